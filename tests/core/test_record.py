"""The format of records: exact text, exact JSON, and nothing lost between them."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.errors import RecordError
from aedilis.core.game import Game
from aedilis.core.record import Header, Record, Result, commitment, from_json, from_text, load, sealed, to_json, to_text

pytestmark = pytest.mark.once

RECORD = Record(
    header=Header(
        game="capitol",
        rules=1,
        players=2,
        options={"draw": "six_new", "start_seat": 0},
        seats=("Ada", "Zoë"),
        commitment="6b86",
        seed="one: two",
    ),
    actions=["0 pass", "1 bid R3 F5"],
    result=Result(actions=2, scores=(31, 28), winners=(0,), check="00ff"),
)
TEXT = """aedilis record 1
game: capitol
rules: 1
players: 2
options: {"draw":"six_new","start_seat":0}
seats: ["Ada","Zoë"]
commitment: 6b86
seed: "one: two"

0 pass
1 bid R3 F5
end: 2 actions, 31 28, won by 0, check 00ff
"""
DOCUMENT = {
    "header": {
        "game": "capitol",
        "rules": 1,
        "players": 2,
        "options": {"draw": "six_new", "start_seat": 0},
        "seats": ["Ada", "Zoë"],
        "commitment": "6b86",
        "seed": "one: two",
        "start": None,
    },
    "actions": ["0 pass", "1 bid R3 F5"],
    "result": {"actions": 2, "scores": [31, 28], "winners": [0], "check": "00ff"},
}
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 53), 1 << 53) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
HEADERS = st.builds(
    Header,
    game=st.sampled_from(["capitol", "corduba"]),
    rules=st.integers(1, 99),
    players=st.integers(1, 4),
    options=st.dictionaries(st.text(max_size=8), VALUES, max_size=4),
    seats=st.lists(st.text(max_size=10), max_size=4).map(tuple),
    commitment=st.text("0123456789abcdef", min_size=1, max_size=64),
    seed=st.none() | st.text(max_size=20),
)
SEATS = st.lists(st.integers(0, 3), min_size=1, max_size=4).map(tuple)
RESULTS = st.builds(Result, actions=st.integers(0, 999), scores=SEATS, winners=SEATS, check=st.just("0a"))
LINES = st.lists(st.from_regex(r"[0-3] [a-z]{1,6}( [A-Z0-9]{1,3}){0,3}", fullmatch=True), max_size=5)
RECORDS = st.builds(Record, header=HEADERS, actions=LINES, result=st.none() | RESULTS)


def test_the_text_form() -> None:
    assert to_text(RECORD) == TEXT
    assert from_text(TEXT) == RECORD


def test_the_json_form() -> None:
    assert json.loads(to_json(RECORD)) == DOCUMENT
    assert from_json(json.dumps(DOCUMENT)) == RECORD


def test_either_form_is_recognised() -> None:
    assert load(TEXT) == load(json.dumps(DOCUMENT)) == load("\n " + to_json(RECORD).decode()) == RECORD


def test_windows_line_ends_are_read() -> None:
    assert from_text(TEXT.replace("\n", "\r\n")) == RECORD


@given(RECORDS)
def test_nothing_is_lost(record: Record) -> None:
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record


@pytest.mark.parametrize(
    "name", ["a\nb", "a\r\nb", "a\x0bb", "a\x0cb", "a\x1cb", "a\x85b", "a\u2028b", "a\u2029b", '"', "\\", "\x00", ": "]
)
def test_names_and_seeds_with_strange_characters_survive(name: str) -> None:
    header = Header(
        game="capitol", rules=1, players=2, options={name: name}, seats=(name, name), commitment="0", seed=name
    )
    assert from_text(to_text(Record(header=header, actions=["0 pass"]))) == Record(header=header, actions=["0 pass"])


def test_a_record_without_its_seed_keeps_the_rest() -> None:
    shown = msgspec.structs.replace(RECORD, header=sealed(RECORD.header))
    assert shown.header.seed is None
    assert "one: two" not in to_text(shown)
    assert shown.header.commitment == "6b86"
    assert RECORD.header.seed == "one: two"


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_a_game_that_begins_at_a_position_has_a_record_that_replays() -> None:
    fresh = Game.new("capitol", players=2, seed="before")
    for _ in range(9):
        fresh.play(fresh.legal(fresh.actor())[-1])
    game = Game.from_position("capitol", msgspec.json.encode(fresh.rules.position(fresh.state)), seats=("Ada", "Bo"))
    assert game.state == fresh.state
    assert game.events(-1) == []
    while not game.is_over():
        game.play(game.legal()[0])
    for again in (from_text(to_text(game.record)), from_json(to_json(game.record))):
        assert Game.from_record(again).state == game.state


def test_the_starting_position_is_committed_to_and_kept_secret() -> None:
    fresh = Game.new("capitol", players=2, seed="before")
    game = Game.from_position("capitol", msgspec.json.encode(fresh.rules.position(fresh.state)))
    public = game.public_record()
    assert (public.header.seed, public.header.start) == (None, None)
    start = dict(game.record.header.start or {})
    changed = msgspec.structs.replace(game.record.header, start={**start, "consul": 1 - start["consul"]})
    with pytest.raises(RecordError) as caught:
        Game.from_record(Record(header=changed))
    assert caught.value.code == "record-tampered"
    spoilt = {**start, "supply": 3}
    header = msgspec.structs.replace(changed, start=spoilt, commitment=commitment(str(changed.seed), spoilt))
    with pytest.raises(RecordError) as caught:
        Game.from_record(Record(header=header))
    assert caught.value.code == "record-corrupt"

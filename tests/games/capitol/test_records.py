"""Truncated, corrupt, foreign or tampered records: each gives a clear error, and never another exception."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.errors import RecordError
from aedilis.core.game import Game
from aedilis.core.record import Record, commitment, from_json, from_text, load, to_json, to_text

pytestmark = pytest.mark.once

TEXT = (Path(__file__).parent / "golden" / "normal_end_2p.txt").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
BLANK = LINES.index("")  # the header ends here
FINISHED = load(TEXT)


def refused(document: str) -> RecordError:
    """Load and replay a document that must be refused; return the refusal."""
    with pytest.raises(RecordError) as refusal:
        Game.from_record(load(document))
    return refusal.value


def with_line(number: int, line: str) -> str:
    """Return the record with one line changed."""
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]]) + "\n"


def header_line(key: str) -> int:
    """Return the number of a header line."""
    return next(number for number, line in enumerate(LINES) if line.startswith(f"{key}: "))


def with_header(key: str, value: object) -> str:
    """Return the record with one header field changed."""
    return with_line(header_line(key), f"{key}: {value}")


def with_json(change: Callable[[dict[str, Any]], object]) -> str:
    """Return the JSON form of the record, changed."""
    document = json.loads(to_json(FINISHED))
    change(document)
    return json.dumps(document)


def test_the_record_itself_is_good() -> None:
    for form in (TEXT, to_json(FINISHED).decode()):
        assert Game.from_record(load(form)).record == FINISHED


# Truncated.


@pytest.mark.parametrize("kept", range(1, BLANK))
def test_a_record_that_ends_within_its_header_is_truncated(kept: int) -> None:
    assert refused("\n".join(LINES[:kept])).code == "record-truncated"


@pytest.mark.parametrize("missing", [1, 2, 17, len(FINISHED.actions)])
def test_a_finished_record_without_its_last_actions_is_truncated(missing: int) -> None:
    cut = Record(header=FINISHED.header, actions=FINISHED.actions[:-missing], result=FINISHED.result)
    assert refused(to_text(cut)).code == "record-truncated"
    assert refused(to_json(cut).decode()).code == "record-truncated"


@given(st.integers(0, len(TEXT) - 1))
def test_cut_off_anywhere_it_is_refused_or_a_shorter_game(length: int) -> None:
    with suppress(RecordError):
        game = Game.from_record(load(TEXT[:length]))
        whole = max(0, len(game.record.actions) - 1)
        assert game.record.actions[:whole] == FINISHED.actions[:whole]
        assert len(game.record.actions) < len(FINISHED.actions) or length >= len(TEXT) - len(LINES[-1]) - 2


@pytest.mark.parametrize("length", [1, 50, 400, -1, -2, -30])
def test_cut_off_json_is_corrupt(length: int) -> None:
    assert refused(to_json(FINISHED).decode()[:length]).code == "record-corrupt"


# Corrupt.


@pytest.mark.parametrize(
    "document", ["", "\n", "hello", "aedilis record 2\n\n", " aedilis", "\0" * 40, "[]", "null", "7", "{}"]
)
def test_what_is_no_record_is_corrupt(document: str) -> None:
    assert refused(document).code == "record-corrupt"


@given(st.text(max_size=200))
def test_any_text_is_refused(document: str) -> None:
    assert refused(document).code == "record-corrupt"


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(document: bytes) -> None:
    with pytest.raises(RecordError) as refusal:
        from_json(document)
    assert refusal.value.code == "record-corrupt"


@pytest.mark.parametrize("field", ["game", "rules", "players", "options", "commitment"])
def test_a_missing_header_field_is_corrupt(field: str) -> None:
    number = header_line(field)
    assert refused("\n".join(LINES[:number] + LINES[number + 1 :])).code == "record-corrupt"
    assert refused(with_json(lambda document: document["header"].pop(field))).code == "record-corrupt"


@pytest.mark.parametrize("field", ["game", "rules", "players", "options", "seats", "commitment", "seed"])
def test_a_header_field_given_twice_is_corrupt(field: str) -> None:
    line = LINES[header_line(field)]
    assert refused(with_line(header_line(field), f"{line}\n{line}")).code == "record-corrupt"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", '"2"'),
        ("players", "two"),
        ("players", "9"),
        ("players", "-1"),
        ("players", "1" + "0" * 30),
        ("players", "1" + "0" * 5000),
        ("rules", "null"),
        ("rules", "1" + "0" * 5000),
        ("options", "[]"),
        ("options", "{"),
        ("options", '{"auction_tie":"dice"}'),
        ("options", '{"weather":"rain"}'),
        ("options", '{"preset":"CHESS"}'),
        ("options", '{"preset":[]}'),
        ("options", '{"preset":{}}'),
        ("options", '{"auction_tie":[]}'),
        ("options", '{"start_seat":7}'),
        ("options", '{"start_seat":"0"}'),
        ("options", '{"board":"ATLANTIS"}'),
        ("options", '{"board":7}'),
        ("options", '{"board":{"name":"x","prefecture":[]}}'),
        ("options", "[" * 100_000),
        ("options", '{"a":' * 100_000),
        ("seats", '"Ada"'),
        ("seats", "[1,2]"),
        ("seed", "7"),
        ("seed", "unquoted"),
        ("seed", '"\\ud800"'),
    ],
)
def test_a_header_field_of_the_wrong_kind_is_corrupt(field: str, value: str) -> None:
    assert refused(with_header(field, value)).code == "record-corrupt"


def test_a_seed_that_is_no_text_is_refused_even_when_it_was_committed_to() -> None:
    """A lone surrogate has no UTF-8 form, so nothing can be committed to it."""
    assert isinstance(refused(with_header("seed", '"\\udfff"')), RecordError)


@pytest.mark.parametrize(
    "change",
    [
        lambda document: document.pop("header"),
        lambda document: document.update(header=7),
        lambda document: document.update(actions="0 pass"),
        lambda document: document.update(actions=[7]),
        lambda document: document.update(actions=[None]),
        lambda document: document.update(result=[]),
        lambda document: document["result"].update(scores="12"),
        lambda document: document["result"].update(scores=["a"]),
        lambda document: document["result"].pop("check"),
        lambda document: document["header"].update(players="2"),
        lambda document: document["header"].update(players=10**30),
        lambda document: document["header"].update(options={"preset": []}),
        lambda document: document["header"].update(seats=[1]),
    ],
)
def test_json_of_the_wrong_type_is_corrupt(change: Callable[[dict[str, Any]], object]) -> None:
    assert refused(with_json(change)).code == "record-corrupt"


@pytest.mark.parametrize("depth", [100, 10_000, 1_000_000])
def test_deeply_nested_json_is_corrupt(depth: int) -> None:
    assert refused('{"header":' * depth).code == "record-corrupt"
    assert refused('{"header":' + "[" * depth + "]" * depth + "}").code == "record-corrupt"


@pytest.mark.parametrize(
    "line", ["", "0", "pass", "0 jump", "9 pass", "0 floor Z9 0+1", "0 bid R1 R1 R1", "0 pass\t\x00", "end", "é"]
)
def test_a_line_that_is_no_action_is_corrupt(line: str) -> None:
    assert refused(with_line(BLANK + 4, line)).code == "record-corrupt"


def test_a_corrupt_action_is_named() -> None:
    assert refused(with_line(BLANK + 4, "0 jump")).details["action"] == 4


@pytest.mark.parametrize(
    "end",
    [
        "end: ",
        "end: 4 actions",
        "end: many actions, 1 2, won by 0, check 00",
        "end: 4 actions, x, won by 0, check 00",
        "end: 4 actions, 1 2, won by nobody, check 00",
        "end: 1" + "0" * 5000 + " actions, 1 2, won by 0, check 00",
    ],
)
def test_an_end_line_of_the_wrong_form_is_corrupt(end: str) -> None:
    assert refused(with_line(len(LINES) - 1, end)).code == "record-corrupt"


def test_nothing_may_follow_the_end() -> None:
    assert refused(TEXT + "0 pass\n").code == "record-corrupt"
    assert refused(TEXT + "\n\n").code == "record-corrupt"
    assert refused(TEXT + LINES[-1]).code == "record-corrupt"


@pytest.mark.parametrize("size", [1_000_000])
def test_a_huge_record_is_refused_soon(size: int) -> None:
    assert refused("aedilis record 1\n" + "x" * size).code == "record-corrupt"
    assert refused("aedilis record 1\n" + "a: b\n" * (size // 5)).code == "record-corrupt"
    assert refused(TEXT + "0 pass\n" * (size // 7)).code == "record-corrupt"
    assert refused(with_line(BLANK + 1, "0 bid " + "R1 " * (size // 3))).code == "record-corrupt"
    assert refused(to_text(Record(header=FINISHED.header, actions=["0 pass"] * (size // 7)))).code == "record-tampered"


# Of another version or game.


@pytest.mark.parametrize("version", [-1, 0, 2, 99])
def test_another_version_is_said_so(version: int) -> None:
    error = refused(with_header("rules", version))
    assert error.code == "record-version"
    assert error.details["version"] == version
    assert refused(with_json(lambda document: document["header"].update(rules=version))).code == "record-version"


@pytest.mark.parametrize("name", ["corduba-2", "chess", "", "../capitol"])
def test_a_game_that_is_not_installed_is_refused(name: str) -> None:
    assert isinstance(refused(with_header("game", name)), RecordError)


def test_a_record_without_its_seed_is_still_sealed() -> None:
    number = header_line("seed")
    assert refused("\n".join(LINES[:number] + LINES[number + 1 :])).code == "record-sealed"
    assert refused(with_json(lambda document: document["header"].update(seed=None))).code == "record-sealed"


# Tampered with.


def test_another_seed_is_tampering() -> None:
    assert refused(with_header("seed", '"another"')).code == "record-tampered"


def test_another_commitment_is_tampering() -> None:
    assert refused(with_header("commitment", "0" * 64)).code == "record-tampered"


def test_another_seed_with_its_commitment_is_tampering() -> None:
    """Whoever forges both gets another deal, in which the actions do not hold."""
    header = msgspec.structs.replace(FINISHED.header, seed="forged", commitment=commitment("forged"))
    forged = Record(header=header, actions=FINISHED.actions, result=FINISHED.result)
    assert refused(to_text(forged)).code == "record-tampered"


def test_an_action_out_of_turn_is_tampering_and_names_the_rule() -> None:
    first = FINISHED.actions[0]
    other = ("1" if first[0] == "0" else "0") + " pass"
    error = refused(with_line(BLANK + 1, other))
    assert error.code == "record-tampered"
    assert error.rule == "R1.1"
    assert error.details["action"] == 1


@given(st.data())
def test_a_changed_action_is_noticed(data: st.DataObject) -> None:
    """Another legal action leads to another end, an illegal one is refused."""
    index = data.draw(st.integers(0, len(FINISHED.actions) - 1))
    game = Game.from_record(Record(header=FINISHED.header, actions=FINISHED.actions[:index]))
    lines = sorted(
        {game.rules.notation(action) for seat in range(2) for action in game.legal(seat).codes}
        - {FINISHED.actions[index]}
    )
    if lines:
        error = refused(with_line(BLANK + 1 + index, data.draw(st.sampled_from(lines))))
        assert error.code in ("record-tampered", "record-truncated")


@given(st.integers(0, len(FINISHED.actions) - 2))
def test_a_dropped_action_is_noticed(index: int) -> None:
    actions = FINISHED.actions[:index] + FINISHED.actions[index + 1 :]
    dropped = Record(header=FINISHED.header, actions=actions, result=FINISHED.result)
    assert refused(to_text(dropped)).code in ("record-tampered", "record-truncated")


@given(st.integers(0, len(FINISHED.actions) - 2))
def test_swapped_actions_are_noticed_if_they_matter(index: int) -> None:
    actions = list(FINISHED.actions)
    actions[index], actions[index + 1] = actions[index + 1], actions[index]
    swapped = Record(header=FINISHED.header, actions=actions, result=FINISHED.result)
    with suppress(RecordError):
        assert Game.from_record(from_text(to_text(swapped))).state == Game.from_record(FINISHED).state


@pytest.mark.parametrize(
    "change",
    [{"actions": 1}, {"scores": (99, 0)}, {"scores": ()}, {"winners": (0, 1)}, {"winners": ()}, {"check": "0" * 16}],
)
def test_another_result_is_tampering(change: dict[str, Any]) -> None:
    assert FINISHED.result is not None
    result = msgspec.structs.replace(FINISHED.result, **change)
    assert (
        refused(to_text(Record(header=FINISHED.header, actions=FINISHED.actions, result=result))).code
        == "record-tampered"
    )


def test_another_number_of_players_is_tampering() -> None:
    assert refused(with_header("players", 3)).code == "record-tampered"


@pytest.mark.parametrize(
    "change", [{"board": "RECON_567"}, {"auction_tie": "high_card_then_order"}, {"final_tie": "most_blocks_on_board"}]
)
def test_other_options_are_tampering_even_if_the_game_would_go_the_same_way(change: dict[str, str]) -> None:
    options = json.dumps({**FINISHED.header.options, **change})
    assert refused(with_header("options", options)).code == "record-tampered"


def test_actions_after_the_end_are_tampering() -> None:
    longer = Record(header=FINISHED.header, actions=[*FINISHED.actions, "0 pass"], result=FINISHED.result)
    error = refused(to_text(longer))
    assert error.code == "record-tampered"
    assert error.rule == "R0.2"


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    half = Record(header=FINISHED.header, actions=FINISHED.actions[:40])
    game = Game.from_record(from_text(to_text(half)))
    assert not game.is_over()
    assert game.record == half

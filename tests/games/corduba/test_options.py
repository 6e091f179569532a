"""Options: every word has its number, a pack of one's own travels with them, and nothing else is an option."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.errors import OptionError
from aedilis.core.game import Game
from aedilis.core.record import from_text, to_text
from aedilis.games.corduba.engine import options as numbers
from aedilis.games.corduba.engine.option_file import (
    CHOICES,
    DEFAULTS,
    content_option,
    full_options,
    option_words,
    packed_options,
)
from aedilis.games.corduba.engine.pack.read import STANDARD, read_documents, standard
from tests.games.corduba.facts import PEACEFUL

pytestmark = pytest.mark.once

ANY = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in CHOICES.items()})


def test_the_default_is_the_standard_preset() -> None:
    assert full_options(None) == full_options("STANDARD") == full_options({"preset": "STANDARD"}) == full_options({})
    assert full_options(None) == DEFAULTS | {"content_hash": standard().digest}
    assert packed_options(full_options(None)).values() == [0] * numbers.OPTIONS


def test_every_option_stands_at_its_number() -> None:
    assert len(CHOICES) == numbers.OPTIONS
    for name in CHOICES:
        number = getattr(numbers, name.upper())
        assert list(CHOICES).index(name) == number


@given(ANY)
def test_words_and_numbers_convert_without_loss(chosen: dict[str, Any]) -> None:
    full = full_options(chosen)
    assert option_words(packed_options(full), content_option(full)) == full
    assert full_options(full) == full


def test_truth_can_be_said_in_words() -> None:
    assert full_options({"tile_mirroring": "true"})["tile_mirroring"] is True
    assert full_options({"unrest_rank_loss": "false"})["unrest_rank_loss"] is False


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("SCHMIDT_2001", "unknown-preset"),
        ({"preset": 3}, "unknown-preset"),
        ({"weather": "fine"}, "unknown-option"),
        ({"market_refill": "never"}, "bad-option"),
        ({"market_refill": 0}, "bad-option"),
        ({"market_refill": []}, "bad-option"),
        ({"tile_mirroring": 1}, "bad-option"),
        ({"tile_mirroring": "maybe"}, "bad-option"),
        ({"content": "printed"}, "bad-content"),
        ({"content": {}}, "bad-content"),
        ({"content": None}, "bad-content"),
        ({"content": {"board": object()}}, "bad-content"),
        ({"content": {"board": {"version": 10**400}}}, "bad-content"),
        ({"content_hash": "0"}, "bad-content"),
        ({"content": PEACEFUL, "content_hash": "0"}, "bad-content"),
    ],
)
def test_what_is_no_option_is_refused(given: Any, code: str) -> None:
    with pytest.raises(OptionError) as refusal:
        full_options(given)
    assert refusal.value.code == code


def test_a_mistake_in_a_pack_is_named() -> None:
    documents = copy.deepcopy(PEACEFUL)
    documents["buildings"]["building"][8]["cost"] = {"gold": 1}
    with pytest.raises(OptionError) as refusal:
        full_options({"content": documents})
    assert "buildings" in str(refusal.value.details["file"])
    assert "gold" in refusal.value.message


def test_a_pack_of_ones_own_travels_in_the_record() -> None:
    game = Game.new("corduba", players=2, options={"content": PEACEFUL}, seed="own")
    game.play(game.legal(0).codes[0])
    again = Game.from_record(from_text(to_text(game.record)))
    assert again.state == game.state
    assert again.record.header.options["content_hash"] == content_option({"content": PEACEFUL}).digest


def test_a_record_whose_pack_was_changed_is_refused() -> None:
    options = full_options({"content": PEACEFUL})
    options["content"] = read_documents(STANDARD)
    with pytest.raises(OptionError, match="hash"):
        full_options(options)


def test_words_for_people_do_not_change_the_hash() -> None:
    documents = read_documents(STANDARD)
    documents["buildings"]["building"][0]["name"] = "Kräutergarten"
    options = full_options({"content": documents})
    assert options["content_hash"] == standard().digest
    assert option_words(packed_options(options), content_option(options))["content"] == documents

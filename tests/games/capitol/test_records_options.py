"""Options: what is not one is refused by name, and what is one comes back in full."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.errors import OptionError, RecordError
from aedilis.core.game import Game
from aedilis.core.record import Header, Record, commitment
from aedilis.games.capitol.engine.option_file import (
    CHOICES,
    DEFAULTS,
    PRESETS,
    full_options,
    option_words,
    packed_options,
)
from tests.games.capitol.facts import CRAMPED, options

pytestmark = pytest.mark.once


def refused(given: Any) -> OptionError:
    with pytest.raises(OptionError) as refusal:
        full_options(given)
    return refusal.value


def test_the_default_is_the_published_game() -> None:
    assert full_options(None) == full_options({}) == full_options("SCHMIDT_2001") == DEFAULTS
    assert next(iter(PRESETS)) == "SCHMIDT_2001"
    assert {name for name, values in CHOICES.items() if DEFAULTS[name] != values[0]} == set()


def test_the_other_preset_differs_in_the_auction_tie_alone() -> None:
    given = full_options("DESIGNER_TEXT")
    assert {name for name in given if given[name] != DEFAULTS[name]} == {"auction_tie"}
    assert full_options({"preset": "DESIGNER_TEXT", "floor": "tallest_only"}) == given | {"floor": "tallest_only"}


def test_an_unknown_option_is_refused() -> None:
    assert refused({"weather": "rain"}).code == "unknown-option"
    assert refused({"weather": "rain"}).details["option"] == "weather"


@pytest.mark.parametrize("preset", ["CHESS", "", "schmidt_2001"])
def test_an_unknown_preset_is_refused(preset: str) -> None:
    assert refused(preset).code == "unknown-preset"
    assert refused({"preset": preset}).code == "unknown-preset"


@pytest.mark.parametrize("preset", [None, 7, [], {}])
def test_a_preset_that_is_no_name_is_refused(preset: object) -> None:
    assert refused({"preset": preset}).code == "unknown-preset"


@pytest.mark.parametrize("name", sorted(CHOICES))
@pytest.mark.parametrize("value", ["dice", "", None, 0, [], {}])
def test_a_value_that_an_option_does_not_have_is_refused(name: str, value: object) -> None:
    assert refused({name: value}).code == "bad-option"
    assert refused({name: value}).details["option"] == name


@pytest.mark.parametrize("seat", [-1, 4, 10**30, "0", None, 1.0, []])
def test_a_start_seat_is_a_seat(seat: object) -> None:
    assert refused({"start_seat": seat}).code == "bad-option"


@pytest.mark.parametrize("board", ["ATLANTIS", "", 7, None, [], {}, {"name": "x", "prefecture": []}])
def test_a_board_is_a_board(board: object) -> None:
    assert refused({"board": board}).code == "bad-board"


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_B10_a_chosen_start_player_sits_at_the_table(players: int, seat: int) -> None:
    options = {"start_player": "chosen", "start_seat": seat}
    with pytest.raises(OptionError):
        Game.new("capitol", players=players, options=options, seed="b10")
    header = Header(game="capitol", rules=1, players=players, options=options, commitment=commitment("b10"), seed="b10")
    with pytest.raises(RecordError) as refusal:
        Game.from_record(Record(header=header))
    assert refusal.value.code == "record-corrupt"


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_B10_the_chosen_start_player_begins(players: int, seat: int) -> None:
    game = Game.new("capitol", players=players, options={"start_player": "chosen", "start_seat": seat}, seed="b10")
    assert game.actor() == seat


@given(options(2))
def test_options_survive_the_engine(given_options: dict[str, Any]) -> None:
    full = full_options(given_options)
    words = option_words(packed_options(full))
    assert words == {name: full[name] for name in words}
    assert set(full) - set(words) == {"board", "memory_aid", "palette"}


@given(st.dictionaries(st.text(max_size=12), st.none() | st.integers() | st.text(max_size=5), max_size=3))
def test_any_mapping_gives_options_or_an_option_error(given_options: dict[str, Any]) -> None:
    with suppress(OptionError):
        assert set(full_options(given_options)) == set(DEFAULTS)


def test_a_given_mapping_is_left_alone() -> None:
    given_options = {"floor": "tallest_only", "board": CRAMPED}
    full = full_options(given_options)
    full["floor"] = "free"
    assert given_options == {"floor": "tallest_only", "board": CRAMPED}
    assert full_options(None) == DEFAULTS

"""Levels: every bot is honest, legal, deterministic and never blocks, in any position and under any options."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from aedilis.bots.bot import Bot
from aedilis.bots.levels import RANDOM, known, make, names
from aedilis.core.catalogue import find, rules
from aedilis.core.errors import OptionError
from aedilis.core.rng import seeded
from aedilis.games.capitol.engine.packing import NULL_PLAY, PASS, STOP_DRAWING, action_kind
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View
from tests.bots.compiled import COMPILED

CAPITOL = rules("capitol")
QUICK = ("random", "tiro", "faber", *(("mensor:4", "vitruvius:4") if COMPILED else ()))


def started(players: int, options: dict[str, Any] | str | None, seed: str) -> State:
    state = CAPITOL.new_state(players, CAPITOL.options(options), seed)
    assert isinstance(state, State)
    return state


LEVELS = ("tiro", "discipulus", "faber", "structor", "mensor", "architectus", "vitruvius")
COMPARED = ("aedile", "praetor", "consul")


@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_names_are_the_levels_and_random(game: str) -> None:
    assert names(game) == (RANDOM, *LEVELS)
    assert known(game) == (RANDOM, *LEVELS, *COMPARED)  # tables of long ago still name these
    for level in known(game):
        assert make(level, game).name == level


@pytest.mark.once
@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_no_level_is_called_what_something_in_a_game_is_called(game: str) -> None:
    """The log of a game tells of bots and of figures: a name there means one of them."""
    folder = find(game).folder
    files = [file for kind in ("pack/*.toml", "words/*/*.ftl", "rules.md") for file in Path(str(folder)).glob(kind)]
    assert len(files) > 10
    for file in files:
        found = set(re.findall(r"\w+", file.read_text(encoding="utf-8").lower())) & set(LEVELS)
        assert not found, file


def quick(level: str) -> str:
    """The level with a few tries, if it searches."""
    return level if level in (*LEVELS[:3], "aedile") else f"{level}:8"


def first_deeds(level: str, players: int, deal: int) -> list[int]:
    """What kind of action each seat begins a game with, all of them of one level."""
    state, bot, rng = started(players, None, f"first {deal}"), make(quick(level), "capitol"), seeded(level)
    kinds: dict[int, int] = {}
    while len(kinds) < players:
        seat = state.actor()
        action = bot.choose(state.view(seat), rng)
        kinds.setdefault(seat, action_kind(action))
        state.apply(action)
    return list(kinds.values())


@pytest.mark.parametrize(("level", "players"), list(product(LEVELS if COMPILED else LEVELS[:3], (2, 3, 4))))
def test_no_level_for_people_begins_a_game_with_a_pass(level: str, players: int) -> None:
    assert not any(PASS in first_deeds(level, players, deal) for deal in range(8))


def test_what_levels_are_compared_with_may_begin_with_a_pass() -> None:
    assert any(PASS in first_deeds("aedile", 2, deal) for deal in range(12))


@pytest.mark.parametrize(("level", "players"), list(product(("tiro", "discipulus"), (2, 3, 4))))
def test_whoever_misjudges_throws_no_card_away(level: str, players: int) -> None:
    """No card is played for nothing and no free one declined, unless nothing else is there to do."""
    bot, bonus = make(level, "capitol"), 0
    for deal in range(6 if COMPILED else 1):
        state, rng = started(players, None, f"thrift {deal}"), seeded(f"thrift {deal}")
        while not state.is_over():
            view = state.view(state.actor())
            action, kinds = bot.choose(view, rng), set(map(action_kind, view.legal()))
            if action_kind(action) in (NULL_PLAY, STOP_DRAWING):
                assert kinds <= {NULL_PLAY, STOP_DRAWING}, CAPITOL.notation(action)
            bonus += STOP_DRAWING in kinds
            state.apply(action)
    assert bonus > 20 or not COMPILED


NO_LEVELS = (  # nor bots of somebody else's
    *("nobody", "", "praetor ", "a:b:c", "x y:z", "@f", ":5"),
    *("tiro:5", "aedile:1s", "tiro:nans", "aedile:abc", "random:5"),
)
NO_BUDGETS = (
    *("", " 5", "٣", "soon", "x.s", "s", "0", "-1", "0s", "-0.5s", "nans", "nan", "infs", "1e400s", "9999s"),
    *("1" * 30, "1" * 5000),
)


@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_an_unknown_level_or_budget_is_refused(game: str) -> None:
    for level in NO_LEVELS:
        with pytest.raises(OptionError) as refusal:
            make(level, game)
        assert refusal.value.code in ("bad-budget", "unknown-level"), level
    for level, budget in product(("praetor", "consul"), NO_BUDGETS):
        with pytest.raises(OptionError) as refusal:
            make(f"{level}:{budget}", game)
        assert refusal.value.code == "bad-budget"
        assert len(refusal.value.message) < 200


EVERY_OTHER_OPTION = {
    "auction_tie": "high_card_then_order",
    "no_bid": "low_score_free",
    "draw": "refill_to_six",
    "floor": "tallest_only",
    "partial_top_tie": "second",
    "bonus_draw": "forced",
    "final_tie": "most_blocks_on_board",
    "board": "RECON_567",
}


# Uncompiled every fourth of them, which leaves out no level, no number of players and no option.
@pytest.mark.parametrize(
    ("level", "players", "option"),
    list(product(QUICK, (2, 3, 4), (None, *EVERY_OTHER_OPTION)))[:: 1 if COMPILED else 4],
)
def test_bots_finish_games_under_every_option(level: str, players: int, option: str | None) -> None:
    options = None if option is None else {option: EVERY_OTHER_OPTION[option]}
    state = started(players, options, f"{level} {option}")
    bots: list[Bot] = [make("aedile" if seat else level, "capitol") for seat in range(players)]
    rng = seeded(f"{level} {option}")
    for _ in range(340):  # no game is longer
        if state.is_over():
            break
        view: View = state.view(state.actor())
        action = bots[view.seat].choose(view, rng)
        assert view.refusal(action) == 0
        state.apply(action)
    assert state.is_over()

"""Levels: every bot is honest, legal, deterministic and never blocks, in any position and under any options."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.bots.bot import Bot
from aedilis.bots.levels import RANDOM, known, make, names
from aedilis.core.catalogue import rules
from aedilis.core.errors import OptionError
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots import search
from aedilis.games.capitol.engine.belief import determinize
from aedilis.games.capitol.engine.packing import PASS, action_kind
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View

CAPITOL = rules("capitol")
COMPILED = not search.__file__.endswith(".py")
QUICK = ("random", "tiro", "faber", *(("mensor:4", "vitruvius:4") if COMPILED else ()))


def started(players: int, options: dict[str, Any] | str | None, seed: str) -> State:
    state = CAPITOL.new_state(players, CAPITOL.options(options), seed)
    assert isinstance(state, State)
    return state


def advanced(state: State, steps: int, seed: str) -> State:
    """Play a number of random steps, but stop before the end."""
    rng = seeded(seed)
    mover = make(RANDOM, "capitol")
    for _ in range(steps):
        after = state.clone()
        after.apply(mover.choose(after.view(after.actor()), rng))
        if after.is_over():
            break
        state = after
    return state


positions = st.builds(
    lambda players, preset, seed, steps: advanced(started(players, preset, f"deal {seed}"), steps, f"play {seed}"),
    st.integers(2, 4),
    st.sampled_from([None, *CAPITOL.presets]),
    st.integers(0, 10**6),
    st.integers(0, 200),
)


LEVELS = ("tiro", "discipulus", "faber", "structor", "mensor", "architectus", "vitruvius")
COMPARED = ("aedile", "praetor", "consul")


@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_names_are_the_levels_and_random(game: str) -> None:
    assert names(game) == (RANDOM, *LEVELS)
    assert known(game) == (RANDOM, *LEVELS, *COMPARED)  # tables of long ago still name these
    for level in known(game):
        assert make(level, game).name == level


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


NO_BUDGETS = (
    "soon",
    "x.s",
    "s",
    "0",
    "-1",
    "0s",
    "-0.5s",
    "nans",
    "nan",
    "infs",
    "1e400s",
    "1" * 30,
    "1" * 5000,
    "9999s",
)


@pytest.mark.parametrize("game", ["capitol", "corduba"])
def test_an_unknown_level_or_budget_is_refused(game: str) -> None:
    for level in ("nobody", "", "praetor ", "tiro:5", "aedile:1s", "tiro:nans"):
        with pytest.raises(OptionError):
            make(level, game)
    for level, budget in product(("praetor", "consul"), NO_BUDGETS):
        with pytest.raises(OptionError) as refusal:
            make(f"{level}:{budget}", game)
        assert refusal.value.code == "bad-budget"
        assert len(refusal.value.message) < 200


@pytest.mark.parametrize("level", QUICK)
@given(state=positions)
def test_every_choice_is_legal(level: str, state: State) -> None:
    view = state.view(state.actor())
    assert view.refusal(make(level, "capitol").choose(view, seeded("any"))) == 0


@pytest.mark.parametrize("level", QUICK)
@given(state=positions, seed=st.integers(0, 10**6))
def test_the_choice_depends_on_the_view_only(level: str, state: State, seed: int) -> None:
    seat = state.actor()
    view = state.view(seat)
    other = determinize(view, seeded(f"other {seed}"))  # what the seat cannot know, dealt anew
    if other.phase == state.phase and other.sealed == state.sealed:
        assert other.view(seat) == view
        first, second = make(level, "capitol"), make(level, "capitol")
        assert first.choose(view, seeded("same")) == second.choose(other.view(seat), seeded("same"))


@pytest.mark.parametrize("level", QUICK)
def test_a_bot_leaves_the_view_as_it_was(level: str) -> None:
    state = advanced(started(3, None, "untouched"), 40, "untouched")
    view, again = state.view(state.actor()), state.view(state.actor())
    make(level, "capitol").choose(view, seeded("1"))
    assert view == again


@pytest.mark.parametrize("level", QUICK)
def test_same_view_same_numbers_same_choice(level: str) -> None:
    bot = make(level, "capitol")
    state = started(2, None, "twice")
    rng = seeded("twice")
    for _ in range(30):
        view = state.view(state.actor())
        assert bot.choose(view, rng.clone()) == bot.choose(view, rng.clone())
        assert bot.choose(view, 7) == bot.choose(view, 7)
        state.apply(bot.choose(view, rng))


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


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", [None, *EVERY_OTHER_OPTION])
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


def test_a_bot_that_has_nothing_to_decide_says_so() -> None:
    state = started(2, None, "idle")
    with pytest.raises(ValueError, match="nothing to decide"):
        make("aedile", "capitol").choose(state.view(1 - state.actor()), seeded("1"))


@pytest.mark.parametrize("level", ["praetor:2", "consul:2"])
def test_search_chooses_legally_and_the_same_again_compiled_or_not(level: str) -> None:
    state = advanced(started(2, None, "both engines"), 60, "both engines")
    view = state.view(state.actor())
    chosen = make(level, "capitol").choose(view, seeded("1"))
    assert view.refusal(chosen) == 0
    assert make(level, "capitol").choose(view, seeded("1")) == chosen

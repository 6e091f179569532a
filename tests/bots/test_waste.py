"""What no level wastes: in Capitol a dear card on nothing, in Corduba prestige on a track at its end."""

from functools import cache
from itertools import product

import pytest

from aedilis.bots.levels import make
from aedilis.core.catalogue import find, rules
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.searching import SearchBot
from aedilis.games.capitol.engine.cards import FLOOR, KINDS, PERMITS, ROOFS, cards_in, value_of
from aedilis.games.capitol.engine.fields import BUILD, ROUNDS
from aedilis.games.capitol.engine.packing import FLOOR_CARD, NULL_PLAY, PASS, ROOF_CARD, action_card, action_kind
from aedilis.games.capitol.engine.state import State as CapitolState
from aedilis.games.capitol.engine.view import View as CapitolView
from aedilis.games.corduba.bots.searching import SearchBot as CordubaSearchBot
from aedilis.games.corduba.engine.effects.prestige import ChooseDistricts
from aedilis.games.corduba.engine.packing import first
from aedilis.games.corduba.engine.state.frames import CHOOSE_DISTRICTS
from aedilis.games.corduba.engine.state.state import State as CordubaState
from aedilis.games.corduba.engine.words import DISTRICTS, TRACK
from tests.bots.compiled import COMPILED, needs_compiled

BUDGETS = dict.fromkeys(("structor", "mensor", "architectus", "vitruvius"), ":8")
ASKED = [f"{level}{BUDGETS.get(level, '')}" for level in find("capitol").levels if COMPILED or level not in BUDGETS]
COMPANIES = (("random", "aedile"), ("tiro", "random", "aedile"), ("tiro", "random", "random", "aedile"))


# ---------------------------------------------------------------- Capitol


@cache
def buildings() -> list[CapitolView]:
    """Return what the seats saw in the building phases of some games."""
    found = []
    capitol = rules("capitol")
    for number, levels in product(range(4 if COMPILED else 2), COMPANIES):
        state = capitol.new_state(len(levels), capitol.options(None), f"waste {number}")
        assert isinstance(state, CapitolState)
        bots = [make(levels[(seat + number) % len(levels)], "capitol") for seat in range(len(levels))]
        rng = seeded(f"waste {number}")
        while not state.is_over():
            view = state.view(state.actor())
            if state.phase == BUILD:
                found.append(view)
            state.apply(bots[view.seat].choose(view, rng))
    return found


def changes_nothing(view: CapitolView, action: int) -> bool:
    """Tell whether a card is played for nothing: no house that it helps can come to the board, no rival lacks blocks.

    In the last round nobody draws any more: an unfinished house needs a roof card and a permit of the hand.
    """
    kind = action_kind(action)
    if kind == NULL_PLAY:
        return True
    if view.round < ROUNDS or kind not in (FLOOR_CARD, ROOF_CARD):
        return False
    if kind == ROOF_CARD:
        return view.hand & PERMITS == 0
    building = [seat for seat in range(view.players) if seat != view.seat and not view.passed >> seat & 1]
    contested = view.supply - 2 < 2 * sum(view.held[seat * KINDS + FLOOR] for seat in building)
    pieces = view.roofs[2 * view.seat] + view.roofs[2 * view.seat + 1]
    return not contested and (view.hand & PERMITS == 0 or view.hand & ROOFS == 0 or pieces == 0)


def is_waste(view: CapitolView, action: int) -> bool:
    """Tell whether a cheaper card would have changed nothing as well."""
    if action_kind(action) == PASS or not changes_nothing(view, action):
        return False
    return value_of(action_card(action)) > min(value_of(card) for card in cards_in(view.hand))


@pytest.mark.parametrize("level", ASKED)
def test_no_level_burns_a_dear_card_for_nothing(level: str) -> None:
    bot = make(level, "capitol")
    for view in buildings():
        action = bot.choose(view, seeded("waste"))
        assert not is_waste(view, action), (rules("capitol").notation(action), cards_in(view.hand))


@pytest.mark.parametrize("level", ["praetor:1", "consul:1"])
def test_no_search_even_considers_it(level: str) -> None:
    bot = make(level, "capitol")
    assert isinstance(bot, SearchBot)
    idle = 0
    for view in buildings():
        searching = bot.search_for(view.players)
        searching.consider_root(view)
        mind = searching.thinking
        considered = [mind.items[i] for i in range(mind.size)]
        assert not any(is_waste(view, action) for action in considered)
        kinds = [action_kind(action) for action in considered]
        assert kinds.count(PASS) == kinds.count(NULL_PLAY) == 1
        idle += any(changes_nothing(view, action) and action_kind(action) != NULL_PLAY for action in view.legal())
    assert idle > 3


# ---------------------------------------------------------------- Corduba


@cache
def namings() -> list[CordubaState]:
    """Return positions of some games in which a seat names a district for prestige, one or two tracks at the end."""
    found = []
    corduba = rules("corduba")
    for number, players in product(range(2 if COMPILED else 1), (1, 2, 3, 4) if COMPILED else (2,)):
        state = corduba.new_state(players, corduba.options(None), f"prestige {number}")
        assert isinstance(state, CordubaState)
        bots = [make(level, "corduba") for level in ("aedile", "random", "aedile", "random")[-players:]]
        rng = seeded(f"prestige {number}")
        while not state.is_over():
            seat = state.actor()
            if state.depth and state.top_kind() == CHOOSE_DISTRICTS and state.top(ChooseDistricts.STEPS) > 0:
                found += ended(state, seat)
            state.apply(bots[seat].choose(state.view(seat), rng))
    return found


def ended(state: CordubaState, seat: int) -> list[CordubaState]:
    """Return the position with each choice of the offered tracks at their end, but for those where all or none are."""
    offered = [district for district in range(DISTRICTS) if state.top(ChooseDistricts.DISTRICTS) >> district & 1]
    result = []
    for chosen in product((False, True), repeat=len(offered)):
        if any(chosen) and not all(chosen):
            changed = state.clone()
            for district, at_end in zip(offered, chosen):
                place = seat * DISTRICTS + district
                if at_end:
                    changed.prestige[place] = changed.highest[place] = TRACK
                elif changed.prestige[place] == TRACK:
                    changed.prestige[place] = TRACK - 1
            result.append(changed)
    return result


@pytest.mark.parametrize("level", ASKED)
def test_no_level_gives_prestige_to_a_track_at_its_end(level: str) -> None:
    bot = make(level, "corduba")
    asked = 0
    for number, state in enumerate(namings()):
        view = state.view(state.actor())
        chosen = first(bot.choose(view, seeded(f"prestige {number}")))
        assert view.prestige[view.seat * DISTRICTS + chosen] < TRACK
        asked += 1
    assert asked > 3 or not COMPILED


@needs_compiled
@pytest.mark.parametrize("level", ["praetor:8", "consul:8"])
def test_no_search_compares_a_track_at_its_end(level: str) -> None:
    bot = make(level, "corduba")
    assert isinstance(bot, CordubaSearchBot)
    for number, state in enumerate(namings()):
        view = state.view(state.actor())
        compared = [first(candidate.action) for candidate in bot.candidates(view, seeded(f"prestige {number}"))]
        assert compared
        assert all(view.prestige[view.seat * DISTRICTS + district] < TRACK for district in compared)

"""Aedile in Corduba: honest, legal and deterministic under all rules, and a sensible player."""

from typing import Any

import pytest

from aedilis.arena.match import Setting, pairings
from aedilis.arena.playing import play as play_game
from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.corduba.bots import greedy
from aedilis.games.corduba.bots.delivering import delivery
from aedilis.games.corduba.bots.worth import worth
from aedilis.games.corduba.engine.effects.conditions import tiles_of
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.option_file import CHOICES
from aedilis.games.corduba.engine.packing import SCORED
from aedilis.games.corduba.engine.state.fields import DELIVERING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import DISTRICTS
from tests.bots.compiled import needs_compiled
from tests.games.corduba.builder import begin, give, put_tile, table, unrest_on

CORDUBA = rules("corduba")


def started(players: int, options: dict[str, Any] | None, seed: str) -> State:
    state = CORDUBA.new_state(players, CORDUBA.options(options), seed)
    assert isinstance(state, State)
    return state


def finished(players: int, options: dict[str, Any] | None, seed: str) -> State:
    """Return the end of a game among Aediles."""
    state = started(players, options, seed)
    bot = make("aedile", "corduba")
    rng = seeded(seed)
    while not state.is_over():
        view = state.view(state.actor())
        action = bot.choose(view, rng)
        assert view.refusal(action) == 0
        state.apply(action)
    return state


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Corduba"):
        make("aedile", "corduba").choose(rules("capitol").new_state(2, rules("capitol").options(None), "x").view(0), 1)


@needs_compiled
@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in CHOICES.items() for value in values[1:]]
)
def test_aediles_finish_games_under_every_option(option: str, value: object) -> None:
    assert finished(2, {option: value}, f"{option} {value}").is_over()


@needs_compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_aediles_build_a_city_and_keep_it_quiet(players: int) -> None:
    for number in range(3):
        state = finished(players, None, f"city {number}")
        assert state.ending == SCORED
        tiles = [tiles_of(state, seat) for seat in range(players)]
        assert min(tiles) >= 3
        assert sum(tiles) >= 5 * players


@needs_compiled
def test_aedile_beats_random() -> None:
    setting = Setting("corduba", 2, ("aedile", "random"), 10, seed="strength")
    games = [play_game(setting, pairing) for pairing in pairings(setting)]
    won = [game.seats[seat] for game in games for seat in game.winners]  # random players cause rebellions
    assert len(won) >= len(games) // 2
    assert set(won) == {"aedile"}


# ---------------------------------------------------------------- rules of thumb


def test_a_build_is_seen_through_to_its_tile() -> None:
    s = table(2)
    give(s, 0, worker=1, wood=2, denarii=1)
    s.apply(ACTION_FORMS.packed("0 build servorum herbarium"))
    greedy.Foresight().settle(s, 0, True)
    assert tiles_of(s, 0) == 1


def test_what_helps_is_worth_more() -> None:
    s = table(3)
    before = worth(s, 0)
    s.senators[0] += 1
    with_senator = worth(s, 0)
    assert with_senator > before
    s.prestige[0] += 1  # ahead of the others
    ahead = worth(s, 0)
    assert ahead > with_senator
    s.prestige[DISTRICTS] += 1  # caught up with
    assert worth(s, 0) < ahead


@pytest.mark.parametrize("goods", ["food", "wood", "stone", "tool", "amphora", "marble", "denarii", "worker"])
def test_goods_are_worth_something_and_troops_and_offerings_that_rome_wants_more(goods: str) -> None:
    s = table(3)
    before = worth(s, 0)
    give(s, 0, **{goods: 1})
    one = worth(s, 0) - before
    assert one > 0
    give(s, 0, velites=1)
    assert worth(s, 0) - before - one > 250
    give(s, 0, offering1=1)
    assert worth(s, 0) - before - one > 500


def test_a_third_revolt_is_the_greatest_danger() -> None:
    s = table(4)
    losses = []
    for district in ("servorum", "plebeius", "patricius"):
        put_tile(s, district, "forum")
        before = worth(s, 0)
        unrest_on(s, district, "forum")
        losses.append(before - worth(s, 0))
    assert 0 < losses[0] < losses[1] < losses[2]
    assert losses[2] > 2000


def test_somebody_puts_down_the_third_revolt() -> None:
    s = table(4)
    for district in ("servorum", "plebeius", "patricius"):
        put_tile(s, district, "forum")
        unrest_on(s, district, "forum")
    put_tile(s, "servorum", "excubitorium")
    give(s, 0, worker=2)
    chosen = make("aedile", "corduba").choose(s.view(0), 1)
    assert ACTION_FORMS.notation(chosen) == "0 activate servorum excubitorium 0"


def sent(s: State) -> str:
    """Return what the rules for secret deliveries choose for the next part of seat 0 at the end of a decade."""
    s.round = 3
    begin(s, DELIVERING)
    out = Actions()
    view = s.view(0)
    view.list_legal(out)
    return ACTION_FORMS.notation(delivery(view, out))


def test_just_more_troops_than_anybody_can_send() -> None:
    s = table(2)
    give(s, 0, velites=3, legionary=1)
    give(s, 1, velites=1)
    assert sent(s) == "0 troops legionary:1"


def test_only_what_is_owed_where_nothing_can_be_won() -> None:
    s = table(2)
    give(s, 0, velites=2)
    give(s, 1, equites=3)
    assert sent(s) == "0 troops velites:1"


def test_a_fair_share_of_goods_or_one_if_rome_cannot_be_satisfied() -> None:
    s = table(2, demand="lapis")  # 5 stone together
    give(s, 0, stone=3)
    give(s, 1, stone=1, amphora=1)
    assert sent(s) == "0 goods 3"
    s = table(2, demand="lapis")
    give(s, 0, stone=2)
    assert sent(s) == "0 goods 1"

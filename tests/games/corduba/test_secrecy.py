"""What a seat of Corduba cannot know, and what it can (rules C1.7, C3.7, C10.2)."""

from random import Random

import pytest

from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms.events import CardsRevealed, Delivered
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.fields import DELIVERING, KEEPING
from aedilis.games.corduba.engine.state.state import State
from tests.contract.habits import Table, step, tables
from tests.contract.players import uniform
from tests.contract.playing import seats_of
from tests.games.corduba.builder import assert_conserved, of_type
from tests.games.corduba.sealing import resealed

each_number = pytest.mark.parametrize("players", [2, 3, 4])


def is_secret(s: State) -> bool:
    """Tell whether all choose secretly now."""
    return s.depth == 0


@tables(25, "corduba", (2, 3, 4))
def test_a_deal_of_a_view_can_be_played_and_is_dealt_from_what_is_unseen(table: Table[State]) -> None:
    for s in table.moments():
        if table.chooser.randrange(4 if is_secret(s) else 60) == 0:
            seat = table.chooser.randrange(-1, table.players)
            made = determinize(s.view(seat), seeded(str(table.chooser.random())))
            assert_conserved(made)
            assert sorted(made.rome_deck) == sorted(s.rome_deck)
            assert sorted(made.macellum_deck) == sorted(s.macellum_deck)
            if seat >= 0:
                assert made.view(seat).secret == s.view(seat).secret
                assert made.legal(seat) == s.legal(seat)
            if s.stage == KEEPING:
                hands = [tuple(made.dealt[3 * one : 3 * one + 3]) for one in range(table.players)]
                heritage = [card for hand in hands for card in hand[:2]]
                families = [hand[2] for hand in hands]
                assert len(set(heritage)) == 2 * table.players
                assert len(set(families)) == table.players
            while not made.is_over() and table.chooser.randrange(30):
                made.apply(table.choice(made))
            assert_conserved(made)


def at_stage(stage: int, players: int) -> State:
    """Return a position in which all choose secretly, with something to deliver."""
    for seed in range(40):
        chooser = Random(seed)
        s = RULES.new_state(players, RULES.options(None), f"secret {seed}")
        while not s.is_over():
            if s.stage == stage and is_secret(s) and len(seats_of(s.to_act())) == players:
                return s
            step(s, [uniform] * 4, chooser)
    raise AssertionError("nobody has anything to deliver")


def varied(s: State, chooser: Random) -> list[State]:
    """Return positions that differ in nothing but what the first seat cannot know."""
    others = [determinize(s.view(0), seeded(str(number))) for number in range(30)]
    for other in others:
        resealed(s, other, 0, chooser)
    return others


@each_number
def test_the_variation_varies(players: int) -> None:
    """Dealt cards, kept ones, stacks and fists do differ, or the tests of all games show nothing."""
    chooser = Random(3)
    s = at_stage(KEEPING, players)
    s.apply(s.legal(1)[0])
    others = varied(s, chooser)
    assert len({tuple(other.dealt[3:6]) for other in others}) > 10
    assert len({other.kept[1] for other in others}) > 10
    assert len({tuple(other.rome_deck) for other in others}) > 10
    assert len({tuple(other.macellum_deck) for other in others}) > 10
    assert {tuple(other.dealt[0:3]) for other in others} == {tuple(s.dealt[0:3])}
    s = at_stage(DELIVERING, players)
    while s.to_act() >> 1 & 1 and len(seats_of(s.to_act())) == players:
        s.apply(s.legal(1)[0])
    others = varied(s, chooser)
    assert len({other.fist[1] for other in others}) > 1
    assert {other.fist[0] for other in others} == {s.fist[0]}


@each_number
def test_what_is_open_does_show(players: int) -> None:
    """Each change is one that everybody can see, so every view must differ."""
    s = at_stage(DELIVERING, players)
    for seat in range(-1, players):
        for change in ("demand", "tile_drawn", "sealed", "round"):
            other = s.clone()
            setattr(other, change, getattr(s, change) ^ 1)
            assert other.view(seat) != s.view(seat)
        other = s.clone()
        other.held[0] += 1
        assert other.view(seat) != s.view(seat)
        other = s.clone()
        other.rome_deck[0], other.rome_deck[1] = s.rome_deck[1], s.rome_deck[0]
        assert other.view(seat) == s.view(seat)


@each_number
def test_all_is_told_at_once_when_the_last_has_chosen(players: int) -> None:
    s = at_stage(KEEPING, players)
    s.listen(True)
    for seat in range(players):
        assert not of_type([RULES.event(code) for code in s.take_events()], CardsRevealed)
        s.apply(s.legal(seat)[0])
    told = of_type([RULES.event(code) for code in s.take_events()], CardsRevealed)
    assert [event.seat for event in told] == list(s.order)[:players]
    s = at_stage(DELIVERING, players)
    s.listen(True)
    while s.stage == DELIVERING:
        assert not of_type([RULES.event(code) for code in s.take_events()], Delivered)
        s.apply(s.legal(s.actor())[-1])
    opened = of_type([RULES.event(code) for code in s.take_events()], Delivered)
    assert [event.seat for event in opened] == list(s.order)[:players]

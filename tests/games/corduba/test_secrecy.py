"""Vary only what a seat cannot know: nothing that this seat receives changes (rules C1.7, C3.7, C10.2)."""

from functools import partial
from random import Random

import pytest

from aedilis.core.game import Game
from aedilis.core.record import to_json
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms.events import CardsRevealed, Delivered
from aedilis.games.corduba.engine.packing import DELIVER_TROOPS, action_kind, first, second
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.fields import DELIVERING, KEEPING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.fist import PARTS_AT, parts_chosen
from aedilis.games.corduba.engine.steps.rome import delivered_by, part_to_choose
from aedilis.games.corduba.engine.words import CHARACTERS
from tests.contract.playing import seats_of
from tests.contract.secrecy import follow, own_answers, received
from tests.games.corduba.builder import assert_conserved, of_type
from tests.games.corduba.golden.players import HABITS
from tests.games.habits import Table

PART = 1 << PARTS_AT  # a fist counts its parts above its goods
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def varied(s: State, seat: int, chooser: Random) -> State:
    """Return a position that differs in nothing but what this seat (-1: a spectator) cannot know.

    A deal breaks the seals of the others, so each of them chooses anew as far as it had chosen.
    """
    other = determinize(s.view(seat), seeded(str(chooser.random())))
    for rival in range(s.players):
        if rival == seat:
            continue
        if s.stage == KEEPING and s.sealed >> rival & 1:
            act = chooser.choice(other.legal(rival))
            other.kept[rival] = first(act) * CHARACTERS + second(act)
        elif s.stage == DELIVERING:
            while parts_chosen(other.fist[rival]) < parts_chosen(s.fist[rival]):
                act = chooser.choice(other.legal(rival))
                part = part_to_choose(other, rival, other.fist[rival])
                assert action_kind(act) == DELIVER_TROOPS + part
                other.fist[rival] = other.fist[rival] % PART + delivered_by(other, rival, act) + (part + 1) * PART
    other.sealed = s.sealed
    return other


def is_secret(s: State) -> bool:
    """Tell whether all choose secretly now."""
    return s.depth == 0


@HABITS.tables(20)
def test_a_seat_receives_nothing_of_what_it_cannot_know(table: Table[State]) -> None:
    met: list[int] = []
    for s in table.moments():
        if table.chooser.randrange(4 if is_secret(s) else 40) == 0:
            met += [act for seat in range(table.players) for act in s.legal(seat)[:10]]
            for seat in range(-1, table.players):
                other = varied(s, seat, table.chooser)
                assert_conserved(other)
                assert received(RULES, other, seat) == received(RULES, s, seat)
                if seat >= 0:
                    asked = [act & ~(3 << 6) | seat << 6 for act in table.chooser.sample(met, min(len(met), 10))]
                    assert own_answers(other, seat, asked) == own_answers(s, seat, asked)


def same_action(s: State, other: State, seat: int, chooser: Random) -> tuple[int, int]:
    """Return an action for each of the two positions; rivals choose secretly as they like."""
    acting = chooser.choice(seats_of(s.to_act()))
    if is_secret(s) and acting != seat:
        return chooser.choice(s.legal(acting)), chooser.choice(other.legal(acting))
    assert s.legal(acting) == other.legal(acting)
    act = chooser.choice(s.legal(acting))
    return act, act


@HABITS.tables(20)
def test_events_and_questions_are_the_same_up_to_the_next_reveal(table: Table[State]) -> None:
    for s in table.moments():
        if table.chooser.randrange(3 if is_secret(s) else 60) == 0:
            seat = table.chooser.randrange(-1, table.players)
            other = varied(s, seat, table.chooser)
            follow(RULES, s.clone(), other, seat, partial(same_action, seat=seat, chooser=table.chooser))


@HABITS.tables(25)
def test_neither_view_nor_record_nor_events_tell_a_sealed_choice(table: Table[State]) -> None:
    """One seat chooses differently: until the fists open, everything that leaves the host for others is the same."""
    game = Game.new("corduba", players=table.players, options=table.deal.options, seed=str(table.deal.seed))
    while not game.is_over():
        s = game.state
        assert isinstance(s, State)
        act = table.choice(s)
        acting = RULES.seat_of(act)
        if is_secret(s) and (s.stage == KEEPING or table.chooser.randrange(3) == 0):
            one, two = game.at(game.moves), game.at(game.moves)
            one.play(act)
            two.play(table.chooser.choice(game.legal(acting).codes))
            if one.free_undo_to() < one.moves:  # nothing has been opened
                assert to_json(one.public_record()) == to_json(two.public_record())
                assert game.rules.notation(act) not in one.public_record().actions[len(game.public_record().actions) :]
                for seat in range(-1, table.players):
                    assert one.event_codes(seat) == two.event_codes(seat)
                    if seat != acting:
                        assert isinstance(one.state, State)
                        assert isinstance(two.state, State)
                        assert received(RULES, one.state, seat) == received(RULES, two.state, seat)
        game.play(act)


@HABITS.tables(25)
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
            HABITS.step(s, ["uniform"] * 4, chooser)
    raise AssertionError("nobody has anything to deliver")


@each_number
def test_the_variation_varies(players: int) -> None:
    """Dealt cards, kept ones, stacks and fists do differ, or the tests above show nothing."""
    chooser = Random(3)
    s = at_stage(KEEPING, players)
    s.apply(s.legal(1)[0])
    others = [varied(s, 0, chooser) for _ in range(30)]
    assert len({tuple(other.dealt[3:6]) for other in others}) > 10
    assert len({other.kept[1] for other in others}) > 10
    assert len({tuple(other.rome_deck) for other in others}) > 10
    assert len({tuple(other.macellum_deck) for other in others}) > 10
    assert {tuple(other.dealt[0:3]) for other in others} == {tuple(s.dealt[0:3])}
    s = at_stage(DELIVERING, players)
    while s.to_act() >> 1 & 1 and len(seats_of(s.to_act())) == players:
        s.apply(s.legal(1)[0])
    others = [varied(s, 0, chooser) for _ in range(30)]
    assert len({other.fist[1] for other in others}) > 1
    assert {other.fist[0] for other in others} == {s.fist[0]}


@each_number
@pytest.mark.parametrize("stage", [KEEPING, DELIVERING])
def test_an_own_choice_shows_to_its_seat_alone(stage: int, players: int) -> None:
    """These comparisons can fail: the seat that chose does see the difference."""
    s = at_stage(stage, players)
    sealed = s.clone()
    acting = seats_of(s.to_act())[-1]
    s.apply(s.legal(acting)[0])
    sealed.apply(sealed.legal(acting)[-1])
    assert s != sealed
    for viewer in range(-1, players):
        assert (s.view(viewer) == sealed.view(viewer)) == (viewer != acting)
        assert (received(RULES, s, viewer) == received(RULES, sealed, viewer)) == (viewer != acting)


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

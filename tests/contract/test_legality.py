"""Every game: who may act, what the lists say, and that a refused action changes nothing."""

from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import strategies as st

from aedilis.core.catalogue import rules
from aedilis.core.contract import Action
from aedilis.core.errors import FormatError, IllegalAction
from aedilis.core.game import Game
from aedilis.core.record import to_json
from tests.contract.playing import begin, moments, random_move, seats_of, some_moments, with_second_thoughts
from tests.contract.variants import TABLES, Deal, any_deal

INTEGERS = st.one_of(
    st.integers(-(1 << 70), 1 << 70),
    st.integers(0, 1 << 30),
    st.integers(0, 1 << 12),
    st.sampled_from([-1, (1 << 63) - 1, 1 << 63, -(1 << 63), 1 << 64, 10**40]),
)


class Foreign(Action, frozen=True, tag="foreign"):
    """An action of no game."""


def everything(game: Game) -> tuple[object, ...]:
    """Return all that a refused action must leave alone."""
    events = [game.event_codes(seat) for seat in range(-1, game.state.players)]
    return game.state.clone(), game.state.key(), game.actions, to_json(game.record), events


@any_deal(10)
def test_a_seat_to_act_has_a_legal_action_and_the_others_have_none(deal: Deal) -> None:
    for game in with_second_thoughts(begin(deal), Random(deal.seed)):
        acting = game.to_act()
        assert acting == seats_of(game.state.to_act())
        assert bool(acting) != game.is_over()
        assert game.actor() == -1 if game.is_over() else game.actor() in acting
        for seat in range(deal.players):
            if seat in acting:
                assert game.legal(seat).codes
            else:  # what is sealed may be sealed anew, nothing else can be done out of turn
                assert all(game.rules.is_sealed(action) for action in game.legal(seat).codes)


@any_deal(10)
def test_listed_actions_are_distinct_and_not_refused(deal: Deal) -> None:
    for game in some_moments(begin(deal), Random(deal.seed), every=3):
        for seat in range(deal.players):
            listed = game.legal(seat).codes
            assert len(set(listed)) == len(listed)
            for action in listed:
                assert game.state.refusal(action) == 0
                assert game.rules.seat_of(action) == seat


@any_deal(10)
def test_a_view_lists_and_refuses_the_same_as_the_state(deal: Deal) -> None:
    chooser = Random(deal.seed)
    seen: set[int] = set()
    for game in some_moments(begin(deal), chooser, every=4):
        seen.update(*(game.legal(seat).codes for seat in range(deal.players)))
        sample = chooser.sample(sorted(seen), min(len(seen), 20))
        for seat in range(-1, deal.players):
            view = game.view(seat)
            assert view.seat == seat
            assert view.to_act() == game.state.to_act()
            assert view.must_act() == (seat in game.to_act())
            assert view.legal() == (game.legal(seat).codes if seat >= 0 else [])
            for action in sample:
                own = game.rules.seat_of(action) == seat
                assert view.refusal(action) == game.state.refusal(action) if own else view.refusal(action)


@any_deal(2, moves=st.integers(0, 120), asked=st.lists(INTEGERS, min_size=1, max_size=20))
def test_a_refused_integer_changes_nothing(deal: Deal, moves: int, asked: list[int]) -> None:
    chooser = Random(deal.seed)
    game = begin(deal)
    for _ in range(moves):
        if not game.is_over():
            game.play(random_move(game.state, chooser))
    before = everything(game)
    allowed = {action for seat in range(deal.players) for action in game.legal(seat).codes}
    for action in asked:
        try:
            given = game.check(action)
        except (IllegalAction, FormatError) as error:
            with pytest.raises(type(error)):
                game.play(action)
            assert everything(game) == before
            assert action not in allowed
        else:
            assert game.rules.packed(given.value) == action  # legal in a form that is not listed


@any_deal(2, data=st.data())
def test_garbage_is_refused_and_changes_nothing(deal: Deal, data: st.DataObject) -> None:
    game = begin(deal)
    before = everything(game)
    with pytest.raises(FormatError):
        game.play(Foreign(0))
    line = game.rules.notation(game.legal().codes[-1])
    spoilt = st.builds(lambda cut, rest: line[:cut] + rest, st.integers(0, len(line)), st.text(max_size=8))
    text = data.draw(st.one_of(st.text(max_size=40), spoilt))
    with suppress(FormatError, IllegalAction):
        game.check(text)
    assert everything(game) == before


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_is_legal_when_the_game_is_over(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="the end")
    seen: set[int] = set()
    for moment in moments(game, Random(1)):
        seen.update(*(moment.legal(seat).codes for seat in range(players)))
    assert all(game.state.refusal(action) for action in seen)
    assert game.state.to_act() == 0
    before = everything(game)
    with pytest.raises(IllegalAction):
        game.play(min(seen))
    assert everything(game) == before


@pytest.mark.parametrize(("name", "players"), [table for table in TABLES if table[1] > 1])
def test_a_refusal_names_its_clause(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="a clause")
    chooser = Random(7)
    while len(game.to_act()) == players:  # all choose secretly
        game.play(random_move(game.state, chooser))
    other = next(seat for seat in range(players) if seat not in game.to_act())
    listed = rules(name).typed(game.legal().codes[0])
    with pytest.raises(IllegalAction) as refused:
        game.play(msgspec.structs.replace(listed, seat=other))
    assert refused.value.code == "illegal-action"
    assert refused.value.rule is not None
    assert refused.value.rule in str(refused.value)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("seat", [-2, 4, 99])
def test_there_is_no_seat_outside_the_table(name: str, players: int, seat: int) -> None:
    game = Game.new(name, players=players, seed="a seat")
    with pytest.raises(FormatError):
        game.view(seat)
    with pytest.raises(FormatError):
        game.legal(seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nobody_plays_for_a_seat_outside_the_table(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="a guest")
    chooser = Random(6)
    while game.moves < 40 and not game.is_over():
        action = game.rules.typed(random_move(game.state, chooser))
        before = everything(game)
        for seat in (players, players + 1, -1):
            with pytest.raises((IllegalAction, FormatError)):
                game.play(msgspec.structs.replace(action, seat=seat))
        assert everything(game) == before
        game.play(action)

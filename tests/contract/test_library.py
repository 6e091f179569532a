"""The library reads like the rules: actions in what is legal, an outcome, games that are saved and passed on."""

import copy
import pickle
import re
from collections.abc import Callable
from multiprocessing import get_context
from random import Random

import pytest

import aedilis
from aedilis.core.catalogue import names, rules
from aedilis.core.contract import View
from aedilis.core.errors import IllegalAction
from aedilis.core.game import Game
from tests.contract.facts import facts_of
from tests.contract.playing import moments, seats_of, some_moments
from tests.contract.variants import TABLES

pytestmark = pytest.mark.once

AGAIN: list[Callable[[object], object]] = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_is_a_sequence_of_typed_actions(name: str, players: int) -> None:
    for game in some_moments(Game.new(name, players=players, seed="legal"), Random(5), every=20):
        for seat in range(players):
            legal, codes = game.legal(seat), game.state.legal(seat)
            assert legal.codes == codes
            assert list(legal) == [game.rules.typed(code) for code in codes]
            assert len(legal) == len(codes)
            assert bool(legal) == bool(codes)
            assert legal[:3] == list(legal)[:3]
            forms: list[object] = [*legal[:20], *map(str, legal[:20]), *codes[:20]]
            assert all(form in legal for form in forms)
            assert [str(action) for action in legal] == [game.rules.notation(code) for code in codes]
            others = [game.legal(other) for other in range(players) if other != seat]
            assert not any(action in theirs for theirs in others for action in legal[:5])
        if not game.is_over():
            assert list(game.legal()) == list(game.legal(game.actor()))


@pytest.mark.parametrize("name", names())
def test_what_is_legal_is_asked_of_the_moment_that_it_was_asked_for(name: str) -> None:
    game = Game.new(name, players=2, seed="a moment")
    legal = game.legal()
    action = legal[0]
    game.play(action)
    assert action in legal
    assert action not in game.legal()
    things: list[object] = ["", "0 nonsense", -1, 1 << 70, None, 1.5]
    assert not any(thing in legal for thing in things)
    with pytest.raises(IllegalAction):
        game.play(action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_outcome_says_who_won_and_why_it_ended(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="the outcome")
    for moment in moments(game, Random(2)):
        assert (moment.outcome() is None) == (not moment.is_over())
    outcome = game.outcome()
    assert outcome is not None
    assert list(outcome.winners) == game.state.winners()
    assert list(outcome.scores) == game.state.scores()
    assert outcome.ending
    assert outcome.winners or facts_of(name).all_may_lose


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_states_and_views_can_be_copied_and_pickled(name: str, players: int) -> None:
    for game in some_moments(Game.new(name, players=players, seed="again"), Random(3), every=40):
        for again in AGAIN:
            assert again(game.state) == game.state
            for seat in range(-1, players):
                assert again(game.view(seat)) == game.view(seat)
            same = again(game)
            assert isinstance(same, Game)
            assert (same.state, same.record) == (game.state, game.record)
            assert same.event_codes(-1) == game.event_codes(-1)
            if not game.is_over():
                before = game.record
                same.play(same.legal()[0])
                assert game.record == before, "a copy is independent"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_know_is_not_in_its_pickled_view(name: str, players: int) -> None:
    """Positions that differ only in what a seat cannot know give the same bytes."""
    chooser = Random(4)
    for game in some_moments(Game.new(name, players=players, seed="hidden"), chooser, every=40):
        for seat in range(-1, players):
            other = game.rules.determinize(game.view(seat), aedilis.seeded(str(chooser.random()))).view(seat)
            if other == game.view(seat):
                assert pickle.dumps(other) == pickle.dumps(game.view(seat))
                assert game.rules.packed_view(other) == game.rules.packed_view(game.view(seat))
            assert game.rules.unpacked_view(game.rules.packed_view(game.view(seat))) == game.view(seat)


def seen(game: Game, view: View) -> tuple[object, ...]:
    """Return, in another process, what came there."""
    return repr(game), game.save(), view.legal(), seats_of(view.to_act())


@pytest.mark.parametrize("name", aedilis.names())
def test_games_and_views_pass_between_processes(name: str) -> None:
    game = Game.new(name, players=2, seed="over there")
    game.play(game.legal()[0])
    view = game.view(game.actor())
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(seen, (game, view)) == seen(game, view)


@pytest.mark.parametrize("name", names())
def test_a_saved_game_goes_on_where_it_stood(name: str) -> None:
    game = Game.new(name, players=2, seed="saved", seats=["Ada", "Bruno"])
    for _ in range(2):
        game.play(game.legal()[-1])
    loaded = Game.load(game.save())
    assert (loaded.state, loaded.record) == (game.state, game.record)
    copied = game.copy()
    copied.play(copied.legal()[0])
    assert (copied.moves, game.moves) == (3, 2)
    game.play(copied.record.actions[-1])
    assert copied.record == game.record


@pytest.mark.parametrize("name", names())
def test_a_representation_says_where_the_game_stands_and_nothing_hidden(name: str) -> None:
    game = Game.new(name, players=2, seed="not to be told")
    assert repr(game).startswith(f"<Game {name}: 2 players, 0 moves, seat ")
    assert "told" not in repr(game)
    for thing in (game.state, game.view(0), game.view(-1), game.rules):
        assert " object at " not in repr(thing)
    assert repr(game.view(0)) == repr(game.view(0)) != repr(game.view(1))
    assert str(game.legal()[0]) in repr(game.legal())
    least = Game.new(name, players=rules(name).seat_range[0])
    least.play(least.legal()[0])
    assert re.match(rf"<Game {name}: (1 player|[2-9] players), 1 move, ", repr(least))
    for _ in moments(game, Random(1)):
        pass
    assert repr(game).endswith("over>")
    assert repr(game.legal(0)) == "<nothing legal>"


@pytest.mark.parametrize("name", names())
def test_what_people_meet_has_a_docstring(name: str) -> None:
    game = Game.new(name, players=2)
    met = [Game, type(game.legal()), type(game.state), type(game.view(0)), type(game.rules), *rules(name).action_types]
    for kind in [*met, *rules(name).event_types]:
        assert kind.__doc__, kind
        for method, thing in vars(kind).items():
            if callable(thing) and not method.startswith("_"):
                assert thing.__doc__ or f"\n{method}(" in kind.__doc__, (kind, method)

"""Every game: a deal agrees with its view, undo stops at a reveal, and the public record tells nothing early."""

from collections.abc import Callable
from functools import cache
from itertools import groupby
from random import Random

import pytest

from aedilis.core.game import Game
from aedilis.core.record import to_json, to_text
from aedilis.core.rng import seeded
from tests.contract.facts import facts_of
from tests.contract.playing import begin, moments, random_move, some_moments, with_second_thoughts
from tests.contract.variants import TABLES, Deal, any_deal


@any_deal(10)
def test_a_deal_that_agrees_with_a_view_gives_the_same_view(deal: Deal) -> None:
    chooser = Random(deal.seed)
    for game in some_moments(begin(deal), chooser, every=8):
        for seat in range(-1, deal.players):
            view = game.view(seat)
            dealt = game.rules.determinize(view, seeded(str(chooser.random())))
            waiting = game.state.to_act() | dealt.to_act()
            assert waiting == dealt.to_act()  # seals of others are broken: they choose anew
            if dealt.to_act() == game.state.to_act():
                assert dealt.view(seat) == view
                assert dealt.view(seat).legal() == view.legal()
            if seat >= 0:
                assert dealt.legal(seat) == view.legal()


@any_deal(5)
def test_a_preview_is_the_same_whatever_the_seat_cannot_know(deal: Deal) -> None:
    chooser = Random(deal.seed)
    for game in some_moments(begin(deal), chooser, every=8):
        for seat in game.to_act():
            actions = game.legal(seat).codes
            dealt = game.rules.determinize(game.view(seat), seeded(str(chooser.random())))
            if dealt.to_act() == game.state.to_act():  # else seals of others are broken, and nothing is revealed yet
                assert game.rules.previews(dealt, actions) == game.rules.previews(game.state, actions)
                assert game.rules.prospects(dealt, seat) == game.rules.prospects(game.state, seat)


@any_deal(10)
def test_play_goes_on_to_the_end_from_any_such_deal(deal: Deal) -> None:
    chooser = Random(deal.seed)
    for game in some_moments(begin(deal), chooser, every=20):
        seat = chooser.randrange(-1, deal.players)
        dealt = game.rules.determinize(game.view(seat), seeded(str(chooser.random())))
        while not dealt.is_over():
            action = random_move(dealt, chooser)
            assert dealt.refusal(action) == 0
            dealt.apply(action)
        assert dealt.winners() or facts_of(deal.name).all_may_lose


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_dealing_leaves_the_view_alone_and_follows_its_numbers(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="dealing")
    view, kept = game.view(0), game.view(0)
    one, two, three = (game.rules.determinize(view, seeded(text)) for text in ("a", "a", "b"))
    assert view == kept
    assert one == two
    assert one != three or one == game.state  # a game that hides nothing has one deal
    rng = seeded("a")
    shared = game.rules.determinize(view, rng)
    key = shared.key()
    rng.next()
    assert shared.key() == key  # the deal does not keep the caller's numbers


def revealed_after(game: Game, moves: int) -> bool:
    """Tell whether anything hidden was shown after so many moves; the set-up, which nobody can undo, does not count."""
    opening = len(game.at(0).event_codes(-1)) if moves == 0 else 0
    return any(map(game.rules.reveals, game.event_codes(-1, since=moves)[opening:]))


@any_deal(5)
def test_free_undo_never_crosses_a_reveal(deal: Deal) -> None:
    game = begin(deal)
    reveals: list[bool] = []  # by move
    for _ in with_second_thoughts(game, Random(deal.seed)):
        for count in range(len(reveals), game.moves):
            reveals.append(revealed_after(game, count))
        free = game.free_undo_to()
        assert 0 <= free <= game.moves
        assert not any(reveals[free:])
        assert free == 0 or reveals[free - 1]


def sealed_anew(game: Game, action: int, later: int) -> bool:
    """Tell whether the later action replaces the sealed one: the same seat makes the same choice."""
    one, other = game.rules.typed(action), game.rules.typed(later)
    return one.seat == other.seat and type(one) is type(other)


def disclosed(game: Game, reveals: list[bool]) -> list[str]:
    """Return the actions that everybody may know: all but sealed ones that were replaced or are not yet opened."""
    result = []
    for index, action in enumerate(game.actions):
        if game.rules.is_sealed(action):
            opened = next((later for later in range(index, len(reveals)) if reveals[later]), None)
            if opened is None:
                continue
            if any(sealed_anew(game, action, later) for later in game.actions[index + 1 : opened + 1]):
                continue
        result.append(game.rules.notation(action))
    return result


def in_runs(lines: list[str], is_sealed: Callable[[str], bool]) -> list[list[str]]:
    """Return the lines with sealed ones that follow each other in one sorted run: their order tells nothing."""
    return [sorted(run) for _, run in groupby(lines, key=lambda line: is_sealed(line) or line)]


@any_deal(5)
def test_the_public_record_keeps_the_seed_and_unrevealed_choices(deal: Deal) -> None:
    seed = f"secret seed {deal.seed}"
    game = Game.new(deal.name, players=deal.players, options=deal.options, seed=seed)
    is_sealed = cache(lambda line: game.rules.is_sealed(game.rules.packed(line)))
    reveals: list[bool] = []
    chooser = Random(deal.seed)
    for _ in with_second_thoughts(game, chooser):
        if game.moves > len(reveals):
            reveals.append(revealed_after(game, len(reveals)))
        if game.is_over():
            assert game.public_record() == game.record
        elif chooser.randrange(10) == 0:
            public = game.public_record()
            assert public.header.seed is None
            assert public.result is None
            assert in_runs(public.actions, is_sealed) == in_runs(disclosed(game, reveals), is_sealed)
    assert game.public_record() is not game.record


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_form_of_the_public_record_holds_the_seed(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="a secret that is easily found")
    for _ in moments(game, Random(4)):
        public = game.public_record()
        found = "easily found" in to_text(public) or b"easily found" in to_json(public)
        assert found == game.is_over()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_public_record_is_complete_as_soon_as_it_may_be(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="complete")
    for _ in moments(game, Random(5)):
        sealed = any(game.rules.is_sealed(action) for action in game.actions[game.free_undo_to() :])
        assert sealed or game.public_record().actions == game.record.actions

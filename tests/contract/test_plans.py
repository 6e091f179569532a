"""Every game: what a seat foresees follows from what it knows, and its orders lead to legal actions."""

from random import Random

import pytest

from aedilis.core.contract import Rules, StandingOrder, View
from aedilis.core.errors import FormatError
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.i18n import has, languages
from tests.contract.playing import begin, moments, seats_of, some_moments
from tests.contract.variants import TABLES, Deal, any_deal

OURS = ("capitol", "corduba")


@any_deal(8)
def test_what_is_foreseen_is_a_decision_of_the_seat_and_follows_from_its_view(deal: Deal) -> None:
    chooser = Random(deal.seed)
    for game in some_moments(begin(deal), chooser, every=6):
        for seat in range(-1, deal.players):
            view = game.view(seat)
            state = game.rules.ahead(view)
            if seat < 0 or view.must_act() or game.is_over():
                assert state is None
                continue
            dealt = game.rules.determinize(view, seeded(str(chooser.random()))).view(seat)
            if state is None or dealt != view:  # seals of others are broken in a deal
                continue
            again = game.rules.ahead(dealt)
            assert again is not None
            assert again == state
            assert again is not state
            assert seats_of(state.to_act() & 1 << seat) == [seat]
            actions = state.legal(seat)
            assert actions
            assert all(state.refusal(action) == 0 for action in actions)
            game.rules.previews(state, actions[:3])
            game.rules.view_data(state.view(seat))
            state.apply(chooser.choice(actions))
            assert game.view(seat) == view


@any_deal(8)
def test_orders_are_obeyed_by_legal_actions_until_they_are_over(deal: Deal) -> None:
    chooser = Random(deal.seed)
    given_: dict[int, StandingOrder] = {}
    game = begin(deal)
    while not game.is_over():
        for seat in range(deal.players):
            view = game.view(seat)
            if seat in given_ and not game.rules.lasts(view, given_[seat]):
                del given_[seat]
            if seat not in given_ and (offered := list(game.rules.offers(view))):
                offer = chooser.choice(offered)
                limit = None if offer.most is None else chooser.randint(0, offer.most)
                order = game.rules.ordered(view, offer.name, limit)
                assert offer.most == 0 or limit == 0 or game.rules.lasts(view, order)
                given_[seat] = order
        seat = chooser.choice(game.to_act())
        view = game.view(seat)
        action = game.rules.obeyed(view, given_[seat]) if seat in given_ else None
        assert action is None or view.refusal(action) == 0
        game.play(chooser.choice(view.legal()) if action is None else action)
    for seat, order in given_.items():
        assert not game.rules.lasts(game.view(seat), order)
        assert game.rules.obeyed(game.view(seat), order) is None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_only_what_is_offered_can_be_ordered(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="orders")
    for moment in moments(game, Random(1)):
        for seat in range(-1, players):
            view = moment.view(seat)
            refused(game.rules, view, "conquer", None)
            for offer in game.rules.offers(view):
                wrong = [None, -1, offer.most + 1] if offer.most is not None else [0, 1]
                for limit in wrong:
                    refused(game.rules, view, offer.name, limit)
        if moment.moves > 30:
            return


def refused(rules: Rules, view: View, name: str, limit: int | None) -> None:
    with pytest.raises(FormatError) as problem:
        rules.ordered(view, name, limit)
    assert problem.value.code == "bad-order"


@pytest.mark.parametrize("name", OURS)
def test_every_order_has_words_in_every_language(name: str) -> None:
    found = set()
    game = Game.new(name, players=2, seed="words")
    for moment in moments(game, Random(2)):
        found |= {offer.name for seat in range(2) for offer in game.rules.offers(moment.view(seat))}
    assert "pass" in found
    for language in languages():
        assert all(has(f"{name}-order-{order}", language) for order in found), language

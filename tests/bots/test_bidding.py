"""Bids in Capitol: whatever a hand can pay and no rival can top is on the list, and cards without later use are bid.

A naive reference reads the view with plain lists and sets. The positions are auctions of whole games.
"""

from functools import cache
from itertools import product

import pytest

from aedilis.bots.bot import Bot
from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.bidding import tile_worth
from aedilis.games.capitol.bots.learned import weights_for
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.searching import SearchBot
from aedilis.games.capitol.bots.sight import Sight
from aedilis.games.capitol.bots.worth import pip_worth
from aedilis.games.capitol.engine.belief import determinize
from aedilis.games.capitol.engine.cards import KINDS, NO_CARD, cards_in, full_deck, kind_of, total, value_of
from aedilis.games.capitol.engine.fields import BID, QUEUE, ROUNDS, TILES
from aedilis.games.capitol.engine.options import AUCTION_TIE, LOW_SCORE_ELSE_REMOVE, NO_BID_RULE
from aedilis.games.capitol.engine.packing import SEAL_BID, action_bid, action_kind
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View
from tests.bots.compiled import COMPILED

CAPITOL = rules("capitol")
GAMES = 6 if COMPILED else 1
OPTIONS: tuple[dict[str, str], ...] = ({}, {"auction_tie": "high_card_then_order"}, {"no_bid": "low_score_free"})
COMPANIES = (("aedile", "aedile"), ("aedile", "random"), ("tiro", "aedile", "random"), ("aedile",) * 3 + ("random",))


@cache
def auctions() -> list[View]:
    """Return what every seat saw in every auction of some games, under all rules about auctions."""
    found = []
    for number, levels, options in product(range(GAMES), COMPANIES, OPTIONS):
        state = CAPITOL.new_state(len(levels), CAPITOL.options(dict(options)), f"auctions {number}")
        assert isinstance(state, State)
        bots: list[Bot] = [make(levels[(seat + number) % len(levels)], "capitol") for seat in range(len(levels))]
        rng = seeded(f"auctions {number}")
        while not state.is_over():
            view = state.view(state.actor())
            if state.phase == BID:
                found.append(view)
            state.apply(bots[view.seat].choose(view, rng))
    return found


def sums(view: View) -> set[int]:
    """Return every sum that the hand can pay."""
    result = {0}
    for card in cards_in(view.hand):
        result |= {value_of(card) + other for other in result}
    return result


def unseen(view: View) -> list[int]:
    """Return the cards whose place the seat does not know, one by one."""
    cards = cards_in(full_deck())
    seen = cards_in(view.hand)
    for seat in range(view.players):
        if seat != view.seat:
            seen += cards_in(view.known[seat])
    for kind in range(KINDS):
        queue = [int(view.queue[kind * QUEUE + place]) for place in range(view.pile_size[kind])]
        seen += [card for card in queue if card != NO_CARD]
    for card in seen:
        cards.remove(card)
    return cards


def most(view: View, rival: int) -> int:
    """Return the most that a rival may be able to bid, as far as the seat can tell."""
    result = sum(value_of(card) for card in cards_in(view.known[rival]))
    pool = unseen(view)
    for kind in range(KINDS):
        values = sorted((value_of(card) for card in pool if kind_of(card) == kind), reverse=True)
        result += sum(values[: view.secret(rival, kind)])
    return result


def rivals(view: View) -> list[int]:
    """Return the rivals who hold a card."""
    return [seat for seat in range(view.players) if seat != view.seat and view.hand_size(seat)]


def sure(view: View) -> int | None:
    """Return the cheapest sum of the hand that nobody can top, None if there is none."""
    need = 1
    for rival in rivals(view):
        wins_ties = view.option(AUCTION_TIE) == LOW_SCORE_ELSE_REMOVE and view.score[view.seat] < view.score[rival]
        need = max(need, most(view, rival) + (0 if wins_ties else 1))
    return min((paid for paid in sums(view) if paid >= need), default=None)


def is_last_auction(view: View) -> bool:
    """Tell whether cards have no use after this auction."""
    return view.auction == TILES - 1


def considered(bot: SearchBot, view: View) -> list[int]:
    """Return the sums of the bids that a search compares."""
    thinking = bot.search_for(view.players)
    thinking.consider_root(view)
    return [total(action_bid(thinking.thinking.items[i])) for i in range(thinking.thinking.size)]


def searcher(level: str) -> SearchBot:
    bot = make(level, "capitol")
    assert isinstance(bot, SearchBot)
    return bot


@pytest.mark.parametrize("level", ["praetor:1", "consul:1"])
def test_the_cheapest_sure_win_is_an_option(level: str) -> None:
    bot = searcher(level)
    wins = 0
    for view in auctions():
        options = considered(bot, view)
        payable = sums(view)
        assert set(options) <= payable
        assert len(options) == len(set(options))
        assert {0, max(payable)} <= set(options)
        cheapest = sure(view)
        if cheapest is not None:
            wins += 1
            assert cheapest in options, (sorted(payable), options)
    assert wins > 10 * GAMES


def test_some_options_lie_between_nothing_and_the_sure_win() -> None:
    bot = searcher("consul:1")
    wide = 0
    for view in auctions():
        highest = sure(view) or max(sums(view))
        between = {paid for paid in sums(view) if 0 < paid < highest}
        if len(between) >= 4 and not is_last_auction(view):  # there cards have no later use, and nothing is saved
            wide += 1
            assert between & set(considered(bot, view)), (highest, considered(bot, view))
    assert wide > 10 * GAMES


def test_the_options_of_the_tree_are_those_of_the_root() -> None:
    """A try begins with a deal of what is unseen; the same bids must be compared in each, or tries would not add up."""
    bot = searcher("consul:1")
    for number, view in enumerate(auctions()):
        thinking = bot.search_for(view.players)
        expected = considered(bot, view)
        sight = Sight()
        sight.read_unseen(determinize(view, seeded(f"deal {number}")), view.seat)
        assert cards_in(sight.unseen) == unseen(view)
        thinking.forget()
        thinking.attempt(view, seeded(f"deal {number}"))
        assert considered(bot, view) == expected


def aedile_bids(view: View) -> tuple[int, int, Mind]:
    """Return what Aedile bids, what the tile is worth to it in hundredths of numbers, and its mind."""
    mind = Mind(weights_for(view.players))
    mind.sight.read_view(view)
    action = make("aedile", "capitol").choose(view, seeded("bid"))
    assert action_kind(action) == SEAL_BID
    return total(action_bid(action)), tile_worth(mind, view, view.seat, view.tile()), mind


def test_whoever_bids_against_nobody_pays_the_cheapest_card() -> None:
    alone = paid = 0
    for view in auctions():
        if rivals(view) or is_last_auction(view):
            continue
        cheapest = min(sums(view) - {0})
        bid, worth, mind = aedile_bids(view)
        assert bid in (0, cheapest)
        if view.round < ROUNDS and not view.option(NO_BID_RULE):
            alone += 1
            assert bid == (cheapest if worth // pip_worth(mind, view, view.hand) >= cheapest > 0 < worth else 0)
            paid += bid > 0
    if COMPILED:
        assert paid > alone // 4 > 0


def test_a_tile_that_comes_free_is_not_paid_for() -> None:
    free = 0
    for view in auctions():
        if view.option(NO_BID_RULE) and not rivals(view):
            others = [view.score[seat] for seat in range(view.players) if seat != view.seat]
            if view.score[view.seat] < min(others):
                free += 1
                assert aedile_bids(view)[0] == 0
    assert free or not COMPILED


def test_in_the_last_auction_all_cards_are_bid_for_a_tile_of_any_worth() -> None:
    last = 0
    for view in auctions():
        if is_last_auction(view) and rivals(view):
            last += 1
            bid, worth, _ = aedile_bids(view)
            assert bid == (max(sums(view)) if worth > 0 else 0)
    assert last > GAMES


def test_a_bid_is_never_more_than_the_cheapest_that_is_expected_to_win() -> None:
    for view in auctions():
        if not is_last_auction(view):
            enough = sure(view)
            known = all(view.secret(rival, kind) == 0 for rival in rivals(view) for kind in range(KINDS))
            if known and enough is not None:
                assert aedile_bids(view)[0] <= enough

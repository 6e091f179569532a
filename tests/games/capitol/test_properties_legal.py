"""The list of legal actions is complete and exact: against brute force, and against a naive reading of the rules."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import IDENTITIES, cards_in, copies_printed, multiset
from aedilis.games.capitol.engine.fields import BID, BUILD, OVER, PLACE
from aedilis.games.capitol.engine.forms import actions
from aedilis.games.capitol.engine.forms.actions import ACTION_FORMS, CARD_NAMES, card_names
from aedilis.games.capitol.engine.forms.view import unfinished_of
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.contract.habits import Table, step, tables
from tests.contract.players import uniform
from tests.games.capitol import naive
from tests.games.capitol.golden.players import builder, mason, spender


def act_of(state: State, action: int) -> naive.Act:
    """Return the action in the terms of the naive rules; a floor card by the heights it leads to."""
    value = ACTION_FORMS.typed(action)
    match value:
        case actions.Pass():
            return ("pass",)
        case actions.NullPlay(card=card):
            return "null", card
        case actions.FloorCard(card=card):
            after = state.clone()
            after.apply(action)
            return "floor", card, unfinished_of(after, value.seat)
        case actions.RoofCard(card=card, height=height, shape=shape):
            return "roof", card, height, shape
        case actions.Permit(card=card, height=height, shape=shape, prefecture=prefecture):
            return "permit", card, height, shape, prefecture
        case actions.PlaceTile(prefecture=prefecture):
            return "tile", prefecture
        case actions.DrawCard(pile=pile):
            return "draw", pile
        case actions.StopDrawing():
            return ("stop",)
        case actions.SealBid(cards=cards):
            return "bid", sum(map(naive.number, cards)), len(cards)
    raise AssertionError(f"{value!r} is no action of Capitol")


def everything_but_bids(state: State, seat: int) -> list[int]:
    """Return every well-formed action of a seat that could possibly be meant now, bids apart."""
    heights = [*range(max(unfinished_of(state, seat), default=0) + 4), 62]
    hand = cards_in(state.hand[seat])
    places = [
        packing.place_action(kind, seat, number)
        for kind in (packing.PLACE_TILE, packing.DRAW_CARD)
        for number in range(64)
    ]
    found = [packing.simple_action(packing.PASS, seat), packing.simple_action(packing.STOP_DRAWING, seat), *places]
    for card in range(IDENTITIES):
        found.append(packing.card_action(packing.NULL_PLAY, seat, card))
        if card in hand:
            pairs = product([*heights, packing.NO_BLOCK], repeat=2)
            found += [
                packing.card_action(packing.FLOOR_CARD, seat, card) | packing.arguments(low, high, 0)
                for low, high in pairs
            ]
            for height, shape in product([*heights, 7, 8], range(3)):
                found.append(packing.card_action(packing.ROOF_CARD, seat, card) | packing.arguments(height, shape, 0))
                for prefecture in range(10):
                    found.append(
                        packing.card_action(packing.PERMIT_CARD, seat, card)
                        | packing.arguments(height, shape, prefecture)
                    )
    return found


@tables(5, "capitol")
def test_the_list_is_all_that_is_not_refused(table: Table[State]) -> None:
    for state in table.moments():
        if state.phase != BID and table.chooser.randrange(40) == 0:
            for seat in range(table.players):
                listed = Counter(act_of(state, action) for action in state.legal(seat))
                brute = {
                    act_of(state, action) for action in everything_but_bids(state, seat) if not state.refusal(action)
                }
                assert set(listed) == brute
                assert all(count == 1 for count in listed.values())


@tables(3, "capitol")
def test_the_list_is_what_the_rules_say(table: Table[State]) -> None:
    for state in table.moments():
        if state.phase != BID and table.chooser.randrange(8) == 0:
            for seat in range(table.players):
                found = {act_of(state, action) for action in state.legal(seat)}
                assert found == naive.acts(RULES.view_data(state.view(seat)))


@tables(5, "capitol")
def test_bids_are_listed_one_a_sum_with_the_fewest_cards(table: Table[State]) -> None:
    for state in table.moments():
        if state.phase == BID and table.chooser.randrange(3) == 0:
            for seat in range(table.players):
                hand = card_names(state.hand[seat])
                if len(hand) <= 9:
                    listed = [act_of(state, action)[1:] for action in state.legal(seat)]
                    assert len(set(listed)) == len(listed)
                    assert set(listed) == (naive.bids(hand) if hand else set())


@tables(5, "capitol")
def test_any_part_of_a_hand_may_be_bid_and_nothing_else(table: Table[State]) -> None:
    for state in table.moments():
        for seat in range(table.players):
            hand = Counter(cards_in(state.hand[seat]))
            wish = Counter(table.chooser.choices(range(IDENTITIES), k=table.chooser.randrange(3)))
            wish.update(table.chooser.sample(sorted(hand.elements()), table.chooser.randint(0, hand.total())))
            if any(count > copies_printed(card) for card, count in wish.items()):
                continue
            allowed = state.refusal(packing.bid_action(seat, multiset(list(wish.elements())))) == 0
            assert allowed == (state.phase == BID and hand.total() > 0 and wish <= hand)


@pytest.mark.parametrize("phase", [BUILD, PLACE])
def test_every_kind_of_action_is_met(phase: int) -> None:
    """The other tests of this file would pass on games in which nothing happens."""
    met: Counter[int] = Counter()
    for seed in range(6):
        state = RULES.new_state(4, RULES.options(None), str(seed))
        chooser = Random(seed)
        while state.phase != OVER:
            if state.phase == phase:
                met.update(packing.action_kind(action) for action in state.legal(state.actor()))
            step(state, [builder, uniform, mason, spender], chooser)
    wanted = (
        {packing.PASS, packing.FLOOR_CARD, packing.ROOF_CARD, packing.PERMIT_CARD, packing.NULL_PLAY}
        if phase == BUILD
        else {packing.PLACE_TILE}
    )
    assert set(met) == wanted
    assert len(CARD_NAMES) == IDENTITIES

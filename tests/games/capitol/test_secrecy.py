"""What a seat of Capitol cannot know, and what it can (rules R0.7, R0.10, R2.3a)."""

from random import Random

import pytest

from aedilis.core.rng import seeded
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.belief import determinize
from aedilis.games.capitol.engine.cards import cards_in, multiset, one
from aedilis.games.capitol.engine.fields import BID, BUILD, OVER
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.contract.habits import step
from tests.contract.players import uniform
from tests.contract.playing import seats_of
from tests.contract.secrecy import received, sealed_anew
from tests.contract.variants import Deal, any_deal
from tests.games.capitol.golden.players import builder, mason


def part_of(hand: int, chooser: Random) -> int:
    """Return any bid of a hand, no cards and all cards included."""
    cards = cards_in(hand)
    return multiset(chooser.sample(cards, chooser.randint(0, len(cards))))


@any_deal(3, [("capitol", players) for players in (2, 3, 4)])
def test_R2_3a_neither_order_nor_second_thoughts_matter(deal: Deal) -> None:
    chooser = Random(deal.seed)
    state = RULES.new_state(deal.players, RULES.options(deal.options), str(deal.seed))
    while state.phase != BID:
        step(state, [builder, uniform, uniform, uniform], chooser)
        if state.phase == OVER:
            return
    bids = {seat: part_of(state.hand[seat], chooser) for seat in seats_of(state.to_act())}
    ends = []
    for _ in range(4):
        table = state.clone()
        table.listen(True)
        order = chooser.sample(sorted(bids), len(bids))
        for seat in order:
            if seat != order[-1]:
                table.apply(packing.bid_action(seat, part_of(state.hand[seat], chooser)))  # replaced at once
                assert table.auction == state.auction
            table.apply(packing.bid_action(seat, bids[seat]))
        ends.append((table, [code for code in table.take_events() if packing.event_kind(code) != packing.BID_SEALED]))
    assert all(end == ends[0] for end in ends)


def late_position(players: int) -> State:
    """Return a position in which hands are partly known and the piles have been recycled."""
    chooser = Random(7)
    state = RULES.new_state(players, RULES.options(None), "late")
    while state.round < 3 or state.phase != BUILD:
        step(state, [uniform, mason, uniform, uniform], chooser)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_variation_varies(players: int) -> None:
    """Hands, bids, their number of cards and the order of the piles differ, or tests of all games show nothing."""
    state = RULES.new_state(players, RULES.options(None), "vary")
    chooser = Random(3)
    while state.phase != BID:
        state.apply(state.legal(state.active)[0])
    for seat in range(1, players):
        state.apply(packing.bid_action(seat, state.hand[seat]))
    others = [determinize(state.view(0), seeded(str(number))) for number in range(20)]
    for other in others:
        sealed_anew(state, other, 0, chooser)
    assert len({other.hand[1] for other in others}) > 10
    assert len({other.bid[1] for other in others}) > 10
    assert len({len(cards_in(other.bid[1])) for other in others}) > 3
    assert len({tuple(other.queued(1, place) for place in range(6)) for other in others}) > 10
    assert {other.hand[0] for other in others} == {state.hand[0]}


def test_what_a_seat_knows_does_show() -> None:
    """Each change is one that the seat can see, so its view must differ: these comparisons can fail."""
    state = late_position(4)
    seat = state.active
    rival = next(other for other in range(4) if other != seat and state.known[other])
    seen = cards_in(state.known[rival])[0]
    swapped = next(card for card in cards_in(state.hand[seat]) if card != seen)
    own = state.clone()  # an own card
    own.hand[seat] += one(seen) - one(swapped)
    assert own.view(seat) != state.view(seat)
    known = state.clone()  # a card that a rival drew openly
    known.known[rival] -= one(seen)
    assert known.view(seat) != state.view(seat)
    assert received(RULES, known, seat)[1] != received(RULES, state, seat)[1]
    for kind in range(3):
        if state.pile_size[kind]:
            top = state.clone()  # the visible card of a pile
            top.queue[kind * 32 + top.front[kind]] ^= 1
            assert top.view(seat) != state.view(seat)
        if state.pile_size[kind] > max(1, state.fresh[kind]):
            recycled = state.clone()  # a card that was seen when it was discarded
            recycled.queue[kind * 32 + (state.front[kind] + state.pile_size[kind] - 1) % 32] ^= 1
            assert recycled.view(seat) != state.view(seat)


def test_the_hidden_part_of_a_view_is_empty() -> None:
    """A spectator's view holds no hand, no bid and no card that was never seen."""
    state = RULES.new_state(4, RULES.options(None), "spectator")
    data = RULES.view_data(state.view(-1))
    assert all(seat.hand is None and seat.bid is None and seat.known == () for seat in data.seats)
    assert all(pile.top is not None and pile.after == () for pile in data.piles.values())
    assert len(data.unseen) == 62 - 3

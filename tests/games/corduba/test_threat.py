"""What a view says of prices and threats: what is lacking, what upkeep takes, how the game would end now."""

from random import Random

import msgspec
import pytest

from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms.prices import BillData
from aedilis.games.corduba.engine.forms.threat import EndedSeat, ShortfallData, UpkeepData
from aedilis.games.corduba.engine.forms.view import ViewData
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.fields import ACTIONS, DELIVERING, ENDING, HARMONY_PHASE, KEEPING, OVER, STORING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import BUILDING_NAMES, DISTRICT_NAMES, GOODS_NAMES
from tests.games.corduba.builder import at_random, begin, demands, give, put_tile, table, unlock, unrest_on
from tests.games.corduba.facts import PEACEFUL


def shown(s: State, seat: int) -> ViewData:
    return RULES.view_data(s.view(seat))


def bills(view: ViewData) -> list[BillData]:
    """Return every bill in a view."""
    found = [offer.bill for word in DISTRICT_NAMES for offer in view.districts[word].available]
    found += [line for word in DISTRICT_NAMES for tile in view.districts[word].tiles for line in tile.lines]
    for monument in view.monuments:
        found += [monument.bill, *monument.priced.values()]
    if view.places:
        found += [*view.places.castra, view.places.portus, *(b for pair in view.places.sites.values() for b in pair)]
    return [bill for bill in found if bill is not None]


def moments(seed: int, players: int, every: int = 9) -> list[State]:
    """Return some positions of a random game."""
    begun = RULES.new_state(players, RULES.options({"content": PEACEFUL}), str(seed))
    numbered = enumerate(at_random(begun, Random(seed)), start=1)
    return [s.clone() for step, s in numbered if step % every == 0 or s.is_over()]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_something_is_lacking_exactly_where_a_bill_cannot_be_paid(players: int) -> None:
    seen = {True: 0, False: 0}
    for s in moments(players, players):
        for bill in bills(shown(s, 0)):
            assert bill.payable == (not bill.lacks)
            assert all(n > 0 for n in bill.lacks.values())
            seen[bill.payable] += 1
        assert not bills(shown(s, -1)), "what it costs is a matter of who asks"
    assert min(seen.values()) > 100


def test_what_is_lacking_can_be_had_and_then_it_is_paid() -> None:
    """Give a seat exactly what it lacks: every bill that could not be paid can be."""
    for s in moments(3, 2):
        if s.stage != ACTIONS or s.depth != 1:
            continue
        for word in DISTRICT_NAMES:
            for offer in shown(s, 0).districts[word].available:
                assert offer.bill
                if offer.bill.lacks:
                    richer = s.clone()
                    for goods, n in offer.bill.lacks.items():
                        richer.held[GOODS_NAMES.index(goods)] += n
                    again = next(o for o in shown(richer, 0).districts[word].available if o.building == offer.building)
                    assert again.bill
                    assert again.bill.payable, (word, offer)


def test_an_amphora_that_has_to_stand_in_is_told() -> None:
    s = table(2)
    give(s, 0, worker=3, wood=1, stone=2, amphora=1, denarii=3)  # a Balneum also takes a tool
    begin(s, ACTIONS)
    offer = next(o for o in shown(s, 0).districts["servorum"].available if o.building == "balneum")
    assert offer.bill
    assert (offer.bill.payable, offer.bill.amphorae) == (True, 1)


def test_C7_3_the_copies_that_are_left() -> None:
    s = table(2)
    before = shown(s, -1).copies
    put_tile(s, "servorum", "balneum", builder=1)
    after = shown(s, -1).copies
    assert set(before) == set(BUILDING_NAMES)
    assert after["balneum"] == (before["balneum"][0] - 1, before["balneum"][1])
    assert all(after[word] == before[word] for word in before if word != "balneum")


def test_C11_1_upkeep_says_what_it_is_made_of_and_what_pays_it() -> None:
    s = table(2)
    unlock(s, 0, "yellow", "green")
    give(s, 0, register=6, harmony=2, food=1, denarii=2, amphora=1)
    assert shown(s, 0).threat.upkeep == UpkeepData(
        register=6, specialists=2, abilities=0, harmony=2, due=6, food=1, denarii=2, amphorae=1, unrest=2
    )
    assert shown(s, -1).threat.upkeep is None
    assert shown(s, 0).seats[0].upkeep == 6


def test_C10_3_what_rome_lacks() -> None:
    s = table(2)
    demands(s, s.pack.names["rome"][0])
    rome = shown(s, 0).rome
    assert rome
    assert shown(s, 0).threat.rome == ShortfallData(rome.troops, rome.offerings, rome.minimum)
    give(s, 0, velites=1)
    give(s, 1, **{rome.resource: 2})
    assert shown(s, 0).threat.rome == ShortfallData(max(0, rome.troops - 2), rome.offerings, rome.minimum - 2)
    assert shown(s, -1).threat.rome is None


def test_C10_2_rome_lacks_nothing_more_when_all_have_delivered() -> None:
    s = table(2)
    demands(s, s.pack.names["rome"][0])
    for s.round, s.stage, awaited in (
        (2, HARMONY_PHASE, True),
        (3, DELIVERING, True),
        (3, HARMONY_PHASE, False),
        (3, STORING, False),
    ):
        assert (shown(s, 0).threat.rome is not None) == awaited


def test_C5_districts_and_markers() -> None:
    s = table(2)
    put_tile(s, "servorum", "balneum", builder=1)
    unrest_on(s, "servorum", "balneum")
    give(s, 1, markers=2)
    threat = shown(s, -1).threat
    assert threat.districts == {"servorum": 1, "plebeius": 0, "patricius": 0}
    assert (threat.revolting, threat.markers, threat.handed_on) == (int(s.revolts(0)), 1, 2)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_C12_the_end_that_is_told_is_the_end_that_comes(players: int) -> None:
    """Let the game end where it stands: what the view told before is what the rules do."""
    told = 0
    for s in moments(players + 10, players):
        ended = shown(s, -1).threat.ended
        assert (ended is None) == (s.stage in (KEEPING, OVER))
        if ended is None:
            continue
        over = s.clone()
        over.depth = 0
        begin(over, ENDING)
        assert [seat.senators for seat in ended.seats] == [over.senators[seat] for seat in range(over.parties)]
        assert list(ended.winners) == over.winners()
        for seat, end in enumerate(ended.seats):
            assert end.senators == s.senators[seat] + sum(n for _, n in end.changes)
        told += any(seat.changes for seat in ended.seats)
    assert told > 5


def test_C12_4_who_is_too_far_on_the_unrest_track_cannot_win() -> None:
    s = table(2)
    give(s, 0, unrest=s.pack.cannot_win_at)
    ended = shown(s, 0).threat.ended
    assert ended
    assert not ended.can_win
    other = shown(s, 1).threat.ended
    assert other
    assert other.can_win
    assert isinstance(other.seats[0], EndedSeat)


def test_what_is_hidden_changes_no_byte_of_prices_and_threats() -> None:
    checked = 0
    for s in moments(21, 3):
        for seat in range(-1, 3):
            other = RULES.determinize(s.view(seat), seeded(f"{seat}"))
            one, two = shown(s, seat), shown(other, seat)
            assert msgspec.json.encode(one.threat) == msgspec.json.encode(two.threat)
            assert bills(one) == bills(two)
            checked += other != s
    assert checked > 20

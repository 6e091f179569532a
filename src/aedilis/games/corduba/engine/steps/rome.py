"""The Rome interphase: secret deliveries, majorities, the podium and its price (rules C10).

Holdings lie open, so there is nothing to announce (C10.1).
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C10_2, C10_3, C10_4
from aedilis.games.corduba.engine.effects.begin import ON_THE_PODIUM, start_effect
from aedilis.games.corduba.engine.effects.seat_changes import change_senators
from aedilis.games.corduba.engine.effects.standing import substitutes, sum_of
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.options import ALWAYS_2, AMPHORA_ROME, BY_VALUE, DECADE3_FAIL
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.native import RomeCard
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.state.fields import OVER, Fields, PublicFields
from aedilis.games.corduba.engine.state.kinds import Stage
from aedilis.games.corduba.engine.steps.fist import PARTS, PARTS_AT, held_in_fist, in_fist, parts_chosen
from aedilis.games.corduba.engine.steps.unrest import receive_unrest
from aedilis.games.corduba.engine.words import AMPHORA, BASIC, DECADES, EQUITES, GOODS, OFFERING1, RESOURCES, VELITES

PENALTY: Final = 4  # the rank that is one (C10.8)


class Delivering(Stage):
    """Everybody chooses secretly what to deliver: troops, then offerings, then goods (C10.2).

    What only a seat knows is what its closed fist holds.
    """

    def asked(self, s: PublicFields) -> i64:
        """Return who must still choose; holdings are open, so this tells nothing (C10.1)."""
        result: i64 = 0
        for seat in range(s.players):
            if (s.sealed >> seat) & 1 == 0 and part_to_choose(s, seat, 0) < PARTS:
                result |= bit(seat)
        return result

    def list(self, s: PublicFields, seat: i64, secret: i64, out: Actions) -> None:
        """List what a seat may add to its fist."""
        part = part_to_choose(s, seat, secret)
        kind: i64 = packing.DELIVER_TROOPS + part
        if part == vocabulary.RESOURCE:
            for units in range(most_units(s, seat) + 1):
                for amphorae in range(most_amphorae(s, seat) + 1):
                    out.add(packing.action(kind, seat, units, amphorae))
            return
        start = first_marker(part)
        for one in range(s.holds(seat, start) + 1):
            for two in range(s.holds(seat, start + 1) + 1):
                for three in range(most_equites(s, seat, part) + 1):
                    act = packing.action(kind, seat, one, two, three)
                    if refuse_delivery(s, seat, secret, act) == ALLOWED:
                        out.add(act)

    def refuse(self, s: PublicFields, seat: i64, secret: i64, act: i64) -> i64:
        """Refuse what is no delivery, or comes from a seat that has nothing to choose."""
        if (
            not packing.DELIVER_TROOPS <= packing.action_kind(act) <= packing.LAST_SEALED
            or self.asked(s) & bit(seat) == 0
        ):
            return C10_2
        return refuse_delivery(s, seat, secret, act)

    def do(self, s: Fields, act: i64) -> None:
        """Close the hand around a part; when nothing is left to choose the fist is sealed."""
        seat = packing.action_seat(act)
        goods: i64 = s.fist[seat] & (bit(PARTS_AT) - 1)
        part = packing.action_kind(act) - packing.DELIVER_TROOPS
        s.fist[seat] = (goods + delivered_by(s, seat, act)) | (part + 1) << PARTS_AT
        if part_to_choose(s, seat, s.fist[seat]) == PARTS:
            s.sealed |= bit(seat)
        s.tell(packing.DELIVERY_SEALED, seat)

    def go(self, s: Fields) -> bool:
        """Nobody has anything left to choose: open all fists; the goods lie before Rome until the interphase ends."""
        for place in range(s.parties):
            seat: i64 = s.order[place]
            if seat >= s.players:
                continue
            delivery: i64 = s.fist[seat] & (bit(PARTS_AT) - 1)
            for part in range(PARTS):
                if not has_choice(s, seat, part):
                    delivery += all_markers(s, seat, part)
            s.fist[seat] = 0
            s.delivered[seat] = delivery
        for place in range(s.parties):
            lay_open(s, s.order[place])
        s.sealed = 0
        return True


def lay_open(s: Fields, seat: i64) -> None:
    """Open a fist: tell what the seat delivers, and take it from its holdings (C10.2)."""
    if seat >= s.players:  # Caepio did so before (C14.18)
        return
    delivery: i64 = s.delivered[seat]
    if s.log.listening:
        troops = value_of(s, seat, vocabulary.TROOPS, delivery)
        offerings = value_of(s, seat, vocabulary.OFFERINGS, delivery)
        s.reveal(packing.DELIVERED, seat, troops, offerings, value_of(s, seat, vocabulary.RESOURCE, delivery))
    for goods in range(GOODS):
        if goods < RESOURCES or goods >= OFFERING1:
            n = in_fist(delivery, goods)
            if n > 0:
                s.held[seat * GOODS + goods] -= n
                s.reveal(packing.LOST, seat, goods, n)


def part_to_choose(s: PublicFields, seat: i64, fist: i64) -> i64:
    """Return the next part that leaves a seat with this fist a choice, PARTS when there is none."""
    part = parts_chosen(fist)
    while part < PARTS and not has_choice(s, seat, part):
        part += 1
    return part


def has_choice(s: PublicFields, seat: i64, part: i64) -> bool:
    """Tell whether a seat could deliver more than one thing here; who misses the minimum gives all markers (C10.3)."""
    if part == vocabulary.RESOURCE:
        return most_units(s, seat) + most_amphorae(s, seat) > 0
    everything = all_markers(s, seat, part)
    if everything == 0:
        return False
    for marker in range(OFFERING1, GOODS):
        if in_fist(everything, marker) > 0:
            if value_of(s, seat, part, everything - held_in_fist(marker, 1)) >= minimum_of(s, part):
                return True
    return False


def all_markers(s: PublicFields, seat: i64, part: i64) -> i64:
    """Return what a seat without a choice delivers: all its troops or offerings, none of the resource (C10.3)."""
    result: i64 = 0
    if part != vocabulary.RESOURCE:
        start = first_marker(part)
        for marker in range(start, start + 2):
            result += held_in_fist(marker, s.holds(seat, marker))
        result += held_in_fist(EQUITES, most_equites(s, seat, part))
    return result


def first_marker(part: i64) -> i64:
    """Return the first of the markers of troops or offerings; the second follows it, and of troops a third."""
    return VELITES if part == vocabulary.TROOPS else OFFERING1


def most_equites(s: PublicFields, seat: i64, part: i64) -> i64:
    """Return how many of the third kind of marker a seat could deliver, which only troops have."""
    return s.holds(seat, EQUITES) if part == vocabulary.TROOPS else 0


def minimum_of(s: PublicFields, part: i64) -> i64:
    """Return what each player owes Rome in troops or offerings in this decade (C10.3)."""
    if part == vocabulary.TROOPS:
        return s.pack.troops_minimum[s.decade - 1]
    return s.pack.offerings_minimum[s.decade - 1]


def refuse_delivery(s: PublicFields, seat: i64, fist: i64, act: i64) -> i64:
    """Refuse what a seat does not own, too few markers (C10.3) and amphorae that do not count (C10.4)."""
    part = part_to_choose(s, seat, fist)
    if packing.action_kind(act) != packing.DELIVER_TROOPS + part:
        return C10_2
    if part == vocabulary.RESOURCE:
        if packing.second(act) > 0 and amphora_value(s, seat) == 0:
            return C10_4
        if (
            packing.first(act) > most_units(s, seat)
            or packing.second(act) > most_amphorae(s, seat)
            or packing.third(act) > 0
        ):
            return C10_2
        return ALLOWED
    start = first_marker(part)
    if packing.third(act) > most_equites(s, seat, part):
        return C10_2
    if packing.first(act) > s.holds(seat, start) or packing.second(act) > s.holds(seat, start + 1):
        return C10_2
    return ALLOWED if value_of(s, seat, part, delivered_by(s, seat, act)) >= minimum_of(s, part) else C10_3


def delivered_by(s: PublicFields, seat: i64, act: i64) -> i64:
    """Return a fist with what an action delivers: whole markers (C2.5), or a resource before what stands in for it."""
    part = packing.action_kind(act) - packing.DELIVER_TROOPS
    if part != vocabulary.RESOURCE:
        start = first_marker(part)
        markers = held_in_fist(start, packing.first(act)) + held_in_fist(start + 1, packing.second(act))
        return markers + held_in_fist(EQUITES, packing.third(act))
    demanded: i64 = card_of(s).resource
    left = packing.first(act)
    given: i64 = at_most(s.holds(seat, demanded), left)
    fist = held_in_fist(demanded, given) + held_in_fist(AMPHORA, packing.second(act))
    left -= given
    others = standing_in(s, seat)
    for resource in range(RESOURCES):
        if (others >> resource) & 1 and left > 0:
            given = at_most(s.holds(seat, resource), left)
            fist += held_in_fist(resource, given)
            left -= given
    return fist


def most_units(s: PublicFields, seat: i64) -> i64:
    """Return how many units of the resource a seat could deliver, not counting amphorae that stand for it (C10.4)."""
    total: i64 = s.holds(seat, card_of(s).resource)
    others = standing_in(s, seat)
    for resource in range(RESOURCES):
        if (others >> resource) & 1:
            total += s.holds(seat, resource)
    return total


def most_amphorae(s: PublicFields, seat: i64) -> i64:
    """Return how many amphorae a seat could deliver instead of the demanded resource (C10.4)."""
    if amphora_value(s, seat) == 0:
        return 0
    return s.holds(seat, AMPHORA)


def value_of(s: PublicFields, seat: i64, part: i64, fist: i64) -> i64:
    """Return what a part of a delivery is worth, with what abilities add if it is not empty (C10.3, C10.4)."""
    value: i64 = 0
    if part == vocabulary.TROOPS:
        for troop in range(VELITES, GOODS):
            value += in_fist(fist, troop) * s.pack.troop_values[troop - VELITES]
    elif part == vocabulary.OFFERINGS:
        for offering in range(OFFERING1, VELITES):
            value += in_fist(fist, offering) * s.pack.offering_values[offering - OFFERING1]
    else:
        for resource in range(RESOURCES):
            if resource == AMPHORA and card_of(s).resource != AMPHORA:
                value += in_fist(fist, AMPHORA) * amphora_value(s, seat)
            else:
                value += in_fist(fist, resource)
    if value > 0:
        value += sum_of(s, seat, vocabulary.ROME_BONUS, part)
    return value


def amphora_value(s: PublicFields, seat: i64) -> i64:
    """Return what an amphora of this seat counts beside the demanded resource; 0 where it does not (C10.4)."""
    card = card_of(s)
    if card.resource == AMPHORA:
        return 0
    value: i64 = card.amphora_value
    if s.option(AMPHORA_ROME) == ALWAYS_2:
        value = 0
        if card.resource < BASIC:
            value = 2
    if value == 0 and substitutes(s, seat, vocabulary.IN_ROME, card.resource) & bit(AMPHORA) != 0:
        return 1
    return value


def standing_in(s: PublicFields, seat: i64) -> i64:
    """Return the resources besides amphorae that an ability lets count as the demanded one (C10.4), as bits."""
    return substitutes(s, seat, vocabulary.IN_ROME, card_of(s).resource) & (bit(RESOURCES) - 1) & ~bit(AMPHORA)


def card_of(s: PublicFields) -> RomeCard:
    """Return Rome's card of this decade."""
    return s.pack.rome[s.demand]


class RomeRewards(Stage):
    """Rome rewards and blames (C10.5-C10.11)."""

    def go(self, s: Fields) -> bool:
        """Majorities and ranks, then the podium in turn order, then unrest, and at last the goods go back (C10.11)."""
        if s.at == 0:
            reward_most(s, vocabulary.TROOPS, packing.MOST_TROOPS)
            reward_most(s, vocabulary.OFFERINGS, packing.MOST_OFFERINGS)
            rank_players(s)
        elif s.at <= 2 * s.parties:
            seat: i64 = s.order[(s.at - 1) // 2]
            if s.at % 2 == 1:
                start_effect(s, seat, podium_effect(s, seat), NONE, ON_THE_PODIUM)
            elif s.decade < DECADES and 0 < s.rank[seat] < PENALTY:
                Happening(seat, rank=s.rank[seat]).set_off(s, vocabulary.ON_ROME_REWARD)
        else:
            blame(s)
            if s.stage == OVER:
                return False
            return_goods(s)
            return True
        s.at += 1
        return False


def reward_most(s: Fields, part: i64, reason: i64) -> None:
    """Give a senator for strictly the most troops or offerings (C10.5)."""
    best: i64 = 0
    winner: i64 = NONE
    for seat in range(s.parties):
        value = value_of(s, seat, part, s.delivered[seat])
        if value > best:
            best = value
            winner = seat
        elif value == best:
            winner = NONE
    if winner != NONE:
        change_senators(s, winner, 1, reason)


def goods_value(s: PublicFields, seat: i64) -> i64:
    """Return the value of what a seat delivered of the demanded resource (C10.4)."""
    return value_of(s, seat, vocabulary.RESOURCE, s.delivered[seat])


def group_value(s: PublicFields) -> i64:
    """Return what all delivered together of the demanded resource."""
    total: i64 = 0
    for seat in range(s.players):
        total += goods_value(s, seat)
    return total


def group_failed(s: PublicFields) -> bool:
    """Tell whether all together gave less than Rome demands (C10.7)."""
    return group_value(s) < card_of(s).minimum[s.players]


def rank_players(s: Fields) -> None:
    """Find everybody's place on the podium (C10.7-C10.9); in the last decade only the best and the worst have one."""
    failed = group_failed(s)
    if failed:
        s.tell(packing.GROUP_FAILED, packing.NO_SEAT, group_value(s), card_of(s).minimum[s.players])
    for seat in range(s.players):
        above: i64 = 0
        below: i64 = 0
        value = goods_value(s, seat)
        for other in range(s.players):
            if goods_value(s, other) > value:
                above += 1
            elif goods_value(s, other) < value:
                below += 1
        if s.players == 1:  # you alone must reach the minimum (C14.17)
            s.rank[seat] = PENALTY if failed else 1
        elif s.decade == DECADES:
            s.rank[seat] = rank_in_last_decade(s, failed, above, below)
        elif failed or value == 0:
            s.rank[seat] = PENALTY
        else:
            s.rank[seat] = above + 1
    for place in range(s.parties):
        if s.order[place] < s.players and s.rank[s.order[place]] > 0:
            s.tell(packing.RANKED, s.order[place], s.rank[s.order[place]])


def rank_in_last_decade(s: PublicFields, failed: bool, above: i64, below: i64) -> i64:
    """Return the rank in the last decade: 1 for the most, 4 for the fewest, 0 between or when all are equal (C10.9)."""
    if failed and s.option(DECADE3_FAIL) != BY_VALUE:
        return PENALTY
    if below == 0 and above > 0:
        return PENALTY
    if above == 0 and below > 0 and not failed:
        return 1
    return 0


def podium_effect(s: PublicFields, seat: i64) -> i64:
    """Return the effect of a seat's rank, NONE if it has none (C10.9)."""
    rank: i64 = s.rank[seat]
    if seat >= s.players or rank == 0:
        return NONE
    if s.decade < DECADES:
        return card_of(s).ranks[rank]
    return s.pack.most if rank == 1 else s.pack.fewest


def blame(s: Fields) -> None:
    """Give unrest to everybody who failed Rome, alone or as one of the group (C10.6, C10.7)."""
    failed = group_failed(s)
    for place in range(s.parties):
        seat: i64 = s.order[place]
        if s.stage != OVER:
            n: i64 = 0
            for part in (vocabulary.TROOPS, vocabulary.OFFERINGS):
                if value_of(s, seat, part, s.delivered[seat]) < minimum_of(s, part):
                    n += 1
            if seat < s.players:  # Caepio only answers for troops and offerings (C14.18)
                if goods_value(s, seat) == 0 and s.players > 1:  # alone it counts as failing (C14.17)
                    n += 1
                if failed:
                    n += 1
            receive_unrest(s, seat, n, True)


def return_goods(s: Fields) -> None:
    """Put everything that was delivered back into stock (C10.10)."""
    for seat in range(s.parties):
        for goods in range(GOODS):
            if goods < RESOURCES or goods >= OFFERING1:
                s.stock[goods] += in_fist(s.delivered[seat], goods)
        s.delivered[seat] = 0

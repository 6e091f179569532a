"""Goods that an effect gives, takes, or lets a seat choose."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C1_1, C2_1, C4_4
from aedilis.games.corduba.engine.effects.conditions import resources_of
from aedilis.games.corduba.engine.effects.seat_changes import gain, lose
from aedilis.games.corduba.engine.pack.form.effects import Gain, GainChoice, Lose, Transfer
from aedilis.games.corduba.engine.pack.native import Step, mask
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import CHOOSE_GAIN, CHOOSE_LOSS
from aedilis.games.corduba.engine.state.kinds import Decision
from aedilis.games.corduba.engine.words import ANY_RESOURCE, DENARII, GOODS_NAMES, RESOURCES, WORKER


class GainStep(Step):
    """Take goods from their stock (C2.1)."""

    def __init__(self, words: Gain) -> None:
        super().__init__(words)
        self.item: i64 = GOODS_NAMES.index(words.item)
        self.is_void_for_caepio = self.item == WORKER

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """The stock has some; denarii and workers are never short."""
        return self.item == DENARII or self.item == WORKER or s.stock[self.item] > 0

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Take what is there."""
        gain(s, seat, self.item, self.n)


class GainChoiceStep(Step):
    """Take resources of one's choice (C2.1)."""

    def __init__(self, words: GainChoice) -> None:
        super().__init__(words)
        self.goods: i64 = mask(words.of, GOODS_NAMES)
        self.distinct: bool = words.distinct

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """The supply has some."""
        return on_stock(s, self.goods) > 0

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Ask which."""
        s.push(CHOOSE_GAIN, seat, self.n, self.goods, 1 if self.distinct else 0)


def on_stock(s: PublicFields, choices: i64, distinct: bool = False) -> i64:
    """Return how many units of these resources the general supply has; if they must be distinct, of how many kinds."""
    total: i64 = 0
    for resource in range(RESOURCES):
        if (choices >> resource) & 1:
            if distinct and s.stock[resource] > 1:
                total += 1
            else:
                total += s.stock[resource]
    return total


class ChooseGain(Decision):
    """Which n resources to take from the supply (C2.1)."""

    N: Final = 0
    GOODS: Final = 1  # as bits
    DISTINCT: Final = 2  # 1 if all must be different
    answers: tuple[int, ...] = (packing.TAKE,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List every mix of the resources that the supply allows (C2.1)."""
        distinct: bool = s.top(self.DISTINCT) == 1
        available = on_stock(s, s.top(self.GOODS), distinct)
        n = at_most(s.top(self.N), available)
        if n > 0:
            list_mixes(s, packing.TAKE, s.top_seat(), s.top(self.GOODS), distinct, 0, n, available, 0, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a mix that is not n units of these resources, or more than the supply has."""
        n = at_most(s.top(self.N), on_stock(s, s.top(self.GOODS), s.top(self.DISTINCT) == 1))
        counts = packing.counts_of(act)
        total: i64 = 0
        for resource in range(RESOURCES):
            taken = packing.count(counts, resource)
            total += taken
            if taken and (s.top(self.GOODS) >> resource) & 1 == 0:
                return C1_1
            if taken > s.stock[resource] or (s.top(self.DISTINCT) == 1 and taken > 1):
                return C2_1
        return ALLOWED if total == n and counts >> 24 == 0 else C2_1

    def do(self, s: Fields, act: i64) -> None:
        """Take the chosen units."""
        seat = s.top_seat()
        s.pop()
        for resource in range(RESOURCES):
            gain(s, seat, resource, packing.count(packing.counts_of(act), resource))


class LoseStep(Step):
    """Return goods to their stock."""

    is_sure = False
    is_void_for_caepio = True

    def __init__(self, words: Lose) -> None:
        super().__init__(words)
        self.item: i64 = ANY_RESOURCE if words.item == "resource" else GOODS_NAMES.index(words.item)

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """The seat has some."""
        return resources_of(s, seat) > 0 if self.item == ANY_RESOURCE else s.holds(seat, self.item) > 0

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Give up what is named, or ask which resources."""
        if self.item == ANY_RESOURCE:
            s.push(CHOOSE_LOSS, seat, self.n)
        else:
            lose(s, seat, self.item, self.n)


def losses(s: PublicFields) -> i64:
    """Return how many units the seat of the top frame must give up."""
    return at_most(s.top(ChooseLoss.N), resources_of(s, s.top_seat()))


class ChooseLoss(Decision):
    """Which n resources to give up (C4.4)."""

    N: Final = 0
    answers: tuple[int, ...] = (packing.DISCARD,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List every mix of own resources of this size."""
        n = losses(s)
        if n > 0:
            owned = resources_of(s, s.top_seat())
            list_mixes(s, packing.DISCARD, s.top_seat(), bit(RESOURCES) - 1, False, 0, n, owned, 0, out)

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a mix of another size, or of what the seat does not have."""
        counts = packing.counts_of(act)
        total: i64 = 0
        for resource in range(RESOURCES):
            total += packing.count(counts, resource)
            if packing.count(counts, resource) > s.holds(s.top_seat(), resource):
                return C4_4
        return ALLOWED if total == losses(s) and counts >> 24 == 0 else C4_4

    def do(self, s: Fields, act: i64) -> None:
        """Give the chosen units back to the supply."""
        seat = s.top_seat()
        s.pop()
        for resource in range(RESOURCES):
            lose(s, seat, resource, packing.count(packing.counts_of(act), resource))


def list_mixes(
    s: PublicFields,
    kind: i64,
    seat: i64,
    choices: i64,
    distinct: bool,
    resource: i64,
    left: i64,
    rest: i64,
    counts: i64,
    out: Actions,
) -> None:
    """List all ways to take (or discard) `left` more units from this resource on, where `rest` units are to be had."""
    if left == 0:
        out.add(packing.counts_action(kind, seat, counts))
        return
    most: i64 = 0
    if (choices >> resource) & 1:
        most = s.holds(seat, resource) if kind == packing.DISCARD else s.stock[resource]
    if distinct and most > 1:
        most = 1
    rest -= most
    if most > left:
        most = left
    while most >= 0 and left - most <= rest:
        now: i64 = counts + packing.units(resource, most)
        list_mixes(s, kind, seat, choices, distinct, resource + 1, left - most, rest, now, out)
        most -= 1


class TransferStep(Step):
    """Give goods to the players on rank 1 of Rome's podium."""

    is_sure = False
    is_void_for_caepio = True

    def __init__(self, words: Transfer) -> None:
        super().__init__(words)
        self.item: i64 = GOODS_NAMES.index(words.item)

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """The seat has some."""
        return s.holds(seat, self.item) > 0

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Give them as evenly as possible, the rest in turn order; to the stock if nobody is there."""
        given = lose(s, seat, self.item, self.n)
        receivers: i64 = 0
        for other in range(s.players):
            if other != seat and s.rank[other] == 1:
                receivers += 1
        if receivers == 0:
            return
        share: i64 = given // receivers
        rest: i64 = given % receivers
        for place in range(s.parties):
            other = s.order[place]
            if other < s.players and other != seat and s.rank[other] == 1:
                extra: i64 = 0
                if rest > 0:
                    extra = 1
                    rest -= 1
                gain(s, other, self.item, share + extra)

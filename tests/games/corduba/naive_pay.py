"""The rules of payment once more, as slow and plain as possible: every unit that is due is paid by something.

Works on the words of the content files, not on the engine's pack.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

BASIC = ("food", "wood", "stone", "tool")
PAYABLE = (*BASIC, "amphora", "marble", "denarii")
Discount = Mapping[str, int]
Way = tuple[tuple[int, ...], tuple[int, frozenset[str], int], frozenset[int]]  # goods, pieces, limited discounts used


@dataclass
class NaiveBill:
    """What is printed, what is taken off, and what counts for what."""

    printed: Mapping[str, int]
    floor: int = 0  # worker points never fall below
    discounts: list[Discount] = field(default_factory=list)
    limited: list[Discount] = field(default_factory=list)
    any_units: int = 0
    substitutes: list[tuple[str, str]] = field(default_factory=list)
    reserve: int = 0
    worker_value: int = 1
    special_value: int = 1
    specialists: dict[str, int] = field(default_factory=dict)  # value by colour

    def points(self, used: Iterable[int]) -> int:
        """Return the worker points that are left (C7.4)."""
        off = sum(discount.get("worker", 0) for discount in self.taken(used))
        return max(self.floor, self.printed.get("worker", 0) - off)

    def taken(self, used: Iterable[int]) -> list[Discount]:
        """Return all discounts when these limited ones are used."""
        return [*self.discounts, *(self.limited[number] for number in used)]

    def due(self, used: Iterable[int]) -> tuple[list[str], int, int]:
        """Return the units that are left, and how many basic or any of them are free besides."""
        units: list[str] = []
        for goods in PAYABLE:
            off = sum(discount.get(goods, 0) for discount in self.taken(used))
            units += [goods] * max(0, self.printed.get(goods, 0) - off)
        basic = min(
            sum(discount.get("resource", 0) for discount in self.taken(used)), sum(unit in BASIC for unit in units)
        )
        return units, basic, min(self.any_units, len(units) - basic)

    def price(self, used: Iterable[int]) -> int:
        """Return how much there is to pay at all, to see whether a discount lowers it."""
        units, basic, free = self.due(used)
        return self.points(used) + len(units) - basic - free


def goods_ways(bill: NaiveBill, used: Iterable[int], held: Mapping[str, int]) -> set[tuple[int, ...]]:
    """Return every set of goods that pays: unit for unit by itself, a substitute, or a discount."""
    units, basic, free = bill.due(used)
    states = {((0,) * len(PAYABLE), basic, free)}
    for unit in units:
        payers = {unit} | {source for source, target in bill.substitutes if target == unit}
        if unit in BASIC:
            payers.add("amphora")
        after = set()
        for paid, basic_left, free_left in states:
            for payer in payers:
                at = PAYABLE.index(payer)
                after.add(((*paid[:at], paid[at] + 1, *paid[at + 1 :]), basic_left, free_left))
            if unit in BASIC and basic_left:
                after.add((paid, basic_left - 1, free_left))
            if free_left:
                after.add((paid, basic_left, free_left - 1))
        states = after
    purse = dict(held)
    purse["denarii"] = purse.get("denarii", 0) - bill.reserve
    return {
        paid
        for paid, basic_left, free_left in states
        if basic_left == free_left == 0
        and purse["denarii"] >= 0
        and all(paid[at] <= purse.get(goods, 0) for at, goods in enumerate(PAYABLE))
    }


def piece_ways(
    bill: NaiveBill, used: Iterable[int], workers: int, ready: Iterable[str], special: int
) -> set[tuple[int, frozenset[str], int]]:
    """Return every set of pieces that reaches the points and has no superfluous one (C7.2)."""
    points = bill.points(used)
    colours = [colour for colour in ready if bill.specialists.get(colour)]
    result = set()
    subsets = [frozenset(chosen) for size in range(len(colours) + 1) for chosen in combinations(colours, size)]
    for n, chosen, specials in product(
        range(workers + 1 if bill.worker_value else 1), subsets, range(special + 1 if bill.special_value else 1)
    ):
        pieces = [bill.worker_value] * n + [bill.specialists[c] for c in chosen] + [bill.special_value] * specials
        if sum(pieces) >= points and all(sum(pieces) - piece < points for piece in pieces):
            result.add((n, chosen, specials))
    return result


def all_ways(bill: NaiveBill, held: Mapping[str, int], workers: int, ready: Iterable[str], special: int) -> set[Way]:
    """Return every way to pay; a limited discount that lowers nothing is not used."""
    result = set()
    numbers = range(len(bill.limited))
    for size in range(len(bill.limited) + 1):
        for used in combinations(numbers, size):
            if any(bill.price(used) == bill.price([n for n in used if n != number]) for number in used):
                continue
            for goods in goods_ways(bill, used, held):
                for pieces in piece_ways(bill, used, workers, list(ready), special):
                    result.add((goods, pieces, frozenset(used)))
    return result


def matching(mods: Sequence[Mapping[str, Any]], name: str, /, **happens: Any) -> tuple[list[Discount], list[Discount]]:
    """Return the discounts of these abilities that match what happens: without and with a limit."""
    fit = [
        mod
        for mod in mods
        if mod["mod"] == name and all(happens.get(key) == value for key, value in mod.get("when", {}).items())
    ]
    free = [mod["discount"] for mod in fit if mod.get("limit", "none") == "none"]
    return free, [mod["discount"] for mod in fit if mod.get("limit", "none") != "none"]

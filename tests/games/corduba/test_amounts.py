"""Amounts of goods in one number against plain lists."""

from hypothesis import given
from hypothesis import strategies as st

from aedilis.games.corduba.engine.paying import amounts
from aedilis.games.corduba.engine.words import AMPHORA, BASIC

AMOUNTS = st.lists(st.integers(0, amounts.MOST), min_size=amounts.PAYABLE, max_size=amounts.PAYABLE)
FEW = st.lists(st.integers(0, 4), min_size=amounts.PAYABLE, max_size=amounts.PAYABLE)


def packed(numbers: list[int]) -> int:
    return sum(amounts.amount(goods, n) for goods, n in enumerate(numbers))


def unpacked(number: int) -> list[int]:
    return [amounts.amount_of(number, goods) for goods in range(amounts.PAYABLE)]


@given(AMOUNTS, AMOUNTS)
def test_amounts_are_added_compared_and_counted_good_by_good(numbers: list[int], others: list[int]) -> None:
    assert unpacked(packed(numbers)) == numbers
    assert amounts.total(packed(numbers)) == sum(numbers)
    assert amounts.total(packed(numbers) & amounts.BASIC_PART) == sum(numbers[:BASIC])
    assert unpacked(amounts.plus(packed(numbers), packed(others))) == [
        min(amounts.MOST, a + b) for a, b in zip(numbers, others)
    ]
    assert unpacked(amounts.beyond(packed(numbers), packed(others))) == [max(0, a - b) for a, b in zip(numbers, others)]


@given(FEW, FEW, st.integers(0, 3))
def test_C1_2_amphorae_stand_for_basic_resources(due: list[int], held: list[int], free_basic: int) -> None:
    missing = [max(0, a - b) for a, b in zip(due, held)]
    basic = max(0, sum(missing[:BASIC]) - free_basic - max(0, held[AMPHORA] - due[AMPHORA]))
    assert amounts.units_short(packed(due), packed(held), free_basic) == basic + sum(missing[BASIC:])


@given(FEW, FEW, st.integers(0, 3), st.sets(st.integers(0, amounts.PAYABLE - 1)))
def test_a_shortage_is_never_overestimated(due: list[int], held: list[int], free: int, goods: set[int]) -> None:
    sources = goods | {AMPHORA}
    least = amounts.units_short_at_least(packed(due), packed(held), free, sum(map(amounts.byte_of, sources)))
    payable = sum(held[g] if g in sources else min(held[g], due[g]) for g in range(amounts.PAYABLE))
    assert least == max(0, sum(due) - free - payable)
    assert least <= amounts.units_short(packed(due), packed(held), free)

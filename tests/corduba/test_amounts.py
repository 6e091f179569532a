"""Amounts of goods in one number against plain lists."""

from hypothesis import given
from hypothesis import strategies as st

from aedilis.games.corduba.engine.paying.amounts import (
    BASIC_PART,
    MOST,
    PAYABLE,
    amount,
    amount_of,
    beyond,
    byte_of,
    plus,
    total,
    units_short,
    units_short_at_least,
)
from aedilis.games.corduba.engine.words import AMPHORA, BASIC

AMOUNTS = st.lists(st.integers(0, MOST), min_size=PAYABLE, max_size=PAYABLE)
FEW = st.lists(st.integers(0, 4), min_size=PAYABLE, max_size=PAYABLE)


def packed(numbers: list[int]) -> int:
    return sum(amount(goods, n) for goods, n in enumerate(numbers))


def unpacked(amounts: int) -> list[int]:
    return [amount_of(amounts, goods) for goods in range(PAYABLE)]


@given(AMOUNTS, AMOUNTS)
def test_amounts_are_added_compared_and_counted_good_by_good(numbers: list[int], others: list[int]) -> None:
    assert unpacked(packed(numbers)) == numbers
    assert total(packed(numbers)) == sum(numbers)
    assert total(packed(numbers) & BASIC_PART) == sum(numbers[:BASIC])
    assert unpacked(plus(packed(numbers), packed(others))) == [min(MOST, a + b) for a, b in zip(numbers, others)]
    assert unpacked(beyond(packed(numbers), packed(others))) == [max(0, a - b) for a, b in zip(numbers, others)]


@given(FEW, FEW, st.integers(0, 3))
def test_C1_2_amphorae_stand_for_basic_resources(due: list[int], held: list[int], free_basic: int) -> None:
    missing = [max(0, a - b) for a, b in zip(due, held)]
    basic = max(0, sum(missing[:BASIC]) - free_basic - max(0, held[AMPHORA] - due[AMPHORA]))
    assert units_short(packed(due), packed(held), free_basic) == basic + sum(missing[BASIC:])


@given(FEW, FEW, st.integers(0, 3), st.sets(st.integers(0, PAYABLE - 1)))
def test_a_shortage_is_never_overestimated(due: list[int], held: list[int], free: int, goods: set[int]) -> None:
    sources = goods | {AMPHORA}
    least = units_short_at_least(packed(due), packed(held), free, sum(map(byte_of, sources)))
    payable = sum(held[g] if g in sources else min(held[g], due[g]) for g in range(PAYABLE))
    assert least == max(0, sum(due) - free - payable)
    assert least <= units_short(packed(due), packed(held), free)

"""Single bits of masks."""

from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.bits import bit, nth, ones

NUMBERS = st.sets(st.integers(0, 61), min_size=1)


@given(NUMBERS)
def test_a_mask_is_the_set_of_its_bits(numbers: set[int]) -> None:
    mask = sum(bit(number) for number in numbers)
    assert ones(mask) == len(numbers)
    assert [nth(mask, n) for n in range(len(numbers))] == sorted(numbers)

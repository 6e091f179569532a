"""Random numbers: the published algorithm, the same for ever on every platform."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.bits import bit
from aedilis.core.rng import Rng, seeded

WORDS = st.integers(0, (1 << 32) - 1)
MASK = (1 << 32) - 1


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """The generator as its author wrote it (PractRand, sfc32), in unbounded integers."""
    tmp = (a + b + counter) & MASK
    rotated = ((c << 21) | (c >> 11)) & MASK
    return tmp, (b ^ (b >> 9), (c + (c << 3)) & MASK, (rotated + tmp) & MASK, (counter + 1) & MASK)


@given(WORDS, WORDS, WORDS, WORDS)
def test_it_is_sfc32(a: int, b: int, c: int, counter: int) -> None:
    rng, words = Rng(a, b, c, counter), (a, b, c, counter)
    for _ in range(20):
        expected, words = sfc32(*words)
        assert rng.next() == expected
        assert tuple(rng.words()) == words


def test_known_answers() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.next() for _ in range(6)] == [7, 34, 56623200, 188882296, 3431242869, 399395954]
    rng = seeded("aedilis")
    assert [rng.next() for _ in range(6)] == [3687253397, 4078789195, 2698669231, 181161533, 2668228573, 1349981289]
    assert seeded("").words() == [1564618565, 654306785, 3283862722, 13]


def test_extreme_words_do_not_overflow() -> None:
    rng, words = Rng(MASK, MASK, MASK, MASK), (MASK, MASK, MASK, MASK)
    for _ in range(100):
        expected, words = sfc32(*words)
        assert rng.next() == expected


@given(st.text(), st.integers(1, (1 << 31) - 1))
def test_below_is_in_range(seed: str, end: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(end) < end for _ in range(20))
    assert rng.below(1) == 0


@pytest.mark.parametrize("end", [2, 3, 7, 10])
def test_below_is_even(end: int) -> None:
    rng = seeded("even")
    counts = Counter(rng.below(end) for _ in range(1000 * end))
    assert set(counts) == set(range(end))
    assert all(850 < count < 1150 for count in counts.values())


@given(st.text(max_size=20))
def test_a_clone_goes_its_own_way(seed: str) -> None:
    rng = seeded(seed)
    clone = rng.clone()
    assert clone == rng
    assert hash(clone) == hash(rng)
    ahead = [clone.next() for _ in range(5)]
    assert clone != rng
    assert [rng.next() for _ in range(5)] == ahead
    assert clone == rng


@given(st.text(max_size=20), st.text(max_size=20))
def test_a_seed_is_a_stream(one: str, other: str) -> None:
    assert (seeded(one) == seeded(other)) == (one == other)


def test_a_generator_is_not_its_words() -> None:
    assert Rng(1, 2, 3, 4) != [1, 2, 3, 4]


@pytest.mark.parametrize("place", range(63))
def test_bits_are_64_wide(place: int) -> None:
    assert bit(place) == 2**place

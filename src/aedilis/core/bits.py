"""Single bits of 64-bit masks."""

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """Return 2**n for n below 63."""
    return shifted(1, n)


def ones(mask: i64) -> i64:
    """Return the number of bits that are set; quick when there are few."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth(mask: i64, n: i64) -> i64:
    """Return the number of the bit that is set as the n-th of the mask, counted from 0."""
    number: i64 = 0
    while n > 0 or mask & 1 == 0:
        n -= mask & 1
        mask >>= 1
        number += 1
    return number


def shifted(value: i64, n: i64) -> i64:
    """Shift to the left; mypyc 2.4 writes a literal 1 << n as a 32-bit shift, a parameter is always 64 bits wide."""
    return value << n

"""A hash of numbers that is the same on every platform, compiled or not."""

from mypy_extensions import i64


def fingerprint(numbers: list[int]) -> i64:
    """Return 62 bits that depend on every number and on their order."""
    low: i64 = 0x1234567
    high: i64 = 0x7654321
    for number in numbers:
        word: i64 = number
        low = ((low ^ (word & 0x3FFFFFF)) * 0x2C9277B5 + 0x3C6EF372) & 0x7FFFFFFF
        high = ((high ^ (word >> 26) ^ low) * 0x1B873593 + 0x5851F42D) & 0x7FFFFFFF
    return high << 31 | low

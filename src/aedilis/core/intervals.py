"""How sure a counted share is: 95 % intervals, for whatever plays many games."""

import math
from typing import Final

NINETY_FIVE: Final = 1.959964  # standard errors on either side of a 95 % interval


def wilson(share: float, count: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share that was observed so often; it never leaves 0 to 1."""
    square = NINETY_FIVE**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = NINETY_FIVE * math.sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def observations(share: float, variance: float, *, least: float, most: float) -> float:
    """Return how many independent observations of a share would vary like its mean does.

    Where nothing varies, that is no guide, and the least count holds.
    """
    return min(max(share * (1 - share) / variance, 1.0), most) if variance > 0 else least

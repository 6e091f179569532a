"""The numbers behind the heuristics: what a lead, a card or a threat is worth, in 1/1024 of a point or of one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

UNIT: Final = 1024

PIP_1: Final = 0  # one number on a card as money, in rounds 1 to 4
PIP_2: Final = 1
PIP_3: Final = 2
PIP_4: Final = 3
KEEP: Final = 4  # any card kept for later rounds, besides its number
RIVAL: Final = 5  # a rival's points against one's own
HOLD: Final = 6  # how much of a lead lasts from one scoring to the next while sites are free
THREAT: Final = 7  # how much of a gain remains when a rival can top it at once
MARGIN: Final = 8  # each block of lead or lag, up to three
BONUS: Final = 9  # a card from an amphitheatre
LATER_PERMIT: Final = 10  # a fit whose permit is still to be drawn
LATER_ROOF: Final = 11  # a house whose roof card is still to be drawn
FINISHED: Final = 12  # a finished house in the yard, against its gain on the board
UNFINISHED: Final = 13  # the same for an unfinished one
RAISABLE: Final = 14  # an unfinished house, against the best it can become with one block more
NEXT_FIT: Final = 15  # a house that fits only after one more house of others
CROWD: Final = 16  # how much each finished house waiting in the yard lowers the use of another
DENY: Final = 17  # what the best rival would gain from a tile
RESERVE: Final = 18  # round 4: how much of the rivals' money to match for the temple
BID_LOW: Final = 19  # the lowest bid, against the highest worth bidding
SECRET_CARD: Final = 20  # the number expected on an unseen card
NEED_PERMIT: Final = 21  # drawing: a permit that a waiting house could use
NEED_ROOF: Final = 22  # drawing: a roof card that an unfinished house could use
NEED_FLOOR: Final = 23  # drawing: a floor card
DRAW_PIP: Final = 24  # drawing: one number on the card
EMPTY: Final = 25  # placing a tile: points in a prefecture without houses
STEADY: Final = 26  # what is added to a placing that fills the last site
PLACE_LATE: Final = 27  # taken from a placing while rivals may still build
PLENTY: Final = 28  # how much each card in the hand lowers the worth of another
WEIGHTS: Final = 29


def first_guess() -> vec[i64]:
    """Return weights set by hand from the strategy notes: where learning begins."""
    return weights_of(
        [
            *(600, 400, 200, 100),  # PIP
            *(300, 1024, 500, 500, 100, 1300),  # KEEP RIVAL HOLD THREAT MARGIN BONUS
            *(200, 400, 1024, 800, 400, 300),  # LATER_PERMIT LATER_ROOF FINISHED UNFINISHED RAISABLE NEXT_FIT
            *(200, 200, 500, 600, 4400),  # CROWD DENY RESERVE BID_LOW SECRET_CARD
            *(800, 2000, 1000, 100, 300, 200, 100, 50),  # NEED_* DRAW_PIP EMPTY STEADY PLACE_LATE PLENTY
        ]
    )


def weights_of(numbers: list[int]) -> vec[i64]:
    """Return the weights of a plain list; it must have all of them."""
    if len(numbers) != WEIGHTS:
        raise ValueError(f"{WEIGHTS} weights are wanted, not {len(numbers)}")
    result: vec[i64] = vec[i64]()
    for number in numbers:
        result = append(result, i64(number))
    return result

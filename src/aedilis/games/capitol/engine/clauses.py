"""The clauses of docs/rules/capitol.md that can refuse an action, as integers (R1.19c is 1193)."""

from typing import Final

from mypy_extensions import i64

ALLOWED: Final = 0

R0_2: Final = 20  # the game is over
R0_8: Final = 80  # the card is not in the hand
R1_1: Final = 1010  # not this seat's building turn
R1_5: Final = 1050  # this seat has passed
R1_10: Final = 1100  # no such unfinished house to raise
R1_10A: Final = 1101  # only the tallest may be raised (option)
R1_13: Final = 1130  # both blocks or none
R1_14: Final = 1140  # the supply has too few blocks
R1_16: Final = 1160  # no unfinished house of this height
R1_17: Final = 1170  # no roof of this shape left
R1_19: Final = 1190  # no such finished house, or another colour's prefecture
R1_19A: Final = 1191  # no free site
R1_19B: Final = 1192  # one roof shape a prefecture
R1_19C: Final = 1193  # height
R1_19D: Final = 1194  # not one shape in all three of a colour
R2_2: Final = 2020  # no auction is open
R2_3: Final = 2030  # a bid comes from the hand
R2_3B: Final = 2032  # a seat without cards is not asked
R2_11: Final = 2110  # only the winner places, and only the tile just won
R2_12: Final = 2120  # no room for the tile there
R4_1: Final = 4010  # not this seat's turn to draw
R4_4: Final = 4040  # nobody draws now
R4_5: Final = 4050  # only bonus cards may be declined
R4_9: Final = 4090  # the pile is empty


def clause_name(clause: i64) -> str:
    """Return the number of a clause as the rules page writes it, such as R1.19c."""
    letter: i64 = clause % 10
    return f"R{clause // 1000}.{clause // 10 % 100}" + ("" if letter == 0 else chr(96 + letter))

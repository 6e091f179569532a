"""The rule options of Capitol and their values (docs/rules/capitol.md, section Options)."""

from typing import Final

# Each option is a number: 0 is the default, others are the alternatives in the order of the rules page.
AUCTION_TIE: Final = 0  # low_score_else_remove, high_card_then_order (R2.8)
NO_BID_RULE: Final = 1  # remove, low_score_free (R2.9)
DRAW_RULE: Final = 2  # six_new, refill_to_six (R4.2)
FLOOR_RULE: Final = 3  # free, tallest_only (R1.10a)
PARTIAL_TOP_TIE: Final = 4  # nothing, second, first (R3.6)
BONUS_DRAW: Final = 5  # optional, forced (R4.5)
START_PLAYER: Final = 6  # random, chosen (B10)
START_SEAT: Final = 7  # a seat, if it is chosen
FINAL_TIE: Final = 8  # shared, most_blocks_on_board (R5.2)

# Values, named where rule code asks for them.
LOW_SCORE_ELSE_REMOVE: Final = 0
HIGH_CARD_THEN_ORDER: Final = 1
LOW_SCORE_FREE: Final = 1
SIX_NEW: Final = 0
TALLEST_ONLY: Final = 1
SECOND: Final = 1
FIRST: Final = 2
OPTIONAL: Final = 0
RANDOM: Final = 0
MOST_BLOCKS_ON_BOARD: Final = 1

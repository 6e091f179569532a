"""The rule options of Capitol, their values and the two presets (docs/rules/capitol.md, section Options)."""

from typing import Final

from mypy_extensions import i64

# auction_tie (R2.8)
LOW_SCORE_ELSE_REMOVE: Final = 0
HIGH_CARD_THEN_ORDER: Final = 1
# no_bid (R2.9)
REMOVE: Final = 0
LOW_SCORE_FREE: Final = 1
# draw (R4.2)
SIX_NEW: Final = 0
REFILL_TO_SIX: Final = 1
# floor (R1.10a)
FREE: Final = 0
TALLEST_ONLY: Final = 1
# partial_top_tie (R3.6)
NOTHING: Final = 0
SECOND: Final = 1
FIRST: Final = 2
# bonus_draw (R4.5)
OPTIONAL: Final = 0
FORCED: Final = 1
# start_player (B10)
RANDOM: Final = 0
CHOSEN: Final = 1
# final_tie (R5.2)
SHARED: Final = 0
MOST_BLOCKS_ON_BOARD: Final = 1


class Options:
    """How the gaps and forks of the rulebooks are decided in one game; never changed once a game has begun."""

    def __init__(
        self,
        auction_tie: i64 = LOW_SCORE_ELSE_REMOVE,
        no_bid: i64 = REMOVE,
        draw: i64 = SIX_NEW,
        floor: i64 = FREE,
        partial_top_tie: i64 = NOTHING,
        bonus_draw: i64 = OPTIONAL,
        start_player: i64 = RANDOM,
        start_seat: i64 = 0,
        final_tie: i64 = SHARED,
    ) -> None:
        self.auction_tie: i64 = auction_tie
        self.no_bid: i64 = no_bid
        self.draw: i64 = draw
        self.floor: i64 = floor
        self.partial_top_tie: i64 = partial_top_tie
        self.bonus_draw: i64 = bonus_draw
        self.start_player: i64 = start_player
        self.start_seat: i64 = start_seat
        self.final_tie: i64 = final_tie

    def values(self) -> list[int]:
        """Return all values in the order of the constructor."""
        return [
            *(self.auction_tie, self.no_bid, self.draw, self.floor, self.partial_top_tie, self.bonus_draw),
            *(self.start_player, self.start_seat, self.final_tie),
        ]

    def __eq__(self, other: object) -> bool:
        """Options are equal when every value is."""
        return isinstance(other, Options) and self.values() == other.values()

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(tuple(self.values()))

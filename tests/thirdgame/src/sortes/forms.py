"""The values of Sortes that people, pages and files see."""

from typing import Annotated

import msgspec

from aedilis.core.codec import ActionCodec, EventCodec, Layout
from aedilis.core.contract import Action, Event
from aedilis.core.parts import Number
from sortes.state import LOTS


class Seal(Action, frozen=True, tag="seal"):
    """Seal a lot (S1.2)."""

    lot: Annotated[int, Number(LOTS + 1, least=1)]


class PrizeTurned(Event, frozen=True, tag="prize_turned"):
    """The next prize lies open (S1.2)."""

    prize: int


class LotSealed(Event, frozen=True, tag="lot_sealed"):
    """A seat has chosen (S1.2)."""

    seat: int


class LotOpened(Event, frozen=True, tag="lot_opened"):
    """A sealed lot is shown (S1.5)."""

    seat: int
    lot: int


class PrizeWon(Event, frozen=True, tag="prize_won"):
    """The best lot takes the prize (S1.5)."""

    seat: int
    prize: int


class GameOver(Event, frozen=True, tag="game_over"):
    """All prizes are won (S2.1)."""


ACTION_FORMS = ActionCodec((Seal,), Layout(kind=0, seat=8, seats=4, first=0, width=8), title="Sortes")
EVENT_FORMS = EventCodec(
    (PrizeTurned, LotSealed, LotOpened, PrizeWon, GameOver),
    Layout(kind=3, seat=4, seats=8, first=8, width=8),
    title="Sortes",
)


AnyEvent = PrizeTurned | LotSealed | LotOpened | PrizeWon | GameOver


class SeatData(msgspec.Struct, frozen=True):
    """What can be known of one seat."""

    score: int
    sealed: bool
    played: tuple[int, ...]
    hand: tuple[int, ...] | None


class ViewData(msgspec.Struct, frozen=True):
    """What one seat may know."""

    game: str
    players: int
    seat: int | None
    phase: str
    to_act: tuple[int, ...]
    winners: tuple[int, ...] | None
    prize: int | None
    own: int | None
    seats: tuple[SeatData, ...]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position."""

    options: dict[str, bool]
    hands: tuple[tuple[int, ...], ...]
    sealed: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    prizes: tuple[int, ...]
    hidden: tuple[int, ...]
    won: tuple[int, ...]


class Statistics(msgspec.Struct, frozen=True):
    """How the prizes went."""

    game: str
    winners_by_round: tuple[int, ...]

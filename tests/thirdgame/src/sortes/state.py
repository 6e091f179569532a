"""A position of Sortes, what one seat may know of it, and the steps of a round."""

from dataclasses import dataclass, field, replace

from aedilis.core.fingerprint import fingerprint
from aedilis.core.rng import Rng

LOTS = 20
HAND = 5
PRIZES = 5

OVER, NOT_HELD, SEALED, NO_SEAT = 1, 2, 3, 4
CLAUSES = {OVER: "S2.1", NOT_HELD: "S1.3", SEALED: "S1.4", NO_SEAT: "S1.1"}

TURNED, SEAL, OPENED, WON, ENDED = range(5)  # kinds of events
REVEALING = (TURNED, OPENED)


def packed(seat: int, lot: int) -> int:
    """Return an action as one integer; `forms` has the same layout."""
    return seat << 8 | lot


def event(kind: int, seat: int = 0, number: int = 0) -> int:
    """Return an event as one integer; the bit behind the kind tells that it revealed something."""
    return kind | (kind in REVEALING) << 3 | seat << 4 | number << 8


@dataclass
class Public:
    """What everybody may know."""

    low_lots: bool
    sealed_seats: tuple[bool, ...]
    played: tuple[tuple[int, ...], ...]  # lots by seat, in order
    prizes: tuple[int, ...]  # those turned up so far, the last one is at stake
    won: tuple[int, ...]  # points by seat

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.won)

    def is_over(self) -> bool:
        """Tell whether all prizes are won (S2.1)."""
        return len(self.played[0]) == PRIZES

    def to_act(self) -> int:
        """Return the seats that have not sealed yet, as bits (S1.2)."""
        return 0 if self.is_over() else sum(1 << seat for seat, done in enumerate(self.sealed_seats) if not done)

    def refusal_of(self, seat: int, hand: tuple[int, ...], action: int) -> int:
        """Return 0 if the seat with this hand may do this, else the clause that forbids it."""
        if self.is_over():
            return OVER
        if action >> 8 != seat:
            return NO_SEAT
        if self.sealed_seats[seat]:
            return SEALED
        return 0 if action & 255 in hand else NOT_HELD


@dataclass
class View(Public):
    """What one seat may know, or with seat -1 everybody."""

    seat: int
    hand: tuple[int, ...]
    own: int  # the lot that the seat has sealed, 0 for none

    def must_act(self) -> bool:
        """Tell whether this seat must decide now."""
        return self.seat >= 0 and bool(self.to_act() >> self.seat & 1)

    def legal(self) -> list[int]:
        """Return this seat's legal actions."""
        return [packed(self.seat, lot) for lot in self.hand] if self.must_act() else []

    def refusal(self, action: int, /) -> int:
        """Return 0 if this seat may do this now, else the clause that forbids it."""
        return self.refusal_of(self.seat, self.hand, action) if self.seat >= 0 else NO_SEAT


@dataclass
class State(Public):
    """A whole position."""

    hands: tuple[tuple[int, ...], ...]
    sealed: tuple[int, ...]  # by seat, 0 for none
    hidden: tuple[int, ...]  # the prizes that are still face down, in order
    events: list[int] | None = field(default=None, compare=False)

    def clone(self) -> "State":
        """Return an independent copy that nobody listens to."""
        return replace(self, events=None)

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self.key())

    def key(self) -> int:
        """Return a hash of the position that is the same on every platform."""
        numbers = [self.players, self.low_lots, *self.sealed, -1, *self.prizes, -2, *self.hidden, -3, *self.won]
        for seat in range(self.players):
            numbers += [-4, *self.hands[seat], -5, *self.played[seat]]
        return int(fingerprint(numbers))

    def actor(self) -> int:
        """Return the first seat that must decide, -1 when the game is over."""
        return next((seat for seat in range(self.players) if self.to_act() >> seat & 1), -1)

    def view(self, seat: int, /) -> View:
        """Return what this seat may know."""
        hand, own = (self.hands[seat], self.sealed[seat]) if seat >= 0 else ((), 0)
        return View(self.low_lots, self.sealed_seats, self.played, self.prizes, self.won, seat, hand, own)

    def legal(self, seat: int, /) -> list[int]:
        """Return the legal actions of a seat."""
        return self.view(seat).legal()

    def refusal(self, action: int, /) -> int:
        """Return 0 if the action is legal, else the clause that forbids it."""
        seat = action >> 8
        return self.view(seat).refusal(action) if 0 <= seat < self.players else NO_SEAT

    def scores(self) -> list[int]:
        """Return the points by seat."""
        return list(self.won)

    def winners(self) -> list[int]:
        """Return the seats with most points, once the game is over."""
        return [seat for seat, points in enumerate(self.won) if points == max(self.won)] if self.is_over() else []

    def listen(self, listening: bool, /) -> None:
        """Begin or end to collect events."""
        self.events = [] if listening else None

    def take_events(self) -> list[int]:
        """Return the events since the last call."""
        taken = self.events or []
        if self.events is not None:
            self.events = []
        return taken

    def tell(self, code: int) -> None:
        """Write down an event, if anybody listens."""
        if self.events is not None:
            self.events.append(code)

    def apply(self, action: int, /) -> None:
        """Seal a lot (S1.2); the last one opens them all."""
        seat, lot = action >> 8, action & 255
        self.sealed = (*self.sealed[:seat], lot, *self.sealed[seat + 1 :])
        self.sealed_seats = tuple(map(bool, self.sealed))
        self.tell(event(SEAL, seat))
        if all(self.sealed):
            self.open_all()

    def open_all(self) -> None:
        """Open the lots, give the prize to the highest, and turn up the next prize (S1.5, S2.1)."""
        for seat, lot in enumerate(self.sealed):
            self.tell(event(OPENED, seat, lot))
        best = min(self.sealed) if self.low_lots else max(self.sealed)
        winner, prize = self.sealed.index(best), self.prizes[-1]
        self.tell(event(WON, winner, prize))
        self.won = tuple(points + prize * (seat == winner) for seat, points in enumerate(self.won))
        self.played = tuple((*lots, lot) for lots, lot in zip(self.played, self.sealed))
        self.hands = tuple(tuple(lot for lot in hand if lot not in self.sealed) for hand in self.hands)
        self.sealed = (0,) * self.players
        self.sealed_seats = (False,) * self.players
        if self.is_over():
            self.tell(event(ENDED))
        else:
            self.turn_up()

    def turn_up(self) -> None:
        """Turn up the next prize."""
        self.prizes, self.hidden = (*self.prizes, self.hidden[0]), self.hidden[1:]
        self.tell(event(TURNED, 0, self.prizes[-1]))


def shuffled(numbers: list[int], rng: Rng) -> list[int]:
    """Return the numbers in a random order."""
    left, result = sorted(numbers), []
    while left:
        result.append(left.pop(rng.below(len(left))))
    return result


def deal(players: int, low_lots: bool, rng: Rng) -> State:
    """Set up a game (S1.1)."""
    lots = shuffled(list(range(1, LOTS + 1)), rng)
    prizes = tuple(shuffled(list(range(1, PRIZES + 1)), rng))
    hands = tuple(tuple(sorted(lots[HAND * seat : HAND * (seat + 1)])) for seat in range(players))
    nobody = (False,) * players
    return State(low_lots, nobody, ((),) * players, prizes[:1], (0,) * players, hands, (0,) * players, prizes[1:])


def determinize(view: View, rng: Rng) -> State:
    """Return a position that agrees with the view; others have sealed nothing in it."""
    gone = {lot for lots in view.played for lot in lots} | set(view.hand)
    unseen = shuffled([lot for lot in range(1, LOTS + 1) if lot not in gone], rng)
    size = HAND - len(view.played[0])
    hands = []
    for seat in range(view.players):
        hands.append(view.hand if seat == view.seat else tuple(sorted(unseen[:size])))
        unseen = unseen if seat == view.seat else unseen[size:]
    sealed = tuple(view.own if seat == view.seat else 0 for seat in range(view.players))
    hidden = shuffled([prize for prize in range(1, PRIZES + 1) if prize not in view.prizes], rng)
    known = (view.low_lots, tuple(map(bool, sealed)), view.played, view.prizes, view.won)
    return State(*known, tuple(hands), sealed, tuple(hidden))

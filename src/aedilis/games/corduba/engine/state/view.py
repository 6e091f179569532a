"""What one seat may know (C1.7), built by adding to the public part."""

from typing import final

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import C7_1
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.state.fields import KEEPING, Fields, PublicFields


def secret_of(s: Fields, seat: i64) -> i64:
    """Return what only this seat knows and decides on now: the cards dealt to it, or its closed fist."""
    if s.stage == KEEPING:
        base: i64 = seat * 3
        return s.dealt[base] | s.dealt[base + 1] << 8 | s.dealt[base + 2] << 16
    return s.fist[seat]


@final
class View(PublicFields):
    """The public position and the seat's own secrets."""

    def __init__(self, source: Fields, seat: i64) -> None:
        """Add what the seat may know: a spectator is seat -1 and has no secrets."""
        super().__init__(source.players, source.options, source.pack, source.ground, source)
        self.seat: i64 = seat
        self.secret: i64 = NONE  # the cards dealt to this seat, or its closed fist
        self.kept: i64 = NONE  # what it has kept, before that is revealed
        if seat >= 0:
            self.secret = secret_of(source, seat)
            self.kept = source.kept[seat]

    def must_act(self) -> bool:
        """Tell whether this seat must decide now."""
        return self.seat >= 0 and (flow.waiting(self) >> self.seat) & 1 == 1

    def to_act(self) -> i64:
        """Return the bit mask of all seats that must decide now."""
        return flow.waiting(self)

    def list_legal(self, out: Actions) -> None:
        """Fill the list with this seat's legal actions."""
        out.size = 0
        if self.seat >= 0:
            flow.list_actions(self, self.seat, self.secret, out)

    def legal(self) -> list[int]:
        """Return this seat's legal actions, the same that the state lists for it."""
        out = Actions()
        self.list_legal(out)
        return out.as_list()

    def refusal(self, action: i64) -> i64:
        """Return ALLOWED if this seat may do this now, else the clause that forbids it."""
        if action < 0 or packing.action_seat(action) != self.seat:
            return C7_1
        return flow.refusal(self, self.seat, self.secret, action)

    def all_numbers(self) -> list[int]:
        """Return every number of the view in a fixed order; two views are equal when these are."""
        return [*self.public_numbers(), self.seat, self.secret, self.kept]

"""A position of Corduba with everything hidden in it: the host's side of the contract."""

from typing import final

from mypy_extensions import i64

from aedilis.core.fields import UNHEARD, Log, Options
from aedilis.core.fingerprint import fingerprint
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import C7_1
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.state.fields import OVER, Fields
from aedilis.games.corduba.engine.state.ground import ground_of
from aedilis.games.corduba.engine.state.table import DECISIONS
from aedilis.games.corduba.engine.state.view import View, secret_of
from aedilis.games.corduba.engine.steps import setup


@final
class State(Fields):
    """One position; `apply` changes it in place."""

    def clone(self) -> "State":
        """Return an independent copy that nobody listens to."""
        return State(self.players, self.options, self.pack, self.ground, self.rng.clone(), self, self)

    def is_over(self) -> bool:
        """Tell whether the game has ended (C12)."""
        return self.stage == OVER

    def to_act(self) -> i64:
        """Return the bit mask of seats that must decide now: several while they choose secretly (C3.7, C10.2)."""
        return flow.waiting(self)

    def actor(self) -> i64:
        """Return the first seat in turn order that must decide now, -1 when the game is over."""
        asked = flow.waiting(self)
        for place in range(self.parties):
            if (asked >> self.order[place]) & 1:
                return self.order[place]
        return -1

    def list_legal(self, seat: i64, out: Actions) -> None:
        """Fill the list with the legal actions of a seat."""
        out.size = 0
        flow.list_actions(self, seat, secret_of(self, seat), out)

    def offered(self) -> Actions:
        """Return what the seat of the top frame may do, listed when it is first asked for; only to be read."""
        if not self.is_listed:
            self.listed.size = 0
            DECISIONS[self.top_kind()].list(self, self.listed)
            self.is_listed = True
        return self.listed

    def first_offered(self) -> i64:
        """Return what the list of what is offered begins with; the whole list is not made where it is long."""
        if self.is_listed:
            return self.listed.items[0]
        return DECISIONS[self.top_kind()].first(self, self.listed)

    def legal(self, seat: i64) -> list[int]:
        """Return the legal actions of a seat; of payments the canonical one first."""
        if not 0 <= seat < self.players:
            return []
        if self.is_listed:
            return self.listed.as_list() if seat == self.top_seat() else []
        out = Actions()
        self.list_legal(seat, out)
        return out.as_list()

    def refusal(self, action: i64) -> i64:
        """Return ALLOWED if the action is legal in whatever form, else the clause that forbids it."""
        seat = packing.action_seat(action)
        if action < 0 or seat >= self.players:
            return C7_1
        return flow.refusal(self, seat, secret_of(self, seat), action)

    def apply(self, action: i64) -> None:
        """Carry out an action; it must be legal, hosts check `refusal` first."""
        flow.apply(self, action)

    def view(self, seat: i64) -> View:
        """Return what this seat may know; seat -1 is a spectator."""
        return View(self, seat)

    def scores(self) -> list[int]:
        """Return the senators by seat."""
        return [self.senators[seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        """Return the winning seats, empty until the game is over; nobody wins a rebellion (C12.5)."""
        return [seat for seat in range(self.players) if (self.winning >> seat) & 1]

    def listen(self, listening: bool) -> None:
        """Begin or end to collect events."""
        self.log = Log(True) if listening else UNHEARD

    def take_events(self) -> list[int]:
        """Return the events since the last call, and forget them."""
        return self.log.take()

    def key(self) -> i64:
        """Return a hash of the whole position that is the same on every platform."""
        return fingerprint([*self.options.values(), *self.all_numbers()])


def deal(players: i64, options: Options, pack: Pack, rng: Rng) -> State:
    """Set up a game up to the secret choice of cards (C3.1-C3.7)."""
    s = State(players, options, pack, ground_of(pack, options), rng, None, None)
    setup.deal(s)
    flow.run(s)
    return s


def opening_events(s: State) -> list[int]:
    """Return the events of the set-up."""
    return [packing.event(packing.GAME_STARTED, s.order[0])]

"""Sortes in the terms of the contract."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from aedilis.core.contract import Action, Event, Rules
from aedilis.core.contract import State as AnyState
from aedilis.core.contract import View as AnyView
from aedilis.core.errors import FormatError, OptionError, PositionError
from aedilis.core.rng import Rng, seeded
from sortes import forms, state
from sortes.state import CLAUSES, HAND, LOTS, PRIZES, State, View

LINE = re.compile(r"([0-3]) lot ([1-9]|1\d|20)")
EVENTS = (forms.PrizeTurned, forms.LotSealed, forms.LotOpened, forms.PrizeWon, forms.GameOver)


class SortesRules(Rules):
    """The rules of rules.md."""

    name = "sortes"
    version = 1
    seat_range = range(2, 5)
    presets: ClassVar[Mapping[str, dict[str, Any]]] = {"STANDARD": {}}
    choices: ClassVar[Mapping[str, tuple[str | bool, ...]]] = {"low_lots": (False, True)}
    action_types = (forms.Seal,)
    event_types = EVENTS

    def options(self, given: Mapping[str, Any] | str | None, /) -> dict[str, Any]:
        """Return the full options."""
        asked = {"preset": given} if isinstance(given, str) else dict(given or {})
        full = {"low_lots": asked.pop("low_lots", False)}
        if asked.pop("preset", "STANDARD") != "STANDARD" or asked or not isinstance(full["low_lots"], bool):
            raise OptionError("bad-option", "Sortes has the preset STANDARD and the option low_lots")
        return full

    def new_state(self, players: int, options: Mapping[str, Any], seed: str, /) -> State:
        """Set up a game."""
        return state.deal(players, options["low_lots"], seeded(seed))

    def opening_events(self, first: AnyState, /) -> list[int]:
        """Return the first prize."""
        return [state.event(state.TURNED, 0, own(first).prizes[-1])]

    def typed(self, action: int, /) -> forms.Seal:
        """Return the typed value of an action."""
        seat, lot = action >> 8, action & 255
        if not (0 <= seat < 4 and 1 <= lot <= LOTS):
            raise FormatError("bad-action", f"{action} is not an action of Sortes")
        return forms.Seal(seat, lot)

    def packed(self, action: Action, /) -> int:
        """Return the integer of a typed action."""
        if not isinstance(action, forms.Seal) or not (0 <= action.seat < 4 and 1 <= action.lot <= LOTS):
            raise FormatError("bad-action", f"{action} is not an action of Sortes")
        return state.packed(action.seat, action.lot)

    def notation(self, action: int, /) -> str:
        """Return an action such as "0 lot 17"."""
        value = self.typed(action)
        return f"{value.seat} lot {value.lot}"

    def parse(self, text: str, /) -> int:
        """Return the action of a line of text."""
        found = LINE.fullmatch(text)
        if found is None:
            raise FormatError("bad-notation", "an action of Sortes is a seat, lot and a number: 0 lot 17")
        return state.packed(int(found[1]), int(found[2]))

    def is_sealed(self, action: int, /) -> bool:
        """Every choice is secret until all are opened (S1.4)."""
        return True

    def clause(self, refusal: int, /) -> str:
        """Return the number of a clause."""
        return CLAUSES[refusal]

    def event(self, code: int, /) -> Event:
        """Return the typed value of an event."""
        kind = EVENTS[code >> 16]
        numbers = {"seat": code >> 8 & 255, "lot": code & 255, "prize": code & 255}
        return kind(**{name: numbers[name] for name in kind.__struct_fields__})

    def is_visible(self, code: int, seat: int, /) -> bool:
        """Every event is public; what is sealed is in none before it is opened."""
        return True

    def reveals(self, code: int, /) -> bool:
        """Tell whether the event showed something hidden."""
        return code >> 16 in (state.TURNED, state.OPENED)

    def shows(self, code: int, seat: int, /) -> bool:
        """Tell whether the event told this seat something; its own lot it knew."""
        return self.reveals(code) and not (code >> 16 == state.OPENED and code >> 8 & 255 == seat)

    def view_data(self, view: AnyView, /) -> forms.ViewData:
        """Return the view as a value."""
        assert isinstance(view, View), "a view of Sortes"
        over = view.is_over()
        best = max(view.won)
        seats = tuple(
            forms.SeatData(points, done, lots, view.hand if seat == view.seat else None)
            for seat, (points, done, lots) in enumerate(zip(view.won, view.sealed_seats, view.played))
        )
        return forms.ViewData(
            game=self.name,
            players=view.players,
            seat=None if view.seat < 0 else view.seat,
            phase="over" if over else "seal",
            to_act=tuple(seat for seat in range(view.players) if view.to_act() >> seat & 1),
            winners=tuple(seat for seat, points in enumerate(view.won) if points == best) if over else None,
            prize=None if over else view.prizes[-1],
            own=view.own or None,
            seats=seats,
        )

    def position(self, given: AnyState, /) -> forms.Position:
        """Return the whole state as a value."""
        s = own(given)
        options = {"low_lots": s.low_lots}
        return forms.Position(options, s.hands, s.sealed, s.played, s.prizes, s.hidden, s.won)

    def load_position(self, document: bytes | str, /) -> State:
        """Return the state of a position; raise PositionError if no game can reach it."""
        try:
            given = msgspec.json.decode(document, type=forms.Position)
            low = self.options(given.options)["low_lots"]
        except (msgspec.MsgspecError, OptionError) as error:
            raise PositionError("bad-position", str(error)) from error
        rounds = {len(lots) for lots in given.played}
        lots = [lot for part in (*given.hands, *given.played) for lot in part]
        is_whole = (
            len(given.hands) in self.seat_range
            and len({len(given.hands), len(given.played), len(given.sealed), len(given.won)}) == 1
            and len(rounds) == 1
            and all(len(hand) + len(done) == HAND for hand, done in zip(given.hands, given.played))
            and len(set(lots)) == len(lots)
            and set(lots) <= set(range(1, LOTS + 1))
            and sorted((*given.prizes, *given.hidden)) == list(range(1, PRIZES + 1))
            and len(given.prizes) == min(PRIZES, max(rounds) + 1)
            and all(lot == 0 or lot in hand for lot, hand in zip(given.sealed, given.hands))
            and not all(given.sealed)
            and sum(given.won) == sum(given.prizes[: max(rounds)])
        )
        if not is_whole:
            raise PositionError("bad-position", "no game of Sortes comes to this position")
        sealed = tuple(map(bool, given.sealed))
        known = (low, sealed, given.played, given.prizes, given.won)
        return State(*known, given.hands, given.sealed, given.hidden)

    def determinize(self, view: AnyView, rng: Rng, /) -> State:
        """Return a state that agrees with the view."""
        assert isinstance(view, View), "a view of Sortes"
        return state.determinize(view, rng)

    def statistics(self, first: AnyState, actions: Iterable[int], /) -> forms.Statistics:
        """Return who won each prize."""
        played = own(first).clone()
        played.listen(True)
        for action in actions:
            played.apply(action)
        won = [code >> 8 & 255 for code in played.take_events() if code >> 16 == state.WON]
        return forms.Statistics(self.name, tuple(won))


def own(given: AnyState) -> State:
    """Return a state that is one of Sortes."""
    if not isinstance(given, State):
        raise FormatError("bad-state", "this is not a state of Sortes")
    return given


RULES = SortesRules()

"""Sortes in the terms of the contract."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from aedilis.core.contract import View as AnyView
from aedilis.core.errors import FormatError, refuse_if
from aedilis.core.options import Choices, Presets, chosen_options
from aedilis.core.passing import text_of
from aedilis.core.rng import seeded
from aedilis.core.rules import CodedRules, Parts
from aedilis.core.versions import Change
from sortes import forms, plans, state
from sortes.state import CLAUSES, HAND, LOTS, PRIZES, State, View

PLAYERS = range(2, 5)
CHOICES: Choices = {"low_lots": (False, True)}
PRESETS: Presets = {"STANDARD": {"low_lots": False}}


def sealed_line(line: str) -> str:
    """Return an action as it is written since version 2: lots were laid before, now they are sealed."""
    return line.replace(" lay ", " seal ")


def with_hidden(position: dict[str, Any]) -> dict[str, Any]:
    """Return a position as it is written since version 2, which says what lies face down by its name."""
    named = dict(position)
    if "face_down" in named:
        named["hidden"] = named.pop("face_down")
    return named


class SortesRules(
    CodedRules[State, View, forms.ViewData, forms.Seal, forms.AnyEvent, forms.Position, None, forms.Statistics]
):
    """The rules of rules.md."""

    name = "sortes"
    version = 2
    seat_range = PLAYERS
    presets: ClassVar[Presets] = PRESETS
    choices: ClassVar[Choices] = CHOICES
    changes: ClassVar[Mapping[int, Change]] = {
        2: Change(options={"low_lots": True}, line=sealed_line, position=with_hidden)
    }

    def new_state(self, players: int, options: Mapping[str, Any], seed: str, /) -> State:
        """Set up a game."""
        players, options, seed = self.set_up(players, options, seed)
        return state.deal(players, options["low_lots"], seeded(seed))

    def is_sealed(self, action: int, /) -> bool:
        """Every choice is secret until all are opened (S1.4)."""
        return True

    def packed_view(self, view: AnyView, /) -> bytes:
        """Return a view in JSON: it has no numbers that a position would not give."""
        return msgspec.json.encode(self.own_view(view))

    def unpacked_view(self, document: bytes | str, /) -> View:
        """Return the view of such a document."""
        try:
            return msgspec.json.decode(text_of(document), type=View)
        except msgspec.MsgspecError as error:
            raise FormatError("bad-view", str(error)) from error


def full_options(given: Mapping[str, Any] | str | None) -> dict[str, Any]:
    """Return the full options."""
    return chosen_options("Sortes", CHOICES, PRESETS, given)


def opening_events(first: State) -> list[int]:
    """Return the first prize."""
    return [state.event(state.TURNED, 0, first.prizes[-1])]


def previews(s: State, actions: list[int]) -> list[None]:
    """Return nothing: a sealed lot leads to nothing that a seat can know."""
    return [None] * len(actions)


def view_data(view: View, version: int) -> forms.ViewData:
    """Return the view as a value."""
    over = view.is_over()
    best = max(view.won)
    seats = tuple(
        forms.SeatData(points, done, lots, view.hand if seat == view.seat else None)
        for seat, (points, done, lots) in enumerate(zip(view.won, view.sealed_seats, view.played))
    )
    return forms.ViewData(
        game="sortes",
        players=view.players,
        seat=None if view.seat < 0 else view.seat,
        phase="over" if over else "seal",
        to_act=tuple(seat for seat in range(view.players) if view.to_act() >> seat & 1),
        winners=tuple(seat for seat, points in enumerate(view.won) if points == best) if over else None,
        prize=None if over else view.prizes[-1],
        own=view.own or None,
        seats=seats,
    )


def save(s: State, version: int) -> forms.Position:
    """Return the whole state as a value."""
    options = {"low_lots": s.low_lots}
    return forms.Position(options, s.hands, s.sealed, s.played, s.prizes, s.hidden, s.won)


def load(given: forms.Position, version: int) -> State:
    """Return the state of a position; raise PositionError if no game can reach it."""
    low = full_options(given.options)["low_lots"]
    rounds = {len(lots) for lots in given.played}
    lots = [lot for part in (*given.hands, *given.played) for lot in part]
    is_whole = (
        len(given.hands) in PLAYERS
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
    refuse_if(not is_whole, "no game of Sortes comes to this position")
    sealed = tuple(map(bool, given.sealed))
    known = (low, sealed, given.played, given.prizes, given.won)
    return State(*known, given.hands, given.sealed, given.hidden)


def statistics(first: State, actions: Iterable[int]) -> forms.Statistics:
    """Return who won each prize."""
    played = first.clone()
    played.listen(True)
    for action in actions:
        played.apply(action)
    told = map(forms.EVENT_FORMS.typed, played.take_events())
    return forms.Statistics("sortes", tuple(event.seat for event in told if isinstance(event, forms.PrizeWon)))


RULES = SortesRules(
    Parts(
        state=State,
        view=View,
        actions=forms.ACTION_FORMS,
        events=forms.EVENT_FORMS,
        opened=(state.OPENED,),
        options=full_options,
        clause=CLAUSES.__getitem__,
        opening_events=opening_events,
        previews=previews,
        view_data=view_data,
        position=forms.Position,
        save=save,
        load=load,
        determinize=state.determinize,
        statistics=statistics,
        plans=plans,
    )
)

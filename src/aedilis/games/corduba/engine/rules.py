"""Corduba in the terms of the contract."""

from collections.abc import Iterable, Mapping
from typing import Any

from aedilis.core.contract import Action, Event
from aedilis.core.contract import State as AnyState
from aedilis.core.contract import View as AnyView
from aedilis.core.errors import FormatError
from aedilis.core.rng import Rng, seeded
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import clause_name
from aedilis.games.corduba.engine.forms import actions, events, loading, notation, position, previews
from aedilis.games.corduba.engine.forms import view as viewdata
from aedilis.games.corduba.engine.option_file import CHOICES, PRESETS, content_option, full_options, packed_options
from aedilis.games.corduba.engine.state import belief, state
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.statistics.gather import GameStatistics, statistics

OPENED = (packing.CARDS_REVEALED, packing.DELIVERED, packing.LOST)  # what a seat chose itself, it knew before


class CordubaRules:
    """Corduba 27 a.C. by Manuel Martinez Aranda (Skellig Games 2023), rules as in docs/rules/corduba.md."""

    name = "corduba"
    version = 1
    seat_range = position.PLAYERS
    presets: Mapping[str, dict[str, Any]] = PRESETS
    choices: Mapping[str, tuple[str | bool, ...]] = CHOICES
    action_types = actions.ACTION_TYPES
    event_types = events.EVENT_TYPES

    def options(self, given: Mapping[str, Any] | str | None, /) -> dict[str, Any]:
        """Return the full options for a preset name or a partial mapping."""
        return full_options(given)

    def content(self, options: Mapping[str, Any], /) -> viewdata.ContentData:
        """Return the content pack that the options name or hold."""
        return viewdata.content_data(content_option(options))

    def new_state(self, players: int, options: Mapping[str, Any], seed: str, /) -> State:
        """Set up a game (C3.1-C3.7)."""
        return state.deal(players, packed_options(options), content_option(options), seeded(seed))

    def opening_events(self, state_: AnyState, /) -> list[int]:
        """Return the events of the set-up."""
        return state.opening_events(_own(state_))

    def typed(self, action: int, /) -> Action:
        """Return the typed value of an action."""
        return actions.typed(action)

    def packed(self, action: Action, /) -> int:
        """Return the integer of a typed action."""
        return actions.packed(action)

    def notation(self, action: int, /) -> str:
        """Return the action as one line of text."""
        return notation.notation(action)

    def parse(self, text: str, /) -> int:
        """Return the action of a line of text."""
        return notation.parse(text)

    def is_sealed(self, action: int, /) -> bool:
        """Tell whether the action is secret until all have chosen (C3.7, C10.2)."""
        return packing.action_kind(action) <= packing.LAST_SEALED

    def selection(self, actions_: list[int], /) -> None:
        """Return nothing: every delivery is listed."""
        return None

    def clause(self, refusal: int, /) -> str:
        """Return the number of a refusing clause, such as C7.4."""
        return clause_name(refusal)

    def event(self, code: int, /) -> Event:
        """Return the typed value of an event."""
        return events.typed_event(code)

    def is_visible(self, code: int, seat: int, /) -> bool:
        """Every event of Corduba is public; what is secret is in none before it is revealed."""
        return True

    def reveals(self, code: int, /) -> bool:
        """Tell whether the event showed hidden information to anyone."""
        return packing.event_reveals(code)

    def shows(self, code: int, seat: int, /) -> bool:
        """Tell whether the event told this seat something: what it kept or delivered itself it knew before."""
        own = packing.event_kind(code) in OPENED and packing.event_seat(code) == seat
        return packing.event_reveals(code) and not own

    def previews(self, state_: AnyState, actions_: list[int], /) -> list[previews.Preview]:
        """Return what each action of one seat would lead to, as far as that seat can know."""
        return previews.previews(_own(state_), actions_)

    def begun(self, state_: AnyState, action: int, /) -> None:
        """Return nothing: every part of a turn is an action of its own."""
        return None

    def view_data(self, view: AnyView, /) -> viewdata.ViewData:
        """Return the view as a value with a JSON form."""
        if not isinstance(view, View):
            raise FormatError("bad-view", "this is not a view of Corduba")
        return viewdata.view_data(view, self.version)

    def position(self, state_: AnyState, /) -> position.Position:
        """Return the whole state as a value with a JSON form."""
        return position.save(_own(state_), self.version)

    def load_position(self, document: bytes | str, /) -> State:
        """Return the state of a position in JSON."""
        return loading.load(document, self.version)

    def determinize(self, view: AnyView, rng: Rng, /) -> State:
        """Return a state that agrees with the view, what is hidden dealt at random."""
        if not isinstance(view, View):
            raise FormatError("bad-view", "this is not a view of Corduba")
        return belief.determinize(view, rng)

    def statistics(self, first: AnyState, actions: Iterable[int], /) -> GameStatistics:
        """Return the numbers of docs/statistics.md."""
        return statistics(_own(first), actions)


def _own(state_: AnyState) -> State:
    if not isinstance(state_, State):
        raise FormatError("bad-state", "this is not a state of Corduba")
    return state_


RULES = CordubaRules()

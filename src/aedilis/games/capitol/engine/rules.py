"""Capitol in the terms of the contract."""

from collections.abc import Iterable, Mapping
from typing import Any

from aedilis.core.contract import Action, Begun, Event, Selection
from aedilis.core.contract import State as AnyState
from aedilis.core.contract import View as AnyView
from aedilis.core.errors import FormatError, OptionError
from aedilis.core.rng import Rng, seeded
from aedilis.games.capitol.engine import belief, packing, state
from aedilis.games.capitol.engine.clauses import clause_name
from aedilis.games.capitol.engine.forms import actions, begun, events, notation, position, previews
from aedilis.games.capitol.engine.forms import view as viewdata
from aedilis.games.capitol.engine.forms.statistics import GameStatistics, statistics
from aedilis.games.capitol.engine.option_file import CHOICES, PRESETS, board_option, full_options, packed_options
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View


class CapitolRules:
    """Capitol by Alan R. Moon and Aaron Weissblum (Schmidt Spiele 2001), rules as in docs/rules/capitol.md."""

    name = "capitol"
    version = 1
    seat_range = range(2, 5)
    presets: Mapping[str, dict[str, Any]] = PRESETS
    choices: Mapping[str, tuple[str | bool, ...]] = CHOICES
    action_types = actions.ACTION_TYPES
    event_types = events.EVENT_TYPES

    def options(self, given: Mapping[str, Any] | str | None, /) -> dict[str, Any]:
        """Return the full options for a preset name or a partial mapping."""
        return full_options(given)

    def content(self, options: Mapping[str, Any], /) -> None:
        """Return nothing: views have the whole board."""
        return None

    def new_state(self, players: int, options: Mapping[str, Any], seed: str, /) -> State:
        """Set up a game (B1-B10)."""
        if options["start_player"] == "chosen" and options["start_seat"] >= players:
            raise OptionError("bad-option", "the start_seat is not at this table", option="start_seat")
        return state.deal(players, packed_options(options), board_option(options), seeded(seed))

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
        """Tell whether the action is a bid, secret until all are revealed."""
        return packing.action_kind(action) == packing.SEAL_BID

    def selection(self, actions_: list[int], /) -> Selection | None:
        """Return what bids are made of: the largest listed one is the whole hand."""
        bids = [actions.card_names(packing.action_bid(action)) for action in actions_ if self.is_sealed(action)]
        return Selection("bid", max(bids, key=len)) if bids else None

    def clause(self, refusal: int, /) -> str:
        """Return the number of a refusing clause, such as R1.19c."""
        return clause_name(refusal)

    def event(self, code: int, /) -> Event:
        """Return the typed value of an event."""
        return events.typed_event(code)

    def is_visible(self, code: int, seat: int, /) -> bool:
        """Every event of Capitol is public; what is secret is in none before its reveal."""
        return True

    def reveals(self, code: int, /) -> bool:
        """Tell whether the event showed hidden information to anyone."""
        return packing.event_reveals(code)

    def shows(self, code: int, seat: int, /) -> bool:
        """Tell whether the event told this seat something: what it played or bid itself it knew before."""
        shows_cards = packing.event_kind(code) in (packing.CARD_PLAYED, packing.BID_REVEALED)
        return packing.event_reveals(code) and not (shows_cards and packing.event_seat(code) == seat)

    def previews(self, state_: AnyState, actions_: list[int], /) -> list[previews.Preview | None]:
        """Return what each action of one seat would lead to, as far as that seat can know."""
        return previews.previews(_own(state_), actions_)

    def begun(self, state_: AnyState, action: int, /) -> Begun | None:
        """Return how far a floor card leads of which only the first block is chosen."""
        return begun.begun(_own(state_), action)

    def view_data(self, view: AnyView, /) -> viewdata.ViewData:
        """Return the view as a value with a JSON form."""
        if not isinstance(view, View):
            raise FormatError("bad-view", "this is not a view of Capitol")
        return viewdata.view_data(view, self.version)

    def position(self, state_: AnyState, /) -> position.Position:
        """Return the whole state as a value with a JSON form."""
        return position.save(_own(state_), self.version)

    def load_position(self, document: bytes | str, /) -> State:
        """Return the state of a position in JSON."""
        return position.load(document, self.version)

    def determinize(self, view: AnyView, rng: Rng, /) -> State:
        """Return a state that agrees with the view, unseen cards dealt at random."""
        if not isinstance(view, View):
            raise FormatError("bad-view", "this is not a view of Capitol")
        return belief.determinize(view, rng)

    def statistics(self, first: AnyState, actions: Iterable[int], /) -> GameStatistics:
        """Return the numbers of docs/statistics.md."""
        return statistics(_own(first), actions)


def _own(state_: AnyState) -> State:
    if not isinstance(state_, State):
        raise FormatError("bad-state", "this is not a state of Capitol")
    return state_


RULES = CapitolRules()

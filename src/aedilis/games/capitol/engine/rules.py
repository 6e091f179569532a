"""Capitol in the terms of the contract."""

from collections.abc import Mapping
from typing import Any

from aedilis.core.contract import Action, BegunAction, CardSelection, Event
from aedilis.core.contract import State as AnyState
from aedilis.core.errors import OptionError
from aedilis.core.pickling import enable
from aedilis.core.rng import seeded
from aedilis.core.rules import A, CodedRules, E, Parts
from aedilis.games.capitol.engine import belief, packing, plans, state
from aedilis.games.capitol.engine.clauses import clause_name
from aedilis.games.capitol.engine.forms import begun, position
from aedilis.games.capitol.engine.forms.actions import ACTION_FORMS, card_names
from aedilis.games.capitol.engine.forms.because import because
from aedilis.games.capitol.engine.forms.events import EVENT_FORMS
from aedilis.games.capitol.engine.forms.position import Position
from aedilis.games.capitol.engine.forms.previews import Preview, previews, prospects
from aedilis.games.capitol.engine.forms.statistics import GameStatistics, statistics
from aedilis.games.capitol.engine.forms.view import ViewData, view_data
from aedilis.games.capitol.engine.option_file import CHOICES, PRESETS, board_option, full_options, packed_options
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View


class CapitolRules(CodedRules[State, View, ViewData, A, E, Position, Preview | None, GameStatistics]):
    """Capitol by Alan R. Moon and Aaron Weissblum (Schmidt Spiele 2001), rules as in docs/rules/capitol.md."""

    name = "capitol"
    version = 1
    seat_range = position.PLAYERS
    presets: Mapping[str, dict[str, Any]] = PRESETS
    choices: Mapping[str, tuple[str | bool, ...]] = CHOICES

    def new_state(self, players: int, options: Mapping[str, Any], seed: str, /) -> State:
        """Set up a game (B1-B10)."""
        players, options, seed = self.set_up(players, options, seed)
        if options["start_player"] == "chosen" and options["start_seat"] >= players:
            raise OptionError("bad-option", "the start_seat is not at this table", option="start_seat")
        return state.deal(players, packed_options(options), board_option(options), seeded(seed))

    def is_sealed(self, action: int, /) -> bool:
        """Tell whether the action is a bid, secret until all are revealed."""
        return packing.action_kind(self.own_code(action)) == packing.SEAL_BID

    def selection(self, actions: list[int], /) -> CardSelection | None:
        """Return what bids are made of: the largest listed one is the whole hand."""
        codes = self.own_codes(actions)
        bids = [card_names(packing.action_bid(action)) for action in codes if self.is_sealed(action)]
        return CardSelection("bid", max(bids, key=len)) if bids else None

    def prospects(self, state_: AnyState, seat: int, /) -> list[Preview]:
        """Return what the tile that is bid for would lead to in each prefecture that has room for it."""
        return prospects(self.own(state_), seat)

    def because(self, state_: AnyState, action: int, /) -> dict[str, str | int]:
        """Return the hills, shapes and heights that a refusal is about."""
        own, code = self.own(state_), self.own_code(action)
        return because(own, self.typed(code), own.refusal(code))

    def begun(self, state_: AnyState, action: int, /) -> BegunAction | None:
        """Return how far a floor card leads of which only the first block is chosen."""
        own, code = self.own(state_), self.own_code(action)
        self.parts.actions.typed(code)
        return begun.begun(own, code)


RULES: CapitolRules[Action, Event] = CapitolRules(
    Parts(
        state=State,
        view=View,
        actions=ACTION_FORMS,
        events=EVENT_FORMS,
        opened=(packing.CARD_PLAYED, packing.BID_REVEALED),
        options=full_options,
        clause=clause_name,
        opening_events=state.opening_events,
        previews=previews,
        view_data=view_data,
        position=Position,
        save=position.save,
        load=position.load,
        determinize=belief.determinize,
        statistics=statistics,
        plans=plans,
    )
)
enable(RULES)

"""Corduba in the terms of the contract."""

from collections.abc import Mapping
from typing import Any

from aedilis.core.contract import Action, Event
from aedilis.core.contract import State as AnyState
from aedilis.core.pickling import enable
from aedilis.core.rng import seeded
from aedilis.core.rules import A, CodedRules, E, Parts
from aedilis.games.corduba.engine import packing, plans
from aedilis.games.corduba.engine.clauses import clause_name
from aedilis.games.corduba.engine.forms import loading, position
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.forms.because import because
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS
from aedilis.games.corduba.engine.forms.position import Position
from aedilis.games.corduba.engine.forms.previews import Preview, previews
from aedilis.games.corduba.engine.forms.reasons import ENDINGS
from aedilis.games.corduba.engine.forms.view import ContentData, ViewData, content_data, view_data
from aedilis.games.corduba.engine.option_file import CHOICES, PRESETS, content_option, full_options, packed_options
from aedilis.games.corduba.engine.state import belief, state
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.statistics.gather import GameStatistics, statistics


class CordubaRules(CodedRules[State, View, ViewData, A, E, Position, Preview, GameStatistics]):
    """Corduba 27 a.C. by Manuel Martinez Aranda (Skellig Games 2023), rules as in docs/rules/corduba.md."""

    name = "corduba"
    version = 1
    seat_range = position.PLAYERS
    presets: Mapping[str, dict[str, Any]] = PRESETS
    choices: Mapping[str, tuple[str | bool, ...]] = CHOICES

    def content(self, options: Mapping[str, Any], /) -> ContentData:
        """Return the content pack that the options name or hold."""
        return content_data(content_option(self.options(options)))

    def new_state(self, players: int, options: Mapping[str, Any], seed: str, /) -> State:
        """Set up a game (C3.1-C3.7)."""
        players, options, seed = self.set_up(players, options, seed)
        return state.deal(players, packed_options(options), content_option(options), seeded(seed))

    def is_sealed(self, action: int, /) -> bool:
        """Tell whether the action is secret until all have chosen (C3.7, C10.2)."""
        return packing.action_kind(self.own_code(action)) <= packing.LAST_SEALED

    def because(self, state: AnyState, action: int, /) -> dict[str, str | int]:
        """Return the people, goods and places that a refusal is about."""
        own, code = self.own(state), self.own_code(action)
        return because(own, code, own.refusal(code))

    def ending(self, state: AnyState, /) -> str:
        """Tell a scoring from a rebellion, of districts or of markers (C5.0, C5.6, C12)."""
        return ENDINGS[self.own(state).ending]


RULES: CordubaRules[Action, Event] = CordubaRules(
    Parts(
        state=State,
        view=View,
        actions=ACTION_FORMS,
        events=EVENT_FORMS,
        opened=(packing.CARDS_REVEALED, packing.DELIVERED, packing.LOST),
        options=full_options,
        clause=clause_name,
        opening_events=state.opening_events,
        previews=previews,
        view_data=view_data,
        position=Position,
        save=position.save,
        load=loading.load,
        determinize=belief.determinize,
        statistics=statistics,
        plans=plans,
    )
)
enable(RULES)

"""What is counted of Capitol: positions of every kind of decision, and games under several options."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, PLACE
from aedilis.games.capitol.engine.random_play import random_action
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.contract.counts import Choice, Counts
from tests.contract.players import uniform
from tests.contract.playing import seats_of
from tests.games.capitol.golden.players import builder, mason


def middle_positions() -> Iterator[tuple[str, State]]:
    """Yield one position of each phase for each number of players, from the second round on."""
    for players in (2, 3, 4):
        for phase, name in ((BUILD, "build"), (BID, "bid"), (PLACE, "place"), (DRAW, "draw")):
            chooser = Random(10 * players + phase)
            options = {"auction_tie": "high_card_then_order"} if players == 3 else None
            state = RULES.new_state(players, RULES.options(options), f"middle {players} {phase}")
            while state.phase != phase or state.round < min(players, 3):
                seat = chooser.choice(seats_of(state.to_act()))
                state.apply((builder, uniform, mason, uniform)[seat](state, seat, chooser))
            yield f"{name}, round {state.round}, {players} players", state


VARIANTS: tuple[dict[str, str | bool], ...] = (
    {},
    {"auction_tie": "high_card_then_order", "partial_top_tie": "second", "board": "RECON_567"},
    {"no_bid": "low_score_free", "draw": "refill_to_six", "floor": "tallest_only", "bonus_draw": "forced"},
)
COUNTS = Counts(
    folder=Path(__file__).parent,
    rules=RULES,
    random_action=cast(Choice, random_action),
    most=60_000,
    deepest=6,
    middle=middle_positions,
    variants=VARIANTS,
)

"""What is counted of Corduba: positions of every kind of decision, and games under several options."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

from aedilis.games.corduba.engine.forms.doing import FRAME_WORDS
from aedilis.games.corduba.engine.random_play import random_action
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.frames import FIRST_WORK
from aedilis.games.corduba.engine.state.state import State
from tests.contract.counts import Choice, Counts
from tests.contract.playing import seats_of
from tests.games.corduba.golden.players import PLAYERS


def decision_of(s: State) -> str:
    """Return the word of what must be decided: a frame of the stack, or a secret choice."""
    if s.depth:
        assert s.top_kind() < FIRST_WORK
        return FRAME_WORDS[s.top_kind()]
    return "keep" if s.round == 0 else "deliver"


def middle_positions() -> Iterator[tuple[str, State]]:
    """Yield the first position of each kind of decision after the first round, for each number of players."""
    for players in (2, 3, 4):
        found: set[str] = set()
        for seed in range(16):
            chooser = Random(seed)
            options = {"own_insulae": "optional"} if seed == 5 else None
            s = RULES.new_state(players, RULES.options(options), f"middle {seed}")
            while not s.is_over():
                name = decision_of(s)
                if s.round > 1 and name not in found:
                    found.add(name)
                    yield f"{name}, {players} players", s.clone()
                seat = chooser.choice(seats_of(s.to_act()))
                s.apply(PLAYERS[("builder", "uniform", "loyal", "uniform")[seat]](s, seat, chooser))


VARIANTS: tuple[dict[str, str | bool], ...] = (
    {},
    {
        "market_refill": "round",
        "unrest_track_timing": "phase1",
        "unrest_placement": "revolting_only",
        "tile_mirroring": True,
        "own_insulae": "optional",
        "isolation_unit": "cell",
    },
    {
        "rebellion_check": "immediate",
        "unrest_limit": "stock",
        "turn_order": "clockwise",
        "adjacency_across_streets": False,
        "castra_other_specialists": True,
        "neutral_supply": "hard16",
        "isolation_tiles": "available",
    },
)
COUNTS = Counts(
    folder=Path(__file__).parent,
    rules=RULES,
    random_action=cast(Choice, random_action),
    most=500,  # the uncompiled engine must count them too
    deepest=4,
    middle=middle_positions,
    variants=VARIANTS,
)

"""Numbers that every build of the engine must reproduce: counts of action sequences, and sums over random games."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng, seeded
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, OVER, PLACE
from aedilis.games.capitol.engine.random_play import perft
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.capitol.golden.players import builder, mason, uniform
from tests.contract.playing import seats_of

POSITIONS = "perft.json"
SUMS = "sums.json"
RANDOM_PLAY = "random_play.json"  # the same of `random_action`; this may change whenever random play is improved
Choice = Callable[[State, Rng, Actions], int]
MOST = 60_000  # sequences to count from one position


class Counted(msgspec.Struct, frozen=True):
    """A position, and how many action sequences of length 1, 2, ... start from it."""

    name: str
    position: dict[str, object]
    counts: tuple[int, ...]


class Summed(msgspec.Struct, frozen=True):
    """A random game, its number of decisions, and a sum over the keys of all its positions."""

    players: int
    options: dict[str, str]
    seed: str
    decisions: int
    sum: str


def to_counts(state: State) -> tuple[int, ...]:
    """Return the counts of sequences, as deep as they stay small."""
    counts = [perft(state, 1)]
    while len(counts) < 6 and counts[-1] * max(4, counts[-1] // ([1, *counts][-2])) < MOST:
        counts.append(perft(state, len(counts) + 1))
    return tuple(counts)


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


def positions_to_count() -> str:
    """Return the file of positions and counts."""
    rows = []
    for players in (2, 3, 4):
        for seed in ("first", "second"):
            state = RULES.new_state(players, RULES.options(None), seed)
            rows.append((f"deal {seed}, {players} players", state))
    rows += middle_positions()
    counted = [Counted(name, msgspec.to_builtins(RULES.position(state)), to_counts(state)) for name, state in rows]
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in counted) + "\n]\n"


def legal_action(state: State, rng: Rng, out: Actions) -> int:
    """Return a random listed action; the order of the list does not matter."""
    listed = sorted(state.legal(state.actor()))
    return listed[rng.below(len(listed))]


def sum_of(players: int, options: dict[str, str], seed: str, *, choose: Choice = legal_action) -> Summed:
    """Play a random game and fold the keys of all its positions into one number."""
    state = RULES.new_state(players, RULES.options(options), seed)
    rng, out = seeded(seed), Actions()
    total, decisions = 0, 0
    while state.phase != OVER:
        state.apply(choose(state, rng, out))
        total = (total * 1_000_003 + state.key()) % (1 << 64)
        decisions += 1
    return Summed(players, options, seed, decisions, f"{total:016x}")


VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"auction_tie": "high_card_then_order", "partial_top_tie": "second", "board": "RECON_567"},
    {"no_bid": "low_score_free", "draw": "refill_to_six", "floor": "tallest_only", "bonus_draw": "forced"},
)


def sums_of_games(*, choose: Choice = legal_action) -> str:
    """Return the file of sums."""
    rows = [
        sum_of(players, options, f"sum {number}", choose=choose)
        for players in (2, 3, 4)
        for options in VARIANTS
        for number in range(2)
    ]
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]\n"

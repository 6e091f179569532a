"""Numbers that every build of the engine must reproduce: counts of action sequences, and sums over random games."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng, seeded
from aedilis.games.corduba.engine.forms.frame_words import frame_word
from aedilis.games.corduba.engine.random_play import perft
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.frames import FIRST_WORK
from aedilis.games.corduba.engine.state.state import State
from tests.contract.playing import seats_of
from tests.corduba.golden.players import PLAYERS

POSITIONS = "perft.json"
SUMS = "sums.json"
RANDOM_PLAY = "random_play.json"  # the same of `random_action`; this may change whenever random play is improved
Choice = Callable[[State, Rng, Actions], int]
MOST = 500  # sequences to count from one position: the uncompiled engine must do it too


class Counted(msgspec.Struct, frozen=True):
    """A position, and how many action sequences of length 1, 2, ... start from it."""

    name: str
    position: dict[str, object]
    counts: tuple[int, ...]


class Summed(msgspec.Struct, frozen=True):
    """A random game, its number of decisions, and a sum over the keys of all its positions."""

    players: int
    options: dict[str, str | bool]
    seed: str
    decisions: int
    sum: str


def to_counts(s: State) -> tuple[int, ...]:
    """Return the counts of sequences, as deep as they stay small."""
    counts = [perft(s, 1)]
    while len(counts) < 4 and counts[-1] * max(4, counts[-1] // ([1, *counts][-2])) < MOST:
        counts.append(perft(s, len(counts) + 1))
    return tuple(counts)


def decision_of(s: State) -> str:
    """Return the word of what must be decided: a frame of the stack, or a secret choice."""
    if s.depth:
        assert s.top_kind() < FIRST_WORK
        return frame_word(s.top_kind())
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


def positions_to_count() -> str:
    """Return the file of positions and counts."""
    rows = []
    for players in (2, 3, 4):
        for seed in ("first", "second"):
            rows.append((f"deal {seed}, {players} players", RULES.new_state(players, RULES.options(None), seed)))
    rows += middle_positions()
    counted = [Counted(name, msgspec.to_builtins(RULES.position(s)), to_counts(s)) for name, s in rows]
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in counted) + "\n]\n"


def legal_action(s: State, rng: Rng, out: Actions) -> int:
    """Return a random listed action; the order of the list does not matter."""
    listed = sorted(s.legal(s.actor()))
    return listed[rng.below(len(listed))]


def sum_of(players: int, options: dict[str, str | bool], seed: str, *, choose: Choice = legal_action) -> Summed:
    """Play a random game and fold the keys of all its positions into one number."""
    s = RULES.new_state(players, RULES.options(options), seed)
    rng, out = seeded(seed), Actions()
    total, decisions = 0, 0
    while not s.is_over():
        s.apply(choose(s, rng, out))
        total = (total * 1_000_003 + s.key()) % (1 << 64)
        decisions += 1
    return Summed(players, options, seed, decisions, f"{total:016x}")


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


def sums_of_games(*, choose: Choice = legal_action) -> str:
    """Return the file of sums."""
    rows = [
        sum_of(players, options, f"sum {number}", choose=choose)
        for players in (2, 3, 4)
        for options in VARIANTS
        for number in range(2)
    ]
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]\n"

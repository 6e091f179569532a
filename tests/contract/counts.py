"""Numbers that every build of an engine must reproduce: counts of action sequences, and sums over random games."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from aedilis.core.contract import Rules, State
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng, seeded

POSITIONS = "perft.json"
SUMS = "sums.json"
RANDOM_PLAY = "random_play.json"  # the same of `random_action`; this may change whenever random play is improved
DEALS = [(players, seed) for players in (2, 3, 4) for seed in ("first", "second")]
Choice = Callable[[State, Rng, Actions], int]


class Counted(msgspec.Struct, frozen=True):
    """A position, and how many action sequences of length 1, 2, ... start from it."""

    name: str
    position: dict[str, Any]
    counts: tuple[int, ...]


class Summed(msgspec.Struct, frozen=True):
    """A random game, its number of decisions, and a sum over the keys of all its positions."""

    players: int
    options: dict[str, str | bool]
    seed: str
    decisions: int
    sum: str


class Counts(NamedTuple):
    """What is counted of one game, and where the numbers are kept."""

    folder: Path
    rules: Rules
    random_action: Choice
    most: int
    """Sequences to count from one position."""
    deepest: int
    middle: Callable[[], Iterator[tuple[str, State]]]
    """Positions in the middle of games, with their names."""
    variants: tuple[Mapping[str, str | bool], ...]

    def files(self) -> Iterator[tuple[Path, str]]:
        """Yield every file with the text that it would have today."""
        yield self.folder / POSITIONS, self.positions()
        yield self.folder / SUMS, self.sums(choose=legal_action)
        yield self.folder / RANDOM_PLAY, self.sums(choose=self.random_action)

    def positions(self) -> str:
        """Return the file of positions and counts."""
        rows = [(f"deal {seed}, {players} players", self.deal(players, seed)) for players, seed in DEALS]
        rows += self.middle()
        return lines(
            Counted(name, msgspec.to_builtins(self.rules.position(state)), self.counts(state)) for name, state in rows
        )

    def deal(self, players: int, seed: str) -> State:
        """Return a new game under the usual options."""
        return self.rules.new_state(players, self.rules.options(None), seed)

    def counts(self, state: State) -> tuple[int, ...]:
        """Return the counts of sequences, as deep as they stay small."""
        counts = [perft(state, 1)]
        while len(counts) < self.deepest and counts[-1] * max(4, counts[-1] // ([1, *counts][-2])) < self.most:
            counts.append(perft(state, len(counts) + 1))
        return tuple(counts)

    def sums(self, *, choose: Choice) -> str:
        """Return the file of sums."""
        return lines(
            self.sum_of(players, dict(options), f"sum {number}", choose=choose)
            for players in (2, 3, 4)
            for options in self.variants
            for number in range(2)
        )

    def sum_of(self, players: int, options: dict[str, str | bool], seed: str, *, choose: Choice) -> Summed:
        """Play a random game and fold the keys of all its positions into one number."""
        state = self.rules.new_state(players, self.rules.options(options), seed)
        rng, out = seeded(seed), Actions()
        total, decisions = 0, 0
        while not state.is_over():
            state.apply(choose(state, rng, out))
            total = (total * 1_000_003 + state.key()) % (1 << 64)
            decisions += 1
        return Summed(players, options, seed, decisions, f"{total:016x}")


def perft(state: State, depth: int) -> int:
    """Return the number of action sequences of this length, with the first seat in order acting when several may."""
    if state.is_over():
        return 1
    listed = state.legal(state.actor())
    if depth == 1:
        return len(listed)
    count = 0
    for action in listed:
        child = state.clone()
        child.apply(action)
        count += perft(child, depth - 1)
    return count


def legal_action(state: State, rng: Rng, out: Actions) -> int:
    """Return a random listed action; the order of the list does not matter."""
    listed = sorted(state.legal(state.actor()))
    return listed[rng.below(len(listed))]


def lines(rows: Iterable[msgspec.Struct]) -> str:
    """Return rows as a JSON list, a line each."""
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]\n"

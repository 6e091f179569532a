"""Generations that learn from search: each plays searched games with the best so far, and stays only if it beats it."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from aedilis.arena.arena import run
from aedilis.arena.match import Setting
from aedilis.arena.results import Results
from aedilis.arena.standings import standings
from aedilis.arena.workers import Runner, in_processes
from aedilis.bots.learned import Learned
from aedilis.core import catalogue
from aedilis.training.course import Course, Searched, Student, Workshop

GAIN = 0.05  # the share of victory above an even one that a generation is to show
DEALS = 400  # at most, until the test of a generation is decided


class Generation(msgspec.Struct, frozen=True):
    """What became of one generation."""

    number: int
    share: float
    low: float
    high: float
    games: int
    is_kept: bool
    best: Path
    """What the best generation so far knows, this one or one before."""


def from_search(courses: list[Course], searched: Searched, workshop: Workshop) -> Learned:
    """Return the data file with the best generation of each course; what became of each is told."""
    known = searched.known()
    for course in courses:
        for found in generations(known, course, searched, workshop, in_processes(workshop.processes)):
            share = f"{100 * found.share:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
            workshop.progress.console.print(
                f"{course.players} players, generation {found.number}: {share} of {found.games} games "
                f"against the best before it; {'kept' if found.is_kept else 'not kept'}",
                markup=False,
                soft_wrap=True,
            )
            known = msgspec.json.decode(found.best.read_bytes(), type=type(known))
    return known


def generations(
    known: Learned, course: Course, searched: Searched, workshop: Workshop, runner: Runner
) -> Iterator[Generation]:
    """Learn one generation after the other, each from all searched games so far; yield what became of it."""
    best = workshop.folder / f"{course.name()}-0.json"
    best.write_bytes(msgspec.json.encode(known))
    players = str(course.players)
    chunks: list[Path] = []
    for number in range(1, course.generations + 1):
        work = workshop.folder / f"{course.name()}-{number}"
        name = f"{players} players, generation {number}"
        own = msgspec.structs.replace(course, seed=f"{course.seed}/{number}")  # other deals than those before
        player = Student(best.read_bytes(), course.tries)
        chunks += workshop.games(own, work, searched.chunk, player, searched.play, name)
        start = known.networks.get(players)
        network = workshop.network(course, work, chunks, searched.inputs, name, start=start)
        learned = msgspec.structs.replace(
            known,
            made_by={**known.made_by, players: course.command()},
            networks={**known.networks, players: network},
        )
        new = workshop.folder / f"{course.name()}-{number}.json"
        new.write_bytes(msgspec.json.encode(learned))
        found = compared(own, number, new, best, work / "match.jsonl", runner)
        if found.is_kept:
            known, best = learned, new
        yield found


def compared(course: Course, number: int, new: Path, best: Path, results: Path, runner: Runner) -> Generation:
    """Let a generation play the best one before it until a sequential test is decided, or all deals are played."""
    level = f"{catalogue.find(course.game).levels[-1]}:{course.tries}"
    bots = (f"{level}@{new}", f"{level}@{best}")
    store = Results(Setting(course.game, course.players, bots, DEALS, course.seed, {}), results)
    even = 1 / course.players
    test = run(store, runner, sprt=(even, even + GAIN))
    one = next(standing for standing in standings(store.in_order()) if standing.bot == bots[0])
    is_kept = test is not None and test.accepted == "H1"
    return Generation(
        number, one.wins, one.wins_low, one.wins_high, len(store.games), is_kept, new if is_kept else best
    )

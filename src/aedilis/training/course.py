"""A course: what is learned for one game and one number of players, and what the courses of all games do alike."""

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import TypeVar
from urllib.parse import quote as as_path

import msgspec
from rich.progress import Progress

from aedilis.bots.layers import Layers
from aedilis.bots.learned import Learned
from aedilis.training.fit import DECAY, Fit
from aedilis.training.gather import Known, gather, load

Document = TypeVar("Document")  # the data file of a game


class Course(msgspec.Struct, frozen=True):
    """All that determines what is learned."""

    game: str
    players: int
    seed: str
    generations: int
    """What a generation is, and how many games it takes, is the game's affair."""
    games: int
    hidden: int
    epochs: int
    tries: int = 0
    """How often the players of the games try before each decision; 0: they play by rule of thumb."""

    def command(self) -> str:
        """Return the command that learns just this."""
        return (
            f"aedilis train {self.game} --players {self.players} --seed {quote(self.seed)} "
            f"--generations {self.generations} --games {self.games} --hidden {self.hidden} --epochs {self.epochs}"
        ) + (f" --tries {self.tries}" if self.tries else "")

    def name(self) -> str:
        """Return what tells its files from those of courses whose later generations play or learn otherwise."""
        return f"{self.game}-{self.stem()}-{self.games}-{self.hidden}-{self.epochs}-{self.tries}"

    def stem(self) -> str:
        """Return the part of names of files that says for how many players it is, and the seed, whatever it holds."""
        return f"{self.players}-{as_path(self.seed, safe='')}"


class Student(msgspec.Struct, frozen=True):
    """Who plays searched games: what it has learned so far, as its file says it, and its tries for each decision."""

    document: bytes
    tries: int


class Workshop(msgspec.Struct, frozen=True):
    """Where courses are learned: all work is kept in the folder, so that it can go on later."""

    folder: Path
    processes: int
    progress: Progress

    def games(
        self,
        course: Course,
        work: Path,
        size: int,
        known: Known | None,
        play: Callable[[Path, int, int, str, Known | None], Path],
        name: str,
    ) -> list[Path]:
        """Return the games of a course in chunks of this size, played by players who know this."""
        work.mkdir(parents=True, exist_ok=True)
        count = (course.games + size - 1) // size
        bar = self.progress.add_task(f"{name}: games", total=count)
        chunks = []
        for chunk in gather(work, course.players, count, course.seed, self.processes, known, play):
            chunks.append(chunk)
            self.progress.advance(bar)
        return chunks

    def network(
        self,
        course: Course,
        work: Path,
        chunks: list[Path],
        inputs: int,
        name: str,
        decay: float = DECAY,
        start: Layers | None = None,
    ) -> Layers:
        """Return the network with so many inputs that is fitted to the games of these chunks, from a start if given."""
        checkpoint = work / f"network-{course.hidden}-{len(chunks)}-{course.epochs}.npz"
        fit = Fit(inputs, course.hidden, checkpoint, decay, start)
        bar = self.progress.add_task(f"{name}: network", total=course.epochs, completed=fit.done)
        for done, error in fit.epochs(*load(chunks), course.epochs):
            self.progress.update(bar, completed=done, description=f"{name}: network, error {error:.4f}")
        return fit.layers()


class Searched(msgspec.Struct, frozen=True):
    """How searched games of a game are played and written down."""

    inputs: int
    games: int
    """For each generation, usually."""
    chunk: int
    """Games that are kept together."""
    play: Callable[[Path, int, int, str, Student | None], Path]
    known: Callable[[], Learned]
    """Returns what the package's bots have learned."""


class Training(msgspec.Struct, frozen=True):
    """How the bots of a game learn: what a course usually takes, and learning itself."""

    generations: int
    games: int
    hidden: int
    learn: Callable[[list[Course], Workshop], msgspec.Struct]
    """Returns the bots' data file with what these courses teach in place of what it knew."""
    searched: Searched | None = None


def learn_all(
    known: Document, learn: Callable[[Document, Course, Workshop], Document], courses: list[Course], workshop: Workshop
) -> Document:
    """Return a data file with what these courses teach in place of what it knew."""
    for course in courses:
        known = learn(known, course, workshop)
    return known

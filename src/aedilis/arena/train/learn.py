"""The whole of the learning: weights, games, network, for each number of players."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
from rich.progress import Progress

from aedilis.arena.train.evolve import evolve
from aedilis.arena.train.fit import Fit
from aedilis.arena.train.gather import CHUNK, gather, load, play_chunk
from aedilis.bots.capitol.features import INPUTS
from aedilis.bots.capitol.learned import Learned, learned
from aedilis.bots.layers import Layers


class Lesson(msgspec.Struct, frozen=True):
    """All that determines what is learned for a number of players."""

    players: int
    seed: str
    generations: int
    """Of weights; 0 keeps the weights of the package."""
    games: int
    hidden: int
    epochs: int

    def command(self) -> str:
        """Return the command that learns just this."""
        return (
            f"aedilis train capitol --players {self.players} --seed {self.seed} --generations {self.generations} "
            f"--games {self.games} --hidden {self.hidden} --epochs {self.epochs}"
        )


def learn(lesson: Lesson, folder: Path, *, processes: int, progress: Progress) -> tuple[list[int] | None, Layers]:
    """Return the weights, None to keep those of the package, and the network fitted to games played with them."""
    players = lesson.players
    weights = learned().weights.get(str(players))
    if lesson.generations:
        weights = learn_weights(lesson, folder, progress)
    work = folder / f"{players}-{lesson.seed}-{lesson.generations}"  # games of other weights lie elsewhere
    work.mkdir(parents=True, exist_ok=True)
    chunks = []
    count = (lesson.games + CHUNK - 1) // CHUNK
    bar = progress.add_task(f"{players} players: games", total=count)
    for chunk in gather(work, players, count, lesson.seed, processes, weights, play_chunk):
        chunks.append(chunk)
        progress.advance(bar)
    return weights, learn_network(lesson, work, chunks, progress)


def learn_weights(lesson: Lesson, folder: Path, progress: Progress) -> list[int]:
    """Return the latest champion's weights."""
    bar = progress.add_task(f"{lesson.players} players: weights", total=lesson.generations)
    best: list[int] = []
    file = folder / f"weights-{lesson.players}-{lesson.seed}.json"
    for generation in evolve(file, lesson.players, lesson.generations, lesson.seed):
        progress.update(bar, completed=generation.number)
        best = generation.champions[-1]
    return best


def learn_network(lesson: Lesson, work: Path, chunks: list[Path], progress: Progress) -> Layers:
    """Return the network fitted to the games of these chunks."""
    inputs, answers = load(chunks)
    fit = Fit(INPUTS, lesson.hidden, work / f"network-{lesson.hidden}-{len(chunks)}-{lesson.epochs}.npz")
    name = f"{lesson.players} players: network"
    bar = progress.add_task(name, total=lesson.epochs, completed=fit.done)
    for done, error in fit.epochs(inputs, answers, lesson.epochs):
        progress.update(bar, completed=done, description=f"{name}, error {error:.4f}")
    return fit.layers()


def with_lesson(known: Learned, lesson: Lesson, weights: list[int] | None, network: Layers) -> Learned:
    """Return the data file with what was learned in one lesson in place of what it knew."""
    name = str(lesson.players)
    return Learned(
        made_by={**known.made_by, name: lesson.command()},
        weights=known.weights if weights is None else {**known.weights, name: weights},
        networks={**known.networks, name: network},
    )


def lessons(
    players: Iterable[int],
    seed: str,
    generations: int,
    games: int,
    hidden: int,
    epochs: int,
    folder: Path,
    processes: int,
    progress: Progress,
) -> Learned:
    """Return the data file with what is learned anew for each of these numbers of players."""
    found = learned()
    for count in players:
        lesson = Lesson(count, seed, generations, games, hidden, epochs)
        result = learn(lesson, folder, processes=processes, progress=progress)
        found = with_lesson(found, lesson, *result)
    return found

"""Learning for Corduba: generations of players, each judging by what the games of the one before have taught."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np
from rich.progress import Progress

from aedilis.arena.train.fit import Fit
from aedilis.arena.train.gather import chunk_file, gather, keep, load
from aedilis.bots.corduba.features import INPUTS
from aedilis.bots.corduba.learned import Learned, learned
from aedilis.bots.corduba.mind import Mind
from aedilis.bots.corduba.selfplay import Samples, sample
from aedilis.bots.layers import Layers, network_of
from aedilis.core.rng import seeded
from aedilis.games.corduba.optionfile import content_option, full_options, packed_options

CHUNK = 100
DECAY = 3e-3  # there are few games, so large weights would only remember them
NARROW = 4  # options that players look at closely: three times as many games in the same time
SLIPS = (0, 150, 500)  # how wrong a player may judge, in hundredths of a denarius: each seat has its own


class Lesson(msgspec.Struct, frozen=True):
    """All that determines what is learned for a number of players."""

    players: int
    seed: str
    generations: int
    games: int
    """Of each generation."""
    hidden: int
    epochs: int

    def command(self) -> str:
        """Return the command that learns just this."""
        return (
            f"aedilis train corduba --players {self.players} --seed {self.seed} --generations {self.generations} "
            f"--games {self.games} --hidden {self.hidden} --epochs {self.epochs}"
        )


def play_chunk(folder: Path, players: int, chunk: int, seed: str, known: Layers | None) -> Path:
    """Play one chunk of games and keep it; the same chunk is the same for ever."""
    rng = seeded(f"{seed}/{players}/{chunk}")
    options = full_options(None)
    network = None if known is None else network_of(known, INPUTS)
    samples = Samples()
    for _ in range(CHUNK):
        minds = [Mind(network, SLIPS[rng.below(len(SLIPS))], NARROW) for _ in range(players)]
        sample(samples, minds, packed_options(options), content_option(options), 1, rng)
    inputs, rewards, wins, points = samples.rows()
    answers = np.array([rewards, wins, points], dtype=np.float32).T
    return keep(chunk_file(folder, players, chunk), np.array(inputs, dtype=np.float32).reshape(-1, INPUTS), answers)


def learn(lesson: Lesson, folder: Path, *, processes: int, progress: Progress) -> Layers:
    """Return the network of the last generation; each learns from all games so far."""
    network: Layers | None = None
    chunks: list[Path] = []
    count = (lesson.games + CHUNK - 1) // CHUNK
    for generation in range(lesson.generations):
        work = folder / f"corduba-{lesson.players}-{lesson.seed}-{generation}"
        work.mkdir(parents=True, exist_ok=True)
        name = f"{lesson.players} players, generation {generation + 1}"
        bar = progress.add_task(f"{name}: games", total=count)
        for chunk in gather(work, lesson.players, count, lesson.seed, processes, network, play_chunk):
            chunks.append(chunk)
            progress.advance(bar)
        inputs, answers = load(chunks)
        kept = work / f"network-{lesson.hidden}-{len(chunks)}-{lesson.epochs}.npz"
        fit = Fit(INPUTS, lesson.hidden, kept, DECAY)
        bar = progress.add_task(f"{name}: network", total=lesson.epochs, completed=fit.done)
        for done, error in fit.epochs(inputs, answers, lesson.epochs):
            progress.update(bar, completed=done, description=f"{name}: network, error {error:.4f}")
        network = fit.layers()
    assert network is not None, "a lesson has at least one generation"
    return network


def with_lesson(known: Learned, lesson: Lesson, network: Layers) -> Learned:
    """Return the data file with what was learned in one lesson in place of what it knew."""
    name = str(lesson.players)
    return Learned({**known.made_by, name: lesson.command()}, {**known.networks, name: network})


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
        found = with_lesson(found, lesson, result)
    return found

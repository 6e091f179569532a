"""The whole of the learning: weights, games, network, for each number of players."""

from pathlib import Path

from rich.progress import Progress

from aedilis.arena.train.evolve import evolve
from aedilis.arena.train.fit import Fit
from aedilis.arena.train.gather import CHUNK, gather, load
from aedilis.bots.capitol.features import INPUTS
from aedilis.bots.capitol.learned import Layers, Learned, learned


def learn(
    folder: Path,
    players: list[int],
    games: int,
    hidden: int,
    epochs: int,
    generations: int,
    *,
    processes: int,
    progress: Progress,
) -> Learned:
    """Return what was learned; what was not asked for is taken over from the package's data file."""
    made_by, weights, networks = dict(learned().made_by), dict(learned().weights), dict(learned().networks)
    for count in players:
        if generations:
            weights[str(count)] = learn_weights(folder, count, generations, progress)
        chunks = []
        bar = progress.add_task(f"{count} players: games", total=(games + CHUNK - 1) // CHUNK)
        for chunk in gather(folder, count, games, processes, weights.get(str(count))):
            chunks.append(chunk)
            progress.advance(bar)
        networks[str(count)] = learn_network(folder, count, chunks, hidden, epochs, progress)
        made_by[str(count)] = (
            f"aedilis train capitol --players {count} --games {games} --hidden {hidden} --epochs {epochs} "
            f"--generations {generations}"
        )
    return Learned(made_by=made_by, weights=weights, networks=networks)


def learn_weights(folder: Path, players: int, generations: int, progress: Progress) -> list[int]:
    """Return the latest champion's weights."""
    bar = progress.add_task(f"{players} players: weights", total=generations)
    best: list[int] = []
    for generation in evolve(folder / f"weights-{players}.json", players, generations):
        progress.update(bar, completed=generation.number)
        best = generation.champions[-1]
    return best


def learn_network(
    folder: Path, players: int, chunks: list[Path], hidden: int, epochs: int, progress: Progress
) -> Layers:
    """Return the network fitted to the games of these chunks."""
    inputs, answers = load(chunks)
    fit = Fit(INPUTS, hidden, folder / f"network-{players}-{hidden}-{len(chunks)}-{epochs}.npz")
    bar = progress.add_task(f"{players} players: network", total=epochs, completed=fit.done)
    for done, error in fit.epochs(inputs, answers, epochs):
        progress.update(bar, completed=done, description=f"{players} players: network, error {error:.4f}")
    return fit.layers()

"""Games to learn from: heuristic players against themselves, in chunks of a file each, so that work can go on later."""

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from pathlib import Path
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from aedilis.arena.workers import process_pool
from aedilis.bots.capitol.features import INPUTS
from aedilis.bots.capitol.learned import WIN_SHARE, weights_for
from aedilis.bots.capitol.mind import Mind
from aedilis.bots.capitol.selfplay import Samples, sample
from aedilis.bots.capitol.weights import weights_of
from aedilis.core.rng import seeded
from aedilis.games.capitol.boardfile import built_in
from aedilis.games.capitol.options import Options

CHUNK = 1000
SLIPS = (256, 1024, 3072)  # how wrong the players of a chunk judge: strong, loose and poor play in turn

Table = NDArray[np.float32]
Known = TypeVar("Known")


def chunk_file(folder: Path, players: int, chunk: int) -> Path:
    """Return where a chunk is kept."""
    return folder / f"games-{players}-{chunk:04d}.npz"


def play_chunk(folder: Path, players: int, chunk: int, seed: str, weights: list[int] | None = None) -> Path:
    """Play one chunk of games and keep it; the same chunk is the same for ever."""
    rng = seeded(f"{seed}/{players}/{chunk}")
    slip = SLIPS[chunk % len(SLIPS)]
    own = weights_for(players) if weights is None else weights_of(weights)
    minds = [Mind(own, slip) for _ in range(players)]
    samples = Samples()
    sample(samples, minds, Options(), built_in("RECON_7"), CHUNK, WIN_SHARE, rng)
    inputs, rewards, wins, points = samples.rows()
    answers = np.array([rewards, wins, points], dtype=np.float32).T
    return keep(chunk_file(folder, players, chunk), np.array(inputs, dtype=np.float32).reshape(-1, INPUTS), answers)


def keep(path: Path, inputs: Table, answers: Table) -> Path:
    """Write a chunk; an interruption leaves none that is half written."""
    partial = path.with_suffix(".partial.npz")
    np.savez_compressed(partial, inputs=inputs, answers=answers)
    partial.replace(path)
    return path


def gather(
    folder: Path,
    players: int,
    chunks: int,
    seed: str,
    processes: int,
    known: Known | None,
    play: Callable[[Path, int, int, str, Known | None], Path],
) -> Iterator[Path]:
    """Play the chunks that are missing on several processes; yield each as it is kept, those found first.

    `known` is what the players have learned before.
    """
    missing = []
    for chunk in range(chunks):
        path = chunk_file(folder, players, chunk)
        if path.exists():
            yield path
        else:
            missing.append(chunk)
    if not missing:
        return
    with process_pool(processes) as pool:
        played = [pool.submit(play, folder, players, chunk, seed, known) for chunk in missing]
        for future in as_completed(played):
            yield future.result()


def load(paths: list[Path]) -> tuple[Table, Table]:
    """Return the inputs and the answers of all chunks."""
    parts = [np.load(path) for path in sorted(paths)]
    return np.concatenate([part["inputs"] for part in parts]), np.concatenate([part["answers"] for part in parts])

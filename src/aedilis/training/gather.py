"""Games to learn from: heuristic players against themselves, in chunks of a file each, so that work can go on later."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from aedilis.processes import process_pool

Table = NDArray[np.float32]
Column = Sequence[float]
Known = TypeVar("Known")


def chunk_file(folder: Path, players: int, chunk: int) -> Path:
    """Return where a chunk is kept."""
    return folder / f"games-{players}-{chunk:04d}.npz"


def keep(path: Path, width: int, inputs: Column, rewards: Column, wins: Column, points: Column) -> Path:
    """Write a chunk with so many inputs for each answer; an interruption leaves none that is half written."""
    partial = path.with_suffix(".partial.npz")
    np.savez_compressed(
        partial,
        inputs=np.array(inputs, dtype=np.float32).reshape(-1, width),
        answers=np.array([rewards, wins, points], dtype=np.float32).T,
    )
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

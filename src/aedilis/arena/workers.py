"""Playing many games at once: in processes of this machine, or on a Ray cluster."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any

from aedilis.arena.match import Pairing, PlayedGame, Setting
from aedilis.arena.playing import play
from aedilis.core.errors import AedilisError
from aedilis.processes import spread

Runner = Callable[[Setting, Iterator[Pairing]], Iterator[PlayedGame]]


def here(setting: Setting, games: Iterator[Pairing]) -> Iterator[PlayedGame]:
    """Play one game after the other in this process."""
    for pairing in games:
        yield play(setting, pairing)


def in_processes(processes: int = 0) -> Runner:
    """Return a runner on so many processes of this machine; 0 means one for each core."""

    def run(setting: Setting, games: Iterator[Pairing]) -> Iterator[PlayedGame]:
        return spread(partial(play, setting), games, processes)

    return run


@contextmanager
def ray_runner(address: str) -> Iterator[Runner]:
    """Give a runner on the Ray cluster at an address ("local": a cluster of this machine, for trying out)."""
    try:
        import ray  # type: ignore[import-not-found, import-untyped, unused-ignore]  # an extra
    except ImportError as error:
        raise AedilisError("no-ray", "Ray is not installed: pip install 'aedilis[ray]'") from error
    ray.init(address=address, log_to_driver=False, include_dashboard=False)
    remote = ray.remote(play)

    def run(setting: Setting, games: Iterator[Pairing]) -> Iterator[PlayedGame]:
        count = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call, unused-ignore]  # as Ray ships it
        running: list[Any] = []  # Ray's references to results
        while True:
            running += [remote.remote(setting, pairing) for pairing in islice(games, 2 * count - len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)

    try:
        yield run
    finally:
        ray.shutdown()

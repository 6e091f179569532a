"""Learning for Capitol: weights of the rules of thumb, games played with them, and a network fitted to these."""

from pathlib import Path

from aedilis.arena.train.evolve import evolve
from aedilis.arena.train.gather import chunk_file, keep
from aedilis.arena.train.lesson import Lesson, Workshop
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.features import INPUTS
from aedilis.games.capitol.bots.learned import WIN_SHARE, Learned, weights_for
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.selfplay import Samples, sample
from aedilis.games.capitol.bots.weights import weights_of
from aedilis.games.capitol.engine.board_file import built_in
from aedilis.games.capitol.engine.options import Options

CHUNK = 1000
SLIPS = (256, 1024, 3072)  # how wrong the players of a chunk judge: strong, loose and poor play in turn


def play_chunk(folder: Path, players: int, chunk: int, seed: str, weights: list[int] | None = None) -> Path:
    """Play one chunk of games and keep it; the same chunk is the same for ever."""
    rng = seeded(f"{seed}/{players}/{chunk}")
    slip = SLIPS[chunk % len(SLIPS)]
    own = weights_for(players) if weights is None else weights_of(weights)
    minds = [Mind(own, slip) for _ in range(players)]
    samples = Samples()
    sample(samples, minds, Options(), built_in("RECON_7"), CHUNK, WIN_SHARE, rng)
    return keep(chunk_file(folder, players, chunk), INPUTS, *samples.rows())


def learn(known: Learned, lesson: Lesson, workshop: Workshop) -> Learned:
    """Return the data file with what was learned in one lesson in place of what it knew."""
    players = str(lesson.players)
    weights = dict(known.weights)
    if lesson.generations:
        weights[players] = learn_weights(lesson, workshop)
    # Games of other weights lie elsewhere.
    work = workshop.folder / f"{lesson.players}-{lesson.seed}-{lesson.generations}"
    name = f"{lesson.players} players"
    chunks = workshop.games(lesson, work, CHUNK, weights.get(players), play_chunk, name)
    network = workshop.network(lesson, work, chunks, INPUTS, name)
    return Learned(
        made_by={**known.made_by, players: lesson.command()},
        weights=weights,
        networks={**known.networks, players: network},
    )


def learn_weights(lesson: Lesson, workshop: Workshop) -> list[int]:
    """Return the latest champion's weights."""
    bar = workshop.progress.add_task(f"{lesson.players} players: weights", total=lesson.generations)
    best: list[int] = []
    file = workshop.folder / f"weights-{lesson.players}-{lesson.seed}.json"
    for generation in evolve(file, lesson.players, lesson.generations, lesson.seed):
        workshop.progress.update(bar, completed=generation.number)
        best = generation.champions[-1]
    return best

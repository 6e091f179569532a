"""Learning for Capitol: weights of the rules of thumb, games played with them, and a network fitted to these."""

from pathlib import Path

from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.features import INPUTS
from aedilis.games.capitol.bots.learned import WIN_SHARE, Learned, learned, weights_for
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.selfplay import Samples, sample
from aedilis.games.capitol.bots.weights import weights_of
from aedilis.games.capitol.engine.board_file import built_in
from aedilis.games.capitol.engine.option_file import DEFAULTS, packed_options
from aedilis.games.capitol.training.evolve import evolve
from aedilis.games.capitol.training.searched import SEARCHED
from aedilis.training.course import Course, Training, Workshop, learn_all
from aedilis.training.gather import chunk_file, keep

CHUNK = 1000
SLIPS = (256, 1024, 3072)  # how wrong the players of a chunk judge: strong, loose and poor play in turn


def play_chunk(folder: Path, players: int, chunk: int, seed: str, weights: list[int] | None = None) -> Path:
    """Play one chunk of games and keep it; the same chunk is the same for ever."""
    rng = seeded(f"{seed}/{players}/{chunk}")
    slip = SLIPS[chunk % len(SLIPS)]
    own = weights_for(players) if weights is None else weights_of(weights)
    minds = [Mind(own, slip) for _ in range(players)]
    samples = Samples()
    sample(samples, minds, packed_options(DEFAULTS), built_in("RECON_7"), CHUNK, WIN_SHARE, rng)
    return keep(chunk_file(folder, players, chunk), INPUTS, *samples.rows())


def learn(known: Learned, course: Course, workshop: Workshop) -> Learned:
    """Return the data file with what was learned in one course in place of what it knew."""
    players = str(course.players)
    weights = dict(known.weights)
    if course.generations:
        weights[players] = learn_weights(course, workshop)
    # Games of other weights lie elsewhere.
    work = workshop.folder / f"capitol-{course.stem()}-{course.generations}"
    name = f"{course.players} players"
    chunks = workshop.games(course, work, CHUNK, weights.get(players), play_chunk, name)
    network = workshop.network(course, work, chunks, INPUTS, name)
    return Learned(
        made_by={**known.made_by, players: course.command()},
        weights=weights,
        networks={**known.networks, players: network},
    )


def learn_weights(course: Course, workshop: Workshop) -> list[int]:
    """Return the latest champion's weights."""
    bar = workshop.progress.add_task(f"{course.players} players: weights", total=course.generations)
    best: list[int] = []
    file = workshop.folder / f"weights-{course.stem()}-{course.generations}.json"
    for generation in evolve(file, course.players, course.generations, course.seed):
        workshop.progress.update(bar, completed=generation.number)
        best = generation.champions[-1]
    return best


def learn_courses(courses: list[Course], workshop: Workshop) -> Learned:
    """Return the data file with what these courses teach."""
    return learn_all(learned(), learn, courses, workshop)


TRAINING = Training(generations=72, games=150_000, hidden=64, learn=learn_courses, searched=SEARCHED)

"""Learning for Corduba: generations of players, each judging by what the games of the one before have taught."""

from pathlib import Path
from typing import Any

import msgspec

from aedilis.bots.layers import Layers, network_of
from aedilis.bots.learned import Learned
from aedilis.core.errors import OptionError
from aedilis.core.rng import Rng, seeded
from aedilis.games.corduba.bots.features import inputs_for
from aedilis.games.corduba.bots.learned import newest
from aedilis.games.corduba.bots.mind import Mind
from aedilis.games.corduba.bots.selfplay import Samples, sample
from aedilis.games.corduba.engine.option_file import CHOICES, content_option, full_options, packed_options
from aedilis.games.corduba.training.searched import SEARCHED
from aedilis.training.course import Course, Training, Workshop, learn_all
from aedilis.training.gather import chunk_file, keep

CHUNK = 100
DECAY = 3e-3  # there are few games, so large weights would only remember them
NARROW = 4  # options that players look at closely: three times as many games in the same time
SLIPS = (0, 150, 500)  # how wrong a player may judge, in hundredths of a denarius: each seat has its own


def play_chunk(folder: Path, players: int, chunk: int, seed: str, known: Layers | None) -> Path:
    """Play one chunk of games and keep it; the same chunk is the same for ever."""
    rng = seeded(f"{seed}/{players}/{chunk}")
    inputs = inputs_for(players)
    network = None if known is None else network_of(known, inputs)
    samples = Samples()
    for _ in range(CHUNK):
        options = full_options(aims(rng) if players == 1 else None)
        minds = [Mind(network, SLIPS[rng.below(len(SLIPS))], NARROW) for _ in range(players)]
        sample(samples, minds, packed_options(options), content_option(options), 1, rng)
    return keep(chunk_file(folder, players, chunk), inputs, *samples.rows())


def aims(rng: Rng) -> dict[str, Any]:
    """Return the options of a solo game: one network learns all variants and offices (C14.3, C15)."""
    return {name: CHOICES[name][rng.below(len(CHOICES[name]))] for name in ("difficulty", "variant")}


def learn(known: Learned, course: Course, workshop: Workshop) -> Learned:
    """Return the data file with the network of the last generation; each learns from all games so far."""
    if course.generations < 1:
        raise OptionError("bad-generations", "learning for Corduba takes at least one generation")
    players = str(course.players)
    network: Layers | None = None
    chunks: list[Path] = []
    for generation in range(course.generations):
        work = workshop.folder / f"{course.name()}-{generation}"
        name = f"{course.players} players, generation {generation + 1}"
        own = (
            msgspec.structs.replace(course, seed=f"{course.seed}/{generation}") if generation else course
        )  # other deals
        chunks += workshop.games(own, work, CHUNK, network, play_chunk, name)
        network = workshop.network(course, work, chunks, inputs_for(course.players), name, DECAY)
    assert network is not None
    return Learned({**known.made_by, players: course.command()}, {**known.networks, players: network})


def learn_courses(courses: list[Course], workshop: Workshop) -> Learned:
    """Return the data file with what these courses teach."""
    return learn_all(newest(), learn, courses, workshop)


TRAINING = Training(generations=2, games=3_000, hidden=32, learn=learn_courses, searched=SEARCHED)

"""Searched games of Corduba to learn from: some turns as each seat saw them, and how the game ended."""

from pathlib import Path

from aedilis.core.rng import seeded
from aedilis.games.corduba.bots.features import INPUTS
from aedilis.games.corduba.bots.learned import newest
from aedilis.games.corduba.bots.maker import trained
from aedilis.games.corduba.bots.mind import Mind
from aedilis.games.corduba.bots.selfplay import Samples
from aedilis.games.corduba.engine.option_file import content_option, full_options, packed_options
from aedilis.games.corduba.engine.state.state import deal
from aedilis.training.course import Searched, Student
from aedilis.training.gather import chunk_file, keep

CHUNK = 10


def play_chunk(folder: Path, players: int, chunk: int, seed: str, known: Student | None) -> Path:
    """Play one chunk of games and keep it; the same chunk is the same for ever."""
    assert known is not None
    rng = seeded(f"{seed}/{players}/{chunk}")
    bots = [trained("vitruvius", str(known.tries), known.document) for _ in range(players)]
    options = full_options(None)
    samples, looking = Samples(), Mind()
    for game in range(CHUNK):
        dealer = seeded(f"{seed}/{players}/{chunk}/{game}")
        state = deal(players, packed_options(options), content_option(options), dealer)
        samples.begin()
        while not state.is_over():
            samples.look(looking, state, rng)
            seat = state.actor()
            state.apply(bots[seat].choose(state.view(seat), rng))
        samples.end(state)
    return keep(chunk_file(folder, players, chunk), INPUTS, *samples.rows())


SEARCHED = Searched(inputs=INPUTS, games=300, chunk=CHUNK, play=play_chunk, known=newest)

"""Searched games of Capitol to learn from: rounds 2 to 4 as each seat saw them, and how the game ended."""

from pathlib import Path

from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.features import INPUTS
from aedilis.games.capitol.bots.learned import WIN_SHARE, learned, weights_for
from aedilis.games.capitol.bots.maker import trained
from aedilis.games.capitol.bots.mind import Mind
from aedilis.games.capitol.bots.policy import choose
from aedilis.games.capitol.bots.selfplay import Samples
from aedilis.games.capitol.engine.board_file import built_in
from aedilis.games.capitol.engine.option_file import DEFAULTS, packed_options
from aedilis.games.capitol.engine.state import deal
from aedilis.training.course import Searched, Student
from aedilis.training.gather import chunk_file, keep

CHUNK = 50
SLIP = 3072  # how wrong a careless decision is judged
CARELESS = 8  # one decision in so many of every other game: search asks for uneven positions too


def play_chunk(folder: Path, players: int, chunk: int, seed: str, known: Student | None) -> Path:
    """Play one chunk of games and keep it; the same chunk is the same for ever."""
    assert known is not None
    rng = seeded(f"{seed}/{players}/{chunk}")
    bots = [trained("vitruvius", str(known.tries), known.document) for _ in range(players)]
    careless, looking = Mind(weights_for(players), SLIP, eager=True), Mind(weights_for(players))
    samples = Samples()
    for game in range(CHUNK):
        state = deal(players, packed_options(DEFAULTS), built_in("RECON_7"), seeded(f"{seed}/{players}/{chunk}/{game}"))
        samples.begin()
        while not state.is_over():
            samples.look(looking, state)
            seat = state.actor()
            slips = game % 2 and rng.below(CARELESS) == 0
            view = state.view(seat)
            state.apply(choose(careless, view, rng) if slips else bots[seat].choose(view, rng))
        samples.end(state, WIN_SHARE)
    return keep(chunk_file(folder, players, chunk), INPUTS, *samples.rows())


SEARCHED = Searched(inputs=INPUTS, games=2000, chunk=CHUNK, play=play_chunk, known=learned)

"""Find the golden records of the solo game anew: each is the first game that shows what its file name says.

    python -m tests.games.corduba.golden_solo.make            writes what is missing, and leaves what is there
    python -m tests.games.corduba.golden_solo.make --check    says which files would come out otherwise today

A golden record changes only together with the rule that changes it: delete the file, run this, and name the rule in
the commit. Victories are whole games of Aedile (with the compiled engine, or it takes long); those that are
there are left alone, since a better Aedile plays otherwise.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from aedilis.bots.levels import make
from aedilis.core.game import Game
from aedilis.core.record import to_text
from aedilis.games.corduba.engine.packing import SCORED
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO, DISTRICTS
from tests.contract.golden import keep, uniform
from tests.games.corduba.builder import give, give_monument
from tests.games.corduba.golden.make import Shows, begun_at, districts_rebel, state_of
from tests.games.corduba.golden.players import idler
from tests.games.habits import Player

FOLDER = Path(__file__).parent
OFFICES = ("aedil", "praetor", "consul")


def aedile(s: State, seat: int, chooser: Random) -> int:
    """Choose as the bot of this level does."""
    return make("aedile", "corduba").choose(s.view(seat), chooser.randrange(1_000_000))


def is_won(s: State) -> bool:
    """Tell whether you have won."""
    return s.winning == 1


def is_lost(s: State) -> bool:
    """Tell whether Caepio has more senators at the end."""
    return s.ending == SCORED and s.senators[CAEPIO] > s.senators[0] and s.unrest[0] < 10


def is_even(s: State) -> bool:
    """Tell whether both have equally many senators: nobody wins."""
    return s.ending == SCORED and s.senators[CAEPIO] == s.senators[0] and s.unrest[0] < 10


def too_few_monuments(s: State) -> bool:
    """Tell whether the game was scored but your monuments were not enough."""
    return s.ending == SCORED and s.winning == 0


def wanted() -> Iterator[tuple[str, dict[str, Any], Player[State], Shows]]:
    """Say what each golden record shows, under which options and who plays it."""
    for office in OFFICES:
        yield f"win_{office}", {"difficulty": office}, aedile, is_won
        yield f"loss_{office}", {"difficulty": office}, idler, is_lost
        yield f"rebellion_{office}", {"difficulty": office, "caepio_tie": "random"}, uniform, districts_rebel
        yield f"win_monuments_{office}", {"difficulty": office, "variant": "monuments"}, aedile, is_won
    yield "loss_monuments", {"variant": "monuments"}, idler, too_few_monuments
    yield "win_combined", {"variant": "combined"}, aedile, is_won
    yield "loss_combined", {"variant": "combined"}, idler, too_few_monuments
    yield "no_winner", {}, idler, is_even


def play(game: Game, seed: int, habit: Player[State], until: int = 99) -> Game:
    """Play by habit to the end, or to your first turn of a round."""
    chooser = Random(seed)
    while not game.is_over() and (state_of(game).round < until or state_of(game).depth != 1):
        game.play(habit(state_of(game), 0, chooser))
    return game


def ahead(options: dict[str, Any], seed: int) -> Game:
    """Return a game that begins in round 7: you have a dozen senators more than Caepio, monuments, and a calm city."""
    game = Game.new("corduba", players=1, options=options, seed=f"golden solo {seed}")
    s = state_of(play(game, seed, idler, until=7))
    if not s.is_over():
        give(s, 0, unrest=0, popularity=8, harmony=10)
        give(s, 0, senators=s.senators[CAEPIO] + 12)
        for monument in s.pack.names["monument"][:3]:
            give_monument(s, 0, monument)
        for district in range(DISTRICTS):
            s.restless[district] = 0
    return begun_at(s)


def found(options: dict[str, Any], habit: Player[State], shows: Shows) -> Game:
    """Return the first game that shows what is wanted; simple players only keep up from far ahead."""
    for seed in range(100_000):
        if shows is is_even:
            game = ahead(options, seed)
        else:
            game = Game.new("corduba", players=1, options=options, seed=f"golden solo {seed}")
        if not game.is_over() and shows(state_of(play(game, seed, habit))):
            return game
    raise AssertionError("no such game was found")


def files() -> Iterator[tuple[Path, str]]:
    """Yield the golden files with the text that they would have today; victories only where they are missing."""
    for name, options, habit, shows in wanted():
        path = FOLDER / f"{name}.txt"
        if habit is not aedile or not path.exists():
            yield path, to_text(found(options, habit, shows).record)


if __name__ == "__main__":
    keep(files())

"""The golden records of the solo game: what each shows, and who plays it; victories are games of Aedile."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from aedilis.bots.levels import make
from aedilis.core.game import Game
from aedilis.games.corduba.engine.packing import SCORED
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO, DISTRICTS
from tests.contract.golden import Golden, Goldens
from tests.contract.players import Player, uniform
from tests.games.corduba.builder import give, give_monument
from tests.games.corduba.golden.players import idler
from tests.games.corduba.golden.wanted import begun_at, districts_rebel, golden, state_of

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


def play(game: Game, seed: int, habit: Player[State], until: int = 99) -> Game:
    """Play by habit to the end, or to your first turn of a round."""
    chooser = Random(seed)
    while not game.is_over() and (state_of(game).round < until or state_of(game).depth != 1):
        game.play(habit(state_of(game), 0, chooser))
    return game


def ahead(seed: int) -> Game:
    """Return a game that begins in round 7: you have a dozen senators more than Caepio, monuments, and a calm city."""
    game = Game.new("corduba", players=1, seed=f"golden solo {seed}")
    s = state_of(play(game, seed, idler, until=7))
    if not s.is_over():
        give(s, 0, unrest=0, popularity=8, harmony=10)
        give(s, 0, senators=s.senators[CAEPIO] + 12)
        for monument in s.pack.names["monument"][:3]:
            give_monument(s, 0, monument)
        for district in range(DISTRICTS):
            s.restless[district] = 0
    return begun_at(s)


def alone(habit: Player[State], **options: str) -> Callable[[int], Game]:
    """Return what plays whole games by a habit."""
    return lambda seed: play(Game.new("corduba", players=1, options=options, seed=f"golden solo {seed}"), seed, habit)


def wanted() -> Iterator[Golden]:
    """Say what each golden record shows, under which options and who plays it."""
    for office in OFFICES:
        idle, random = alone(idler, difficulty=office), alone(uniform, difficulty=office, caepio_tie="random")
        monuments = alone(aedile, difficulty=office, variant="monuments")
        yield golden(f"win_{office}", alone(aedile, difficulty=office), is_won, by_a_bot=True)
        yield golden(f"loss_{office}", idle, is_lost)
        yield golden(f"rebellion_{office}", random, districts_rebel)
        yield golden(f"win_monuments_{office}", monuments, is_won, by_a_bot=True)
    yield golden("loss_monuments", alone(idler, variant="monuments"), too_few_monuments)
    yield golden("win_combined", alone(aedile, variant="combined"), is_won, by_a_bot=True)
    yield golden("loss_combined", alone(idler, variant="combined"), too_few_monuments)
    yield golden("no_winner", lambda seed: play(ahead(seed), seed, idler), is_even)  # simple players need a start


GOLDENS = Goldens(Path(__file__).parent, tuple(wanted()))

"""Random play of any game through its host, with nothing but what the contract offers."""

from collections.abc import Iterator
from random import Random

from aedilis.core.contract import State
from aedilis.core.game import Game
from tests.contract.variants import Deal


def begin(deal: Deal) -> Game:
    """Return a new game."""
    return Game.new(deal.name, players=deal.players, options=deal.options, seed=str(deal.seed))


def seats_of(mask: int) -> list[int]:
    """Return the seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def random_move(state: State, chooser: Random) -> int:
    """Return a listed action of any seat that must act."""
    return chooser.choice(state.legal(chooser.choice(seats_of(state.to_act()))))


def moments(game: Game, chooser: Random) -> Iterator[Game]:
    """Play to the end; yield the game before each move and once more when it is over."""
    while not game.is_over():
        yield game
        game.play(random_move(game.state, chooser))
    yield game


def with_second_thoughts(game: Game, chooser: Random) -> Iterator[Game]:
    """Play to the end like `moments`; seats often replace what they have sealed."""
    for moment in moments(game, chooser):
        yield moment
        idle = [seat for seat in range(game.state.players) if not game.state.to_act() >> seat & 1]
        for seat in idle:
            again = game.legal(seat).codes
            if again and chooser.random() < 0.5:
                game.play(chooser.choice(again))
                yield game


def some_moments(game: Game, chooser: Random, *, every: int) -> Iterator[Game]:
    """Play to the end; yield the game about once in so many moves, and at the end."""
    for moment in moments(game, chooser):
        if moment.is_over() or chooser.randrange(every) == 0:
            yield moment

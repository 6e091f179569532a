"""What the engine does most: random play, and the search of every bot, with all numbers of players.

`make fast` runs this on an engine that notes which way it goes, and then compiles it for just these ways.
"""

from aedilis.bots import levels
from aedilis.cli.bench import measure
from aedilis.core import catalogue
from aedilis.core.errors import OptionError
from aedilis.core.rng import seeded

TRIES = 20  # for each decision: the ways of a search are the same with more
SECONDS = 1.0


def budgeted(level: str, game: str) -> str:
    """Return the level with a number of tries, if it searches."""
    try:
        levels.make(f"{level}:{TRIES}", game)
    except OptionError:
        return level
    return f"{level}:{TRIES}"


def play(game: str, players: int, level: str) -> None:
    """Let bots of one level play a game."""
    rules, rng = catalogue.rules(game), seeded("typical")
    bots = [levels.make(budgeted(level, game), game) for _ in range(players)]
    state = rules.new_state(players, rules.options(None), f"typical {players}")
    while not state.is_over():
        seat = state.actor()
        state.apply(bots[seat].choose(state.view(seat), rng))


def main() -> None:
    for game in catalogue.names():
        for players in catalogue.rules(game).seat_range:
            if players > 1:  # Corduba alone is played against Caepio, who has an office that must be chosen
                measure(game, players, SECONDS, games=20)
                for level in levels.names(game):
                    play(game, players, level)
        print(f"{game} is noted", flush=True)


if __name__ == "__main__":
    main()

"""Plays a game of each with what `pip install aedilis` alone brings, after importing all of it that needs no extra."""

import importlib
import pkgutil

import aedilis
import aedilis.bots
import aedilis.core
import aedilis.games
import aedilis.i18n
from aedilis.core import catalogue, rng

NEED_EXTRAS = {"terminal", "training", "study"}  # parts of a game that are for people and for learning
PARTS = ("words/en/refusals.ftl", "lessons", "rules.md", "bots/data/levels.json")


def import_all() -> None:
    """Import every module of the library."""
    for package in (aedilis.core, aedilis.bots, aedilis.games, aedilis.i18n):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if not NEED_EXTRAS & set(module.name.split(".")):
                importlib.import_module(module.name)


def play(name: str) -> None:
    """Let a bot of the lowest level and chance play a game."""
    bot, numbers = catalogue.find(name).bot("tiro", ""), aedilis.seeded("a wheel")
    game = aedilis.Game.new(name, players=2, seed="a wheel")
    while not game.is_over():
        view = game.view(game.actor())
        actions = view.legal()
        game.play(bot.choose(view, numbers) if game.actor() == 0 else actions[numbers.below(len(actions))])
    print(name, game.state.scores())


if __name__ == "__main__":
    import_all()
    if str(rng.__file__).endswith(".py"):
        raise SystemExit("the engine is not compiled")
    for game in catalogue.names():
        files = [catalogue.find(game).folder.joinpath(part) for part in PARTS]
        absent = [file.name for file in files if not (file.is_file() or file.is_dir())]
        if absent:
            raise SystemExit(f"{game} lacks {absent}")
        play(game)

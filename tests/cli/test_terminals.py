"""The terminal of every game: nothing typed harms the game, and nobody is shown what others keep secret."""

from pathlib import Path
from random import Random

import pytest

from aedilis.core import catalogue
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.terminal.plain import terminal_of
from aedilis.terminal.seating import new_seats
from tests.cli.player import Terminal
from tests.contract.facts import facts_of
from tests.contract.playing import moments

ODD = "|xyzzy|99|-1|0|F|permit|permit A7 99 round p9|build|build patricius forum|seal 99|[bold|{|\0|!|?|log|undo|1 pass"
ODD += "|why|why not|why pass|why nonsense|why ^ ∩9 p8|why 3 pass|rules|rules R9.99|rules C7.4|rules merchant|rules ["
ODD += "|cards|tiles|tiles zzz|aims|me|" + "é" * 200


def typed(game: Game, path: Path, *lines: str) -> str:
    """Let people sit down at a game, type these lines and leave; return all that the first of them was shown."""
    console = Terminal(["", *lines], width=120, height=50)
    sitters = new_seats(game.state.players, 0, [], hot_seat=True)
    terminal_of(game.rules.name).begin(console, game, sitters, path, confirm=True).run()
    return console.text()


@pytest.mark.parametrize("name", catalogue.names())
def test_nothing_typed_ever_crashes_or_changes_the_game(name: str, tmp_path: Path) -> None:
    game = Game.new(name, players=2, seed="odd")
    assert "I do not understand" in typed(game, tmp_path / "g", *ODD.split("|"))
    assert not game.actions


@pytest.mark.parametrize("name", catalogue.names())
def test_the_screen_never_shows_what_others_keep_secret(name: str, tmp_path: Path) -> None:
    """Two games that differ only in what a seat cannot know look the same to it."""
    chooser, differ = Random(4), 0
    for number, moment in enumerate(moments(Game.new(name, players=2, seed="secret"), chooser)):
        if number % 5 == 0 and not moment.is_over() and moment.actor() == 0:
            other = moment.copy()
            other.state = other.rules.determinize(other.view(0), seeded("other cards"))
            facts_of(name).resealed(moment.state, other.state, 0, chooser)
            differ += other.state != moment.state
            shown = [typed(game, tmp_path / "g", "log", "?", "me", "cards", "why pass") for game in (moment, other)]
            assert shown[0] == shown[1]
    assert differ

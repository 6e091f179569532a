"""Type checkers know a game's views, actions, events and outcome, down to a card in a hand."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

from aedilis.core import catalogue

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]

SAMPLE = """
from typing import assert_never, assert_type

import aedilis
from aedilis import capitol, corduba
from sortes import library as sortes

game = capitol.new(players=2, seed="x")
hand: tuple[str, ...] | None = game.view_data(0).seats[0].hand
cards: int = game.view(0).hand
actions: list[capitol.Action] = list(game.legal(0))


def told(action: capitol.Action) -> str:
    match action:
        case capitol.FloorCard() | capitol.RoofCard() | capitol.Permit() | capitol.NullPlay():
            return action.card
        case capitol.SealBid():
            return " ".join(action.cards)
        case capitol.PlaceTile() | capitol.DrawCard() | capitol.StopDrawing() | capitol.Pass():
            return str(action.seat)
        case _:
            assert_never(action)


def any_game(played: aedilis.Game) -> aedilis.View:
    return played.view(0)


def own(played: capitol.Game) -> capitol.View:
    return played.copy().at(0).view(0)


any_game(game)
own(capitol.load(game.save()))
outcome = game.outcome()
if outcome is not None:
    assert_type(outcome.winners, tuple[int, ...])
points: int = game.position().players
popular: int = corduba.new(players=1).view_data(0).seats[0].popularity
lots: tuple[int, ...] | None = sortes.new(players=2).view_data(0).seats[0].hand
for event in game.events(0):
    if isinstance(event, capitol.events.HousePlaced):
        assert_type(event.seat, int)
assert_type(capitol.RULES.typed("0 pass"), capitol.Action)
assert_type(corduba.RULES.typed(0), corduba.Action)
assert_type(sortes.RULES.event(0), sortes.Event)
"""
TUTORIAL = ROOT / "docs" / "tutorial" / "bot.md"
WRONG = {
    "game.view(0).hands": "attr-defined",
    "game.view_data(0).seats[0].hand.upper()": "union-attr",
    "capitol.new(players='2')": "arg-type",
    "capitol.new(seed='x')": "call-arg",
    "game.legal()[0].nonsense": "union-attr",
    "own(corduba.new(players=2))": "arg-type",
    "game.outcome().winners": "union-attr",
}


def checked(program: str, folder: Path) -> str:
    """Return what mypy says of a program that uses the library."""
    file = folder / "program.py"
    file.write_text(program)
    said = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", ROOT / "pyproject.toml", file],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    return said.stdout + said.stderr


def test_a_typed_program_passes_and_each_mistake_is_found(tmp_path: Path) -> None:
    """One run of mypy for all, with the bot of the tutorial: it takes seconds."""
    bot = TUTORIAL.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    assert "class Greedy" in bot
    lines = f"{bot}\n{SAMPLE}".strip().splitlines()
    said = checked("\n".join([*lines, *WRONG]) + "\n", tmp_path)
    for number, (mistake, code) in enumerate(WRONG.items(), start=len(lines) + 1):
        assert f"program.py:{number}: error" in said, (mistake, said)
        assert any(f":{number}: error" in line and f"[{code}]" in line for line in said.splitlines()), (mistake, said)
    assert {int(line.split(":")[1]) for line in said.splitlines() if ": error: " in line} == {
        len(lines) + number for number in range(1, len(WRONG) + 1)
    }, said


@pytest.mark.parametrize("name", catalogue.names())
def test_the_unions_of_a_game_have_all_its_kinds(name: str) -> None:
    package = type(catalogue.find(name)).__module__
    library: Any = import_module(f"{package}.library")
    rules = catalogue.rules(name)
    assert set(get_args(library.Action) or [library.Action]) == set(rules.action_types)
    assert set(get_args(library.Event)) == set(rules.event_types)
    assert set(library.__all__) <= set(vars(library))
    game = library.new(players=2, seed="typed")
    view, shown, _, _, position, statistics = get_args(library.Game)
    assert isinstance(game.view(0), view)
    assert isinstance(game.view_data(0), shown)
    assert isinstance(game.position(), position)
    assert isinstance(game.statistics(), statistics)
    for again in (library.load(game.save()), library.from_record(game.record)):
        assert again.state == game.state
    assert library.from_position(game.position()).state == game.state


@pytest.mark.parametrize("name", catalogue.ours())
def test_a_game_of_ours_is_at_the_door(name: str) -> None:
    door = import_module(f"aedilis.{name}")
    assert door.new(players=2).rules is catalogue.rules(name)
    assert door.__all__ == import_module(f"aedilis.games.{name}.library").__all__

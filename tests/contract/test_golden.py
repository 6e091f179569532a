"""Golden records of every game: each replays to its exact end, to the byte."""

from pathlib import Path

import pytest

from aedilis.core import catalogue
from aedilis.core.game import Game
from aedilis.core.record import load, to_text
from tests.contract.facts import facts_of

FILES = [
    (name, file)
    for name in catalogue.names()
    for folder in facts_of(name).goldens
    for file in sorted(folder.glob("*.txt"))
]


@pytest.mark.parametrize(("name", "file"), FILES, ids=lambda value: value.stem if isinstance(value, Path) else value)
def test_a_golden_record_replays_to_its_exact_end(name: str, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = load(text)
    game = Game.from_record(record)
    assert game.rules.name == name
    assert record.result is not None
    assert game.record == record
    assert to_text(game.record) == text
    assert game.is_over()
    assert tuple(game.state.scores()) == record.result.scores
    assert tuple(game.state.winners()) == record.result.winners
    assert f"{game.state.key():016x}" == record.result.check


def test_our_games_have_golden_records() -> None:
    assert {name for name, _ in FILES} == {"capitol", "corduba"}

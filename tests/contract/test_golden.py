"""Golden records of every game: each shows what its name says, and replays to its exact end, to the byte."""

import msgspec
import pytest

from aedilis.core import catalogue
from aedilis.core.record import load, to_text
from tests.contract.facts import facts_of
from tests.contract.golden import EVENTS, Golden, Goldens, heard

RECORDS = [
    pytest.param(name, goldens, golden, id=f"{name}-{golden.name}")
    for name in catalogue.names()
    for goldens in facts_of(name).goldens
    for golden in goldens.wanted
]


@pytest.mark.parametrize(("name", "goldens", "golden"), RECORDS)
def test_a_golden_record_replays_to_its_exact_end(name: str, goldens: Goldens, golden: Golden) -> None:
    text = (goldens.folder / f"{golden.name}.txt").read_text(encoding="utf-8")
    record = load(text)
    game = goldens.replayed(golden.name)
    assert game.rules.name == name
    assert golden.shows(game)
    assert record.result is not None
    assert game.record == record
    assert to_text(game.record) == text
    assert game.is_over()
    assert tuple(game.state.scores()) == record.result.scores
    assert tuple(game.state.winners()) == record.result.winners
    assert f"{game.state.key():016x}" == record.result.check
    assert heard(game) == told(goldens)[golden.name]


def told(goldens: Goldens) -> dict[str, tuple[int, str]]:
    """Return what spectators have heard of the records of a folder."""
    return msgspec.json.decode((goldens.folder / EVENTS).read_bytes(), type=dict[str, tuple[int, str]])


def test_there_is_one_of_each() -> None:
    for name in ("capitol", "corduba"):
        for goldens in facts_of(name).goldens:
            wanted = sorted(golden.name for golden in goldens.wanted)
            assert wanted == sorted(told(goldens)) == sorted(path.stem for path in goldens.folder.glob("*.txt"))

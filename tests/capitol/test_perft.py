"""Stored counts and sums, the same for the compiled and the uncompiled engine; a change is a change of behaviour."""

from pathlib import Path

import msgspec
import pytest

from aedilis.games.capitol.engine.random_play import perft, random_action
from aedilis.games.capitol.engine.rules import RULES
from tests.capitol.golden.counts import POSITIONS, RANDOM_PLAY, SUMS, Counted, Summed, sum_of

FOLDER = Path(__file__).parent / "golden"
COUNTED = msgspec.json.decode((FOLDER / POSITIONS).read_bytes(), type=list[Counted])
SUMMED = msgspec.json.decode((FOLDER / SUMS).read_bytes(), type=list[Summed])
PLAYED = msgspec.json.decode((FOLDER / RANDOM_PLAY).read_bytes(), type=list[Summed])


def label(row: Summed) -> str:
    return f"{row.players} {row.seed} {' '.join(row.options.values())}"


@pytest.mark.parametrize("row", COUNTED, ids=lambda row: row.name)
def test_the_number_of_action_sequences(row: Counted) -> None:
    state = RULES.load_position(msgspec.json.encode(row.position))
    assert tuple(perft(state, depth + 1) for depth in range(len(row.counts))) == row.counts


@pytest.mark.parametrize("row", SUMMED, ids=label)
def test_the_sum_over_a_random_game(row: Summed) -> None:
    assert sum_of(row.players, row.options, row.seed) == row


@pytest.mark.parametrize("row", PLAYED, ids=label)
def test_random_play_is_the_same_in_every_build(row: Summed) -> None:
    assert sum_of(row.players, row.options, row.seed, choose=random_action) == row


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["first", "second"])
def test_the_deal_of_a_seed_is_the_stored_one(players: int, seed: str) -> None:
    [row] = [row for row in COUNTED if row.name == f"deal {seed}, {players} players"]
    position = RULES.position(RULES.new_state(players, RULES.options(None), seed))
    assert msgspec.json.decode(msgspec.json.encode(position)) == row.position


def test_every_phase_is_counted_for_every_number_of_players() -> None:
    counted = {(row.position["players"], row.position["phase"]) for row in COUNTED}
    assert counted == {(players, phase) for players in (2, 3, 4) for phase in ("build", "bid", "place", "draw")}

"""Stored counts and sums, the same for the compiled and the uncompiled engine; a change is a change of behaviour."""

import msgspec
import pytest

from aedilis.games.corduba.engine.random_play import perft, random_action
from aedilis.games.corduba.engine.rules import RULES
from tests.corduba.golden.counts import POSITIONS, RANDOM_PLAY, SUMS, Counted, Summed, decision_of, sum_of
from tests.corduba.golden.make import FOLDER

COUNTED = msgspec.json.decode((FOLDER / POSITIONS).read_bytes(), type=list[Counted])
SUMMED = msgspec.json.decode((FOLDER / SUMS).read_bytes(), type=list[Summed])
PLAYED = msgspec.json.decode((FOLDER / RANDOM_PLAY).read_bytes(), type=list[Summed])


def label(row: Summed) -> str:
    return f"{row.players} {row.seed} {' '.join(map(str, row.options.values()))}"


@pytest.mark.parametrize("row", COUNTED, ids=lambda row: row.name)
def test_the_number_of_action_sequences(row: Counted) -> None:
    s = RULES.load_position(msgspec.json.encode(row.position))
    assert tuple(perft(s, depth + 1) for depth in range(len(row.counts))) == row.counts


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


def test_most_kinds_of_decision_are_counted_for_every_number_of_players() -> None:
    counted: dict[int, set[str]] = {2: set(), 3: set(), 4: set()}
    for row in COUNTED:
        s = RULES.load_position(msgspec.json.encode(row.position))
        counted[s.players].add(decision_of(s))
    for decisions in counted.values():
        assert decisions >= {"keep", "deliver", "turn", "choose_build", "choose_spot", "choose_payment", "visit"}
        assert len(decisions) > 12

"""Stored counts and sums, the same for the compiled and the uncompiled engine; a change is a change of behaviour."""

import msgspec
import pytest

from aedilis.core import catalogue
from tests.contract.counts import DEALS, POSITIONS, RANDOM_PLAY, SUMS, Counted, Counts, Summed, legal_action, perft
from tests.contract.facts import facts_of

GAMES = [counts for name in catalogue.names() if (counts := facts_of(name).counts) is not None]


def summed(file: str) -> list[tuple[Counts, Summed]]:
    """Return the stored sums of all games."""
    read = msgspec.json.Decoder(list[Summed]).decode
    return [(counts, row) for counts in GAMES for row in read((counts.folder / file).read_bytes())]


def counted(counts: Counts) -> list[Counted]:
    """Return the stored counts of a game."""
    return msgspec.json.decode((counts.folder / POSITIONS).read_bytes(), type=list[Counted])


def label(value: Counts | Counted | Summed) -> str:
    if isinstance(value, Counts):
        return value.rules.name
    if isinstance(value, Counted):
        return value.name
    return f"{value.players} {value.seed} {' '.join(map(str, value.options.values()))}"


@pytest.mark.parametrize(("counts", "row"), [(counts, row) for counts in GAMES for row in counted(counts)], ids=label)
def test_the_number_of_action_sequences(counts: Counts, row: Counted) -> None:
    state = counts.rules.load_position(msgspec.json.encode(row.position))
    assert tuple(perft(state, depth + 1) for depth in range(len(row.counts))) == row.counts


@pytest.mark.parametrize(("counts", "row"), summed(SUMS), ids=label)
def test_the_sum_over_a_random_game(counts: Counts, row: Summed) -> None:
    assert counts.sum_of(row.players, row.options, row.seed, choose=legal_action) == row


@pytest.mark.parametrize(("counts", "row"), summed(RANDOM_PLAY), ids=label)
def test_random_play_is_the_same_in_every_build(counts: Counts, row: Summed) -> None:
    assert counts.sum_of(row.players, row.options, row.seed, choose=counts.random_action) == row


@pytest.mark.parametrize("counts", GAMES, ids=label)
@pytest.mark.parametrize(("players", "seed"), DEALS)
def test_the_deal_of_a_seed_is_the_stored_one(counts: Counts, players: int, seed: str) -> None:
    [row] = [row for row in counted(counts) if row.name == f"deal {seed}, {players} players"]
    position = counts.rules.position(counts.deal(players, seed))
    assert msgspec.json.decode(msgspec.json.encode(position)) == row.position


def test_all_of_our_games_are_counted() -> None:
    assert {counts.rules.name for counts in GAMES} == {"capitol", "corduba"}

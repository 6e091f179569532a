"""Golden records: each shows what its name says."""

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.state import State
from tests.games.capitol.golden.wanted import GOLDENS


def capitol(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def ties(game: Game) -> list[events.TileRemoved]:
    return [event for event in game.events(-1) if isinstance(event, events.TileRemoved) and event.reason == "tie"]


def lost_draws(game: Game) -> list[events.DrawsLost]:
    return [event for event in game.events(-1) if isinstance(event, events.DrawsLost)]


@pytest.mark.parametrize("name", [golden.name for golden in GOLDENS.wanted])
def test_a_golden_record_tells_its_end_and_scores_what_it_tells(name: str) -> None:
    game = GOLDENS.replayed(name)
    assert game.state.players == int(name[-2])
    assert game.events(-1)[-1] == events.GameOver(tuple(game.state.winners()))
    scored = [0] * game.state.players
    for event in game.events(-1):
        if isinstance(event, events.PrefectureScored):
            scored[event.seat] += event.points
    assert scored == game.state.scores()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_normal_end(players: int) -> None:
    game = GOLDENS.replayed(f"normal_end_{players}p")
    assert [event.round for event in game.events(-1) if isinstance(event, events.RoundScored)] == [1, 2, 3, 4]
    usual = {events.HousePlaced, events.HouseFinished, events.BlocksBuilt, events.TilePlaced, events.CardDrawn}
    assert usual <= {type(event) for event in game.events(-1)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shared_victory(players: int) -> None:
    game = GOLDENS.replayed(f"shared_victory_{players}p")
    best = max(game.state.scores())
    assert best > 0
    assert game.state.scores().count(best) == len(game.state.winners()) > 1
    assert all(game.state.scores()[seat] == best for seat in game.state.winners())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_supply_exhausted(players: int) -> None:
    game = GOLDENS.replayed(f"supply_exhausted_{players}p")
    built = sum(len(event.raised) for event in game.events(-1) if isinstance(event, events.BlocksBuilt))
    assert built == 90 - 6 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_piles_empty(players: int) -> None:
    game = GOLDENS.replayed(f"all_piles_empty_{players}p")
    assert sum(event.count for event in lost_draws(game)) > 0
    after = [count for count in range(game.moves + 1) if not any(capitol(game.at(count)).pile_size)]
    assert after
    drawn = [event for event in game.events(-1) if isinstance(event, events.CardDrawn)]
    assert drawn[-1].uncovered is None
    if players > 2:  # nobody ever plays or bids (R4.9): four draw 24, 6 and 0 cards, three draw 18, 18 and 2
        assert len(drawn) == 62 - 8 * players
        assert [event.count for event in lost_draws(game)] == ([6] * 7 if players == 4 else [4, 6, 6])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tile_removed_by_tie(players: int) -> None:
    game = GOLDENS.replayed(f"tile_removed_by_tie_{players}p")
    told = game.events(-1)
    [first, *_] = ties(game)
    at = told.index(first)
    opened = max(index for index in range(at) if isinstance(told[index], events.AuctionOpened))
    bids = [event for event in told[opened:at] if isinstance(event, events.BidRevealed)]
    best = max(bid.sum for bid in bids)
    assert best > 0
    assert [bid.sum for bid in bids].count(best) > 1
    assert not any(isinstance(event, events.BidPaid | events.TileWon) for event in told[opened:at])
    assert capitol(game).removed >> first.auction & 1

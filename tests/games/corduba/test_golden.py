"""Golden records: each shows what its name says."""

import pytest

from aedilis.core.contract import Event
from aedilis.core.game import Game
from aedilis.games.corduba.engine.forms.events import GameOver, RoundStarted, UnrestPlaced
from aedilis.games.corduba.engine.packing import REBELLION_OF_MARKERS, SCORED
from aedilis.games.corduba.engine.words import DISTRICTS
from tests.games.corduba.builder import assert_conserved, of_type
from tests.games.corduba.golden.wanted import GOLDENS, state_of

each_number = pytest.mark.parametrize("players", [2, 3, 4])


def told(game: Game) -> list[Event]:
    return game.events(-1)


def rivals(game: Game) -> tuple[list[int], list[int]]:
    """Return the seats with the most senators of those below space 10, and on how many tracks each leads the others."""
    s = state_of(game)
    eligible = [seat for seat in range(s.players) if s.unrest[seat] < 10]
    most = max(s.senators[seat] for seat in eligible)
    tied = [seat for seat in eligible if s.senators[seat] == most]
    return tied, [sum(leads(game, seat, tied, district) for district in range(DISTRICTS)) for seat in tied]


def leads(game: Game, seat: int, tied: list[int], district: int) -> bool:
    prestige = state_of(game).prestige
    own = prestige[seat * DISTRICTS + district]
    return all(own > prestige[other * DISTRICTS + district] for other in tied if other != seat)


@pytest.mark.parametrize("name", [golden.name for golden in GOLDENS.wanted])
def test_a_golden_record_tells_its_end_and_loses_nothing(name: str) -> None:
    game = GOLDENS.replayed(name)
    assert game.state.players == int(name[-2])
    [over] = of_type(told(game), GameOver)
    assert told(game)[-1] == over
    assert over.winners == tuple(game.state.winners())
    assert_conserved(state_of(game))


@each_number
def test_a_win(players: int) -> None:
    game = GOLDENS.replayed(f"win_{players}p")
    [best], _ = rivals(game)
    assert game.state.winners() == [best]
    assert state_of(game).ending == SCORED
    assert [event.round for event in of_type(told(game), RoundStarted)] == list(range(1, 9))


@each_number
def test_a_tie_that_the_tracks_decide(players: int) -> None:
    game = GOLDENS.replayed(f"tie_by_tracks_{players}p")
    tied, tracks = rivals(game)
    assert len(tied) > 1
    assert tracks.count(max(tracks)) == 1
    assert game.state.winners() == [tied[tracks.index(max(tracks))]]


@each_number
def test_a_tie_that_turn_order_decides(players: int) -> None:
    game = GOLDENS.replayed(f"tie_by_order_{players}p")
    tied, tracks = rivals(game)
    equal = [seat for seat, leading in zip(tied, tracks, strict=True) if leading == max(tracks)]
    assert len(equal) > 1
    assert game.state.winners() == [next(seat for seat in state_of(game).order if seat in equal)]


@each_number
def test_nobody_wins_on_space_10(players: int) -> None:
    game = GOLDENS.replayed(f"nobody_wins_{players}p")
    assert list(state_of(game).unrest)[:players] == [10] * players
    assert told(game)[-1] == GameOver("scored", ())


@each_number
def test_a_rebellion_of_districts(players: int) -> None:
    game = GOLDENS.replayed(f"rebellion_of_districts_{players}p")
    assert all(state_of(game).revolts(district) for district in range(DISTRICTS))
    assert isinstance(told(game)[-2], RoundStarted)
    assert told(game)[-1] == GameOver("rebellion_of_districts", ())


@each_number
def test_a_rebellion_for_want_of_markers_in_stock(players: int) -> None:
    game = GOLDENS.replayed(f"rebellion_of_markers_{players}p")
    s = state_of(game)
    out = s.unrest_on_tiles() + sum(s.markers) + sum(s.handed)
    assert s.unrest_on_tiles() < out <= 15
    assert s.ending == REBELLION_OF_MARKERS
    assert of_type(told(game), UnrestPlaced)


@each_number
def test_a_rebellion_by_the_sixteenth_marker_on_the_board(players: int) -> None:
    game = GOLDENS.replayed(f"sixteenth_marker_{players}p")
    assert game.record.header.start is not None
    assert game.public_record().header.start is not None  # the game is over
    assert game.at(0).public_record().header.start is None
    assert state_of(game).unrest_on_tiles() == 15
    assert not state_of(game).revolts(2)
    assert told(game)[-1] == GameOver("rebellion_of_markers", ())

"""The numbers after a game agree with the record, with each other and with the rules."""

from pathlib import Path

import pytest

from aedilis.core import record as records
from aedilis.core.catalogue import rules as registered
from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms.statistics import CARD_MEAN, GameStatistics, statistics
from aedilis.games.capitol.engine.state import State

pytestmark = pytest.mark.once

RULES = registered("capitol")
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def numbers_of(path: Path) -> tuple[Game, GameStatistics]:
    record = records.load(path.read_text())
    game = Game.from_record(record)
    header = record.header
    assert header.seed is not None
    first = RULES.new_state(header.players, RULES.options(header.options), header.seed)
    assert isinstance(first, State)
    return game, statistics(first, game.actions)


@pytest.fixture(params=GOLDEN, ids=lambda path: path.stem)
def played(request: pytest.FixtureRequest) -> tuple[Game, GameStatistics]:
    return numbers_of(request.param)


def test_points_add_up_to_the_scores(played: tuple[Game, GameStatistics]) -> None:
    game, numbers = played
    totals = [sum(sum(part.points) for part in seat.rounds) for seat in numbers.seats]
    assert totals == game.state.scores()


def test_drawn_values_are_mean_luck_and_choice(played: tuple[Game, GameStatistics]) -> None:
    _, numbers = played
    for seat in numbers.seats:
        assert seat.draws * CARD_MEAN + seat.draw_luck + seat.draw_choice == pytest.approx(seat.drawn)
        assert seat.dealt - seat.dealt_luck == pytest.approx(35)


def test_every_seat_passes_once_a_round_in_an_order_of_its_own(played: tuple[Game, GameStatistics]) -> None:
    _, numbers = played
    for number in range(4):
        parts = [seat.rounds[number] for seat in numbers.seats]
        assert sorted(part.pass_order for part in parts) == list(range(1, len(parts) + 1))
        later = sorted(parts, key=lambda part: part.pass_order)
        assert [part.pass_after for part in later] == sorted(part.pass_after for part in parts)
        assert later[-1].pass_after == sum(part.turns for part in parts)


def test_cards_are_conserved(played: tuple[Game, GameStatistics]) -> None:
    _, numbers = played
    for number, seat in enumerate(numbers.seats):
        first = seat.rounds[0]
        assert first.left == 8 - first.turns
        assert sum(part.spent for part in seat.rounds) == sum(
            tile.bids[number] for tile in numbers.tiles if tile.winner == number
        )


def test_tiles_without_a_place_are_worth_nothing(played: tuple[Game, GameStatistics]) -> None:
    _, numbers = played
    assert [tile.auction for tile in numbers.tiles] == list(range(12))
    for tile in numbers.tiles:
        assert (tile.prefecture is None) == (tile.winner is None)
        if tile.prefecture is None:
            assert not any(tile.worth)
        if tile.tile != "amphitheatre":
            assert not any(tile.cards)


POSITION = """{
  "players": 2, "phase": "bid", "round": 4, "auction": 11, "removed": [1, 4, 5, 7, 8, 9],
  "seats": [{"hand": ["F1"], "score": 13}, {"score": 17}],
  "prefectures": [
    {"houses": [{"seat": 0, "height": 1}, {"seat": 1, "height": 1}, {"seat": 0, "height": 2}],
     "shape": "round", "fountains": 4},
    {"fountains": 1}, {"fountains": 1}, {"monument": "amphitheatre"}, {}, {}, {}, {}, {}
  ]
}"""


def test_a_temple_is_worth_half_of_its_hill() -> None:
    state = RULES.load_position(POSITION)
    assert isinstance(state, State)
    numbers = statistics(state, [RULES.packed("0 bid F1"), RULES.packed("0 tile p0")])
    (temple,) = numbers.tiles
    assert (temple.tile, temple.winner, temple.prefecture, temple.bids) == ("temple", 0, 0, (1, 0))
    assert temple.worth == (6, 4)
    assert [sum(seat.rounds[3].points) for seat in numbers.seats] == [12, 8]
    assert numbers.seats[0].rounds[3].spent == 1


def test_a_fountain_is_worth_a_point_to_both_places_and_an_amphitheatre_cards() -> None:
    document = POSITION.replace(
        '"round": 4, "auction": 11, "removed": [1, 4, 5, 7, 8, 9]', '"round": 1, "auction": 1, "removed": [0]'
    )
    document = document.replace('"score": 13', '"score": 0').replace('"score": 17', '"score": 0')
    document = (
        document.replace(', "fountains": 4', "").replace('"fountains": 1', "").replace('"monument": "amphitheatre"', "")
    )
    document = document.replace('"hand": ["F1"]', '"hand": ["F1", "F2"]')
    state = RULES.load_position(document)
    assert isinstance(state, State)
    lines = ["0 bid F1", "0 tile p0", "0 bid F2", "0 tile p0", "0 draw floor"]
    numbers = statistics(state, [RULES.packed(line) for line in lines])
    fountain, amphitheatre = numbers.tiles
    assert (fountain.tile, fountain.worth) == ("fountain", (1, 1))
    assert (amphitheatre.tile, amphitheatre.worth, amphitheatre.cards[0]) == ("amphitheatre", (0, 0), 2)

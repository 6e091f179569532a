"""Cases S1 to S16: houses placed with permits in the given order, tiles bought, then scored."""

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.score import points_of
from tests.games.capitol.builder import choices, clause, hand, look, play, skip_auctions, table

PLACE = {0: 1, 1: 3, 2: 0, 3: 0}  # a prefecture with so many printed fountains; the third is bought
COLOUR = {1: "A", 3: "B", 0: "A"}

CASES = [  # id, seats, houses in order, fountains, temple, points
    ("S1", "BR", "B1", 0, False, {"B": 2}),
    ("S2", "BR", "R1 B2", 0, False, {"B": 2}),
    ("S3", "BR", "B1 R2", 1, False, {"R": 3, "B": 1}),
    ("S4", "BR", "B1 R1 B2 R2", 2, True, {"B": 8, "R": 8}),
    ("S5", "BGR", "R1 B1 G2", 1, False, {"G": 3, "R": 1, "B": 1}),
    ("S6", "AB", "B1 B1 A2", 1, False, {"A": 3, "B": 1}),
    ("S7", "BGYR", "Y1 R1 R2 G2 B3", 1, False, {"B": 3, "R": 1}),
    ("S8", "ABC", "B1 B2 C2 A3", 1, False, {"A": 3, "B": 1}),
    ("S9", "ABC", "C1 C1 A2 B2", 2, False, {"A": 4, "B": 4}),
    ("S10", "ABC", "B1 B1 C1 C1 A2", 2, False, {"A": 4, "B": 2, "C": 2}),
    ("S11", "ABC", "A1 B1 B1 A1 C2 A2", 1, False, {"A": 3, "B": 1, "C": 1}),
    ("S12", "AB", "B1 A2", 3, True, {"A": 10, "B": 6}),
    ("S13", "AB", "A1", 3, True, {"A": 10}),
    ("S14", "AB", "", 2, True, {}),
    ("S15", "AB", "B1 B1 B1 A2 A3", 0, False, {"A": 2}),
    ("S16", "ABCD", "A1 B1 C1 D1", 2, False, {"A": 4, "B": 4, "C": 4, "D": 4}),
]


def built(seats: str, houses: list[str], fountains: int, temple: bool, options: dict[str, str]) -> Game:
    """Return a game of round 3 with these houses placed and these tiles bought, at the third auction or behind it."""
    place = PLACE[fountains]
    game = table(
        len(seats),
        in_round=3,
        options=options,
        hands={seat: _hand(seats, seat, houses, COLOUR[place]) for seat in range(len(seats))},
        finished={
            seat: " ".join(f"{house[1]}r" for house in houses if house[0] == name) for seat, name in enumerate(seats)
        },
    )
    for house in houses:
        while seats[game.actor()] != house[0]:
            wait(game)
        permit = choices(game, game.actor(), f"permit {COLOUR[place]}")[0].split()[1]
        play(game, f"{game.actor()} permit {permit} {house[1]} round p{place}")
    while look(game).phase == "build":
        play(game, f"{game.actor()} pass")
    if fountains == 3:
        buy(game, place)
    while (look(game).auction or 0) < 8:
        play(game, f"{game.actor()} bid -")
    if temple:
        buy(game, place)
    return game


def _hand(seats: str, seat: int, houses: list[str], colour: str) -> str:
    """Return a permit for each house of the seat, and floor cards to wait with."""
    owners = [house[0] for house in houses]
    first = 1 + sum(owners.count(name) for name in seats[:seat])
    permits = [f"{colour}{first + number}" for number in range(owners.count(seats[seat]))]
    return " ".join([*permits, *(f"F{number}" for number in range(1 + 2 * seat, 3 + 2 * seat) for _ in range(3))])


def wait(game: Game) -> None:
    """Let the seat to act play a card without effect."""
    play(game, f"{game.actor()} {choices(game, game.actor(), 'null F')[0]}")


def buy(game: Game, place: int) -> None:
    """Let the first seat to act win the tile, and place it."""
    buyer = game.actor()
    play(game, f"{buyer} bid {hand(game, buyer)[-1]}")
    while look(game).phase == "bid":
        play(game, f"{game.actor()} bid -")
    if look(game).phase == "place":
        play(game, f"{buyer} tile p{place}")


@pytest.mark.parametrize(
    ("seats", "houses", "fountains", "temple", "points"),
    [pytest.param(*case, id=name) for name, *case in CASES],
)
@clause("R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6", "R3.7", "R3.8", "R2.14")
def test_S1_to_S16_points(seats: str, houses: str, fountains: int, temple: bool, points: dict[str, int]) -> None:
    game = built(seats, houses.split(), fountains, temple, {})
    place = PLACE[fountains]
    assert look(game).prefectures[place].fountains == fountains
    assert (look(game).prefectures[place].monument == "temple") == temple
    standing = look(game).prefectures[place].houses
    assert sorted(f"{seats[house.seat]}{house.height}" for house in standing) == sorted(houses.split())
    skip_auctions(game)
    expected = [points.get(name, 0) for name in seats]
    assert game.state.scores() == expected
    assert isinstance(game.state, State)
    assert [points_of(game.state, place, seat) for seat in range(len(seats))] == expected


@pytest.mark.parametrize(("value", "third"), [("second", 2), ("first", 4)])
@clause("R3.6")
def test_S9_option_a_place_in_a_partial_tie(value: str, third: int) -> None:
    game = built("ABC", ["C1", "C1", "A2", "B2"], 2, False, {"partial_top_tie": value})
    skip_auctions(game)
    assert game.state.scores() == [4, 4, third]

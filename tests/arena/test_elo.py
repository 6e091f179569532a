"""Ratings of a round robin: they agree with what was won, and their errors with how much was played."""

import random

import pytest

from aedilis.arena.elo import added, by_deal, fitted, rate
from aedilis.arena.match import PlayedGame


def duel(one: str, other: str, share: float, deals: int) -> list[PlayedGame]:
    """Return games in which the first bot wins about this share, from both seats in turn."""
    chance = random.Random(f"duel {one} {other}")
    games = []
    for number in range(2 * deals):
        seats = (one, other) if number % 2 else (other, one)
        winner = seats.index(one if chance.random() < share else other)
        games.append(PlayedGame(number, number // 2, seats, (1, 1), (winner,), 100, 0.1))
    return games


def test_a_hundred_points_are_64_percent() -> None:
    found = fitted({("a", "b"): (640.0, 360.0)}, "b")
    assert found == pytest.approx({"a": 1600, "b": 1500}, abs=0.1)


def test_ratings_add_up_over_a_chain() -> None:
    found = fitted({("a", "b"): (640.0, 360.0), ("b", "c"): (640.0, 360.0)}, "b")
    assert found["a"] - found["c"] == pytest.approx(200, abs=0.2)


def test_shared_victories_are_halves() -> None:
    shared = [PlayedGame(0, 0, ("a", "b"), (5, 5), (0, 1), 100, 0.1)]
    assert added(by_deal(shared), [1.0, 1.0]) == {("a", "b"): (1.0, 1.0)}  # and one beforehand


def test_a_game_that_nobody_won_tells_nothing() -> None:
    rebellion = [PlayedGame(0, 0, ("a", "b"), (5, 5), (), 100, 0.1)]
    assert added(by_deal(rebellion), [1.0, 1.0]) == {("a", "b"): (0.5, 0.5)}  # the one beforehand


def test_the_error_covers_the_truth_and_shrinks_with_games() -> None:
    few = rate(duel("a", "b", 0.64, 50), "b")
    many = rate(duel("a", "b", 0.64, 800), "b")
    assert [rating.bot for rating in many] == ["a", "b"]
    assert many[0].error < few[0].error / 2
    for rated in (few, many):
        assert abs(rated[0].rating - 1600) < 1.5 * rated[0].error
        assert (rated[1].rating, rated[1].error) == (1500, 0)
    assert many[0].games == 1600


def test_a_bot_that_never_lost_has_a_rating() -> None:
    best, other = rate(duel("a", "b", 1.0, 50), "b")
    assert 2000 < best.rating < 2600
    assert best.error > 200  # how much better it is nobody can tell
    assert other.rating == 1500

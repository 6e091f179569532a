"""`aedilis content solo`: every game is counted once, and the figures say what they claim."""

import json
from pathlib import Path

import pytest

from aedilis.core.intervals import wilson
from aedilis.games.corduba.study.solo import OFFICES, VARIANTS, Ended, PlannedSolo, games, play, report
from tests.cli.conftest import Run

QUICK = ("content", "solo", "--bot", "random", "--games", "2", "--processes", "1")
LOST = Ended("aedil", "senators", is_won=False, is_rebellion=False, senators=3, caepio=9, monuments=1)
WON = Ended("aedil", "senators", is_won=True, is_rebellion=False, senators=9, caepio=3, monuments=2)
REBELLION = Ended("aedil", "senators", is_won=False, is_rebellion=True, senators=99, caepio=99, monuments=99)
ABROAD = Ended("consul", "combined", is_won=True, is_rebellion=False, senators=0, caepio=0, monuments=5)


def test_a_rebellion_is_a_defeat_that_has_no_senators() -> None:
    at_home, abroad = report([LOST, WON, LOST, REBELLION, ABROAD])
    assert (at_home.office, at_home.variant, at_home.games) == ("aedil", "senators", 4)
    assert (at_home.won, at_home.rebellions) == (0.25, 0.25)
    assert (at_home.senators, at_home.caepio) == (5, 7)
    assert at_home.monuments == pytest.approx(4 / 3)
    assert (abroad.office, abroad.variant, abroad.games, abroad.won) == ("consul", "combined", 1, 1)
    assert report([REBELLION])[0].senators == 99  # better than nothing


@pytest.mark.parametrize(
    ("won", "played", "interval"),
    [(0, 10, (0.0, 0.278)), (10, 10, (0.722, 1.0)), (50, 100, (0.404, 0.596)), (1, 1, (0.207, 1.0))],
)
def test_wilsons_interval(won: int, played: int, interval: tuple[float, float]) -> None:
    assert wilson(won / played, played) == pytest.approx(interval, abs=0.0006)


def test_offices_and_variants_play_the_same_deals() -> None:
    every = list(games(3, "random", "s", {}))
    assert len(every) == len({(game.office, game.variant, game.number) for game in every}) == 27
    assert {(game.bot, game.seed) for game in every} == {("random", "s")}
    ended = play(every[0])
    assert ended == play(every[0])
    assert (ended.office, ended.variant) == (every[0].office, every[0].variant)


def test_the_office_and_the_variant_are_played() -> None:
    ended = play(PlannedSolo(0, "consul", "monuments", "random", "s"))
    assert (ended.senators, ended.caepio) == (0, 0)  # C15.1


def test_processes_change_nothing_and_every_game_counts(run: Run) -> None:
    alone = run(*QUICK, "--json")
    assert alone.exit_code == 0
    found = json.loads(alone.output)
    assert [(one["variant"], one["office"]) for one in found] == [(v, o) for v in VARIANTS for o in OFFICES]
    assert {one["games"] for one in found} == {2}
    assert json.loads(run(*QUICK[:-1], "2", "--json").output) == found


def test_the_table(run: Run) -> None:
    result = run(*QUICK)
    assert result.exit_code == 0
    lines = [line.split() for line in result.output.splitlines()]
    assert [line[:2] for line in lines if line and line[0] in VARIANTS] == [[v, o] for v in VARIANTS for o in OFFICES]


def test_what_is_refused(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK[:2], "--bot", "nobody").exit_code == 1
    assert run(*QUICK[:2], tmp_path, *QUICK[2:]).exit_code == 1  # no pack there

"""The time that a bot takes tells nothing: it follows from what everybody knows, not from what the bot holds."""

import itertools
from typing import Any
from unittest.mock import patch

import pytest

from aedilis.bots.levels import make
from aedilis.core import catalogue
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.server.bots.driver import LONGEST_SLEEP_SECONDS
from aedilis.server.bots.metronome import Metronome
from aedilis.server.client import make_table, sitting
from aedilis.server.tables.opponents import thinking_seconds
from aedilis.server.tables.table import LiveTable
from tests.games.corduba.builder import give, play, table
from tests.server.conftest import Running, Start

THINKING = (0.0, 0.39, 0.02, 0.2, 0.001)


class Table:
    """A table whose time passes by thinking, as long as the test says, and by resting."""

    def __init__(self, server: Running, *thinking: float) -> None:
        self.now = 1000.0
        self.thinking = itertools.cycle(thinking)
        self.taken: list[float] = []
        """How long each decision took, from the question to what the table sees."""
        self.services = server.services
        self.think, self.play = server.services.thinking.choose, server.services.driver.play

    async def choose(self, *asked: Any) -> int | None:
        self.now += next(self.thinking)
        return await self.think(*asked)

    async def rest(self, table: LiveTable, seconds: float) -> None:
        if table.changed.is_set():
            return
        if seconds < LONGEST_SLEEP_SECONDS:
            self.now += seconds
        else:
            await table.changed.wait()

    async def show(self, table: LiveTable, seats: list[int]) -> None:
        for seat in seats:
            found = self.services.thinking.about(table, seat)
            assert found is not None
            self.taken.append(round(self.now - found[0].begun, 6))
        await self.play(table, seats)


async def test_a_decision_takes_a_beat_and_a_draw_a_part_of_one_however_long_the_bots_thought(start: Start) -> None:
    async with start() as server:
        clock = Table(server, *(seconds / 4 for seconds in THINKING))
        thinking, driver = server.services.thinking, server.services.driver
        thinking.metronome = Metronome(0.4, 1, lambda: clock.now)
        with (
            patch.object(thinking, "choose", clock.choose),
            patch.object(driver, "rest", clock.rest),
            patch.object(driver, "play", clock.show),
        ):
            made = await make_table(server.client, seats=[{"kind": "bot", "level": "aedile"}] * 4, seed="pace 35")
            async with sitting(server.base, made["table"]["id"]) as watching:
                await watching.until(watching.is_over)
        play = (await server.services.hall.table(made["table"]["id"])).core.play
    assert play is not None
    choices, drawn, replayed = [], 0, play.at(0)
    for step in play.steps:
        choices.append(len(replayed.state.legal(step.seat)))
        drawn += catalogue.find("capitol").is_small(replayed.view(step.seat))
        replayed.play(step.action)
    assert set(clock.taken) == {0.4, 0.1}
    assert clock.taken.count(0.1) == drawn > 20
    assert min(choices) == 1, "no bot was ever without a choice"
    assert max(choices) > 20


@pytest.mark.parametrize(("answered", "shown"), [(0.0, 0.6), (0.3, 0.6), (0.59, 0.6), (0.7, 1.2), (1.3, 1.8)])
def test_an_answer_is_seen_at_the_beat_and_a_late_one_at_another_whole_one(answered: float, shown: float) -> None:
    assert Metronome(0.6, 1).shown(1000.0, 0.6, 1000.0 + answered) == pytest.approx(1000.0 + shown)


def test_without_a_pace_nothing_waits() -> None:
    assert Metronome(0.0, 1).shown(1000.0, 1.0, 1000.1) == 1000.1


@pytest.mark.parametrize(
    ("levels", "workers", "seconds"),
    [
        (["tiro"], 1, 0.4),
        (["aedile", "random", "tiro"], 1, 0.4),
        (["praetor"], 1, 0.6),
        (["consul"], 1, 1.4),
        (["consul", "tiro", "consul"], 1, 3.4),
        (["consul", "tiro", "consul"], 2, 2.4),
        (["consul", "tiro", "consul"], 8, 1.4),
    ],
)
def test_the_beat_leaves_time_for_all_who_think_at_once(levels: list[str], workers: int, seconds: float) -> None:
    view = Game.new("capitol", players=2, seed="beat").view(0)
    thinking = [thinking_seconds(level, "capitol", view) for level in levels]
    assert Metronome(0.4, workers).beat(thinking) == pytest.approx(seconds)


def test_in_capitol_vitruvius_thinks_less_about_a_draw() -> None:
    game, rng = Game.new("capitol", players=2, seed="beat"), seeded("beat")
    assert thinking_seconds("vitruvius", "capitol", game.view(0)) == 1.0
    while not catalogue.find("capitol").is_small(game.view(0)):
        game.play(make("faber", "capitol").choose(game.view(game.actor()), rng))
    assert thinking_seconds("vitruvius", "capitol", game.view(0)) == 0.125
    assert thinking_seconds("consul", "capitol", game.view(0)) == 1.0  # it stays as it was


def test_in_corduba_a_small_decision_takes_less_time_than_the_main_action() -> None:
    s = table(2)
    give(s, 0, worker=4, wood=3, stone=3, denarii=5)
    main = thinking_seconds("consul", "corduba", s.view(0))
    play(s, "0 build servorum herbarium")
    assert 0 < thinking_seconds("consul", "corduba", s.view(0)) < main <= 1

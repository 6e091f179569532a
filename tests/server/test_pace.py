"""The time that a bot takes tells nothing: it follows from what everybody knows, not from what the bot holds."""

import itertools

import pytest

from aedilis.bots.levels import make
from aedilis.core import catalogue
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.server.bots.metronome import Metronome
from aedilis.server.client import make_table, sitting
from aedilis.server.tables.opponents import thinking_seconds
from tests.games.corduba.builder import give, play, table
from tests.server.conftest import Start

THINKING = (0.0, 0.39, 0.02, 0.2, 0.001)


class Clock:
    """Time that passes by thinking, as long as the test says, and by sleeping."""

    def __init__(self, *thinking: float) -> None:
        self.now = 1000.0
        self.thinking = itertools.cycle(thinking)
        self.begun: float | None = None
        self.taken: list[float] = []
        """How long each decision took, from the question to what the table sees."""

    def read(self) -> float:
        if self.begun is None:
            self.begun = self.now
        else:
            self.now += next(self.thinking)
        return self.now

    async def sleep(self, seconds: float) -> None:
        assert self.begun is not None
        self.now += seconds
        self.taken.append(round(self.now - self.begun, 6))
        self.begun = None


async def test_a_decision_takes_a_beat_and_a_draw_a_part_of_one_however_long_the_bots_thought(start: Start) -> None:
    async with start() as server:
        clock = Clock(*(seconds / 4 for seconds in THINKING))
        server.services.driver.metronome = Metronome(0.4, 1, clock.read, clock.sleep)
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


@pytest.mark.parametrize("thinking", [0.0, 0.3, 0.59])
async def test_an_answer_is_seen_at_the_beat(thinking: float) -> None:
    clock = Clock(thinking)
    metronome = Metronome(0.6, 1, clock.read, clock.sleep)
    await metronome.wait(clock.read(), 0.6)
    assert clock.taken == [0.6]


@pytest.mark.parametrize(("thinking", "shown"), [(0.7, 1.2), (1.3, 1.8)])
async def test_a_late_answer_waits_for_another_whole_beat(thinking: float, shown: float) -> None:
    clock = Clock(thinking)
    metronome = Metronome(0.6, 1, clock.read, clock.sleep)
    await metronome.wait(clock.read(), 0.6)
    assert clock.taken == [shown]


async def test_without_a_pace_nothing_waits() -> None:
    clock = Clock(0.1)
    metronome = Metronome(0.0, 1, clock.read, clock.sleep)
    await metronome.wait(clock.read(), 1.0)
    assert clock.taken == []


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

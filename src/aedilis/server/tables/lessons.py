"""The tutorial: real positions with goals, kept beside the game they teach and played like any table.

A lesson's table starts from the lesson's position, and that is also how a table is known to be a lesson: nothing
more is stored. How far the learner has come is read off the events of the game.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from aedilis.core import catalogue
from aedilis.core.play import Play
from aedilis.server.storage.entries import Facts
from aedilis.server.storage.setup import Setup
from aedilis.server.tables.making import TablePlan, first_entries, seats_from
from aedilis.server.tables.opponents import own_levels
from aedilis.server.tables.telling import encoded_action, view_for
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.wire import tokens
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.requests import SeatSetup
from aedilis.server.wire.study import GoalState, LessonExample, LessonState, LessonStatus

LEARNER = 0


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to reach: an event with these values, or a look at a refusal by this clause."""

    event: dict[str, Any] | None = None
    refusal: str | None = None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson as its file has it."""

    name: str
    position: Raw
    goals: tuple[Goal, ...]
    """Reached in this order."""
    until: tuple[dict[str, Any], ...]
    """Events after which goals that are still open cannot be reached any more."""
    solution: tuple[str, ...]
    """One way through, in the game's notation."""


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none where it has no such folder."""
    folder = catalogue.find(game).folder.joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return tuple(msgspec.json.decode(file.read_bytes(), type=Lesson) for file in found)


def find(name: str) -> tuple[str, Lesson]:
    """The game and the lesson of this name; raises `unknown-lesson`."""
    for game in catalogue.names():
        for lesson in lessons(game):
            if lesson.name == name:
                return game, lesson
    raise Refusal("unknown-lesson")


def lesson_of(setup: Setup) -> Lesson:
    """The lesson that begins so; raises `unknown-lesson`."""
    for lesson in lessons(setup.game):
        if setup.start is not None and setup.start.encode() == bytes(lesson.position):
            return lesson
    raise Refusal("unknown-lesson")


def table_from(game: str, position: Raw, learner: str) -> TablePlan:
    """A table that starts from a position, for a learner; the weakest bots have the other seats."""
    rules = catalogue.rules(game)
    start = bytes(position).decode()
    players = rules.load_position(start).players
    bot = SeatSetup(kind="bot", level=own_levels(game)[0])
    wanted = [SeatSetup(kind="person", name=learner), *[bot] * (players - 1)]
    seats, given = seats_from(wanted, game, None)
    host = tokens.new_token(tokens.HOST)
    preset = next(iter(rules.presets))
    facts = Facts(
        id=tokens.new_table_id(),
        created=now_ms(),
        preset=preset,
        host_hash=tokens.token_hash(host),
        setup=Setup(game, players, msgspec.json.encode(rules.options(preset)), tokens.new_seed(), start),
    )
    return TablePlan(facts, first_entries(seats), host, given)


@cache
def example(name: str) -> LessonExample:
    """The lesson of this name as an example, before and after what it teaches; raises `unknown-lesson`."""
    game, lesson = find(name)
    rules = catalogue.rules(game)
    play = Play(rules, rules.load_position(bytes(lesson.position)), is_dealt=False)
    before = view_for(rules, play.state, LEARNER)
    for action in map(rules.packed, lesson.solution):
        if not play.state.to_act() >> LEARNER & 1 or play.state.refusal(action):
            break  # the others come between
        play.play(action)
    return LessonExample(name, game, before, view_for(rules, play.state, LEARNER))


def progress(lesson: Lesson, play: Play) -> LessonState:
    """How far the learner has come, and one action that leads on."""
    reached = 0
    status: LessonStatus = "open"
    for event in events(play):
        while reached < len(lesson.goals) and lesson.goals[reached].refusal is not None:
            reached += 1  # whoever has acted needs no look at the refusal any more
        if fits(event, lesson.goals[reached].event or {}):
            reached += 1
            if reached == len(lesson.goals):
                status = "done"
                break
        elif any(fits(event, end) for end in lesson.until):
            status = "missed"
            break
    goals = tuple(GoalState(number < reached, goal.event, goal.refusal) for number, goal in enumerate(lesson.goals))
    way = way_on(lesson, play) if status == "open" else ()
    return LessonState(lesson.name, goals, status, way[0] if way else None, way[1:])


def events(play: Play) -> list[dict[str, Any]]:
    """All that happened, move by move, in the JSON form that lessons are written in."""
    codes = [code for step in play.steps for code in step.events]
    return [msgspec.to_builtins(play.rules.event(code)) for code in codes]


def fits(event: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether the event has all these values."""
    given = {name: list(value) if isinstance(value, tuple) else value for name, value in event.items()}
    return all(given.get(name) == value for name, value in wanted.items())


def way_on(lesson: Lesson, play: Play) -> tuple[Raw, ...]:
    """The solution from the first of its actions that is legal now; empty when the learner has left its way."""
    done = sum(step.seat == LEARNER for step in play.steps)
    actions = [play.rules.packed(line) for line in lesson.solution]
    for at in [*range(done, len(actions)), *range(min(done, len(actions)))]:
        if play.state.to_act() >> LEARNER & 1 and not play.state.refusal(actions[at]):
            return tuple(encoded_action(play.rules.name, action)[0] for action in actions[at:])
    return ()

"""The tutorial: every lesson is a legal position, can be solved, can be missed, and is played like any table."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from aedilis.core.registry import rules as registered
from aedilis.server import lessons
from aedilis.server.client import sitting
from aedilis.server.lessons import Lesson
from aedilis.server.tables.match import Match, Setup
from tests.server.conftest import Running
from tests.server.tables import bearer

RULES = registered("capitol")
LESSONS = lessons.lessons("capitol")
EVENTS = {kind.__struct_config__.tag for kind in RULES.event_types}


def match_of(lesson: Lesson) -> Match:
    options = msgspec.json.encode(RULES.options(next(iter(RULES.presets))))
    return Match(Setup("capitol", 3, options, "lesson", bytes(lesson.position).decode()))


@pytest.fixture(params=LESSONS, ids=lambda lesson: lesson.name)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    assert isinstance(request.param, Lesson)
    return request.param


def test_there_are_lessons_with_names_of_their_own() -> None:
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS) == 10


def test_the_engine_accepts_the_position(lesson: Lesson) -> None:
    state = RULES.load_position(bytes(lesson.position))
    assert state.to_act() & 1, "the learner acts first"
    assert state.players == 3


def test_the_solution_reaches_every_goal_in_order(lesson: Lesson) -> None:
    match = match_of(lesson)
    before = 0
    for line in lesson.solution:
        state = lessons.progress(lesson, match)
        assert state.status == "open"
        assert state.hint is not None
        assert RULES.packed(msgspec.json.decode(state.hint, type=type(RULES.typed(RULES.parse(line))))) == RULES.parse(
            line
        )
        reached = sum(goal.reached for goal in state.goals)
        assert reached >= before
        before = reached
        match.play(RULES.parse(line))
    state = lessons.progress(lesson, match)
    assert (state.status, state.hint) == ("done", None)
    assert all(goal.reached for goal in state.goals)


def test_goals_speak_of_events_that_exist(lesson: Lesson) -> None:
    wanted = [goal.event for goal in lesson.goals if goal.event is not None] + list(lesson.until)
    assert {event["type"] for event in wanted} <= EVENTS


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("house", "0 null F5"),
        ("permit", "0 null A6"),
        ("majority", "0 permit B7 2 pitched p4"),
        ("auction", "0 bid -"),
        ("tie", "0 bid A2 C6"),
        ("scoring", "0 bid -"),
    ],
)
def test_a_wrong_move_misses_the_goal(name: str, line: str) -> None:
    _, lesson = lessons.find(name)
    match = match_of(lesson)
    match.play(RULES.parse(line))
    state = lessons.progress(lesson, match)
    assert (state.status, state.hint) == ("missed", None)


def test_the_puzzle_is_lost_by_passing() -> None:
    _, lesson = lessons.find("puzzle")
    match = match_of(lesson)
    for line in ("0 pass", "0 bid -", "0 bid -", "0 bid -"):
        match.play(RULES.parse(line))
    assert match.state.is_over()
    assert lessons.progress(lesson, match).status == "missed"


def test_a_refusal_is_shown_by_the_rules_themselves() -> None:
    _, lesson = lessons.find("refusal")
    match = match_of(lesson)
    refused = match.state.refusal(RULES.parse("0 permit A4 2 round p1"))
    assert RULES.clause(refused) == lesson.goals[0].refusal


@pytest.mark.anyio
async def test_a_lesson_is_played_like_any_table(server: Running) -> None:
    listed = (await server.client.get("/api/lessons")).json()["lessons"]
    assert [one["name"] for one in listed] == [lesson.name for lesson in LESSONS]
    made = (await server.client.post("/api/lessons/house", json={"name": "Ada"})).json()
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    async with sitting(server.base, table, token) as player:
        await player.turn()
        answer = await player.act({"type": "floor", "seat": 0, "card": "F5", "raised": [0, 1]})
        assert answer["type"] == "accepted"
        state = (await server.client.get(f"/api/tables/{table}/lesson", headers=bearer(token))).json()
        assert [goal["reached"] for goal in state["goals"]] == [True, False]
        assert state["hint"]["type"] == "roof"
        await player.turn()
        await player.act({"type": "roof", "seat": 0, "card": "R3", "height": 2, "shape": "pitched"})
        state = (await server.client.get(f"/api/tables/{table}/lesson", headers=bearer(token))).json()
        assert state["status"] == "done"


@pytest.mark.anyio
async def test_other_tables_are_no_lessons(server: Running) -> None:
    made = (await server.client.post("/api/tables", json={"seats": [{"kind": "person"}, {"kind": "person"}]})).json()
    path = f"/api/tables/{made['table']['id']}/lesson"
    answer = await server.client.get(path, headers=bearer(made["tokens"][0]["token"]))
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-lesson")
    assert (await server.client.get(path)).json()["code"] == "bad-token"
    assert (await server.client.post("/api/lessons/nothing", json={"name": "Ada"})).status_code == 404


@pytest.mark.parametrize("language", ["en", "de", "nl", "it", "fr"])
def test_every_goal_has_words(language: str) -> None:
    words = (Path(lessons.__file__).parents[1] / "i18n" / language / "web.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(lesson-[a-z0-9-]+) =", words, re.MULTILINE))
    wanted = {f"lesson-{one.name}-{part}" for one in LESSONS for part in ("title", "done")}
    wanted |= {f"lesson-{one.name}-{number}" for one in LESSONS for number in range(1, len(one.goals) + 1)}
    wanted |= {f"lesson-{one.name}-missed" for one in LESSONS if one.until}
    assert keys == wanted


def test_files_are_named_in_order() -> None:
    folder = Path(lessons.__file__).parents[1] / "games" / "capitol" / "lessons"
    for number, file in enumerate(sorted(folder.iterdir()), start=1):
        assert file.name == f"{number:02}_{json.loads(file.read_text())['name']}.json"

"""The tutorial: every lesson is a legal position, can be solved, can be missed, and is played like any table."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from aedilis.core import catalogue
from aedilis.core.play import Play
from aedilis.server.client import sitting
from aedilis.server.tables import lessons
from aedilis.server.tables.lessons import Lesson
from tests.games.corduba.lessons import files
from tests.server.conftest import Running
from tests.server.tables import bearer, play_of

CAPITOL, CORDUBA = lessons.lessons("capitol"), lessons.lessons("corduba")
LESSONS = [("capitol", lesson) for lesson in CAPITOL] + [("corduba", lesson) for lesson in CORDUBA]


def found(name: str) -> tuple[Lesson, Play]:
    game, lesson = lessons.find(name)
    return lesson, play_of(game, lesson)


def carry_out(play: Play, *lines: str) -> None:
    for line in lines:
        play.play(line)


@pytest.fixture(params=LESSONS, ids=lambda one: one[1].name)
def game_and_lesson(request: pytest.FixtureRequest) -> tuple[str, Lesson]:
    game, lesson = request.param
    assert isinstance(lesson, Lesson)
    return game, lesson


def test_lessons_have_names_of_their_own_in_all_games() -> None:
    assert len({lesson.name for _, lesson in LESSONS}) == len(LESSONS)
    assert len(CAPITOL) >= 12
    assert len(CORDUBA) >= 17


def test_the_engine_accepts_the_position(game_and_lesson: tuple[str, Lesson]) -> None:
    game, lesson = game_and_lesson
    state = catalogue.rules(game).load_position(bytes(lesson.position))
    assert state.to_act() & 1, "the learner acts first"
    assert state.players == (1 if lesson.name == "caepio" else {"capitol": 3, "corduba": 2}[game])


def test_the_solution_reaches_every_goal_in_order(game_and_lesson: tuple[str, Lesson]) -> None:
    game, lesson = game_and_lesson
    play = play_of(game, lesson)
    before = 0
    for number, line in enumerate(lesson.solution):
        state = lessons.progress(lesson, play)
        if before == len(lesson.goals):
            carry_out(play, line)  # the turn that reached the last goal has more to decide
            continue
        assert state.status == "open"
        assert state.hint is not None
        action = play.rules.packed(line)
        assert play.rules.packed(msgspec.json.decode(state.hint, type=type(play.rules.typed(action)))) == action
        assert len(state.then) == len(lesson.solution) - number - 1
        carry_out(play, line)
        reached = sum(goal.reached for goal in lessons.progress(lesson, play).goals)
        assert reached >= before
        before = reached
    state = lessons.progress(lesson, play)
    assert (state.status, state.hint, state.then) == ("done", None, ())
    assert all(goal.reached for goal in state.goals)


def test_goals_speak_of_events_that_exist(game_and_lesson: tuple[str, Lesson]) -> None:
    game, lesson = game_and_lesson
    wanted = [goal.event for goal in lesson.goals if goal.event is not None] + list(lesson.until)
    fields = {
        kind.__struct_config__.tag: {"type", *kind.__struct_fields__} for kind in catalogue.rules(game).event_types
    }
    for event in wanted:
        assert set(event) <= fields[event["type"]]


MISTAKES = [
    ("aim", ["0 null B5"]),
    ("colours", ["0 null A5"]),
    ("house", ["0 null F5"]),
    ("permit", ["0 null A6"]),
    ("majority", ["0 permit B7 2 pitched p4"]),
    ("auction", ["0 bid -"]),
    ("auction", ["0 bid F4 A3 R2", "0 tile p0"]),
    ("auction", ["0 bid F4 A3 R2", "0 tile p5"]),
    ("tie", ["0 bid A2 C6"]),
    ("scoring", ["0 bid -"]),
    ("refusal", ["0 null A4"]),
    ("pass", ["0 null R6", "0 null B8"]),
    ("puzzle", ["0 pass", "0 bid -", "0 bid -", "0 bid -"]),
    ("keep", ["0 keep heritage 1 character 12"]),
    ("amphora", ["0 pass"]),
    ("tracks", ["0 build servorum herbarium", "0 spot 0,5 0", "0 option 0", "0 colour blue"]),
    ("storage", ["0 pass", "0 goods 0"]),
    ("rebellion", ["0 pass"]),
    ("monument", ["0 pass"]),
    ("senators", ["0 pass", "0 goods 0"]),
    ("round", ["0 pass"]),
    ("caepio", ["0 pass"]),
    ("worker", ["0 site lapis left"]),
    ("build", ["0 pass"]),
    ("insulae", ["0 build servorum sanctuarium", "0 spot 0,2 1", "0 done", "0 pass"]),
    ("activate", ["0 activate servorum aerarium 0", "0 pay yellow"]),
    ("macellum", ["0 merchant", "0 sell stone 1", "0 done", "0 pass"]),
    ("rome", ["0 troops legionary:1", "0 offerings 1:1", "0 goods 3 amphora:1"]),
    ("unrest", ["0 activate plebeius excubitorium 0", "0 pass"]),
    ("finish", ["0 monument 5", "0 district servorum", "0 pass", "0 goods 4"]),
    ("finish", ["0 claim 7", "0 pass", "0 goods 4", "0 discard food:2 wood:3"]),
]


@pytest.mark.parametrize(("name", "lines"), MISTAKES)
def test_a_wrong_move_misses_the_goal(name: str, lines: list[str]) -> None:
    lesson, play = found(name)
    carry_out(play, *lines)
    state = lessons.progress(lesson, play)
    assert (state.status, state.hint) == ("missed", None)


@pytest.mark.parametrize(
    "lines",
    [
        ["0 monument 5", "0 district servorum", "0 pass", "0 goods 6"],
        ["0 claim 7", "0 pass", "0 goods 6", "0 discard wood:3"],
    ],
)
def test_the_last_lesson_of_corduba_is_won_by_no_half_of_it(lines: list[str]) -> None:
    _, play = found("finish")
    carry_out(play, *lines)
    assert play.state.winners() == [1]


@pytest.mark.parametrize(
    ("name", "line"), [("refusal", "0 permit A4 2 round p1"), ("colours", "0 permit A5 1 round p2")]
)
def test_a_refusal_is_shown_by_the_rules_themselves(name: str, line: str) -> None:
    lesson, play = found(name)
    refused = play.state.refusal(play.rules.packed(line))
    assert play.rules.clause(refused) == lesson.goals[0].refusal


def test_every_lesson_that_can_be_missed_is_missed_by_a_mistake_of_these_tests() -> None:
    tried = {name for name, _ in MISTAKES}
    assert tried == {lesson.name for _, lesson in LESSONS if lesson.until}
    assert {lesson.name for _, lesson in LESSONS} - tried == {"draw"}  # which warns of nothing


async def test_a_lesson_is_played_like_any_table(server: Running) -> None:
    listed = (await server.client.get("/api/lessons")).json()["lessons"]
    assert [(one["game"], one["name"]) for one in listed] == [(game, lesson.name) for game, lesson in LESSONS]
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


async def test_other_tables_are_no_lessons(server: Running) -> None:
    made = (await server.client.post("/api/tables", json={"seats": [{"kind": "person"}, {"kind": "person"}]})).json()
    path = f"/api/tables/{made['table']['id']}/lesson"
    answer = await server.client.get(path, headers=bearer(made["tokens"][0]["token"]))
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-lesson")
    assert (await server.client.get(path)).json()["code"] == "bad-token"
    assert (await server.client.post("/api/lessons/nothing", json={"name": "Ada"})).status_code == 404


async def test_a_lesson_of_corduba_is_played_like_any_table(server: Running) -> None:
    made = (await server.client.post("/api/lessons/worker", json={"name": "Ada"})).json()
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    async with sitting(server.base, table, token) as player:
        await player.turn()
        for action in ({"type": "site", "seat": 0, "site": "lapis", "space": "right"}, {"type": "portus", "seat": 0}):
            assert (await player.act(action))["type"] == "accepted"
    state = (await server.client.get(f"/api/tables/{table}/lesson", headers=bearer(token))).json()
    assert state["status"] == "done"


@pytest.mark.parametrize("game", ["capitol", "corduba"])
@pytest.mark.parametrize("language", ["en", "de", "nl", "it", "fr"])
def test_every_goal_has_words(game: str, language: str) -> None:
    words = Path(str(catalogue.find(game).folder)).joinpath("words", language).glob("web*.ftl")
    texts = "".join(file.read_text(encoding="utf-8") for file in words)
    keys = set(re.findall(r"^(lesson-[a-z0-9-]+) =", texts, re.MULTILINE))
    taught = lessons.lessons(game)
    wanted = {f"lesson-{one.name}-{part}" for one in taught for part in ("title", "done")}
    wanted |= {f"lesson-{one.name}-{number}" for one in taught for number in range(1, len(one.goals) + 1)}
    wanted |= {f"lesson-{one.name}-missed" for one in taught if one.until}
    assert keys == wanted


def test_files_are_named_in_order() -> None:
    for game in catalogue.ours():
        folder = Path(str(catalogue.find(game).folder)) / "lessons"
        for number, file in enumerate(sorted(folder.iterdir()), start=1):
            assert file.name == f"{number:02}_{json.loads(file.read_text())['name']}.json"


def test_the_files_of_corduba_are_what_their_positions_are_laid_out_as() -> None:
    for path, wanted in files():
        assert path.read_text(encoding="utf-8") == wanted, f"{path.name}: run `python -m tests.games.corduba.lessons`"


async def test_every_lesson_is_an_example_to_look_at(server: Running) -> None:
    for game, lesson in LESSONS:
        answer = await server.client.get(f"/api/lessons/{lesson.name}")
        shown = answer.json()
        assert (answer.status_code, shown["name"], shown["game"]) == (200, lesson.name, game)
        rules = catalogue.rules(game)
        seen = rules.view_data(rules.load_position(bytes(lesson.position)).view(0))
        assert shown["before"] == json.loads(msgspec.json.encode(seen)), "what the learner may see, and nothing else"
        assert shown["after"] != shown["before"]
    answer = await server.client.get("/api/lessons/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-lesson")

"""The tutorial: its lessons, a table for one of them, and how far the learner has come."""

from aedilis.core.catalogue import names as game_names
from aedilis.server.http.call import Call
from aedilis.server.http.games import started
from aedilis.server.http.routing import Routes
from aedilis.server.http.tables import store_plan
from aedilis.server.tables import lessons
from aedilis.server.wire.names import clean_line
from aedilis.server.wire.requests import TableMade
from aedilis.server.wire.study import LessonExample, LessonListed, Lessons, LessonState, StartLesson

routes = Routes()


@routes.add("GET", "/api/lessons", answer=Lessons)
async def list_lessons(call: Call) -> Lessons:
    """The lessons of all games, in order."""
    made = [(game, lesson) for game in game_names() for lesson in lessons.lessons(game)]
    return Lessons(tuple(LessonListed(lesson.name, game, len(lesson.goals)) for game, lesson in made))


@routes.add("GET", "/api/lessons/{lesson}", answer=LessonExample)
async def show_example(call: Call) -> LessonExample:
    """The lesson's position as an example, before and after what it teaches; nothing is stored."""
    return lessons.example(str(call.request.path_params["lesson"]))


@routes.add("POST", "/api/lessons/{lesson}", body=StartLesson, answer=TableMade, status=201)
async def start_lesson(call: Call) -> TableMade:
    """A table that starts from the lesson's position, for one learner and bots."""
    learner = clean_line(call.read(StartLesson).name, longest=40)
    game, lesson = lessons.find(str(call.request.path_params["lesson"]))
    return await store_plan(call, lessons.table_from(game, lesson.position, learner))


@routes.add("GET", "/api/tables/{table}/lesson", answer=LessonState, token=True)
async def show_lesson(call: Call) -> LessonState:
    """How far the learner at this table has come; for the learner only."""
    table = await call.table()
    await call.own_seat(table)
    return lessons.progress(lessons.lesson_of(table.core.facts.setup), started(table.core))

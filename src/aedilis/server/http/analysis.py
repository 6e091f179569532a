"""A finished game looked at again: the chances along it, the moments that decided it, and whether its seed holds."""

import asyncio

from aedilis.bots.analysis import ChancesAt, TurningPoint
from aedilis.core import record as records
from aedilis.core.errors import AedilisError
from aedilis.core.game import Game
from aedilis.core.play import Play
from aedilis.i18n import plain
from aedilis.server.bots.pool import NoAnswer
from aedilis.server.http.call import Call
from aedilis.server.http.games import HINT_PATIENCE, NUMBER, number_of, record_of, started
from aedilis.server.http.routing import Routes
from aedilis.server.tables import telling
from aedilis.server.tables.telling import names_of
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.study import Analysis, ChancePoint, Turning, Verification
from aedilis.server.wire.texts import explain

routes = Routes()
REPLAY_COST = 4.0  # playing a game again counts as this many more requests


@routes.add("GET", "/api/tables/{table}/analysis", answer=Analysis, query={"done": NUMBER})
async def show_analysis(call: Call) -> Analysis:
    """How the game was won, a little more each time: ask on with the `done` of the last answer until it is whole."""
    core = (await call.table()).core
    play = started(core)
    if core.status != "over":
        raise Refusal("not-over")
    if core.withheld:
        raise Refusal("no-hints")
    services = call.services
    found = services.studies.further(core.facts.id, core.facts.setup, play, number_of(call, "done", 0))
    try:
        analysis = await asyncio.wait_for(found, HINT_PATIENCE * services.settings.think_seconds)
    except (NoAnswer, TimeoutError) as error:
        raise Refusal("busy") from error

    def told(turn: TurningPoint) -> Turning:
        return turning(turn, play, names_of(core), call.language)

    return Analysis(
        done=analysis.done,
        whole=analysis.next() is None,
        points=tuple(map(chance_point, analysis.curve)),
        moments=tuple(map(told, analysis.moments())),
        slips=tuple(None if turn is None else told(turn) for turn in analysis.slips()),
    )


def chance_point(point: ChancesAt) -> ChancePoint:
    """A point of the curve, as it is sent."""
    return ChancePoint(point.move, point.chances)


def turning(turn: TurningPoint, play: Play, names: list[str], language: str) -> Turning:
    """A decision that moved the chances, with its actions in words."""
    action, _ = telling.encoded_action(play.rules.name, turn.action)
    better, better_text = None, None
    if turn.better is not None:
        better, _ = telling.encoded_action(play.rules.name, turn.better)
        better_text = plain.action_words(play.rules, turn.better, names, language)
    return Turning(
        move=turn.move,
        seat=turn.seat,
        action=action,
        text=plain.action_words(play.rules, turn.action, names, language),
        before=chance_point(turn.before),
        after=chance_point(turn.after),
        better=better,
        better_text=better_text,
        gain=turn.gain,
    )


@routes.add("GET", "/api/tables/{table}/verification", answer=Verification)
async def verify_table(call: Call) -> Verification:
    """Whether the game holds: its record, written and read again, is played from the seed to the same end."""
    core = (await call.table()).core
    if core.status != "over":
        raise Refusal("not-over")
    call.count(REPLAY_COST)
    setup, record, problem = core.facts.setup, record_of(core), None
    try:
        Game.load(records.to_text(record))
    except AedilisError as error:
        details = {name: value for name, value in error.details.items() if name != "game"}
        problem = explain(Refusal(error.code, error.rule, setup.game, **details), call.language)
    return Verification(
        seed=setup.seed,
        commitment=setup.commitment(),
        committed=records.committed(setup.seed, setup.position()),
        moves=len(record.actions),
        problem=problem,
    )

"""Looking at a game: its moves, any moment of it, its record, and a bot's advice."""

import asyncio
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from aedilis.core import record as records
from aedilis.core.play import Play
from aedilis.i18n import plain, reasons
from aedilis.server.bots.jobs import Job, Thought
from aedilis.server.bots.pool import NoAnswer
from aedilis.server.http.call import Call, natural
from aedilis.server.http.routing import JSON, TEXT, Routes
from aedilis.server.tables import rights, telling
from aedilis.server.tables.core import Core
from aedilis.server.tables.opponents import checked_level, own_levels
from aedilis.server.tables.telling import names_of
from aedilis.server.tables.wording import table_words
from aedilis.server.wire.errors import Refusal, refused_by_rule
from aedilis.server.wire.shapes import Why
from aedilis.server.wire.shown import TableWords
from aedilis.server.wire.study import Advice, AskHint, Hint, Moment, Moves, PackedView, Statistics

routes = Routes()
SEAT = {"type": "string", "maxLength": 8}
OPEN = "open"
PUBLIC = "public"
HINT_PATIENCE = 3  # times as long as a bot may think: moves go first, and may never end
HINT_COST = 4.0  # a hint counts as this many more requests


class Looked(NamedTuple):
    """A game, and whose knowledge of it is asked for."""

    core: Core
    play: Play
    viewer: int | None
    """A seat; None: what everybody knows."""
    is_open: bool
    """Asked for are the cards of all."""


async def looked_at(call: Call) -> Looked:
    """The game that is asked for; while it runs, as the asker's seat or the public knows it."""
    table = await call.table()
    own = await call.viewer(table)
    core, play = table.core, started(table.core)
    wanted = call.query("seat")
    is_over = core.status == "over"
    if wanted is None or wanted == PUBLIC:
        return Looked(core, play, own if wanted is None else None, is_open=False)
    if wanted == OPEN:
        if not is_over:
            raise Refusal("not-over")
        return Looked(core, play, None, is_open=True)
    seat = natural(wanted)
    if seat is None or seat >= len(core.seats):
        raise Refusal("no-such-seat")
    if not is_over and seat != own:
        raise Refusal("not-allowed")
    return Looked(core, play, seat, is_open=False)


def started(core: Core) -> Play:
    """The game, over or not; raises `not-running` before it began."""
    if core.play is None:
        raise Refusal("not-running")
    return core.play


@routes.add("GET", "/api/tables/{table}/moves", answer=Moves, query={"seat": SEAT})
async def show_moves(call: Call) -> Moves:
    """The whole game as the asker may know it."""
    core, play, viewer, _ = await looked_at(call)
    return Moves(telling.moves_for(play.rules, play.steps, 1, viewer, is_open=core.status == "over"))


NUMBER = {"type": "string", "maxLength": 7}


def number_of(call: Call, name: str, usual: int) -> int:
    """A number in the query; raises `bad-query` for anything else."""
    text = call.query(name)
    if text is None:
        return usual
    number = natural(text)
    if number is None:
        raise Refusal("bad-query")
    return number


WORDS = {"since": NUMBER, "move": NUMBER, "seat": SEAT}


@routes.add("GET", "/api/tables/{table}/words", answer=TableWords, query=WORDS)
async def show_words(call: Call) -> TableWords:
    """The table in words of the asker's language: view, choices, and what happened after so many moves.

    With `move` as it was after that move, with `seat` as `moments` knows it.
    """
    core, play, viewer, is_open = await looked_at(call)
    move = number_of(call, "move", play.moves)
    since = number_of(call, "since", 0)
    if not since <= move <= play.moves:
        raise Refusal("no-such-move")
    return table_words(core, play, viewer, call.language, since=since, move=move, is_open=is_open)


@routes.add("GET", "/api/tables/{table}/moments/{move}", answer=Moment, query={"seat": SEAT})
async def show_moment(call: Call) -> Moment:
    """The position after a move, as one seat knew it, or open after the end."""
    core, play, viewer, is_open = await looked_at(call)
    move = call.number("move")
    if move > play.moves:
        raise Refusal("no-such-move")
    state = play.at(move).state
    views: tuple[Raw, ...] | None = None
    if is_open:
        views = tuple(telling.view_for(play.rules, state, seat) for seat in range(len(core.seats)))
    last = None
    if move > 0:
        steps = play.steps[move - 1 : move]
        last = telling.moves_for(play.rules, steps, move, viewer, is_open=core.status == "over")[0]
    return Moment(move, play.moves, telling.view_for(play.rules, state, viewer), views, last)


def record_of(core: Core) -> records.Record:
    """The record as anybody may have it.

    While the game runs it has neither the seed nor choices that nobody has seen.
    """
    play, setup, result = started(core), core.facts.setup, core.result()
    header = records.Header(
        game=setup.game,
        rules=core.facts.setup.rules_version,
        players=setup.players,
        options=msgspec.json.decode(setup.options),
        seats=tuple(seat.name or seat.level or "" for seat in core.seats),
        commitment=setup.commitment(),
        seed=setup.seed,
        start=setup.position(),
    )
    if result is None:
        shown = records.shown_actions(play.rules, ((step.action, step.reveals) for step in play.steps))
        return records.Record(header=records.sealed(header), actions=shown)
    check = f"{play.state.key():016x}"
    ended = records.Result(actions=play.moves, scores=result.scores, winners=result.winners, check=check)
    lines = [play.rules.notation(step.action) for step in play.steps]
    return records.Record(header=header, actions=lines, result=ended)


@routes.add("GET", "/api/tables/{table}/statistics", answer=Statistics)
async def show_statistics(call: Call) -> Struct:
    """What explains the result, worked out from the record; once the game is over."""
    core = (await call.table()).core
    play = started(core)
    if core.status != "over":
        raise Refusal("not-over")
    return play.rules.statistics(play.first_state(), play.actions)


FORM = {"type": "string", "enum": ["text", "json"]}


@routes.add("GET", "/api/tables/{table}/record", answer=None, media=(TEXT, JSON), query={"form": FORM})
async def show_record(call: Call) -> str:
    """The record in its text or JSON form."""
    form = call.query("form") or "text"
    if form not in FORM["enum"]:
        raise Refusal("bad-query")
    record = record_of((await call.table()).core)
    return records.to_text(record) if form == "text" else records.to_json(record).decode()


def after_draft(play: Play, seat: int | None, draft: tuple[Raw, ...]) -> Play:
    """The game as the seat would have it after these actions, as far as they show it nothing new."""
    if seat is None:
        raise Refusal("not-your-seat")
    actions = rights.read(play, seat, draft)
    with refused_by_rule(play.rules.name):
        return play.attempt(actions, seat, may_lack=True).play


@routes.add("GET", "/api/tables/{table}/view", answer=PackedView, token=True)
async def show_view(call: Call) -> PackedView:
    """What your seat may know now, for a program that plays it with the library."""
    table = await call.table()
    holder = await call.own_seat(table)
    core, play = table.core, started(table.core)
    decision = core.decision(holder.seat) if holder.seat in core.to_act() else None
    return PackedView(holder.seat, decision, play.rules.packed_view(play.view(holder.seat)).decode())


@routes.add("POST", "/api/tables/{table}/hint", body=AskHint, answer=Hint)
async def hint(call: Call) -> Hint:
    """What a bot would do, from the view of one seat: the asker's where the table allows it, any after the end."""
    table, wanted = await call.table(), call.read(AskHint)
    holder = await call.holder(table)
    core, own = table.core, None if holder is None else holder.seat
    play = started(core)
    over = core.status == "over"
    move = play.moves if wanted.move is None else wanted.move
    if move > play.moves:
        raise Refusal("no-such-move")
    ahead = after_draft(play.at(move), own, wanted.draft) if wanted.draft else play.at(move)
    asked = ahead.to_act()
    seat = wanted.seat if wanted.seat is not None else own if own in asked else next(iter(asked), None)
    if seat is None or seat not in asked:
        raise Refusal("not-your-turn")
    if core.withheld or (not over and (not core.facts.hints or own is None or own != seat)):
        raise Refusal("no-hints")
    call.count(HINT_COST)
    level = checked_level(core.facts.setup.game, wanted.level, own_levels(core.facts.setup.game)[-1])
    job = Job(core.facts.setup, tuple(ahead.actions), seat, level, seed=move, advice=True)
    with call.services.hints.one_more(call.who(), (table.id, seat)):
        try:
            patience = HINT_PATIENCE * call.services.settings.think_seconds
            answer = await asyncio.wait_for(call.services.pool.think(job, urgent=True), patience)
        except (NoAnswer, TimeoutError) as error:
            raise Refusal("busy") from error
    if not over and holder is not None:
        rights.check_holder(table.core, holder)  # thinking takes a while
    advice = tuple(advised(thought, play, names_of(core), call.language) for thought in answer.thoughts)
    return Hint(level, seat, move, advice)


def advised(thought: Thought, play: Play, names: list[str], language: str) -> Advice:
    """What a bot thought of one action, in words."""
    game, said = play.rules.name, thought.why
    action, notation = telling.encoded_action(game, thought.action)
    why = None
    if said is not None:
        why = Why(said.code, said.clause, reasons.words(game, said.code, said.details, language), said.details)
    text = plain.action_words(play.rules, thought.action, names, language)
    then = tuple(telling.encoded_action(game, after)[0] for after in thought.then)
    return Advice(action, notation, thought.chance, thought.scores, why, text, then)

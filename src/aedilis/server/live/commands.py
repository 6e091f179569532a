"""What a seat's messages do. Every command gets exactly one answer: accepted, refused, or one of its own kind."""

import hashlib
import time

import msgspec

from aedilis.core.play import Play
from aedilis.server.live.line import Line
from aedilis.server.services import Services
from aedilis.server.storage import holders
from aedilis.server.storage.entries import HeldPlan, Holder, SeatSet, Sent
from aedilis.server.tables import plans, rights, telling
from aedilis.server.tables.choices import legal_for, listed
from aedilis.server.tables.core import Core
from aedilis.server.tables.opponents import checked_level
from aedilis.server.tables.steps import Decide
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.wire import messages
from aedilis.server.wire.errors import Refusal, refused_by_rule
from aedilis.server.wire.messages import Accepted, Checked, Drafted, NotesWritten, Refused
from aedilis.server.wire.names import clean_text
from aedilis.server.wire.shapes import OrderOffered

Command = (
    messages.SendActions
    | messages.Draft
    | messages.SetPlan
    | messages.Check
    | messages.Undo
    | messages.Vote
    | messages.Say
    | messages.WriteNotes
    | messages.StandIn
    | messages.Leave
)


async def obey(services: Services, line: Line, command: Command) -> None:
    """Carry out one command and answer it."""
    begun = time.perf_counter()
    kind = type(command).__name__
    answer: Accepted | Checked | Drafted | Refused
    try:
        if line.holder is None:
            raise Refusal("spectator")
        answer = await carry_out(services, line, line.holder, command)
    except Refusal as refusal:
        answer = line.refuse(refusal, command.id)
    outcome = "refused" if isinstance(answer, Refused) else "accepted"
    services.metrics.commands.labels(kind, outcome).inc()
    services.metrics.command_seconds.observe(time.perf_counter() - begun)
    line.send(answer)


def sent_by(holder: Holder, command: Command) -> Sent:
    """The command's mark: the same one comes again with the same id and content, and from the same holder.

    Raises `bad-action` for an action with numbers or depths that nothing has.
    """
    try:
        plain = msgspec.json.decode(msgspec.json.encode(command))  # so that spaces and the order of fields do not count
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad-action") from error
    content = msgspec.json.encode([holder.since, plain], order="sorted")
    return Sent(f"{holder.seat}:{command.id}", hashlib.sha256(content).hexdigest()[:32])


async def carry_out(services: Services, line: Line, holder: Holder, command: Command) -> Accepted | Checked | Drafted:
    """The answer to a command of this seat; raises a Refusal."""
    table, seat, sent = line.table, holder.seat, sent_by(holder, command)
    rights.check_holder(table.core, holder)
    is_new = table.known(sent) is None
    match command:
        case messages.Check():
            table.note_unlogged(sent)
            return check(line, seat, command)
        case messages.Draft():
            table.note_unlogged(sent)
            return draft_ahead(line, seat, command) if command.ahead else draft(table, seat, command)
        case messages.SetPlan():
            if not (table.was_unlogged(sent) or plans.is_set_by(table.plans.get(seat), sent)):
                await services.hall.plan(table, holder, lambda now: planned(now, seat, command, sent))
                table.note_unlogged(sent)
            return Accepted(command.id, None)
        case messages.WriteNotes():
            table.note_unlogged(sent)
            await write_notes(services, table, holder, command.text)
            for other in table.listeners:
                if isinstance(other, Line) and other.holder == holder and other is not line:
                    other.send(NotesWritten(command.text))
            return Accepted(command.id, None)
        case messages.Say():
            if is_new:
                table.check_said(seat)
        case messages.SendActions():
            await hand_back(services, table, holder)
        case _:
            if is_new:
                table.check_changes(seat)
    decide = deciding(services, table, seat, command)
    return Accepted(command.id, await services.hall.submit(table, decide, holder=holder, sent=sent))


def deciding(services: Services, table: LiveTable, seat: int, command: Command) -> Decide:
    """How the command becomes an entry of the log."""
    game = table.core.facts.setup.game
    match command:
        case messages.SendActions():
            return lambda core: rights.played(core, seat, command.actions, command.decision)
        case messages.Undo():
            return lambda core: rights.undone(core, seat, command.move, now_ms())
        case messages.Vote():
            return lambda core: rights.voted(core, seat, command.yes)
        case messages.Say():
            return lambda core: rights.said(core, seat, command.text)
        case messages.StandIn():
            level = None if command.level is None else checked_level(game, command.level)
            return lambda core: rights.stood_in(core, seat, level, "asked")
        case messages.Leave():
            return lambda core: rights.left(core, seat, services.thinking.stand_in_level(core))
        case _:
            raise AssertionError(f"{type(command).__name__} makes no entry")


async def hand_back(services: Services, table: LiveTable, holder: Holder) -> None:
    """Somebody for whom a bot stood in unasked is here again and plays."""
    seat = holder.seat
    if table.core.seats[seat].stand_in not in ("clock", "left") or table.core.status == "over":
        return

    def back(core: Core) -> SeatSet:
        if core.seats[seat].stand_in not in ("clock", "left"):
            raise Refusal("stale-decision")
        return rights.stood_in(core, seat, None, "asked")

    try:
        await services.hall.submit(table, back, holder=holder)
    except Refusal:
        return  # somebody else gave it back at the same moment


def check(line: Line, seat: int, command: messages.Check) -> Checked:
    """Whether each action would be accepted now."""
    answers: list[Refused | None] = []
    for action in command.actions:
        try:
            rights.check(line.table.core, seat, action)
        except Refusal as refusal:
            answers.append(line.refuse(refusal, None))
        else:
            answers.append(None)
    return Checked(command.id, tuple(answers))


def planned(table: LiveTable, seat: int, command: messages.SetPlan, sent: Sent) -> HeldPlan:
    """What the seat's holder plans from now on; an older plan and what became of it are over."""
    plan = plans.made(table.core, seat, command.actions, command.order, at_once=command.at_once)
    return HeldPlan(plan=plan, sent=sent)


def draft_ahead(line: Line, seat: int, command: messages.Draft) -> Drafted:
    """Try actions as if the seat's next decision came now: on a position made from what the seat knows."""
    core = line.table.core
    play = core.running()
    rules, view = play.rules, play.view(seat)
    if seat in core.to_act():
        raise Refusal("your-turn")
    state = rules.ahead(view)
    if state is None:
        if command.actions or not rules.offers(view):
            raise Refusal("nothing-ahead")
        told: tuple[msgspec.Raw, ...] = ()
        orders = telling.offers_for(rules, view, line.language)
        return Drafted(command.id, told, None, told, telling.view_for(rules, play.state, seat), None, orders)
    ahead = Play(rules, state, is_dealt=False)
    return tried_out(ahead, seat, command, core.decision(seat), telling.offers_for(rules, view, line.language))[0]


def draft(table: LiveTable, seat: int, command: messages.Draft) -> Drafted:
    """Run a draft on a private clone, and keep it for the seat unless it is only tried."""
    core = table.core
    play = core.running()
    if command.actions:
        with refused_by_rule(play.rules.name):
            rights.deciding(core, seat, rights.read(play, seat, command.actions[:1])[0])
    drafted, shown = tried_out(play, seat, command, core.decision(seat), ())
    if command.keep:
        table.drafts[seat] = shown
    return drafted


def tried_out(
    play: Play, seat: int, command: messages.Draft, decision: int, orders: tuple[OrderOffered, ...]
) -> tuple[Drafted, tuple[int, ...]]:
    """What a draft leads to, and how much of it could be shown."""
    actions = rights.read(play, seat, command.actions)
    with refused_by_rule(play.rules.name):
        tried = play.attempt(actions, seat, may_lack=True)
    shown = [step.action for step in tried.steps]
    if tried.begun is None:
        state, legal = tried.play.state, legal_for(play.rules, tried.play.state, seat, decision)
    else:
        shown.append(actions[-1].action)
        state, legal = tried.begun.state, listed(play.rules, tried.play.state, tried.begun.finishes, decision)
    drafted = Drafted(
        id=command.id,
        actions=tuple(telling.encoded_action(play.rules.name, action)[0] for action in shown),
        stops=len(shown) if tried.stopped else None,
        events=telling.events_for(play.rules, [code for step in tried.steps for code in step.events], seat),
        view=telling.view_for(play.rules, state, seat),
        legal=legal,
        orders=orders,
    )
    return drafted, tuple(shown)


async def write_notes(services: Services, table: LiveTable, holder: Holder, text: str) -> None:
    """Replace the holder's private notes; raises `not-your-seat`."""
    cleaned = clean_text(text)
    if not await services.writer.run(lambda connection: holders.write_notes(connection, table.id, holder, cleaned)):
        raise Refusal("not-your-seat")

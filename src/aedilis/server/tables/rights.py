"""What a seat's command becomes in the log, or why it is refused. Nothing here changes a table."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Union

import msgspec
from msgspec import Raw, Struct

from aedilis.core.catalogue import rules as registered
from aedilis.core.contract import Action
from aedilis.core.errors import AedilisError
from aedilis.core.play import Given, Play
from aedilis.server.storage.entries import (
    Answered,
    Asked,
    HeldPlan,
    Holder,
    Played,
    Said,
    SeatEntry,
    SeatSet,
    TakenBack,
)
from aedilis.server.tables.core import Core
from aedilis.server.tables.undo import take_back
from aedilis.server.wire.errors import Refusal, refused_by_rule
from aedilis.server.wire.names import clean_line, sameness

CHAT_LENGTH = 500


def check_holder(core: Core, holder: Holder) -> None:
    """Raise `not-your-seat` when the seat was given up or taken from whoever came with its token."""
    if not core.is_held_by(holder):
        raise Refusal("not-your-seat")


class Tried(Struct, frozen=True):
    """Actions that were played on a copy of the game: the entry to store, and the game after it."""

    entry: Played
    play: Play
    planned: HeldPlan | None = None
    """What is left of the plan that they come from; None for actions that were not planned."""


@cache
def action_decoder(game: str) -> msgspec.json.Decoder[Action]:
    """Reads the typed actions of a game."""
    return msgspec.json.Decoder(Union[registered(game).action_types])  # noqa: UP007 (the types are known only now)


def read(play: Play, seat: int, given: Sequence[Raw]) -> list[Given]:
    """The actions in a message; raises `bad-action`, and `not-your-seat` for those of another seat."""
    try:
        actions = [play.read(action_decoder(play.rules.name).decode(action)) for action in given]
    except (AedilisError, msgspec.MsgspecError, OverflowError, RecursionError) as error:
        raise Refusal("bad-action") from error
    if any(action.value.seat != seat for action in actions):
        raise Refusal("not-your-seat")
    return actions


def deciding(core: Core, seat: int, action: Given) -> Play:
    """The game, if the seat must decide now; the engine names the clause that forbids the action where it can."""
    play = core.running()
    if seat not in core.to_act():
        play.check(action)
        raise Refusal("not-your-turn")
    return play


def before_last(core: Core, seat: int, actions: Sequence[Given]) -> Play:
    """A copy of the game in which only the last action is still to be played.

    Only that one may reveal something: else the refusal of a later one would tell what the earlier would show.
    """
    earlier = deciding(core, seat, actions[0]).attempt(actions[:-1], seat)
    if earlier.stopped:
        raise Refusal("commit-first")
    return earlier.play


def played(core: Core, seat: int, given: Sequence[Raw], decision: int | None) -> Tried:
    """A person's actions, all legal one after the other."""
    actions = read(core.running(), seat, given)
    if decision is not None and decision != core.decision(seat):
        raise Refusal("stale-decision")
    return tried(core, seat, actions, bot=False)


def tried(core: Core, seat: int, actions: Sequence[Given], *, bot: bool) -> Tried:
    """Actions of this seat, played on a copy."""
    if any(action.value.seat != seat for action in actions):
        raise Refusal("not-your-seat")
    with refused_by_rule(core.facts.setup.game):
        play = before_last(core, seat, actions)
        play.play(actions[-1])
    return Tried(Played(seat=seat, actions=tuple(str(action.value) for action in actions), bot=bot), play)


def check(core: Core, seat: int, given: Raw) -> None:
    """Raise what refuses one action now; nothing is played."""
    actions = read(core.running(), seat, [given])
    with refused_by_rule(core.facts.setup.game):
        before_last(core, seat, actions).check(actions[-1])


def undone(core: Core, seat: int, move: int, now: int) -> TakenBack | Asked:
    """An undo at once, or a proposal to the other people. Where there are none, what was revealed makes it practice."""
    play = core.running()
    if seat in core.times.late:
        raise Refusal("too-late")
    entry = take_back(play.steps, seat, move)
    if isinstance(entry, TakenBack):
        until = core.free_until(seat, move)
        if until is None or now < until:
            return entry
    if not core.voters(seat):
        practice = any(step.reveals for step in play.steps[move:])
        return TakenBack(seat=seat, move=move, consent=True, practice=practice)
    if core.proposal is not None:
        raise Refusal("already-proposed")
    return Asked(seat=seat, move=move)


def voted(core: Core, seat: int, yes: bool) -> Answered:
    """A vote on the open proposal; whoever proposed may only withdraw it."""
    core.running()
    if core.proposal is None:
        raise Refusal("no-proposal")
    withdraws = seat == core.proposal.seat and not yes
    if seat not in core.proposal.waiting and not withdraws:
        raise Refusal("already-voted")
    return Answered(seat=seat, yes=yes)


def said(core: Core, seat: int, text: str) -> Said:
    """A line of chat."""
    return Said(seat=seat, name=core.seats[seat].name or "", text=clean_line(text, longest=CHAT_LENGTH))


def stood_in(core: Core, seat: int, level: str | None, why: str) -> SeatSet:
    """A bot plays for the person in this seat, or the person plays again (level None)."""
    state = core.seats[seat]
    if state.kind != "person":
        raise Refusal("not-your-seat")
    if core.status == "over":
        raise Refusal("game-over")
    if level is None:
        return SeatSet(seat, SeatEntry(kind="person", name=state.name, program=state.program))
    return SeatSet(seat, SeatEntry(kind="person", name=state.name, level=level, stand_in=why, program=state.program))


def left(core: Core, seat: int, level: str) -> SeatSet:
    """Before the start the seat becomes open again; later a bot plays on until its person returns."""
    if core.status == "waiting":
        return SeatSet(seat, SeatEntry(kind="open"))
    return stood_in(core, seat, level, "left")


def taken(core: Core, seat: int, name: str, program: str | None = None) -> SeatSet:
    """Somebody sits down in an open seat, or a program does. The result of a game that is over keeps its names."""
    if core.status == "over":
        raise Refusal("game-over")
    if core.seats[seat].kind != "open":
        raise Refusal("seat-taken")
    wanted = clean_line(name, longest=40)
    others = (other for number, other in enumerate(core.seats) if number != seat)  # a seat of a record has its old name
    if any(other.name is not None and sameness(other.name) == sameness(wanted) for other in others):
        raise Refusal("name-at-table")
    called = None if program is None else clean_line(program, longest=40)
    return SeatSet(seat, SeatEntry(kind="person", name=wanted, program=called))


class Absence(Struct, frozen=True):
    """How long a seat's person has been away, and how long they must be for the host to give the seat away."""

    seconds: float | None
    """None: somebody is connected with the seat."""
    patience: float


def set_by_host(core: Core, seat: int, kind: str, level: str, absence: Absence) -> SeatSet:
    """The host puts a bot in or opens a seat, but never that of somebody who is here.

    Before the start at once. Later only a seat whose person has been away for long is opened, and a bot plays on until
    somebody sits down; for a person who left, the host may choose the bot.
    """
    state, is_running = core.seats[seat], core.status == "running"
    if core.status == "over":
        raise Refusal("game-over")
    if state.kind == "person" and is_running and kind == "bot":
        if state.stand_in != "left":
            raise Refusal("not-waiting")
        return SeatSet(
            seat, SeatEntry(kind="person", name=state.name, level=level, stand_in="left", program=state.program)
        )
    if state.kind == "person":
        check_absence(absence, is_running=is_running)
    if is_running and (state.kind, kind) not in (("person", "open"), ("open", "bot")):
        raise Refusal("not-waiting")
    if kind == "bot":
        return SeatSet(seat, SeatEntry(kind="bot", level=level))
    return given_up(seat, level) if is_running else SeatSet(seat, SeatEntry(kind="open"))


def given_up(seat: int, level: str) -> SeatSet:
    """Nobody sits in a seat of a running game: a bot plays on until somebody does."""
    return SeatSet(seat, SeatEntry(kind="open", level=level, stand_in="left"))


def check_absence(absence: Absence, *, is_running: bool) -> None:
    """Raise `seat-held` while somebody is there, and `not-abandoned` as long as they may well come back."""
    if absence.seconds is None:
        raise Refusal("seat-held")
    if is_running and absence.seconds < absence.patience:
        raise Refusal("not-abandoned", minutes=math.ceil((absence.patience - absence.seconds) / 60))

"""What a seat's command becomes in the log, or why it is refused. Nothing here changes a table."""

from collections.abc import Sequence

from msgspec import Raw

from aedilis.server.errors import Refusal
from aedilis.server.names import clean_line
from aedilis.server.stored import Answered, Asked, Played, Said, Seat, SeatSet, TakenBack
from aedilis.server.tables.core import Core
from aedilis.server.tables.undo import take_back

CHAT_LENGTH = 500


def played(core: Core, seat: int, given: Sequence[Raw], decision: int | None) -> Played:
    """A person's actions, all legal one after the other."""
    match = core.running()
    actions = [match.read_action(action) for action in given]
    if any(match.seat_of(action) != seat for action in actions):
        raise Refusal("not-your-seat")
    if decision is not None and decision != core.decision(seat):
        raise Refusal("stale-decision")
    return checked(core, seat, actions, bot=False)


def checked(core: Core, seat: int, actions: Sequence[int], *, bot: bool) -> Played:
    """Actions of this seat that are legal one after the other.

    Only the last one may reveal something: else the refusal of a later one would tell what the earlier would show.
    """
    match = core.running()
    if seat not in core.to_act():
        # The engine names the clause where it can; a seat that is not asked is told so in any case.
        match.check(match.state, actions[0])
        raise Refusal("not-your-turn")
    trial = match.attempt(actions[:-1], seat)
    if trial.stopped:
        raise Refusal("commit-first")
    match.check(trial.state, actions[-1])
    return Played(seat=seat, actions=tuple(match.rules.notation(action) for action in actions), bot=bot)


def undone(core: Core, seat: int, move: int) -> TakenBack | Asked:
    """An undo at once, or a proposal to the table."""
    match = core.running()
    entry = take_back(match.steps, seat, move)
    if isinstance(entry, Asked) and core.proposal is not None:
        raise Refusal("already-proposed")
    return entry


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
        return SeatSet(seat, Seat(kind="person", name=state.name))
    return SeatSet(seat, Seat(kind="person", name=state.name, level=level, stand_in=why))


def left(core: Core, seat: int, level: str) -> SeatSet:
    """Before the start the seat becomes open again; later a bot plays on until its person returns."""
    if core.status == "waiting":
        return SeatSet(seat, Seat(kind="open"))
    return stood_in(core, seat, level, "left")


def taken(core: Core, seat: int, name: str) -> SeatSet:
    """Somebody sits down in an open seat."""
    if core.seats[seat].kind != "open":
        raise Refusal("seat-taken")
    wanted = clean_line(name, longest=40)
    if any(other.name is not None and other.name.lower() == wanted.lower() for other in core.seats):
        raise Refusal("name-at-table")
    return SeatSet(seat, Seat(kind="person", name=wanted))


def set_by_host(core: Core, seat: int, kind: str, level: str) -> SeatSet:
    """The host puts a bot in or opens a seat before the start; later only into a seat whose person left."""
    state = core.seats[seat]
    if core.status == "over":
        raise Refusal("game-over")
    if core.status == "running":
        if kind != "bot" or state.stand_in != "left":
            raise Refusal("not-waiting")
        return SeatSet(seat, Seat(kind="person", name=state.name, level=level, stand_in="left"))
    if state.kind == "person":
        raise Refusal("seat-taken")
    return SeatSet(seat, Seat(kind="open") if kind == "open" else Seat(kind="bot", name=None, level=level))

"""What one viewer is told about a table. A viewer is a seat, or None for a spectator.

Everything that leaves the server about a game goes through this module, and it adds only what the viewer may know:
views come from the engine, events are asked one by one who may see them, and an action is told to its own seat alone
until the game is over.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw

from aedilis.core.catalogue import rules as registered
from aedilis.core.contract import Rules, State, View
from aedilis.core.play import SPECTATOR, PlayedStep
from aedilis.i18n import plain
from aedilis.server.storage import entries
from aedilis.server.tables.core import Core, Told
from aedilis.server.wire import shapes
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.texts import explain

LONG = 8_000  # bytes of options; a board of one's own is far below, a content pack far above
BOTS = ("Marcus", "Livia", "Titus", "Julia")
"""What bots are called that nobody named; the page calls them so, too."""


@lru_cache(maxsize=20_000)
def encoded_event(game: str, code: int) -> Raw:
    """An event as JSON; the same few thousand come back all the time."""
    return Raw(msgspec.json.encode(registered(game).event(code)))


@lru_cache(maxsize=20_000)
def encoded_action(game: str, action: int) -> tuple[Raw, str]:
    """An action as JSON, and in the game's notation."""
    rules = registered(game)
    return Raw(msgspec.json.encode(rules.typed(action))), rules.notation(action)


def events_for(rules: Rules, codes: Iterable[int], viewer: int | None) -> tuple[Raw, ...]:
    """The events that this viewer may see."""
    seat = SPECTATOR if viewer is None else viewer
    return tuple(encoded_event(rules.name, code) for code in codes if rules.is_visible(code, seat))


def view_for(rules: Rules, state: State, viewer: int | None) -> Raw:
    """The view of the game as JSON."""
    return Raw(msgspec.json.encode(rules.view_data(state.view(SPECTATOR if viewer is None else viewer))))


def moves_for(
    rules: Rules, steps: Sequence[PlayedStep], first: int, viewer: int | None, *, is_open: bool
) -> tuple[shapes.Move, ...]:
    """Steps as moves numbered from `first`; `is_open`: the game is over and every action may be shown."""
    made = []
    for number, step in enumerate(steps, start=first):
        action, notation = None, None
        if is_open or step.seat == viewer:
            action, notation = encoded_action(rules.name, step.action)
        made.append(shapes.Move(number, step.seat, action, notation, events_for(rules, step.events, viewer)))
    return tuple(made)


def names_of(core: Core) -> list[str]:
    """Who sits where; an open seat by its number."""
    return [
        seat.name or (BOTS[number % len(BOTS)] if seat.level else str(number + 1))
        for number, seat in enumerate(core.seats)
    ]


def seat_state(core: Core, seat: int, connected: set[int]) -> shapes.SeatState:
    """Who sits there."""
    state = core.seats[seat]
    return shown_seat(seat, state, connected=seat in connected)


def shown_seat(seat: int, state: entries.SeatEntry, *, connected: bool) -> shapes.SeatState:
    """A stored seat as everybody may know it."""
    return shapes.SeatState(
        seat=seat,
        kind=state.kind if state.program is None else "bot",
        name=state.name,
        level=state.level if state.is_bot else state.program,
        stand_in=state.stand_in is not None,
        left=state.stand_in == "left",
        connected=connected,
        program=state.program is not None,
    )


@lru_cache(maxsize=500)
def options_for_all(options: bytes) -> Raw:
    """Options as tables show them: a content pack of one's own, which is long, only by the word `own`."""
    if len(options) < LONG:
        return Raw(options)
    told = {name: "own" if isinstance(value, dict) else value for name, value in msgspec.json.decode(options).items()}
    return Raw(msgspec.json.encode(told))


def table_for_all(core: Core, connected: set[int]) -> shapes.Table:
    """The table as everybody may see it; the seed only when the game is over."""
    facts, setup, result = core.facts, core.facts.setup, core.result()
    origin = None if facts.origin_table is None else shapes.Origin(table=facts.origin_table, move=facts.origin_move)
    return shapes.Table(
        id=facts.id,
        name=facts.name,
        game=setup.game,
        rules_version=facts.setup.rules_version,
        preset=facts.preset,
        options=options_for_all(msgspec.json.encode(setup.chosen())),
        players=setup.players,
        public=facts.public,
        status=core.status,
        created=facts.created,
        finished=core.finished,
        pace=facts.pace,
        seats=tuple(seat_state(core, seat, connected) for seat in range(setup.players)),
        tracker=facts.tracker,
        hints=facts.hints and not core.withheld,
        seed_commitment=setup.commitment(),
        seed=setup.seed if result is not None else None,
        seed_chosen=facts.seed_chosen,
        moves=0 if core.play is None else core.play.moves,
        scores=None if result is None else result.scores,
        winners=None if result is None else result.winners,
        origin=origin,
        rematch=core.rematch,
        practice=core.practice,
    )


def offers_for(rules: Rules, view: View, language: str) -> tuple[shapes.OrderOffered, ...]:
    """The orders that a seat may give now, in its language."""
    return tuple(
        shapes.OrderOffered(offer.name, offer.most, plain.order_words(rules.name, offer.name, language))
        for offer in rules.offers(view)
    )


def plan_for(core: Core, planned: entries.HeldPlan | None, language: str) -> shapes.PlanShown | None:
    """What a seat has planned, for this seat alone."""
    plan, play = None if planned is None else planned.plan, core.play
    if plan is None or play is None:
        return None
    if plan.order is not None:
        given = shapes.OrderGiven(plan.order.name, plan.order.limit)
        words = plain.order_words(play.rules.name, given.name, language)
        return shapes.PlanShown((), given, plan.at_once, (words,))
    reading, names = core.facts.setup.reading(), names_of(core)
    actions = [play.read(reading.line(line)).action for line in plan.actions]
    said = tuple(plain.action_words(play.rules, action, names, language) for action in actions)
    return shapes.PlanShown(
        tuple(encoded_action(play.rules.name, each)[0] for each in actions), None, plan.at_once, said
    )


def fate_for(core: Core, planned: entries.HeldPlan | None, language: str) -> shapes.PlanFate | None:
    """What became of a seat's last plan, for this seat alone."""
    fate = None if planned is None else planned.fate
    if fate is None:
        return None
    why = None
    if fate.code is not None:
        why = explain(Refusal(fate.code, fate.rule, core.facts.setup.game, **fate.details), language)
    return shapes.PlanFate(fate.outcome, fate.at, fate.code, fate.rule, why)


def proposal_for_all(core: Core) -> shapes.Proposal | None:
    """The undo that waits for votes."""
    asked = core.proposal
    return None if asked is None else shapes.Proposal(asked.seat, asked.move, tuple(sorted(asked.waiting)))


def entry_for(core: Core, told: Told, viewer: int | None) -> shapes.Entry:
    """One entry of the log as this viewer may know it. `core` is the table's present."""
    seq, at, entry = told.seq, told.at, told.entry
    match entry:
        case entries.SeatSet():
            return shapes.SeatChanged(seq, at, shown_seat(entry.seat, entry.state, connected=False))
        case entries.Begun():
            assert core.play is not None, "the log says that the game has begun"
            return shapes.Started(seq, at, events_for(core.play.rules, core.play.opening, viewer))
        case entries.Played():
            assert core.play is not None, "the log says that somebody has played"
            is_open = core.status == "over"
            moves = moves_for(core.play.rules, told.steps, told.move + 1, viewer, is_open=is_open)
            return shapes.Acted(seq, at, entry.seat, entry.bot, moves)
        case entries.TakenBack():
            return shapes.Undone(seq, at, entry.seat, entry.move, entry.consent, entry.only, entry.practice)
        case entries.Asked():
            return shapes.Proposed(seq, at, entry.seat, entry.move)
        case entries.Answered():
            return shapes.Voted(seq, at, entry.seat, entry.yes)
        case entries.Said():
            return shapes.Chatted(seq, at, entry.seat, entry.name, entry.text)
        case entries.Followed():
            return shapes.Rematched(seq, at, entry.table)
        case _:
            raise AssertionError(f"unknown entry {entry!r}")

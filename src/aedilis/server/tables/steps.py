"""From commands to entries of a table's log: what each makes of the table, and all that is to be stored with it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from aedilis.server.storage import holders, table_rows
from aedilis.server.storage.database import Job
from aedilis.server.storage.entries import HeldPlan, Row, SeatSet, Sent, Stored
from aedilis.server.storage.table_rows import Addition
from aedilis.server.tables import plans
from aedilis.server.tables.core import Core, Told
from aedilis.server.tables.plans import Plans
from aedilis.server.tables.rights import Tried
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.wire.errors import Refusal

Decide = Callable[[Core], Stored | Tried]
"""Looks at a table and says what becomes of a command, or raises a Refusal."""
Also = Callable[[Connection], None]
"""Writes more in the same transaction."""


class Command(NamedTuple):
    """Something to be decided about a table, and its mark, by which it is known when it comes again."""

    decide: Decide
    sent: Sent | None


class Step(NamedTuple):
    """One entry more: the table before it, and what it is to be afterwards."""

    before: Core
    were_planned: Plans
    """What people had planned before."""
    row: Row
    after: Core
    told: Told
    planned: dict[int, HeldPlan]

    @property
    def table(self) -> str:
        """The table's id."""
        return self.after.facts.id


def taken(core: Core, planned: Plans, commands: Sequence[Command]) -> list[Step]:
    """The steps that commands lead to, one after the other; raises the first refusal if all are refused."""
    steps, refused = list[Step](), None
    for command in commands:
        try:
            decided = command.decide(core)
        except Refusal as refusal:
            refused = refused or refusal
            continue
        entry, tried = (decided.entry, decided.play) if isinstance(decided, Tried) else (decided, None)
        row = Row(core.seq + 1, now_ms(), command.sent, entry)
        after = core.copy()
        told = after.apply(row, tried)
        step = Step(core, planned, row, after, told, plans_after(planned, core, after, row, decided))
        steps.append(step)
        core, planned = step.after, step.planned
    if refused is not None and not steps:
        raise refused
    return steps


def plans_after(planned: Plans, before: Core, after: Core, row: Row, decided: Stored | Tried) -> dict[int, HeldPlan]:
    """What people have planned after an entry."""
    kept = plans.after_entry(planned, before, after, row)
    if isinstance(decided, Tried) and decided.planned is not None:
        kept[decided.entry.seat] = decided.planned
    return kept


def storing(steps: Sequence[Step], also: Also | None) -> Job[bool]:
    """The job that stores the entries of steps, and what changes with them in what people have planned."""
    additions, table, first, last = [addition_of(step) for step in steps], steps[0].table, steps[0], steps[-1]
    changed = [seat for seat in last.planned if last.planned[seat] != first.were_planned.get(seat)]

    def store(connection: Connection) -> bool:
        if not all(table_rows.append(connection, addition) for addition in additions):
            return False  # the first one's place is taken; whoever has it has the others, too
        if also is not None:
            also(connection)
        for seat in changed:
            holders.write_plan(connection, table, plans.holder_of(last.after, seat), last.planned[seat])
        return True

    return store


def addition_of(step: Step) -> Addition:
    """What has to be written for a step; a plan to be played wakes the server."""
    before, after, row = step.before, step.after, step.row
    old = before.summary(is_planned=due_in(before, step.were_planned))
    new = after.summary(is_planned=due_in(after, step.planned))
    changed = {name: value for name, value in new.items() if old[name] != value}
    seat, state = None, None
    if isinstance(row.entry, SeatSet):
        seat, state = row.entry.seat, table_rows.encoded(row.entry.state)
    changes_hands = before.held_since != after.held_since
    columns = table_rows.row_values(after.facts.id, row)
    return Addition(after.facts.id, row.seq, columns, changed, seat, state, changes_hands)


def due_in(core: Core, planned: Plans) -> bool:
    """Whether somebody's plan is to be played now."""
    return bool(plans.due(core, planned))

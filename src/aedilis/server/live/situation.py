"""The messages that describe a table to one viewer: the welcome and the updates."""

from collections.abc import Sequence

from msgspec import UNSET, Raw, UnsetType

from aedilis.server.storage import entries
from aedilis.server.tables import telling
from aedilis.server.tables.choices import legal_for
from aedilis.server.tables.core import Core, Told
from aedilis.server.tables.table import LiveTable
from aedilis.server.tables.undo import undo_state
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.wire.messages import PROTOCOL, Presence, Update, Welcome, encode
from aedilis.server.wire.shapes import Legal, UndoState

MOVED = (entries.Played, entries.TakenBack, entries.Begun)
RESEATED = (entries.SeatSet, entries.Begun, entries.Followed)


def changes_table(entry: entries.Stored) -> bool:
    """Whether the table itself looks different after the entry, and not only its game."""
    return isinstance(entry, RESEATED) or (isinstance(entry, entries.TakenBack) and entry.practice)


def legal_of(core: Core, viewer: int | None) -> Legal | None:
    """What the viewer may do now."""
    if viewer is None or core.play is None:
        return None
    return legal_for(core.play.rules, core.play.state, viewer, core.decision(viewer))


def undo_of(core: Core, viewer: int | None) -> UndoState | None:
    """What the viewer may take back."""
    if viewer is None or core.play is None or core.status == "over":
        return None
    return undo_state(core.play.steps, viewer)


def welcome(table: LiveTable, viewer: int | None, last_seq: int, notes: str | None, language: str) -> bytes:
    """The whole situation, and the entries behind `last_seq`."""
    core = table.core
    resumed = 0 < last_seq <= core.seq
    entries = table.told_since(last_seq if resumed else 0)
    draft: tuple[int, ...] = () if viewer is None else table.drafts.get(viewer, ())
    planned = None if viewer is None else table.plans.get(viewer)
    return encode(
        Welcome(
            protocol=PROTOCOL,
            seq=core.seq,
            resumed=resumed,
            seat=viewer,
            table=telling.table_for_all(core, table.connected()),
            entries=tuple(telling.entry_for(core, told, viewer) for told in entries),
            view=None if core.play is None else telling.view_for(core.play.rules, core.play.state, viewer),
            legal=legal_of(core, viewer),
            to_act=core.to_act(),
            clocks=core.clocks(),
            proposal=telling.proposal_for_all(core),
            undo=undo_of(core, viewer),
            draft=tuple(telling.encoded_action(core.facts.setup.game, action)[0] for action in draft),
            plan=telling.plan_for(core, planned, language),
            fate=telling.fate_for(core, planned, language),
            notes=notes,
            spectators=table.spectators(),
            now=now_ms(),
        )
    )


def update(table: LiveTable, told: Sequence[Told], viewer: int | None) -> bytes:
    """New entries and what changed with them. All listeners with the same viewer get the same bytes."""
    core = table.core
    moved = core.play is not None and any(isinstance(one.entry, MOVED) for one in told)
    shown = core.status == "over" or any(changes_table(one.entry) for one in told)
    view: Raw | UnsetType = UNSET
    if moved and core.play is not None:
        view = telling.view_for(core.play.rules, core.play.state, viewer)
    return encode(
        Update(
            seq=core.seq,
            entries=tuple(telling.entry_for(core, one, viewer) for one in told),
            to_act=core.to_act(),
            clocks=core.clocks(),
            proposal=telling.proposal_for_all(core),
            table=telling.table_for_all(core, table.connected()) if shown else UNSET,
            view=view,
            legal=legal_of(core, viewer) if moved else UNSET,
            undo=undo_of(core, viewer) if moved else UNSET,
        )
    )


def presence(table: LiveTable, viewer: int | None) -> Presence:
    """Who is connected, and how many devices hold the viewer's seat."""
    connected = table.connected()
    seats = tuple(telling.seat_state(table.core, seat, connected) for seat in range(len(table.core.seats)))
    return Presence(seats, table.spectators(), None if viewer is None else table.devices(viewer))

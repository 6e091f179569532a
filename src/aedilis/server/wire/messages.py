"""The WebSocket messages, one struct each, told apart by their `type`.

Client to server: `ClientMessage`; server to client: `ServerMessage`. See docs/protocol.md for the order in which
they come.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from aedilis.server.wire import shapes

PROTOCOL = 1

Actions = Annotated[tuple[shapes.Action, ...], Meta(min_length=1, max_length=shapes.MOST_ACTIONS)]
Questions = Annotated[tuple[shapes.Action, ...], Meta(min_length=1, max_length=64)]


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection, and the only one before the welcome."""

    token: shapes.Token | None = None
    """The seat's token; None: spectator."""
    last_seq: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The last sequence number this client has; 0: tell everything."""
    language: shapes.Language = "en"
    visible: bool = True
    """Whether somebody can see the page."""


class SetVisible(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """The page was hidden, or is seen again: who is not looking may be told of the turn by other means."""

    visible: bool


class ClientCommand(Struct, frozen=True, forbid_unknown_fields=True):
    """What is answered, by the id that the client gave it."""

    id: shapes.ClientId


class SendActions(ClientCommand, frozen=True, tag="act"):
    """Commit one or more actions of your seat, all or none."""

    actions: Actions
    """Typed JSON of the game's actions."""
    decision: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """`legal.decision` of the update this answers; when the seat has decided since, the command is refused."""


class Draft(ClientCommand, frozen=True, tag="draft"):
    """Try actions on a private clone. Nobody else learns of it; an empty list drops the draft."""

    actions: shapes.Draftable
    ahead: bool = False
    """While others play: try them as if the seat's next decision came now. Such a draft is not kept."""
    keep: bool = True
    """False: only try them, what a bot advises, say. What the seat has drafted stays."""


class SetPlan(ClientCommand, frozen=True, tag="plan"):
    """Keep what to do when the seat's turn comes, with the page closed, too: actions, or an order; neither drops it."""

    actions: shapes.Draftable = ()
    order: shapes.OrderGiven | None = None
    at_once: bool = True
    """False: show it then, and play nothing."""


class Check(ClientCommand, frozen=True, tag="check"):
    """Ask whether actions of your seat would be accepted now, and why not. Changes nothing."""

    actions: Questions


class Undo(ClientCommand, frozen=True, tag="undo"):
    """Take back to `move` actions; free when the server's `undo` says so, else it becomes a proposal."""

    move: shapes.MoveNumber


class Vote(ClientCommand, frozen=True, tag="vote"):
    """Answer the open proposal; whoever proposed may withdraw it with a no."""

    yes: bool


class Say(ClientCommand, frozen=True, tag="say"):
    """A line for the chat."""

    text: shapes.Text


class WriteNotes(ClientCommand, frozen=True, tag="write_notes"):
    """Replace the seat's private notes."""

    text: shapes.Notes


class StandIn(ClientCommand, frozen=True, tag="stand_in"):
    """Put a bot of this level into your seat; None takes the seat back."""

    level: shapes.Level | None


class Leave(ClientCommand, frozen=True, tag="leave"):
    """Leave the table: before the start the seat becomes open, later a bot plays on until the token returns."""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life and the server's time."""

    at: int | float | None = None


ClientMessage = (
    Hello | SetVisible | SendActions | Draft | SetPlan | Check | Undo | Vote | Say | WriteNotes | StandIn | Leave | Ping
)


class Welcome(Struct, frozen=True, tag="welcome"):
    """The whole situation of this seat, and every entry after the client's `last_seq`."""

    protocol: int
    seq: int
    resumed: bool
    """False: forget everything held, the entries start from the beginning."""
    seat: int | None
    table: shapes.Table
    entries: tuple[shapes.Entry, ...]
    view: shapes.View | None
    """None while the table waits for players."""
    legal: shapes.Legal | None
    """None unless this seat must decide now."""
    to_act: tuple[int, ...]
    clocks: tuple[shapes.Clock, ...]
    proposal: shapes.Proposal | None
    undo: shapes.UndoState | None
    draft: tuple[shapes.Action, ...]
    plan: shapes.PlanShown | None
    """The seat's own; nobody else is told."""
    fate: shapes.PlanFate | None
    """What became of its last one."""
    notes: str | None
    spectators: int
    now: int


class Update(Struct, frozen=True, tag="update"):
    """What changed: the new entries, and the situation after them. Fields that did not change are left out."""

    seq: int
    entries: tuple[shapes.Entry, ...]
    to_act: tuple[int, ...]
    clocks: tuple[shapes.Clock, ...]
    proposal: shapes.Proposal | None
    table: shapes.Table | UnsetType = UNSET
    view: shapes.View | UnsetType = UNSET
    legal: shapes.Legal | UnsetType | None = UNSET
    undo: shapes.UndoState | UnsetType | None = UNSET


class Accepted(Struct, frozen=True, tag="accepted"):
    """The command is stored for good. `seq` is its entry; None for commands that make none (notes)."""

    id: str
    seq: int | None


class Refused(Struct, frozen=True, tag="refused"):
    """The command changed nothing. `text` is in the language of the hello; `rule` names the clause."""

    id: str | None
    code: str
    rule: str | None
    text: str


class Checked(Struct, frozen=True, tag="checked"):
    """One answer per asked action, in order; None: it would be accepted."""

    id: str
    answers: tuple[Refused | None, ...]


class Drafted(Struct, frozen=True, tag="drafted"):
    """The seat's private situation after its draft.

    `stops`: the number of actions that could be shown; the next one would reveal something and must be committed.
    """

    id: str
    actions: tuple[shapes.Action, ...]
    stops: int | None
    events: tuple[shapes.Event, ...]
    view: shapes.View
    legal: shapes.Legal | None
    orders: tuple[shapes.OrderOffered, ...] = ()
    """Of a draft ahead: what the seat may order instead."""


class Planned(Struct, frozen=True, tag="planned"):
    """What the seat has planned, and what became of its last plan, when either has changed; only the seat is told."""

    plan: shapes.PlanShown | None
    fate: shapes.PlanFate | None


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected. It comes when something in it has changed."""

    seats: tuple[shapes.SeatState, ...]
    spectators: int
    devices: int | None
    """How many connections hold your seat, this one included; nobody else is told. None for spectators."""


class NotesWritten(Struct, frozen=True, tag="notes"):
    """The seat's private notes, after another connection of the same seat changed them."""

    text: str


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    at: int | float | None
    now: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the connection; `retry` tells whether connecting again makes sense."""

    code: Literal[
        "closing",
        "too-slow",
        "too-fast",
        "unknown-table",
        "bad-token",
        "bad-hello",
        "bad-origin",
        "bad-text",
        "full",
        "internal",
        "storage-full",
        "storage-damaged",
        "storage-lost",
    ]
    text: str
    retry: bool


ServerMessage = (
    Welcome | Update | Accepted | Refused | Checked | Drafted | Planned | Presence | NotesWritten | Pong | Bye
)

CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode

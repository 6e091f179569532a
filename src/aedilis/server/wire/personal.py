"""Bodies and answers about people: their accounts, games, notes, and how they are told of a turn."""

from typing import Annotated

from msgspec import Meta, Struct

from aedilis.server.wire.requests import TableListed
from aedilis.server.wire.shapes import Language, Notes, Token


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to POST when this seat must decide and nobody is connected to it; None: nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


class PushKey(Struct, frozen=True):
    """The server's public key, as `applicationServerKey` of a browser's subscription."""

    key: str


KeyText = Annotated[str, Meta(min_length=1, max_length=100)]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told when it is the turn of whoever holds these tokens; without tokens: no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: KeyText
    auth: KeyText
    tokens: Annotated[tuple[Token, ...], Meta(max_length=100)]
    """Of seats, and of the account."""
    language: Language = "en"


class PrivateNotes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wrote down for itself."""

    text: Notes


# `$` alone lets a line break follow
AccountName = Annotated[str, Meta(min_length=3, max_length=30, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a passphrase."""

    name: AccountName
    passphrase: Passphrase


class SignedInDevice(Struct, frozen=True):
    """A signed-in device."""

    name: str
    token: str


class Me(Struct, frozen=True):
    """The account of a token."""

    name: str


class ClaimSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a seat that was taken without the account to "my games"."""

    token: Token


class MyGame(Struct, frozen=True):
    """A game of an account."""

    table: TableListed
    seat: int
    my_turn: bool


class MyGames(Struct, frozen=True):
    """One page of an account's games."""

    games: tuple[MyGame, ...]
    next: str | None


class Away(Struct, frozen=True):
    """A person who is not here."""

    seat: int
    seconds: int
    """Until the host may give the seat away; 0: now."""


class Absences(Struct, frozen=True):
    """Who is not here."""

    away: tuple[Away, ...]

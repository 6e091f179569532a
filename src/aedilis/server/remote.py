"""A seat at a table of any server, held by a program that sees its view as the library knows it, and plays."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from aedilis.core.catalogue import rules as rules_of
from aedilis.core.contract import Action, Rules, View
from aedilis.core.errors import AedilisError, FormatError
from aedilis.server.client import RECONNECT, Message, Player, staying

ANSWER = 60.0  # seconds that a server may take to answer


class TableError(AedilisError):
    """A server refuses something, or does not answer."""


def address_of(link: str) -> tuple[str, str]:
    """Return the server and the table of a link as people share it; raise FormatError for what is none."""
    parts = urlsplit("")
    try:
        parts = urlsplit(link.strip())
        path = [part for part in parts.path.split("/") if part]
        is_link = parts.scheme in ("http", "https") and bool(parts.netloc) and bool(path) and path[-1].isalnum()
    except ValueError:
        is_link, path = False, []
    if not is_link:
        raise FormatError("bad-link", f"{link[:80]!r} is not the address of a table, such as https://play.example/t/…")
    return f"{parts.scheme}://{parts.netloc}", path[-1]


class RemoteSeat:
    """One seat at a table that is played from here."""

    def __init__(self, client: httpx.AsyncClient, player: Player, rules: Rules) -> None:
        self.client, self.player, self.rules = client, player, rules

    @property
    def seat(self) -> int:
        """The number of the seat."""
        assert self.player.seat is not None, "it has sat down"
        return self.player.seat

    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.player.is_over()

    async def view(self) -> tuple[View, int | None]:
        """Return what the seat may know now, and the number of its decision, None where it has none."""
        got = await asked(self.client, "GET", f"/api/tables/{self.player.table_id}/view", token=self.player.token)
        return self.rules.unpacked_view(str(got["view"])), got["decision"]

    async def act(self, action: Action, decision: int | None) -> None:
        """Play an action; raise TableError with the server's code and words where it is refused."""
        told = msgspec.json.decode(msgspec.json.encode(action))
        answer = await self.player.command("act", actions=[told], decision=decision)
        if answer["type"] == "refused":
            raise TableError(str(answer["code"]), str(answer["text"]), rule=answer.get("rule"))
        await self.player.reach(answer["seq"])

    async def turn(self) -> bool:
        """Wait until the seat must decide; tell whether it must, False when the game is over. Undos are agreed to."""
        while True:
            await self.player.until(self.is_due, seconds=86_400.0)
            if self.player.bye is not None and not self.player.bye["retry"]:
                raise TableError("bye", f"the server has closed the table: {self.player.bye.get('code', '')}")
            if self.player.proposal is not None and self.seat in self.player.proposal["waiting"]:
                await self.player.command("vote", yes=True)
                await self.player.until(self.has_voted)
                continue
            return not self.is_over()

    def is_due(self) -> bool:
        """Tell whether there is something to do for this seat, or never will be."""
        voting = self.player.proposal is not None and self.seat in self.player.proposal["waiting"]
        gone = self.player.bye is not None and not self.player.bye["retry"]
        return gone or self.is_over() or self.player.legal is not None or voting

    def has_voted(self) -> bool:
        """Tell whether nobody waits for this seat's vote any more."""
        return self.player.proposal is None or self.seat not in self.player.proposal["waiting"]

    async def leave(self) -> None:
        """Leave the seat: it is open again before the start, and played by a bot of the server's afterwards."""
        path = f"/api/tables/{self.player.table_id}/seats/{self.seat}/leave"
        await asked(self.client, "POST", path, token=self.player.token)


async def asked(
    client: httpx.AsyncClient, method: str, path: str, *, token: str | None = None, body: object = None
) -> Message:
    """Return a server's answer; raise TableError with its code, or for one that does not answer."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    try:
        answer = await client.request(method, path, headers=headers, json=body)
        told: Any = answer.json()
    except (httpx.HTTPError, ValueError) as error:
        raise TableError(
            "no-answer", f"{client.base_url} does not answer: {str(error) or type(error).__name__}"
        ) from error
    if answer.is_error:
        problem = told if isinstance(told, dict) else {}
        raise TableError(str(problem.get("code", answer.status_code)), str(problem.get("text", "the server refuses")))
    if not isinstance(told, dict):
        raise TableError("no-answer", f"{client.base_url} is no table server")
    return told


@asynccontextmanager
async def sitting_down(link: str, *, name: str, program: str, seat: int | None = None) -> AsyncIterator[RemoteSeat]:
    """Sit down in an open seat of the table at a link, marked as a program, and stay connected until the block ends."""
    base, table = address_of(link)
    async with httpx.AsyncClient(base_url=base, timeout=ANSWER, trust_env=False) as client:
        shown = await asked(client, "GET", f"/api/tables/{table}")
        rules = rules_of(shown["game"])
        token = await taken(client, table, shown, name, program, seat)
        player = Player(base, table, token)
        try:
            await player.open()
        except RECONNECT as error:
            raise TableError("no-answer", f"{base} does not let anybody in: {error}") from error
        async with staying(player):
            yield RemoteSeat(client, player, rules)


async def taken(
    client: httpx.AsyncClient, table: str, shown: Message, name: str, program: str, seat: int | None
) -> str:
    """Take an open seat, or the wished one; return its token. Somebody else may be quicker at one or the other."""
    wanted = [one["seat"] for one in shown["seats"] if one["kind"] == "open"] if seat is None else [seat]
    number, called = 1, name
    while wanted:
        try:
            path = f"/api/tables/{table}/seats/{wanted[0]}/take"
            return str((await asked(client, "POST", path, body={"name": called, "program": program}))["token"])
        except TableError as error:
            if error.code == "name-at-table":
                number += 1
                called = f"{name[:36]} {number}"
            elif error.code == "seat-taken" and seat is None:
                del wanted[0]
            else:
                raise
    raise TableError("no-seat", "no seat is open at this table")

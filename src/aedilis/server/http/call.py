"""One HTTP request with everything an answer needs: who asks, for which table, with what body."""

from typing import TypeVar

import msgspec
from starlette.requests import Request

from aedilis.server.people.accounts import Account
from aedilis.server.services import Services
from aedilis.server.storage.entries import Holder
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.callers import address
from aedilis.server.wire import tokens
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.texts import best_language

T = TypeVar("T")
LONGEST_NUMBER = 9  # digits


def natural(text: str) -> int | None:
    """A number as addresses have it; None for anything else, and for one that is too long to mean something."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else None


class Call:
    """A request being answered."""

    def __init__(self, request: Request, services: Services, body: bytes) -> None:
        self.request = request
        self.services = services
        self.body = body
        self.language = best_language(request.headers.get("accept-language", ""))

    def read(self, kind: type[T]) -> T:
        """The body; raises `bad-body` with the place that is wrong."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-body", problem=str(error)[:200]) from error

    def token(self) -> str | None:
        """The bearer token, if there is one."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" and token.strip() else None

    def query(self, name: str) -> str | None:
        """A query parameter."""
        return self.request.query_params.get(name)

    def number(self, name: str) -> int:
        """A number in the path; raises `not-found` for anything else."""
        number = natural(str(self.request.path_params[name]))
        if number is None:
            raise Refusal("not-found")
        return number

    async def table(self) -> LiveTable:
        """The table in the path; raises `unknown-table`."""
        return await self.services.hall.table(str(self.request.path_params["table"])[:64])

    def seat(self, table: LiveTable) -> int:
        """The seat in the path; raises `no-such-seat`."""
        seat = self.number("seat")
        if seat >= len(table.core.seats):
            raise Refusal("no-such-seat")
        return seat

    async def holder(self, table: LiveTable) -> Holder | None:
        """Whoever holds the seat whose token was sent; None without a token. Raises `bad-token`."""
        token = self.token()
        if token is None:
            return None
        found = await self.services.hall.holder(table, token) if token.startswith(tokens.SEAT) else None
        if found is None:
            raise Refusal("bad-token")
        return found

    async def viewer(self, table: LiveTable) -> int | None:
        """The seat whose token was sent; None without a token. Raises `bad-token`. Good until the next await."""
        holder = await self.holder(table)
        return None if holder is None else holder.seat

    async def own_seat(self, table: LiveTable) -> Holder:
        """The holder of the seat whose token was sent; raises `bad-token` without one."""
        holder = await self.holder(table)
        if holder is None:
            raise Refusal("bad-token")
        return holder

    async def own_seat_in_path(self, table: LiveTable) -> Holder:
        """The holder of the seat in the path, whose token must have been sent."""
        seat = self.seat(table)
        holder = await self.own_seat(table)
        if holder.seat != seat:
            raise Refusal("not-your-seat")
        return holder

    def check_host(self, table: LiveTable) -> None:
        """Raise `not-host` unless the table's host asks."""
        token = self.token()
        if token is None or tokens.token_hash(token) != table.core.facts.host_hash:
            raise Refusal("not-host")

    def count(self, cost: float) -> None:
        """Count an expensive request as several; raises `too-fast`."""
        self.services.changes.check(self.who(), cost)

    def who(self) -> str:
        """The address that asks."""
        trust = self.services.settings.trust_proxy
        return address(self.request.scope, self.request.headers, trust_proxy=trust)

    async def account(self) -> Account:
        """Who signed in; raises `bad-token`."""
        token = self.token()
        if token is None or not token.startswith(tokens.ACCOUNT):
            raise Refusal("bad-token")
        return await self.services.accounts.who(token)

    async def maybe_account(self) -> Account | None:
        """Who signed in, or None for a request without an account's token."""
        token = self.token()
        return await self.account() if token is not None and token.startswith(tokens.ACCOUNT) else None

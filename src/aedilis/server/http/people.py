"""Accounts and what belongs to a person: games, notes, a webhook."""

from sqlalchemy import Connection, and_, desc, or_, select

from aedilis.server.http.call import Call
from aedilis.server.http.routing import Routes
from aedilis.server.http.tables import CURSOR, listed_table, read_cursor
from aedilis.server.notify.outbound import is_address, may_be_public
from aedilis.server.notify.sealing import Reader
from aedilis.server.notify.webhooks import check_url
from aedilis.server.people import browsers
from aedilis.server.people.browsers import Browser
from aedilis.server.storage import holders, table_rows
from aedilis.server.storage.schema import seats, tables
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.wire import tokens
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.names import clean_text
from aedilis.server.wire.personal import (
    ClaimSeat,
    Credentials,
    Me,
    MyGame,
    MyGames,
    PrivateNotes,
    PushKey,
    SignedInDevice,
    Subscription,
    Webhook,
)
from aedilis.server.wire.requests import SeatToken
from aedilis.server.wire.texts import best_language

routes = Routes()


def limit_sign_ins(call: Call) -> None:
    """Passphrases cannot be tried by the thousand."""
    call.services.sign_ins.check(call.who())


@routes.add("POST", "/api/accounts", body=Credentials, answer=SignedInDevice, status=201)
async def sign_up(call: Call) -> SignedInDevice:
    """A new account."""
    limit_sign_ins(call)
    return await call.services.accounts.sign_up(call.read(Credentials))


@routes.add("POST", "/api/sessions", body=Credentials, answer=SignedInDevice)
async def sign_in(call: Call) -> SignedInDevice:
    """Sign in on this device."""
    limit_sign_ins(call)
    return await call.services.accounts.sign_in(call.read(Credentials))


@routes.add("DELETE", "/api/sessions", answer=None, token=True)
async def sign_out(call: Call) -> None:
    """Sign out on this device."""
    await call.account()
    await call.services.accounts.sign_out(call.token() or "")


@routes.add("GET", "/api/me", answer=Me, token=True)
async def who_am_i(call: Call) -> Me:
    """The account of the token."""
    return Me((await call.account()).name)


@routes.add("GET", "/api/me/games", answer=MyGames, token=True, query={"after": CURSOR})
async def my_games(call: Call) -> MyGames:
    """The account's games, newest first."""
    account = await call.account()
    query = select(tables, seats.c.seat.label("my_seat")).join(seats, seats.c.table_id == tables.c.id)
    query = query.where(seats.c.account_id == account.id)
    if (before := read_cursor(call.query("after"))) is not None:
        created, table = before
        query = query.where(or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id < table)))
    query = query.order_by(desc(tables.c.created), desc(tables.c.id)).limit(table_rows.PAGE + 1)
    rows = await call.services.database.read(lambda connection: list(connection.execute(query)))
    page = rows[: table_rows.PAGE]
    ids = [row.id for row in page]
    sitting = await call.services.database.read(lambda connection: table_rows.seats_of(connection, ids))
    games = []
    for row in page:
        mine = bool(row.to_act >> row.my_seat & 1)
        games.append(MyGame(listed_table(row, sitting[row.id]), row.my_seat, mine))
    last = page[-1] if len(rows) > len(page) else None
    return MyGames(tuple(games), None if last is None else f"{last.created}-{last.id}")


@routes.add("POST", "/api/me/seats", body=ClaimSeat, answer=None, token=True)
async def claim_seat(call: Call) -> None:
    """Keep a seat, whose token one holds, in the account."""
    account = await call.account()
    token = call.read(ClaimSeat).token
    known = tokens.token_hash(token)
    if not await call.services.writer.run(lambda connection: holders.claim(connection, known, account.id)):
        raise Refusal("bad-token")


@routes.add("POST", "/api/me/games/{table}/seats/{seat}/token", answer=SeatToken, token=True)
async def recover_seat(call: Call) -> SeatToken:
    """A new token for a seat of the account, on another device; the old ones stay good."""
    account, table = await call.account(), await call.table()
    seat = call.seat(table)
    token = tokens.new_token(tokens.SEAT)

    def store(connection: Connection) -> bool:
        return holders.recover(connection, table.id, seat, account.id, tokens.token_hash(token))

    if not await call.services.writer.run(store):
        raise Refusal("not-your-seat")
    return SeatToken(seat, token)


@routes.add("GET", "/api/tables/{table}/notes", answer=PrivateNotes, token=True)
async def read_notes(call: Call) -> PrivateNotes:
    """The private notes of your seat."""
    table = await call.table()
    holder = await call.own_seat(table)
    notes = await call.services.database.read(lambda connection: holders.notes_of(connection, table.id, holder))
    if notes is None:
        raise Refusal("not-your-seat")
    return PrivateNotes(notes)


@routes.add("PUT", "/api/tables/{table}/notes", body=PrivateNotes, answer=PrivateNotes, token=True, largest=64_000)
async def write_notes(call: Call) -> PrivateNotes:
    """Replace the private notes of your seat."""
    table = await call.table()
    holder = await call.own_seat(table)
    text = clean_text(call.read(PrivateNotes).text)
    if not await call.services.writer.run(lambda database: holders.write_notes(database, table.id, holder, text)):
        raise Refusal("not-your-seat")
    return PrivateNotes(text)


@routes.add("PUT", "/api/tables/{table}/webhook", body=Webhook, answer=None, token=True)
async def set_webhook(call: Call) -> None:
    """Where to call when your seat must decide and nobody is connected with it."""
    table = await call.table()
    holder = await call.own_seat(table)
    url = call.read(Webhook).url
    checked = None if url is None else check_url(url, is_private=call.services.settings.private_webhooks)
    if not await call.services.writer.run(lambda database: holders.set_webhook(database, table.id, holder, checked)):
        raise Refusal("not-your-seat")


@routes.add("GET", "/api/push", answer=PushKey)
async def push_key(call: Call) -> PushKey:
    """The key with which a browser subscribes."""
    key = call.services.pushes.key
    assert key is not None, "the server has started"
    return PushKey(key.public)


@routes.add("PUT", "/api/push", body=Subscription, answer=None)
async def subscribe(call: Call) -> None:
    """Tell a browser when it is the turn of whoever holds these tokens; without tokens it is forgotten."""
    wanted = call.read(Subscription)
    check_subscription(wanted, is_private=call.services.settings.private_push)
    browser = Browser(wanted.endpoint, wanted.p256dh, wanted.auth, best_language(wanted.language))
    hashes = [tokens.token_hash(token) for token in wanted.tokens]

    def store(connection: Connection) -> bool:
        return browsers.remember(connection, browser, hashes, now_ms())

    if not await call.services.writer.run(store) and hashes:
        raise Refusal("bad-token")


def check_subscription(wanted: Subscription, *, is_private: bool) -> None:
    """Raise `bad-subscription` for an address that must not be called, and for keys with which nothing can be sent."""
    try:
        Reader(wanted.p256dh, wanted.auth)
    except ValueError as error:
        raise Refusal("bad-subscription") from error
    may_be_called = is_address(wanted.endpoint, ("http", "https") if is_private else ("https",))
    if not may_be_called or not (is_private or may_be_public(wanted.endpoint)):
        raise Refusal("bad-subscription")

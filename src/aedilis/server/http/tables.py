"""Making, finding and continuing tables, and sitting down at them."""

import math
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection
from sqlalchemy import Row as Fetched

from aedilis.server.http.call import Call
from aedilis.server.http.routing import Routes
from aedilis.server.people.accounts import Account
from aedilis.server.services import Services
from aedilis.server.storage import holders, table_rows
from aedilis.server.storage.entries import Followed, SeatEntry, SeatSet, Stored, TableResult
from aedilis.server.tables import making, packs, rights, telling
from aedilis.server.tables.core import Core
from aedilis.server.tables.hall import prepared
from aedilis.server.tables.opponents import checked_level
from aedilis.server.tables.table import LiveTable
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.wire import requests, tokens
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.personal import Absences, Away
from aedilis.server.wire.shapes import Pace, Table

routes = Routes()
STATUS = {"type": "string", "enum": ["waiting", "running", "over"]}
CURSOR = {"type": "string", "maxLength": 60}
MAKING_COST = 4.0  # a new table counts as this many more requests


def shown(table: LiveTable) -> Table:
    """A table as everybody may see it."""
    return telling.table_for_all(table.core, table.connected())


async def store_plan(call: Call, plan: making.TablePlan, account: Account | None = None) -> requests.TableMade:
    """Store a planned table, and give its creator the tokens; the account keeps the first person's seat."""
    call.count(MAKING_COST)

    def seats(connection: Connection) -> None:
        holders.add_tokens(connection, plan.facts.id, plan.hashes())
        if account is not None:
            holders.keep(connection, plan.facts.id, [(given.seat, account.id) for given in plan.tokens[:1]])

    table = await call.services.hall.create(plan.facts, plan.entries, seats)
    return requests.TableMade(shown(table), plan.host, tuple(plan.tokens))


@routes.add("POST", "/api/tables", body=requests.NewTable, answer=requests.TableMade, status=201)
async def make_table(call: Call) -> requests.TableMade:
    """Set up a table; it starts at once when no seat is open. An account's token keeps the first person's seat."""
    wanted = await packs.with_content(call.services.database, call.read(requests.NewTable))
    plan = making.new_table(wanted, call.services.settings.usual_level)
    return await store_plan(call, plan, await call.maybe_account())


@routes.add("GET", "/api/tables", answer=requests.Tables, query={"status": STATUS, "after": CURSOR})
async def list_tables(call: Call) -> requests.Tables:
    """Public tables, newest first."""
    status = call.query("status") or "waiting"
    if status not in STATUS["enum"]:
        raise Refusal("bad-query")
    before = read_cursor(call.query("after"))
    rows = await call.services.database.read(lambda connection: table_rows.listed(connection, status, before))
    page = rows[: table_rows.PAGE]
    ids = [row.id for row in page]
    sitting = await call.services.database.read(lambda connection: table_rows.seats_of(connection, ids))
    shown_tables = tuple(listed_table(row, sitting[row.id]) for row in page)
    last = page[-1] if len(rows) > len(page) else None
    return requests.Tables(shown_tables, None if last is None else f"{last.created}-{last.id}")


def read_cursor(text: str | None) -> tuple[int, str] | None:
    """Where the next page begins."""
    if text is None:
        return None
    created, _, table = text.partition("-")
    if not (created.isascii() and created.isdigit() and len(created) <= 15 and table.isalnum() and len(table) <= 40):
        raise Refusal("bad-query")
    return int(created), table


def listed_table(row: "Fetched[tuple[object, ...]]", sitting: list[table_rows.SeatRow]) -> requests.TableListed:
    """A table's row as lists show it."""
    result = None if row.result is None else msgspec.json.decode(row.result, type=TableResult)
    return requests.TableListed(
        id=row.id,
        name=row.name,
        game=row.game,
        preset=row.preset,
        status=row.status,
        created=row.created,
        seats=tuple(telling.shown_seat(seat.seat, seat.state, connected=False) for seat in sitting),
        pace=msgspec.json.decode(row.pace, type=Pace),
        practice=bool(row.practice),
        scores=None if result is None else result.scores,
        winners=None if result is None else result.winners,
    )


@routes.add("GET", "/api/tables/{table}", answer=Table)
async def show_table(call: Call) -> Table:
    """One table."""
    return shown(await call.table())


@routes.add("POST", "/api/tables/{table}/seats/{seat}/take", body=requests.TakeSeat, answer=requests.SeatToken)
async def take_seat(call: Call) -> requests.SeatToken:
    """Sit down in an open seat. The token in the answer is the seat; with an account's token it is kept there too."""
    table = await call.table()
    seat = call.seat(table)
    wanted = call.read(requests.TakeSeat)
    account = await call.maybe_account()
    token = tokens.new_token(tokens.SEAT)

    def store(connection: Connection) -> None:
        holders.add_tokens(connection, table.id, [(seat, tokens.token_hash(token))])
        if account is not None:
            holders.keep(connection, table.id, [(seat, account.id)])

    def sit(core: Core) -> SeatSet:
        return rights.taken(core, seat, wanted.name, wanted.program)

    await call.services.hall.submit(table, sit, also=store)
    return requests.SeatToken(seat, token)


@routes.add("POST", "/api/tables/{table}/seats/{seat}/leave", answer=Table, token=True)
async def leave_seat(call: Call) -> Table:
    """Leave your seat: open again before the start, played by a bot afterwards."""
    table = await call.table()
    holder = await call.own_seat_in_path(table)
    level = call.services.thinking.stand_in_level(table.core)
    table.check_changes(holder.seat)
    await call.services.hall.submit(table, lambda core: rights.left(core, holder.seat, level), holder=holder)
    return shown(table)


@routes.add("PUT", "/api/tables/{table}/seats/{seat}", body=requests.ChangeSeat, answer=Table, token=True)
async def change_seat(call: Call) -> Table:
    """The host opens a seat or puts a bot in; never at the seat of somebody present."""
    table = await call.table()
    seat = call.seat(table)
    call.check_host(table)
    wanted = call.read(requests.ChangeSeat)
    level = checked_level(table.core.facts.setup.game, wanted.level, call.services.settings.usual_level)
    absence = await absence_from(call.services, table, seat)
    table.check_changes_of_host()
    await call.services.hall.submit(
        table, lambda core: rights.set_by_host(core, seat, wanted.kind, level, absence(core))
    )
    return shown(table)


async def absence_from(services: Services, table: LiveTable, seat: int) -> Callable[[Core], rights.Absence]:
    """How long the seat's person has been away, as far as the database knows; what the table knows is asked last."""
    elsewhere = await services.leases.is_held_elsewhere(table.id, seat)
    seen = await services.database.read(lambda connection: holders.last_seen(connection, table.id, seat))

    def absence(core: Core) -> rights.Absence:
        away = now_ms() - max(seen, core.heard[seat], services.hall.opened)
        seconds = None if elsewhere or seat in table.connected() else away / 1000
        return rights.Absence(seconds, services.settings.abandoned_after)

    return absence


@routes.add("GET", "/api/tables/{table}/absences", answer=Absences, token=True)
async def show_absences(call: Call) -> Absences:
    """For the host of a running game: whose seats can be given away, or when; those who are here are not named."""
    table = await call.table()
    call.check_host(table)
    away = []
    for seat, state in enumerate(table.core.seats):
        if table.core.status == "running" and state.kind == "person":
            absence = (await absence_from(call.services, table, seat))(table.core)
            if absence.seconds is not None:
                away.append(Away(seat, max(0, math.ceil(absence.patience - absence.seconds))))
    return Absences(tuple(away))


@routes.add("PUT", "/api/tables/{table}/seats/{seat}/stand-in", body=requests.PutStandIn, answer=Table, token=True)
async def put_stand_in(call: Call) -> Table:
    """Let a bot play for your seat, or take the seat back."""
    table = await call.table()
    holder = await call.own_seat_in_path(table)
    wanted = call.read(requests.PutStandIn)
    game = table.core.facts.setup.game
    level = None if wanted.level is None else checked_level(game, wanted.level)
    table.check_changes(holder.seat)
    await call.services.hall.submit(
        table, lambda core: rights.stood_in(core, holder.seat, level, "asked"), holder=holder
    )
    return shown(table)


@routes.add("POST", "/api/tables/{table}/start", body=requests.StartTable, answer=Table, token=True)
async def start_table(call: Call) -> Table:
    """The host fills the open seats with bots; the game then starts."""
    table = await call.table()
    call.check_host(table)
    wanted = call.read(requests.StartTable)
    level = checked_level(table.core.facts.setup.game, wanted.level, call.services.settings.usual_level)
    for seat in range(len(table.core.seats)):
        if table.core.seats[seat].kind == "open":
            await fill(call.services, table, seat, level)
    return shown(table)


async def fill(services: Services, table: LiveTable, seat: int, level: str) -> None:
    """Put a bot into a seat, unless somebody has sat down there in the meantime."""

    def bot(core: Core) -> SeatSet:
        if core.status != "waiting":
            raise Refusal("not-waiting")
        if core.seats[seat].kind != "open":
            raise Refusal("seat-taken")
        return SeatSet(seat, SeatEntry(kind="bot", level=level))

    try:
        await services.hall.submit(table, bot)
    except Refusal as refusal:
        if refusal.code != "seat-taken":
            raise


@routes.add("POST", "/api/tables/{table}/rematch", answer=Table, status=201, token=True)
async def rematch(call: Call) -> Table:
    """The same people at a new table, where their tokens and the host's are good. Asking twice gives the same table."""
    services, table = call.services, await call.table()
    holder = await call.own_seat(table)
    if table.core.rematch is None:
        facts, entries = making.rematch(table.core)
        people = [seat for seat, state in enumerate(table.core.seats) if state.kind == "person"]

        def pass_on(connection: Connection) -> None:
            holders.pass_on(connection, table.id, facts.id, people)

        def follow(core: Core) -> Stored:
            if core.rematch is not None:
                raise Refusal("already-rematched")
            return Followed(facts.id)

        _, store = prepared(facts, entries, pass_on)
        try:
            await services.hall.submit(table, follow, holder=holder, also=store)
        except Refusal as refusal:
            if refusal.code != "already-rematched":
                raise
    assert table.core.rematch is not None, "it has just been stored"
    return shown(await services.hall.table(table.core.rematch))


@routes.add("POST", "/api/tables/{table}/clone", body=requests.CloneTable, answer=requests.TableMade, status=201)
async def clone_table(call: Call) -> requests.TableMade:
    """A new table that continues from a move of this one."""
    table = await call.table()
    viewer = await call.viewer(table)
    plan = making.clone(table.core, viewer, call.read(requests.CloneTable), call.services.settings.usual_level)
    return await store_plan(call, plan)


@routes.add("POST", "/api/records", body=requests.ImportRecord, answer=requests.TableMade, status=201, largest=250_000)
async def import_record(call: Call) -> requests.TableMade:
    """Replay a record and keep it as a table."""
    plan = making.imported(call.read(requests.ImportRecord))
    setup = plan.facts.setup
    source = await call.services.database.read(lambda connection: table_rows.source_of(connection, setup))
    plan.facts = msgspec.structs.replace(plan.facts, source=source)
    return await store_plan(call, plan)

"""Making, finding and continuing tables, and sitting down at them."""

import msgspec
from sqlalchemy import Connection, and_, update
from sqlalchemy import Row as Fetched

from aedilis.core import catalogue
from aedilis.server import making, packs, tokens
from aedilis.server.bots.levels import checked_level, level_names, level_strengths, usual_level
from aedilis.server.errors import Refusal
from aedilis.server.http.call import Call
from aedilis.server.http.routing import Routes
from aedilis.server.requests import (
    ChangeSeat,
    ChoiceShown,
    CloneTable,
    Games,
    GameShown,
    ImportRecord,
    NewTable,
    PresetShown,
    PutStandIn,
    SeatToken,
    StartTable,
    TableListed,
    TableMade,
    Tables,
    TakeSeat,
)
from aedilis.server.services import Services
from aedilis.server.shapes import Pace, Table
from aedilis.server.storage import tables as storage
from aedilis.server.storage.schema import seats as seats_table
from aedilis.server.stored import Followed, SeatSet, Stored
from aedilis.server.tables import rights, telling
from aedilis.server.tables.core import Core
from aedilis.server.tables.table import LiveTable

routes = Routes()
STATUS = {"type": "string", "enum": ["waiting", "running", "over"]}
CURSOR = {"type": "string", "maxLength": 60}
MAKING_COST = 4.0  # a new table counts as this many more requests


def shown(table: LiveTable) -> Table:
    """A table as everybody may see it."""
    return telling.table_for_all(table.core, table.connected())


async def store_plan(call: Call, plan: making.Plan) -> TableMade:
    """Store a planned table, and give its creator the tokens."""
    call.count(MAKING_COST)
    table = await call.services.hall.create(plan.facts, plan.entries, plan.hashes())
    return TableMade(shown(table), plan.host, tuple(plan.tokens))


@routes.add("GET", "/api/games", answer=Games)
async def list_games(call: Call) -> Games:
    """The games of this server, their presets and the bots' levels."""
    wished = call.services.settings.usual_level
    made = []
    for name in catalogue.names():
        rules = making.known_rules(name)
        presets = tuple(
            PresetShown(preset, msgspec.Raw(msgspec.json.encode(rules.options(preset)))) for preset in rules.presets
        )
        numbers = rules.seat_range
        usual = usual_level(name, wished)
        choices = tuple(ChoiceShown(option, values) for option, values in rules.choices.items())
        shown_levels = (level_names(name), usual, level_strengths(name))
        title = catalogue.find(name).title
        made.append(GameShown(name, rules.version, numbers[0], numbers[-1], presets, choices, *shown_levels, title))
    return Games(tuple(made))


@routes.add("POST", "/api/tables", body=NewTable, answer=TableMade, status=201)
async def make_table(call: Call) -> TableMade:
    """Set up a table; it starts at once when no seat is open. An account's token keeps the first person's seat."""
    wanted = await packs.with_content(call.services.database, call.read(NewTable))
    plan = making.new_table(wanted, call.services.settings.usual_level)
    account = await call.maybe_account()
    made = await store_plan(call, plan)
    if account is not None and plan.tokens:
        await keep_seat(call.services, made.table.id, plan.tokens[0].seat, account.id)
    return made


async def keep_seat(services: Services, table: str, seat: int, account: str) -> None:
    """Add a seat to an account's games."""

    def store(connection: Connection) -> None:
        where = and_(seats_table.c.table_id == table, seats_table.c.seat == seat)
        connection.execute(update(seats_table).where(where).values(account_id=account))

    await services.writer.run(store)


@routes.add("GET", "/api/tables", answer=Tables, query={"status": STATUS, "after": CURSOR})
async def list_tables(call: Call) -> Tables:
    """Public tables, newest first."""
    status = call.query("status") or "waiting"
    if status not in STATUS["enum"]:
        raise Refusal("bad-query")
    before = read_cursor(call.query("after"))
    rows = await call.services.database.read(lambda connection: storage.listed(connection, status, before))
    page = rows[: storage.PAGE]
    ids = [row.id for row in page]
    sitting = await call.services.database.read(lambda connection: storage.seats_of(connection, ids))
    shown_tables = tuple(listed_table(row, sitting[row.id]) for row in page)
    last = page[-1] if len(rows) > len(page) else None
    return Tables(shown_tables, None if last is None else f"{last.created}-{last.id}")


def read_cursor(text: str | None) -> tuple[int, str] | None:
    """Where the next page begins."""
    if text is None:
        return None
    created, _, table = text.partition("-")
    if not (created.isascii() and created.isdigit() and len(created) <= 15 and table.isalnum() and len(table) <= 40):
        raise Refusal("bad-query")
    return int(created), table


def listed_table(row: "Fetched[tuple[object, ...]]", sitting: list[storage.SeatRow]) -> TableListed:
    """A table's row as lists show it."""
    return TableListed(
        id=row.id,
        name=row.name,
        game=row.game,
        preset=row.preset,
        status=row.status,
        created=row.created,
        seats=tuple(telling.shown_seat(seat.seat, seat.state, connected=False) for seat in sitting),
        pace=msgspec.json.decode(row.pace, type=Pace),
    )


@routes.add("GET", "/api/tables/{table}", answer=Table)
async def show_table(call: Call) -> Table:
    """One table."""
    return shown(await call.table())


@routes.add("POST", "/api/tables/{table}/seats/{seat}/take", body=TakeSeat, answer=SeatToken)
async def take_seat(call: Call) -> SeatToken:
    """Sit down in an open seat. The token in the answer is the seat; with an account's token it is kept there too."""
    table = await call.table()
    seat = call.seat(table)
    wanted = call.read(TakeSeat)
    account = await call.maybe_account()
    token = tokens.new_token(tokens.SEAT)

    def store(connection: Connection) -> None:
        storage.replace_tokens(connection, table.id, seat, tokens.token_hash(token))
        where = and_(seats_table.c.table_id == table.id, seats_table.c.seat == seat)
        changed = {"account_id": None if account is None else account.id, "notes": "", "webhook": None, "told": False}
        connection.execute(update(seats_table).where(where).values(changed))

    await call.services.hall.submit(table, None, lambda core: rights.taken(core, seat, wanted.name), store)
    return SeatToken(seat, token)


@routes.add("POST", "/api/tables/{table}/seats/{seat}/leave", answer=Table, token=True)
async def leave_seat(call: Call) -> Table:
    """Leave the own seat: open again before the start, played by a bot afterwards."""
    table = await call.table()
    seat = await call.own_seat_in_path(table)

    def forget(connection: Connection) -> None:
        storage.replace_tokens(connection, table.id, seat, None)

    opens = table.core.status == "waiting"
    level = call.services.driver.stand_in_level(table.core)
    await call.services.hall.submit(table, None, lambda core: rights.left(core, seat, level), forget if opens else None)
    return shown(table)


@routes.add("PUT", "/api/tables/{table}/seats/{seat}", body=ChangeSeat, answer=Table, token=True)
async def change_seat(call: Call) -> Table:
    """The host opens a seat or puts a bot in."""
    table = await call.table()
    seat = call.seat(table)
    call.check_host(table)
    wanted = call.read(ChangeSeat)
    level = checked_level(table.core.facts.setup.game, wanted.level, call.services.settings.usual_level)
    await call.services.hall.submit(table, None, lambda core: rights.set_by_host(core, seat, wanted.kind, level))
    return shown(table)


@routes.add("PUT", "/api/tables/{table}/seats/{seat}/stand-in", body=PutStandIn, answer=Table, token=True)
async def put_stand_in(call: Call) -> Table:
    """Let a bot play for the own seat, or take the seat back."""
    table = await call.table()
    seat = await call.own_seat_in_path(table)
    wanted = call.read(PutStandIn)
    game = table.core.facts.setup.game
    level = None if wanted.level is None else checked_level(game, wanted.level)
    await call.services.hall.submit(table, None, lambda core: rights.stood_in(core, seat, level, "asked"))
    return shown(table)


@routes.add("POST", "/api/tables/{table}/start", body=StartTable, answer=Table, token=True)
async def start_table(call: Call) -> Table:
    """The host fills the open seats with bots; the game then starts."""
    table = await call.table()
    call.check_host(table)
    wanted = call.read(StartTable)
    level = checked_level(table.core.facts.setup.game, wanted.level, call.services.settings.usual_level)
    for seat in range(len(table.core.seats)):
        if table.core.seats[seat].kind == "open":
            await fill(call.services, table, seat, level)
    return shown(table)


async def fill(services: Services, table: LiveTable, seat: int, level: str) -> None:
    """Put a bot into a seat, unless somebody has sat down there in the meantime."""

    def bot(core: Core) -> SeatSet:
        if core.seats[seat].kind != "open":
            raise Refusal("seat-taken")
        return rights.set_by_host(core, seat, "bot", level)

    try:
        await services.hall.submit(table, None, bot)
    except Refusal as refusal:
        if refusal.code != "seat-taken":
            raise


@routes.add("POST", "/api/tables/{table}/rematch", answer=Table, status=201, token=True)
async def rematch(call: Call) -> Table:
    """The same people again, at a new table where their tokens are good. Asking twice gives the same table."""
    services, table = call.services, await call.table()
    await call.own_seat(table)
    if table.core.rematch is None:
        plan = making.rematch(table.core)
        hashes = await services.database.read(lambda connection: storage.hashes_of(connection, table.id))
        made = await services.hall.create(plan.facts, plan.entries, hashes)
        await copy_accounts(services, table.id, made.id)

        def follow(core: Core) -> Stored:
            if core.rematch is not None:
                raise Refusal("already-rematched")
            return Followed(made.id)

        try:
            await services.hall.submit(table, None, follow)
        except Refusal as refusal:
            if refusal.code != "already-rematched":
                raise
    assert table.core.rematch is not None, "it has just been stored"
    return shown(await services.hall.table(table.core.rematch))


async def copy_accounts(services: Services, old: str, new: str) -> None:
    """Whoever kept the old seat keeps the new one."""

    def store(connection: Connection) -> None:
        for seat, account in storage.accounts_at(connection, old):
            where = and_(seats_table.c.table_id == new, seats_table.c.seat == seat)
            connection.execute(update(seats_table).where(where).values(account_id=account))

    await services.writer.run(store)


@routes.add("POST", "/api/tables/{table}/clone", body=CloneTable, answer=TableMade, status=201)
async def clone_table(call: Call) -> TableMade:
    """A new table that continues from a move of this one."""
    table = await call.table()
    viewer = await call.viewer(table)
    plan = making.clone(table.core, viewer, call.read(CloneTable), call.services.settings.usual_level)
    return await store_plan(call, plan)


@routes.add("POST", "/api/records", body=ImportRecord, answer=TableMade, status=201, largest=250_000)
async def import_record(call: Call) -> TableMade:
    """Replay a record and keep it as a table."""
    return await store_plan(call, making.imported(call.read(ImportRecord)))

"""Problems that people report, with the record of their game, for whoever runs the server."""

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from aedilis.core import record as records
from aedilis.server.http.call import Call
from aedilis.server.http.games import record_of
from aedilis.server.http.routing import Routes
from aedilis.server.storage.schema import reports
from aedilis.server.upkeep.callers import is_operator
from aedilis.server.upkeep.clock import now_ms
from aedilis.server.upkeep.logs import logger, table_mark
from aedilis.server.wire import tokens
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.names import clean_text, in_one_line, refuse_blank
from aedilis.server.wire.requests import NewReport, Report, Reports

log = logger(__name__)
routes = Routes()

PAGE = 50
MOST_OF_A_TABLE = 20
MOST = 5000
"""Of all tables: whoever runs the server reads them and removes what is done."""
OPERATOR = {"after": {"type": "string", "maxLength": 40}}


@routes.add("POST", "/api/tables/{table}/reports", body=NewReport, answer=None)
async def report_problem(call: Call) -> None:
    """Tell whoever runs the server of a problem. The record goes along, as anybody at the table may have it."""
    table, written = await call.table(), call.read(NewReport)
    seat = await call.viewer(table)
    text = clean_text(written.text).strip()
    refuse_blank(text)
    call.services.reports.check(call.who())
    core = table.core
    report = Report(
        id=tokens.new_table_id(),
        at=now_ms(),
        table=table.id,
        seat=seat,
        move=0 if core.play is None else core.play.moves,
        text=text,
        about=in_one_line(written.about),
        record="" if core.play is None else records.to_text(record_of(core)),
    )
    await call.services.writer.run(lambda connection: keep(connection, report))
    log.warning("problem reported", report=report.id, table=table_mark(table.id))


@routes.add("GET", "/api/reports", answer=Reports, token=True, query=OPERATOR)
async def list_reports(call: Call) -> Reports:
    """Reported problems, the newest first, for whoever may read `/metrics`."""
    check_operator(call)
    after = call.query("after")
    found = await call.services.database.read(lambda connection: page(connection, after))
    return Reports(tuple(found[:PAGE]), found[PAGE - 1].id if len(found) > PAGE else None)


@routes.add("DELETE", "/api/reports/{report}", answer=None, token=True)
async def remove_report(call: Call) -> None:
    """Remove a report that is dealt with; for whoever may read `/metrics`."""
    check_operator(call)
    name = str(call.request.path_params["report"])
    if not await call.services.writer.run(lambda connection: removed(connection, name)):
        raise Refusal("not-found")


def check_operator(call: Call) -> None:
    """Raise `operators-only` for everybody else."""
    if not is_operator(call.request.scope, call.request.headers, call.services.settings.metrics_token):
        raise Refusal("operators-only")


def keep(connection: Connection, report: Report) -> None:
    """Store a report; raises `reports-full` where nobody reads them."""
    here = connection.scalar(select(func.count()).where(reports.c.table_id == report.table))
    if (here or 0) >= MOST_OF_A_TABLE or (connection.scalar(select(func.count(reports.c.id))) or 0) >= MOST:
        raise Refusal("reports-full")
    text = msgspec.json.encode(report).decode()
    connection.execute(insert(reports).values(id=report.id, at=report.at, table_id=report.table, report=text))


def page(connection: Connection, after: str | None) -> list[Report]:
    """One more than a page of reports, the newest first, behind one of them."""
    query = select(reports.c.report).order_by(reports.c.at.desc(), reports.c.id.desc()).limit(PAGE + 1)
    if after is not None:
        at = connection.scalar(select(reports.c.at).where(reports.c.id == after))
        if at is None:
            raise Refusal("bad-query")
        query = query.where(or_(reports.c.at < at, and_(reports.c.at == at, reports.c.id < after)))
    return [msgspec.json.decode(text, type=Report) for text in connection.scalars(query)]


def removed(connection: Connection, name: str) -> bool:
    """Whether there was such a report; it is gone."""
    return connection.execute(delete(reports).where(reports.c.id == name)).rowcount > 0

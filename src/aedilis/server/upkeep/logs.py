"""Structured logs: one JSON object per line on the error output.

Nothing secret is ever logged: no token, no view, no body of a message. A table's id is its link, so the log
shows only the start of its hash.
"""

import hashlib
import logging
import sys
import traceback
from typing import TextIO

import structlog


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Send our own lines and those of the libraries through one JSON renderer."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Below this level these write addresses, statements and messages, which hold secrets.
    for talkative in ("aiosqlite", "alembic", "asyncio", "httpcore", "httpx", "sqlalchemy", "uvicorn", "websockets"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
    # It warns of every request that is none, without saying from where: whoever wants to could fill a disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """A logger for one module."""
    made: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return made


def where(error: BaseException) -> dict[str, str | list[str]]:
    """What the log may say about an error: its kind and the places it came through, not its message."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    places = [f"{'/'.join(frame.filename.rsplit('/', 3)[1:])}:{frame.lineno}" for frame in frames]
    return {"error": type(error).__name__, "places": places}


def table_mark(table: str) -> str:
    """What the log calls a table."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]

"""How one server process is set up."""

import os
from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1)]


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a host may choose; the defaults suit one small machine.

    Each field is an option of the command line (`options.py`), where a text says what it does.
    """

    database: str = "aedilis.db"
    host: str = "0.0.0.0"
    """Everybody in the same network, so that friends' phones can come."""
    port: int = 8027
    public_url: str | None = None
    """Also an allowed origin."""
    origins: tuple[str, ...] = ()
    workers: Count = max(1, (os.cpu_count() or 2) - 1)
    think_seconds: float = 20.0
    """A bot that takes longer than this is stuck and its process is replaced."""
    bot_pace: float = 0.4
    """Everybody at the table sees how long a bot takes, so it must not depend on the bot's cards."""
    usual_level: str | None = None
    live_tables: Count = 2000
    """Others are loaded when somebody comes."""
    connections: Count = 5000
    connections_per_address: Count = 100
    requests_per_minute: Count = 600
    """Of requests that change something; five times as many may only look."""
    commands_per_second: float = 20.0
    """On average; bursts of twice as many are accepted."""
    trust_proxy: bool = False
    private_webhooks: bool = False
    push_key: str | None = None
    """Without it a key is made at the first start and kept in the database."""
    push_contact: str | None = None
    push_after: float = 5.0
    """Long enough for a page that is just being opened or has lost the line for a moment."""
    private_push: bool = False
    metrics_token: str | None = None
    """Without it only this machine may read /metrics."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

"""How one server process is set up."""

import os

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a host may choose; the defaults suit one small machine."""

    database: str = "aedilis.db"
    host: str = "0.0.0.0"
    """Everybody in the same network, so that friends' phones can come; 127.0.0.1 for this machine alone."""
    port: int = 8027
    public_url: str | None = None
    """The address people use when a proxy stands in front; also an allowed origin."""
    origins: tuple[str, ...] = ()
    """More origins whose pages may use this server."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    think_seconds: float = 20.0
    """A bot that takes longer than this is stuck and its process is replaced."""
    live_tables: int = 2000
    """Tables kept in memory; others are loaded when somebody comes."""
    connections: int = 5000
    connections_per_address: int = 100
    requests_per_minute: int = 600
    """Per address, of requests that change something; five times as many may only look."""
    commands_per_second: float = 20.0
    """Per connection, on average; bursts of twice as many are accepted."""
    trust_proxy: bool = False
    """Believe X-Forwarded-For and X-Forwarded-Proto."""
    private_webhooks: bool = False
    """Let webhooks call addresses of the own network."""
    usual_level: str | None = None
    """The level of bots where nobody names one."""
    log_level: str = "info"

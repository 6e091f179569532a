"""`python -m aedilis.server` starts a server; `python -m aedilis.server doctor` replays all stored games."""

import argparse
import asyncio
import sys

from aedilis.server.doctor import replay_all, report
from aedilis.server.run import serve
from aedilis.server.settings import Settings
from aedilis.server.storage.database import open_database


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """What was asked for on the command line."""
    usual = Settings()
    parser = argparse.ArgumentParser(prog="python -m aedilis.server", description="The Aedilis table server.")
    parser.add_argument("command", nargs="?", choices=("serve", "doctor"), default="serve")
    parser.add_argument("--database", default=usual.database, help="a file, or postgresql://user@host/name")
    parser.add_argument("--host", default=usual.host)
    parser.add_argument("--port", type=int, default=usual.port)
    parser.add_argument("--workers", type=int, default=usual.workers, help="processes in which bots think")
    parser.add_argument("--public-url", default=None, help="the address people use, when a proxy stands in front")
    parser.add_argument("--origin", action="append", default=[], help="another origin whose pages may use the server")
    parser.add_argument("--trust-proxy", action="store_true", help="believe X-Forwarded-For")
    parser.add_argument("--private-webhooks", action="store_true", help="let webhooks call the own network")
    parser.add_argument("--requests-per-minute", type=int, default=usual.requests_per_minute)
    parser.add_argument("--commands-per-second", type=float, default=usual.commands_per_second)
    parser.add_argument("--connections-per-address", type=int, default=usual.connections_per_address)
    parser.add_argument("--live-tables", type=int, default=usual.live_tables)
    parser.add_argument("--log-level", default=usual.log_level, choices=("debug", "info", "warning", "error"))
    return parser.parse_args(arguments)


async def doctor(database: str) -> int:
    """Replay everything; 1 when something is broken."""
    opened = open_database(database)
    await opened.migrate()
    broken = await opened.read(replay_all)
    await opened.close()
    sys.stdout.write(report(broken) if broken else "All stored games replay.\n")
    return 1 if broken else 0


def main(arguments: list[str]) -> int:
    """Run the command; the exit code."""
    asked = read_arguments(arguments)
    if asked.command == "doctor":
        return asyncio.run(doctor(asked.database))
    return serve(
        Settings(
            database=asked.database,
            host=asked.host,
            port=asked.port,
            workers=asked.workers,
            public_url=asked.public_url,
            origins=tuple(asked.origin),
            trust_proxy=asked.trust_proxy,
            private_webhooks=asked.private_webhooks,
            requests_per_minute=asked.requests_per_minute,
            commands_per_second=asked.commands_per_second,
            connections_per_address=asked.connections_per_address,
            live_tables=asked.live_tables,
            log_level=asked.log_level,
        )
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

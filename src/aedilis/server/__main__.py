"""`python -m aedilis.server` starts a server; `python -m aedilis.server doctor` replays all stored games."""

import argparse
import asyncio
import sys

import msgspec

from aedilis import i18n
from aedilis.server.doctor import replay_all, report
from aedilis.server.options import add_to, chosen_settings, options
from aedilis.server.run import serve
from aedilis.server.storage.database import open_database


def make_parser() -> argparse.ArgumentParser:
    """What may be asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m aedilis.server", description="The Aedilis table server.")
    parser.add_argument("command", nargs="?", choices=("serve", "doctor"), default="serve")
    for option in options():
        add_to(parser, option, i18n.text(f"cli-{option.text}"))
    return parser


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
    parser = make_parser()
    asked = parser.parse_args(arguments)
    if asked.command == "doctor":
        return asyncio.run(doctor(asked.database))
    try:
        settings = chosen_settings(vars(asked))
    except msgspec.ValidationError as error:
        parser.error(str(error))
    return serve(settings)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

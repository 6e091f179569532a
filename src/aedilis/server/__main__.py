"""`python -m aedilis.server` starts a server; `python -m aedilis.server doctor` replays all stored games."""

import argparse
import asyncio
import sys

from aedilis import i18n
from aedilis.core.errors import AedilisError
from aedilis.server.doctor import examine, report
from aedilis.server.options import BadSetting, add_to, chosen_settings, options
from aedilis.server.run import serve
from aedilis.server.storage.faults import StorageFault


def make_parser() -> argparse.ArgumentParser:
    """What may be asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m aedilis.server", description="The Aedilis table server.")
    parser.add_argument("command", nargs="?", choices=("serve", "doctor"), default="serve")
    for option in options():
        add_to(parser, option, i18n.text(f"cli-{option.text}"))
    return parser


async def doctor(database: str) -> int:
    """Look at the file and replay everything, also while a server runs; 1 when something is broken."""
    try:
        damage, broken = await examine(database)
    except StorageFault as fault:
        damage, broken = str(fault), []
    if damage is not None:
        sys.stdout.write(f"{damage}\n")
    elif broken:
        sys.stdout.write(report(broken))
    else:
        sys.stdout.write("All stored games replay.\n")
    return 1 if damage or broken else 0


def main(arguments: list[str]) -> int:
    """Run the command; the exit code."""
    parser = make_parser()
    asked = parser.parse_args(arguments)
    try:
        settings = chosen_settings(vars(asked))
    except BadSetting as error:
        parser.error(str(error))
    if asked.command == "doctor":
        return asyncio.run(doctor(settings.database))
    try:
        return serve(settings)
    except AedilisError as error:  # such as a guest that cannot be made
        parser.error(error.message)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

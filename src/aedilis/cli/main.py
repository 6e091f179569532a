"""The `aedilis` command. Each command's code is loaded only when it is called, so that every one starts quickly."""

import errno
import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from aedilis.core import catalogue
from aedilis.core.errors import AedilisError
from aedilis.terminal.say import fault, t

COMMANDS = {
    "serve": "aedilis.cli.serve",
    "play": "aedilis.cli.play",
    "bot": "aedilis.cli.bot",
    "mcp": "aedilis.cli.mcp",
    "arena": "aedilis.arena.command",
    "train": "aedilis.arena.train",
    "results": "aedilis.cli.results",
    "replay": "aedilis.cli.replay",
    "verify": "aedilis.cli.verify",
    "conformance": "aedilis.cli.conformance",
    "bench": "aedilis.cli.bench",
    "doctor": "aedilis.cli.doctor",
}
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG)
LISTING = "aedilis.cli.listing"  # set while the commands are listed
EXTRAS = {"serve": "server", "bot": "server", "mcp": "mcp", "arena": "arena", "train": "arena"}


class Commands(TyperGroup):
    """The commands; an error of ours ends any of them with one line and exit code 1.

    Typer brings its own copy of Click, whose types are private: hence Any.
    """

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names in the order of the help text, those of single games last."""
        return [*COMMANDS, *(name for game in catalogue.working() for name in game.commands)]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """List the commands; what they would load is not needed for that."""
        ctx.meta[LISTING] = True
        super().format_help(ctx, formatter)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Load a command; without the packages of its extra it only says what to install."""
        if LISTING in ctx.meta and cmd_name in COMMANDS:
            return _made(cmd_name, lambda: None)
        module = COMMANDS.get(cmd_name) or next(
            (game.commands[cmd_name] for game in catalogue.working() if cmd_name in game.commands), None
        )
        if module is None:
            return None
        accepts = {}
        try:
            function = getattr(import_module(module), cmd_name)
        except ModuleNotFoundError as error:
            package = str(error.name)
            if cmd_name not in EXTRAS or package.startswith("aedilis"):
                raise
            function = _needs_extra(EXTRAS[cmd_name], package)
            accepts = {"allow_extra_args": True, "ignore_unknown_options": True}
        if isinstance(function, typer.Typer):  # a group of commands
            group = typer.main.get_command(function)
            group.name = cmd_name
            return group
        return _made(cmd_name, function, accepts)

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except AedilisError as error:
            tell(error)
            raise typer.Exit(1) from error
        except OSError as error:
            if error.errno not in NO_ROOM or error.filename is not None:
                raise
            tell(AedilisError("cannot-write", f"standard output: {error.strerror}"))
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left is not tried once more
            raise typer.Exit(1) from error


def tell(error: AedilisError) -> None:
    """Say in one line what is wrong."""
    Console(stderr=True, soft_wrap=True, highlight=False, markup=False, emoji=False).print(fault(error))


def _made(name: str, function: Any, accepts: dict[str, bool] | None = None) -> Any:
    """Return a function as the command of this name."""
    app = typer.Typer(pretty_exceptions_enable=False)
    app.command(name=name, help=t(f"help-{name}"), context_settings=accepts)(function)
    return typer.main.get_command(app)


def _needs_extra(extra: str, missing: str) -> Any:
    def command() -> None:
        raise AedilisError("missing-extra", t("missing-extra", extra=extra, package=missing), extra=extra)

    return command


app = typer.Typer(
    cls=Commands,
    help=t("help-aedilis"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        print(f"aedilis {import_module('aedilis').__version__}")
        raise typer.Exit


@app.callback()
def aedilis(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=t("help-version"))
    ] = False,
) -> None:
    """Accept the options that come before a command; the help text is given above."""


if __name__ == "__main__":
    sys.exit(app())

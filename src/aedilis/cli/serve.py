"""`aedilis serve`: the table server on this machine."""

from inspect import Parameter, Signature

import typer

from aedilis.server import run
from aedilis.server.options import BadSetting, ServerSetting, chosen_settings, options
from aedilis.terminal.say import t


def serve(**chosen: object) -> None:
    """Serve tables until Ctrl-C; the exit code says why it could not start."""
    try:
        settings = chosen_settings(chosen)
    except BadSetting as error:
        raise typer.BadParameter(str(error)) from error
    raise typer.Exit(run.serve(settings))


def parameter(option: ServerSetting) -> Parameter:
    """An option of the server as Typer reads it off a function."""
    kind = list[str] if option.is_repeated else option.kind | None
    shown = str(option.usual) if option.usual not in (None, False, ()) else False
    usual = typer.Option([] if option.is_repeated else None, option.flag, help=t(option.text), show_default=shown)
    return Parameter(option.field, Parameter.KEYWORD_ONLY, default=usual, annotation=kind)


serve.__signature__ = Signature(list(map(parameter, options())))  # type: ignore[attr-defined]  # any function may have one

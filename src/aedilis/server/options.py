"""The settings as options of a command line: `python -m aedilis.server` and `aedilis serve` offer the same ones.

What is not given there may be in the environment: `AEDILIS_PORT` for `--port`.
"""

import os
import re
from argparse import ArgumentParser
from collections.abc import Mapping
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from aedilis.server.settings import Settings


class ServerSetting(Struct, frozen=True):
    """One setting."""

    field: str
    kind: Any
    """Its type: a number, a text, a text or None, a bool, one of some words, or several texts."""
    usual: object

    @property
    def is_repeated(self) -> bool:
        """Whether it may be given several times."""
        return get_origin(self.kind) is tuple

    @property
    def flag(self) -> str:
        """What is typed."""
        name = self.field.removesuffix("s") if self.is_repeated else self.field
        return f"--{name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """The variable of the environment that is used where nothing is typed."""
        return f"AEDILIS_{self.field.upper()}"

    def chosen(self, typed: object, environment: Mapping[str, str]) -> object:
        """What was typed, else what the environment says, else the usual value."""
        if typed is not None and typed != [] and typed != ():
            return typed
        said = environment.get(self.variable, "")
        if not said:
            return self.usual
        return said.split() if self.is_repeated else said

    @property
    def text(self) -> str:
        """The key of what it does, in `cli.ftl`."""
        return f"help-serve-{self.field.replace('_', '-')}"


def options() -> list[ServerSetting]:
    """All settings, in their order."""
    usual = Settings()
    return [ServerSetting(field, kind, getattr(usual, field)) for field, kind in get_type_hints(Settings).items()]


def add_to(parser: ArgumentParser, option: ServerSetting, said: str) -> None:
    """Let a parser of the standard library accept an option; what is not typed is None."""
    if option.kind is bool:
        parser.add_argument(option.flag, dest=option.field, action="store_true", default=None, help=said)
    elif option.is_repeated:
        parser.add_argument(option.flag, dest=option.field, action="append", default=[], help=said)
    elif get_origin(option.kind) is Literal:
        parser.add_argument(option.flag, dest=option.field, choices=get_args(option.kind), help=said)
    else:
        (plain,) = (kind for kind in get_args(option.kind) or (option.kind,) if kind is not NoneType)
        parser.add_argument(option.flag, dest=option.field, type=plain, help=said)


class BadSetting(Exception):
    """A setting that cannot be; one line says which and why."""


def chosen_settings(chosen: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings with these values; raises BadSetting."""
    offered = {option.field: option for option in options()}
    values = {field: option.chosen(chosen[field], environment) for field, option in offered.items()}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        said, _, place = str(error).partition(" - at `$")
        name = re.match(r"\.(\w+)", place) or re.match(r"(\w+): ", said)
        if name is None or name[1] not in offered:
            raise BadSetting(str(error)) from error
        option = offered[name[1]]
        source = option.flag if values[option.field] is chosen[option.field] else option.variable
        raise BadSetting(f"{source}: {said.removeprefix(f'{option.field}: ')}") from error

"""The settings as options of a command line: `python -m aedilis.server` and `aedilis serve` offer the same ones."""

from argparse import ArgumentParser
from collections.abc import Mapping
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from aedilis.server.settings import Settings


class Option(Struct, frozen=True):
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
    def text(self) -> str:
        """The key of what it does, in `cli.ftl`."""
        return f"help-serve-{self.field.replace('_', '-')}"


def options() -> list[Option]:
    """All settings, in their order."""
    usual = Settings()
    return [Option(field, kind, getattr(usual, field)) for field, kind in get_type_hints(Settings).items()]


def add_to(parser: ArgumentParser, option: Option, said: str) -> None:
    """Let a parser of the standard library accept an option."""
    if option.kind is bool:
        parser.add_argument(option.flag, dest=option.field, action="store_true", help=said)
    elif option.is_repeated:
        parser.add_argument(option.flag, dest=option.field, action="append", default=[], help=said)
    elif get_origin(option.kind) is Literal:
        words = get_args(option.kind)
        parser.add_argument(option.flag, dest=option.field, choices=words, default=option.usual, help=said)
    else:
        (plain,) = (kind for kind in get_args(option.kind) or (option.kind,) if kind is not NoneType)
        parser.add_argument(option.flag, dest=option.field, type=plain, default=option.usual, help=said)


def chosen_settings(chosen: Mapping[str, object]) -> Settings:
    """The settings with these values; raises msgspec.ValidationError for one that cannot be."""
    values = {option.field: chosen[option.field] for option in options()}
    return msgspec.convert(values, Settings)

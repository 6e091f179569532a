"""The types that belong to a game, collected from its structs for the TypeScript file."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

import msgspec
from msgspec import inspect

from aedilis.games.capitol import actions, events, statistics, viewdata

WriteStruct = Callable[[type[msgspec.Struct]], str]

ALIASES = {"Shape": actions.Shape, "Kind": actions.Kind, "TileKind": events.Tile, "Phase": viewdata.Phase}


def structs_within(root: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs that a struct is built of, innermost first, itself last."""
    found: dict[type[msgspec.Struct], None] = {}

    def visit(value: inspect.Type) -> None:
        if isinstance(value, inspect.StructType):
            for field in value.fields:
                visit(field.type)
            found[value.cls] = None
        for name in ("types", "item_types"):
            for part in getattr(value, name, ()):
                visit(part)
        for name in ("type", "item_type", "key_type", "value_type"):
            part = getattr(value, name, None)
            if isinstance(part, inspect.Type):
                visit(part)

    visit(inspect.type_info(root))
    return list(found)


def alias(name: str, literal: Any) -> str:
    """A literal type under its name."""
    return f"export type {name} = {' | '.join(msgspec.json.encode(value).decode() for value in get_args(literal))};\n"


def union(name: str, members: Iterable[type]) -> str:
    """A union under its name."""
    return f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"


def typescript(write_struct: WriteStruct) -> str:
    """Everything that the games contribute: views, actions, events."""
    parts = [alias(name, literal) for name, literal in ALIASES.items()]
    parts.append("export type Card = string;\n")
    parts.append("export type Options = Record<string, unknown>;\n")
    parts += [write_struct(kind) for kind in actions.ACTION_TYPES]
    parts.append(union("Action", actions.ACTION_TYPES))
    parts += [write_struct(kind) for kind in events.EVENT_TYPES]
    parts.append(union("Event", events.EVENT_TYPES))
    parts += [write_struct(kind) for kind in structs_within(viewdata.ViewData)]
    parts.append("export type View = ViewData;\n")
    parts += [write_struct(kind) for kind in structs_within(statistics.GameStatistics)]
    return "\n".join(parts)

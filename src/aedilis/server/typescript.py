"""Write the TypeScript types of everything that crosses the wire: `python -m aedilis.server.typescript FILE`.

With `--check` nothing is written and the exit code tells whether FILE is up to date.
"""

import sys
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from aedilis.server import game_types, messages, requests, shapes

HEADER = """// Written by `python -m aedilis.server.typescript`; do not edit.
// The messages of the table server (docs/protocol.md) and the values of the games.

"""


def structs_of(module: object) -> list[type[msgspec.Struct]]:
    """The structs defined in a module itself, in the order of the file."""
    name = getattr(module, "__name__", "")
    found = [value for value in vars(module).values() if isinstance(value, type)]
    return [s for s in found if issubclass(s, msgspec.Struct) and s.__module__ == name]


def named(value: inspect.Type) -> str | None:
    """The name that an annotation gives to an already encoded value, such as `View`."""
    if isinstance(value, inspect.Metadata) and value.extra is not None:
        return value.extra.get("typescript")
    return None


def write_type(value: inspect.Type) -> str:
    """One type as TypeScript."""
    name = named(value)
    if name is not None:
        return name
    match value:
        case inspect.Metadata():
            return write_type(value.type)
        case inspect.StructType() | inspect.DataclassType() | inspect.TypedDictType():
            return value.cls.__name__
        case inspect.UnionType():
            parts = [write_type(part) for part in value.types if not isinstance(part, inspect.NoneType)]
            parts += ["null"] * any(isinstance(part, inspect.NoneType) for part in value.types)
            return " | ".join(dict.fromkeys(parts))
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(v).decode() for v in value.values)
        case inspect.EnumType():
            return " | ".join(msgspec.json.encode(v.value).decode() for v in value.cls)
        case inspect.DictType():
            key = write_type(value.key_type)
            return f"Record<{key}, {write_type(value.value_type)}>"
        case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
            inner = write_type(value.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return "[" + ", ".join(write_type(part) for part in value.item_types) + "]"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case _:
            return "unknown"


def write_struct(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface."""
    shape = inspect.type_info(struct)
    assert isinstance(shape, inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {msgspec.json.encode(shape.tag).decode()};")
    given = struct.__module__ == requests.__name__ or struct in get_members(messages.ClientMessage)
    for field in shape.fields:
        optional = not field.required and (given or is_unset(field.type))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {write_type(without_unset(field.type))};")
    return "\n".join([*lines, "}", ""])


def is_unset(value: inspect.Type) -> bool:
    """Whether the field may be left out of the message."""
    return isinstance(value, inspect.UnionType) and any(
        isinstance(part, inspect.CustomType) and part.cls is msgspec.UnsetType for part in value.types
    )


def without_unset(value: inspect.Type) -> inspect.Type:
    """The type of the field where it is present."""
    if not isinstance(value, inspect.UnionType):
        return value
    kept = tuple(p for p in value.types if not (isinstance(p, inspect.CustomType) and p.cls is msgspec.UnsetType))
    return kept[0] if len(kept) == 1 else inspect.UnionType(kept)


def get_members(union: Any) -> tuple[type, ...]:
    """The classes of a union."""
    return get_args(union) if get_origin(union) in (Union, UnionType) else (union,)


def write_union(name: str, union: Any) -> str:
    """A union of structs under a name of its own."""
    return f"export type {name} = {' | '.join(member.__name__ for member in get_members(union))};\n"


def write_all() -> str:
    """The whole file."""
    parts = [game_types.typescript(write_struct)]
    parts += [write_struct(struct) for struct in structs_of(shapes)]
    parts.append(write_union("Entry", shapes.Entry))
    parts += [write_struct(struct) for struct in structs_of(messages)]
    parts.append(write_union("ClientMessage", messages.ClientMessage))
    parts.append(write_union("ServerMessage", messages.ServerMessage))
    parts += [write_struct(struct) for struct in structs_of(requests)]
    parts.append(f"export const PROTOCOL = {messages.PROTOCOL};\n")
    return HEADER + "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Write the file, or compare it with `--check`; 1 when it is out of date."""
    check = "--check" in arguments
    files = [argument for argument in arguments if not argument.startswith("--")]
    path = Path(files[0] if files else "web/src/protocol.gen.ts")
    text = write_all()
    if not check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return 0
    if path.exists() and path.read_text() == text:
        return 0
    sys.stderr.write(f"{path} is out of date: run python -m aedilis.server.typescript {path}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The types that belong to a game, collected from its structs for the TypeScript files."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

import msgspec
from msgspec import inspect

from aedilis.core import catalogue
from aedilis.core.contract import Rules
from aedilis.core.description import ContentTypes, PageTypes
from aedilis.typescript.writer import TypesWriter, classes_of, given_name

OF_A_GAME = ("Action", "Event", "View", "Preview")


def files() -> dict[str, str]:
    """The files of the games that have a page of their own, by path."""
    made = {}
    for name in catalogue.names():
        game = catalogue.find(name)
        types = game.page_types()
        if types is not None:
            made[f"games/{name}/types.gen.ts"] = values_of(game.rules(), types)
            if types.content is not None:
                made[f"games/{name}/content.gen.ts"] = content_of(types.content)
    return made


def values_of(rules: Rules, types: PageTypes) -> str:
    """Views, actions, events and statistics of a game."""
    printed: dict[str, Any] = {}
    own = dict(types.literals)
    parts = [f"// {types.about}\n"]
    if types.content is not None:  # what is printed is told once, in the file of the content
        printed = dict(types.content.unions)
        shared = [name for name, literal in types.literals.items() if types.content.literals.get(name) is literal]
        own = {name: literal for name, literal in own.items() if name not in shared}
        parts.append(f"import type {{ {', '.join(sorted([*printed, *shared]))} }} from './content.gen';\n")
        parts.append(f"export type {{ {', '.join(sorted(shared))} }};\n")
    parts += aliases(own)
    parts += of_a_game(
        TypesWriter(by_values({**types.literals, **printed})),
        actions=rules.action_types,
        events=rules.event_types,
        roots=(types.view, types.preview, types.statistics),
    )
    parts.append(summary(rules.name.capitalize()))
    return "\n".join(parts)


def content_of(types: ContentTypes) -> str:
    """What is printed on the boards and cards of a game."""
    writer = TypesWriter(by_values({**types.literals, **types.unions}))
    kinds = dict.fromkeys(kind for root in types.roots for kind in structs_within(root))
    parts = [f"// {types.about}\n", *aliases(types.literals), *map(writer.write_struct, kinds)]
    parts += [union(name, get_args(members)) for name, members in types.unions.items()]
    return "\n".join(parts)


def of_a_game(
    writer: TypesWriter,
    *,
    actions: Iterable[type[msgspec.Struct]],
    events: Iterable[type[msgspec.Struct]],
    roots: Iterable[type[msgspec.Struct]],
) -> list[str]:
    """The types of one game, each struct once."""
    parts = [writer.write_struct(kind) for kind in actions]
    parts.append(union("Action", actions))
    parts += [writer.write_struct(kind) for kind in events]
    parts.append(union("Event", events))
    known = {*actions, *events}
    for root in roots:
        for kind in structs_within(root, writer):
            if kind not in known:
                parts.append(writer.write_struct(kind))
                known.add(kind)
    parts.append("export type View = ViewData;\n")
    return parts


def structs_within(root: type[msgspec.Struct], writer: TypesWriter | None = None) -> list[type[msgspec.Struct]]:
    """The structs that a struct is built of, innermost first, itself last; not those of unions the writer names."""
    found: dict[type[msgspec.Struct], None] = {}
    seen: set[type[msgspec.Struct]] = set()

    def visit(value: inspect.Type) -> None:
        if writer and classes_of(value) in writer.names:
            return
        if isinstance(value, inspect.StructType):
            if value.cls in seen:
                return
            seen.add(value.cls)
        if given_name(value) is None:
            for part in parts_of(value):
                visit(part)
        if isinstance(value, inspect.StructType):
            found[value.cls] = None

    visit(inspect.type_info(root))
    return list(found)


def names_within(root: type[msgspec.Struct]) -> set[str]:
    """The names of already encoded values somewhere inside a struct."""
    names: set[str] = set()
    for struct in structs_within(root):
        shape = inspect.type_info(struct)
        assert isinstance(shape, inspect.StructType)
        waiting = [field.type for field in shape.fields]
        while waiting:
            value = waiting.pop()
            name = given_name(value)
            if name is not None:
                names.add(name)
            elif not isinstance(value, inspect.StructType):
                waiting += parts_of(value)
    return names


def parts_of(value: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a type is made of."""
    if isinstance(value, inspect.StructType):
        yield from (field.type for field in value.fields)
    for name in ("types", "item_types"):
        yield from getattr(value, name, ())
    for name in ("type", "item_type", "key_type", "value_type"):
        part = getattr(value, name, None)
        if isinstance(part, inspect.Type):
            yield part


def aliases(literals: Mapping[str, Any]) -> list[str]:
    """Literal types under their names, and what they allow as a list; what is no literal is a text."""
    return [alias(name, get_args(literal)) for name, literal in literals.items()]


def alias(name: str, values: tuple[object, ...]) -> str:
    """One literal type: `SiteName` has the list `SITE_NAMES`."""
    if not values:
        return f"export type {name} = string;\n"
    plural = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper().removesuffix("S") + "S"
    return f"export const {plural} = [{written(values)}] as const;\n\nexport type {name} = (typeof {plural})[number];\n"


def written(values: Iterable[object]) -> str:
    """Values as a list of literals."""
    return ", ".join(msgspec.json.encode(value).decode() for value in values)


def by_values(literals: Mapping[str, Any]) -> dict[frozenset[object], str]:
    """The names of literals and unions by what they allow."""
    return {frozenset(get_args(literal)): name for name, literal in literals.items() if get_args(literal)}


def union(name: str, members: Iterable[type]) -> str:
    """A union under its name."""
    return f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"


def summary(name: str) -> str:
    """The types of the game under the names by which the protocol asks for them."""
    fields = "".join(f"  {part}: {part};\n" for part in OF_A_GAME)
    return f"export interface {name} {{\n{fields}}}\n"

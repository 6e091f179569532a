"""The types that belong to a game, collected from its structs for the TypeScript files."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from aedilis.games.capitol.engine.forms import actions as capitol_actions
from aedilis.games.capitol.engine.forms import events as capitol_events
from aedilis.games.capitol.engine.forms import previews as capitol_previews
from aedilis.games.capitol.engine.forms import statistics as capitol_statistics
from aedilis.games.capitol.engine.forms import view as capitol_viewdata
from aedilis.games.corduba.engine.forms import actions as corduba_actions
from aedilis.games.corduba.engine.forms import events as corduba_events
from aedilis.games.corduba.engine.forms import previews as corduba_previews
from aedilis.games.corduba.engine.forms import view as viewdata
from aedilis.games.corduba.engine.pack import effect_form as effectform
from aedilis.games.corduba.engine.pack import form as contentform
from aedilis.games.corduba.engine.statistics import form as statisticsform
from aedilis.server.tswriter import Writer, given_name

OF_A_GAME = ("Action", "Event", "View", "Preview")

CAPITOL = {
    "Shape": capitol_actions.Shape,
    "Kind": capitol_actions.Kind,
    "TileKind": capitol_events.Tile,
    "Phase": capitol_viewdata.Phase,
}
CORDUBA = {
    "District": effectform.District,
    "Building": effectform.BuildingName,
    "Resource": effectform.Resource,
    "Colour": effectform.Colour,
    "Site": effectform.SiteName,
    "Troop": effectform.Troop,
    "Goods": effectform.Item,
    "Phase": viewdata.Phase,
    "Ending": corduba_events.Ending,
    "Obstacle": corduba_events.Obstacle,
}
CONTENT = {  # a pack has structs that are called Building and Site
    **{name: CORDUBA[name] for name in ("District", "Resource", "Colour", "Troop", "Goods")},
    "BuildingName": effectform.BuildingName,
    "SiteName": effectform.SiteName,
}


def files() -> dict[str, str]:
    """The files of the games by path."""
    return {
        "games/capitol/types.gen.ts": capitol(),
        "games/corduba/types.gen.ts": corduba(),
        "games/corduba/content.gen.ts": corduba_content(),
    }


def capitol() -> str:
    """Views, actions, events and statistics of Capitol."""
    parts = ["// The values of Capitol.\n", *aliases(CAPITOL), "export type Card = string;\n"]
    parts += of_a_game(
        Writer(),
        actions=capitol_actions.ACTION_TYPES,
        events=capitol_events.EVENT_TYPES,
        view=capitol_viewdata.ViewData,
        preview=capitol_previews.Preview,
        more=[capitol_statistics.GameStatistics],
    )
    parts.append(summary("Capitol"))
    return "\n".join(parts)


def corduba() -> str:
    """Views, actions, events and statistics of Corduba."""
    parts = ["// The values of Corduba 27 a.C. What is printed on boards and cards is in content.gen.ts.\n"]
    parts += aliases(CORDUBA)
    parts += of_a_game(
        Writer(by_values(CORDUBA)),
        actions=corduba_actions.ACTION_TYPES,
        events=corduba_events.EVENT_TYPES,
        view=viewdata.ViewData,
        preview=corduba_previews.Preview,
        more=[statisticsform.GameStatistics],
    )
    parts.append(summary("Corduba"))
    return "\n".join(parts)


def corduba_content() -> str:
    """What is printed in a content pack of Corduba."""
    unions = {"Step": effectform.Step, "Act": contentform.Act}
    writer = Writer(by_values(CONTENT | unions))
    parts = ["// A content pack of Corduba 27 a.C.: what is printed on boards and cards (docs/formats.md).\n"]
    parts += aliases(CONTENT)
    parts += [writer.write_struct(kind) for kind in structs_within(contentform.Content)]
    parts.append(writer.write_struct(viewdata.ContentData))
    parts += [union(name, get_args(members)) for name, members in unions.items()]
    return "\n".join(parts)


def of_a_game(
    writer: Writer,
    *,
    actions: Iterable[type[msgspec.Struct]],
    events: Iterable[type[msgspec.Struct]],
    view: type[msgspec.Struct],
    preview: type[msgspec.Struct],
    more: Iterable[type[msgspec.Struct]],
) -> list[str]:
    """The types of one game, each struct once."""
    parts = [writer.write_struct(kind) for kind in actions]
    parts.append(union("Action", actions))
    parts += [writer.write_struct(kind) for kind in events]
    parts.append(union("Event", events))
    known = {*actions, *events}
    for root in (view, preview, *more):
        for kind in structs_within(root):
            if kind not in known:
                parts.append(writer.write_struct(kind))
                known.add(kind)
    parts.append("export type View = ViewData;\n")
    return parts


def structs_within(root: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs that a struct is built of, innermost first, itself last."""
    found: dict[type[msgspec.Struct], None] = {}
    seen: set[type[msgspec.Struct]] = set()

    def visit(value: inspect.Type) -> None:
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


def aliases(literals: dict[str, Any]) -> list[str]:
    """Literal types under their names."""
    return [f"export type {name} = {written(get_args(literal))};\n" for name, literal in literals.items()]


def written(values: Iterable[object]) -> str:
    """Values as a union of literals."""
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def by_values(literals: dict[str, Any]) -> dict[frozenset[object], str]:
    """The names of literals and unions by what they allow."""
    return {frozenset(get_args(literal)): name for name, literal in literals.items()}


def union(name: str, members: Iterable[type]) -> str:
    """A union under its name."""
    return f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"


def summary(name: str) -> str:
    """The types of the game under the names by which the protocol asks for them."""
    fields = "".join(f"  {part}: {part};\n" for part in OF_A_GAME)
    return f"export interface {name} {{\n{fields}}}\n"

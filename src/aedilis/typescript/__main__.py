"""Write the TypeScript types of everything that crosses the wire: `python -m aedilis.typescript [FOLDER]`.

FOLDER is `web/src`. The protocol has a file of its own, in which the values of a game go by the type parameter `G`;
every game has a file with its views, actions and events. With `--check` nothing is written and the exit code tells
whether the files are up to date.
"""

import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from aedilis.server.wire import messages, personal, requests, shapes, shown, study
from aedilis.typescript import game_types
from aedilis.typescript.writer import TypesWriter

HEADER = "// Written by `python -m aedilis.typescript`; do not edit.\n"
ABOUT = "// The messages of the table server (docs/protocol.md). `Game` collects the types that belong to one game.\n\n"
GAME = """export interface Game {
  Action: { type: string; seat: number };
  Event: { type: string };
  View: {
    game: string;
    players: number;
    seat: number | null;
    phase: string;
    to_act: number[];
    winners: number[] | null;
    seats: { sealed: boolean }[];
  };
  Preview: unknown;
}

export type Options = Record<string, unknown>;
"""
BODIES = (requests, study, personal, shown)


def structs_of(*modules: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs defined in modules themselves, in the order of the files; what only others begin with is none."""
    found = [(value, module) for module in modules for value in vars(module).values() if isinstance(value, type)]
    own = [s for s, module in found if issubclass(s, msgspec.Struct) and s.__module__ == module.__name__]
    return [struct for struct in own if not struct.__subclasses__()]


def members_of(union: Any) -> tuple[type, ...]:
    """The classes of a union."""
    return get_args(union) if get_origin(union) in (Union, UnionType) else (union,)


class ProtocolWriter(TypesWriter):
    """Writes the messages: what belongs to a game is `G[...]`, and a struct that holds it has the parameter G."""

    def __init__(self) -> None:
        super().__init__()
        self.given = {*structs_of(*BODIES), *members_of(messages.ClientMessage)}

    def write_named(self, name: str) -> str:
        """A value that a game has encoded already."""
        return f"G['{name}']" if name in game_types.OF_A_GAME else name

    def struct_name(self, struct: type[msgspec.Struct]) -> str:
        """The name by which other types refer to a struct."""
        return f"{struct.__name__}<G>" if self.is_of_a_game(struct) else struct.__name__

    def declared_name(self, struct: type[msgspec.Struct]) -> str:
        """The name in the struct's own declaration."""
        return struct.__name__ + ("<G extends Game = Game>" if self.is_of_a_game(struct) else "")

    def may_be_left_out(self, struct: type[msgspec.Struct], field: inspect.Field) -> bool:
        """What a client sends may be short."""
        return super().may_be_left_out(struct, field) or (struct in self.given and not field.required)

    def is_of_a_game(self, struct: type[msgspec.Struct]) -> bool:
        """Whether a value of a game is somewhere inside."""
        return any(name in game_types.OF_A_GAME for name in game_types.names_within(struct))

    def write_union(self, name: str, union: Any) -> str:
        """A union of structs under a name of its own."""
        structs = members_of(union)
        parameter = "<G extends Game = Game>" if any(map(self.is_of_a_game, structs)) else ""
        return f"export type {name}{parameter} = {' | '.join(map(self.struct_name, structs))};\n"


def write_protocol() -> str:
    """The file of the protocol."""
    writer = ProtocolWriter()
    parts = [GAME]
    parts += [writer.write_struct(struct) for struct in structs_of(shapes)]
    parts.append(writer.write_union("Entry", shapes.Entry))
    parts += [writer.write_struct(struct) for struct in structs_of(messages)]
    parts.append(writer.write_union("ClientMessage", messages.ClientMessage))
    parts.append(writer.write_union("ServerMessage", messages.ServerMessage))
    parts += [writer.write_struct(struct) for struct in structs_of(*BODIES)]
    parts.append(f"export const PROTOCOL = {messages.PROTOCOL};\n")
    return HEADER + ABOUT + "\n".join(parts)


def write_all() -> dict[str, str]:
    """Every file by its path under the folder."""
    files = {"protocol.gen.ts": write_protocol()}
    for path, text in game_types.files().items():
        files[path] = HEADER + text
    return files


def main(arguments: list[str]) -> int:
    """Write the files, or compare them with `--check`; 1 when one is out of date."""
    check = "--check" in arguments
    folders = [argument for argument in arguments if not argument.startswith("--")]
    folder = Path(folders[0] if folders else "web/src")
    stale = []
    for name, text in write_all().items():
        path = folder / name
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            stale.append(name)
    for name in stale:
        sys.stderr.write(f"{folder / name} is out of date: run python -m aedilis.typescript {folder}\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

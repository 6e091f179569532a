"""Content packs for tests: the standard files, changed a little."""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from aedilis.core.contract import Event
from aedilis.games.corduba.engine.pack.build import pack_from
from aedilis.games.corduba.engine.pack.check.content import CHECKS
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.pack.problems import form_problems, forms
from aedilis.games.corduba.engine.pack.read import STANDARD, content_of, digest, standard
from aedilis.games.corduba.engine.state.state import State
from tests.games.corduba.builder import choices, give, play, put_tile, standard_documents, table

Documents = dict[str, Any]


def documents() -> Documents:
    """Return the parsed files of the package, free to be changed."""
    return copy.deepcopy(standard_documents())


def changed(change: Callable[[Documents], object]) -> Documents:
    """Return the files of the package with a change."""
    result = documents()
    change(result)
    return result


def copied_to(folder: Path) -> None:
    """Write the files of the package into a folder."""
    for name in forms():
        (folder / f"{name}.toml").write_bytes(STANDARD.joinpath(f"{name}.toml").read_bytes())


def entry(document: Any, key: str, name: str) -> dict[str, Any]:
    """Return the entry of a list of tables that has this id."""
    found: dict[str, Any] = next(one for one in document[key] if one.get("id", one.get("building")) == name)
    return found


def building(pack: Documents, name: str) -> dict[str, Any]:
    """Return a building of buildings.toml."""
    return entry(pack["buildings"], "building", name)


def character(pack: Documents, name: str) -> dict[str, Any]:
    """Return a character of families.toml."""
    found: dict[str, Any] = next(
        one for family in pack["families"]["family"] for one in family["character"] if one["id"] == name
    )
    return found


def monument(pack: Documents, name: str) -> dict[str, Any]:
    """Return a monument of monuments.toml."""
    return entry(pack["monuments"], "monument", name)


# ---------------------------------------------------------------- tables with one effect


def with_file(name: str, document: dict[str, Any]) -> Pack:
    """Return the standard pack with another file, which must be right; the others are known to be.

    Hundreds of tests need such a pack, and to look at all twelve files takes longer than most of them.
    """
    assert form_problems(name, document) == []
    content = content_of({**standard_documents(), name: document})
    for check, names in CHECKS:
        if name in names:
            found = check(*(getattr(content, one) for one in names))
            assert [problem for problem in found if problem.severity == "error"] == []
    pack = pack_from(content)
    pack.digest, pack.layout = digest(content), standard().layout
    return pack


def with_line(*steps: dict[str, Any], building_name: str = "forum") -> Pack:
    """Return the standard pack, but the first line of a building takes 1 worker and has these steps."""
    return _with_line(json.dumps(steps), building_name)


@cache
def _with_line(steps: str, building_name: str) -> Pack:
    line = {"workers": 1, "effect": json.loads(steps), "source": "printed"}
    files = {"buildings": copy.deepcopy(standard_documents()["buildings"])}
    building(files, building_name)["action"][0] = line
    return with_file("buildings", files["buildings"])


def with_ability(**parts: Any) -> Pack:
    """Return the standard pack, but Balbus has this ability, a permanent one unless it says otherwise."""
    return _with_ability(json.dumps({"kind": "permanent", **parts}))


@cache
def _with_ability(ability: str) -> Pack:
    files = {"families": copy.deepcopy(standard_documents()["families"])}
    character(files, "balbus")["ability"] = json.loads(ability)
    return with_file("families", files["families"])


def at_a_tile(*steps: dict[str, Any], building_name: str = "forum", here: str = "patricius", players: int = 4) -> State:
    """Return a table at which seat 0 has one worker and a tile with these steps to send it to."""
    s = quiet(table(players, pack=with_line(*steps, building_name=building_name)))
    put_tile(s, here, building_name)
    give(s, 0, worker=1)
    return s


def with_balbus(players: int = 4, **parts: Any) -> State:
    """Return a table at which seat 0 is Balbus with this ability."""
    return quiet(table(players, pack=with_ability(**parts), characters={0: "balbus"}))


def quiet(s: State) -> State:
    """Return the table after everybody else got a worker, and all merchants left: no turn goes by unasked."""
    s.merchants = s.everyone()
    for seat in range(1, s.players):
        give(s, seat, worker=1)
    return s


def activate(s: State, *answers: str, building_name: str = "forum", here: str = "patricius") -> list[Event]:
    """Let seat 0 use the first line of the tile and answer what is asked; return the events."""
    return play(s, f"0 activate {here} {building_name} 0", *(f"0 {answer}" for answer in answers))


def asked(s: State) -> list[str]:
    """Return what seat 0 may answer, nothing if it is another seat's turn."""
    return choices(s, 0) if s.to_act() == 1 else []


def finish(s: State, *lines: str) -> None:
    """Carry out actions of seat 0, then answer with what is listed first, and activate nothing."""
    play(s, *lines)
    while answers := asked(s):
        play(s, f"0 {'done' if 'done' in answers else answers[0]}")

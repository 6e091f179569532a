"""Whether a content pack can be played: everything that is wrong with it, at once.

First the form of every file; then, for the files whose form is right, what must be true beyond it. Nothing here raises.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from aedilis.games.corduba.engine.forms import ground_check as groundcheck
from aedilis.games.corduba.engine.pack.check import components as componentcheck
from aedilis.games.corduba.engine.pack.check import effects as effectcheck
from aedilis.games.corduba.engine.pack.check.toml import LARGEST, parsed
from aedilis.games.corduba.engine.pack.form.content import is_source, without
from aedilis.games.corduba.engine.pack.problems import Problem, error, form_problems, forms, one_of

Check = Callable[..., Iterator[Problem]]

# Every check with the files it looks at; it is left out while the form of one of them is wrong.
CHECKS: tuple[tuple[Check, tuple[str, ...]], ...] = (
    (componentcheck.board, ("board",)),
    (groundcheck.maps, ("board",)),
    (effectcheck.board_effects, ("board",)),
    (componentcheck.buildings, ("buildings",)),
    (groundcheck.shapes, ("buildings",)),
    (groundcheck.spots, ("board", "buildings")),
    (effectcheck.building_effects, ("buildings",)),
    (componentcheck.monuments, ("monuments", "board")),
    (effectcheck.monument_abilities, ("monuments",)),
    (componentcheck.specialists, ("specialists", "buildings")),
    (effectcheck.peculium_effects, ("specialists",)),
    (componentcheck.rows, ("player_board",)),
    (effectcheck.row_effects, ("player_board",)),
    (componentcheck.market, ("market", "board")),
    (componentcheck.heritage, ("heritage", "player_board", "board")),
    (componentcheck.start_supply, ("heritage", "market")),
    (effectcheck.heritage_effects, ("heritage",)),
    (componentcheck.families, ("families", "monuments")),
    (effectcheck.family_abilities, ("families",)),
    (effectcheck.limits_and_triggers, ("families", "monuments")),
    (componentcheck.demands, ("postulationem", "market")),
    (componentcheck.duties, ("postulationem", "board")),
    (effectcheck.rome_effects, ("postulationem",)),
    (componentcheck.milestones, ("res_gestae", "player_board", "board")),
    (componentcheck.costs, ("buildings", "monuments", "board", "market", "player_board")),
    (componentcheck.storage, ("families", "monuments", "market", "board")),
    (componentcheck.caepio, ("caepio", "board", "buildings")),
    (componentcheck.aedificium, ("aedificium", "buildings")),
    (effectcheck.aedificium_effects, ("aedificium",)),
)


def check_folder(folder: Path | Traversable) -> list[Problem]:
    """Return all that is wrong with the pack in a folder, in the order of its files."""
    documents, unreadable = read(folder)
    return in_order(unreadable + _check(documents))


def check(documents: Mapping[str, Any]) -> list[Problem]:
    """Return all that is wrong with parsed files, given by name without .toml, in the order of the files."""
    missing = [error(name, "", "", "is missing", "the file") for name in forms() if name not in documents]
    return in_order(missing + _check(documents))


def read(folder: Path | Traversable) -> tuple[dict[str, Any], list[Problem]]:
    """Return the parsed files of a folder by name, and what is wrong with those that cannot be read."""
    documents: dict[str, Any] = {}
    problems: list[Problem] = []
    for name in forms():
        path = folder.joinpath(f"{name}.toml")
        try:
            if isinstance(path, Path) and path.exists() and not (path.is_file() or path.is_dir()):
                raise OSError("it is no file")  # a pipe would keep whoever opens it waiting
            with path.open("rb") as file:
                documents[name] = parsed(file.read(LARGEST + 1).decode("utf-8"))
        except OSError as fault:
            problems.append(error(name, "", "", f"cannot be read: {fault.strerror or fault}"))
        except ValueError as fault:
            problems.append(error(name, "", "", f"is not TOML: {fault}"[:200]))
    return documents, problems


def in_order(problems: list[Problem]) -> list[Problem]:
    """Return problems in the order of the files of a pack, errors before warnings."""
    places = {f"{name}.toml": place for place, name in enumerate(forms())}
    return sorted(problems, key=lambda problem: (problem.severity, places.get(problem.file, len(places))))


def _check(documents: Mapping[str, Any]) -> list[Problem]:
    problems: list[Problem] = []
    right: dict[str, Any] = {}
    for name in documents:
        if name not in forms():
            problems.append(error(str(name)[:40], "", "", "is no file of a pack", one_of(forms())))
            continue
        found = form_problems(name, documents[name])
        problems += found
        if not found:
            right[name] = msgspec.convert(without(is_source, documents[name]), forms()[name].cls)
    for rule, names in CHECKS:
        if all(name in right for name in names):
            problems += rule(*(right[name] for name in names))
    return problems

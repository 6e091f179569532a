"""One word for one thing: no two classes of the house have one name, unless they are one thing to whoever reads on.

The same is so of the page's types, and a type of the page has the name of a class only if both are one thing.

Games never import each other, so each may call its own things as its own rule book does: every game is looked at
together with all that lies outside of games.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import aedilis

pytestmark = pytest.mark.once

PACKAGE = Path(aedilis.__file__).parent
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file())

OF_EVERY_GAME = {  # the house says what it must be or begins it, and each game has its own
    *("State", "View", "Learned", "Look", "Prompt", "Session", "Watcher"),
}
IN_TWO_FORMS = {  # a component as its file describes it (pack/form), and what the engine makes of that (pack/native)
    *("Ability", "Building", "BuildingAction", "CaepioCard", "Condition", "Cost", "Discount", "HeritageCard"),
    *("Milestone", "Monument", "RomeCard", "Site", "Trigger", "When"),
}
GOING_ON = {  # frames are called by what goes on in them, which is what a card says or has; positions name them so
    *("Ability", "Build", "Effect", "Incite", "Prestige", "Suppress"),
}
EXPLAINED = OF_EVERY_GAME | IN_TWO_FORMS | GOING_ON

PAGE = Path(__file__).parents[2] / "web/src"
TABLES = ("games/capitol", "games/corduba", "table/plain")  # none imports another
PROPS = "Props"  # of every component its own
ON_BOTH_SIDES = {  # what the house calls so, as the page holds, narrows or asks for it
    *("Analysis", "Bill", "Cell", "Choice", "Command", "Deed", "Draft", "Effect", "Legal", "LegalAction", "Listener"),
    *("Mod", "Refusal", "Settings", "Told", "Turn"),
}
GENERATED = ".gen.ts"  # the house's own classes, written for the page
BY_NAME = {"Building", "Site"}  # a component as its file describes it (content), and its name (types)
DECLARED = re.compile(
    r"^\s*(?:export )?(?:interface|type|class|enum) (\w+)(?:<[^={]*>)?(?: extends [^{]*)? *[={]", re.MULTILINE
)


@cache  # every test looks at the whole house
def classes_in(text: str) -> frozenset[str]:
    """Return the names of the classes that a module defines."""
    return frozenset(node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef))


def types_in(text: str) -> frozenset[str]:
    """Return the names of the types that a file of the page declares."""
    return frozenset(DECLARED.findall(text)) - {PROPS}


def homonyms(texts: dict[str, str], defined: Callable[[str], frozenset[str]] = classes_in) -> dict[str, list[str]]:
    """Return the names that several modules define, with these modules."""
    found = defaultdict(list)
    for module, text in texts.items():
        for name in defined(text):
            found[name].append(module)
    return {name: sorted(modules) for name, modules in found.items() if len(modules) > 1}


def modules_around(game: str) -> dict[str, str]:
    """Return the sources of the house with this game and no other."""
    files = {file.relative_to(PACKAGE): file for file in PACKAGE.rglob("*.py")}
    ours = {path: file for path, file in files.items() if path.parts[0] != "games" or path.parts[1] == game}
    return {str(path): file.read_text(encoding="utf-8") for path, file in ours.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_class_has_a_name_of_its_own(game: str) -> None:
    assert {name: where for name, where in homonyms(modules_around(game)).items() if name not in EXPLAINED} == {}


def test_what_is_explained_is_there() -> None:
    assert {name for game in GAMES for name in homonyms(modules_around(game))} >= EXPLAINED


def test_a_second_class_of_one_name_is_found() -> None:
    assert homonyms(
        {"one": "class Table: ...", "two": "if True:\n    class Table: ...", "three": "class Seat: ..."}
    ) == {"Table": ["one", "two"]}


def page_around(table: str) -> dict[str, str]:
    """Return the sources of the page with this table and no other."""
    files = {file.relative_to(PAGE).as_posix(): file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind)}
    others = tuple(f"{other}/" for other in TABLES if other != table)
    return {path: file.read_text(encoding="utf-8") for path, file in files.items() if not path.startswith(others)}


@pytest.mark.parametrize("table", TABLES)
def test_every_type_of_the_page_has_a_name_of_its_own(table: str) -> None:
    found = homonyms(page_around(table), types_in)
    assert {name: where for name, where in found.items() if name not in BY_NAME} == {}


def on_both_sides(table: str) -> set[str]:
    """Return the names that a type of the page and a class of the house around this table have."""
    classes = {name for text in modules_around(Path(table).name).values() for name in classes_in(text)}
    page = {path: text for path, text in page_around(table).items() if not path.endswith(GENERATED)}
    return classes & {name for text in page.values() for name in types_in(text)}


@pytest.mark.parametrize("table", TABLES)
def test_a_type_of_the_page_is_what_the_class_of_its_name_is(table: str) -> None:
    assert on_both_sides(table) - ON_BOTH_SIDES == set()


def test_what_is_on_both_sides_is_there() -> None:
    assert {name for table in TABLES for name in on_both_sides(table)} == ON_BOTH_SIDES


def test_all_tables_of_the_page_are_looked_at() -> None:
    games = {f"games/{folder.name}" for folder in (PAGE / "games").iterdir() if folder.is_dir()}
    assert games <= set(TABLES)
    assert homonyms(page_around("games/corduba"), types_in).keys() >= BY_NAME


def test_a_second_type_of_one_name_is_found() -> None:
    one, two = (
        "export interface Seat<T> extends Base {",
        "  type Seat = readonly number[];\nimport type { Line } from './line';",
    )
    assert homonyms({"one": one, "two": two, "three": "class Line {"}, types_in) == {"Seat": ["one", "two"]}

"""The check of content packs: damage anywhere is found, named by file, entry and field, and never breaks the check."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from aedilis.core.errors import ContentError
from aedilis.games.corduba.engine.pack.check.content import check, check_folder
from aedilis.games.corduba.engine.pack.form.content import Content, is_source
from aedilis.games.corduba.engine.pack.problems import Problem, forms
from aedilis.games.corduba.engine.pack.read import STANDARD, pack_of
from tests.games.corduba.builder import clause
from tests.games.corduba.packs import Documents, copied_to, documents

pytestmark = pytest.mark.once

Place = tuple[str | int, ...]  # keys and places from the files down
GROUPS = ("capacity", "district", "prestige", "price", "rows", "site", "track")  # tables that only hold others


CONTENT = inspect.type_info(Content)
FILES = documents()


@clause("C7.17", "C7.18", "C8.2", "C8.3")
def test_nothing_is_wrong_with_the_pack_of_the_package() -> None:
    assert check_folder(STANDARD) == []


# ---------------------------------------------------------------- where damage can be done


def tables_and_values(value: Any, path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield everything in the files with its path, but what says where entries come from."""
    yield path, value
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in parts:
        if not is_source(key):
            yield from tables_and_values(inner, (*path, key))


def place_of(files: Documents, path: Place) -> tuple[str, str, str]:
    """Return file, entry and field as a problem should name them; an entry goes by its id even when that is wrong."""
    name, key, *rest = path
    form = {field.encode_name: field.type for field in forms()[str(name)].fields}.get(str(key))
    entry = ""
    if isinstance(form, inspect.VarTupleType) and isinstance(form.item_type, inspect.StructType) and rest:
        one = files[str(name)][key][rest[0]]
        word = (one.get("id") or one.get("building")) if isinstance(one, dict) else None
        entry = word if isinstance(word, str) else f"{key} {int(rest[0]) + 1}"
        rest = rest[1:]
    elif key in GROUPS and rest and rest[0] in files[str(name)][key] and rest[0] != "xyzzy":
        entry, rest = f"{key}.{rest[0]}", rest[1:]
    elif isinstance(form, inspect.StructType) and key in files[str(name)]:
        entry = str(key)
    else:
        rest = [key, *rest]
    return f"{name}.toml", entry, ".".join(str(part + 1) if isinstance(part, int) else part for part in rest)


def put(files: Documents, path: Place, value: Any) -> None:
    """Change one value of the files."""
    holder: Any = files
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value


def drop(files: Documents, path: Place) -> None:
    """Delete one key of the files."""
    holder: Any = files
    for key in path[:-1]:
        holder = holder[key]
    del holder[path[-1]]


def form_at(path: Place) -> inspect.Type:
    """Return the form of what stands at a path of the standard files."""
    form: inspect.Type = CONTENT
    holder: Any = FILES
    for key in path:
        while isinstance(form, inspect.Metadata | inspect.UnionType):
            if isinstance(form, inspect.Metadata):
                form = form.type
                continue
            kinds = [kind for kind in form.types if not isinstance(kind, inspect.NoneType)]
            form = kinds[0]
            if isinstance(form, inspect.StructType) and form.tag_field:
                form = next(k for k in kinds if isinstance(k, inspect.StructType) and k.tag == holder[k.tag_field])
        if isinstance(form, inspect.StructType):
            fields = {field.encode_name: field.type for field in form.fields}
            form = fields[str(key)] if key in fields else inspect.LiteralType((holder[key],))  # a tag
        else:
            assert isinstance(form, inspect.VarTupleType)
            form = form.item_type
        holder = holder[key]
    return form.type if isinstance(form, inspect.Metadata) else form


def is_required(path: Place) -> bool:
    """Tell whether a table must have the key that ends this path."""
    table = form_at(path[:-1])
    kinds = table.types if isinstance(table, inspect.UnionType) else [table]
    structs = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
    holder: Any = FILES
    for key in path[:-1]:
        holder = holder[key]
    for struct in structs:
        if struct.tag_field is not None and struct.tag_field == path[-1]:
            return True
        if struct.tag_field is None or struct.tag == holder.get(struct.tag_field):
            return any(field.encode_name == path[-1] and field.required for field in struct.fields)
    return False


EVERYTHING = [(path, value) for path, value in tables_and_values(FILES) if len(path) > 1]
WORDS = [
    path for path, value in EVERYTHING if isinstance(value, str) and isinstance(form_at(path), inspect.LiteralType)
]
NUMBERS = [path for path, value in EVERYTHING if type(value) is int]
TABLES = [path for path, value in EVERYTHING if isinstance(value, dict)]
NEEDED = [path for path, _ in EVERYTHING if isinstance(path[-1], str) and is_required(path)]
SOURCED = [(*path, "source") for path, value in EVERYTHING if isinstance(value, dict) and "source" in value]


def batches(paths: list[Place]) -> list[list[Place]]:
    """Return all paths in a few lists, none of which holds a path and another one inside it.

    The word that says which step a table is counts as the table: without it nothing else of the step is looked at.
    """
    result: list[tuple[list[Place], set[Place], set[Place]]] = []
    for path in paths:
        whole = path[:-1] if path[-1] in ("op", "mod", "act") else path
        starts = {whole[:length] for length in range(2, len(whole) + 1)}
        free = [batch for batch in result if whole not in batch[1] and not starts & batch[2]]
        if not free:
            free = [([], set(), set())]
            result += free
        batch, above, wholes = free[0]
        batch.append(path)
        above |= starts
        wholes.add(whole)
    return [batch for batch, _, _ in result]


def named(problems: list[Problem]) -> set[tuple[str, str, str]]:
    return {(problem.file, problem.entry, problem.field) for problem in problems if problem.severity == "error"}


def assert_named(files: Documents, paths: list[Place]) -> None:
    """The check names every one of these places, and the loader refuses the pack."""
    names = named(check(files))
    for path in paths:
        assert place_of(files, path) in names, path
    with pytest.raises(ContentError):
        pack_of(files)


def test_there_is_much_to_damage() -> None:
    assert len(EVERYTHING) > 2500
    assert all(len(paths) > 300 for paths in (WORDS, NUMBERS, TABLES, NEEDED))


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize("paths", batches(NEEDED))
def test_keys_that_are_left_out_are_named(paths: list[Place]) -> None:
    files = documents()
    for path in paths:
        drop(files, path)
    assert_named(files, paths)


@pytest.mark.parametrize("paths", batches([path for path, _ in EVERYTHING]))
def test_values_of_another_type_are_named(paths: list[Place]) -> None:
    files = documents()
    for path in paths:
        put(files, path, 1.5)
    assert_named(files, paths)


@pytest.mark.parametrize("paths", batches(WORDS))
def test_unknown_words_are_named(paths: list[Place]) -> None:
    files = documents()
    for path in paths:
        put(files, path, "xyzzy")
    assert_named(files, paths)


@pytest.mark.parametrize("paths", batches(NUMBERS))
@pytest.mark.parametrize("wrong", [9999, -9999, True])
def test_numbers_out_of_range_are_named(paths: list[Place], wrong: int) -> None:
    files = documents()
    for path in paths:
        put(files, path, wrong)
    assert_named(files, paths)


@pytest.mark.parametrize("paths", batches([(*path, "xyzzy") for path in TABLES]))
def test_keys_that_do_not_exist_are_named(paths: list[Place]) -> None:
    files = documents()
    for path in paths:
        put(files, path, 1)
    assert_named(files, paths)


@pytest.mark.parametrize("source", ["", "rulebook", "somewhere", 5, None])
def test_tables_say_where_they_come_from(source: object) -> None:
    files = documents()
    for path in SOURCED:
        drop(files, path)
        if source is not None:
            put(files, path, source)
    assert_named(files, SOURCED)


def found(files: Documents) -> set[tuple[str, str, str]]:
    """Return what the check names; the loader refuses the pack if that is anything, and nothing else goes wrong."""
    names = named(check(files))
    if names:
        with pytest.raises(ContentError):
            pack_of(files)
    else:
        pack_of(files)
    return names


@pytest.mark.parametrize("name", forms())
def test_a_missing_file_and_a_file_too_many_are_named(name: str) -> None:
    files = documents()
    del files[name]
    assert found(files) == {(f"{name}.toml", "", "")}
    files = documents()
    files[name] = 7
    assert found(files) == {(f"{name}.toml", "", "")}
    files = documents()
    files["other"] = {}
    assert found(files) == {("other.toml", "", "")}


def test_all_problems_are_told_at_once() -> None:
    files = documents()
    files["buildings"]["building"][0]["cost"]["wood"] = 99
    files["buildings"]["building"][1]["colour"] = "pink"
    files["market"]["price"]["food"]["start"] = 7
    del files["heritage"]["card"][0]["denarii"]
    assert found(files) == {
        ("buildings.toml", "herbarium", "cost.wood"),
        ("buildings.toml", "aerarium", "colour"),
        ("market.toml", "price.food", "start"),
        ("heritage.toml", "fundus", "denarii"),
    }


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from([path for path, _ in EVERYTHING]), JUNK)
def test_no_junk_breaks_the_check(path: Place, junk: Any) -> None:
    files = documents()
    put(files, path, junk)
    found(files)


@given(st.data())
def test_nothing_breaks_the_check_when_values_change_places(data: st.DataObject) -> None:
    """Values of the pack itself in the wrong places come closer to what a person mistypes than junk."""
    files = documents()
    for _ in range(2):
        path, _value = data.draw(st.sampled_from(EVERYTHING))
        _path, other = data.draw(st.sampled_from(EVERYTHING))
        try:
            put(files, path, other)
        except (KeyError, IndexError, TypeError):  # the second path went with the first
            continue
    found(files)


def test_effects_may_not_nest_without_end() -> None:
    files = documents()
    effect: list[Any] = [{"op": "popularity", "n": 1}]
    for _ in range(500):
        effect = [{"op": "if", "cond": {"metric": "denarii", "op": ">=", "n": 1}, "then": effect}]
    files["buildings"]["building"][0]["action"][0]["effect"] = effect
    assert {entry for _, entry, _ in found(files)} == {"herbarium"}


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[[", b"a = 1\na = 2", b""])
def test_a_file_that_is_not_toml_is_named(tmp_path: Path, content: bytes) -> None:
    copied_to(tmp_path)
    (tmp_path / "caepio.toml").write_bytes(content)
    problems = check_folder(tmp_path)
    assert {problem.file for problem in problems} == {"caepio.toml"}
    (tmp_path / "caepio.toml").unlink()
    assert [problem.file for problem in check_folder(tmp_path)] == ["caepio.toml"]


def test_a_folder_that_is_not_there_lacks_every_file(tmp_path: Path) -> None:
    assert [problem.file for problem in check_folder(tmp_path / "none")] == [f"{name}.toml" for name in forms()]


def test_a_problem_reads_as_one_line() -> None:
    problem = Problem("error", "buildings.toml", "forum", "cost.wood", "is 99", "a whole number from 0 to 15")
    assert str(problem) == "buildings.toml: forum: cost.wood: is 99; expected a whole number from 0 to 15"

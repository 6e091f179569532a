"""What is wrong with a content pack: problems that name file, entry and field, and the check of the files' form."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from msgspec import inspect

from aedilis.core.description import Problem as Problem
from aedilis.games.corduba.engine.pack.form.content import Content, is_source
from aedilis.games.corduba.engine.pack.form.table import WRITTEN

DEEPEST = 24  # levels of nesting below a file; no sensible effect comes near
LONGEST = 64  # entries of a list
MOST_VALUES = 20_000  # in a file; the largest of the package has 1,200
LONGEST_SOURCE = 600
SOURCES = re.compile(r"rulebook .*L\d|reconstructed|printed")
SOURCES_EXPECTED = "text that begins with reconstructed, printed, or rulebook and a line such as L788"


def error(name: str, entry: str, field: str, wrong: str, expected: str = "") -> Problem:
    """Return an error in a file, given by its name without .toml."""
    return Problem("error", f"{name}.toml", entry, field, wrong, expected)


def warning(name: str, entry: str, field: str, wrong: str, expected: str = "") -> Problem:
    """Return a warning about a file, given by its name without .toml."""
    return Problem("warning", f"{name}.toml", entry, field, wrong, expected)


def form_problems(name: str, document: object) -> list[Problem]:
    """Return all that is wrong with the form of one file: keys, types, words and ranges."""
    form = forms()[name]
    if not isinstance(document, Mapping):
        return [error(name, "", "", f"is {said(document)}", "a table")]
    walk = _Walk(name)
    walk.keys(form, document, "", ())
    for field in form.fields:
        if field.encode_name not in document:
            continue
        key, value = field.encode_name, document[field.encode_name]
        entries = field.type.item_type if isinstance(field.type, inspect.VarTupleType) else None
        if isinstance(entries, inspect.StructType) and isinstance(value, list | tuple):
            if len(value) > LONGEST:
                walk.wrong("", (key,), f"has {len(value)}", f"a list of at most {LONGEST}")
            for number, inner in enumerate(value[:LONGEST], 1):
                walk.value(entries, inner, entry_name(key, number, inner), ())
        elif isinstance(field.type, inspect.StructType) and _holds_tables(field.type) and isinstance(value, Mapping):
            walk.keys(field.type, value, key, ())
            for part in field.type.fields:
                if part.encode_name in value:
                    walk.value(part.type, value[part.encode_name], f"{key}.{part.encode_name}", ())
        elif isinstance(field.type, inspect.StructType):
            walk.value(field.type, value, key, ())
        else:
            walk.value(field.type, value, "", (key,))
    return walk.found


def entry_name(key: str, number: int, entry: object) -> str:
    """Return how a problem names an entry of a list: by its id, or by the list and its place there."""
    if isinstance(entry, Mapping):
        for name in ("id", "building"):
            if isinstance(entry.get(name), str):
                return str(entry[name])[:40]
    return f"{key} {number}"


def said(value: object) -> str:
    """Return what stands in the file, briefly."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    written = repr(value)
    return written if len(written) <= 60 else written[:57] + "..."


def is_line(text: object) -> bool:
    """Tell whether a remark is a short text without markup."""
    return isinstance(text, str) and len(text) <= LONGEST_SOURCE and re.fullmatch(WRITTEN, text) is not None


def one_of(words: Iterable[object]) -> str:
    """Return a choice of words as an expectation."""
    known = [str(word) for word in words]
    return known[0] if len(known) == 1 else f"one of {', '.join(known)}"


class _Walk:
    """Compares values with the types of their forms and goes on behind every problem."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[Problem] = []
        self.left = MOST_VALUES

    def wrong(self, entry: str, path: tuple[str, ...], wrong: str, expected: str) -> None:
        """Note an error at a path."""
        self.found.append(error(self.name, entry, ".".join(path), wrong, expected))

    def value(self, form: inspect.Type, value: object, entry: str, path: tuple[str, ...]) -> None:
        """Compare a value with its type."""
        self.left -= 1
        if self.left <= 0:
            if self.left == 0:
                self.wrong("", (), "has too much in it", f"at most {MOST_VALUES} values")
            return
        if len(path) > DEEPEST:
            self.wrong(entry, path[:8], "is nested too deeply", f"at most {DEEPEST} levels")
            return
        whole = form
        if isinstance(form, inspect.Metadata):
            form = form.type
        if isinstance(form, inspect.UnionType):
            kinds = [kind for kind in form.types if not isinstance(kind, inspect.NoneType)]
            if isinstance(kinds[0], inspect.StructType):
                self.tagged([kind for kind in kinds if isinstance(kind, inspect.StructType)], value, entry, path)
                return
            form = kinds[0]
        if isinstance(form, inspect.StructType) and isinstance(value, Mapping):
            self.keys(form, value, entry, path)
            for field in form.fields:
                if field.encode_name in value:
                    self.value(field.type, value[field.encode_name], entry, (*path, field.encode_name))
        elif isinstance(form, inspect.VarTupleType) and isinstance(value, list | tuple):
            if not (form.min_length or 0) <= len(value) <= (form.max_length or len(value)):
                self.wrong(entry, path, f"has {len(value)}", expectation(whole))
            elif len(value) > LONGEST:
                self.wrong(entry, path, f"has {len(value)}", f"a list of at most {LONGEST}")
            for number, inner in enumerate(value[:LONGEST], 1):
                self.value(form.item_type, inner, entry, (*path, str(number)))
        elif not fits(form, value):
            self.wrong(entry, path, f"is {said(value)}", expectation(whole))

    def tagged(self, kinds: list[inspect.StructType], value: object, entry: str, path: tuple[str, ...]) -> None:
        """Compare a table with the one of several types that its tag names."""
        tag = str(kinds[0].tag_field)
        if not isinstance(value, Mapping):
            self.wrong(entry, path, f"is {said(value)}", f"a table with {tag}")
        elif tag not in value:
            self.wrong(entry, (*path, tag), "is missing", one_of(kind.tag for kind in kinds))
        else:
            for kind in kinds:
                if kind.tag == value[tag] and isinstance(value[tag], str):
                    self.value(kind, value, entry, path)
                    return
            self.wrong(entry, (*path, tag), f"is {said(value[tag])}", one_of(kind.tag for kind in kinds))

    def keys(self, form: inspect.StructType, table: Mapping[Any, Any], entry: str, path: tuple[str, ...]) -> None:
        """Note keys that are unknown, missing, or do not say where a table comes from."""
        known = [field.encode_name for field in form.fields]
        for key in table:
            if is_source(key):
                text = table[key]
                expected = SOURCES_EXPECTED if key != "note" else f"a line of at most {LONGEST_SOURCE} characters"
                if not is_line(text) or (key != "note" and not SOURCES.match(text)):
                    self.wrong(entry, (*path, str(key)[:40]), f"is {said(text)}", expected)
            elif key not in known and (form.tag_field is None or key != form.tag_field):
                self.wrong(entry, (*path, str(key)[:40]), "is no key of this table", one_of(known) if known else "none")
        for field in form.fields:
            if field.required and field.encode_name not in table:
                self.wrong(entry, (*path, field.encode_name), "is missing", expectation(field.type))
        if getattr(form.cls, "sourced", False) and "source" not in table:
            self.wrong(entry, (*path, "source"), "is missing", SOURCES_EXPECTED)


def fits(form: inspect.Type, value: object) -> bool:
    """Tell whether a plain value has its type."""
    if isinstance(form, inspect.IntType):
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return (form.ge is None or value >= form.ge) and (form.le is None or value <= form.le)
    if isinstance(form, inspect.StrType):
        if not isinstance(value, str) or not (form.min_length or 0) <= len(value) <= (form.max_length or len(value)):
            return False
        return form.pattern is None or re.fullmatch(form.pattern, value) is not None
    if isinstance(form, inspect.LiteralType):
        return any(type(value) is type(known) and value == known for known in form.values)
    return isinstance(form, inspect.BoolType) and isinstance(value, bool)


def expectation(form: inspect.Type) -> str:
    """Return in words what a type takes."""
    match form:
        case inspect.Metadata():
            described = (form.extra_json_schema or {}).get("description")
            return str(described) if described else expectation(form.type)
        case inspect.UnionType():
            kinds = [kind for kind in form.types if not isinstance(kind, inspect.NoneType)]
            return expectation(kinds[0])
        case inspect.IntType():
            return f"a whole number from {form.ge} to {form.le}"
        case inspect.LiteralType():
            return one_of(str(known).lower() if isinstance(known, bool) else known for known in form.values)
        case inspect.StrType():
            return "text"
        case inspect.BoolType():
            return "true or false"
        case inspect.VarTupleType() if form.min_length is not None and form.min_length == form.max_length:
            return f"a list of {form.min_length}"
        case inspect.VarTupleType() if form.max_length is not None:
            return f"a list of {form.min_length or 0} to {form.max_length}"
        case inspect.VarTupleType() if form.min_length:
            return f"a list of at least {form.min_length}"
        case inspect.VarTupleType():
            return "a list"
    return "a table"


@cache
def forms() -> dict[str, inspect.StructType]:
    """Return the forms of the files by name."""
    content = inspect.type_info(Content)
    assert isinstance(content, inspect.StructType)
    return {field.name: field.type for field in content.fields if isinstance(field.type, inspect.StructType)}


def _holds_tables(form: inspect.StructType) -> bool:
    """Tell whether a table only groups others, as [district.servorum] and its like."""
    return not getattr(form.cls, "sourced", False) and all(
        isinstance(field.type, inspect.StructType) for field in form.fields
    )

"""What docs/formats.md says about content packs: the examples hold, and no file, key or word is left out."""

import re
import textwrap
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import inspect

from aedilis.core.game import Game
from aedilis.games.corduba.engine import words as engine_words
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.check.content import check
from aedilis.games.corduba.engine.pack.check.effects import WHEN_KEYS
from aedilis.games.corduba.engine.pack.form import abilities, effects, solo
from aedilis.games.corduba.engine.pack.form import table as small
from aedilis.games.corduba.engine.pack.form.content import WORDS
from aedilis.games.corduba.engine.pack.problems import forms
from aedilis.games.corduba.engine.pack.read import pack_of, standard
from aedilis.games.corduba.study.command import content
from tests.games.corduba.packs import building, changed, copied_to, documents, entry

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[3]
SECTION = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8").split("\n## Content packs of Corduba\n")[1]


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", SECTION, flags=re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(text) for _, text in found]


def rows(header: str) -> dict[str, str]:
    """Return the rows of the table with this header, by the words of their first column."""
    table = SECTION.split(f"\n| {header} |")[1].split("\n\n")[0]
    found: dict[str, str] = {}
    for line in table.splitlines()[2:]:
        first, rest = line.strip("|").split("|", 1)
        found |= dict.fromkeys(re.findall(r"`([^`]+)`", first), rest)
    return found


def words(text: str) -> set[str]:
    """Return the words in code type, without blocks of code."""
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)))


def tags(union: object) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(union)]


def keys(kind: type) -> set[str]:
    form = inspect.type_info(kind)
    assert isinstance(form, inspect.StructType)
    return {field.encode_name for field in form.fields}


# ---------------------------------------------------------------- nothing is left out


def test_every_step_and_parameter_is_described() -> None:
    table = rows("`op` | parameters | what happens")
    assert list(table) == tags(effects.Step)
    for kind in get_args(effects.Step):
        parameters = words(table[str(kind.__struct_config__.tag)].split("|")[0])
        assert parameters == keys(kind), kind


def test_every_mod_and_parameter_is_described() -> None:
    table = rows("`mod` | parameters | what changes")
    assert list(table) == tags(abilities.Mod)
    for kind in get_args(abilities.Mod):
        parameters = words(table[str(kind.__struct_config__.tag)].split("|")[0])
        assert parameters >= keys(kind), kind


def test_every_event_and_condition_is_described() -> None:
    assert set(rows("`on` | when")) == set(vocabulary.TRIGGER_EVENTS)
    assert set(rows("key | true if | where")) == keys(abilities.When)
    assert words(SECTION.split("### Conditions")[1].split("### ")[0]) >= {*vocabulary.METRICS, *vocabulary.COMPARISONS}


def test_the_places_of_when_are_those_of_the_check() -> None:
    table = rows("key | true if | where")
    both = ("build_discount", "activate_discount")
    for key, text in table.items():
        where = text.split("|")[1]
        named = words(where)
        if "both discounts" in where:
            named |= set(both)
        if "the same without" in where:
            named |= words(table["kind"].split("|")[1])
            named -= {"build_monument"}
        assert named == {place for place, known in WHEN_KEYS.items() if key in known}, key


def test_every_file_table_and_key_is_described() -> None:
    text = SECTION.split("### The files")[1].split("### Effects")[0]
    described = words(text) | set(re.findall(r"\[\[?([a-z_.0-9]+)\]\]?", text))
    assert set(rows("file | what is in it")) == {f"{name}.toml" for name in forms()}

    named = set().union(*(keys_inside(form, set()) for form in forms().values()))
    by_rule = {"version", "rank2", "rank3", *engine_words.DISTRICT_NAMES, *engine_words.SITE_NAMES}
    by_rule |= {*engine_words.RESOURCE_NAMES, "unrest", "popularity", "harmony", "order", "round"}  # "and the others"
    assert named - described - by_rule == set()


def keys_inside(form: inspect.Type, seen: set[type]) -> set[str]:
    """Return the keys of a table of a file and of all tables inside it, but those of effects."""
    match form:
        case inspect.StructType() if form.cls not in seen:
            seen.add(form.cls)
            inside = set().union(*(keys_inside(field.type, seen) for field in form.fields))
            own = {field.encode_name for field in form.fields}
            shared = (abilities.__name__, effects.__name__, small.__name__)
            return inside if form.cls.__module__ in shared else own | inside
        case inspect.VarTupleType():
            return keys_inside(form.item_type, seen)
        case inspect.UnionType():
            return set().union(*(keys_inside(kind, seen) for kind in form.types))
        case inspect.Metadata():
            return keys_inside(form.type, seen)
    return set()


def test_every_word_of_a_parameter_is_in_the_text() -> None:
    text = words(SECTION)
    lists = (
        vocabulary.Where,
        vocabulary.Scope,
        vocabulary.ReplaceScope,
        vocabulary.PayContext,
        vocabulary.TradeContext,
    )
    for known in (*lists, vocabulary.AbilityKind, vocabulary.Limit, vocabulary.BuildKind, engine_words.District):
        assert set(get_args(known)) <= text, known
    assert set(tags(solo.Act)) <= text
    assert keys(small.Discount) | keys(small.Cost) <= text
    assert set(WORDS) <= text


# ---------------------------------------------------------------- the examples


def test_the_effect_can_be_played() -> None:
    [text] = blocks("toml effect")
    effect = tomllib.loads(text)["effect"]
    assert check(changed(lambda files: building(files, "forum")["action"][0].update(effect=effect))) == []


@pytest.mark.parametrize("text", blocks("toml pack"))
def test_the_entries_fit_into_the_pack(text: str) -> None:
    name = text.splitlines()[0].removeprefix("# ").removesuffix(".toml")
    files = documents()
    found: dict[str, Any] = tomllib.loads(text)
    if name == "buildings":
        [one] = found["building"]
        entry(files["buildings"], "building", one["id"]).clear()
        files["buildings"]["building"][0] = one
    else:
        [one] = found["family"]["character"]
        files[name]["family"][0]["character"][0] = one
    assert check(files) == []
    assert pack_of(files).digest != standard().digest


def test_a_game_with_a_pack_of_ones_own_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [program] = blocks("python content")
    folder = tmp_path / "my-pack"
    folder.mkdir()
    copied_to(folder)
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {}
    exec(program, scope)
    game = scope["game"]
    assert isinstance(game, Game)
    assert game.record.header.options["content_hash"] == standard().digest


def test_the_commands_exist() -> None:
    [commands] = blocks("sh")
    shown = re.findall(r"^aedilis content (\w+) my-pack", commands, flags=re.MULTILINE)
    assert set(shown) == {
        str(command.name or getattr(command.callback, "__name__", "")) for command in content.registered_commands
    }

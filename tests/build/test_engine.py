"""The compiled engine is made again when something changed that decides it, and only then."""

import ast
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HOME = Path(__file__).parents[2]
TOOL = "src/aedilis/games/capitol/engine/flow.py"


@pytest.fixture(scope="module")
def setup() -> ModuleType:
    """Our setup.py, which builds nothing when it is imported."""
    sys.path.insert(0, str(HOME))
    try:
        import setup
    finally:
        sys.path.pop(0)
    return setup


@pytest.fixture
def checkout(setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all sources, with a record that says they are compiled as they are."""
    for file in [*HOME.glob("src/**/*.py"), HOME / "setup.py"]:
        target = tmp_path / file.relative_to(HOME)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    monkeypatch.chdir(tmp_path)
    product = f"src/aedilis/engine__mypyc{setup.SUFFIX}"
    Path(product).touch()
    sources = setup.checksums([*setup.reached(setup.compiled()), "setup.py"])
    setup.record("compiled", "", sources, [product])
    return tmp_path


def sources(setup: ModuleType) -> dict[str, str]:
    found: dict[str, str] = json.loads(setup.STATE.read_text())["sources"]
    return found


def test_only_what_is_compiled_or_decides_it_is_remembered(setup: ModuleType, checkout: Path) -> None:
    compiled = set(setup.compiled())
    others = set(sources(setup)) - compiled
    assert len(compiled) > 80
    assert compiled < set(sources(setup))
    # native steps take their parameters from the forms of a content pack, whose types are compiled into them
    decide = {path for path in others if not path.endswith("/__init__.py") and "/engine/pack/form/" not in path}
    assert decide == {"setup.py"}
    assert not any({"terminal", "training", "study", "server", "cli"} & set(path.split("/")) for path in others)


def test_every_change_to_what_is_compiled_is_seen(setup: ModuleType, checkout: Path) -> None:
    """One file after the other, all of them."""
    for path in sources(setup):
        before = Path(path).read_bytes()
        Path(path).write_bytes(before + b"\n# changed\n")
        assert not setup.current(), path
        Path(path).write_bytes(before)
    assert setup.current()


def test_no_other_change_is(setup: ModuleType, checkout: Path) -> None:
    """All other files at once: server, terminals, training, typed forms."""
    others = {file.relative_to(checkout).as_posix() for file in checkout.glob("src/**/*.py")} - set(sources(setup))
    assert len(others) > 100
    for path in others:
        Path(path).write_bytes(Path(path).read_bytes() + b"\n# changed\n")
    assert setup.current()


def test_a_new_module_with_native_numbers_is_compiled_too(setup: ModuleType, checkout: Path) -> None:
    new = checkout / "src/aedilis/games/capitol/bots/newcomer.py"
    new.write_text('"""A bot of somebody who only thinks."""\n')
    assert setup.current()
    new.write_text("from mypy_extensions import i64\n\n\ndef half(number: i64) -> i64:\n    return number // 2\n")
    assert not setup.current()


@pytest.mark.parametrize("damage", ["gone", "another tool", "no record", "not whole"])
def test_native_code_that_is_not_whole_is_made_again(setup: ModuleType, checkout: Path, damage: str) -> None:
    state: dict[str, Any] = json.loads(setup.STATE.read_text())
    if damage == "gone":
        Path(state["products"][0]).unlink()
    elif damage == "another tool":
        setup.STATE.write_text(json.dumps(state | {"tools": "mypy-1"}))
    elif damage == "no record":
        setup.STATE.unlink()
    else:
        setup.STATE.write_text("{")
    assert not setup.current()


def test_a_wheel_takes_the_engine_of_a_checkout_with_the_same_sources_only(
    setup: ModuleType, checkout: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path_factory.mktemp("sdist")
    for file in [*checkout.glob("src/**/*.py"), checkout / "setup.py"]:
        target = other / file.relative_to(checkout)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    monkeypatch.chdir(other)
    assert setup.current() == []
    [product] = setup.current(checkout)
    assert setup.module_of(product) == setup.ENGINE
    Path(TOOL).write_text(Path(TOOL).read_text() + "\n")
    assert setup.current(checkout) == []


ASKED = """
    cpy_r_r2 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) goto CPyL4;
    cpy_r_r3 = cpy_r_i + cpy_r_r1;
    cpy_r_r4 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1;
    if (cpy_r_r4) goto CPyL3;
"""


def test_what_is_seldom_is_told_to_the_compiler(setup: ModuleType, tmp_path: Path) -> None:
    header, code = tmp_path / "__native_internal_engine.h", tmp_path / "__native_engine.c"
    header.write_text('#include <Python.h>\n#include "x.h"\n\nextern char CPyDef_rng_____top_level__(void);\n')
    code.write_text(ASKED)
    setup.mark_seldom(tmp_path)
    assert "extern __attribute__((cold)) char CPyDef_rng_____top_level__(void);" in header.read_text()
    assert header.read_text().index('"x.h"') < header.read_text().index("(PyErr_SetNone) PyErr_SetNone __attribute__((")
    assert code.read_text() == ASKED.replace("(uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r1", "0")


def test_no_compiled_module_counts_from_the_end(setup: ModuleType) -> None:
    """In compiled code an index below 0 is an error, so that none has to be asked whether it is one."""
    for path in setup.compiled():
        for node in ast.walk(ast.parse((HOME / path).read_bytes())):
            if isinstance(node, ast.Subscript):
                assert not isinstance(node.slice, ast.UnaryOp), f"{path}:{node.lineno}"

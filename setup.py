"""Build the package: modules that compute with native numbers become native code, by mypyc and a C compiler.

Where that cannot be done, or AEDILIS_PURE=1 forbids it, the same source is installed uncompiled and the
build says so. Everything else about the package is in pyproject.toml.

AEDILIS_PROFILE=record builds an engine that notes what it does, AEDILIS_PROFILE=use one that is quick at just that.
A wheel takes the native code of the checkout that AEDILIS_ENGINE names, if it was made from these very sources.
"""

import ast
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import ClassVar, TypedDict

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

# Where playing and searching spend their time; which modules there are compiled, they say themselves.
HOT = ("aedilis/core", "aedilis/bots", "aedilis/games/*/engine", "aedilis/games/*/bots")
NATIVE = {"librt", "mypy_extensions"}
INTERPRETED = "msgspec"  # typed values for people and files: nothing is gained by compiling them

FLAGS = [
    "-Wno-error",  # a warning that only some other compiler gives must not stop the build
    "-Wno-misleading-indentation",  # Python asks for it, and on a file of this size it takes gcc minutes
    "-fno-semantic-interposition",
    "-fvisibility=hidden",  # nobody calls in but Python, by the addresses that it is given: the rest is ours to reshape
    # The engine is one file of many small functions: gcc's usual limits leave most of the calls between them standing.
    "--param=inline-unit-growth=300",
    "--param=large-unit-insns=1000000",
    "--param=max-inline-insns-auto=45",
    "--param=early-inlining-insns=24",
]
# gcc alone: optimise while linking, a process for each core. That is the same code in a third of the time.
PARALLEL = f"-flto={os.cpu_count() or 1}"
PROFILES = Path(".build/profile").absolute()
PROFILE = {
    "": [],
    "record": ["-fprofile-generate", f"-fprofile-dir={PROFILES}"],
    "use": [f"-fprofile-use={PROFILES}", "-fprofile-correction", "-fprofile-partial-training", "-Wno-missing-profile"],
}
SELDOM = ("CPy_AddTraceback", "PyErr_Occurred", "PyErr_SetNone")
# As mypyc asks whether a vec has an index if it is counted from the end.
FROM_THE_END = re.compile(r"(\w+ = \w+ \+ (\w+);\n +)(\w+) = \(uint64_t\)\w+ < \(uint64_t\)\2;")
ENGINE = "aedilis.engine__mypyc"  # holds the code of all modules; the file of each of them only finds it there

SOURCES = Path("src")
WORK = Path(".build")
STATE = WORK / "engine.json"  # what the last build in place left behind; read by the Makefile and the tests
PAGE = SOURCES / "aedilis/server/static/index.html"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
IN_PLACE = "--inplace" in sys.argv or "editable_wheel" in sys.argv
LATER = os.environ.get("AEDILIS_COMPILE") == "later"  # `make` installs first and compiles in plain sight
BUILDING = not LATER and not {"bdist_wheel", "build", "build_ext", "editable_wheel"}.isdisjoint(sys.argv)


class State(TypedDict):
    """The engine that lies in src/: how it was made, and from what."""

    mode: str  # compiled or pure
    why: str  # why it is pure: asked, no-compiler or failed
    tools: str  # the Python and the mypy that made it
    profile: str  # AEDILIS_PROFILE
    sources: dict[str, str]  # path -> sha256 of all that the native code depends on
    products: list[str]


def say(text: str) -> None:
    """Tell the person who builds."""
    print(text, flush=True)


def tools() -> str:
    """Return the versions that native code depends on besides its sources."""
    try:
        return f"{SUFFIX} mypy-{version('mypy')}"
    except PackageNotFoundError:
        return SUFFIX


def checksums(paths: Iterable[str]) -> dict[str, str]:
    """Return the sha256 of each file, "" for one that is gone."""
    return {
        path: hashlib.sha256(Path(path).read_bytes()).hexdigest() if Path(path).is_file() else ""
        for path in sorted(paths)
    }


def imported(path: Path) -> set[str]:
    """Return the names of all modules that a file imports, and of what it takes from them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def is_hot(path: Path) -> bool:
    """Tell whether a module is compiled: it has native numbers and no msgspec, or only lists constants and objects."""
    packages = {name.partition(".")[0] for name in imported(path)}
    if packages & NATIVE:
        return INTERPRETED not in packages
    tree = ast.parse(path.read_bytes())
    defines = any(isinstance(node, ast.ClassDef | ast.FunctionDef) for node in ast.walk(tree))
    return "typing" in packages and packages <= {"typing", "aedilis"} and not defines


def compiled(known: Iterable[str] = ()) -> list[str]:
    """Return the modules to compile besides those known, found in the folders of the games and of what they share."""
    found = {path.as_posix() for folder in HOT for path in SOURCES.glob(f"{folder}/**/*.py")}
    return sorted(path for path in found.difference(known) if is_hot(Path(path)))


def reached(paths: Iterable[str]) -> set[str]:
    """Return these files and all of ours that they import: mypyc copies constants and types from them."""
    found: set[str] = set()
    waiting = list(paths)
    while waiting:
        path = waiting.pop()
        if path in found or not Path(path).is_file():
            continue
        found.add(path)
        for name in imported(Path(path)):
            place = SOURCES.joinpath(*name.split("."))
            waiting += [place.with_suffix(".py").as_posix(), (place / "__init__.py").as_posix()]
    return found


def current(home: Path = Path()) -> list[str]:
    """Return the native files of a checkout if they are what a build of these sources would make now, else none."""
    try:
        state: State = json.loads((home / STATE).read_text())
        is_same = (
            state["mode"] == "compiled"
            and state["tools"] == tools()
            and state["profile"] == os.environ.get("AEDILIS_PROFILE", state["profile"])
            and all((home / product).is_file() for product in state["products"])
            and state["sources"] == checksums(state["sources"])
            and not compiled(state["sources"])
        )
    except (OSError, ValueError, KeyError):
        return []
    return state["products"] if is_same else []


def record(mode: str, why: str, sources: dict[str, str], products: list[str]) -> None:
    """Leave exactly these native files in src/, and remember how they came about."""
    for file in SOURCES.rglob(f"*{SUFFIX}"):
        if file.as_posix() not in products:
            file.unlink()
    WORK.mkdir(exist_ok=True)
    profile = os.environ.get("AEDILIS_PROFILE", "")
    state = State(mode=mode, why=why, tools=tools(), profile=profile, sources=sources, products=products)
    STATE.write_text(json.dumps(state, indent=1) + "\n")


def stay_pure(why: str, reason: str) -> list[Extension]:
    """Say that the engine stays uncompiled; return the empty list of extensions."""
    say(f"WARNING: the engine is not compiled: {reason}.")
    say("All of Aedilis works, but bots think much more slowly.")
    if why == "no-compiler":
        say("To compile it, install a C compiler (Debian: apt install gcc python3-dev) and build again.")
    if IN_PLACE:
        record("pure", why, {}, [])
    return []


def compiler_problem() -> str:
    """Return "" when a C compiler can use Python's headers, else what is missing.

    Python remembers the compiler that built it; where that one is absent, set CC to one that is here.
    """
    if os.name != "posix":
        return ""  # setuptools finds the compiler by other means
    asked = os.environ.get("CC")
    remembered = sysconfig.get_config_var("CC") or "cc"
    problem = "no C compiler was found"
    for command in [asked] if asked else [remembered, "cc", "gcc", "clang"]:
        program = shlex.split(command)
        if shutil.which(program[0]) is None:
            continue
        include = sysconfig.get_path("include")
        attempt = subprocess.run(
            [*program, "-fsyntax-only", "-x", "c", f"-I{include}", "-"],
            input=b"#include <Python.h>\n",
            capture_output=True,
        )
        if attempt.returncode == 0:
            if command != remembered:
                os.environ["CC"] = command
            return ""
        problem = f"the C compiler '{command}' cannot compile against Python.h"
    return problem


def is_gcc() -> bool:
    """Whether the C compiler is gcc: others spell the flags of link-time optimisation differently, or gain nothing."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        shown = subprocess.run([*command, "-v"], capture_output=True, text=True)
    except OSError:
        return False
    return "gcc version" in shown.stderr


def mark_seldom(folder: Path) -> None:
    """Tell the compiler what hardly ever happens, so that it keeps that out of the way of the rest.

    What runs when a module is imported is a third of the code. Few functions make errors, so whatever leads to a call
    of them is seldom too. And as the engine counts nothing from the end, an index below 0 is an error there and not a
    second question, for which every loop over a vec would pay.
    """
    header = folder / "__native_internal_engine.h"
    told = re.compile(r"^extern (char CPyDef_\w+__top_level__\(void\);)", re.MULTILINE)
    marks = "".join(f"extern __typeof__({name}) {name} __attribute__((cold));\n" for name in SELDOM)
    text = told.sub(r"extern __attribute__((cold)) \1", header.read_text())
    header.write_text(re.sub(r"(#include .*\n)(?!#include)", rf"\1{marks}", text, count=1))
    code = folder / "__native_engine.c"
    code.write_text(FROM_THE_END.sub(r"\1\3 = 0;", code.read_text()))


def translated(modules: list[str]) -> list[Extension]:
    """Translate these modules to C, and return how to build them."""
    os.environ["MYPYPATH"] = str(SOURCES)
    from mypyc.build import mypycify

    # No configuration file: what is compiled must not depend on lint settings.
    # What is only looked at, such as terminals and training, may need packages that are not here.
    options = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
    made = mypycify(
        [*options, *modules],
        group_name="aedilis.engine",
        opt_level="3",
        debug_level="0",  # debug information is nearly half of the compiler's work
        separate=False,
        multi_file=False,
        target_dir=str(WORK / "c"),
    )
    return [extension for extension in made if isinstance(extension, Extension)]


def set_flags(extension: Extension) -> None:
    """Say how an extension is compiled; only the one with the code of all is worth the compiler's time."""
    extension.depends = [*extension.depends, "setup.py"]
    if os.name != "posix" or extension.name != ENGINE:
        return
    flags = FLAGS
    if is_gcc():
        flags = [*flags, PARALLEL, *PROFILE[os.environ.get("AEDILIS_PROFILE", "")]]
        extension.extra_link_args = [*extension.extra_link_args, "-O3", *flags]  # the work is done while linking
        mark_seldom(WORK / "c/aedilis")
    extension.extra_compile_args = [*extension.extra_compile_args, *flags]


def extensions() -> list[Extension]:
    """Return how to build the native code; nothing when there is nothing to do or the engine stays uncompiled."""
    if os.environ.get("AEDILIS_PURE", "") not in ("", "0"):
        return stay_pure("asked", "AEDILIS_PURE is set")
    if IN_PLACE and current():
        say("The compiled engine is up to date.")
        return []
    if not IN_PLACE and (home := os.environ.get("AEDILIS_ENGINE")) and (products := current(Path(home))):
        say(f"The engine was compiled from these sources already, in {home}.")
        BuildEngine.ready = {module_of(product): Path(home, product) for product in products}
        return [Extension(name, []) for name in BuildEngine.ready]
    if problem := compiler_problem():
        return stay_pure("no-compiler", problem)
    modules = compiled()
    say(f"Compiling {len(modules)} modules of the engine to native code")
    BuildEngine.sources = checksums([*reached(modules), "setup.py"])
    begun = time.monotonic()
    try:
        engine = translated(modules)
    except SystemExit:  # mypyc has printed what it refuses
        return stay_pure("failed", "mypyc refused the source, for the reasons above")
    except Exception as error:
        return stay_pure("failed", f"mypyc itself failed ({error!r})")
    say(f"Translated to C after {time.monotonic() - begun:.0f} s; now the C compiler")
    for extension in engine:
        set_flags(extension)
    return sorted(engine, key=lambda extension: extension.name != ENGINE)  # the longest work first


def module_of(product: str) -> str:
    """Return the name of the module whose native code lies in a file of src/."""
    return product.removeprefix(f"{SOURCES.as_posix()}/").removesuffix(SUFFIX).replace("/", ".")


class BuildEngine(build_ext):
    """Compile in parallel; on failure leave the package pure instead of half compiled."""

    sources: ClassVar[dict[str, str]] = {}  # taken before mypyc read them: a file may change meanwhile
    ready: ClassVar[dict[str, Path]] = {}  # native code that is only to be taken along

    def finalize_options(self) -> None:
        """Use every core, unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def run(self) -> None:
        """Build all extensions or none."""
        for name, file in self.ready.items():
            target = Path(self.get_ext_fullpath(name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target)
        if self.ready or not self.extensions:
            return
        begun = time.monotonic()
        try:
            super().run()
        except Exception as error:  # setuptools passes on whatever the compiler's driver raised
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            shown = isinstance(error, CompileError | LinkError)  # then the compiler has printed why
            reason = "for the reasons above" if shown else repr(error)
            self.extensions = stay_pure("failed", f"the C compiler failed, {reason}")
            return
        if self.inplace:
            names = [extension.name.replace(".", "/") for extension in self.extensions]
            products = [f"{SOURCES.as_posix()}/{name}{SUFFIX}" for name in names]
            record("compiled", "", self.sources, products)
        say(f"The engine is compiled; the C compiler took {time.monotonic() - begun:.0f} s.")


def published(readme: str, address: str) -> str:
    """Return a readme for readers outside the repository: links into it are whole, or none while it has no address."""

    def whole(link: re.Match[str]) -> str:
        text, target = link.groups()
        return f"[{text}]({address}/blob/main/{target})" if address else text

    return re.sub(r"\[([^]]+)\]\((?![a-z]+:|#)([^)]+)\)", whole, readme)


def addresses(address: str) -> dict[str, str]:
    """Return the addresses that a package index shows."""
    pages = {"Source": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md"}
    return {name: address + page for name, page in pages.items()} if address else {}


def main() -> None:
    """Do what was asked for on the command line."""
    address = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["aedilis"]["address"]
    if BUILDING and not IN_PLACE:
        shutil.rmtree(WORK / "setuptools", ignore_errors=True)  # a wheel must hold nothing of an earlier build
        if not PAGE.is_file():
            say("WARNING: the web page is not built, so this wheel serves none; `make page` builds it.")
    setup(
        long_description=published(Path("README.md").read_text(encoding="utf-8"), address),
        long_description_content_type="text/markdown",
        project_urls=addresses(address),
        ext_modules=extensions() if BUILDING else [],
        cmdclass={"build_ext": BuildEngine},
        options={"build": {"build_base": str(WORK / "setuptools")}},
    )


if __name__ == "__main__":
    os.chdir(Path(__file__).resolve().parent)
    main()

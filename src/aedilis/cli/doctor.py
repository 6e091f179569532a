"""`aedilis doctor`: what is installed here, and whether it is whole."""

import asyncio
import json
import platform
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, NamedTuple

import typer
from rich.table import Table

from aedilis import __version__, i18n
from aedilis.bots import levels
from aedilis.cli.engine import is_compiled, place
from aedilis.core import catalogue
from aedilis.core.errors import AedilisError
from aedilis.terminal import output, rules_page
from aedilis.terminal.plain import terminal_of
from aedilis.terminal.say import fault, t

NEEDED = ("librt", "mypy_extensions", "msgspec", "typer", "rich", "fluent.runtime")


class Finding(NamedTuple):
    """One thing looked at: what was found, and whether it is as it should be."""

    what: str
    found: str
    is_good: bool


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
    all_games: Annotated[bool, typer.Option("--replay-all", help=t("help-doctor-replay-all"))] = False,
    database: Annotated[str | None, typer.Option(help=t("help-serve-database"))] = None,
) -> None:
    """Look at the installation, or replay the server's games; exit code 1 if something is missing or broken."""
    if all_games:
        raise typer.Exit(replay_all(database))
    findings = [*engine(), *packages(), *contents()]
    if as_json:
        print(json.dumps([finding._asdict() for finding in findings], indent=1))
    else:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("what", "found", "state"):
            table.add_column(t(f"column-{key}"), overflow="fold")
        for finding in findings:
            state = t("doctor-good") if finding.is_good else t("doctor-bad")
            table.add_row(finding.what, finding.found, state, style="" if finding.is_good else "bold red")
        console = output.console()
        console.print(table)
        if not is_compiled():
            console.print(t("doctor-pure"))
    if not all(finding.is_good for finding in findings):
        raise typer.Exit(1)


def replay_all(database: str | None) -> int:
    """Replay every stored game under the present rules and name those that break; return the exit code."""
    from aedilis.server.__main__ import doctor as replay
    from aedilis.server.settings import Settings

    return asyncio.run(replay(database or Settings().database))


def engine() -> list[Finding]:
    """Return what runs: a slow engine is no fault, and is said."""
    kind = t("doctor-compiled") if is_compiled() else t("doctor-uncompiled")
    return [
        Finding("aedilis", __version__, True),
        Finding(t("doctor-engine"), f"{kind} ({place()})", True),
        Finding(
            "Python",
            f"{platform.python_version()} ({platform.python_implementation()}, {platform.machine()})",
            True,
        ),
    ]


def packages() -> list[Finding]:
    """Return the versions of the packages we need."""
    result: list[Finding] = []
    for name in NEEDED:
        try:
            result.append(Finding(name, version(name), True))
        except PackageNotFoundError:
            result.append(Finding(name, t("doctor-missing"), False))
    return result


def contents() -> list[Finding]:
    """Return whether texts, rules pages, bots and what else the games consist of are there and can be read."""
    working = [known.name for known in catalogue.working()]
    result = [
        _looked(t("doctor-what-words", code=lang, game=game), partial(words_in, game, lang))
        for game in working
        for lang in i18n.languages()
    ]
    for game in catalogue.names():
        result.append(_looked(t("doctor-what-rules", game=game), partial(rules_of, game)))
        result.append(_looked(t("doctor-what-bots", game=game), partial(bots_of, game)))
    for game in working:
        result += [_looked(part.name, part.look) for part in terminal_of(game).parts()]
    return result


def words_in(game: str, lang: str) -> str:
    """Return how many refusals a language explains; raise AedilisError for one of a game of ours that it lacks."""
    keys = [f"{game}-refusal-{clause}" for clause in refusals(game)]
    own = [key for key in keys if i18n.has(key, lang)]
    if game in catalogue.ours() and len(own) < len(keys):
        key = next(key for key in keys if key not in own)
        raise AedilisError("missing-text", f"there is no text {key!r} in {lang!r}", key=key)
    for key in keys:
        i18n.text(key, lang)
    return t("doctor-words", own=len(own), count=len(keys))


def refusals(game: str) -> list[str]:
    """Return the clauses whose refusals the game has words for, with hyphens for dots."""
    start = f"{game}-refusal-"
    return [key.removeprefix(start) for key in i18n.keys(game) if key.startswith(start)]


def rules_of(game: str) -> str:
    """Return how many clauses the rules page has; every one that refuses must be among them."""
    if rules_page.page(game):
        for clause in refusals(game):
            rules_page.clause(game, clause)
    return t("doctor-rules", count=len(rules_page.clauses(game)))


def bots_of(game: str) -> str:
    """Return the levels, each of which can be made."""
    for name in levels.names(game):
        levels.make(name, game)
    return ", ".join(levels.names(game))


def _looked(what: str, look: Callable[[], str]) -> Finding:
    """Return a finding; whatever goes wrong with one thing must not hide the others."""
    try:
        return Finding(what, look(), True)
    except AedilisError as error:
        return Finding(what, fault(error), False)
    except (OSError, ValueError, ImportError) as error:
        return Finding(what, f"{type(error).__name__}: {error}", False)

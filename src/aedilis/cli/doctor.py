"""`aedilis doctor`: what is installed here, and whether it is whole."""

import asyncio
import json
import platform
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, NamedTuple

import typer
from rich.table import Table

from aedilis import __version__, i18n
from aedilis.cli import rulespage, terminal
from aedilis.cli.engine import is_compiled, place
from aedilis.cli.say import fault, t
from aedilis.core import registry
from aedilis.core.errors import AedilisError

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
        console = terminal.console()
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
    """Return whether games, boards, the content pack, bots, texts and rules pages are there and can be read."""
    from aedilis.bots import levels
    from aedilis.games.capitol.engine.board_file import BUILT_IN, built_in
    from aedilis.games.capitol.engine.clauses import REFUSING, clause_name

    def board(name: str) -> str:
        found = built_in(name)
        return t("doctor-board", sites=found.open_sites(), reconstructed="yes" if found.reconstructed else "no")

    def content(_: str) -> str:
        from aedilis.games.corduba.engine.pack.read import STANDARD, pack_of, read_documents

        return pack_of(read_documents(STANDARD)).digest[:12]

    def rules(game: str) -> str:
        for clause in REFUSING if game == "capitol" else ():
            rulespage.clause(game, clause_name(clause))
        return t("doctor-rules", count=len(rulespage.clauses(game)))

    def words(lang: str) -> str:
        keys = [f"capitol-refusal-{clause_name(clause).replace('.', '-')}" for clause in REFUSING]
        for key in keys:
            i18n.text(key, lang)
        own = sum(i18n.has(key, lang) for key in keys)
        return t("doctor-words", own=own, count=len(keys))

    def bots(game: str) -> str:
        names = levels.names(game)
        for name in names:
            levels.make(name, game)
        return ", ".join(names)

    result = [_looked(t("doctor-what-board", name=name), board, name) for name in BUILT_IN]
    result += [_looked(t("doctor-what-words", code=lang), words, lang) for lang in i18n.languages()]
    result.append(_looked(t("doctor-what-content"), content, ""))
    result += [_looked(t("doctor-what-rules", game=game), rules, game) for game in registry.names()]
    result += [_looked(t("doctor-what-bots", game=game), bots, game) for game in registry.names()]
    return result


def _looked(what: str, look: Callable[[str], str], name: str) -> Finding:
    """Return a finding; whatever goes wrong with one thing must not hide the others."""
    try:
        return Finding(what, look(name), True)
    except AedilisError as error:
        return Finding(what, fault(error), False)
    except (OSError, ValueError, ImportError) as error:
        return Finding(what, f"{type(error).__name__}: {error}", False)

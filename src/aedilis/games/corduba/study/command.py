"""`aedilis content`: check the files of a content pack of Corduba, show where what they say comes from, and try it."""

from pathlib import Path
from typing import Annotated, get_args

import msgspec
import typer
from rich.table import Table

from aedilis.games.corduba.engine.pack.check.content import check_folder
from aedilis.games.corduba.engine.pack.problems import forms
from aedilis.games.corduba.engine.pack.read import STANDARD, pack_of, read_documents
from aedilis.games.corduba.engine.pack.sources import Origin, Source, sources
from aedilis.games.corduba.study import report_command, solo_command
from aedilis.games.corduba.study.folders import there
from aedilis.games.corduba.terminal.say import t
from aedilis.terminal import output

ORIGINS = get_args(Origin)

content = typer.Typer(
    help=t("help-content"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
content.command(help=t("help-content-report"))(report_command.report)
content.command(help=t("help-content-solo"))(solo_command.solo)


@content.command(help=t("help-content-check"))
def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=t("help-content-folder"))],
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
) -> None:
    """Print all that is wrong with a pack; exit code 1 if an error keeps it from being played."""
    problems = check_folder(there(folder))
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(problems)).decode())
    else:
        console = output.console(soft_wrap=True)
        for problem in problems:
            console.print(t(f"content-{problem.severity}", problem=str(problem)), markup=False)
        console.print(t("content-found", errors=errors, warnings=len(problems) - errors))
        if not errors:
            console.print(t("content-hash", hash=pack_of(read_documents(folder)).digest))
    if errors:
        raise typer.Exit(1)


@content.command(help=t("help-content-show"))
def show(
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]", help=t("help-content-show-folder"))] = None,
) -> None:
    """Print for each file what its sources say: the rulebook's lines, a printed copy, or a reconstruction."""
    documents = read_documents(STANDARD if folder is None else there(folder))
    pack_of(documents)  # an error ends the command with its place
    found = sources(documents)
    console = output.console()
    for name in forms():
        told, plain = by_source([source for source in found if source.file == name])
        console.print(t(f"content-{name.replace('_', '-')}"), style="bold")
        if told:
            table = Table(box=None, pad_edge=False)
            table.add_column(t("column-entry"), overflow="fold", max_width=36)
            table.add_column(t("column-source"), overflow="fold")
            for entry, text in told:
                table.add_row(entry, text)
            console.print(table)
        for origin, entries in plain.items():
            console.print(t(f"content-only-{origin}", entries=", ".join(entries)), markup=False)
        console.print()
    console.print(counts(found))
    console.print(t("content-show-end"))


def by_source(found: list[Source]) -> tuple[list[tuple[str, str]], dict[str, list[str]]]:
    """Return what sources say more about, with their words, and by origin what they only give an origin for."""
    told: list[tuple[str, str]] = []
    plain: dict[str, dict[str, list[str]]] = {}
    whole = {source.entry: source.text for source in found if source.part == ""}
    for source in found:
        if source.part and source.text == whole.get(source.entry):
            continue  # as the rest of its entry
        if source.text in ORIGINS:
            plain.setdefault(source.text, {}).setdefault(source.entry, []).append(source.part)
        else:
            told.append((f"{source.entry} {source.part}".rstrip(), source.text))
    return told, {
        origin: [f"{entry} {' '.join(parts)}".rstrip() for entry, parts in entries.items()]
        for origin, entries in plain.items()
    }


def counts(found: list[Source]) -> Table:
    """Return how many sources of each file name which origin."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(t("column-file"))
    for origin in ORIGINS:
        table.add_column(t(f"origin-{origin}"), justify="right")
    for name in forms():
        own = [source.origin for source in found if source.file == name]
        table.add_row(t(f"content-{name.replace('_', '-')}"), *(str(own.count(origin)) for origin in ORIGINS))
    all_of_them = [source.origin for source in found]
    table.add_row(t("content-all"), *(str(all_of_them.count(origin)) for origin in ORIGINS), style="bold")
    return table

"""`aedilis conformance`: whether an engine keeps the rules of a game, case by case."""

import contextlib
import json
import shlex
import subprocess
import sys
from typing import Annotated

import msgspec
import typer

from aedilis.core import catalogue
from aedilis.core.conformance import Answer, Question, failures, own_answer, suites
from aedilis.core.contract import Rules
from aedilis.core.errors import AedilisError, OptionError
from aedilis.terminal import output
from aedilis.terminal.say import t

KEEPS, BREAKS = 0, 1
MOST_SHOWN = 20


class EngineError(AedilisError):
    """An engine that does not answer as it should."""


class Program:
    """Somebody's engine: a program that answers each line of JSON with a line of JSON."""

    def __init__(self, command: str) -> None:
        """Start it; raise EngineError if there is no such program."""
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as fault:
            raise EngineError("engine-fault", t("conformance-no-engine", command=command[:80])) from fault

    def __call__(self, asked: Question) -> Answer:
        """Ask about one case; raise EngineError for what is no answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(msgspec.json.encode(asked).decode() + "\n")
            self.process.stdin.flush()
            return msgspec.json.decode(self.process.stdout.readline(), type=Answer)
        except (OSError, ValueError) as fault:
            raise EngineError("engine-fault", t("conformance-no-answer", case=asked.id)) from fault

    def close(self) -> None:
        """End it: nothing more is asked."""
        with contextlib.suppress(OSError):  # it may have ended by itself
            self.process.communicate()


def conformance(
    game: Annotated[str, typer.Argument(help=t("help-conformance-game"))],
    engine: Annotated[str | None, typer.Option(help=t("help-conformance-engine"))] = None,
    case: Annotated[str, typer.Option(help=t("help-conformance-case"))] = "",
    answer: Annotated[bool, typer.Option("--answer", help=t("help-conformance-answer"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
) -> None:
    """Put the cases of a game to an engine: exit code 0 if it answers all as the rules do, else 1."""
    rules = catalogue.rules(game)
    if answer:
        reply(rules)
        return
    cases = [one for suite in suites(game) for one in suite.cases if one.id.startswith(case)]
    if not cases:
        raise OptionError("no-such-case", t("conformance-no-case", game=game, case=case[:40]), case=case)
    if engine is None:
        found = list(failures(cases, lambda asked: answered(rules, asked)))
    else:
        with contextlib.closing(Program(engine)) as program:
            found = list(failures(cases, program))
    if as_json:
        wrong = [
            {"id": one.case.id, "clauses": one.case.clauses, "line": one.case.line, "wrong": one.wrong} for one in found
        ]
        print(json.dumps({"cases": len(cases), "failures": wrong}))
        raise typer.Exit(BREAKS if found else KEEPS)
    console = output.console(soft_wrap=True)
    for failure in found[:MOST_SHOWN]:
        shown = failure.case
        clauses = ", ".join(shown.clauses)
        said = t("conformance-fails", case=shown.id, clauses=clauses, line=shown.line, wrong=failure.wrong)
        console.print(said, markup=False)
    console.print(t("conformance-sum", cases=len(cases), failures=len(found)))
    raise typer.Exit(BREAKS if found else KEEPS)


def answered(rules: Rules, asked: Question) -> Answer:
    """Return what our own engine says, or that it cannot answer; the cases behind it are asked all the same."""
    try:
        return own_answer(rules, asked)
    except (AedilisError, ValueError, KeyError, TypeError) as fault:
        return Answer(verdict=f"fault: {fault}")


def reply(rules: Rules) -> None:
    """Answer the lines of the standard input by our own engine: the protocol from the other side."""
    for line in sys.stdin:
        try:
            said = answered(rules, msgspec.json.decode(line, type=Question))
        except ValueError as fault:
            said = Answer(verdict=f"fault: {fault}")
        sys.stdout.write(msgspec.json.encode(said).decode() + "\n")
        sys.stdout.flush()

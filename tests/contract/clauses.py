"""Reads clauses off rules pages, code and tests; what a game calls its clauses is one of its facts."""

import ast
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from aedilis.core.conformance import suites

NO_TEST = re.compile(r"\*\(no test: [^)]+\)\*")
IN_TEST_NAME = re.compile(r"test_([A-Z]\d+(?:_\d+[a-z]?)?)(?=_)")


class Clauses(NamedTuple):
    """How a rules page numbers its clauses, as a regular expression, and which of them refuse actions."""

    number: str
    refusing: Callable[[], set[str]]
    cases: str = "(?!)"
    """Cases in tables of the page that tests may name as well."""
    all_cases: bool = False
    """Every case needs a test of its own."""
    source: str = "(?!)"
    """How a clause names the book, or the part of it, that it comes from."""

    def defined_in(self, page: str) -> dict[str, str]:
        """Return the text of each clause of a page; a clause reaches to the next one or to an empty line."""
        found = list(re.finditer(rf"^ *- \*\*({self.number})\*\*", page, re.MULTILINE))
        result: dict[str, str] = {}
        for number, match in enumerate(found):
            assert match[1] not in result, f"{match[1]} stands twice"
            end = found[number + 1].start() if number + 1 < len(found) else len(page)
            result[match[1]] = page[match.start() : end].split("\n\n")[0]
        return result

    def cases_in(self, page: str) -> set[str]:
        """Return the cases in the tables of a page."""
        return set(re.findall(rf"^\| ({self.cases}) \|", page, re.MULTILINE))

    def cited_in(self, texts: Iterable[str]) -> set[str]:
        """Return every clause that the texts name."""
        return {clause for text in texts for clause in re.findall(rf"\b(?:{self.number})\b", text)}

    def untested(self, page: str, tests: Iterable[str], by_cases: Iterable[str] = ()) -> set[str]:
        """Return the clauses, and cases if they need it, that no test is about and that do not say why.

        What the conformance files are about is tested too.
        """
        need = {clause for clause, text in self.defined_in(page).items() if not NO_TEST.search(text)}
        return (need | (self.cases_in(page) if self.all_cases else set())) - self.named_by(tests) - set(by_cases)

    def named_by(self, tests: Iterable[str]) -> set[str]:
        """Return every clause and case that a test has in its name or in its `clause` mark."""
        return set[str]().union(*self.by_test(tests).values())

    def by_test(self, tests: Iterable[str]) -> dict[str, set[str]]:
        """Return every test with the clauses and cases that it has in its name or in its `clause` mark."""
        result: dict[str, set[str]] = {}
        for text in tests:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    named = {clause for clause in _named(node) if re.fullmatch(f"{self.number}|{self.cases}", clause)}
                    result.setdefault(node.name, set()).update(named)
        return result


def by_case(game: str) -> dict[str, set[str]]:
    """Return the numbered cases in the conformance files, which are tests too, each with its clauses."""
    result: dict[str, set[str]] = {}
    for suite in suites(game):
        if suite.numbered:
            for case in suite.cases:
                result.setdefault(re.sub(r" \d+$", "", case.id), set()).update(case.clauses)
    return result


def _named(test: ast.FunctionDef) -> set[str]:
    result = {name[1].replace("_", ".")} if (name := IN_TEST_NAME.match(test.name)) else set()
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name | ast.Attribute):
            if (mark.func.id if isinstance(mark.func, ast.Name) else mark.func.attr) == "clause":
                result |= {str(word.value) for word in mark.args if isinstance(word, ast.Constant)}
    return result


def read(folder: Path, pattern: str) -> list[str]:
    """Return the texts of files in a folder."""
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob(pattern))]

"""The conformance files: they say what the rules say, and anybody's engine can be asked."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from aedilis.cli.main import app
from aedilis.core.catalogue import names, rules
from aedilis.core.conformance import Answer, Case, Suite, failures, own_answer, suites
from tests.contract.test_page import clauses_of, page_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/conformance.md").read_text()
GAMES = [name for name in names() if suites(name)]
CASES = {name: [case for suite in suites(name) for case in suite.cases] for name in GAMES}
LEAST = {"capitol": 150, "corduba": 250}


def test_both_games_have_many_cases() -> None:
    assert {name: len(CASES[name]) >= least for name, least in LEAST.items()} == dict.fromkeys(LEAST, True)
    for name in GAMES:
        verdicts = [case.verdict for case in CASES[name]]
        assert min(verdicts.count("legal"), verdicts.count("refused")) > 50


@pytest.mark.parametrize("name", GAMES)
def test_the_engine_answers_every_case_as_the_rules_do(name: str) -> None:
    found = rules(name)
    wrong = list(failures(CASES[name], lambda case: own_answer(found, case.position, case.action)))
    assert [(failure.case.id, failure.wrong) for failure in wrong] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_case_is_whole(name: str) -> None:
    known = set(clauses_of(name).defined_in(page_of(name)))
    assert len({case.id for case in CASES[name]}) == len(CASES[name])
    for suite in suites(name):
        assert (suite.game, suite.rules) == (name, rules(name).version)
    for case in CASES[name]:
        assert rules(name).notation(rules(name).packed(case.line)) == case.line
        assert json.loads(msgspec.json.encode(rules(name).typed(case.line))) == case.action
        assert (case.verdict == "refused") == (case.clause is not None) == (case.after is None)
        assert case.clauses
        for clause in (*case.clauses, *filter(None, [case.clause])):
            assert clause in known or re.fullmatch(r"[STX]\d+[a-z]?", clause), clause  # numbered cases


@pytest.mark.parametrize("name", GAMES)
def test_what_an_engine_gets_wrong_is_found(name: str) -> None:
    def stubborn(case: Case) -> Answer:
        return Answer(verdict="legal", after={"scores": [99]})

    def vague(case: Case) -> Answer:
        return Answer(verdict=case.verdict)

    def confused(case: Case) -> Answer:
        return Answer(verdict=case.verdict, clause="R9.99" if case.clause else None)

    assert len(list(failures(CASES[name], stubborn))) == len(CASES[name])
    assert list(failures(CASES[name], vague)) == []
    assert len(list(failures(CASES[name], confused))) == sum(case.clause is not None for case in CASES[name])


def test_the_page_shows_a_case_the_form_and_the_use_of_it() -> None:
    [text] = re.findall(r"```json case\n(.*?)```", PAGE, flags=re.DOTALL)
    case = msgspec.json.decode(text, type=Case)
    assert list(failures([case], lambda one: own_answer(rules("capitol"), one.position, one.action))) == []
    for field in (*Case.__struct_fields__, *Suite.__struct_fields__):
        assert f"`{field}`" in PAGE
    [code] = re.findall(r"```python conformance\n(.*?)```", PAGE, flags=re.DOTALL)
    scope: dict[str, Any] = {"print": lambda found: scope.update(found=found)}
    exec(code, scope)
    assert scope["found"] == []


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["conformance", *arguments])
    return result.exit_code, result.output


def test_the_command_asks_our_engine_and_one_behind_the_protocol(tmp_path: Path) -> None:
    assert run("capitol", "--case", "T11")[0] == 0
    ours = f"{sys.executable} -m aedilis conformance capitol --answer"
    code, said = run("capitol", "--case", "T1", "--engine", ours)
    assert code == 0, said
    wrong = tmp_path / "engine.py"
    wrong.write_text('import sys\nfor line in sys.stdin:\n    print(\'{"verdict": "legal"}\', flush=True)\n')
    code, said = run("capitol", "--case", "R1.19", "--engine", f"{sys.executable} {wrong}")
    assert code == 1
    assert "refused expected, legal answered" in said
    for engine in ("no-such-engine", f'{sys.executable} -c "print()"', ""):
        assert run("capitol", "--case", "T11", "--engine", engine)[0] == 1

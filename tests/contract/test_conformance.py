"""The conformance files: they say what the rules say, and anybody's engine can be asked."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from aedilis.cli import conformance as command
from aedilis.cli.main import app
from aedilis.core.catalogue import names, rules
from aedilis.core.conformance import (
    After,
    Answer,
    Case,
    CaseFacts,
    Deal,
    Numbered,
    PriorAction,
    Question,
    Suite,
    failures,
    own_answer,
    suites,
    value_at,
)
from aedilis.core.errors import AedilisError
from tests.contract.test_page import clauses_of, own_tests, page_of

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/conformance.md").read_text()
GAMES = [name for name in names() if suites(name)]
CASES = {name: [case for suite in suites(name) for case in suite.cases] for name in GAMES}
NUMBERED = {name: [each for suite in suites(name) for each in suite.numbered] for name in GAMES}
LEAST = {"capitol": 150, "corduba": 250}


def test_both_games_have_many_cases() -> None:
    assert {name: len(CASES[name]) >= least for name, least in LEAST.items()} == dict.fromkeys(LEAST, True)
    for name in GAMES:
        verdicts = [case.verdict for case in CASES[name]]
        assert min(verdicts.count("legal"), verdicts.count("refused")) > 50


@pytest.mark.parametrize("name", GAMES)
def test_the_engine_answers_every_case_as_the_rules_do(name: str) -> None:
    found = rules(name)
    wrong = list(failures(CASES[name], lambda asked: own_answer(found, asked)))
    assert [(failure.case.id, failure.wrong) for failure in wrong] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_case_is_whole(name: str) -> None:
    known = set(clauses_of(name).defined_in(page_of(name))) | clauses_of(name).cases_in(page_of(name))
    known |= {each.number for each in NUMBERED[name]}
    assert len({case.id for case in CASES[name]}) == len(CASES[name])
    for suite in suites(name):
        assert (suite.game, suite.rules) == (name, rules(name).version)
    for case in CASES[name]:
        for line, action in [(each.line, each.action) for each in case.played] + [(case.line, case.action)]:
            if action is not None:
                assert rules(name).notation(rules(name).packed(line)) == line
                assert json.loads(msgspec.json.encode(rules(name).typed(line))) == action
        assert (case.position is None) != (case.deal is None)
        assert (case.verdict == "stands") == (case.action is None) == (case.line == "")
        assert (case.verdict == "refused") == (case.clause is not None) == (case.after is None)
        assert case.clauses
        assert {*case.clauses, *filter(None, [case.clause])} - known == set(), case.id


def asked_of(case: Case) -> list[str]:
    """Return what a case asks besides the verdict."""
    look = case.question().look
    return [*look.facts, *look.sees, *look.legal]


# The numbered examples: what the rules pages and the rulebooks calculate.

BOOK = {  # the numbers that there are; each begins a table of the examples
    "capitol": [*range(1, 10), *range(10, 18), *range(20, 30), *range(30, 49), *range(50, 60)],
    "corduba": list(range(1, 29)),
}
MORE = {"capitol": {"T11a", "T11b", *(f"S{number}" for number in range(1, 17))}, "corduba": set[str]()}


@pytest.mark.parametrize("name", sorted(BOOK))
def test_every_numbered_example_is_there(name: str) -> None:
    numbers = [each.number for each in NUMBERED[name]]
    assert sorted(numbers) == sorted({f"T{number}" for number in BOOK[name]} | MORE[name])
    in_tables = {number for number in clauses_of(name).cases_in(page_of(name)) if number.startswith("T")}
    assert in_tables <= set(numbers)
    asked = {case.clauses[0] for case in CASES[name]}
    for each in NUMBERED[name]:
        assert each.says
        assert (each.number in asked) != bool(each.no_case), each.number


@pytest.mark.parametrize("name", sorted(BOOK))
def test_an_example_that_is_no_case_has_a_test_in_python(name: str) -> None:
    tests = clauses_of(name).by_test(own_tests(name))
    sources = " ".join(own_tests(name))
    for each in NUMBERED[name]:
        if each.no_case:
            named = [test for test in tests if test in each.no_case or test.startswith(f"test_{each.number}_")]
            assert named, each.number
            assert f"def {named[0]}(" in sources


@pytest.mark.parametrize("name", sorted(BOOK))
def test_an_example_asks_more_than_the_verdict(name: str) -> None:
    for each in NUMBERED[name]:
        cases = [case for case in CASES[name] if case.clauses[0] == each.number]
        tells = [case for case in cases if case.clause or asked_of(case) or (case.after and any(case.after.scores))]
        assert bool(tells) != bool(each.no_case), each.number


# The runner.


def answers(name: str, answer: Callable[[Case], Answer]) -> list[str]:
    """Return the cases that an engine gets wrong which knows the right answers and says this instead."""
    by_id = {case.id: case for case in CASES[name]}
    return [failure.case.id for failure in failures(CASES[name], lambda asked: answer(by_id[asked.id]))]


def changed(value: Any) -> Any:
    """Return another value."""
    return [value] if isinstance(value, list) else "something else"


@pytest.mark.parametrize("name", GAMES)
def test_what_an_engine_gets_wrong_is_found(name: str) -> None:
    every = [case.id for case in CASES[name]]
    assert answers(name, lambda case: Answer(verdict="legal", after={"scores": [99]})) == every
    assert answers(name, lambda case: Answer(verdict=case.verdict)) == []
    confused = answers(name, lambda case: Answer(verdict=case.verdict, clause="R9.99" if case.clause else None))
    assert confused == [case.id for case in CASES[name] if case.clause is not None]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("part", ["facts", "sees", "legal"])
def test_a_wrong_fact_is_found(name: str, part: str) -> None:
    def careless(case: Case) -> Answer:
        said = {} if case.after is None else msgspec.to_builtins(case.after)
        for key, value in said.get(part, {}).items():
            said[part][key] = {one: changed(it) for one, it in value.items()} if part == "sees" else changed(value)
        if part == "legal":
            said["legal"] = {start: ["0 nothing"] for start in said.get("legal", {})}
        return Answer(verdict=case.verdict, after=said or None)

    asking = [case.id for case in CASES[name] if getattr(case.question().look, part)]
    assert answers(name, careless) == asking
    assert asking or (name, part) == ("corduba", "sees")


def test_what_a_document_leaves_out_is_nothing() -> None:
    document = {"a": [{"b": 0}, {"c~/d": 5}]}
    assert value_at(document, "/a/1/c~0~1d") == 5
    assert [value_at(document, way) for way in ("/a/2", "/a/0/x/y", "/b", "/a/-1")] == [None] * 4
    after = After(scores=(0,), to_act=(0,), over=False, facts={"/a": 0, "/b": [], "/c": {"d": 0}, "/e": False})
    case = Case(id="x", clauses=("R1.1",), position={}, verdict="stands", after=after)
    silent: list[dict[str, Any]] = [{}, {"/a": None, "/b": None, "/c": {}, "/e": 0}]
    for facts in silent:
        assert wrong_in(case, facts) == []
    assert wrong_in(case, {"/c": {"d": 1}}) == ['/c {"d": 0} expected, {"d": 1} answered']


def wrong_in(case: Case, facts: dict[str, Any]) -> list[str]:
    """Return what is wrong with an answer of these facts."""
    return [failure.wrong for failure in failures([case], lambda _: Answer(verdict="stands", after={"facts": facts}))]


@pytest.mark.parametrize(
    "question",
    [
        Question(),
        Question(position={}, deal=Deal(players=2)),
        Question(deal=Deal(players=9)),
        Question(deal=Deal(players=2), action={"type": "jump"}),
        Question(deal=Deal(players=2), played=(PriorAction(action={"type": "pass", "seat": 7}, line="7 pass"),)),
    ],
)
def test_a_question_that_cannot_be_has_an_error_with_a_code(question: Question) -> None:
    with pytest.raises(AedilisError) as refused:
        own_answer(rules("capitol"), question)
    assert refused.value.code


def test_the_page_shows_a_case_the_form_and_the_use_of_it() -> None:
    [text] = re.findall(r"```json case\n(.*?)```", PAGE, flags=re.DOTALL)
    case = msgspec.json.decode(text, type=Case)
    assert list(failures([case], lambda asked: own_answer(rules("capitol"), asked))) == []
    for kind in (Case, Suite, After, Numbered, CaseFacts, Deal):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in PAGE
    [code] = re.findall(r"```python conformance\n(.*?)```", PAGE, flags=re.DOTALL)
    scope: dict[str, Any] = {"print": lambda found: scope.update(found=found)}
    exec(code, scope)
    assert scope["found"] == []


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["conformance", *arguments])
    return result.exit_code, result.output


def test_a_case_that_cannot_be_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    suite = suites("capitol")[0]
    spoilt = msgspec.structs.replace(suite.cases[0], id="T0", position={"players": 9, "seats": []})
    monkeypatch.setattr(command, "suites", lambda _: [msgspec.structs.replace(suite, cases=(spoilt, *suite.cases[:3]))])
    code, said = run("capitol", "--json")
    told = json.loads(said)
    assert (code, told["cases"], [failure["id"] for failure in told["failures"]]) == (1, 4, ["T0"])
    assert "impossible-position" in told["failures"][0]["wrong"]


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
    code, said = run("capitol", "--case", "R1.19", "--engine", f"{sys.executable} {wrong}", "--json")
    told = json.loads(said)
    assert code == 1
    assert told["failures"][0]["wrong"] == "refused expected, legal answered"
    assert len(told["failures"]) < told["cases"]
    assert (run("capitol", "--case", "nothing")[0], run("corduba", "--case", "T15", "--json")[0]) == (1, 0)
    odd = tmp_path / "odd.py"
    answer = {"verdict": "stands", "after": {"facts": 3, "sees": [], "legal": {"0 floor": [1, "a"], "0": 5}}}
    odd.write_text(f"import sys\nfor line in sys.stdin:\n    print({json.dumps(answer)!r}, flush=True)\n")
    code, said = run("capitol", "--case", "T1", "--engine", f"{sys.executable} {odd}")
    assert (code, '[1, "a"] answered' in said) == (1, True)
    for engine in ("no-such-engine", f'{sys.executable} -c "print()"', ""):
        assert run("capitol", "--case", "T11", "--engine", engine)[0] == 1

"""The questions of the rule tests, as cases of the conformance files.

Every `why_not` and every action that is played is a case, if its position is one that can be loaded and the engine
answers from there what it answered in the test. While the rule tests run, each question is compared with the file;
`python -m tests.games.recording GAME` writes the files anew when rule tests were added or changed. Numbered examples
(`T.json`, `S.json`) are written by hand and stay as they are.
"""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from aedilis.core import catalogue
from aedilis.core.conformance import After, Case, Question, Suite, own_answer, suites
from aedilis.core.contract import State
from aedilis.core.errors import AedilisError

ASKED = "AEDILIS_RECORD_CASES"
NAMED = re.compile(r"test_([A-Z]\d+_\d+[a-z]?)_")
MOST_OF_A_TEST, MOST_OF_A_PARAMETER = 6, 2
BY_HAND = {"T.json", "S.json"}
test: Any = None
"""The test that runs, set by the fixture of the folder."""
asked = 0
"""How many questions it has asked."""
found: dict[str, list[Case]] = {}


def is_on() -> bool:
    """Tell whether the files are to be written."""
    return ASKED in os.environ


def begin(item: Any) -> None:
    """Say which test asks from now on, None for no one."""
    global test, asked
    test, asked = item, 0


def note(game: str, state: State, line: str) -> None:
    """Write a question down before it is answered, or see that it is written."""
    global asked
    match = NAMED.match(test.name) if test is not None else None
    asked += 1
    if match is None or asked > (MOST_OF_A_PARAMETER if "[" in test.name else MOST_OF_A_TEST):
        return
    case = case_of(game, match.group(1), state, line)
    if case is None:
        return
    if is_on():
        group = re.match(r"[A-Z]\d*", case.id)
        assert group is not None
        found.setdefault(group.group(), []).append(case)
        return
    stale = f"{case.id} is not in the conformance files: run python -m tests.games.recording {game}"
    assert written(game).get(case.id) == msgspec.json.encode(case), stale


@cache
def written(game: str) -> dict[str, bytes]:
    """Return the cases of the files by their names."""
    return {case.id: msgspec.json.encode(case) for suite in suites(game) for case in suite.cases}


def case_of(game: str, clause: str, state: State, line: str) -> Case | None:
    """Return a question as a case; None if it is about something that no whole game comes to."""
    rules = catalogue.rules(game)
    position = msgspec.to_builtins(rules.position(state))
    usual = rules.options(None)
    position["options"] = {key: value for key, value in position["options"].items() if value != usual.get(key)}
    action = msgspec.to_builtins(rules.typed(line))
    refusal = state.refusal(rules.packed(line))
    try:
        said = own_answer(rules, Question(position=position, action=action))
    except AedilisError:
        return None
    if (said.verdict == "refused") != bool(refusal) or (refusal and said.clause != rules.clause(refusal)):
        return None
    numbers = [clause.replace("_", ".")]
    numbers += [number for mark in test.iter_markers("clause") for number in mark.args]
    words = test.name.removeprefix(f"test_{clause}_").replace("_", " ").replace("[", " [")
    return Case(
        id=f"{numbers[0]} {words} {asked}",
        clauses=tuple(dict.fromkeys([*numbers, *([said.clause] if said.clause else [])])),
        position=position,
        action=action,
        line=rules.notation(rules.packed(line)),
        verdict="refused" if refusal else "legal",
        clause=said.clause,
        after=None if said.after is None else msgspec.convert(said.after, After),
    )


def write(game: str) -> None:
    """Write the files, one for each chapter of the rules, cases in the order of the tests."""
    folder = Path(str(catalogue.find(game).folder)) / "conformance"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        if old.name not in BY_HAND:
            old.unlink()
    for group, cases in found.items():
        suite = Suite(game=game, rules=catalogue.rules(game).version, cases=tuple(cases))
        lines = [msgspec.json.encode(case).decode() for case in suite.cases]
        head = f'{{"conformance": {suite.conformance}, "game": "{game}", "rules": {suite.rules}, "cases": [\n'
        (folder / f"{group}.json").write_text(head + ",\n".join(lines) + "\n]}\n")


def main(game: str) -> int:
    """Run the rule tests of a game with the pen in hand."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", f"tests/games/{game}"]
    return subprocess.run(command, env={**os.environ, ASKED: game}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

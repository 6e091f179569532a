"""Writes down what the rule tests ask: `python -m tests.games.recording GAME` makes the conformance files of a game.

Every `why_not` and every action that is played is a case, if its position is one that can be loaded and the engine
answers from there what it answered in the test. The files are made anew when rule tests are added or changed.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from aedilis.core import catalogue
from aedilis.core.conformance import Case, Suite, own_answer
from aedilis.core.contract import State
from aedilis.core.errors import AedilisError

ASKED = "AEDILIS_RECORD_CASES"
NAMED = re.compile(r"test_([A-Z]\d+(?:_\d+)?[a-z]?)_")
MOST_OF_A_TEST = 6
test: Any = None
"""The test that runs, set by the fixture of the folder."""
found: dict[str, list[Case]] = {}
counts: dict[str, int] = {}


def is_on() -> bool:
    """Tell whether cases are asked for."""
    return ASKED in os.environ


def note(game: str, state: State, line: str) -> None:
    """Write down a question before it is answered."""
    if not is_on() or test is None:
        return
    rules = catalogue.rules(game)
    name = re.sub(r"\[.*", "", test.name)
    counts[name] = counts.get(name, 0) + 1
    if counts[name] > MOST_OF_A_TEST or not (match := NAMED.match(name)):
        return
    position = msgspec.to_builtins(rules.position(state))
    usual = rules.options(None)
    position["options"] = {key: value for key, value in position["options"].items() if value != usual.get(key)}
    action = msgspec.to_builtins(rules.typed(line))
    refusal = state.refusal(rules.packed(line))
    try:
        said = own_answer(rules, position, action)
    except AedilisError:
        return  # the test is about something that no whole game comes to
    if (said.verdict == "refused") != bool(refusal) or (refusal and said.clause != rules.clause(refusal)):
        return
    numbers = [match.group(1).replace("_", ".")]
    numbers += [number for mark in test.iter_markers("clause") for number in mark.args]
    case = Case(
        id=f"{numbers[0]} {name.removeprefix(f'test_{match.group(1)}_').replace('_', ' ')} {counts[name]}",
        clauses=tuple(dict.fromkeys([*numbers, *([said.clause] if said.clause else [])])),
        position=position,
        action=action,
        line=rules.notation(rules.packed(line)),
        verdict="refused" if refusal else "legal",
        clause=said.clause,
        after=said.after,  # type: ignore[arg-type]  # it is written as it is told
    )
    group = re.match(r"[A-Z]\d*", numbers[0])
    assert group is not None
    found.setdefault("T" if group.group().startswith("T") else group.group(), []).append(case)


def write(game: str) -> None:
    """Write the files, one for each chapter of the rules, cases in order of their numbers."""
    folder = Path(str(catalogue.find(game).folder)) / "conformance"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for group, cases in found.items():
        unique = {case.id: case for case in cases}
        suite = Suite(game=game, rules=catalogue.rules(game).version, cases=tuple(unique.values()))
        lines = [msgspec.json.encode(case).decode() for case in suite.cases]
        head = f'{{"conformance": 1, "game": "{game}", "rules": {suite.rules}, "cases": [\n'
        (folder / f"{group}.json").write_text(head + ",\n".join(lines) + "\n]}\n")


def main(game: str) -> int:
    """Run the rule tests of a game with the pen in hand."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", f"tests/games/{game}", "-k", "rules or cases"]
    return subprocess.run(command, env={**os.environ, ASKED: game}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

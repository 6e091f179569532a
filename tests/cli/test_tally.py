"""`make test` ends with one line that counts everything."""

import os
import subprocess
from pathlib import Path

import pytest

TALLY = Path(__file__).parents[2] / "scripts" / "tally"


def tally(notes: Path, *arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [str(TALLY), *arguments], env=os.environ | {"TALLY": str(notes)}, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize(
    ("said", "passed", "failed"),
    [
        ("== 12 failed, 4900 passed, 3 skipped in 61.20s (0:01:01) ==", 4900, 12),
        ("43 passed in 9.22s", 43, 0),
        (" Test Files  1 failed | 8 passed (9)\n      Tests  2 failed | 132 passed (134)", 132, 2),
        ("\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m134 passed\x1b[39m\x1b[22m\x1b[90m (134)\x1b[39m", 134, 0),
        ("\u2139 tests 90\n\u2139 pass 89\n\u2139 fail 1", 89, 1),
        ("# tests 90\n# pass 90\n# fail 0", 90, 0),
    ],
)
def test_the_closing_lines_of_all_tools_are_counted(tmp_path: Path, said: str, passed: int, failed: int) -> None:
    notes = tmp_path / "tally"
    assert tally(notes, "one", "60", "printf", "%s\n", said) == (0, said + "\n")
    assert tally(notes, "again", "60", "printf", "%s\n", said)[0] == 0
    lines = tally(notes, "--sum")[1].splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["one", "again", "all"]
    assert lines[-1] == f"{2 * passed} passed, {2 * failed} failed"


def test_a_part_that_fails_is_a_failure(tmp_path: Path) -> None:
    assert tally(tmp_path / "tally", "bad", "60", "sh", "-c", "echo 1 failed, 2 passed in 0.1s; exit 3")[0] == 3
    assert tally(tmp_path / "tally", "--sum")[1].endswith("\n2 passed, 1 failed\n")


def test_a_part_that_takes_longer_than_its_budget_is_named_but_no_failure(tmp_path: Path) -> None:
    notes = tmp_path / "tally"
    assert tally(notes, "quick", "60", "echo", "1 passed in 0.1s")[0] == 0
    assert tally(notes, "slow", "-1", "echo", "1 passed in 0.1s")[0] == 0  # nothing takes less than no time
    quick, slow, together, *_, last = tally(notes, "--sum")[1].splitlines()
    assert "over its budget" in slow
    assert "over" not in quick + together
    assert together.endswith(" s of   59 s")
    assert last == "2 passed, 0 failed"

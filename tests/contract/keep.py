"""Find the golden files of a game anew: its records, and the numbers that every build must reproduce.

    python -m tests.contract.keep GAME            writes what is missing, and never touches a file that is there
    python -m tests.contract.keep GAME --check    says which files would come out otherwise today

A golden record changes only together with the rule that changes it: delete the file, run this, and name the rule in
the commit. Records of bots want the compiled engine, or it takes long.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.contract.facts import facts_of


def files_of(game: str) -> Iterator[tuple[Path, str]]:
    """Yield every golden file of a game with the text that it would have today."""
    facts = facts_of(game)
    for goldens in facts.goldens:
        yield from goldens.files()
    if facts.counts is not None:
        yield from facts.counts.files()


def keep(files: Iterable[tuple[Path, str]], *, check: bool) -> int:
    """Write the files that are missing, or only tell of it; return how many are otherwise than they would be today."""
    differing = 0
    for path, text in files:
        if not path.exists() and not check:
            path.write_text(text, encoding="utf-8")
            print("written:", path.name, flush=True)
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print("differs:", path.name)
            differing += 1
    return differing


if __name__ == "__main__":
    sys.exit(keep(files_of(sys.argv[1]), check="--check" in sys.argv))

"""What the contract tests must be told about Corduba."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from aedilis.games import corduba
from aedilis.games.corduba.engine import clauses
from aedilis.games.corduba.engine.clauses import clause_name
from aedilis.games.corduba.engine.pack.read import STANDARD, read_documents
from tests.contract.clauses import Clauses, read
from tests.contract.facts import Facts, listed_options
from tests.games.corduba.builder import assert_conserved
from tests.games.corduba.golden.counts import COUNTS
from tests.games.corduba.golden.players import PLAYERS
from tests.games.corduba.golden.wanted import GOLDENS
from tests.games.corduba.golden_solo.wanted import GOLDENS as SOLO
from tests.games.corduba.notation import NOTATION
from tests.games.corduba.sealing import resealed


def peaceful_pack() -> dict[str, Any]:
    """Return a content pack without unrest on tiles and with cheap buildings: its games reach the last round."""
    documents = read_documents(STANDARD)
    for building in documents["buildings"]["building"]:
        building["unrest_immune"] = True
        building["cost"] = {"worker": 1, "denarii": 1}
        for line in building["action"]:
            line["workers"] = 1
    for monument in documents["monuments"]["monument"]:
        monument["cost"] = {"worker": 2}
    return documents


PEACEFUL = peaceful_pack()


ENGINE = Path(str(corduba.__file__)).parent / "engine"
CONSTANT = re.compile(r"C\d+_\d+[A-Z]?")


def refusing_in(texts: Iterable[str]) -> set[str]:
    """Return the clauses that the engine takes from clauses.py to refuse with."""
    result: set[str] = set()
    for text in texts:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module == clauses.__name__:
                result |= {clause_name(getattr(clauses, word.name)) for word in node.names if CONSTANT.match(word.name)}
    return result


def options(players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return every combination of options, with the shipped pack and with one of our own."""
    content = st.fixed_dictionaries({"content": st.sampled_from(["standard", PEACEFUL])})
    return st.builds(lambda one, other: {**one, **other}, listed_options("corduba"), content)


# Several times the decisions that random play needs. A rebellion has no winner. To end a turn, or to make one of
# several sealed choices, changes nothing that anyone can see.
CLAUSES = Clauses(
    r"C\d+\.\d+[a-z]?", refusing=lambda: refusing_in(read(ENGINE, "*.py")), cases=r"T\d+", source=r"\(book: [^)]+\)"
)
FACTS = Facts(
    options,
    most_decisions=lambda players: 1000 * max(2, players),
    all_may_lose=True,
    is_quiet=True,
    counts=COUNTS,
    notation=NOTATION,
    clauses=CLAUSES,
    goldens=(GOLDENS, SOLO),
    players=PLAYERS,
    resealed=resealed,
    has_open_choices=True,
    assert_conserved=assert_conserved,
    idle_colours="--(g-|m-|ease-)",  # of hills, and of what moves
)

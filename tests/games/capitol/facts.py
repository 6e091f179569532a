"""What the contract tests must be told about Capitol."""

import re
from typing import Any

from hypothesis import strategies as st

from aedilis.games.capitol.engine import clauses
from tests.contract.clauses import Clauses
from tests.contract.facts import Facts, listed_options
from tests.games.capitol.golden.counts import COUNTS
from tests.games.capitol.golden.players import PLAYERS
from tests.games.capitol.golden.wanted import GOLDENS
from tests.games.capitol.notation import NOTATION
from tests.games.capitol.pieces import assert_conserved

CONSTANT = re.compile(r"R\d+_\d+[A-Z]?")  # a clause that refuses
ROOMS = {"A": (1, 2, 3), "B": (4, 3, 2), "C": (1, 1, 15)}
CRAMPED = {
    "name": "CRAMPED",
    "prefecture": [
        {"name": f"{colour}{index}", "colour": colour, "squares": squares, "printed_fountains": int(squares == 4)}
        for index, room in enumerate(zip(*ROOMS.values()))
        for colour, squares in zip(ROOMS, room)
    ],
}  # colours not in a row, prefectures of one site, one with more sites than there are houses of a seat


def options(players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return every combination of options, on both boards and on one with hardly any room."""
    more = {"start_seat": st.integers(0, players - 1), "board": st.sampled_from(["RECON_7", "RECON_567", CRAMPED])}
    return st.builds(lambda one, other: {**one, **other}, listed_options("capitol"), st.fixed_dictionaries(more))


CLAUSES = Clauses(
    r"R\d+\.\d+[a-z]?|B\d+",
    refusing=lambda: {clauses.clause_name(code) for name, code in vars(clauses).items() if CONSTANT.fullmatch(name)},
    cases=r"X\d+",
    all_cases=True,
    source=r"\(all\b|\b(?:DE|NL|IT|FR)\b",
)
FACTS = Facts(
    options,
    most_decisions=lambda players: 80 * players + 12,
    counts=COUNTS,
    notation=NOTATION,
    clauses=CLAUSES,
    goldens=(GOLDENS,),
    players=PLAYERS,
    assert_conserved=assert_conserved,
)

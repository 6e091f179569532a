"""What is counted covers Corduba."""

import msgspec

from aedilis.games.corduba.engine.rules import RULES
from tests.contract.counts import POSITIONS, Counted
from tests.games.corduba.golden.counts import COUNTS, decision_of


def test_most_kinds_of_decision_are_counted_for_every_number_of_players() -> None:
    counted: dict[int, set[str]] = {2: set(), 3: set(), 4: set()}
    for row in msgspec.json.decode((COUNTS.folder / POSITIONS).read_bytes(), type=list[Counted]):
        s = RULES.load_position(msgspec.json.encode(row.position))
        counted[s.players].add(decision_of(s))
    for decisions in counted.values():
        assert decisions >= {"keep", "deliver", "turn", "choose_build", "choose_spot", "choose_payment", "visit"}
        assert len(decisions) > 12

"""What is counted covers Capitol."""

import msgspec

from tests.contract.counts import POSITIONS, Counted
from tests.games.capitol.golden.counts import COUNTS


def test_every_phase_is_counted_for_every_number_of_players() -> None:
    rows = msgspec.json.decode((COUNTS.folder / POSITIONS).read_bytes(), type=list[Counted])
    counted = {(row.position["players"], row.position["phase"]) for row in rows}
    assert counted == {(players, phase) for players in (2, 3, 4) for phase in ("build", "bid", "place", "draw")}

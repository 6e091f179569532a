"""Print the record of a game that starts from the rulebook's example of the Forum, before its first action.

With `plain` there are means for more, and no free actions: a turn is one deed.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

import msgspec

from aedilis.core import record
from aedilis.games.corduba.engine.rules import RULES
from tests.games.corduba.builder import give
from tests.games.corduba.forum import forum_position

state = forum_position()
give(state, 0, worker=4, denarii=7, tool=1, stone=1, marble=2)
for seat in range(state.players):  # everybody has kept something
    state.heritage[seat], state.character[seat], state.abilities[seat] = seat, 2 * seat, 1 << 2 * seat
if "plain" in sys.argv:
    give(state, 0, worker=2, wood=2)
    state.merchants = state.everyone()
    state.character[0], state.abilities[0] = 1, 1 << 1  # whose ability works by itself
start = msgspec.to_builtins(RULES.position(state))
header = record.Header(
    game="corduba",
    rules=RULES.version,
    players=state.players,
    options=RULES.options({}),
    commitment=record.commitment("forum", start),
    seed="forum",
    start=start,
)
sys.stdout.write(record.to_text(record.Record(header=header)))

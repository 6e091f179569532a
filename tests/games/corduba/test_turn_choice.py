"""Whether a turn leaves anything to decide, and what random play draws in it."""

from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.random_play import NOTHING, draw_turn
from aedilis.games.corduba.engine.state.frames import TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.turn import Turn
from tests.contract.habits import Table, tables


def listed_turn(s: State) -> list[int]:
    out = Actions()
    Turn().list(s, out)
    return out.as_list()


@tables(25, "corduba")
def test_C7_1_a_turn_has_a_choice_when_more_than_to_pass_is_listed(table: Table[State]) -> None:
    found = set()
    for s in table.moments():
        for seat in range(s.players):
            s.push(TURN, seat)
            listed = listed_turn(s)
            assert Turn().offers_choice(s, Actions()) == (len(listed) > 1)
            found.add(len(listed) > 1)
            s.pop()
    assert found == {False, True}


@tables(25, "corduba")
def test_everything_that_a_turn_lists_is_drawn_and_nothing_else(table: Table[State]) -> None:
    rng = seeded("draws")
    for s in table.moments():
        if table.chooser.random() < 0.05 and s.depth and s.top_kind() == TURN and s.top(Turn.MAIN_DONE) == 0:
            listed = s.legal(s.actor())
            drawn = {draw_turn(s, s.top_seat(), rng) for _ in range(40 * len(listed) + 200)}
            assert drawn - {NOTHING} == set(listed)

"""Markers on their tracks: where they can stand at this point of a game of Corduba."""

from aedilis.core.errors import refuse_if
from aedilis.games.corduba.engine.forms.doing import numbers_of
from aedilis.games.corduba.engine.state.fields import (
    DELIVERING,
    HANDING_OUT,
    HERITAGE_START,
    OVER,
    PLACING,
    ROUND_BEGINS,
)
from aedilis.games.corduba.engine.state.frames import HERITAGE, KIND, SEAT
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, DISTRICTS, TRACK

ROUNDS_OF_ROME = (3, 6, 8)  # in which a decade ends (C4.1)
REGISTER_SET = 2  # the stage of a heritage from which on its register lies
IN_A_ROUND = 20  # more senators or markers no seat gets in one


def check_tracks(s: State, seat: int) -> None:
    """Raise PositionError if a marker of a seat stands where it cannot."""
    most = IN_A_ROUND * (s.round + 1)
    tracks = (
        ("register", s.register[seat], s.pack.register_max, "C8.2"),
        ("popularity", s.popularity[seat], s.pack.popularity_max, "C8.1"),
        ("harmony", s.harmony[seat], s.pack.harmony_max, "C8.1"),
        ("unrest", s.unrest[seat], s.pack.unrest_max, "C5.9"),
        ("senators", s.senators[seat], most, "C2.7"),
        ("markers", s.markers[seat], 2 * IN_A_ROUND, "C5.5"),
        ("handed", s.handed[seat], 3 * IN_A_ROUND, "C5.3"),
        ("received", s.received[seat], 2 * IN_A_ROUND, "C5.5"),
        ("received_interphase", s.received_interphase[seat], s.received[seat], "C12.3c"),
    )
    for name, value, highest, clause in tracks:
        refuse_if(not 0 <= value <= highest, f"seat {seat}: {name} {value} is not between 0 and {highest}", clause)
    for district, word in enumerate(DISTRICT_NAMES):
        value, highest = s.prestige[seat * DISTRICTS + district], s.highest[seat * DISTRICTS + district]
        refuse_if(not 0 <= value <= highest <= TRACK, f"seat {seat}: prestige in {word} cannot be", "C9.1")
        refuse_if(
            s.laid[seat * DISTRICTS + district] > s.pack.row_lengths[district],
            f"seat {seat}: too many insulae in {word}",
            "C2.3",
        )
    is_handing = s.stage in (HANDING_OUT, PLACING, OVER)  # a rebellion can end the game in between
    refuse_if(s.handed[seat] > 0 and not is_handing, f"seat {seat}: no markers are handed on now", "C5.3")
    in_its_round = s.stage >= DELIVERING or s.stage <= ROUND_BEGINS  # the next decade begins before the next round
    has_called = s.round > ROUNDS_OF_ROME[0] or (s.round == ROUNDS_OF_ROME[0] and in_its_round)
    refuse_if(s.rank[seat] > 0 and not has_called, f"seat {seat}: Rome has ranked nobody yet", "C10.8")


def check_registers(s: State) -> None:
    """Raise PositionError if a register is not on its track; only who has still to inherit has none (C3.9)."""
    waiting = (
        list(s.order[: s.parties - s.at]) if s.stage == HERITAGE_START else []
    )  # the last in turn order come first
    if s.depth > 0 and s.stack[KIND] == HERITAGE and numbers_of(s, 0)["stage"] < REGISTER_SET:
        waiting.append(s.stack[SEAT])
    for seat in range(s.parties):
        is_set = s.stage >= HERITAGE_START and seat not in waiting
        refuse_if(s.register[seat] == 0 and is_set, f"seat {seat}: its register is not on its track", "C8.2")

"""What others had chosen secretly when a position was looked at, chosen anew."""

from random import Random

from aedilis.games.corduba.engine.packing import DELIVER_TROOPS, action_kind, first, second
from aedilis.games.corduba.engine.state.fields import DELIVERING, KEEPING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.fist import PARTS_AT, parts_chosen
from aedilis.games.corduba.engine.steps.rome import delivered_by, part_to_choose
from aedilis.games.corduba.engine.words import CHARACTERS

PART = 1 << PARTS_AT  # a fist counts its parts above its goods


def resealed(s: State, dealt: State, seat: int, chooser: Random) -> None:
    """Let every other seat of a deal choose as far as it had chosen: some have part of a delivery in their fist."""
    for rival in range(s.players):
        if rival == seat:
            continue
        if s.stage == KEEPING and s.sealed >> rival & 1:
            act = chooser.choice(dealt.legal(rival))
            dealt.kept[rival] = first(act) * CHARACTERS + second(act)
        elif s.stage == DELIVERING:
            while parts_chosen(dealt.fist[rival]) < parts_chosen(s.fist[rival]):
                act = chooser.choice(dealt.legal(rival))
                part = part_to_choose(dealt, rival, dealt.fist[rival])
                assert action_kind(act) == DELIVER_TROOPS + part
                dealt.fist[rival] = dealt.fist[rival] % PART + delivered_by(dealt, rival, act) + (part + 1) * PART
    dealt.sealed = s.sealed

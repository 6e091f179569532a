"""Caepio's turn: his cards row by row, and what each alternative does (C14.9-C14.15).

Whether an alternative is possible is asked of `obstacle`, which a view asks too: it sees nothing hidden.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.seat_changes import gain
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.native import Act
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.solo import aedificium
from aedilis.games.corduba.engine.solo.building import roll
from aedilis.games.corduba.engine.solo.market import servers, visit_market
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import CAEPIO_BUILD, FILL, PASSING, TURN_END
from aedilis.games.corduba.engine.state.ground import NOT_THERE
from aedilis.games.corduba.engine.state.kinds import Work
from aedilis.games.corduba.engine.steps.sites import block_space
from aedilis.games.corduba.engine.words import CAEPIO, DENARII, NOBODY, SITE_SPACES, VELITES

POSSIBLE: Final = -1

# The clause of C14 behind each reason why an alternative is impossible.
CLAUSES: Final = (12, 12, 13, 13, 11, 11, 14, 14, 14, 14, 15)


class CaepioTurn(Work):
    """Caepio's turn (C14.9)."""

    ACTED: Final = 0  # 1 once he has

    def go(self, s: Fields) -> None:
        """Carry out the first alternative that is possible, from the marked row on; pass when the cards are used up."""
        if s.top(self.ACTED) == 1:
            s.pop()
            s.row += 1
            s.push(TURN_END, CAEPIO)
            return
        while True:
            if s.card == NOBODY or s.row >= len(s.pack.caepio[s.card].rows):
                if not aedificium.turn_up(s):
                    s.pop()
                    s.push(TURN_END, CAEPIO)
                    s.push(PASSING, CAEPIO)
                    return
            row = s.pack.caepio[s.card].rows[s.row]
            for alternative in range(len(row)):
                if attempt(s, row[alternative], alternative):
                    return
            s.row += 1


def attempt(s: Fields, act: Act, alternative: i64) -> bool:
    """Carry out an alternative of the marked row if that is possible; say why it is not."""
    reason: i64 = obstacle(s, act)
    building: i64 = act.building
    district: i64 = NONE
    if reason == POSSIBLE and act.act == vocabulary.ACT_BUILD:
        building = aedificium.draw_aedificium(s)
        district = roll(s, building)
        if district == NONE:
            aedificium.put_under(s, building)
            reason = packing.NO_ROOM
    if reason != POSSIBLE:
        s.tell(packing.CAEPIO_TRIED, CAEPIO, s.card, s.row, alternative, reason, CLAUSES[reason])
        return False
    s.set_top(CaepioTurn.ACTED, 1)
    s.tell(packing.CAEPIO_ACTED, CAEPIO, s.card, s.row, alternative)
    if act.act == vocabulary.ACT_BUILD:
        s.push(FILL, CAEPIO)
        s.push(CAEPIO_BUILD, CAEPIO, district, building, NOT_THERE)
    elif act.act == vocabulary.ACT_SITE:
        use_site(s, act.site, space_for(s, act))
    elif act.act == vocabulary.ACT_PORTUS:
        s.tell(packing.PORTUS_USED, CAEPIO)
        start_effect(s, CAEPIO, s.pack.portus.effect, NONE, vocabulary.BY_BUILDING)
    elif act.act == vocabulary.ACT_CASTRA:
        s.castra_used |= bit(act.space)
        s.tell(packing.CASTRA_USED, CAEPIO, act.space)
        start_effect(s, CAEPIO, s.pack.castra[act.space].effect, NONE, vocabulary.BY_BUILDING)
    elif act.act == vocabulary.ACT_MARKET:
        visit_market(s, act.sell, act.buy)
    else:
        if act.act == vocabulary.ACT_RANDOM:
            restless: i64 = s.restless[0] | s.restless[1] | s.restless[2]
            building = aedificium.turn_random_tile(
                s,
                packing.FOR_RANDOM_TILE,
                aedificium.free_tiles(s),
                restless,
                packing.TURNED_BUT_RESTLESS,
                packing.TURNED_BUT_USED,
            )
        aedificium.use_tile(s, aedificium.free_tile(s, building), building)
    return True


def obstacle(s: PublicFields, act: Act) -> i64:
    """Return why an alternative is impossible now, as far as anybody can know before the cards are drawn."""
    if act.act == vocabulary.ACT_SITE:
        if (s.sites_used >> (SITE_SPACES * act.site)) & 3 or space_for(s, act) == NONE:
            return packing.SITE_TAKEN
        return POSSIBLE if s.stock[s.pack.sites[act.site].item] > 0 else packing.SUPPLY_EMPTY
    if act.act == vocabulary.ACT_CASTRA:
        if (s.castra_used >> act.space) & 1:
            return packing.SPACE_TAKEN
        return POSSIBLE if s.stock[VELITES + act.space] > 0 else packing.NO_MARKER
    if act.act == vocabulary.ACT_BUILD:
        return POSSIBLE if aedificium.aedificium(s, s.decade) != 0 else packing.STACK_EMPTY
    if act.act == vocabulary.ACT_ACTIVATE:
        if aedificium.free_tile(s, act.building) != NONE:
            return POSSIBLE
        if (aedificium.standing(s) >> act.building) & 1 == 0:
            return packing.NOT_BUILT
        restless: i64 = s.restless[0] | s.restless[1] | s.restless[2]
        return packing.TILE_RESTLESS if (restless >> act.building) & 1 else packing.TILE_TAKEN
    if act.act == vocabulary.ACT_RANDOM:
        return POSSIBLE if aedificium.free_tiles(s) != 0 else packing.NO_FREE_TILE
    if act.act == vocabulary.ACT_MARKET:
        if (act.sell > 0 and servers(s, packing.SELL, 0) != 0) or (act.buy > 0 and servers(s, packing.BUY, 0) != 0):
            return POSSIBLE
        return packing.NOTHING_TO_TRADE
    return POSSIBLE  # Portus


def space_for(s: PublicFields, act: Act) -> i64:
    """Return the space of a site that takes so many workers (C14.12)."""
    for space in range(SITE_SPACES):
        if s.pack.sites[act.site].workers[space] == act.workers:
            return space
    return NONE


def use_site(s: Fields, site: i64, space: i64) -> None:
    """Take the yield of a space; the whole site is used then (C14.12)."""
    block_space(s, site, space)
    s.tell(packing.SITE_USED, CAEPIO, site, space)
    gain(s, CAEPIO, s.pack.sites[site].item, s.pack.sites[site].yields[space])


class CaepioCoin(Work):
    """A denarius for Caepio when your action is complete (C14.10)."""

    def go(self, s: Fields) -> None:
        """Your action is complete, and Caepio has passed: he gains a denarius (C14.10)."""
        s.pop()
        s.tell(packing.LATER_ACTION, CAEPIO)
        gain(s, CAEPIO, DENARII, 1)

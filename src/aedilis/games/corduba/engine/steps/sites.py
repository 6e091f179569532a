"""Sites, Portus and Castra: places that everybody may send pieces to (rules C7.15-C7.17)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import NO_LIMIT, Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_2, C7_15, C7_17
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.seat_changes import gain, is_spent, spend_limit
from aedilis.games.corduba.engine.effects.triggers import Happening, is_awaited
from aedilis.games.corduba.engine.pack.vocabulary import BY_BUILDING, NONE, ON_ACTIVATE, ON_PRODUCE, SITE_BONUS
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.bills import castra_bill, site_bill
from aedilis.games.corduba.engine.paying.deed import Deed
from aedilis.games.corduba.engine.paying.purpose import effect_refusal, start_needed
from aedilis.games.corduba.engine.paying.ways import can_pay
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import CHOOSE_PAYMENT
from aedilis.games.corduba.engine.words import CASTRA_SPACES, DENARII, SITE_SPACES, SITES, WORKER


def site_refusal(s: PublicFields, seat: i64, site: i64, space: i64) -> i64:
    """Return ALLOWED if the seat may use this space of a site: it is free and something lies there (C7.15)."""
    if site >= SITES or space >= SITE_SPACES or s.sites_used & bit(SITE_SPACES * site + space):
        return C7_15
    if s.stock[s.pack.sites[site].item] == 0:
        return C7_15
    if s.holds(seat, WORKER) >= s.pack.sites[site].workers[space]:
        return ALLOWED
    return ALLOWED if can_pay(s, seat, site_bill(s, seat, site, space)) else C7_2


def portus_refusal(s: PublicFields, seat: i64) -> i64:
    """Return ALLOWED if the seat has somebody to send to Portus, which is never blocked (C7.16)."""
    return effect_refusal(s, seat, site_bill(s, seat, SITES, 0), s.pack.portus.effect, NONE, BY_BUILDING)


def castra_refusal(bill: Bill, s: PublicFields, seat: i64, space: i64) -> i64:
    """Return ALLOWED if the seat may use this space of Castra (C7.17, C7.19), else the clause."""
    if space >= CASTRA_SPACES or s.castra_used & bit(space):
        return C7_17
    castra_bill(s, seat, space, bill)
    return effect_refusal(s, seat, bill, s.pack.castra[space].effect, NONE, BY_BUILDING)


def list_sites(s: PublicFields, seat: i64, out: Actions, enough: i64 = NO_LIMIT) -> None:
    """List every space of a site that the seat may use (C7.15), until the list has enough."""
    for site in range(SITES):
        for space in range(SITE_SPACES):
            if site_refusal(s, seat, site, space) == ALLOWED:
                out.add(packing.action(packing.USE_SITE, seat, site, space))
                if out.size == enough:
                    return


class Production(Deed):
    """A site or Portus is used (C7.15, C7.16)."""

    SITE: Final = 0  # SITES means Portus
    SPACE: Final = 1
    STAGE: Final = 2
    PAID: Final = 5  # worker points

    def bill(self, s: PublicFields) -> Bill:
        """Return the bill of the space, or of Portus."""
        return site_bill(s, s.top_seat(), s.below(self.SITE), s.below(self.SPACE))

    def go(self, s: Fields) -> None:
        """Use a site or Portus (C7.15, C7.16)."""
        seat: i64 = s.top_seat()
        site: i64 = s.top(self.SITE)
        space: i64 = s.top(self.SPACE)
        stage: i64 = s.top(self.STAGE)
        s.set_top(self.STAGE, stage + 1)
        if stage == 0:
            if site == SITES:
                s.tell(packing.PORTUS_USED, seat)
            else:
                block_space(s, site, space)
                s.tell(packing.SITE_USED, seat, site, space)
            s.push(CHOOSE_PAYMENT, seat)
        elif stage == 1:
            if site == SITES:
                start_effect(s, seat, s.pack.portus.effect, NONE, BY_BUILDING)
            else:
                gain(s, seat, s.pack.sites[site].item, s.pack.sites[site].yields[space])
                gain_site_bonuses(s, seat, site)
        else:
            workers: i64 = s.top(self.PAID)
            s.pop()
            if is_awaited(s, seat, ON_PRODUCE):
                Happening(seat, site=site, workers=workers).set_off(s, ON_PRODUCE)


def block_space(s: Fields, site: i64, space: i64) -> None:
    """Block a space until round end; with 2 players and in solo its twin too (C7.15)."""
    s.sites_used |= bit(SITE_SPACES * site + space)
    if s.players <= 2:
        s.sites_used |= bit(SITE_SPACES * site) | bit(SITE_SPACES * site + 1)


def gain_site_bonuses(s: Fields, seat: i64, site: i64) -> None:
    """Add what abilities bring at this site; a limit is used up only if something was gained."""
    owned: i64 = s.abilities[seat] & s.pack.mod_owners[SITE_BONUS]
    ability: i64 = 0
    while owned:
        if owned & 1:
            for mod in s.pack.abilities[ability].mods:
                if mod.kind == SITE_BONUS and mod.sites & bit(site) and not is_spent(s, seat, mod.limit_id):
                    if mod.item == DENARII or mod.item == WORKER or s.stock[mod.item] > 0:
                        s.tell(packing.ABILITY_USED, seat, ability)
                        gain(s, seat, mod.item, mod.n)
                        spend_limit(s, seat, mod.limit_id)
        owned >>= 1
        ability += 1


class Recruiting(Deed):
    """A space of Castra is used (C7.17)."""

    CASTRA_SPACE: Final = 0
    STAGE: Final = 1
    PAID: Final = 5  # worker points

    def bill(self, s: PublicFields) -> Bill:
        """Return the bill of the space."""
        return castra_bill(s, s.top_seat(), s.below(self.CASTRA_SPACE))

    def effect(self, s: PublicFields) -> i64:
        """Return what the space does."""
        return s.pack.castra[s.below(self.CASTRA_SPACE)].effect

    def go(self, s: Fields) -> None:
        """Use a space of Castra (C7.17)."""
        seat: i64 = s.top_seat()
        space: i64 = s.top(self.CASTRA_SPACE)
        stage: i64 = s.top(self.STAGE)
        s.set_top(self.STAGE, stage + 1)
        if stage == 0:
            s.castra_used |= bit(space)
            s.tell(packing.CASTRA_USED, seat, space)
            s.push(CHOOSE_PAYMENT, seat)
        elif stage == 1:
            start_needed(s, seat, s.pack.castra[space].effect, NONE, BY_BUILDING)
        else:
            workers: i64 = s.top(self.PAID)
            s.pop()
            if is_awaited(s, seat, ON_ACTIVATE):
                Happening(seat, colour=s.pack.castra_colour, workers=workers).set_off(s, ON_ACTIVATE)

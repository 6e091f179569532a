"""Turns of Phase 3: one main action, free actions around it, and passing (C7.1, C7.22-C7.24)."""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit, ones
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C7_1, C7_23, C7_24
from aedilis.games.corduba.engine.effects.seat_changes import is_spent, spend_limit
from aedilis.games.corduba.engine.effects.triggers import Happening
from aedilis.games.corduba.engine.options import CLOCKWISE, TURN_ORDER
from aedilis.games.corduba.engine.pack.native import nones
from aedilis.games.corduba.engine.pack.vocabulary import BY_FAMILY, MONUMENTS_TOO, NONE, ON_PASS, PERMANENT, TILES
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.paying.bills import ability_bill
from aedilis.games.corduba.engine.paying.deed import Deed
from aedilis.games.corduba.engine.paying.means import Means, has_pieces
from aedilis.games.corduba.engine.paying.purpose import effect_refusal, start_needed
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields, replaced
from aedilis.games.corduba.engine.state.frames import (
    ABILITY,
    CAEPIO_COIN,
    CAEPIO_TURN,
    CHOOSE_PAYMENT,
    FILL,
    PASSING,
    TURN,
    TURN_END,
)
from aedilis.games.corduba.engine.state.kinds import Decision, Stage, Work
from aedilis.games.corduba.engine.steps.activate import begin_activation, list_activations, refuse_activation
from aedilis.games.corduba.engine.steps.build import begin_build, list_builds, refuse_build
from aedilis.games.corduba.engine.steps.market import can_send_merchant, visit_merchant
from aedilis.games.corduba.engine.steps.milestones import claim_refusal, list_claims
from aedilis.games.corduba.engine.steps.sites import list_sites
from aedilis.games.corduba.engine.words import ABILITIES, CAEPIO, SEATS


class ActionPhase(Stage):
    """Phase 3: turns until everybody has passed (C7.1)."""

    def go(self, s: Fields) -> bool:
        """Begin the turn of the next player who has not passed."""
        if s.at == 0:
            s.at = 1
            s.turn = 0
            s.passed = 0
        if s.passed == bit(s.parties) - 1:
            change_lanes(s)
            return True
        while s.passed & bit(s.order[s.turn]):
            s.turn = (s.turn + 1) % s.parties
        begin_turn(s, s.order[s.turn])
        return False


def begin_turn(s: Fields, seat: i64) -> None:
    """Begin a turn; whoever's turn it is, it ends with a TURN_END frame."""
    s.bought = 0
    s.sold = 0
    if seat < s.players:
        s.push(TURN, seat)
    else:
        s.push(CAEPIO_TURN, seat)


def change_lanes(s: Fields) -> None:
    """Make the lane just filled the used one (C7.22, C1.5)."""
    s.order = s.order[:]
    for place in range(s.parties):
        s.order[place] = s.lane[place]
    if s.option(TURN_ORDER) == CLOCKWISE:
        for place in range(s.parties):
            s.order[place] = (s.lane[0] + place) % s.parties
    s.lane = nones(SEATS)


class Turn(Decision):
    """A turn: one main action, free actions before and after it, or passing (C7.1)."""

    MAIN_DONE: Final = 0  # 1 after the main action
    answers: tuple[int, ...] = (
        packing.BUILD_TILE,
        packing.BUILD_MONUMENT,
        packing.ACTIVATE,
        packing.USE_SITE,
        packing.USE_PORTUS,
        packing.USE_CASTRA,
        packing.CLAIM,
        packing.PASS,
        packing.SEND_MERCHANT,
        packing.USE_ABILITY,
        packing.END_TURN,
    )

    def list(self, s: PublicFields, out: Actions) -> None:
        """List main actions, if that is still to come, free actions, and how to end the turn."""
        seat: i64 = s.top_seat()
        if s.top(self.MAIN_DONE) == 0:
            list_main(s, seat, out)
        list_free(s, seat, out)
        out.add(ending_of(s))

    def offers_choice(self, s: PublicFields, menu: Actions) -> bool:
        """Tell whether a seat can do anything but end its turn; what is quickly found comes first."""
        if s.top(self.MAIN_DONE):
            return super().offers_choice(s, menu)
        seat: i64 = s.top_seat()
        menu.size = 0
        if has_pieces(s, seat):
            list_sites(s, seat, menu, 1)
        if menu.size == 0:
            list_free(s, seat, menu)
        if menu.size == 0:
            list_main(s, seat, menu)
        if menu.size > 0:
            return True
        menu.add(ending_of(s))
        return False

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Return ALLOWED if the seat may do this in its turn now, else the clause."""
        seat: i64 = s.top_seat()
        kind: i64 = packing.action_kind(act)
        if kind == packing.SEND_MERCHANT:
            return ALLOWED if can_send_merchant(s, seat) else C7_23
        if kind == packing.USE_ABILITY:
            return ability_refusal(s, seat, packing.first(act))
        if kind == packing.END_TURN:
            return ALLOWED if s.top(self.MAIN_DONE) == 1 else C7_1
        if s.top(self.MAIN_DONE) == 1:
            return C7_1
        if kind == packing.PASS:
            return ALLOWED
        if kind in (packing.BUILD_TILE, packing.BUILD_MONUMENT):
            return refuse_build(s, seat, act, NONE)
        if kind == packing.CLAIM:
            return claim_refusal(s, seat, packing.first(act))
        return refuse_activation(s, seat, act)

    def do(self, s: Fields, act: i64) -> None:
        """Begin an action, which nothing interrupts (C7.1a); isolated cells are filled after all of it (C7.12)."""
        seat: i64 = s.top_seat()
        kind: i64 = packing.action_kind(act)
        if kind == packing.END_TURN:
            s.pop()
            s.push(TURN_END, seat)
            return
        if kind == packing.PASS:
            s.pop()
            s.push(TURN_END, seat)
            s.push(FILL, seat)
            s.push(PASSING, seat)
            return
        if kind != packing.SEND_MERCHANT and kind != packing.USE_ABILITY:
            s.set_top(self.MAIN_DONE, 1)
            if s.players == 1 and s.passed & bit(CAEPIO) and kind != packing.CLAIM:
                s.push(CAEPIO_COIN, CAEPIO)
        s.push(FILL, seat)
        if kind == packing.SEND_MERCHANT:
            s.merchants |= bit(seat)
            s.tell(packing.MERCHANT_SENT, seat)
            visit_merchant(s, seat)
        elif kind == packing.USE_ABILITY:
            s.push(ABILITY, seat, packing.first(act))
        elif kind in (packing.BUILD_TILE, packing.BUILD_MONUMENT):
            begin_build(s, seat, act, NONE)
        else:
            begin_activation(s, seat, act)


def list_main(s: PublicFields, seat: i64, out: Actions) -> None:
    """List the main actions beside passing (C7.1)."""
    means = Means(s, seat, NONE)
    list_builds(s, seat, means, TILES | MONUMENTS_TOO, NONE, out)
    if has_pieces(s, seat):
        list_activations(s, seat, means, out)
        list_claims(s, seat, out)


def list_free(s: PublicFields, seat: i64, out: Actions) -> None:
    """List the free actions (C7.23, C7.24)."""
    if can_send_merchant(s, seat):
        out.add(packing.action(packing.SEND_MERCHANT, seat))
    owned: i64 = s.abilities[seat]
    ability: i64 = 0
    while owned >> ability:
        if (owned >> ability) & 1 and ability_refusal(s, seat, ability) == ALLOWED:
            out.add(packing.action(packing.USE_ABILITY, seat, ability))
        ability += 1


def ending_of(s: PublicFields) -> i64:
    """Return how the turn on top ends when nothing else is done: after the main action, or by passing (C7.22)."""
    if s.top(Turn.MAIN_DONE) == 0:
        return packing.action(packing.PASS, s.top_seat())
    return packing.action(packing.END_TURN, s.top_seat())


def ability_refusal(s: PublicFields, seat: i64, ability: i64) -> i64:
    """Return ALLOWED if the seat may use its own ability as a free action now (C7.24, C7.19), else the clause."""
    if ability >= ABILITIES or s.abilities[seat] & bit(ability) == 0:
        return C7_24
    what = s.pack.abilities[ability]
    if what.kind == PERMANENT or is_spent(s, seat, what.use_limit):
        return C7_24
    return effect_refusal(s, seat, ability_bill(s, seat, ability), what.use, NONE, BY_FAMILY)


class Ability(Deed):
    """A family ability is used as a free action (C7.24)."""

    ABILITY: Final = 0
    STAGE: Final = 1

    def bill(self, s: PublicFields) -> Bill:
        """Return the bill of the ability."""
        return ability_bill(s, s.top_seat(), s.below(self.ABILITY))

    def effect(self, s: PublicFields) -> i64:
        """Return what the ability does."""
        return s.pack.abilities[s.below(self.ABILITY)].use

    def context(self) -> i64:
        """Return that it trades as a family does."""
        return BY_FAMILY

    def go(self, s: Fields) -> None:
        """Use an ability: tell, pay, then its effect (C7.24)."""
        seat: i64 = s.top_seat()
        ability: i64 = s.top(self.ABILITY)
        what = s.pack.abilities[ability]
        if s.top(self.STAGE) == 0:
            s.set_top(self.STAGE, 1)
            spend_limit(s, seat, what.use_limit)
            s.tell(packing.ABILITY_USED, seat, ability)
            s.push(CHOOSE_PAYMENT, seat)
            return
        s.pop()
        start_needed(s, seat, what.use, NONE, BY_FAMILY)


class Passing(Work):
    """A seat passes (C7.22)."""

    def go(self, s: Fields) -> None:
        """Put the order marker on the leftmost free space of the other lane (C7.22)."""
        seat: i64 = s.top_seat()
        s.pop()
        others: i64 = ones(s.passed)
        s.lane = replaced(s.lane, others, seat)
        s.passed |= bit(seat)
        s.tell(packing.PASSED, seat, others)
        Happening(seat, others_passed=others).set_off(s, ON_PASS)


class TurnEnd(Work):
    """A turn is over (C7.1)."""

    def go(self, s: Fields) -> None:
        """Give the turn to the next place on the order track; who has passed is left out there (C7.1)."""
        s.pop()
        s.turn = (s.turn + 1) % s.parties

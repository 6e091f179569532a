"""What is different in the solo game outside of turns: set-up, unrest by cards, Rome, and the end (C14, C15).

There are no milestones (C14.16); peculium, storage and upkeep are only for you (C14.5, C14.19).
"""

from typing import Final

from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine import packing, words
from aedilis.games.corduba.engine.effects.conditions import metric, monuments_of, specialists_of
from aedilis.games.corduba.engine.effects.seat_changes import change_senators, gain, lose
from aedilis.games.corduba.engine.options import DIFFICULTY, MONUMENTS_ONLY, SENATORS, VARIANT
from aedilis.games.corduba.engine.pack.vocabulary import INSULAE_ON_BOARD, OFFERINGS, TROOPS
from aedilis.games.corduba.engine.solo.aedificium import built_stack, join_stacks, turn_random_tile
from aedilis.games.corduba.engine.state.fields import OVER, Fields, PublicFields
from aedilis.games.corduba.engine.steps import unrest
from aedilis.games.corduba.engine.steps.decade import DecadeBegins
from aedilis.games.corduba.engine.steps.ending import Ending
from aedilis.games.corduba.engine.steps.fist import held_in_fist, in_fist
from aedilis.games.corduba.engine.steps.harmony import RoundEnd
from aedilis.games.corduba.engine.steps.rome import Delivering, all_markers, minimum_of, value_of
from aedilis.games.corduba.engine.steps.unrest import Placing, Spreading
from aedilis.games.corduba.engine.words import CAEPIO

YOU: Final = 0  # the seat of the player

# By difficulty (C14.3, C15.1).
AEDIL: Final = 0
PRAETOR: Final = 1
START: Final = 4  # Caepio's register and popularity
COMPLETE: Final = 10  # register and popularity that bring him a senator, wherever the tracks end (C14.21)


def set_up_caepio(s: Fields) -> None:
    """Give Caepio what his office brings; his prestige markers are placed, so that they bring nothing (C14.3)."""
    office: i64 = s.option(DIFFICULTY)
    s.register[CAEPIO] = START
    s.popularity[CAEPIO] = START
    s.unrest[CAEPIO] = 1
    for district in range(words.DISTRICTS):
        s.prestige[CAEPIO * words.DISTRICTS + district] = 2 + office
        s.highest[CAEPIO * words.DISTRICTS + district] = 2 + office
    if office == AEDIL:
        s.unrest[CAEPIO] = 2
    elif office == PRAETOR:
        gain(s, CAEPIO, words.VELITES, 1)
        gain(s, CAEPIO, words.OFFERING1, 1)
    else:
        gain(s, CAEPIO, words.LEGIONARY, 1)
        gain(s, CAEPIO, words.OFFERING2, 1)


class DecadeBeginsAlone(DecadeBegins):
    """A decade begins, Caepio's stacks are joined before (C14.20)."""

    def go(self, s: Fields) -> bool:
        """Join the stacks, then as with several players."""
        join_stacks(s)
        return super().go(s)


class RoundEndAlone(RoundEnd):
    """The round ends: Caepio keeps no card open and no resources (C14.4, C14.9)."""

    def go(self, s: Fields) -> bool:
        """Put his card away and his resources back, then as with several players."""
        s.card = words.NOBODY
        s.row = 0
        s.cards_turned = 0
        for resource in range(words.RESOURCES):
            lose(s, CAEPIO, resource, s.holds(CAEPIO, resource))
        return super().go(s)


def calm_tiles(s: PublicFields, districts: i64) -> i64:
    """Return the cards of the built stack that name a tile of these districts which may take unrest, as bits."""
    result: i64 = 0
    for district in range(words.DISTRICTS):
        if (districts >> district) & 1:
            result |= unrest.legal_tiles(s, district)
    return result & built_stack(s)


def put_by_card(s: Fields, purpose: i64, districts: i64) -> None:
    """Turn up cards until one names a tile that may take unrest, and mark it; there must be one."""
    restless: i64 = s.restless[0] | s.restless[1] | s.restless[2]
    wanted: i64 = calm_tiles(s, districts)
    building: i64 = turn_random_tile(
        s, purpose, wanted, restless, packing.TURNED_BUT_RESTLESS, packing.TURNED_BUT_FORBIDDEN
    )
    for district in range(words.DISTRICTS):
        if (districts >> district) & 1 and (unrest.legal_tiles(s, district) >> building) & 1:
            unrest.put_marker(s, packing.NO_SEAT, district, building)
            return


class SpreadingAlone(Spreading):
    """Unrest spreads by cards (C14.6)."""

    def go(self, s: Fields) -> bool:
        """Let it spread from each revolting district, wherever the cards say."""
        districts: i64 = unrest.revolting(s)
        for district in range(words.DISTRICTS):
            if (districts >> district) & 1 and calm_tiles(s, words.ALL_DISTRICTS) != 0:
                if unrest.markers_out(s) >= s.pack.unrest_markers:
                    unrest.rebel(s, packing.REBELLION_OF_MARKERS)
                else:
                    put_by_card(s, packing.FOR_SPREAD, words.ALL_DISTRICTS)
                if s.stage == OVER:
                    return False
        return True


class PlacingAlone(Placing):
    """You place the markers that Caepio handed on, cards place yours (C14.7)."""

    def go(self, s: Fields) -> bool:
        """Place all of Caepio's by cards, or the next of yours."""
        if s.at < s.parties and s.order[s.at] == CAEPIO:
            s.at += 1
            place_by_cards(s)
            return False
        return super().go(s)


def place_by_cards(s: Fields) -> None:
    """Place the markers that you handed on; what finds no tile goes to the stock (C14.7, C14.8)."""
    while s.handed[CAEPIO] > 0 and s.stage != OVER:
        districts: i64 = unrest.places_to_choose(s)
        if calm_tiles(s, districts) == 0:
            s.handed[CAEPIO] = 0
        elif s.unrest_on_tiles() == s.pack.unrest_markers:
            unrest.rebel(s, packing.REBELLION_OF_MARKERS)
        else:
            s.handed[CAEPIO] -= 1
            put_by_card(s, packing.FOR_YOUR_MARKER, districts)


class DeliveringAlone(Delivering):
    """Caepio commits his delivery openly before you choose yours (C14.18)."""

    def asked(self, s: PublicFields) -> i64:
        """Return you, once he has delivered."""
        return 0 if s.at == 0 else super().asked(s)

    def go(self, s: Fields) -> bool:
        """Let Caepio deliver, then open your fist."""
        if s.at == 0:
            commit(s, TROOPS)
            commit(s, OFFERINGS)
            s.at = 1
            return False
        return super().go(s)


def commit(s: Fields, part: i64) -> None:
    """Let Caepio deliver troops or offerings openly: the least that beats you, else that is enough, else all."""
    yours: i64 = value_of(s, YOU, part, all_markers(s, YOU, part))
    minimum: i64 = minimum_of(s, part)
    motive: i64 = packing.TO_BEAT_YOU
    fist: i64 = least(s, part, minimum, yours + 1)
    if fist < 0:
        motive = packing.TO_REACH_IT
        fist = least(s, part, minimum, 0)
    if fist < 0:
        motive = packing.ALL_HE_HAS
        fist = all_markers(s, CAEPIO, part)
    s.tell(packing.CAEPIO_COMMITTED, CAEPIO, part, value_of(s, CAEPIO, part, fist), minimum, yours, motive)
    s.delivered[CAEPIO] += fist
    for marker in range(words.OFFERING1, words.GOODS):
        n: i64 = in_fist(fist, marker)
        if n > 0:
            s.held[CAEPIO * words.GOODS + marker] -= n
            s.tell(packing.LOST, CAEPIO, marker, n)


def least(s: PublicFields, part: i64, minimum: i64, above: i64) -> i64:
    """Return the fist of least value that reaches both numbers, of fewest markers, with the largest one; -1 if none."""
    start: i64 = words.OFFERING1
    last: i64 = 0
    if part == TROOPS:
        start = words.VELITES
        last = s.holds(CAEPIO, words.EQUITES)
    result: i64 = -1
    best: i64 = 0
    for one in range(s.holds(CAEPIO, start) + 1):
        for two in range(s.holds(CAEPIO, start + 1) + 1):
            for three in range(last + 1):
                fist: i64 = held_in_fist(start, one) + held_in_fist(start + 1, two)
                if three > 0:
                    fist += held_in_fist(words.EQUITES, three)
                value: i64 = value_of(s, CAEPIO, part, fist)
                cost: i64 = (value * 64 + one + two + three) * 64 - largest(s, part, fist)
                if value >= minimum and value >= above and (result < 0 or cost < best):
                    result = fist
                    best = cost
    return result


def largest(s: PublicFields, part: i64, fist: i64) -> i64:
    """Return the value of the largest single marker in a fist."""
    result: i64 = 0
    for marker in range(words.OFFERING1, words.GOODS):
        if in_fist(fist, marker) > 0:
            value: i64 = 0
            if marker >= words.VELITES and part == TROOPS:
                value = s.pack.troop_values[marker - words.VELITES]
            elif marker < words.VELITES and part == OFFERINGS:
                value = s.pack.offering_values[marker - words.OFFERING1]
            if value > result:
                result = value
    return result


class EndingAlone(Ending):
    """The end against Caepio (C14.21, C15)."""

    def reward(self, s: Fields) -> None:
        """Give a senator to the richer of the two, and to Caepio for what he has completed."""
        if s.holds(YOU, words.DENARII) > s.holds(CAEPIO, words.DENARII):
            change_senators(s, YOU, 1, packing.RICHEST)
        elif s.holds(CAEPIO, words.DENARII) > s.holds(YOU, words.DENARII):
            change_senators(s, CAEPIO, 1, packing.RICHEST)
        if metric(s, CAEPIO, INSULAE_ON_BOARD) == words.INSULAE:
            change_senators(s, CAEPIO, 1, packing.CAEPIO_BONUS)
        if specialists_of(s, CAEPIO) == words.COLOURS:
            change_senators(s, CAEPIO, 1, packing.CAEPIO_BONUS)
        if s.register[CAEPIO] >= COMPLETE:
            change_senators(s, CAEPIO, 1, packing.CAEPIO_BONUS)
        if s.popularity[CAEPIO] >= COMPLETE:
            change_senators(s, CAEPIO, 1, packing.CAEPIO_BONUS)

    def furthest(self, s: PublicFields) -> i64:
        """Return the place of who is furthest on the unrest track; a tie costs nobody."""
        return words.NOBODY if s.unrest[YOU] == s.unrest[CAEPIO] else super().furthest(s)

    def winners(self, s: PublicFields) -> i64:
        """Return you as a bit if you have won, else 0: by senators (C14.21), monuments (C15.1) or both (C15.2)."""
        if s.unrest[YOU] >= s.pack.cannot_win_at:
            return 0
        if monuments_of(s, YOU) < monuments_needed(s):
            return 0
        if s.option(VARIANT) != MONUMENTS_ONLY and s.senators[YOU] <= s.senators[CAEPIO]:
            return 0
        return bit(YOU)


def monuments_needed(s: PublicFields) -> i64:
    """Return how many monuments win, 0 where they do not matter (C15.1)."""
    if s.option(VARIANT) == SENATORS:
        return 0
    return 3 + s.option(DIFFICULTY)

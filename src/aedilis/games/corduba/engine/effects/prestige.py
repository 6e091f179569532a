"""Prestige: which districts are meant, and markers that move there (rules C9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.clauses import ALLOWED, C9_1
from aedilis.games.corduba.engine.effects.begin import AT_THE_TOP, start_effect
from aedilis.games.corduba.engine.effects.seat_changes import moved
from aedilis.games.corduba.engine.pack.form.effects import Prestige as PrestigeWords
from aedilis.games.corduba.engine.pack.native import Step
from aedilis.games.corduba.engine.pack.vocabulary import CHOSEN, EACH, HERE, HIGHEST, LOWEST, NONE, WHERE_NAMES
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields
from aedilis.games.corduba.engine.state.frames import CHOOSE_DISTRICTS, PRESTIGE
from aedilis.games.corduba.engine.state.kinds import Decision, Work
from aedilis.games.corduba.engine.words import ALL_DISTRICTS, CAEPIO, DISTRICTS, TRACK

ONE_DISTRICT: Final = 1


class Prestige(Work):
    """Prestige that moves in a district, space by space (C9.1)."""

    DISTRICT: Final = 0
    STEPS: Final = 1  # left; negative ones go back

    def go(self, s: Fields) -> None:
        """Move a prestige marker one space forward and pay the bonus there, or all the way back (C9.1-C9.3)."""
        seat = s.top_seat()
        district = s.top(self.DISTRICT)
        left = s.top(self.STEPS)
        index: i64 = seat * DISTRICTS + district
        before: i64 = s.prestige[index]
        if left <= 0 or before == TRACK:
            s.pop()
            after = before
            if left < 0:
                after = moved(before, left, TRACK)
            if after != before:
                s.prestige[index] = after
                s.tell(packing.PRESTIGE_MOVED, seat, district, after)
            return
        if left == 1:
            s.pop()
        else:
            s.set_top(self.STEPS, left - 1)
        space: i64 = before + 1
        s.prestige[index] = space
        s.tell(packing.PRESTIGE_MOVED, seat, district, space)
        if space > s.highest[index]:
            s.highest[index] = space
            context: i64 = 0
            if s.pack.first_only[district] & bit(space) != 0:
                if s.firsts[district] & bit(space) != 0:
                    return
                s.firsts[district] |= bit(space)
                context = AT_THE_TOP
            start_effect(s, seat, s.pack.track[district * (TRACK + 1) + space], NONE, context)


class ChooseDistricts(Decision):
    """In which districts prestige moves: so many are named, one after another (C9.1)."""

    STEPS: Final = 0  # of prestige in each
    DISTRICTS: Final = 1  # that may be named, as bits
    COUNT: Final = 2  # so many are to be named
    answers: tuple[int, ...] = (packing.NAME_DISTRICT,)

    def list(self, s: PublicFields, out: Actions) -> None:
        """List the districts that may be named."""
        for district in range(DISTRICTS):
            if (s.top(self.DISTRICTS) >> district) & 1:
                out.add(packing.action(packing.NAME_DISTRICT, s.top_seat(), district))

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Refuse a district that the effect does not mean."""
        return ALLOWED if packing.first(act) < DISTRICTS and (s.top(self.DISTRICTS) >> packing.first(act)) & 1 else C9_1

    def do(self, s: Fields, act: i64) -> None:
        """Move prestige in the named district, and ask for the next one if there is one to come."""
        seat = s.top_seat()
        steps = s.top(self.STEPS)
        district = packing.first(act)
        if s.top(self.COUNT) > 1:
            s.set_top(self.DISTRICTS, s.top(self.DISTRICTS) & ~bit(district))
            s.set_top(self.COUNT, s.top(self.COUNT) - 1)
        else:
            s.pop()
        s.push(PRESTIGE, seat, district, steps)

    def choose_for_caepio(self, s: Fields, menu: Actions) -> i64:
        """Return the district where he has the least prestige (C14.4)."""
        base: i64 = CAEPIO * DISTRICTS
        best: i64 = 0
        for i in range(menu.size):
            if s.prestige[base + packing.first(menu.items[i])] < s.prestige[base + packing.first(menu.items[best])]:
                best = i
        return menu.items[best]


def districts_of(s: PublicFields, seat: i64, where: i64, here: i64) -> i64:
    """Return the districts that the word `where` can mean for a seat now, as bits."""
    if where < DISTRICTS:
        return bit(where)
    if where == HERE:
        return bit(here) if here >= 0 else 0
    if where in (EACH, CHOSEN):
        return ALL_DISTRICTS
    base: i64 = seat * DISTRICTS
    best: i64 = s.prestige[base]
    result: i64 = 1
    for district in range(1, DISTRICTS):
        value: i64 = s.prestige[base + district]
        if (where == LOWEST and value < best) or (where == HIGHEST and value > best):
            best = value
            result = bit(district)
        elif value == best:
            result |= bit(district)
    return result


def push_prestige(s: Fields, seat: i64, table: vec[i64], base: i64) -> None:
    """Let a seat gain prestige from a table, in the order of the districts (C3.8, C7.14)."""
    for back in range(DISTRICTS):
        district: i64 = DISTRICTS - 1 - back
        if table[base + district] > 0:
            s.push(PRESTIGE, seat, district, table[base + district])


class PrestigeStep(Step):
    """Move on prestige tracks (C9)."""

    def __init__(self, words: PrestigeWords) -> None:
        super().__init__(words)
        self.where: i64 = WHERE_NAMES.index(words.where)
        self.districts: i64 = words.districts

    def changes(self, s: PublicFields, seat: i64, here: i64, context: i64) -> bool:
        """A marker has room that way."""
        candidates = districts_of(s, seat, self.where, here)
        for district in range(DISTRICTS):
            if (candidates >> district) & 1:
                value: i64 = s.prestige[seat * DISTRICTS + district]
                if moved(value, self.n, TRACK) != value:
                    return True
        return False

    def do(self, s: Fields, seat: i64, here: i64, context: i64, must: i64) -> None:
        """Move where the step says, or ask where."""
        if self.where == EACH:
            for back in range(DISTRICTS):
                district: i64 = DISTRICTS - 1 - back
                s.push(PRESTIGE, seat, district, self.n)
        elif self.where == CHOSEN:
            s.push(CHOOSE_DISTRICTS, seat, self.n, ALL_DISTRICTS, self.districts)
        else:
            s.push(CHOOSE_DISTRICTS, seat, self.n, districts_of(s, seat, self.where, here), ONE_DISTRICT)

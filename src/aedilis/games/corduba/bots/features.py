"""What the learned evaluation of Corduba looks at: what each seat has, where it stands, and the rules of thumb."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import ones
from aedilis.games.corduba.bots import worth
from aedilis.games.corduba.bots.alone import collected, danger, markers_to_come
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.effects.conditions import monuments_of, specialists_of, tiles_of
from aedilis.games.corduba.engine.options import DIFFICULTY, MONUMENTS_ONLY, VARIANT
from aedilis.games.corduba.engine.pack.vocabulary import NONE, OFFERINGS, TROOPS
from aedilis.games.corduba.engine.solo.rules import YOU, monuments_needed
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.steps.harmony import upkeep_of
from aedilis.games.corduba.engine.steps.rome import card_of, minimum_of
from aedilis.games.corduba.engine.words import ROUNDS

OF_SEAT: Final = 47
OF_TABLE: Final = ROUNDS + 5
BEST: Final = 4  # numbers of the best rival besides the mean of all
INPUTS: Final = 2 * OF_SEAT + BEST + OF_TABLE
ALONE: Final = 13  # numbers of the solo game besides
MOST_INPUTS: Final = INPUTS + ALONE
SENATORS: Final = 0  # places of some numbers of a seat
PRESTIGE: Final = 17
WORTH: Final = 38
FARTHEST: Final = 4.0


def inputs_for(players: i64) -> i64:
    """Return how many numbers are looked at with so many players."""
    if players == 1:
        return MOST_INPUTS
    return INPUTS


def look(s: PublicFields, out: vec[float]) -> None:
    """Write the numbers of all parties, most between -2 and 2; Caepio is one of them."""
    for party in range(s.parties):
        look_at_seat(s, party, out)
    for i in range(s.parties * OF_SEAT):  # what is rare must not weigh more than what was learned from
        if out[i] > FARTHEST:
            out[i] = FARTHEST
        elif out[i] < -FARTHEST:
            out[i] = -FARTHEST


def look_at_seat(s: PublicFields, seat: i64, out: vec[float]) -> None:
    """Write the numbers of one seat."""
    at: i64 = seat * OF_SEAT
    base: i64 = seat * words.GOODS
    held = s.held
    out[at] = float(s.senators[seat]) / 8.0
    for good in range(i64(words.RESOURCES)):
        out[at + 1 + good] = float(held[base + good]) / 4.0
    out[at + 7] = float(held[base + words.DENARII]) / 10.0
    out[at + 8] = float(held[base + words.WORKER]) / 4.0
    out[at + 9] = float(ones(s.ready[seat]) + s.special[seat]) / 3.0
    out[at + 10] = float(s.register[seat]) / 4.0
    out[at + 11] = float(specialists_of(s, seat)) / 3.0
    out[at + 12] = float(s.popularity[seat]) / 4.0
    out[at + 13] = float(s.harmony[seat]) / 4.0
    out[at + 14] = float(s.unrest[seat]) / 4.0
    out[at + 15] = float(s.markers[seat]) / 2.0
    out[at + 16] = float(s.received[seat]) / 2.0
    look_at_districts(s, seat, out, at + PRESTIGE)
    look_at_rome(s, seat, out, at + 24)
    base = seat * words.DISTRICTS
    out[at + 31] = float(s.laid[base] + s.laid[base + 1] + s.laid[base + 2]) / 8.0
    out[at + 32] = float(tiles_of(s, seat)) / 4.0
    out[at + 33] = float(monuments_of(s, seat))
    out[at + 34] = float((s.merchants >> seat) & 1)
    out[at + 35] = float((s.passed >> seat) & 1)
    out[at + 36] = float(s.place_of(seat)) / 2.0
    short: i64 = upkeep_of(s, seat) - held[seat * words.GOODS + words.FOOD] - held[seat * words.GOODS + words.DENARII]
    if short < 0:
        short = 0
    out[at + 37] = float(short) / 3.0
    look_at_worth(s, seat, out, at + WORTH)


def look_at_districts(s: PublicFields, seat: i64, out: vec[float], at: i64) -> None:
    """Write the prestige of each district, the lead there, and how many senators of politics the leads promise."""
    promised: i64 = 0
    for district in range(i64(words.DISTRICTS)):
        own: i64 = s.prestige[seat * words.DISTRICTS + district]
        best: i64 = 0
        for other in range(s.parties):
            if other != seat and s.prestige[other * words.DISTRICTS + district] > best:
                best = s.prestige[other * words.DISTRICTS + district]
        out[at + district] = float(own) / 6.0
        out[at + words.DISTRICTS + district] = float(within(own - best, 4)) / 4.0
        promised += worth.chance(own - best, True)
    out[at + 2 * words.DISTRICTS] = float(promised) / 1000.0


def look_at_rome(s: PublicFields, seat: i64, out: vec[float], at: i64) -> None:
    """Write the troops and the offerings, the lead in each and what the duty lacks, and the part of the demand."""
    part: i64 = TROOPS
    place: i64 = at
    while place < at + 6:
        own: i64 = worth.marker_value(s, seat, part)
        best: i64 = 0
        for other in range(s.parties):
            if other != seat and worth.marker_value(s, other, part) > best:
                best = worth.marker_value(s, other, part)
        lack: i64 = 0
        if s.decade:
            lack = minimum_of(s, part) - own
        if lack < 0:
            lack = 0
        out[place] = float(own) / 5.0
        out[place + 1] = float(within(own - best, 4)) / 4.0
        out[place + 2] = float(lack) / 2.0
        part = OFFERINGS
        place += 3
    out[at + 6] = 0.0
    if s.decade:
        out[at + 6] = float(within(worth.tributes(s, seat), 8) * s.players) / float(card_of(s).minimum[s.players])


def look_at_worth(s: PublicFields, seat: i64, out: vec[float], at: i64) -> None:
    """Write what the rules of thumb make of the seat, part by part, and its riches."""
    left: i64 = ROUNDS - s.round
    out[at] = float(worth.holdings(s, seat, left)) / 2000.0
    out[at + 1] = float(worth.people(s, seat, left)) / 2000.0
    out[at + 2] = 0.0
    out[at + 3] = 0.0
    if s.decade:
        out[at + 2] = float(worth.duties(s, seat)) / 2000.0
        out[at + 3] = float(worth.upkeep(s, seat, left)) / 1000.0
    out[at + 4] = float(worth.politics(s, seat)) / 3000.0
    out[at + 5] = float(worth.city(s, seat, left)) / 1000.0
    out[at + 6] = float(worth.blame(s, seat)) / 2000.0
    out[at + 7] = float(worth.milestones(s, seat, left)) / 1000.0
    out[at + 8] = float(worth.riches(s, seat)) / 20.0


def within(number: i64, bound: i64) -> i64:
    """Return the number, or the bound it is beyond."""
    if number > bound:
        return bound
    if number < -bound:
        return -bound
    return number


def as_seen_by(s: PublicFields, seat: i64, seats: vec[float], out: vec[float]) -> None:
    """Write one seat's inputs: its own numbers, the mean of its rivals', some of the best rival's, and the table."""
    share: float = 1.0 / float(s.parties - 1)
    for i in range(i64(OF_SEAT)):
        out[i] = seats[seat * OF_SEAT + i]
        rivals: float = 0.0
        for other in range(s.parties):
            if other != seat:
                rivals += seats[other * OF_SEAT + i]
        out[OF_SEAT + i] = rivals * share
    at: i64 = 2 * OF_SEAT
    out[at] = most(s, seat, seats, SENATORS)
    out[at + 1] = most(s, seat, seats, PRESTIGE + 2 * words.DISTRICTS)
    out[at + 2] = most(s, seat, seats, WORTH + 2)
    out[at + 3] = most(s, seat, seats, WORTH + 4)
    look_at_table(s, out, at + BEST)
    if s.players == 1:
        look_at_aims(s, out, INPUTS)


def most(s: PublicFields, seat: i64, seats: vec[float], number: i64) -> float:
    """Return the highest of the rivals' numbers of this kind."""
    best: float = -10.0
    for other in range(s.parties):
        if other != seat and seats[other * OF_SEAT + number] > best:
            best = seats[other * OF_SEAT + number]
    return best


def look_at_table(s: PublicFields, out: vec[float], at: i64) -> None:
    """Write the round, how near Rome's demand is, the unrest of the city, and who has passed."""
    for i in range(i64(ROUNDS)):
        out[at + i] = 0.0
    if s.round > 0:
        out[at + s.round - 1] = 1.0
    at += ROUNDS
    out[at] = float(worth.last_round(s) - s.round) / 2.0
    revolts: i64 = 0
    for district in range(i64(words.DISTRICTS)):
        if s.restless[district]:
            revolts += 1
    out[at + 1] = float(revolts) / 2.0
    out[at + 2] = float(s.unrest_on_tiles()) / 6.0
    out[at + 3] = float(ones(s.passed)) / float(s.parties)
    built: i64 = ones(s.built[0]) + ones(s.built[1]) + ones(s.built[2])
    out[at + 4] = float(built) / 20.0


def look_at_aims(s: PublicFields, out: vec[float], at: i64) -> None:
    """Write what wins the solo game, what is missing for it, and what threatens (C14.8, C14.21, C15)."""
    needed: i64 = monuments_needed(s)
    missing: i64 = needed - monuments_of(s, YOU)
    if missing < 0:
        missing = 0
    by_senators: float = float(s.option(VARIANT) != MONUMENTS_ONLY)
    rounds: i64 = ROUNDS + 1 - s.round
    lead: i64 = within(s.senators[YOU] - s.senators[words.CAEPIO], 12)
    out[at] = by_senators
    out[at + 1] = float(s.option(DIFFICULTY)) / 2.0
    out[at + 2] = float(needed) / 5.0
    out[at + 3] = float(missing) / 3.0
    out[at + 4] = float(missing) / float(rounds + 1)
    out[at + 5] = by_senators * float(lead) / 6.0
    out[at + 6] = by_senators * float(lead) / float(rounds + 1)
    look_at_savings(s, out, at + 7)
    out[at + 9] = float(within(danger(s), 20000)) / 5000.0
    out[at + 10] = 0.0
    if s.decade:
        out[at + 10] = float(markers_to_come(s)) / (2.0 * float(worth.FULL))
    out[at + 11] = float(within(s.register[words.CAEPIO], 10) + within(s.popularity[words.CAEPIO], 10)) / 10.0
    out[at + 12] = float(s.unrest[YOU] - s.unrest[words.CAEPIO]) / 4.0
    for i in range(at, at + ALONE):
        if out[i] > FARTHEST:
            out[i] = FARTHEST
        elif out[i] < -FARTHEST:
            out[i] = -FARTHEST


def look_at_savings(s: PublicFields, out: vec[float], at: i64) -> None:
    """Write how much of what a next monument costs is there already, for the two that lack least."""
    best: i64 = 0
    second: i64 = 0
    for monument in range(i64(words.MONUMENTS)):
        if s.monument[monument] == NONE:
            share: i64 = collected(s, monument)
            if share > best:
                second = best
                best = share
            elif share > second:
                second = share
    out[at] = float(best) / float(worth.FULL)
    out[at + 1] = float(second) / float(worth.FULL)

"""How actions and events are packed into integers; no other module shifts bits of them.

An action: kind (6 bits), seat (2), then three small arguments (8 bits each), or six counts of resources with more.
An event: kind (6 bits), whether it reveals information (1), seat (3), then up to six small arguments (8 bits each,
signed where the event says so).
"""

from typing import Final

from mypy_extensions import i64

# Kinds of action. The first four are secret until everybody has chosen (C3.7, C10.2).
KEEP: Final = 0  # heritage card, character
DELIVER_TROOPS: Final = 1  # velites, legionaries, equites
DELIVER_OFFERINGS: Final = 2  # of value 1, of value 2
DELIVER_GOODS: Final = 3  # units of the demanded resource, amphorae
BUILD_TILE: Final = 4  # district, building
BUILD_MONUMENT: Final = 5  # monument
ACTIVATE: Final = 6  # district, building, line
USE_SITE: Final = 7  # site, space
USE_PORTUS: Final = 8
USE_CASTRA: Final = 9  # space
CLAIM: Final = 10  # milestone
PASS: Final = 11
SEND_MERCHANT: Final = 12
USE_ABILITY: Final = 13  # ability
END_TURN: Final = 14
SPOT: Final = 15  # row and column of the tile's first cell, orientation
LINK: Final = 16  # row, column of a neutral insula that makes forced adjacency
PAY: Final = 17  # a payment, see below
TAKE: Final = 18  # six counts
DISCARD: Final = 19  # six counts
NAME_DISTRICT: Final = 20  # district
NAME_COLOUR: Final = 21  # colour
ORDER: Final = 22  # resource, side (0 buy, 1 sell), units
NAME_TILE: Final = 23  # district, building
NAME_CELL: Final = 24  # district, row, column
NAME_OPTION: Final = 25  # number of the option
NAME_TRIGGER: Final = 26  # trigger
HAND_OUT: Final = 27  # bit mask of seats that get one of the markers left over
LAY_INSULAE: Final = 28  # how many own insulae (option own_insulae)
DONE: Final = 29  # nothing more, or nothing at all
ACTION_KINDS: Final = 30

BUY: Final = 0
SELL: Final = 1

LAST_SEALED: Final = DELIVER_GOODS
NO_SEAT: Final = 7


def action_kind(action: i64) -> i64:
    """Return the kind of an action."""
    return action & 63


def action_seat(action: i64) -> i64:
    """Return the acting seat; it is part of every action."""
    return (action >> 6) & 3


def first(action: i64) -> i64:
    """Return the first argument."""
    return (action >> 8) & 255


def second(action: i64) -> i64:
    """Return the second argument."""
    return (action >> 16) & 255


def third(action: i64) -> i64:
    """Return the third argument."""
    return (action >> 24) & 255


def action(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack an action with up to three small arguments."""
    return kind | seat << 6 | a << 8 | b << 16 | c << 24


# Six counts of resources (4 bits each), as TAKE and DISCARD have them; a payment adds denarii (6), workers (4),
# specialists (6, a mask of colours), special workers (2) and limited discounts that are used (4, by position among
# those that match).


def counts_action(kind: i64, seat: i64, counts: i64) -> i64:
    """Pack an action of six counts, given as sums of `units`, or of a whole payment."""
    return kind | seat << 6 | counts << 8


def counts_of(action: i64) -> i64:
    """Return the six counts, or the whole payment."""
    return action >> 8


def units(resource: i64, n: i64) -> i64:
    """Return n units of a resource as counts; counts add up while each stays below 16."""
    return n << (4 * resource)


def count(counts: i64, resource: i64) -> i64:
    """Return the units of one resource."""
    return (counts >> (4 * resource)) & 15


def pieces(denarii: i64, workers: i64, specialists: i64, special: i64, discounts: i64) -> i64:
    """Pack the part of a payment that is not resources."""
    return denarii << 24 | workers << 30 | specialists << 34 | special << 40 | discounts << 42


def paid_denarii(payment: i64) -> i64:
    """Return the denarii of a payment, without those for forced neutral insulae."""
    return (payment >> 24) & 63


def paid_workers(payment: i64) -> i64:
    """Return the workers of a payment."""
    return (payment >> 30) & 15


def paid_specialists(payment: i64) -> i64:
    """Return the specialists of a payment, a mask of colours."""
    return (payment >> 34) & 63


def paid_special(payment: i64) -> i64:
    """Return the special workers of a payment."""
    return (payment >> 40) & 3


def is_plain(payment: i64) -> bool:
    """Tell whether a payment has only goods and workers, and uses up no discount."""
    return payment >> 34 == 0


def used_discounts(payment: i64) -> i64:
    """Return which of the limited discounts that match are used, as a mask."""
    return (payment >> 42) & 15


# Kinds of event; `docs` of each in events.py.
GAME_STARTED: Final = 0  # start seat
KEPT: Final = 1  # sealed: seat
CARDS_REVEALED: Final = 2  # heritage, character
STARTED_WITH: Final = 3  # register, popularity, harmony
DECADE_STARTED: Final = 4  # decade
ROME_DEMANDED: Final = 5  # card
MARKET_REFILLED: Final = 6
ROUND_STARTED: Final = 7  # round
PRICES_CHANGED: Final = 8  # Macellum tile
PRICE_MOVED: Final = 9  # resource, price
GAINED: Final = 10  # goods, n
LOST: Final = 11  # goods, n (also paid upkeep, discarded, delivered)
PAID: Final = 12  # goods, n (denarii, resources, workers)
SPECIALIST_USED: Final = 13  # colour
SPECIAL_USED: Final = 14  # n
POPULARITY_MOVED: Final = 15  # new value
HARMONY_MOVED: Final = 16  # new value
PRESTIGE_MOVED: Final = 17  # district, new value
REGISTER_RAISED: Final = 18  # new value
UNLOCKED: Final = 19  # colour
PECULIUM_PAID: Final = 20  # colour
TILE_BUILT: Final = 21  # district, building, row, column, orientation
INSULA_LAID: Final = 22  # district, row, column, owner (NEUTRAL: 4), why: see INSULA_REASONS
TILE_REMOVED: Final = 23  # district, building: a copy leaves the game
MONUMENT_BUILT: Final = 24  # monument
ACTIVATED: Final = 25  # district, building, line
SITE_USED: Final = 26  # site, space
PORTUS_USED: Final = 27
CASTRA_USED: Final = 28  # space
MILESTONE_CLAIMED: Final = 29  # milestone
MERCHANT_SENT: Final = 30
ABILITY_USED: Final = 31  # ability (also triggers)
TRADED: Final = 32  # resource, side, units, price
PASSED: Final = 33  # place on the order track
UNREST_PLACED: Final = 34  # district, building (seat: who placed, NO_SEAT: nobody)
UNREST_REMOVED: Final = 35  # district, building
UNREST_RECEIVED: Final = 36  # n
UNREST_HANDED: Final = 37  # receiver, n
UNREST_TRACK_MOVED: Final = 38  # new value
SENATORS_CHANGED: Final = 39  # new number, reason: see SENATOR_REASONS
DELIVERED: Final = 40  # revealed: troops value, offerings value, resource value
DELIVERY_SEALED: Final = 41
RANKED: Final = 42  # rank
GROUP_FAILED: Final = 43  # sum, minimum
UPKEEP_SETTLED: Final = 44  # need, paid
WORKERS_RETURNED: Final = 45  # workers
STORED: Final = 46  # discarded units
ROUND_ENDED: Final = 47
SOLD_AT_END: Final = 48  # denarii
GAME_OVER: Final = 49  # ending, mask of winners
CAEPIO_CARD_TURNED: Final = 50  # card, which of the round (1 or 2)
CAEPIO_TRIED: Final = 51  # card, row, alternative, why it is impossible: see below, its clause (of C14)
CAEPIO_ACTED: Final = 52  # card, row, alternative
DIE_ROLLED: Final = 53  # pips, district
AEDIFICIUM_DRAWN: Final = 54  # building
AEDIFICIUM_RETURNED: Final = 55  # building: its card lies under the stack
AEDIFICIUM_USED: Final = 56  # district, building
BUILT_CARD_TURNED: Final = 57  # building, what for, what came of it: see below
MARKET_CARD_TURNED: Final = 58  # card, side, resource, units (0: skipped)
CAEPIO_COMMITTED: Final = 59  # part (0 troops, 1 offerings), value, minimum, what you could deliver, motive
LATER_ACTION: Final = 60  # Caepio has passed and gains by your action
AEDIFICIUM_JOINED: Final = 61  # decade, cards left over from the one before
EVENT_KINDS: Final = 62

# Why an insula lies where it lies.
OWN_CELL: Final = 0  # C7.9
FORCED: Final = 1  # C7.7
ROW_EMPTY: Final = 2  # C7.9, neutral because the row is empty
FILLED: Final = 3  # C7.12
REPLACED: Final = 4  # replace_neutral

# Why senators changed.
BY_EFFECT: Final = 0
FIRST_AT_TOP: Final = 1  # C9.3
MILESTONE: Final = 2  # C7.21
MOST_TROOPS: Final = 3  # C10.5
MOST_OFFERINGS: Final = 4  # C10.5
PODIUM: Final = 5  # C10.9
POLITICS: Final = 6  # C4.5
RICHEST: Final = 7  # C12.2
UNREST_RANK: Final = 8  # C12.3a
FURTHEST: Final = 9  # C12.3b
LAST_UNREST: Final = 10  # C12.3c
CAEPIO_BONUS: Final = 11  # C14.21

# Why an alternative of Caepio's row is impossible.
SITE_TAKEN: Final = 0  # C14.12
SUPPLY_EMPTY: Final = 1  # C14.12
SPACE_TAKEN: Final = 2  # C14.13
NO_MARKER: Final = 3  # C14.13
STACK_EMPTY: Final = 4  # C14.11
NO_ROOM: Final = 5  # C14.11
NOT_BUILT: Final = 6  # C14.14
TILE_TAKEN: Final = 7  # C14.14
TILE_RESTLESS: Final = 8  # C14.14
NO_FREE_TILE: Final = 9  # C14.14
NOTHING_TO_TRADE: Final = 10  # C14.15

# What a card of the built stack is turned up for, and what comes of it.
FOR_SPREAD: Final = 0  # C14.6
FOR_YOUR_MARKER: Final = 1  # C14.7
FOR_RANDOM_TILE: Final = 2  # C14.14
TURNED_AND_TAKEN: Final = 0
TURNED_BUT_USED: Final = 1
TURNED_BUT_RESTLESS: Final = 2
TURNED_BUT_FORBIDDEN: Final = 3  # it takes no unrest, or not in this district

# Why Caepio delivers what he does (C14.18).
TO_BEAT_YOU: Final = 0
TO_REACH_IT: Final = 1
ALL_HE_HAS: Final = 2

# Endings.
RUNNING: Final = 0
SCORED: Final = 1
REBELLION_OF_DISTRICTS: Final = 2  # C5.0
REBELLION_OF_MARKERS: Final = 3  # C5.6


def event(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """Pack an event that tells nobody anything hidden; arguments lie in -64 .. 191."""
    return kind | seat << 7 | (a + 64) << 10 | (b + 64) << 18 | (c + 64) << 26 | (d + 64) << 34 | (e + 64) << 42


def revealing(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """Pack an event that shows somebody what was hidden before."""
    return event(kind, seat, a, b, c, d, e) | 64


def event_kind(code: i64) -> i64:
    """Return the kind of an event."""
    return code & 63


def event_reveals(code: i64) -> bool:
    """Tell whether the event showed hidden information to anyone."""
    return code & 64 != 0


def event_seat(code: i64) -> i64:
    """Return the seat of an event, NO_SEAT when it has none."""
    return (code >> 7) & 7


def argument(code: i64, index: i64) -> i64:
    """Return an argument of an event, the first has index 0."""
    return ((code >> (10 + 8 * index)) & 255) - 64

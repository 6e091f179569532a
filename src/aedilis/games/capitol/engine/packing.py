"""How actions and events are packed into integers; no other module shifts bits of them.

An action: kind (4 bits), seat (2), then the card (6) and up to three small arguments, or the 54 bits of a bid.
An event: kind (5 bits), whether it reveals information (1), seat (3), then up to three small arguments (6 each); the
last of them may be longer, so a bid's cards fit.
"""

from typing import Final

from mypy_extensions import i64

from aedilis.games.capitol.engine.cards import NO_CARD

# Kinds of action.
PASS: Final = 0
FLOOR_CARD: Final = 1
ROOF_CARD: Final = 2
PERMIT_CARD: Final = 3
NULL_PLAY: Final = 4
SEAL_BID: Final = 5
PLACE_TILE: Final = 6
DRAW_CARD: Final = 7
STOP_DRAWING: Final = 8
ACTION_KINDS: Final = 9

NO_BLOCK: Final = 63  # the second block of a floor card when the supply held only one (R1.14)
NO_SEAT: Final = 7


def action_kind(action: i64) -> i64:
    """Return the kind of an action."""
    return action & 15


def action_seat(action: i64) -> i64:
    """Return the acting seat; it is part of every action."""
    return (action >> 4) & 3


def action_card(action: i64) -> i64:
    """Return the card of a building action."""
    return (action >> 6) & 63


def action_first(action: i64) -> i64:
    """Return the first argument: a height, a prefecture or a pile."""
    return (action >> 12) & 63


def action_second(action: i64) -> i64:
    """Return the second argument: the second block's height, or a shape."""
    return (action >> 18) & 63


def action_third(action: i64) -> i64:
    """Return the third argument: the prefecture of a permit."""
    return (action >> 24) & 15


def action_bid(action: i64) -> i64:
    """Return the cards of a sealed bid."""
    return action >> 6


def simple_action(kind: i64, seat: i64) -> i64:
    """Pack an action without arguments: pass, or stop drawing."""
    return kind | seat << 4


def card_action(kind: i64, seat: i64, card: i64) -> i64:
    """Pack a building action with its card; arguments are added with `with_arguments`."""
    return kind | seat << 4 | card << 6


def arguments(first: i64, second: i64, third: i64) -> i64:
    """Pack the arguments of a building action, to be added to `card_action`."""
    return first << 12 | second << 18 | third << 24


def place_action(kind: i64, seat: i64, first: i64) -> i64:
    """Pack an action with one argument and no card: a tile's prefecture or a pile."""
    return kind | seat << 4 | NO_CARD << 6 | first << 12


def bid_action(seat: i64, cards: i64) -> i64:
    """Pack a sealed bid."""
    return SEAL_BID | seat << 4 | cards << 6


# Kinds of event, in the order in which a round meets them.
GAME_STARTED: Final = 0
ROUND_STARTED: Final = 1
CARD_PLAYED: Final = 2
BLOCKS_BUILT: Final = 3
HOUSE_FINISHED: Final = 4
HOUSE_PLACED: Final = 5
PASSED: Final = 6
AUCTION_OPENED: Final = 7
BID_SEALED: Final = 8
BID_REVEALED: Final = 9
TILE_WON: Final = 10
TILE_REMOVED: Final = 11
BID_PAID: Final = 12
TILE_PLACED: Final = 13
PREFECTURE_SCORED: Final = 14
ROUND_SCORED: Final = 15
DRAW_TURN: Final = 16
CARD_DRAWN: Final = 17
DRAWING_STOPPED: Final = 18
DRAWS_LOST: Final = 19
CONSUL_PASSED: Final = 20
GAME_OVER: Final = 21
EVENT_KINDS: Final = 22

# Why a tile was won or left the game.
BY_SUM: Final = 0
BY_LOW_SCORE: Final = 1
BY_HIGH_CARD: Final = 2
BY_ORDER: Final = 3
FOR_NOTHING: Final = 4
TIED: Final = 0
NO_BIDS: Final = 1
NO_ROOM: Final = 2


def event(kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """Pack an event that tells nobody anything new about hidden cards; arguments before the last one are below 64."""
    return kind | seat << 6 | first << 9 | second << 15 | third << 21


def revealing(kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """Pack an event that shows somebody what was hidden before."""
    return event(kind, seat, first, second, third) | 32


def event_kind(code: i64) -> i64:
    """Return the kind of an event."""
    return code & 31


def event_reveals(code: i64) -> bool:
    """Tell whether the event showed hidden information to anyone."""
    return code & 32 != 0


def event_seat(code: i64) -> i64:
    """Return the seat of an event, NO_SEAT when it has none."""
    return (code >> 6) & 7

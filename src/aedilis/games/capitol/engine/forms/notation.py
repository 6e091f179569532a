"""The one-line text notation of actions; every line stands for exactly one action.

0 pass                       0 bid R3 F5 A7     (0 bid - for no bid)
0 floor F5 0+1               0 tile p3
0 roof R3 2 round            0 draw floor
0 permit A7 1 round p3       0 stop
0 null F5
"""

import re

from aedilis.core.errors import FormatError
from aedilis.games.capitol.engine.forms.actions import (
    CapitolAction,
    DrawCard,
    FloorCard,
    NullPlay,
    Pass,
    Permit,
    PlaceTile,
    RoofCard,
    SealBid,
    StopDrawing,
    packed,
    typed,
)

_LINE = re.compile(r"(?P<seat>[0-3]) (?P<verb>[a-z]+)(?: (?P<rest>[A-Za-z0-9+\- ]{1,160}))?")
_RAISED = re.compile(r"\d{1,2}(\+\d{1,2})?")
_NUMBER = re.compile(r"\d{1,2}")


def notation(action: int) -> str:
    """Return the action as one line of text."""
    value = typed(action)
    match value:
        case Pass(seat=seat):
            return f"{seat} pass"
        case FloorCard(seat=seat, card=card, raised=raised):
            return f"{seat} floor {card} {'+'.join(map(str, raised))}"
        case RoofCard(seat=seat, card=card, height=height, shape=shape):
            return f"{seat} roof {card} {height} {shape}"
        case Permit(seat=seat, card=card, height=height, shape=shape, prefecture=prefecture):
            return f"{seat} permit {card} {height} {shape} p{prefecture}"
        case NullPlay(seat=seat, card=card):
            return f"{seat} null {card}"
        case SealBid(seat=seat, cards=cards):
            return f"{seat} bid {' '.join(cards) or '-'}"
        case PlaceTile(seat=seat, prefecture=prefecture):
            return f"{seat} tile p{prefecture}"
        case DrawCard(seat=seat, pile=pile):
            return f"{seat} draw {pile}"
        case StopDrawing(seat=seat):
            return f"{seat} stop"


def parse(text: str) -> int:
    """Return the action of a line of text; raise FormatError for anything else."""
    line = _LINE.fullmatch(text.strip())
    if line is None:
        raise _bad(text)
    rest = (line["rest"] or "").split()
    try:
        return packed(_value(int(line["seat"]), line["verb"], rest, text))
    except FormatError as error:
        raise FormatError("bad-notation", f"{text!r} is not an action: {error.message}", text=text) from error


def _value(seat: int, verb: str, rest: list[str], text: str) -> CapitolAction:
    match verb, rest:
        case "pass", []:
            return Pass(seat)
        case "floor", [card, raised] if _RAISED.fullmatch(raised):
            return FloorCard(seat, card, tuple(map(int, raised.split("+"))))
        case "roof", [card, height, "round" | "pitched" as shape] if _NUMBER.fullmatch(height):
            return RoofCard(seat, card, int(height), shape)
        case "permit", [card, height, "round" | "pitched" as shape, place] if _NUMBER.fullmatch(height):
            return Permit(seat, card, int(height), shape, _prefecture(place, text))
        case "null", [card]:
            return NullPlay(seat, card)
        case "bid", ["-"]:
            return SealBid(seat)
        case "bid", [_, *_]:
            return SealBid(seat, tuple(rest))
        case "tile", [place]:
            return PlaceTile(seat, _prefecture(place, text))
        case "draw", ["roof" | "floor" | "permit" as pile]:
            return DrawCard(seat, pile)
        case "stop", []:
            return StopDrawing(seat)
    raise _bad(text)


def _prefecture(place: str, text: str) -> int:
    if not re.fullmatch(r"p\d", place):
        raise _bad(text)
    return int(place[1:])


def _bad(text: str) -> FormatError:
    return FormatError("bad-notation", f"{text[:80]!r} is not an action of Capitol", text=text[:80])

"""The one-line text notation of actions; every line stands for exactly one action.

0 build patricius forum      0 spot 3,0 1                     0 keep heritage 3 character 5
0 monument 3                 0 link 3,3                       0 troops velites:1 equites:2   (0 troops - for none)
0 activate plebeius forum 1  0 pay worker:2 blue denarii:3    0 offerings 1:2 2:1
0 site lapis right           0 take food:2 wood:1             0 goods 3 amphora:1
0 portus                     0 discard tool:1                 0 tile patricius forum
0 castra velites             0 district servorum              0 cell patricius 3,3
0 claim 2                    0 colour red                     0 option 1
0 pass                       0 buy stone 2                    0 trigger 0
0 merchant                   0 sell food 1                    0 hand-out 1 3
0 ability 5                  0 insulae 2                      0 done
0 end
"""

import re

from aedilis.core.contract import Action
from aedilis.core.errors import FormatError
from aedilis.games.corduba.engine.forms.actions import (
    ACTION_TYPES,
    CELL,
    COLOUR_WORDS,
    FIELDS,
    RESOURCE_WORDS,
    DeliverGoods,
    DeliverOfferings,
    DeliverTroops,
    Discard,
    Field,
    HandOut,
    Keep,
    Order,
    Pay,
    Take,
    packed,
    typed,
)

_LINE = re.compile(r"(?P<seat>[0-3]) (?P<verb>[a-z\-]+)(?P<rest>( [a-z0-9_,:\-]{1,24}){0,24})")
_NUMBER = re.compile(r"0|[1-9]\d?")
_CELL = re.compile(r"(0|[1-9]\d?),(0|[1-9]\d?)")
_AMOUNT = re.compile(r"([a-z]+|[12]):([1-9]\d?)")
_DISCOUNT = re.compile(r"discount-([0-3])")

VERBS = {str(kind.__struct_config__.tag): kind for kind in ACTION_TYPES}
NOTHING = "-"
AMOUNTS: dict[type[Action], dict[str, str]] = {  # how a line calls what is counted
    DeliverTroops: {"velites": "velites", "legionary": "legionary", "equites": "equites"},
    DeliverOfferings: {"1": "offering1", "2": "offering2"},
    Take: {name: name for name in RESOURCE_WORDS},
    Discard: {name: name for name in RESOURCE_WORDS},
    Pay: {"worker": "workers", "special": "special"} | {name: name for name in (*RESOURCE_WORDS, "denarii")},
}


def notation(action: int) -> str:
    """Return the action as one line of text."""
    value = typed(action)
    return " ".join((str(value.seat), *_words(value)))


def _words(value: Action) -> list[str]:
    verb = str(type(value).__struct_config__.tag)
    match value:
        case Keep(heritage=heritage, character=character):
            return [verb, "heritage", str(heritage), "character", str(character)]
        case DeliverGoods(units=units, amphora=amphora):
            return [verb, str(units), *([f"amphora:{amphora}"] if amphora else [])]
        case Order(side=side, resource=resource, units=units):
            return [side, resource, str(units)]
        case HandOut(seats=seats):
            return [verb, *(map(str, seats) if seats else [NOTHING])]
    if type(value) in AMOUNTS:
        return [verb, *(_amounts(value) or [NOTHING])]
    return [verb, *(_written(field, getattr(value, name)) for name, field in FIELDS.get(type(value), {}).items())]


def _amounts(value: Action) -> list[str]:
    words = [f"{word}:{getattr(value, name)}" for word, name in AMOUNTS[type(value)].items() if getattr(value, name)]
    if isinstance(value, Pay):
        words += [*value.specialists, *(f"discount-{number}" for number in value.discounts)]
    return words


def _written(field: Field, value: object) -> str:
    if field == CELL and isinstance(value, tuple):
        return f"{value[0]},{value[1]}"
    return str(value)


def parse(text: str) -> int:
    """Return the action of a line of text; raise FormatError for anything else."""
    line = _LINE.fullmatch(text.strip())
    if line is None:
        raise _bad(text)
    try:
        return packed(_value(int(line["seat"]), line["verb"], line["rest"].split(), text))
    except FormatError as error:
        if error.code == "bad-notation":
            raise
        raise FormatError("bad-notation", f"{text[:80]!r} is not an action: {error.message}", text=text[:80]) from error


def _value(seat: int, verb: str, rest: list[str], text: str) -> Action:
    match verb, rest:
        case "keep", ["heritage", heritage, "character", character]:
            return Keep(seat, _number(heritage, text), _number(character, text))
        case "goods", [units]:
            return DeliverGoods(seat, _number(units, text))
        case "goods", [units, amphorae]:
            return DeliverGoods(seat, _number(units, text), **_counted([amphorae], {"amphora": "amphora"}, text))
        case ("buy" | "sell") as side, [resource, units] if resource in RESOURCE_WORDS:
            return Order(seat, side, resource, _number(units, text))
        case "hand-out", [_, *_]:
            return HandOut(seat, () if rest == [NOTHING] else tuple(_number(word, text) for word in rest))
    kind = VERBS.get(verb)
    if kind is None or kind in (Keep, DeliverGoods, Order, HandOut):
        raise _bad(text)
    if kind in AMOUNTS:
        return _counting(kind, seat, rest, text)
    fields = FIELDS.get(kind, {})
    if len(rest) != len(fields):
        raise _bad(text)
    return kind(seat, **{name: _read(field, word, text) for (name, field), word in zip(fields.items(), rest)})


def _counting(kind: type[Action], seat: int, rest: list[str], text: str) -> Action:
    if not rest:
        raise _bad(text)
    words = [] if rest == [NOTHING] else rest
    if kind is not Pay:
        return kind(seat, **_counted(words, AMOUNTS[kind], text))
    specialists = [word for word in words if word in COLOUR_WORDS]
    discounts = [int(match[1]) for match in map(_DISCOUNT.fullmatch, words) if match]
    counted = [word for word in words if word not in COLOUR_WORDS and not _DISCOUNT.fullmatch(word)]
    return Pay(
        seat,
        specialists=tuple(sorted(specialists, key=COLOUR_WORDS.index)),
        discounts=tuple(sorted(discounts)),
        **_counted(counted, AMOUNTS[Pay], text),
    )


def _counted(words: list[str], names: dict[str, str], text: str) -> dict[str, int]:
    result: dict[str, int] = {}
    for word in words:
        amount = _AMOUNT.fullmatch(word)
        if amount is None or amount[1] not in names or names[amount[1]] in result:
            raise _bad(text)
        result[names[amount[1]]] = int(amount[2])
    return result


def _read(field: Field, word: str, text: str) -> object:
    if isinstance(field, tuple):
        return word
    if field == CELL:
        cell = _CELL.fullmatch(word)
        if cell is None:
            raise _bad(text)
        return int(cell[1]), int(cell[2])
    return _number(word, text)


def _number(word: str, text: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise _bad(text)
    return int(word)


def _bad(text: str) -> FormatError:
    return FormatError("bad-notation", f"{text[:80]!r} is not an action of Corduba", text=text[:80])

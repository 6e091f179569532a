"""Any game in words: actions, events and views by the messages of the game's own Fluent files.

The message of an action is `<game>-action-<type>`, that of an event `<game>-event-<type>`; their fields go in by name,
a seat by who sits there. A value that is a word, such as a card, is said by `<game>-word-<value>` where there is such a
message. The fields of a view are headed by `<game>-view-<field>`, options by `<game>-option-<option>`, and their values
are `<game>-value-<option>-<value>`. An order for decisions to come is `<game>-order-<order>`. What has no message
stands as the game writes it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from aedilis import i18n
from aedilis.core.contract import Action, Event, Rules

NOBODY = "-"
SEATS = ("seat", "seats", "to_act", "winners", "winner")
SCORE = "score"
KNOWN = ("game", "players", "rules_version", "options")  # said elsewhere, and the same all the time


class Known(NamedTuple):
    """One thing that a seat knows, and what it is; where it is several things, `items` has each of them."""

    what: str
    said: str
    items: tuple[str, ...] = ()


def action_words(rules: Rules, action: int, names: Sequence[str], lang: str) -> str:
    """Return an action in words, else in notation without its seat."""
    typed = rules.typed(action)
    return _sentence(rules.name, "action", typed, names, lang) or rules.notation(action).partition(" ")[2]


def order_words(game: str, order: str, lang: str) -> str:
    """Return what a seat orders for decisions to come, without its limit; else the game's own word for it."""
    key = f"{game}-order-{order}"
    return i18n.text(key, lang) if i18n.has(key) else order.replace("-", " ")


def event_words(game: str, event: Event, names: Sequence[str], lang: str) -> str:
    """Return an event in words, else as its type and its fields."""
    said = _sentence(game, "event", event, names, lang)
    if said is not None:
        return said
    fields = {name: value_words(game, name, getattr(event, name), names, lang) for name in event.__struct_fields__}
    return " ".join([_tag(event), *(f"{name}={value}" for name, value in fields.items())])


def view_words(game: str, data: msgspec.Struct, names: Sequence[str], lang: str) -> list[Known]:
    """Return what a seat may know: what concerns all first, then each seat."""
    lines = _fields(game, data, names, lang, leave_out=(*KNOWN, "seats"))
    for seat, own in enumerate(getattr(data, "seats", ())):
        parts = ", ".join(f"{line.what} {line.said}" for line in _fields(game, own, names, lang, leave_out=("seat",)))
        lines.append(Known(_name(seat, names), parts))
    return lines


def common_parts(game: str, data: msgspec.Struct, names: Sequence[str], lang: str) -> list[Known]:
    """Return what concerns all, without what every table shows: who looks, who must act, who has won."""
    return _parts(game, data, names, lang, leave_out=(*KNOWN, *SEATS))


def seat_parts(game: str, data: msgspec.Struct, seat: int, names: Sequence[str], lang: str) -> list[Known]:
    """Return what may be known of one seat, without its score."""
    own = _seat_of(data, seat)
    return [] if own is None else _parts(game, own, names, lang, leave_out=("seat", SCORE))


def score_in(data: msgspec.Struct, seat: int) -> int | None:
    """Return the score of a seat that a view tells, if it tells any."""
    score = getattr(_seat_of(data, seat), SCORE, None)
    return score if isinstance(score, int) else None


def option_words(game: str, option: str, lang: str) -> str:
    """Return what an option is called."""
    key = f"{game}-option-{_dashed(option)}"
    return i18n.text(key, lang) if i18n.has(key) else option.replace("_", " ")


def option_value_words(game: str, option: str, value: str | bool, lang: str) -> str:
    """Return what a value of an option is called."""
    key = f"{game}-value-{_dashed(option)}-{_dashed(str(value).lower())}"
    if i18n.has(key):
        return i18n.text(key, lang)
    return _yes(value, lang) if isinstance(value, bool) else value.replace("_", " ")


def value_words(game: str, field: str, value: object, names: Sequence[str], lang: str) -> str:
    """Return one value: a seat by its name, a word by its message, several with commas, nothing as a dash."""
    if value is None or value in ((), [], {}):
        return NOBODY
    if isinstance(value, msgspec.Struct):
        return ", ".join(f"{line.what} {line.said}" for line in _fields(game, value, names, lang, leave_out=()))
    if isinstance(value, Mapping):
        return ", ".join(f"{_word(game, str(key), lang)} {inner}" for key, inner in value.items())
    if isinstance(value, tuple | list):
        return ", ".join(value_words(game, field, inner, names, lang) for inner in value)
    if isinstance(value, bool):
        return _yes(value, lang)
    if isinstance(value, int):
        return _name(value, names) if field in SEATS else str(value)
    return _word(game, str(value), lang)


def _fields(
    game: str, data: msgspec.Struct, names: Sequence[str], lang: str, *, leave_out: Sequence[str]
) -> list[Known]:
    return [
        Known(_heading(game, field, lang), value_words(game, field, getattr(data, field), names, lang))
        for field in data.__struct_fields__
        if field not in leave_out
    ]


def _parts(
    game: str, data: msgspec.Struct, names: Sequence[str], lang: str, *, leave_out: Sequence[str]
) -> list[Known]:
    """Nothing is left out, and so is a flag that is down; one that is up is said by its heading alone."""
    made = []
    for field in data.__struct_fields__:
        value = getattr(data, field)
        if field in leave_out or value is None or value is False or value in ((), [], {}):
            continue
        items: tuple[str, ...] = ()
        if isinstance(value, tuple | list):
            items = tuple(value_words(game, field, inner, names, lang) for inner in value)
        said = "" if value is True else value_words(game, field, value, names, lang)
        made.append(Known(_heading(game, field, lang), said, items))
    return made


def _seat_of(data: msgspec.Struct, seat: int) -> msgspec.Struct | None:
    seats = getattr(data, "seats", ())
    return seats[seat] if seat < len(seats) and isinstance(seats[seat], msgspec.Struct) else None


def _sentence(game: str, kind: str, value: Action | Event, names: Sequence[str], lang: str) -> str | None:
    key = f"{game}-{kind}-{_dashed(_tag(value))}"
    if not i18n.has(key):
        return None
    args: dict[str, str | int] = {}
    for field in value.__struct_fields__:
        given = getattr(value, field)
        is_number = isinstance(given, int) and not isinstance(given, bool) and field not in SEATS
        args[field] = given if is_number else value_words(game, field, given, names, lang)
    return i18n.text(key, lang, **args)


def _yes(value: bool, lang: str) -> str:
    return i18n.text(f"plain-{'yes' if value else 'no'}", lang)


def _dashed(word: str) -> str:
    return word.replace("_", "-")


def _tag(value: msgspec.Struct) -> str:
    return str(type(value).__struct_config__.tag)


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else NOBODY


def _word(game: str, value: str, lang: str) -> str:
    key = f"{game}-word-{_dashed(value)}"
    return i18n.text(key, lang) if i18n.has(key) else value


def _heading(game: str, field: str, lang: str) -> str:
    key = f"{game}-view-{_dashed(field)}"
    return i18n.text(key, lang) if i18n.has(key) else field.replace("_", " ")

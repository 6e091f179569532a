"""The record of a game: a header and one action a line. It is save file, database row, replay and test fixture.

Text form:

    aedilis record 1
    game: capitol
    rules: 1
    players: 4
    options: {"auction_tie":"low_score_else_remove", ...}
    seats: ["Ada","Bruno","Aedile","Aedile"]
    commitment: <sha-256 of the seed>
    seed: <the seed, only once the game is over or the owner keeps it>
    start: <a position, for a game that did not begin with a fresh deal; secret like the seed>

    0 floor F5 0+1
    ...
    end: 4 actions, 31 28, won by 0, check 1f2e3d4c5b6a7980

The last line is there only when the game is over.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from aedilis.core import given
from aedilis.core.contract import Rules
from aedilis.core.errors import PositionError, RecordError

FORMAT = "aedilis record 1"


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game starts from. The seed is None in what leaves the host before the end."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seats: tuple[str, ...] = ()
    commitment: str
    seed: str | None = None
    start: dict[str, Any] | None = None
    """The position to start from instead of a fresh deal; as secret as the seed."""


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a finished game ended, and a hash of its last position."""

    actions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    check: str


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A header, the actions so far in their text notation, and the result once the game is over."""

    header: Header
    actions: list[str] = []
    result: Result | None = None


def commitment(seed: str, start: dict[str, Any] | None = None) -> str:
    """Return the sha-256 of a seed, and of the starting position if there is one.

    It is shown at the start, so that what is shown at the end can be checked.
    """
    return hashlib.sha256(committed(seed, start).encode()).hexdigest()


def committed(seed: str, start: dict[str, Any] | None = None) -> str:
    """Return the text that a commitment is the sha-256 of."""
    return seed if start is None else f"{seed}\n{json.dumps(start, sort_keys=True, separators=(',', ':'))}"


def sealed(header: Header) -> Header:
    """Return the header as it may be shown while the game is still played."""
    return msgspec.structs.replace(header, seed=None, start=None)


def shown_actions(rules: Rules, moves: Iterable[tuple[int, bool]]) -> list[str]:
    """Return the actions whose content all may know, given each move and whether it revealed something.

    Sealed choices that nobody has seen yet are left out; of a seat that sealed a choice anew only the last was shown.
    """
    shown: list[str] = []
    choices: dict[tuple[int, str], str] = {}  # by seat and what the choice is about
    for move, reveals in moves:
        if not rules.is_sealed(move):
            shown.append(rules.notation(move))
            continue
        choice = rules.typed(move)
        choices[choice.seat, type(choice).__name__] = rules.notation(move)
        if reveals:
            shown += choices.values()
            choices.clear()
    return shown


def to_json(record: Record) -> bytes:
    """Return the JSON form of a record."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_json(document: bytes | str) -> Record:
    """Return the record of a JSON document; raise RecordError if it is not one."""
    try:
        return msgspec.json.decode(document, type=Record)
    except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
        raise RecordError("record-corrupt", f"this is not a record in JSON: {error}") from error


def to_text(record: Record) -> str:
    """Return the text form of a record."""
    header = record.header
    lines = [
        FORMAT,
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"players: {header.players}",
        f"options: {_compact(header.options)}",
        f"seats: {_compact(list(header.seats))}",
        f"commitment: {header.commitment}",
    ]
    if header.seed is not None:
        lines.append(f"seed: {_compact(header.seed)}")
    if header.start is not None:
        lines.append(f"start: {_compact(header.start)}")
    lines.append("")
    lines += record.actions
    if record.result is not None:
        result = record.result
        scores = " ".join(map(str, result.scores))
        winners = " ".join(map(str, result.winners))
        lines.append(f"end: {result.actions} actions, {scores}, won by {winners}, check {result.check}")
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Record:
    """Return the record of a text; raise RecordError with the line that is wrong."""
    # Only line feeds end lines: names may hold other characters that Python counts as ends of lines.
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    if lines[0].strip() != FORMAT:
        raise RecordError("record-corrupt", f"the first line is not {FORMAT!r}", line=1)
    fields: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, colon, value = lines[number].partition(": ")
        if not colon or key in fields:
            raise RecordError("record-corrupt", f"line {number + 1} is not a header line", line=number + 1)
        fields[key] = value
        number += 1
    if number == len(lines):
        raise RecordError("record-truncated", "the record ends within its header", line=number)
    header = _header(fields)
    actions: list[str] = []
    result: Result | None = None
    for index in range(number + 1, len(lines)):
        line = lines[index].strip()
        if result is not None or not line:
            raise RecordError("record-corrupt", f"line {index + 1} does not belong to a record", line=index + 1)
        if line.startswith("end: "):
            result = _result(line, index + 1)
        else:
            actions.append(line)
    return Record(header=header, actions=actions, result=result)


def load(document: str) -> Record:
    """Return the record of a document in either form."""
    text = given.text(document, "record-corrupt", "a record", RecordError)
    return from_json(text) if text.lstrip().startswith("{") else from_text(text)


def checked(record: Record) -> Record:
    """Return a record that a program may have put together of anything; raise RecordError if it is none."""
    whole = given.one_of(record, Record, "record-corrupt", "a record", RecordError)
    try:
        return from_json(msgspec.json.encode(whole))
    except (TypeError, ValueError, RecursionError, OverflowError) as error:  # what JSON cannot hold
        raise RecordError("record-corrupt", f"this is not a record: {error}") from error


def document_of(position: object) -> bytes | str:
    """Return a position in JSON, which may be given as a value; raise PositionError for what is none."""
    if isinstance(position, bytes):
        return position
    if isinstance(position, str):
        return given.text(position, "bad-position", "a position", PositionError)
    try:
        return msgspec.json.encode(given.one_of(position, msgspec.Struct, "bad-position", "a position", PositionError))
    except (TypeError, ValueError, RecursionError, OverflowError) as error:
        raise PositionError("bad-position", f"this is not a position: {error}") from error


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _header(fields: Mapping[str, str]) -> Header:
    values: dict[str, Any] = {}
    for key, text in fields.items():
        if key in ("options", "seats", "seed", "start", "rules", "players"):
            try:
                values[key] = json.loads(text)
            except (ValueError, RecursionError) as error:
                raise RecordError("record-corrupt", f"the header's {key} cannot be read: {error}") from error
        else:
            values[key] = text
    try:
        return msgspec.convert(values, Header)
    except msgspec.ValidationError as error:
        raise RecordError("record-corrupt", f"the header is not complete: {error}") from error


def _result(line: str, number: int) -> Result:
    try:
        actions, scores, winners, check = line.removeprefix("end: ").split(", ")
        return Result(
            actions=int(actions.removesuffix(" actions")),
            scores=tuple(map(int, scores.split())),
            winners=tuple(map(int, winners.removeprefix("won by ").split())),
            check=check.removeprefix("check "),
        )
    except ValueError as error:
        raise RecordError("record-corrupt", f"line {number} is not an end line", line=number) from error

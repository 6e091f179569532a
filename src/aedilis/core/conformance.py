"""Cases of the rules as data: a position, an action, and whether the rules allow it, for anybody's engine.

The cases of a game lie in its folder, `conformance/*.json`; docs/conformance.md describes them and the lines that an
engine in any language answers.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, Final, Literal

import msgspec

from aedilis.core import catalogue
from aedilis.core.contract import Rules
from aedilis.core.errors import FormatError
from aedilis.core.play import Play

VERSION: Final = 1
Seats = tuple[Annotated[int, msgspec.Meta(ge=0)], ...]


class After(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What holds when the action was carried out."""

    scores: tuple[int, ...]
    to_act: Seats
    """The seats that must decide next, ascending; none when the game is over."""
    over: bool
    winners: Seats = ()


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One question to an engine, and the answer of the rules."""

    id: str
    clauses: tuple[str, ...]
    """The clauses of the rules page that the case is about."""
    position: dict[str, Any]
    action: dict[str, Any]
    line: str
    """The action in its notation."""
    verdict: Literal["legal", "refused"]
    clause: str | None = None
    """The clause that forbids it."""
    after: After | None = None


class Suite(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of cases."""

    conformance: Literal[1] = VERSION
    game: str
    rules: int
    cases: tuple[Case, ...]


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an engine says; a clause is only compared when the engine names one, facts when it tells them."""

    verdict: str
    clause: str | None = None
    after: dict[str, Any] | None = None


class Failure(msgspec.Struct, frozen=True):
    """A case that an engine answers otherwise."""

    case: Case
    wrong: str


Engine = Callable[[Case], Answer]


def suites(game: str) -> list[Suite]:
    """Return the cases of a game, file by file; none where it has no such folder."""
    folder = catalogue.find(game).folder.joinpath("conformance")
    if not folder.is_dir():
        return []
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return [msgspec.json.decode(file.read_bytes(), type=Suite) for file in found]


def own_answer(rules: Rules, position: dict[str, Any], action: dict[str, Any]) -> Answer:
    """Return what our own engine says."""
    play = Play(rules, rules.load_position(msgspec.json.encode(position)), is_dealt=False)
    kinds = {str(kind.__struct_config__.tag): kind for kind in rules.action_types}
    kind = kinds.get(str(action.get("type")))
    if kind is None:
        raise FormatError("bad-action", f"there is no action {str(action.get('type'))[:40]!r}")
    packed = rules.packed(msgspec.convert(action, kind))
    refusal = play.state.refusal(packed)
    if refusal:
        return Answer(verdict="refused", clause=rules.clause(refusal))
    play.play(packed)
    return Answer(verdict="legal", after=msgspec.to_builtins(after(play)))


def after(play: Play) -> After:
    """Return what holds now."""
    state = play.state
    return After(
        scores=tuple(state.scores()),
        to_act=tuple(play.to_act()),
        over=play.is_over(),
        winners=tuple(state.winners()),
    )


def failures(cases: Iterable[Case], engine: Engine) -> Iterator[Failure]:
    """Yield the cases that an engine answers otherwise, each with what is wrong."""
    for case in cases:
        wrong = _wrong(case, engine(case))
        if wrong:
            yield Failure(case, wrong)


def _wrong(case: Case, answer: Answer) -> str:
    if answer.verdict != case.verdict:
        return f"{case.verdict} expected, {answer.verdict} answered"
    if answer.clause is not None and answer.clause != case.clause:
        return f"refused by {case.clause} expected, {answer.clause} answered"
    expected = {} if case.after is None else msgspec.to_builtins(case.after)
    for name, told in (answer.after or {}).items():
        wanted, said = json.dumps(expected.get(name)), json.dumps(told)
        if name in expected and wanted != said:
            return f"{name} {wanted} expected, {said} answered"
    return ""

"""Cases of the rules as data: a position, an action, and what the rules say of it, for anybody's engine.

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

VERSION: Final = 2
Seats = tuple[Annotated[int, msgspec.Meta(ge=0)], ...]
Facts = dict[str, Any]
"""Values of a document by JSON pointer; what a document leaves out is 0, false, null or empty."""


class CasePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of a file of cases; what has its usual value is left out."""


class After(CasePart, frozen=True, kw_only=True):
    """What holds when the action was carried out."""

    scores: tuple[int, ...]
    to_act: Seats
    """The seats that must decide next, ascending; none when the game is over."""
    over: bool
    winners: Seats = ()
    facts: Facts = {}
    """Of the position."""
    sees: dict[str, Facts] = {}
    """Of what a seat sees, by its number; "-1" is a spectator."""
    legal: dict[str, tuple[str, ...]] = {}
    """By the beginning of a line: all actions in the list of its seat that begin so, in any order."""


class PriorAction(CasePart, frozen=True, kw_only=True):
    """An action that is carried out before the one in question."""

    action: dict[str, Any]
    line: str


class Deal(CasePart, frozen=True, kw_only=True):
    """A game that is dealt anew, by whatever random numbers."""

    players: int
    options: dict[str, Any] = {}


class CaseFacts(CasePart, frozen=True, kw_only=True):
    """What is asked about a table besides scores and who acts."""

    facts: tuple[str, ...] = ()
    sees: dict[str, tuple[str, ...]] = {}
    legal: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an engine is asked: all of a case but the answer."""

    id: str = ""
    position: dict[str, Any] | None = None
    deal: Deal | None = None
    played: tuple[PriorAction, ...] = ()
    action: dict[str, Any] | None = None
    line: str = ""
    look: CaseFacts = CaseFacts()


class Case(CasePart, frozen=True, kw_only=True):
    """One question to an engine, and the answer of the rules."""

    id: str
    clauses: tuple[str, ...]
    """The clauses of the rules page that the case is about, and its number if it is a numbered one."""
    position: dict[str, Any] | None = None
    deal: Deal | None = None
    """Instead of a position."""
    played: tuple[PriorAction, ...] = ()
    action: dict[str, Any] | None = None
    line: str = ""
    """The action in its notation."""
    verdict: Literal["legal", "refused", "stands"]
    """`stands` where there is no action: the case asks what holds when nobody has decided anything yet."""
    clause: str | None = None
    """The clause that forbids it."""
    after: After | None = None

    def question(self) -> Question:
        """Return what an engine is asked."""
        look = CaseFacts()
        if self.after is not None:
            sees = {seat: tuple(facts) for seat, facts in self.after.sees.items()}
            look = CaseFacts(facts=tuple(self.after.facts), sees=sees, legal=tuple(self.after.legal))
        return Question(
            id=self.id,
            position=self.position,
            deal=self.deal,
            played=self.played,
            action=self.action,
            line=self.line,
            look=look,
        )


class Numbered(CasePart, frozen=True, kw_only=True):
    """An example with a number, such as T15: what it is about, and why it is no case if it is none."""

    number: str
    says: str
    no_case: str = ""


class Suite(CasePart, frozen=True, kw_only=True):
    """A file of cases."""

    conformance: Literal[2] = VERSION
    game: str
    rules: int
    numbered: tuple[Numbered, ...] = ()
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


Engine = Callable[[Question], Answer]


def suites(game: str) -> list[Suite]:
    """Return the cases of a game, file by file; none where it has no such folder."""
    folder = catalogue.find(game).folder.joinpath("conformance")
    if not folder.is_dir():
        return []
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return [msgspec.json.decode(file.read_bytes(), type=Suite) for file in found]


def own_answer(rules: Rules, asked: Question) -> Answer:
    """Return what our own engine says; raise an error with its code if the question cannot be."""
    play = _table(rules, asked)
    for before in asked.played:
        play.play(_packed(rules, before.action))
    if asked.action is None:
        return Answer(verdict="stands", after=told(play, asked.look))
    action = _packed(rules, asked.action)
    refusal = play.state.refusal(action)
    if refusal:
        return Answer(verdict="refused", clause=rules.clause(refusal))
    play.play(action)
    return Answer(verdict="legal", after=told(play, asked.look))


def _table(rules: Rules, asked: Question) -> Play[Any, Any, Any, Any, Any, Any]:
    if (asked.position is None) == (asked.deal is None):
        raise FormatError("bad-case", "a case has a position or a deal, and not both")
    if asked.position is not None:
        return Play(rules, rules.load_position(msgspec.json.encode(asked.position)), is_dealt=False)
    assert asked.deal is not None
    return Play(rules, rules.new_state(asked.deal.players, rules.options(asked.deal.options), asked.id))


def _packed(rules: Rules, action: dict[str, Any]) -> int:
    kinds = {str(kind.__struct_config__.tag): kind for kind in rules.action_types}
    kind = kinds.get(str(action.get("type")))
    if kind is None:
        raise FormatError("bad-action", f"there is no action {str(action.get('type'))[:40]!r}")
    return rules.packed(msgspec.convert(action, kind))


def told(play: Play[Any, Any, Any, Any, Any, Any], look: CaseFacts) -> dict[str, Any]:
    """Return what holds now, as far as it is asked for."""
    state = play.state
    facts = After(
        scores=tuple(state.scores()),
        to_act=tuple(play.to_act()),
        over=play.is_over(),
        winners=tuple(state.winners()),
        facts=_values(play.position(), look.facts) if look.facts else {},
        sees={seat: _values(play.view_data(int(seat)), wanted) for seat, wanted in look.sees.items()},
        legal={start: _listed(play, start) for start in look.legal},
    )
    return {"winners": [], **msgspec.to_builtins(facts)}


def _listed(play: Play[Any, Any, Any, Any, Any, Any], start: str) -> tuple[str, ...]:
    seat = int(start.split()[0])
    lines = (play.rules.notation(action) for action in play.state.legal(seat))
    return tuple(sorted(line for line in lines if f"{line} ".startswith(f"{start} ")))


def _values(document: msgspec.Struct, pointers: Iterable[str]) -> Facts:
    plain = msgspec.to_builtins(document)
    return {pointer: value_at(plain, pointer) for pointer in pointers}


def value_at(document: Any, pointer: str) -> Any:
    """Return what a JSON pointer (RFC 6901) points to, None where there is nothing."""
    for word in pointer.split("/")[1:]:
        key = word.replace("~1", "/").replace("~0", "~")
        if isinstance(document, list | tuple) and key.isdecimal() and int(key) < len(document):
            document = document[int(key)]
        elif isinstance(document, dict):
            document = document.get(key)
        else:
            return None
    return document


def failures(cases: Iterable[Case], engine: Engine) -> Iterator[Failure]:
    """Yield the cases that an engine answers otherwise, each with what is wrong."""
    for case in cases:
        wrong = _wrong(case, engine(case.question()))
        if wrong:
            yield Failure(case, wrong)


def _wrong(case: Case, answer: Answer) -> str:
    if answer.verdict != case.verdict:
        return f"{case.verdict} expected, {answer.verdict} answered"
    if answer.clause is not None and answer.clause != case.clause:
        return f"refused by {case.clause} expected, {answer.clause} answered"
    if case.after is None or answer.after is None:
        return ""
    expected = {"winners": [], **msgspec.to_builtins(case.after)}
    said = answer.after
    plain = {name: expected[name] for name in ("scores", "to_act", "over", "winners")}
    groups: list[tuple[str, dict[str, Any], dict[str, Any]]] = [("", plain, said)]
    groups.append(("", expected.get("facts", {}), _part(said, "facts")))
    groups += [(f"seat {seat} ", facts, _part(said, "sees", seat)) for seat, facts in expected.get("sees", {}).items()]
    lists = {start: sorted(lines) for start, lines in expected.get("legal", {}).items()}
    answered = {start: _in_order(lines) for start, lines in _part(said, "legal").items()}
    groups.append(("list of ", lists, answered))
    for kind, wanted, given in groups:
        for name, value in wanted.items():
            if name in given and not _same(value, given[name]):
                return f"{kind}{name} {json.dumps(value)} expected, {json.dumps(given[name])} answered"
    return ""


def _part(said: dict[str, Any], *way: str) -> dict[str, Any]:
    part: Any = said
    for word in way:
        part = part.get(word) if isinstance(part, dict) else None
    return part if isinstance(part, dict) else {}


def _in_order(lines: Any) -> Any:
    """Return a list of lines sorted; what is none stays as it was answered."""
    is_lines = isinstance(lines, list | tuple) and all(isinstance(line, str) for line in lines)
    return sorted(lines) if is_lines else lines


def _same(expected: Any, told: Any) -> bool:
    """Tell whether two values say the same: what is left out is 0, false, null or empty."""
    return bool(_bare(expected) == _bare(told))


def _bare(value: Any) -> Any:
    """Return a value without what may be left out; None if nothing is left."""
    if isinstance(value, dict):
        value = {key: bare for key, part in value.items() if (bare := _bare(part)) is not None}
    elif isinstance(value, list | tuple):
        value = [_bare(part) for part in value]
    return value or None

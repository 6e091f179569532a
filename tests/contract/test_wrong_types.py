"""Whatever is given to the library, it answers with an error that has a code, and nothing is half done.

States, views and generators are the compiled engine, below the library: they check their types themselves.
"""

import inspect
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aedilis
from aedilis.core import catalogue
from aedilis.core.contract import StandingOrder
from aedilis.core.errors import AedilisError
from aedilis.core.game import Game
from aedilis.core.library import GameMaker
from aedilis.core.record import Header, Record
from aedilis.core.rng import seeded
from tests.contract.playing import moments


class Five:
    """A number of another library."""

    def __index__(self) -> int:
        return 5


class Other(msgspec.Struct):
    """A value of nobody's."""

    cards: object = None


class OtherAction(aedilis.Action, frozen=True, tag="other"):
    """An action of no game."""

    card: object = None


class Called(NamedTuple):
    """A function of the library and arguments that it takes."""

    name: str
    function: Callable[..., object]
    parameters: tuple[inspect.Parameter, ...]
    good: dict[str, object]


@cache
def game_of(name: str) -> Game:
    """Return a game that has gone on for a while."""
    game = Game.new(name, players=2, seed="wrong types")
    for number, _ in enumerate(moments(game, Random(1))):
        if number == 2:
            break
    return game


def arguments(game: Game) -> dict[str, object]:
    """Return what fits each parameter of the library, by its name."""
    seat = game.actor()
    codes = game.state.legal(seat)
    told = game.event_codes(-1)[0]
    return {
        "action": codes[0],
        "actions": codes,
        "code": told,
        "document": game.save(),
        "first": game.first_state(),
        "wanted": {},
        "limit": None,
        "message": "",
        "moves": 1,
        "name": game.rules.name,
        "options": dict(game.header.options),
        "order": StandingOrder("pass"),
        "players": 2,
        "record": game.record,
        "refusal": 1,
        "rng": seeded("any"),
        "seat": seat,
        "seats": ["Ada", "Bruno"],
        "seed": "any",
        "since": 0,
        "state": game.state,
        "state_": game.state,
        "view": game.view(seat),
        "may_lack": False,
    }


def methods(thing: object, kind: type) -> Iterator[tuple[str, Callable[..., object]]]:
    """Return the public functions of an object that a class or one of its bases of ours has."""
    for name in sorted(dir(kind)):
        if not name.startswith("_") and callable(getattr(thing, name)):
            yield name, getattr(thing, name)


def public(game: Game) -> list[tuple[str, Callable[..., object]]]:
    """Return every public function of the library, by what it is asked of."""
    found = [("aedilis." + key, getattr(aedilis, key)) for key in ("names", "rules", "seeded")]
    found += [("Game." + key, method) for key, method in methods(game, Game)]
    found += [("rules." + key, method) for key, method in methods(game.rules, aedilis.Rules)]
    return found + [("library." + key, method) for key, method in methods(GameMaker(game.rules.name), GameMaker)]


@cache
def parameters(name: str) -> dict[str, tuple[inspect.Parameter, ...]]:
    """Return what each function takes, of those that take something."""
    signatures = {key: inspect.signature(function) for key, function in public(game_of(name))}
    return {key: tuple(one.parameters.values()) for key, one in signatures.items() if one.parameters}


def functions(name: str) -> dict[str, Called]:
    """Return every public function of the library, as far as it takes arguments, about a game of its own."""
    game = game_of(name).copy()
    fitting = arguments(game)
    position = msgspec.json.encode(game.position())
    own = catalogue.find(name).folder.joinpath("library.py")
    assert own.is_file(), "a game is typed in its own folder"
    known = parameters(name)
    result = {}
    for key, function in public(game):
        if key not in known:
            continue
        good = {parameter.name: fitting[parameter.name] for parameter in known[key]}
        if key.endswith("position"):
            good |= {"document": position} if "document" in good else {}
        if key.endswith("unpacked_view"):
            good["document"] = game.rules.packed_view(game.view(0))
        if key == "Game.attempt":
            good["actions"] = [game.read(game.legal()[0])]
        result[key] = Called(key, function, known[key], good)
    return result


def called(one: Called, wrong: dict[str, object]) -> object:
    """Call a function with its arguments where they belong."""
    values = one.good | wrong
    plain = [values[parameter.name] for parameter in one.parameters if parameter.kind != parameter.KEYWORD_ONLY]
    named = {
        parameter.name: values[parameter.name]
        for parameter in one.parameters
        if parameter.kind == parameter.KEYWORD_ONLY
    }
    return one.function(*plain, **named)


def strange(name: str) -> list[object]:
    """Return things that are not what they should be, those of other games among them."""
    others = [other for other in catalogue.names() if other != name]
    theirs = [game_of(other) for other in others]
    whole = game_of(name).record
    return [
        *(None, True, False, 0, -1, 2, 1 << 63, -(1 << 63), 1 << 70, 10**5000, 2.0, float("nan"), float("inf"), 1j),
        *("", "x", "\ud800", "0 pass", "0", "{}", "\0", "x" * 10_000, b"", b"{}", b"\xff", bytearray(b"x")),
        *([], [None], [1, 2], ["a"] * 5, ["\ud800", "b"], (), ((),), {}, {"x": 1}, {1: 2}, {None: {}}, {"preset": 3}),
        *({"board": object()}, {"content": {"a": object()}}, {"start_seat": 1.5}, {"start_seat": True}, {"draw": []}),
        *({1, 2}, frozenset(), range(2), iter("ab"), object(), object, len, Fraction(2), Five(), Other(), Ellipsis),
        *(OtherAction(0), OtherAction(None), Random(1), seeded("x"), Exception("x"), memoryview(b"x")),  # type: ignore[arg-type]
        *(thing for game in theirs for thing in (game, game.rules, game.state, game.view(0), game.record)),
        *(thing for game in theirs for thing in (game.legal()[0], game.legal(), game.position(), game.view_data(0))),
        *(game_of(name).rules, game_of(name).legal(), game_of(name).header, game_of(name).view_data(0)),
        Record(header=None),  # type: ignore[arg-type]
        Record(header=whole.header, actions=[None]),  # type: ignore[list-item]
        Record(header=whole.header, actions=None),  # type: ignore[arg-type]
        Record(header=msgspec.structs.replace(whole.header, players="2")),
        Record(header=msgspec.structs.replace(whole.header, options={"x": object()})),
        Header(game=name, rules=1, players=2, options={}, commitment=""),
    ]


def broken_actions(name: str) -> list[aedilis.Action]:
    """Return actions whose fields hold nothing that they could hold."""
    values: tuple[Any, ...] = (None, -1, 99, 1 << 70, "\ud800", "x", (), (None,), [1], {}, 1.5, True, object())
    found = []
    for kind in catalogue.rules(name).action_types:
        for value in values:
            fields: dict[str, Any] = dict.fromkeys(kind.__struct_fields__, value)
            found.append(kind(**(fields | {"seat": 0})))
            found.append(kind(**fields))
    return found


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()) | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner) | st.tuples(inner, inner),
    max_leaves=6,
)


@cache
def anything(name: str) -> st.SearchStrategy[Any]:
    """Return whatever might be given to a function of a game: Hypothesis looks at a strategy for long, but once."""
    return ANYTHING | st.sampled_from(strange(name))


def tried(one: Called, parameter: str, value: object, game: Game) -> str:
    """Return what is wrong with the answer to a strange value, "" if nothing is."""
    before = game.save()
    try:
        called(one, {parameter: value})
    except AedilisError as error:
        if not error.code:
            return "no code"
        if game.save() != before:
            return "something is half done"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


@pytest.mark.parametrize("name", catalogue.names())
def test_wrong_types_are_refused_with_a_code(name: str) -> None:
    faults = []
    things = strange(name)
    for one in functions(name).values():
        host = getattr(one.function, "__self__", None)
        game = host if isinstance(host, Game) else game_of(name)
        for parameter in one.good:
            broken = broken_actions(name) if parameter == "action" else []
            for value in [*things, *broken]:
                if fault := tried(one, parameter, value, game):
                    faults.append(f"{one.name}({parameter}={repr(value)[:60]}): {fault[:200]}")
    assert faults == []


@pytest.mark.parametrize("name", catalogue.names())
@given(data=st.data())
@settings(max_examples=5 * settings().max_examples)
def test_nothing_but_errors_with_a_code_comes_out(name: str, data: st.DataObject) -> None:
    one = functions(name)[data.draw(st.sampled_from(sorted(parameters(name))))]
    parameter = data.draw(st.sampled_from(sorted(one.good)))
    value: Any = data.draw(anything(name))
    host = getattr(one.function, "__self__", None)
    game = host if isinstance(host, Game) else game_of(name)
    assert tried(one, parameter, value, game) == ""

"""Notation and typed values: nothing is lost between the three forms, and nothing else is an action."""

from functools import reduce
from operator import or_

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.catalogue import names, rules
from aedilis.core.contract import Action
from aedilis.core.errors import FormatError
from tests.contract.facts import facts_of
from tests.contract.notation import Notation, any_action

pytestmark = pytest.mark.once

TOLD: dict[str, Notation] = {name: told for name in names() if (told := facts_of(name).notation) is not None}
ACTIONS = {name: any_action(name, TOLD[name].own_parts if name in TOLD else {}) for name in names()}
EXAMPLES = [(name, line) for name, told in TOLD.items() for line in told.examples]
SEATS = ("", "0", "pass", "0pass", "4 pass", "-1 pass", "\u0660 pass", "0 0 0")
SPOILT = (*SEATS, "0  pass", "0 PASS", "0 pass 1", "0 pass\n0 pass")
NO_ACTIONS = [(name, line) for name in names() for line in SPOILT]
NO_ACTIONS += [(name, line) for name, told in TOLD.items() for line in told.spoilt]
WRONG = [(name, value, code) for name, told in TOLD.items() for value, code in told.wrong]
every_game = pytest.mark.parametrize("name", names())
every_told = pytest.mark.parametrize("name", TOLD)


def decoder(name: str) -> msgspec.json.Decoder[Action]:
    return msgspec.json.Decoder(reduce(or_, rules(name).action_types))


@pytest.mark.parametrize(("name", "line"), EXAMPLES)
def test_examples(name: str, line: str) -> None:
    game, value = rules(name), TOLD[name].examples[line]
    assert game.typed(game.packed(line)) == value
    assert game.notation(game.packed(value)) == line


@every_told
def test_every_kind_of_action_has_an_example(name: str) -> None:
    assert {type(value) for value in TOLD[name].examples.values()} == set(rules(name).action_types)


@every_told
def test_every_kind_of_action_has_its_own_number_and_type(name: str) -> None:
    told = TOLD[name]
    numbers = {told.kind_of(rules(name).packed(value)): type(value) for value in told.examples.values()}
    assert [numbers[kind] for kind in range(told.kinds)] == list(rules(name).action_types)
    assert len(numbers) == told.kinds


@every_game
@given(st.data())
def test_nothing_is_lost_between_the_forms(name: str, data: st.DataObject) -> None:
    game, value = rules(name), data.draw(ACTIONS[name])
    action = game.packed(value)
    assert 0 <= action < 1 << 62
    assert game.typed(action) == value
    assert game.packed(game.notation(action)) == action
    assert decoder(name).decode(msgspec.json.encode(value)) == value


@every_game
@given(st.data())
def test_different_actions_differ_in_every_form(name: str, data: st.DataObject) -> None:
    game, one, other = rules(name), data.draw(ACTIONS[name]), data.draw(ACTIONS[name])
    first, second = game.packed(one), game.packed(other)
    assert (first == second) == (one == other) == (game.notation(first) == game.notation(second))


@every_game
@given(st.integers(-(1 << 70), 1 << 70) | st.integers(0, 1 << 60) | st.integers(0, 1 << 30) | st.integers(0, 1 << 10))
def test_an_integer_is_one_action_or_none(name: str, number: int) -> None:
    game = rules(name)
    try:
        value = game.typed(number)
    except FormatError:
        with pytest.raises(FormatError):
            game.notation(number)
    else:
        assert game.packed(value) == number
        assert game.packed(game.notation(number)) == number


@every_game
@given(st.data(), st.integers(0, 63))
def test_a_changed_bit_is_another_action_or_none(name: str, data: st.DataObject, place: int) -> None:
    game, value = rules(name), data.draw(ACTIONS[name])
    number = game.packed(value) ^ 1 << place
    try:
        assert game.typed(number) != value
    except FormatError:
        with pytest.raises(FormatError):
            game.notation(number)


@every_game
@given(st.data())
def test_any_text_is_an_action_or_a_format_error(name: str, data: st.DataObject) -> None:
    game, noise = rules(name), TOLD[name].noise if name in TOLD else r"[0-9] [a-z]{3} [0-9]{1,2}"
    text = data.draw(st.text(max_size=60) | st.from_regex(noise, fullmatch=True))
    try:
        action = game.packed(text)
    except FormatError:
        with pytest.raises(FormatError, match="bad-notation"):
            game.packed(text)
    else:
        assert game.packed(game.notation(action)) == action


@pytest.mark.parametrize(("name", "line"), NO_ACTIONS)
def test_what_is_no_action_is_refused(name: str, line: str) -> None:
    with pytest.raises(FormatError) as refusal:
        rules(name).packed(line)
    assert refusal.value.code == "bad-notation"


@pytest.mark.parametrize(("name", "value", "code"), WRONG)
def test_a_typed_action_out_of_range_is_refused(name: str, value: Action, code: str) -> None:
    with pytest.raises(FormatError) as refusal:
        rules(name).packed(value)
    assert refusal.value.code == code


@every_game
@given(st.binary(max_size=80))
def test_json_that_is_no_action_is_refused(name: str, document: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        decoder(name).decode(document)

"""Whole games under any options: nothing is lost, and lists and refusals agree."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from aedilis.core.parts import Cell, Name, Number, Part
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.option_file import CHOICES
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.state.frames import FIRST_WORK, TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.table import DECISIONS, WORKS
from aedilis.games.corduba.engine.steps.turn import Turn
from aedilis.games.corduba.engine.words import COLOURS, RESOURCES
from tests.contract.habits import Table, step, tables
from tests.contract.players import uniform
from tests.contract.playing import seats_of
from tests.games.corduba.builder import assert_conserved
from tests.games.corduba.facts import PEACEFUL
from tests.games.corduba.golden.players import builder, loyal

COUNTED = (packing.TAKE, packing.DISCARD, packing.PAY)  # their arguments are amounts


# ---------------------------------------------------------------- nothing is lost


def pieces_of_work(s: State, act: int) -> Iterator[State]:
    """Carry out an action like `apply`, and yield the state after every piece of work that follows from it."""
    s.is_listed = False
    if s.depth:
        DECISIONS[s.top_kind()].do(s, act)
    else:
        flow.stage_of(s).do(s, act)
    yield s
    while not s.is_over() and (s.depth or not flow.waiting(s)):
        if s.depth == 0:
            flow.advance(s)
        elif s.top_kind() >= FIRST_WORK:
            WORKS[s.top_kind() - FIRST_WORK].go(s)
        else:
            listed = s.legal(s.top_seat())
            if len(listed) > 1:
                return
            if listed:
                DECISIONS[s.top_kind()].do(s, listed[0])
            else:
                s.pop()
        yield s


@tables(25, "corduba", (2, 3, 4))
def test_nothing_is_lost_after_any_piece_of_work(table: Table[State]) -> None:
    s = table.state
    assert_conserved(s)
    while not s.is_over():
        act = table.choice(s)
        if table.chooser.randrange(4) == 0:
            slow = s.clone()
            s.apply(act)
            for moment in pieces_of_work(slow, act):
                assert_conserved(moment)
            assert slow == s
        else:
            s.apply(act)
    assert_conserved(s)


ALTERNATIVES = [(name, value) for name, values in CHOICES.items() for value in values[1:]]


@pytest.mark.parametrize(("name", "value"), ALTERNATIVES, ids=str)
def test_every_option_is_played_to_the_end(name: str, value: str | bool) -> None:
    s = RULES.new_state(3, RULES.options({name: value}), f"{name} {value}")
    chooser = Random(1)
    while not s.is_over():
        step(s, [loyal, builder, uniform], chooser)
        if chooser.randrange(6) == 0:
            assert_conserved(s)
    assert_conserved(s)
    assert RULES.position(s).options[name] == value


# ---------------------------------------------------------------- lists and refusals


def values_of(part: Part, most: int) -> list[tuple[int, ...]]:
    """Return all that can stand in a field of an action, numbers up to a limit."""
    if isinstance(part, Cell):
        return list(product(range(20), repeat=2))
    assert isinstance(part, Name | Number), "amounts are tried out elsewhere"
    return [(n,) for n in range(len(part.names) if isinstance(part, Name) else min(most, part.end or most))]


def every_action(kind: int, seat: int) -> Iterator[int]:
    """Yield every action of a kind that could possibly be meant; amounts apart."""
    if kind == packing.HAND_OUT:
        yield from (packing.action(kind, seat, mask) for mask in range(16))
        return
    slots = sorted(ACTION_FORMS.forms[kind].slots, key=lambda slot: slot.shift)
    most = 16 if len(slots) == 3 else 62  # a resource has at most 15 units
    for values in product(*(values_of(slot.part, most) for slot in slots)):
        yield packing.action(kind, seat, *(number for value in values for number in value))


def answering(s: State) -> list[int]:
    """Return the kinds of action that the decision takes."""
    if s.depth == 0:
        return list(range(packing.LAST_SEALED + 1))
    return list(DECISIONS[s.top_kind()].answers)


STEPS = (
    *(packing.units(resource, 1) for resource in range(RESOURCES)),
    packing.pieces(1, 0, 0, 0, 0),
    packing.pieces(0, 1, 0, 0, 0),
)
FLIPS = (
    *(packing.pieces(0, 0, 1 << colour, 0, 0) for colour in range(COLOURS)),
    *(packing.pieces(0, 0, 0, special, 0) for special in (1, 2)),
    *(packing.pieces(0, 0, 0, 0, 1 << discount) for discount in range(4)),
)


def changed(amounts: int, chooser: Random) -> int:
    """Return amounts that differ a little: more of one, less of another, a specialist or a discount more or less."""
    for _ in range(chooser.randint(1, 3)):
        if chooser.random() < 0.3:
            amounts ^= chooser.choice(FLIPS)
        else:
            amounts += chooser.choice(STEPS) * chooser.choice((1, -1))
        if amounts < 0:
            return 0
    return amounts


@tables(20, "corduba", (2, 3, 4))
def test_the_list_is_all_that_is_not_refused(table: Table[State]) -> None:
    for s in table.moments():
        for seat in seats_of(s.to_act()):
            listed = s.legal(seat)
            taken = answering(s)
            assert all(s.refusal(act) == 0 and packing.action_kind(act) in taken for act in listed)
            if table.chooser.randrange(12) == 0:
                brute = {
                    act
                    for kind in taken
                    if kind not in COUNTED
                    for act in every_action(kind, seat)
                    if not s.refusal(act)
                }
                assert brute == {act for act in listed if packing.action_kind(act) not in COUNTED}
            for kind in taken:
                if kind in COUNTED:
                    near = [changed(packing.counts_of(table.chooser.choice(listed)), table.chooser) for _ in range(10)]
                    asked = {packing.counts_action(kind, seat, amounts) for amounts in near}
                    assert {act for act in asked if not s.refusal(act)} == asked & set(listed)


@tables(25, "corduba", (2, 3, 4))
def test_what_another_decision_takes_is_refused(table: Table[State]) -> None:
    """What was legal once, and what another seat may do now, is refused by a clause unless it is listed."""
    met: set[int] = set()
    for s in table.moments():
        for seat in range(table.players):
            met.update(s.legal(seat)[:20])
        for act in table.chooser.sample(sorted(met), min(len(met), 20)):
            for seat in range(table.players):
                asked = act & ~(3 << 6) | seat << 6
                assert (s.refusal(asked) == 0) == (asked in s.legal(seat))


def test_every_option_has_an_alternative_and_decisions_of_all_kinds_are_met() -> None:
    """The other tests of this file would pass on games in which nothing happens."""
    assert {name for name, values in CHOICES.items() if len(values) > 1} == {name for name, _ in ALTERNATIVES}
    met: set[int] = set()
    for seed in range(20):
        options: dict[str, Any] = {"own_insulae": "optional", "content": PEACEFUL if seed == 0 else "standard"}
        s = RULES.new_state(4, RULES.options(options), f"met {seed}")
        chooser = Random(seed)
        while not s.is_over():
            met.update(packing.action_kind(act) for seat in seats_of(s.to_act()) for act in s.legal(seat))
            step(s, [builder, uniform, loyal, uniform], chooser)
    rare = {packing.LINK, packing.NAME_CELL, packing.NAME_TRIGGER}
    assert met >= set(range(packing.ACTION_KINDS)) - rare


def test_the_stack_of_frames_grows_as_deep_as_a_game_goes() -> None:
    s = RULES.new_state(2, RULES.options(None), "deep")
    for number in range(60):
        s.push(TURN, 1, number)
    copy = s.clone()
    for number in reversed(range(60)):
        assert (copy.top_kind(), copy.top_seat(), copy.top(Turn.MAIN_DONE)) == (TURN, 1, number)
        copy.pop()
    assert copy.depth == 0

"""Notation and typed values: nothing is lost between the three forms, and nothing else is an action."""

from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.contract import Action
from aedilis.core.errors import FormatError
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import IDENTITIES, cards_in, copies_printed, full_deck, multiset
from aedilis.games.capitol.engine.forms import actions
from aedilis.games.capitol.engine.forms.actions import (
    CARD_NAMES,
    CapitolAction,
    card_multiset,
    card_names,
    packed,
    typed,
)
from aedilis.games.capitol.engine.forms.notation import notation, parse

SEATS = st.integers(0, 3)
CARDS = st.sampled_from(CARD_NAMES)
HEIGHTS = st.integers(0, 62)
SHAPES = st.sampled_from(actions.SHAPES)
PLACES = st.integers(0, 8)
DECK = [CARD_NAMES[card] for card in cards_in(full_deck())]
ACTIONS = st.one_of(
    st.builds(actions.Pass, SEATS),
    st.builds(actions.FloorCard, SEATS, CARDS, st.tuples(HEIGHTS) | st.tuples(HEIGHTS, HEIGHTS)),
    st.builds(actions.RoofCard, SEATS, CARDS, HEIGHTS, SHAPES),
    st.builds(actions.Permit, SEATS, CARDS, HEIGHTS, SHAPES, PLACES),
    st.builds(actions.NullPlay, SEATS, CARDS),
    st.builds(
        lambda seat, bid: actions.SealBid(seat, tuple(sorted(bid, key=CARD_NAMES.index))),
        SEATS,
        st.sets(st.integers(0, 61)).map(lambda places: [DECK[i] for i in places]),
    ),
    st.builds(actions.PlaceTile, SEATS, PLACES),
    st.builds(actions.DrawCard, SEATS, st.sampled_from(actions.KIND_NAMES)),
    st.builds(actions.StopDrawing, SEATS),
)

EXAMPLES = {
    "0 pass": actions.Pass(0),
    "0 floor F5 0+1": actions.FloorCard(0, "F5", (0, 1)),
    "1 floor F8 3": actions.FloorCard(1, "F8", (3,)),
    "0 roof R3 2 round": actions.RoofCard(0, "R3", 2, "round"),
    "3 permit A7 1 pitched p8": actions.Permit(3, "A7", 1, "pitched", 8),
    "0 null F5": actions.NullPlay(0, "F5"),
    "0 bid R3 F5 A7": actions.SealBid(0, ("R3", "F5", "A7")),
    "0 bid F5 F5 F5": actions.SealBid(0, ("F5", "F5", "F5")),
    "0 bid -": actions.SealBid(0),
    "2 tile p3": actions.PlaceTile(2, 3),
    "0 draw floor": actions.DrawCard(0, "floor"),
    "0 stop": actions.StopDrawing(0),
}


@pytest.mark.parametrize("line", EXAMPLES)
def test_examples(line: str) -> None:
    assert typed(parse(line)) == EXAMPLES[line]
    assert notation(packed(EXAMPLES[line])) == line


@given(ACTIONS)
def test_nothing_is_lost_between_the_forms(value: CapitolAction) -> None:
    action = packed(value)
    assert 0 <= action < 1 << 60
    assert typed(action) == value
    assert parse(notation(action)) == action
    assert msgspec.json.decode(msgspec.json.encode(value), type=CapitolAction) == value


@given(ACTIONS, ACTIONS)
def test_different_actions_differ_in_every_form(one: CapitolAction, other: CapitolAction) -> None:
    assert (packed(one) == packed(other)) == (one == other) == (notation(packed(one)) == notation(packed(other)))


@given(st.integers(-(1 << 70), 1 << 70) | st.integers(0, 1 << 60) | st.integers(0, 1 << 30))
def test_an_integer_is_one_action_or_none(number: int) -> None:
    try:
        value = typed(number)
    except FormatError:
        with pytest.raises(FormatError):
            notation(number)
    else:
        assert packed(value) == number
        assert parse(notation(number)) == number


@given(ACTIONS, st.integers(0, 63))
def test_a_changed_bit_is_another_action_or_none(value: CapitolAction, place: int) -> None:
    number = packed(value) ^ 1 << place
    try:
        assert typed(number) != value
    except FormatError:
        with pytest.raises(FormatError):
            notation(number)


@given(st.text(max_size=60) | st.from_regex(r"[0-9] [a-z]{3,6}( [A-C0-9RFp+-]{1,4}){0,4}", fullmatch=True))
def test_any_text_is_an_action_or_a_format_error(text: str) -> None:
    try:
        action = parse(text)
    except FormatError:
        with pytest.raises(FormatError, match="bad-notation"):
            parse(text)
    else:
        assert parse(notation(action)) == action


@pytest.mark.parametrize(
    "line",
    [
        "",
        "pass",
        "0",
        "0pass",
        "4 pass",
        "-1 pass",
        "0 pass 1",
        "0 PASS",
        "\u0660 pass",
        "0 floor F5",
        "0 floor F9 0",
        "0 floor 0+1 F5",
        "0 floor F5 0+1+2",
        "0 floor F5 63",
        "0 floor F5 0+63",
        "0 floor F5 \u0663",
        "0 floor F5 +",
        "0 roof R3 2",
        "0 roof R3 2 square",
        "0 roof R3 -2 round",
        "0 roof R3 63 round",
        "0 permit A7 1 round",
        "0 permit A7 1 round 3",
        "0 permit A7 1 round p9",
        "0 permit A7 1 round p10",
        "0 permit A9 1 round p1",
        "0 permit D1 1 round p1",
        "0 null",
        "0 null X1",
        "0 null r1",
        "0 bid",
        "0 bid - -",
        "0 bid R1 -",
        "0 bid R1 R1 R1",
        "0 bid A1 A1",
        "0 bid F1 F1 F1 F1",
        "0 tile",
        "0 tile 3",
        "0 tile p\u0663",
        "0 draw",
        "0 draw cellar",
        "0 stop now",
        "0 pass\n0 pass",
        "0 bid " + "R1 " * 100,
    ],
)
def test_what_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(FormatError) as refusal:
        parse(line)
    assert refusal.value.code == "bad-notation"


def test_the_order_of_a_bid_does_not_matter() -> None:
    assert parse("0 bid A7 F5 R3 F5") == parse("0 bid R3 F5 F5 A7")
    assert notation(parse("0 bid A7 F5 R3 F5")) == "0 bid R3 F5 F5 A7"
    assert parse("  0 pass ") == parse("0 pass")


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (actions.Pass(4), "bad-number"),
        (actions.Pass(-1), "bad-number"),
        (actions.FloorCard(0, "F5", ()), "bad-blocks"),
        (actions.FloorCard(0, "F5", (0, 0, 0)), "bad-blocks"),
        (actions.FloorCard(0, "F5", (63,)), "bad-number"),
        (actions.FloorCard(0, "F5", (0, 63)), "bad-number"),
        (actions.FloorCard(0, "F9", (0,)), "bad-card"),
        (actions.RoofCard(0, "R1", 10**30, "round"), "bad-number"),
        (actions.RoofCard(0, "R1", 1, "flat"), "bad-shape"),  # type: ignore[arg-type]  # what JSON could not hold
        (actions.Permit(0, "A1", 1, "round", 9), "bad-number"),
        (actions.Permit(0, "A1", 1, "round", -1), "bad-number"),
        (actions.NullPlay(0, ""), "bad-card"),
        (actions.SealBid(0, ("A1", "A1")), "bad-card"),
        (actions.SealBid(0, ("Z1",)), "bad-card"),
        (actions.PlaceTile(0, 9), "bad-number"),
        (actions.DrawCard(0, "cellar"), "bad-pile"),  # type: ignore[arg-type]  # what JSON could not hold
        (Action(0), "bad-action"),
    ],
)
def test_a_typed_action_out_of_range_is_refused(value: Action, code: str) -> None:
    with pytest.raises(FormatError) as refusal:
        packed(value)
    assert refusal.value.code == code


@given(st.binary(max_size=80))
def test_json_that_is_no_action_is_refused(document: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        msgspec.json.decode(document, type=CapitolAction)


def test_card_names_are_the_39_identities() -> None:
    named = (
        [f"R{n}" for n in range(1, 8)]
        + [f"F{n}" for n in range(1, 9)]
        + [f"{c}{n}" for c, n in product("ABC", range(1, 9))]
    )
    assert list(CARD_NAMES) == named
    assert len(CARD_NAMES) == IDENTITIES == 39


@given(st.lists(st.integers(0, 61), unique=True))
def test_a_multiset_of_cards_keeps_every_copy(places: list[int]) -> None:
    names = sorted((DECK[place] for place in places), key=CARD_NAMES.index)
    assert list(card_names(card_multiset(names))) == names


def test_every_kind_of_action_has_its_own_number() -> None:
    numbers = [packing.action_kind(packed(value)) for value in EXAMPLES.values()]
    assert sorted(set(numbers)) == list(range(packing.ACTION_KINDS))
    assert multiset([]) == 0
    assert sum(copies_printed(card) for card in range(IDENTITIES)) == 62

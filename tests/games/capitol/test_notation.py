"""Notation of Capitol: what holds besides what every notation promises."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from aedilis.games.capitol.engine.cards import IDENTITIES, copies_printed, multiset
from aedilis.games.capitol.engine.forms.actions import ACTION_FORMS, CARD_NAMES, card_multiset, card_names
from tests.games.capitol.notation import DECK


def test_the_order_of_a_bid_does_not_matter() -> None:
    assert ACTION_FORMS.packed("0 bid A7 F5 R3 F5") == ACTION_FORMS.packed("0 bid R3 F5 F5 A7")
    assert ACTION_FORMS.notation(ACTION_FORMS.packed("0 bid A7 F5 R3 F5")) == "0 bid R3 F5 F5 A7"


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


def test_a_multiset_begins_empty_and_62_cards_are_printed() -> None:
    assert multiset([]) == 0
    assert sum(copies_printed(card) for card in range(IDENTITIES)) == 62

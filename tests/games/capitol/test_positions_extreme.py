"""Positions at the limits of what pieces allow: refused with a code, or fit for every part of the engine."""

import json
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from aedilis.bots.levels import make
from aedilis.core.errors import PositionError
from aedilis.core.rng import seeded
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.contract.habits import step
from tests.contract.players import uniform
from tests.contract.variants import Deal, any_deal
from tests.games.capitol.golden.players import builder, mason
from tests.games.capitol.pieces import assert_conserved

Document = dict[str, Any]
LIMITS = (1, 2, 3, 4, 5, 6, 30, 57, 58, 59, 60, 61, 63, 64, 90, 127, 128, 255, 256, 999)
SHAPES = ("round", "pitched")
RULES_CHANGED = ({"draw": "refill_to_six"}, {"floor": "tallest_only"}, {"no_bid": "low_score_free"})


def tall_houses(document: Document, chooser: Random) -> None:
    """Put a few houses of any height into a yard."""
    heights = [chooser.choice(LIMITS) if chooser.random() < 0.5 else chooser.randrange(1, 8) for _ in range(3)]
    yard = chooser.choice(document["seats"])
    if chooser.random() < 0.6:
        yard["unfinished"] = heights[: chooser.randrange(4)]
    else:
        yard["finished"] = [{"height": height, "shape": chooser.choice(SHAPES)} for height in heights]


def full_hand(document: Document, chooser: Random) -> None:
    """Give a seat all cards of a pile, or of another seat."""
    to, other = chooser.sample(document["seats"], 2)
    source = chooser.choice([other["hand"], *(pile["cards"] for pile in document["piles"].values())])
    to["hand"] = to["known"] = to["hand"] + source
    to["bid"] = other["bid"] = None
    source.clear()
    other["known"] = [card for card in other["known"] if card in other["hand"]]
    for pile in document["piles"].values():
        pile["fresh"] = min(pile["fresh"], len(pile["cards"]))


def built_up(document: Document, chooser: Random) -> None:
    """Build a prefecture up, house upon house."""
    heights = range(1, chooser.randrange(2, 10))
    houses = [{"seat": chooser.randrange(document["players"]), "height": height} for height in heights]
    chooser.choice(document["prefectures"]).update(houses=houses, shape=chooser.choice(SHAPES))


def other_time(document: Document, chooser: Random) -> None:
    """Set the position in another round or phase."""
    document["round"] = chooser.randrange(1, 5)
    document["phase"] = chooser.choice(("build", "bid", "place", "draw", "over"))
    document["auction"] = document["draw"] = None


def other_rules(document: Document, chooser: Random) -> None:
    """Play by another option, with any score."""
    document["options"] |= chooser.choice(RULES_CHANGED)
    chooser.choice(document["seats"])["score"] = chooser.choice(LIMITS)


DAMAGE = (tall_houses, tall_houses, full_hand, built_up, other_time, other_rules)


def damaged(saved: bytes, chooser: Random) -> Document:
    """Return a position with several things changed; the supply and the roofs left follow from the houses."""
    document: Document = json.loads(saved)
    document["supply"] = None
    for yard in document["seats"]:
        yard["roofs"] = None
    for change in chooser.sample(DAMAGE, chooser.randrange(1, 4)):
        change(document, chooser)
    return document


def accepted(document: Document) -> State | None:
    """Return the state of a document, None if it is refused; any other error is a fault."""
    with suppress(PositionError):
        return RULES.load_position(json.dumps(document))
    return None


def play(state: State, chooser: Random) -> None:
    """Play to the end by chance, now and then by a bot; whatever the engine can be asked is asked on the way."""
    bots = [make(level, "capitol") for level in ("tiro", "aedile", "consul:1")]
    rng = seeded("extreme")
    state.listen(True)
    while not state.is_over():
        seat = state.actor()
        view = state.view(seat)
        legal = state.legal(seat)
        assert view.legal() == legal
        action = chooser.choice(bots).choose(view, rng) if chooser.random() < 0.05 else chooser.choice(legal)
        assert view.refusal(action) == 0
        assert RULES.packed(RULES.notation(action)) == action
        state.apply(action)
        for event in state.take_events():
            RULES.event(event)
    assert state.winners()


@any_deal(4, [("capitol", players) for players in (2, 3, 4)], seed=st.integers(0, 10**9))
def test_an_extreme_position_is_refused_or_can_be_played(deal: Deal, seed: int) -> None:
    chooser = Random(seed)
    state = RULES.new_state(deal.players, RULES.options(deal.options), str(deal.seed))
    for _ in range(chooser.randrange(50 * deal.players)):
        if not state.is_over():
            step(state, [builder, uniform, mason, uniform], chooser)
    saved = msgspec.json.encode(RULES.position(state))
    for _ in range(8):
        loaded = accepted(damaged(saved, chooser))
        if loaded is None:
            continue
        assert_conserved(loaded)
        assert RULES.load_position(msgspec.json.encode(RULES.position(loaded))) == loaded
        play(loaded, chooser)


@pytest.mark.parametrize(("number", "floors"), [(1, 0), (1, 2), *product((2, 3, 4), (0, 1, 2, 5))])
def test_the_tallest_house_that_can_be_never_outgrows_the_engine(number: int, floors: int) -> None:
    """A seat that only ever draws floor cards and builds one house with them ends where the engine has room."""
    cards = [f"F{value}" for value in (1, 1, 1, 2, 2)[:floors]]
    for height in (*range(1, 50, 4), *range(50, 61)):
        known = ["R1", *cards] if number > 1 else []
        seats = [{"hand": ["R1", *cards], "known": known, "unfinished": [height]}, {"hand": ["R2"]}]
        document = {"players": 2, "round": number, "removed": list(range(3 * number - 3)), "seats": seats}
        state = accepted(document)
        assert state is not None
        tallest = height
        while not state.is_over():
            legal = [RULES.notation(action) for action in state.legal(state.actor())]
            wanted = [text for text in legal if text.endswith(f" {tallest}+{tallest + 1}")]
            draws = [text for text in legal if text.endswith("draw floor")]
            tallest += 2 if wanted else 0
            state.apply(RULES.packed((wanted or draws or legal)[0]))
        assert tallest <= 62

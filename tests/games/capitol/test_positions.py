"""Positions: what is saved can be loaded, and what no game can reach is refused with its reason and rule."""

import ast
import inspect
import json
import re
from contextlib import suppress
from types import ModuleType
from typing import Any

import msgspec
import pytest

from aedilis.core.errors import PositionError
from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.capitol.engine.fields import BUILD
from aedilis.games.capitol.engine.forms import position
from aedilis.games.capitol.engine.forms import position_check as positioncheck
from aedilis.games.capitol.engine.random_play import play_out
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.contract.habits import Table, tables
from tests.games.capitol.facts import CRAMPED
from tests.games.capitol.pieces import assert_conserved

Document = dict[str, Any]
DECK = {
    "roof": [f"R{n}" for n in range(1, 8) for _ in range(2)],
    "floor": [f"F{n}" for n in range(1, 9) for _ in range(3)],
    "permit": [f"{colour}{n}" for colour in "ABC" for n in range(1, 9)],
}
TINY = {**CRAMPED, "prefecture": [{"name": f"p{i}", "colour": "ABC"[i // 3], "squares": 1} for i in range(9)]}


def document(**changes: Any) -> Document:
    """Return a small good position with changes."""
    seats = [{"hand": ["R1", "F1", "A1"]}, {"hand": ["R2"]}]
    return {"players": 2, "seats": seats, **changes}


def seat(number: int = 1, **changes: Any) -> Document:
    """Return the small position with something changed at seat 0, in a round before which all tiles were removed."""
    seats = [{"hand": ["R1", "F1", "A1"], **changes}, {"hand": ["R2"]}]
    return document(seats=seats, round=number, removed=list(range(3 * number - 3)))


def place(**changes: Any) -> Document:
    """Return the small position with something on the Capitoline."""
    return document(prefectures=[changes, *({} for _ in range(8))])


def towns(*shapes: str | None) -> list[Document]:
    """Return prefectures with one house each of the given shapes, in order."""
    houses = [
        {"houses": [{"seat": i % 2, "height": 1}], "shape": shape} if shape else {} for i, shape in enumerate(shapes)
    ]
    return houses + [{}] * (9 - len(shapes))


def piles(**changes: Any) -> Document:
    """Return a position whose piles are spelled out: everything but one card of each seat."""
    full: Document = {kind: {"cards": list(cards), "fresh": 0} for kind, cards in DECK.items()}
    full["roof"]["cards"].remove("R1")
    full["floor"]["cards"].remove("F1")
    seats = [{"hand": ["R1"]}, {"hand": ["F1"]}]
    return document(round=2, removed=[0, 1, 2], seats=seats, piles={**full, **changes})


def drawing(**changes: Any) -> Document:
    """Return a position in the draw phase of round 1."""
    return document(phase="draw", removed=[0, 1, 2], draw={"base": 3, "bonus": 0}) | changes


def amphitheatre(**changes: Any) -> Document:
    """Return a position in which seat 0 is first in the amphitheatre's prefecture."""
    first = {"houses": [{"seat": 0, "height": 1}], "shape": "round", "monument": "amphitheatre"}
    seats = [{"hand": ["R1"], "score": 4}, {}]
    return drawing(removed=[0, 1], seats=seats, prefectures=[first, *({} for _ in range(8))]) | changes


def last_auction(phase: str, **changes: Any) -> Document:
    """Return a position in the third auction of round 1, with something changed at seat 0."""
    return document(phase=phase, auction=2, removed=[0, 1], seats=[{"hand": ["R1"], **changes}, {}])


def temple(**changes: Any) -> Document:
    """Return a position after round 3, in which a fountain and a temple were won for the Capitoline."""
    seats = [{"hand": ["R1"], **changes}, {}]
    capitoline = {"houses": [{"seat": 0, "height": 1}], "shape": "round", "fountains": 3, "monument": "temple"}
    return drawing(
        round=3, removed=[0, 1, 2, 3, 4, 5, 6], seats=seats, prefectures=[capitoline, *({} for _ in range(8))]
    )


# Document, the rule that refuses it (None: a matter of form), and words of the reason.
IMPOSSIBLE: list[tuple[Document, str | None, str]] = [
    (document(game="chess"), None, "a position of 'chess'"),
    (document(rules=2), None, "rules version 2"),
    (document(players=5, seats=[{}] * 5), "B1", "2 to 4 players"),
    (document(players=1, seats=[{}]), "B1", "2 to 4 players"),
    (document(seats=[{}]), None, "1 seats are given"),
    (document(prefectures=[{}]), None, "9 prefectures"),
    (document(round=0), "R0.1", "no round 0"),
    (document(round=5), "R0.1", "no round 5"),
    (document(random=[0, 0, 0, 1 << 32]), None, "random words"),
    (document(random=[-1, 0, 0, 0]), None, "random words"),
    (document(consul=2), None, "consul: there is no seat 2"),
    (document(active=-1), None, "active: there is no seat -1"),
    (document(phase="bid", auction=3), "R2.1", "round 1 has auctions 0 to 2"),
    (document(phase="place", round=2, auction=2), "R2.1", "round 2 has auctions 3 to 5"),
    (document(auction=1), "R2.1", "next auction is 0"),
    (drawing(auction=2), "R2.1", "next auction is 3"),
    (document(removed=[12]), None, "no tile 12"),
    (document(removed=[-1]), None, "no tile -1"),
    (document(draw={"base": 1, "bonus": 0}), "R4.1", "only drawn in the draw phase"),
    (place(fountains=1), "R2.14", "fewer fountains"),
    (place(shape="round"), "R1.19b", "roof shape"),
    (place(houses=[{"seat": 0, "height": 1}]), "R1.19b", "roof shape"),
    (place(houses=[{"seat": 0, "height": 1}] * 6, shape="round"), "R1.19a", "more houses and fountains"),
    (place(fountains=8), "R1.19a", "more houses and fountains"),
    (place(houses=[{"seat": 2, "height": 1}], shape="round"), None, "there is no seat 2"),
    (place(houses=[{"seat": 0, "height": 2}], shape="round"), "R1.19c", "cannot have been placed"),
    (place(houses=[{"seat": 0, "height": 0}], shape="round"), "R1.19c", "cannot have been placed"),
    (place(houses=[{"seat": 0, "height": h} for h in (1, 3)], shape="round"), "R1.19c", "cannot have been placed"),
    (seat(known=["R2"]), "R0.9", "known cards are not in the hand"),
    (seat(known=["R1", "R1"]), "R0.9", "known cards are not in the hand"),
    (seat(bid=["R1"]), "R2.3", "only sealed in an auction"),
    (document(phase="bid", seats=[{"hand": ["R1"], "bid": ["R2"]}, {}]), "R2.3", "the bid is not in the hand"),
    (document(phase="bid", seats=[{"bid": []}, {"hand": ["R1"]}]), "R2.3b", "without cards is not asked"),
    (seat(unfinished=[0]), "R1.10", "no house has 0 blocks"),
    (seat(unfinished=[61]), "R1.10", "no house has 61 blocks"),
    (seat(finished=[{"height": 61, "shape": "round"}]), "R1.10", "no house has 61 blocks"),
    (seat(finished=[{"height": 0, "shape": "round"}]), "R1.10", "no house has 0 blocks"),
    (seat(finished=[{"height": 1, "shape": "round"}] * 6), "R1.18", "6 round roofs used"),
    (seat(roofs={"round": 5}), "R1.18", "0 pitched roofs used, 0 left"),
    (seat(roofs={"round": 5, "pitched": 6}), "R1.18", "6 left"),
    (seat(score=-1), "R3.9", "never negative"),
    (document(piles={"roof": {"cards": DECK["roof"]}}), None, "the floor pile is missing"),
    (piles(roof={"cards": ["R1"] * 25}), "B2", "too many cards"),
    (piles(roof={"cards": ["F2"]}), "B2", "F2 is not a roof card"),
    (piles(roof={"cards": DECK["roof"]}), "B2", "too often: R1"),
    (piles(floor={"cards": DECK["floor"][2:]}), "B2", "too often: F1"),
    (document(seats=[{"hand": ["A1"]}, {"hand": ["A1"]}]), "B2", "too often: A1"),
    (document(supply=89), "B7", "0 blocks in houses and 89 in the supply"),
    (seat(unfinished=[60, 31]), "B7", "91 blocks in houses and -1"),
    (piles(floor={"cards": DECK["floor"][1:], "fresh": 21}), "R0.9", "21 fresh floor cards"),
    (piles(floor={"cards": DECK["floor"][1:], "fresh": -1}), "R0.9", "-1 fresh floor cards"),
    (seat(hand=["R1", "R2", "R3"]), "R0.7", "3 secret roof cards"),
    (document(removed=[0]), "R2.9", "removed before its auction"),
    (place(fountains=3), "R2.11", "0 fountains were won, 1 stand"),
    (document(phase="bid", auction=1), "R2.11", "1 fountains were won, 0 stand"),
    (place(monument="temple"), "R2.11", "0 tiles temple were won, 1 stand"),
    (drawing(removed=[0, 1]), "R2.11", "1 tiles amphitheatre were won, 0 stand"),
    (seat(score=1), "B9", "before the first scoring"),
    (document(phase="bid", seats=[{"hand": ["R1"], "score": 2}, {}]), "B9", "before the first scoring"),
    (last_auction("bid", score=2), "B9", "before the first scoring"),
    (last_auction("place", score=2), "B9", "before the first scoring"),
    (seat(2, score=999), "R3.2", "seat 0 has 999 points, but by now the board cannot have paid more than 22"),
    (seat(2, score=23), "R3.2", "more than 22"),
    (seat(4, score=67), "R3.2", "more than 66"),
    (drawing(seats=[{"hand": ["R1"], "score": 1}, {}]), "R3.2", "more than 0"),
    (amphitheatre(seats=[{"hand": ["R1"], "score": 5}, {}]), "R3.2", "more than 4"),
    (amphitheatre(seats=[{"hand": ["R1"], "score": 3}, {}]), "R3.2", "3 points, but this board has just paid it 4"),
    (temple(score=57), "R3.2", "more than 56"),
    (temple(score=9), "R3.2", "9 points, but this board has just paid it 10"),
    (document(phase="over", round=4, removed=list(range(12)), prefectures=towns("round")), "R3.2", "just paid it 4"),
    (document(prefectures=towns("round", "round", "round")), "R1.19d", "show one shape"),
    (seat(hand=["F1", "F1", "F2"], known=["F2"]), "B3", "seat 0 has 3 floor cards before anybody has drawn"),
    (seat(hand=["A1", "A2", "A3", "A4", "A5"], known=["A5"]), "B3", "seat 0 has 5 permit cards"),
    (last_auction("place", hand=["R1", "R2", "R3"], known=["R3"]), "B3", "seat 0 has 3 roof cards"),
    (seat(known=["R1"]), "R0.9", "known cards before any were drawn or bid"),
    (document(phase="bid", seats=[{"hand": ["R1"], "known": ["R1"]}, {}]), "R0.9", "known cards before any"),
    (piles() | {"round": 1, "removed": []}, "R4.8", "0 fresh roof cards before anybody has drawn, not 10"),
    (document(consul=1, options={"start_player": "chosen", "start_seat": 0}), "R4.10", "seat 0 has the Consul"),
    (seat(2) | {"options": {"start_player": "chosen", "start_seat": 0}}, "R4.10", "in round 2 seat 1 has the Consul"),
    (seat(passed=True), "R1.5", "seat 0 has passed"),
    (document(seats=[{}, {"hand": ["R2"]}]), "R1.7", "seat 0 has no card"),
    (document(phase="bid", seats=[{}, {}]), "R2.3a", "the auction is over"),
    (document(phase="bid", seats=[{"hand": ["R1"], "bid": []}, {}]), "R2.3a", "the auction is over"),
    (
        document(phase="place", options={"board": TINY}, prefectures=towns(*["round", "pitched", "round"] * 3)),
        "R2.13",
        "no place",
    ),
    (drawing(round=4, removed=list(range(12))), "R0.2", "no draw after the fourth"),
    (drawing(draw={"base": 7, "bonus": 0}), "R4.2", "7 new cards"),
    (drawing(draw={"base": -1, "bonus": 0}), "R4.2", "-1 new cards"),
    (drawing(draw={"base": 1, "bonus": 1}), "R4.3", "the bonus of seat 0 is 0"),
    (amphitheatre(draw={"base": 1, "bonus": 3}), "R4.3", "the bonus of seat 0 is 2"),
    (amphitheatre(draw={"base": 1, "bonus": 1}), "R4.6", "after the new ones"),
    (amphitheatre(draw={"base": 1, "bonus": 1}, options={"draw": "refill_to_six"}), "R4.6", "after the new ones"),
    (drawing(draw={"base": 0, "bonus": 0}), "R4.9", "nothing to draw"),
    (drawing(draw=None), "R4.9", "nothing to draw"),
    (document(phase="over", round=3, removed=list(range(9))), "R0.2", "ends after the fourth"),
]


def refused(given_document: object) -> PositionError:
    with pytest.raises(PositionError) as refusal:
        RULES.load_position(json.dumps(given_document))
    return refusal.value


@pytest.mark.parametrize(
    ("given_document", "rule", "words"), IMPOSSIBLE, ids=lambda value: value if isinstance(value, str) else ""
)
def test_what_no_game_can_reach_is_refused(given_document: Document, rule: str | None, words: str) -> None:
    error = refused(given_document)
    assert words in error.message
    assert error.rule == rule
    assert error.code == "impossible-position"


def reasons(module: ModuleType) -> list[str]:
    """Return a pattern for each reason that a module can give for a refusal."""
    patterns = []
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse_if":
            reason = node.args[1]
            parts = reason.values if isinstance(reason, ast.JoinedStr) else [reason]
            literal = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts]
            patterns.append("".join(literal))
    return patterns


@pytest.mark.parametrize("module", [position, positioncheck])
def test_every_refusal_has_a_test(module: ModuleType) -> None:
    found = []
    for given_document, _, _ in IMPOSSIBLE:
        with suppress(AssertionError, pytest.fail.Exception):  # that it is refused is the test above
            found.append(refused(given_document).message)
    patterns = reasons(module)
    assert len(patterns) > 10
    assert [pattern for pattern in patterns if not any(re.fullmatch(pattern, message) for message in found)] == []


@pytest.mark.parametrize(
    "given_document",
    [
        document(),
        drawing(),
        amphitheatre(draw={"base": 6, "bonus": 2}),
        amphitheatre(draw={"base": 0, "bonus": 1}),
        piles(),
    ],
)
def test_the_positions_to_be_spoilt_are_good(given_document: Document) -> None:
    state = RULES.load_position(json.dumps(given_document))
    assert_conserved(state)
    play_out(state, seeded("good"), Actions())


# Matters of form.


@pytest.mark.parametrize(
    "given_document",
    [
        document(weather="rain"),
        document(phase="supper"),
        document(options={"weather": "rain"}),
        document(options={"board": "ATLANTIS"}),
        document(options={"preset": []}),
        seat(hand=["Z1"]),
        seat(hand=["A1", "A1"]),
        seat(known=["Z1"]),
        seat(hats=3),
        seat(passed="yes"),
        seat(finished=[{"height": 1, "shape": "flat"}]),
        place(monument="fountain"),
        place(shape="flat"),
        piles(roof={"cards": ["Z1"]}),
        document(random=[1, 2, 3]),
    ],
)
def test_fields_of_the_wrong_form_are_refused(given_document: Document) -> None:
    assert refused(given_document).code == "bad-position"


HUGE = (10**18, 10**30, -(10**30), (1 << 63) - 1, 1 << 63)


@pytest.mark.parametrize("huge", HUGE)
def test_huge_numbers_are_refused_like_others(huge: int) -> None:
    for given_document in (
        document(players=huge),
        document(rules=huge),
        document(round=huge),
        document(consul=huge),
        document(active=huge),
        document(supply=huge),
        document(auction=huge),
        document(removed=[huge]),
        document(random=[huge, 0, 0, 0]),
        document(options={"start_seat": huge}),
        drawing(draw={"base": huge, "bonus": 0}),
        drawing(draw={"base": 0, "bonus": huge}),
        seat(score=huge),
        seat(unfinished=[huge]),
        seat(finished=[{"height": huge, "shape": "round"}]),
        seat(roofs={"round": huge, "pitched": 5}),
        place(fountains=huge),
        place(houses=[{"seat": huge, "height": 1}], shape="round"),
        place(houses=[{"seat": 0, "height": huge}], shape="round"),
        piles(floor={"cards": DECK["floor"][1:], "fresh": huge}),
    ):
        assert refused(given_document).code in ("impossible-position", "bad-position")


@pytest.mark.parametrize("count", [91, 256, 257, 300, 512])
def test_many_houses_are_refused_like_others(count: int) -> None:
    house = {"height": 1, "shape": "round"}
    for error in (refused(seat(unfinished=[1] * count)), refused(seat(finished=[house] * count))):
        assert error.code in ("impossible-position", "bad-position")


@pytest.mark.parametrize(
    "given_document",
    [
        seat(2, score=22),
        seat(4, score=66),
        temple(score=23 + 23 + 10),
        drawing(),
        last_auction("bid", known=["R1"]),
        last_auction("place", known=["R1"]),
    ],
)
def test_the_most_that_can_be_is_accepted(given_document: Document) -> None:
    state = RULES.load_position(json.dumps(given_document))
    assert state.scores()[0] == given_document["seats"][0].get("score", 0)


# What is left out, and what comes back.


def test_what_is_left_out_is_completed() -> None:
    state = RULES.load_position(json.dumps(document()))
    assert state.phase == BUILD
    assert state.supply == 90
    assert list(state.roofs)[:4] == [5, 5, 5, 5]
    assert [state.pile_size[kind] for kind in range(3)] == [12, 23, 23]
    assert [state.fresh[kind] for kind in range(3)] == [10, 20, 16]
    assert list(state.fountains) == [2, 0, 0, 1, 0, 0, 1, 0, 0]
    house = {"height": 3, "shape": "pitched"}
    state = RULES.load_position(json.dumps(seat(unfinished=[2, 2], finished=[house])))
    assert state.supply == 90 - 7
    assert list(state.roofs)[:4] == [5, 4, 5, 5]


@tables(5, "capitol")
def test_what_is_saved_is_loaded_with_its_caches(table: Table[State]) -> None:
    for state in table.moments(every=15):
        loaded = RULES.load_position(msgspec.json.encode(RULES.position(state)))
        assert loaded == state
        assert list(loaded.admits) == list(state.admits)
        assert list(loaded.ready) == list(state.ready)


def test_a_board_of_ones_own_is_saved_even_under_a_built_in_name() -> None:
    for name in ("MINE", "RECON_7"):
        state = RULES.new_state(2, RULES.options({"board": {**CRAMPED, "name": name}}), "own")
        assert RULES.load_position(msgspec.json.encode(RULES.position(state))) == state

"""Positions: what is saved loads again, and what no game can reach is refused with a reason."""

import ast
import copy
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aedilis.core.errors import PositionError
from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.corduba import engine
from aedilis.games.corduba.engine.forms.doing import FRAME_KINDS, FRAME_WORDS, SLOTS
from aedilis.games.corduba.engine.forms.position import STAGE_WORDS, Position
from aedilis.games.corduba.engine.random_play import play_out
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state import fields, frames
from aedilis.games.corduba.engine.state.flow import ALONE, STAGES
from aedilis.games.corduba.engine.state.frames import FRAME
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.table import DECISIONS
from tests.contract.test_positions import spoilt
from tests.games.corduba.builder import at_random
from tests.games.corduba.facts import PEACEFUL

Document = dict[str, Any]
STAGE_NAMES = {
    *("KEEPING", "FAMILIES_START", "HERITAGE_START", "DECADE_BEGINS", "PECULIUM_PAID_OUT", "ROUND_BEGINS", "SPREADING"),
    *("CAUSING", "HANDING_OUT", "PLACING", "MACELLUM", "ACTIONS", "DELIVERING", "ROME_REWARDS", "HARMONY_PHASE"),
    *("ROUND_END", "STORING", "POLITICS_STAGE", "ENDING", "OVER"),
}


def played(moves: int, seed: str = "a position", players: int = 3, **options: Any) -> State:
    """Return a game after so many random moves."""
    s = RULES.new_state(players, RULES.options(options), seed)
    return next(islice(at_random(s, Random(seed)), moves, None), s)


def document_of(s: State) -> Document:
    document: Document = msgspec.json.decode(msgspec.json.encode(RULES.position(s)))
    return document


def loaded(document: Document) -> State:
    return RULES.load_position(msgspec.json.encode(document))


def test_every_frame_of_whole_games_is_written_down() -> None:
    seen: set[str] = set()
    for seed in range(6):
        begun = RULES.new_state(3, RULES.options({"content": PEACEFUL, "own_insulae": "optional"}), str(seed))
        for s in at_random(begun, Random(seed)):
            words = {FRAME_WORDS[s.stack[depth * FRAME]] for depth in range(s.depth)}
            if words - seen:
                assert loaded(document_of(s)) == s
                seen |= words
    assert {"turn", "build", "choose_spot", "choose_payment", "activation", "visit", "choose_gain"} <= seen
    assert len(seen) > 15


NO_KINDS = {"FRAME", "KIND", "SEAT", "FIRST_SLOT", "FIRST_WORK", "FIRST_DEED"}


def test_the_table_has_the_object_of_every_kind_of_frame() -> None:
    kinds = {name.lower(): kind for name, kind in vars(frames).items() if name.isupper() and name not in NO_KINDS}
    assert kinds == FRAME_KINDS
    assert len(DECISIONS) < frames.FIRST_WORK


def test_slots_of_a_frame_do_not_overlap() -> None:
    for word, slots in SLOTS.items():
        assert len(set(slots.values())) == len(slots), word
        assert set(slots.values()) <= set(range(frames.FRAME - frames.FIRST_SLOT)), word
    assert SLOTS["build"].items() & SLOTS["caepio_build"].items() == set(list(SLOTS["caepio_build"].items())[:6])


AMOUNTS = {"n", "steps", "count", "links"}  # how many: whatever says a number
PARTS = ("first", "second", "third")  # of an action, in the order of its notation


def pushes() -> Iterator[tuple[str, str, list[ast.expr]]]:
    """Yield where the engine pushes a frame, its kind, and what fills its first slots."""
    for path in sorted(Path(engine.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "push":
                if isinstance(node.args[0], ast.Name):  # the loader of positions has it as a number
                    yield f"{path.name}:{node.lineno}", node.args[0].id.lower(), node.args[2:]


def says(value: ast.expr, slot: str, place: int) -> bool:
    """Tell whether a value has the name of its slot, is a constant with a name, or that part of the action."""
    nodes = [node for node in ast.walk(value) if isinstance(node, ast.Name | ast.Attribute)]
    words = {node.id if isinstance(node, ast.Name) else node.attr for node in nodes}
    if words & {*PARTS}:
        return PARTS[place] in words
    names = {slot, "district"} if slot == "here" else {slot}  # of what happened in it
    is_named = any({*name.split("_")} <= {*word.split("_")} for name in names for word in words)
    return is_named or slot in AMOUNTS or any(word.isupper() for word in words)


def test_what_is_pushed_has_the_name_of_its_slot() -> None:
    found = list(pushes())
    assert len(found) > 60
    slots = {kind: {place: name for name, place in names.items()} for kind, names in SLOTS.items()}
    filled = [
        (where, kind, slots[kind].get(place, ""), place, value)
        for where, kind, values in found
        for place, value in enumerate(values)
    ]
    assert [case[:3] for case in filled if not says(case[4], case[2], case[3])] == []
    assert not says(ast.parse("building", mode="eval").body, "district", 0)
    assert not says(ast.parse("second(act)", mode="eval").body, "district", 0)
    assert not says(ast.parse("1", mode="eval").body, "must", 0)


def test_stages_are_numbered_as_the_list_of_a_round_has_them() -> None:
    numbers = {number: name.lower() for name, number in vars(fields).items() if name in STAGE_NAMES}
    assert sorted(numbers) == list(range(len(STAGES) + 1))
    for number, stage in enumerate(STAGES):
        assert numbers[number].startswith(stage.word)
        assert (ALONE[number].word, ALONE[number].phase) == (stage.word, stage.phase)
        assert isinstance(ALONE[number], type(stage))


# What is refused.


def first_that(holds: Callable[[State], bool], seed: str, **options: Any) -> Document:
    """Return the first position of a random game, from move 60 on, of which this holds."""
    return document_of(next(filter(holds, at_random(played(60, seed, **options), Random(seed)))))


BASE = first_that(lambda s: s.depth == 1 and s.round > 1 and any(s.built), "actions", content=PEACEFUL)
PLACED = first_that(lambda s: s.stage == fields.PLACING, "unrest")  # a marker that was handed on is placed
SCORED = first_that(State.is_over, "actions", content=PEACEFUL)
REBELLION = first_that(State.is_over, "unrest")


def seat(**changes: object) -> Document:
    seats = copy.deepcopy(BASE["seats"])
    seats[0] |= changes
    return BASE | {"seats": seats}


def seats(passed: list[int], lane: list[int] | None = None) -> Document:
    return BASE | {
        "lane": lane or [],
        "seats": [given | {"passed": number in passed} for number, given in enumerate(BASE["seats"])],
    }


def frame(*frames: Document) -> Document:
    return BASE | {"frames": list(frames)}


def tile(**changes: object) -> Document:
    districts = copy.deepcopy(BASE["districts"])
    name = next(name for name, district in districts.items() if district.get("tiles"))
    districts[name]["tiles"][0] |= changes
    return BASE | {"districts": districts}


def twice(what: str) -> Document:
    districts = copy.deepcopy(BASE["districts"])
    for district in districts.values():
        if district.get(what):
            district[what].append(district[what][0])
    return BASE | {"districts": districts}


TURN: Document = {"kind": "turn", "seat": 0}
BUILD: Document = {"kind": "build", "seat": 0, "numbers": {"placement": -1, "discount": -1}}
AWAY: dict[str, int] = {
    "placement": -1,
    "discount": -1,
    "building": next(number for number in range(18) if not any(built >> number & 1 for built in loaded(BASE).built)),
}
CHOICE: list[Document] = [{"kind": "choose_gain", "seat": BASE["order"][0], "numbers": {"n": 1, "goods": 7}}]
IMPOSSIBLE: dict[str, tuple[Document, str]] = {
    "another game": (BASE | {"game": "capitol"}, "Capitol|capitol"),
    "another version": (BASE | {"rules": 9}, "version 9"),
    "another format": (BASE | {"format": 2}, "format 2"),
    "players": (BASE | {"players": 5}, "not played by 5"),
    "seats": (BASE | {"seats": BASE["seats"][:2]}, "3 seats"),
    "random": (BASE | {"random": [1 << 32, 0, 0, 0]}, "random words"),
    "option": (BASE | {"options": {"market_refill": "never"}}, "market_refill"),
    "content hash": (BASE | {"options": {"content_hash": "00"}}, "hash"),
    "round": (BASE | {"round": 9}, "round"),
    "decade": (BASE | {"decade": 3}, "decade 3"),
    "turn": (BASE | {"turn": 3}, "turn"),
    "order": (BASE | {"order": [0, 0, 1]}, "turn order"),
    "lane": (BASE | {"lane": [1, 1]}, "lane"),
    "lane of those who have not passed": (
        BASE | {"lane": [0], "seats": [s | {"passed": False} for s in BASE["seats"]]},
        "have passed",
    ),
    "passed without a place in the lane": (seats(passed=[BASE["order"][1]]), "have passed"),
    "a turn of who has passed": (seats(passed=[0, 1, 2], lane=[0, 1, 2]), "has passed"),
    "some have passed before Phase 4": (seats(passed=[0], lane=[0]) | {"stage": "harmony", "at": 1}, "nobody acts now"),
    "a turn before the phase": (BASE | {"at": 0}, "has not begun"),
    "a turn outside of the phase": (BASE | {"stage": "harmony"}, "does not belong here"),
    "a turn within a turn": (frame(*BASE["frames"], *BASE["frames"]), "does not belong here"),
    "another's turn": (BASE | {"turn": 1}, "the turn of seat"),
    "upkeep in a turn": (
        frame(*BASE["frames"], {"kind": "pay_upkeep", "seat": 0, "numbers": {"n": 3}}),
        "does not belong here",
    ),
    "work without a turn": (
        frame({"kind": "choose_gain", "seat": 0, "numbers": {"n": 1, "goods": 7}}),
        "nobody's turn",
    ),
    "Rome's card before the first decade": (document_of(played(0)) | {"demand": 0}, "turned up"),
    "Macellum tile before the first round": (document_of(played(0)) | {"macellum_tile": 0}, "was drawn"),
    "dealt by half": (seat(dealt=[-1, *BASE["seats"][0]["dealt"][1:]]), "two heritage cards and a family"),
    "a tile that is laid too early": (
        frame(*BASE["frames"], BUILD | {"seat": BASE["order"][0], "numbers": AWAY | {"stage": 4}}, *CHOICE),
        "too early or twice",
    ),
    "a monument that stands already": (
        frame(*BASE["frames"], {"kind": "raise", "seat": BASE["order"][0]}, *CHOICE) | {"monuments": {"0": 0}},
        "too early or twice",
    ),
    "more markers than a round brings": (seat(markers=41), "markers 41"),
    "markers that nobody handed on": (
        PLACED | {"seats": [given | {"handed": 0} for given in PLACED["seats"]]},
        "places what it was handed",
    ),
    "tile nowhere": (tile(cell=[31, 31]), "cannot lie there"),
    "tile off the map": (tile(cell=[-1, 99]), "cannot lie there"),
    "tile turned": (tile(orientation=9), "cannot lie there"),
    "builder": (tile(builder=3), "builder"),
    "unrest on an immune tile": (tile(unrest=True), "takes no unrest"),
    "a tile twice": (twice("tiles"), "twice"),
    "an insula on a tile": (
        BASE | {"districts": {"servorum": {"insulae": [{"cell": [1, 1]}, {"cell": [1, 1], "owner": 0}]}}},
        "field|one cell",
    ),
    "an insula nowhere": (
        BASE | {"districts": {"servorum": {"insulae": [{"cell": [0, 0], "owner": None}]}}},
        "no cell",
    ),
    "monument": (BASE | {"monuments": {"6": 0}}, "monument"),
    "monument by word": (BASE | {"monuments": {"pons": 0}}, "monument"),
    "milestones": (BASE | {"face_up": []}, "milestones are in play"),
    "a milestone open and claimed": (
        BASE | {"face_up": BASE["face_up"], "claimed": {str(BASE["face_up"][0]): 0}},
        "still lies open",
    ),
    "demand": (BASE | {"demand": BASE["rome_deck"][0]}, "turned up"),
    "Rome's stack": (BASE | {"rome_deck": []}, "cards of Rome"),
    "a card of Rome twice": (BASE | {"rome_deck": [BASE["rome_deck"][0]] * 2}, "twice"),
    "Macellum tiles": (BASE | {"macellum_deck": []}, "Macellum"),
    "market": (BASE | {"market": {}}, "market"),
    "stock": (BASE | {"market": BASE["market"] | {"food": {"stock": 9, "price": 2}}}, "food"),
    "price": (BASE | {"market": BASE["market"] | {"food": {"stock": 0, "price": 7}}}, "price of food"),
    "too much stone": (seat(goods={"stone": 10}), "more stone"),
    "too many equites": (seat(goods={"equites": 11}), "more equites"),
    "debts": (seat(goods={"denarii": -1}), "denarii"),
    "popularity": (seat(popularity=11), "popularity"),
    "harmony": (seat(harmony=-1), "harmony"),
    "register": (seat(register=11), "register"),
    "no register": (seat(register=0), "register is not on its track"),
    "unrest": (seat(unrest=11), "unrest"),
    "prestige": (seat(prestige={"servorum": {"value": 5, "highest": 4}}), "prestige"),
    "a locked specialist": (seat(unlocked=[], ready=["red"]), "locked"),
    "special workers": (seat(special=3), "special workers"),
    "limit": (seat(limits=[61]), "limit"),
    "no heritage": (seat(heritage=None), "heritage"),
    "no such heritage": (seat(heritage=8), "heritage"),
    "no such character": (seat(character=16), "character"),
    "another's character": (seat(character=BASE["seats"][1]["character"] ^ 1), "one card"),
    "kept": (seat(kept=[0, 0]), "kept"),
    "sealed": (seat(sealed=True), "secretly"),
    "fist": (seat(fist={"goods": {"food": 1}}), "does not ask"),
    "denarii for Rome": (seat(delivered={"denarii": 1}), "nothing to deliver"),
    "dealt": (seat(dealt=[0, 0, 0]), "dealt twice"),
    "over": (BASE | {"stage": "over"}, "ending"),
    "an ending too early": (BASE | {"ending": "scored"}, "ending"),
    "winners": (BASE | {"winners": [0]}, "won"),
    "nobody to act": (BASE | {"frames": []}, "nobody has to decide"),
    "secret stage": (BASE | {"stage": "delivering"}, "all choose at once"),
    "frame of no seat": (frame(TURN | {"seat": 3}), "seat of a frame"),
    "frame with another's number": (frame(TURN | {"numbers": {"district": 1}}), "has no district"),
    "points of a claim": (frame(TURN, {"kind": "claiming", "seat": 0, "numbers": {"paid": 1}}), "has no paid"),
    "points of an ability": (frame(TURN, {"kind": "ability", "seat": 0, "numbers": {"paid": 1}}), "has no paid"),
    "spot without a build": (frame(TURN, {"kind": "choose_spot", "seat": 0}), "no such work"),
    "payment of nothing": (frame({"kind": "choose_payment", "seat": 0}), "no such work"),
    "payment of a turn": (frame(TURN, {"kind": "choose_payment", "seat": 0}), "no such work"),
    "effect": (frame({"kind": "effect", "seat": 0, "numbers": {"effect": 99999}}), "effect"),
    "step": (frame({"kind": "effect", "seat": 0, "numbers": {"effect": 0, "step": 50}}), "step"),
    "choice": (frame({"kind": "choose_option", "seat": 0, "numbers": {"effect": 0, "step": 50}}), "no choice"),
    "here": (frame({"kind": "suppress", "seat": 0, "numbers": {"n": 1, "scope": 5, "here": -1}}), "no here"),
    "colour": (frame({"kind": "choose_unlock", "seat": 0, "numbers": {"colour": 7}}), "colour"),
    "trigger": (frame({"kind": "use_trigger", "seat": 0, "numbers": {"trigger": 99}}), "trigger"),
    "placement": (frame(BUILD | {"numbers": {"placement": 1 << 30}}, TURN), "placement"),
    "cells": (frame(BUILD | {"numbers": {"placement": -1, "cells_high": (1 << 40) - 1}}, TURN), "cells"),
    "nothing to choose": (
        frame({"kind": "choose_gain", "seat": 0, "numbers": {"n": 1, "goods": 1}}),
        "nothing to choose",
    ),
    "only work": (frame(TURN, {"kind": "passing", "seat": 0}), "nothing to choose"),
    "handed": (seat(handed=1), "no markers are handed on now"),
    "rank": (seat(rank=1), "Rome has ranked nobody yet"),
    "scored early": (REBELLION | {"ending": "scored"}, "nobody is scored after round"),
    "a rebellion is won": (REBELLION | {"winners": [0]}, "nobody wins a rebellion"),
    "another winner": (SCORED | {"winners": [0, 1, 2]}, "somebody else has won"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_no_game_can_reach_is_refused(name: str) -> None:
    document, reason = IMPOSSIBLE[name]
    with pytest.raises(PositionError, match=reason):
        loaded(document)


def test_the_base_of_these_is_possible() -> None:
    assert (SCORED["ending"], REBELLION["ending"][:9]) == ("scored", "rebellion")
    for document in (BASE, PLACED, SCORED, REBELLION):
        assert document_of(loaded(document)) == document


def test_how_a_seat_came_by_what_it_has_is_not_asked() -> None:
    """A game brings nobody's register down, but a position may leave out how it began."""
    for changed in (seat(register=1), seat(goods={"denarii": 200}), seat(senators=9)):
        assert document_of(loaded(changed)) == changed


def test_nobody_owes_more_upkeep_than_he_has_people() -> None:
    s = played(60)
    while s.stage != fields.HARMONY_PHASE:
        s.apply(s.legal(s.actor())[0])
    document = document_of(s)
    document["frames"][0]["numbers"]["n"] += 1
    with pytest.raises(PositionError, match="does not owe that"):
        loaded(document)


def test_only_who_has_still_to_inherit_has_no_register() -> None:
    s = played(3)
    while (s.stage, s.at) != (fields.HERITAGE_START, 2):
        s.apply(s.legal(s.actor())[0])
    document = document_of(s)
    done, inheriting, waiting = document["order"][::-1]
    registers = [each.get("register", 0) for each in document["seats"]]
    assert registers[done] > 0 == registers[inheriting] == registers[waiting]
    assert loaded(document) == s
    document["seats"][done]["register"] = 0
    with pytest.raises(PositionError, match="not on its track"):
        loaded(document)
    document = document_of(s)
    document["frames"][0]["numbers"]["stage"] = 2  # as if the register lay already
    with pytest.raises(PositionError, match="not on its track"):
        loaded(document)


def test_after_the_action_phase_a_full_lane_is_the_used_one() -> None:
    everybody = seats(passed=[0, 1, 2], lane=[2, 0, 1])
    s = loaded(everybody | {"order": [2, 0, 1], "stage": "harmony", "at": 0, "frames": []})
    assert list(s.lane) == [-1] * len(s.lane)
    while s.stage != fields.ACTIONS:
        s.apply(s.legal(s.actor())[0])
    assert document_of(loaded(document_of(s))) == document_of(s)


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(PositionError, match="weather"):
        loaded(BASE | {"weather": "fine"})
    assert "weather" not in Position.__struct_fields__


@settings(max_examples=60)
@given(st.integers(0, 250), st.sampled_from(STAGE_WORDS), st.booleans(), st.none() | st.integers(0, 1 << 32))
def test_at_the_start_of_a_stage_the_game_goes_on_to_the_first_decision(
    moves: int, stage: str, alone: bool, change: int | None
) -> None:
    document = document_of(played(moves, "begun", players=1 if alone else 3)) | {"stage": stage, "at": 0, "frames": []}
    if change is not None:
        document = spoilt(document, Random(change))
    try:
        s = loaded(document)
    except PositionError:
        return
    assert s.is_over() or s.legal(s.actor())
    assert document_of(loaded(document_of(s))) == document_of(s)
    play_out(s, seeded("on"), Actions())
    assert s.is_over()

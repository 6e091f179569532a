"""Prefectures that random play seldom builds: places, points and winners against the naive scorer."""

from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from aedilis.core.parts import members
from aedilis.games.capitol.engine.board_file import built_in
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.score import places, points_of
from tests.contract.variants import PHASES
from tests.games.capitol import naive
from tests.games.capitol.builder import paid

PRINTED = list(built_in("RECON_7").printed_fountains)


def towns(players: int, chooser: Random) -> list[dict[str, Any]]:
    """Return nine prefectures, each with houses that could have been placed in this order (R1.19c)."""
    left = {(seat, shape): 5 for seat in range(players) for shape in ("round", "pitched")}
    result: list[dict[str, Any]] = []
    for index in range(9):
        shape = "pitched" if index % 3 == 2 else "round"
        houses: list[dict[str, int]] = []
        tallest = 0
        for _ in range(chooser.randrange(6)):
            seat = chooser.randrange(players)
            if left[seat, shape]:
                left[seat, shape] -= 1
                tallest += tallest == 0 or chooser.random() < 0.3
                houses.append({"seat": seat, "height": tallest})
        result.append({"houses": houses, "shape": shape if houses else None, "fountains": PRINTED[index]})
    for place in chooser.choices(range(9), k=8):
        if len(result[place]["houses"]) + result[place]["fountains"] < 7:
            result[place]["fountains"] += 1
    for place, monument in zip(chooser.sample(range(9), 4), ("amphitheatre", "amphitheatre", "temple", "temple")):
        result[place]["monument"] = monument
    return result


def ending(seed: int) -> State:
    """Return a finished game with any board and close scores; fountains that found no room were removed."""
    chooser = Random(seed)
    players = chooser.randint(2, 4)
    prefectures = towns(players, chooser)
    below_tie = chooser.choice(["nothing", "second", "first"])
    enough = max(paid(players, prefectures, {"partial_top_tie": below_tie}))
    placed = sum(prefecture["fountains"] for prefecture in prefectures) - sum(PRINTED)
    document = {
        "players": players,
        "phase": "over",
        "round": 4,
        "options": {"partial_top_tie": below_tie, "final_tie": chooser.choice(["shared", "most_blocks_on_board"])},
        "removed": [tile for tile in range(12) if tile % 3 < 2][placed:],
        "seats": [{"score": enough + chooser.randint(0, 1)} for _ in range(players)],
        "prefectures": prefectures,
    }
    return RULES.load_position(msgspec.json.encode(document))


ENDINGS = st.integers(0, 1 << 32).map(ending)
MANY = settings(max_examples=6 * settings().max_examples, phases=PHASES)


@MANY
@given(ENDINGS)
def test_R3_places_and_points(state: State) -> None:
    view = RULES.view_data(state.view(-1))
    below = view.options["partial_top_tie"]
    for index, prefecture in enumerate(view.prefectures):
        first, second = naive.places(naive.houses_of(prefecture), below_tie=below)
        ranking = places(state, index)
        assert set(members(ranking & 15)) == first
        assert set(members(ranking >> 4)) == second
        assert {standing.seat for standing in prefecture.standing if standing.place == 1} == first
        assert {standing.seat for standing in prefecture.standing if standing.place == 2} == second
    totals = [sum(points_of(state, index, seat) for index in range(9)) for seat in range(state.players)]
    assert totals == naive.points(view) == [seat.would_score for seat in view.seats]


@MANY
@given(ENDINGS)
def test_R5_winners(state: State) -> None:
    view = RULES.view_data(state.view(-1))
    assert set(state.winners()) == naive.winners(view)
    assert view.winners is not None
    assert set(view.winners) == naive.winners(view)

"""What the outside sees of the solo game: views with a forecast, positions, and draws that nobody can foresee."""

from random import Random
from typing import Any

import msgspec
import pytest

from aedilis.core.bits import bit
from aedilis.core.errors import PositionError
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms.events import CaepioActed, CaepioTried
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.solo.forecast import CaepioData
from aedilis.games.corduba.engine.state.fields import ACTIONS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO
from tests.corduba.builder import put_tile
from tests.corduba.solo import caepio_turn, opened, solo


def forecast(s: State) -> CaepioData:
    """Return Caepio as you see him."""
    data = RULES.view_data(s.view(0)).caepio
    assert data is not None
    return data


def test_a_forecast_says_what_is_possible_and_why_the_rest_is_not() -> None:
    s = solo()
    opened(s, "A", "B")
    s.sites_used = 0b1100  # Lignum
    seen = forecast(s)
    assert (seen.card, seen.row, seen.turned, seen.next) == (0, 0, 1, (0, 1))
    first, second = seen.rows[0]
    assert (first.obstacle, first.rule) == ("site_taken", "C14.12")
    assert (second.obstacle, second.rule) == (None, None)
    assert len(seen.rows) == 3
    assert seen.rows[1][0].buildings == seen.stack
    assert len(seen.stack) == 7
    assert {decade: len(stack) for decade, stack in seen.later.items()} == {"2": 7, "3": 3}
    assert seen.deck == (1,)


def test_a_forecast_comes_true_for_what_no_card_or_die_decides() -> None:
    for seed in range(6):
        s = RULES.new_state(1, RULES.options({"difficulty": "praetor"}), f"forecast {seed}")
        chooser = Random(seed)
        checked = 0
        while not s.is_over():
            if s.stage == ACTIONS and s.card >= 0 and not s.passed & bit(CAEPIO):
                seen = forecast(s)
                copy = s.clone()
                copy.listen(True)
                happened = caepio_turn(copy)
                tried = [event for event in happened if isinstance(event, CaepioActed | CaepioTried)]
                if seen.next is not None and tried:
                    done = next((event for event in tried if isinstance(event, CaepioActed)), None)
                    drawn = any(isinstance(event, CaepioTried) and event.reason == "no_room" for event in tried)
                    if done is not None and not drawn:
                        assert (done.row, done.alternative) == seen.next
                        checked += 1
            s.apply(chooser.choice(s.legal(0)))
        assert checked


def test_without_a_card_there_is_nothing_to_foresee() -> None:
    seen = forecast(solo())
    assert (seen.card, seen.rows, seen.next, seen.turned) == (None, (), None, 0)
    assert len(seen.deck) == 10
    s = solo("consul", variant="monuments")
    assert forecast(s).monuments_needed == 5
    assert forecast(solo()).monuments_needed == 0
    put_tile(s, "servorum", "forum")
    assert forecast(s).built == ("forum",)


def test_games_of_several_have_no_caepio() -> None:
    s = RULES.new_state(2, RULES.options(None), "two")
    assert RULES.view_data(s.view(0)).caepio is None
    assert "caepio" not in msgspec.to_builtins(RULES.position(s))


def played(moves: int, **options: Any) -> State:
    """Return a solo game after so many random moves."""
    s = RULES.new_state(1, RULES.options(options), "solo position")
    chooser = Random(moves)
    for _ in range(moves):
        if not s.is_over():
            s.apply(chooser.choice(s.legal(0)))
    return s


@pytest.mark.parametrize("moves", [0, 3, 9, 15, 22, 30, 200])
def test_a_position_loads_again(moves: int) -> None:
    s = played(moves, difficulty="consul", variant="combined")
    again = RULES.load_position(msgspec.json.encode(RULES.position(s)))
    assert again == s
    chooser = Random(5)
    while not s.is_over():
        action = chooser.choice(s.legal(0))
        s.apply(action)
        again.apply(action)
    assert again == s


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (None, "belong"),
        ({"card": 99}, "Caepio card"),
        ({"card": 29, "turned": 1, "used": [29]}, "decade"),
        ({"card": 0, "turned": 1, "used": []}, "used one"),
        ({"card": 0, "turned": 0, "used": [0]}, "lies open"),
        ({"card": 0, "turned": 1, "used": [0], "row": 7}, "row"),
        ({"used": [25]}, "later decade"),
        ({"under": ["basilica"]}, "present stack"),
        ({"under": ["odeum", "odeum"]}, "twice"),
        ({"turned": 3}, "of the round"),
    ],
)
def test_what_no_solo_game_can_reach_is_refused(change: dict[str, Any] | None, reason: str) -> None:
    document = msgspec.json.decode(msgspec.json.encode(RULES.position(solo())))
    document["seats"][0] |= {"heritage": 0, "character": 0}
    assert RULES.load_position(msgspec.json.encode(document)).players == 1
    document["caepio"] = change
    with pytest.raises(PositionError, match=reason):
        RULES.load_position(msgspec.json.encode(document))


def test_nothing_of_the_draws_to_come_is_in_a_view() -> None:
    s = solo()
    s.heritage[0] = s.character[0] = 0
    one, two = s.clone(), s.clone()
    one.rng, two.rng = seeded("one"), seeded("two")
    assert one.view(0) == two.view(0)
    drawn = set()
    for number in range(12):
        dealt = RULES.determinize(s.view(0), seeded(str(number)))
        assert dealt.view(0) == s.view(0)
        caepio_turn(dealt)
        drawn.add(dealt.card)
    assert len(drawn) > 3

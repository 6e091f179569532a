"""Previews: what an action leads to is told as far as it is certain, also behind the choices that it still asks for."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from aedilis.core.contract import Event
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.forms.ahead import CHOICES, SETTLED, ahead
from aedilis.games.corduba.engine.forms.doing import FRAME_WORDS, doing
from aedilis.games.corduba.engine.forms.events import InsulaLaid, Passed, PrestigeMoved
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.frames import PAY_UPKEEP, TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import BUILDING_NAMES, DISTRICT_NAMES
from tests.games.corduba.builder import at_random, give, of_type, own_pack, play, put_tile, table, unlock
from tests.games.corduba.facts import PEACEFUL
from tests.games.corduba.forum import A, forum_position

pytestmark = pytest.mark.once


def moments(seed: int, players: int) -> Iterator[State]:
    """Play a random game, stopping at every decision."""
    return at_random(RULES.new_state(players, RULES.options({"content": PEACEFUL}), str(seed)), Random(seed))


def certain(s: State, seat: int) -> Counter[int] | None:
    """Return what happens however a seat plays on until its turn, another seat or a secret; None if it has no end."""
    tries = 300

    def common(now: State) -> Counter[int]:
        nonlocal tries
        if now.is_over() or now.depth == 0 or now.top_seat() != seat or now.top_kind() in (TURN, PAY_UPKEEP):
            return Counter()
        found: Counter[int] | None = None
        for action in now.legal(seat):
            tries -= 1
            after = now.clone()
            after.listen(True)
            after.apply(action)
            codes = after.take_events()
            shown = next((at for at, code in enumerate(codes) if packing.event_reveals(code)), None)
            path = Counter(codes[:shown])
            if shown is None and tries > 0:
                path += common(after)
            found = path if found is None else found & path
            if not found or tries <= 0:
                break
        return found or Counter()

    result = common(s)
    return result if tries > 0 else None


def assert_told(s: State, seat: int, seen: Counter[str]) -> None:
    """What a choice is told to lead to, before and while it is made, is all that is certain, and nothing else."""
    for action in s.legal(seat):
        after = s.clone()
        after.listen(True)
        after.apply(action)
        codes = after.take_events()
        if any(map(packing.event_reveals, codes)) or not waits_settled(after, seat):
            continue
        (preview,) = RULES.previews(s, [action])
        data, truth = ahead(after.view(seat)), certain(after, seat)
        if data is None or truth is None:
            continue
        assert data.choices[:1] == (doing(after)[-1:] if after.top_kind() in CHOICES else ())
        told = of_deed(data.events)
        assert told == of_deed(map(RULES.event, truth.elements())), RULES.notation(action)
        assert of_deed(preview.events) == told + of_deed(map(RULES.event, codes))
        seen[FRAME_WORDS[after.top_kind()]] += bool(told)


def of_deed(events: Iterable[Event]) -> Counter[str]:
    """Count the events, without those that come when the turn is over: that somebody passes is no part of a deed."""
    return Counter(repr(event) for event in events if not isinstance(event, Passed))


def waits_settled(s: State, seat: int) -> bool:
    return not s.is_over() and s.depth > 0 and s.top_seat() == seat and s.top_kind() in SETTLED


@pytest.mark.parametrize("players", [1, 2, 3])
def test_previews_say_everything_that_is_certain(players: int) -> None:
    """At every decision of random games, those of turns and all that follow from them."""
    seen: Counter[str] = Counter()
    for s in moments(players + 40, players):
        if s.depth and s.actor() >= 0:
            assert_told(s, s.actor(), seen)
    assert seen["choose_gain"] > 0


@pytest.mark.parametrize("building", BUILDING_NAMES)
def test_every_tile_says_everything_that_is_certain(building: str) -> None:
    """Whatever may be done first with a tile, by all its lines, and where it may be built."""
    seen: Counter[str] = Counter()
    for district in DISTRICT_NAMES:
        s = table(2)
        if not s.available[DISTRICT_NAMES.index(district)] >> BUILDING_NAMES.index(building) & 1:
            continue
        give(s, 0, worker=14, denarii=25, wood=3, stone=3, tool=3, marble=4, amphora=2, food=4)
        unlock(s, 0, "blue", "yellow")
        laid = s.clone()
        put_tile(laid, district, building)
        for start, word in ((s, "build"), (laid, "activate")):
            for action in start.legal(0):
                if RULES.notation(action).startswith(f"0 {word} {district} {building}"):
                    walk(start, action, seen)


def walk(start: State, action: int, seen: Counter[str]) -> None:
    """Carry out a deed by its first options, looking at every decision on the way."""
    s = start.clone()
    s.apply(action)
    while s.depth and s.top_seat() == 0 and s.top_kind() != TURN:
        assert_told(s, 0, seen)
        s.apply(s.legal(0)[0])


def test_T6_insulae_that_fill_the_city_are_told_before_the_new_tile_is_used_or_not() -> None:
    s = forum_position()
    give(s, 0, worker=4, denarii=4, tool=1, stone=1, marble=2)
    play(s, "0 build patricius forum")
    (preview,) = RULES.previews(s, [RULES.packed(A)])
    play(s, A)
    data = ahead(s.view(0))
    assert data
    assert [event.cell for event in of_type([*data.events], InsulaLaid)] == [(2, 3)]
    laid = [(event.cell, event.reason) for event in of_type([*preview.events], InsulaLaid)]
    assert laid == [((3, 3), "forced"), ((2, 0), "own_cell"), ((5, 0), "own_cell"), ((2, 3), "filled")]


def test_insulae_and_prestige_behind_the_bonus_of_the_first_insula_are_told_of_every_place() -> None:
    bonus = [{"op": "gain_choice", "n": 1, "of": ["food", "wood", "stone"]}]
    s = forum_position(pack=own_pack({"player_board.rows.patricius.spaces.4.effect": bonus}))
    give(s, 0, worker=4, denarii=4, tool=1, stone=1, marble=2)
    play(s, "0 build patricius forum")
    (preview,) = RULES.previews(s, [RULES.packed(A)])
    assert len(of_type([*preview.events], InsulaLaid)) == 4
    assert [event.value for event in of_type([*preview.events], PrestigeMoved)] == [5, 6]
    assert len(of_type(play(s, A), InsulaLaid)) == 2, "the bonus is chosen before the second insula of one's own"

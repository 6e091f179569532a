"""Whole games under any options: no piece is lost, scores are what the pieces say, caches are what the facts say."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.games.capitol.engine.fields import FINISHED, HEIGHTS, NO_SHAPE, OVER, PLACEABLE, SEATS
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.forms.actions import card_names
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.permits import placing_refusal
from tests.capitol import naive
from tests.capitol.golden.players import PLAYERS
from tests.contract.playing import seats_of
from tests.contract.variants import Deal, deals, tries

HABITS = st.lists(st.sampled_from(sorted(PLAYERS)), min_size=4, max_size=4)


def begin(deal: Deal) -> State:
    """Deal a game."""
    return RULES.new_state(deal.players, RULES.options(deal.options), str(deal.seed))


def step(state: State, habits: list[str], chooser: Random) -> None:
    """Let any seat that must act do what its habit is."""
    seat = chooser.choice(seats_of(state.to_act()))
    state.apply(PLAYERS[habits[seat]](state, seat, chooser))


def check_cards(state: State) -> None:
    held = Counter(card for seat in range(state.players) for card in card_names(state.hand[seat]))
    piles = RULES.position(state).piles
    assert piles is not None
    assert held + Counter(card for pile in piles.values() for card in pile.cards) == naive.DECK


def check_blocks_and_roofs(state: State) -> None:
    position = RULES.position(state)
    standing = [house for prefecture in position.prefectures for house in prefecture.houses]
    blocks = state.supply + sum(house.height for house in standing)
    for seat, yard in enumerate(position.seats):
        blocks += sum(yard.unfinished) + sum(house.height for house in yard.finished)
        assert yard.roofs is not None
        for shape in ("round", "pitched"):
            on_board = sum(
                house.seat == seat
                for prefecture in position.prefectures
                for house in prefecture.houses
                if prefecture.shape == shape
            )
            assert yard.roofs[shape] >= 0
            assert yard.roofs[shape] + sum(house.shape == shape for house in yard.finished) + on_board == 5
    assert blocks == 90
    assert state.supply >= 0


def check_tiles(state: State) -> None:
    removed = sum(state.removed >> tile & 1 for tile in range(12))
    waiting = 12 - state.auction
    fountains = sum(state.fountains) - sum(state.board.printed_fountains)
    monuments = sum(monument != 0 for monument in state.monument)
    assert removed + waiting + fountains + monuments == 12
    for index, prefecture in enumerate(RULES.position(state).prefectures):
        assert len(prefecture.houses) + state.fountains[index] <= state.board.squares[index]


def check_caches(state: State) -> None:
    for seat in range(state.players):
        unfinished = [height for height in range(HEIGHTS) if state.unfinished[seat * HEIGHTS + height]]
        assert state.heights[seat] == sum(2**height for height in unfinished)
        ready = [house for house in range(PLACEABLE) if state.finished[seat * FINISHED + house]]
        assert state.ready[seat] == sum(2**house for house in ready)
    for index, prefecture in enumerate(RULES.position(state).prefectures):
        heights = [house.height for house in prefecture.houses]
        assert (state.shape[index] == NO_SHAPE) == (not heights)
        assert state.tallest[index] == max(heights, default=0)
        assert state.sites_free[index] == state.board.squares[index] - state.fountains[index] - len(heights)
        for seat in range(SEATS):
            own = [house.height for house in prefecture.houses if house.seat == seat]
            assert state.strength[index * SEATS + seat] == 64 * sum(own) + max(own, default=0)


def check_admits(state: State) -> None:
    view = RULES.view_data(state.view(-1))
    for index in range(9):
        for house in range(2, PLACEABLE):
            height, shape = divmod(house, 2)
            admitted = bool(state.admits[index] >> house & 1)
            assert admitted == (placing_refusal(state, height, shape, index) == 0)
            assert admitted == naive.fits(view, index, height, ("round", "pitched")[shape])
        assert state.admits[index] & 3 == 0


CHECKS = (check_cards, check_blocks_and_roofs, check_tiles, check_caches, check_admits)


@pytest.mark.parametrize("players", [2, 3, 4])
@tries(3)
@given(st.data())
def test_nothing_is_lost_and_every_cache_is_true(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("capitol", players))
    habits = data.draw(HABITS)
    chooser = Random(deal.seed)
    state = begin(deal)
    while True:
        if state.phase == OVER or chooser.randrange(12) == 0:
            for check in CHECKS:
                check(state)
        if state.phase == OVER:
            break
        step(state, habits, chooser)


@pytest.mark.parametrize("players", [2, 3, 4])
@tries(1)
@given(st.data())
def test_scores_are_what_the_naive_scorer_finds(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("capitol", players))
    habits = data.draw(HABITS)
    chooser = Random(deal.seed)
    state = begin(deal)
    state.listen(True)
    expected, told = [0] * players, [0] * players
    rounds = 0
    while state.phase != OVER:
        step(state, habits, chooser)
        happened = [RULES.event(code) for code in state.take_events()]
        scorings = sum(isinstance(event, events.RoundScored) for event in happened)
        if scorings:  # nothing is built between a scoring and the next decision
            now = naive.points(RULES.view_data(state.view(-1)))
            expected = [before + scorings * more for before, more in zip(expected, now)]
            rounds += scorings
        for event in happened:
            if isinstance(event, events.PrefectureScored):
                told[event.seat] += event.points
        assert state.scores() == expected == told
    assert rounds == 4
    assert set(state.winners()) == naive.winners(RULES.view_data(state.view(-1)))


@pytest.mark.parametrize("players", [2, 3, 4])
@tries(3)
@given(st.data())
def test_draws_are_what_the_places_give(players: int, data: st.DataObject) -> None:
    deal = data.draw(deals("capitol", players))
    habits = data.draw(HABITS)
    chooser = Random(deal.seed)
    state = begin(deal)
    state.listen(True)
    while state.phase != OVER:
        held = [len(card_names(cards)) for cards in state.hand]
        step(state, habits, chooser)
        turns = [event for event in map(RULES.event, state.take_events()) if isinstance(event, events.DrawTurn)]
        view = RULES.view_data(state.view(-1)) if turns else None
        for turn in turns:
            assert view is not None
            new = 6 if view.options["draw"] == "six_new" else max(0, 6 - held_at(turn.seat, state, held))
            assert (turn.base, turn.bonus) == (new, naive.bonus(view, turn.seat))


def held_at(seat: int, state: State, before: list[int]) -> int:
    """Return the size of a hand when its draw turn began: a seat draws nothing before its own turn."""
    return len(card_names(state.hand[seat])) if state.active == seat else before[seat]


def test_a_clone_has_random_numbers_of_its_own() -> None:
    state = RULES.new_state(2, RULES.options(None), "own numbers")
    clone, kept = state.clone(), state.clone()
    clone.rng.next()
    assert clone != state
    assert kept == state

"""Whole games under any options: no piece is lost, scores are what the pieces say, caches are what the facts say."""

from aedilis.games.capitol.engine.fields import FINISHED, HEIGHTS, NO_SHAPE, PLACEABLE, SEATS
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.forms.actions import card_names
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.permits import placing_refusal
from tests.contract.habits import Table, tables
from tests.games.capitol import naive
from tests.games.capitol.pieces import assert_conserved


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


def check_all(state: State) -> None:
    assert_conserved(state)
    check_caches(state)
    check_admits(state)


@tables(3, "capitol")
def test_nothing_is_lost_and_every_cache_is_true(table: Table[State]) -> None:
    for state in table.moments(every=12):
        check_all(state)
    check_all(table.state)


@tables(1, "capitol")
def test_scores_are_what_the_naive_scorer_finds(table: Table[State]) -> None:
    state = table.state
    state.listen(True)
    expected, told = [0] * table.players, [0] * table.players
    rounds = 0
    while not state.is_over():
        table.step()
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


@tables(3, "capitol")
def test_draws_are_what_the_places_give(table: Table[State]) -> None:
    state = table.state
    state.listen(True)
    while not state.is_over():
        held = [len(card_names(cards)) for cards in state.hand]
        table.step()
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

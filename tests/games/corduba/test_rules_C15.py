"""Rome, the end and the variants of the solo game: clauses C14.17, C14.18, C14.21, C15.1, C15.2, examples T18, T19."""

from typing import Any

import pytest

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.forms import events as told
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.state.fields import DELIVERING, ENDING, ROME_REWARDS
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO, DISTRICTS
from tests.games.corduba import builder
from tests.games.corduba.builder import begin, carry_out, choices, clause, give, of_type, play, why_not
from tests.games.corduba.solo import solo

OFFICES = ("aedil", "praetor", "consul")


def at_rome(decade: int = 1, **caepio: int) -> State:
    """Return a table before Rome's interphase."""
    s = solo()
    s.decade, s.round = decade, (3, 6, 8)[decade - 1]
    builder.demands(s, "lapis")
    give(s, CAEPIO, **caepio)
    return s


def committed(s: State) -> dict[str, tuple[int, str]]:
    """Let Caepio commit; return value and motive of each part."""
    return {event.part: (event.value, event.motive) for event in of_type(begin(s, DELIVERING), told.CaepioCommitted)}


@clause("T18", "C10.5")
def test_C14_18_caepio_delivers_the_least_that_beats_you() -> None:
    s = at_rome(1, velites=2, legionary=1)
    give(s, 0, velites=2)
    happened = begin(s, DELIVERING)
    assert of_type(happened, told.CaepioCommitted)[0] == told.CaepioCommitted(1, "troops", 5, 2, 4, "to_beat_you")
    assert builder.holdings(s, CAEPIO) == {"velites": 1}
    assert choices(s, 0) == ["troops velites:1", "troops velites:2"]  # after you have seen his
    assert why_not(s, "0 troops -") == "C10.3"
    happened = play(s, "0 troops velites:1")
    assert of_type(happened, told.DeliverySealed) == [told.DeliverySealed(0)]
    assert told.SenatorsChanged(1, 1, "most_troops") in happened
    builder.assert_conserved(s)


@clause("T19")
def test_C14_18_the_least_that_is_enough_when_he_cannot_beat_you() -> None:
    for delivered, senator in ((2, [told.SenatorsChanged(0, 1, "most_troops")]), (1, [])):
        s = at_rome(2, velites=2, legionary=1)
        give(s, 0, legionary=3)
        assert committed(s)["troops"] == (3, "to_reach_it")
        assert builder.holdings(s, CAEPIO) == {"velites": 2}
        happened = play(s, f"0 troops legionary:{delivered}")
        assert [event for event in of_type(happened, told.SenatorsChanged) if event.reason == "most_troops"] == senator


def test_C14_18_all_he_has_and_unrest_when_it_is_not_enough() -> None:
    s = at_rome(3, velites=1, offering1=2)
    give(s, 0, equites=1, offering2=2)
    happened = begin(s, DELIVERING)
    parts = {
        event.part: (event.value, event.minimum, event.motive) for event in of_type(happened, told.CaepioCommitted)
    }
    assert parts == {"troops": (2, 4, "all_he_has"), "offerings": (2, 3, "all_he_has")}
    assert builder.holdings(s, CAEPIO) == {}
    s = at_rome(1, velites=1)
    carry_out_delivery(s)
    happened = carry_out(s, ROME_REWARDS)
    assert [event for event in of_type(happened, told.UnrestReceived) if event.seat == CAEPIO] == [
        told.UnrestReceived(1, 1)
    ]
    assert s.unrest[CAEPIO] == 3  # troops were enough, offerings were not


def test_C14_18_fewest_markers_then_the_largest_one() -> None:
    s = at_rome(1, velites=2, equites=1, offering1=2, offering2=1)
    give(s, 0, legionary=1, offering1=1)
    assert committed(s) == {"troops": (4, "to_beat_you"), "offerings": (2, "to_beat_you")}
    assert builder.holdings(s, CAEPIO) == {"velites": 2, "offering1": 2}


@pytest.mark.parametrize(("stone", "rank", "unrest"), [(5, 1, 0), (4, 4, 1), (0, 4, 1)])
def test_C14_17_you_alone_must_reach_the_minimum(stone: int, rank: int, unrest: int) -> None:
    s = at_rome()
    s.stock[2] += s.market[2]
    s.market[2] = 0
    for goods, n in (("equites", 1), ("offering1", 1), ("offering2", 1)):
        give(s, 0, **{goods: n})
        give(s, CAEPIO, **{goods: n})
    give(s, 0, stone=stone)
    carry_out_delivery(s)
    happened = carry_out(s, ROME_REWARDS)
    assert of_type(happened, told.Ranked) == [told.Ranked(0, rank)]
    assert s.markers[0] == unrest  # exactly one, also for nothing
    assert s.markers[CAEPIO] == 0  # the card never affects him
    builder.assert_conserved(s)


def carry_out_delivery(s: State) -> None:
    """Let both deliver all they can, and stop before the rewards."""
    s.depth, s.stage, s.at = 0, DELIVERING, 0
    flow.advance(s)
    while flow.waiting(s):
        flow.stage_of(s).do(s, s.legal(0)[-1])
    flow.advance(s)
    assert s.stage == ROME_REWARDS


@pytest.mark.parametrize(("stone", "senators"), [(5, 3), (4, 1)])
def test_C14_17_a_senator_in_the_last_decade(stone: int, senators: int) -> None:
    s = at_rome(3)
    s.stock[2] += s.market[2]
    s.market[2] = 0
    give(s, 0, senators=2, stone=stone)
    carry_out_delivery(s)
    carry_out(s, ROME_REWARDS)
    assert s.senators[0] == senators


# ---------------------------------------------------------------- the end


def end(s: State) -> list[told.SenatorsChanged]:
    """Let the game end."""
    s.decade, s.round = 3, 8
    happened = begin(s, ENDING)
    assert happened[-1] == told.GameOver("scored", tuple(s.winners()))
    assert {event.seat for event in of_type(happened, told.SoldAtEnd)} == {0}
    return of_type(happened, told.SenatorsChanged)


def calm(difficulty: str = "aedil", **options: Any) -> State:
    """Return a table where nobody has unrest."""
    s = solo(difficulty, **options)
    s.unrest[0] = s.unrest[CAEPIO] = 0
    return s


def test_C14_21_the_richer_one() -> None:
    for yours, his, change in ((5, 4, [(0, 1)]), (4, 5, [(1, 1)]), (4, 4, [])):
        s = calm()
        give(s, 0, denarii=yours)
        give(s, CAEPIO, denarii=his)
        assert [(event.seat, event.senators) for event in end(s) if event.reason == "richest"] == change


def test_C14_21_caepios_four_bonuses() -> None:
    s = calm()
    assert not [event for event in end(s) if event.reason == "caepio_bonus"]
    s = calm()
    for district in range(DISTRICTS):
        s.laid[CAEPIO * DISTRICTS + district] = builder.ROW
    builder.unlock(s, CAEPIO, "red", "purple", "blue", "yellow", "green", "brown")
    give(s, CAEPIO, register=10, popularity=10)
    assert len([event for event in end(s) if event.reason == "caepio_bonus"]) == 4
    assert s.senators[CAEPIO] == 4


def test_C14_21_losses_for_both_and_a_tie_for_the_farthest_costs_nobody() -> None:
    s = calm()
    give(s, 0, senators=9, unrest=4)
    give(s, CAEPIO, senators=9, unrest=4)
    s.received[CAEPIO] = 2
    assert end(s) == [
        told.SenatorsChanged(0, 7, "unrest_rank"),
        told.SenatorsChanged(1, 7, "unrest_rank"),
        told.SenatorsChanged(1, 5, "last_unrest"),
    ]
    s = calm()
    give(s, 0, senators=9, unrest=1)
    give(s, CAEPIO, senators=9, unrest=2)
    assert told.SenatorsChanged(1, 7, "furthest") in end(s)
    assert s.winners() == [0]


@pytest.mark.parametrize(
    ("yours", "his", "unrest", "won"), [(3, 2, 0, True), (3, 3, 0, False), (2, 3, 0, False), (9, 0, 10, False)]
)
def test_C14_21_you_win_with_strictly_more_senators(yours: int, his: int, unrest: int, won: bool) -> None:
    s = calm()
    give(s, 0, senators=yours, unrest=unrest)
    give(s, CAEPIO, senators=his)
    end(s)
    assert s.winners() == ([0] if won else [])


# ---------------------------------------------------------------- variants


@pytest.mark.parametrize("office", OFFICES)
def test_C15_1_the_monument_builder(office: str) -> None:
    needed = 3 + OFFICES.index(office)
    for built in (needed - 1, needed):
        s = calm(office, variant="monuments")
        for monument in s.pack.names["monument"][:built]:
            builder.give_monument(s, 0, monument)
        give(s, CAEPIO, denarii=30, register=10)
        assert end(s) == []  # nobody gains or loses senators
        assert s.winners() == ([0] if built == needed else [])
    s = calm(office, variant="monuments")
    for monument in s.pack.names["monument"]:
        builder.give_monument(s, 0, monument)
    give(s, 0, unrest=10)
    end(s)
    assert s.winners() == []


def test_C15_1_only_your_own_monuments_count() -> None:
    s = calm(variant="monuments")
    for number, monument in enumerate(s.pack.names["monument"][:3]):
        builder.give_monument(s, 0 if number else CAEPIO, monument)
    end(s)
    assert s.winners() == []


@pytest.mark.parametrize(("senators", "monuments", "won"), [(5, 3, True), (5, 2, False), (1, 3, False)])
def test_C15_2_both_ways_at_once(senators: int, monuments: int, won: bool) -> None:
    s = calm(variant="combined")
    for monument in s.pack.names["monument"][:monuments]:
        builder.give_monument(s, 0, monument)
    give(s, 0, senators=senators)
    give(s, CAEPIO, senators=2)
    end(s)
    assert s.winners() == ([0] if won else [])
    assert s.winning in (0, bit(0))

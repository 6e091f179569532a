"""Views as values: complete for the seat that looks, silent about what is hidden, and true to the state."""

from random import Random
from typing import Any

import msgspec
import pytest

from aedilis.core.bits import ones
from aedilis.games.corduba.engine.forms.doing import effect_words
from aedilis.games.corduba.engine.forms.view import ViewData, content_data
from aedilis.games.corduba.engine.option_file import content_option, full_options
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.pack.vocabulary import MONUMENTS_TOO, TILES
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state import frames
from aedilis.games.corduba.engine.state.fields import ACTIONS, DELIVERING, PECULIUM_PAID_OUT
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.build import ChooseBuild
from aedilis.games.corduba.engine.steps.turn import Turn
from aedilis.games.corduba.engine.words import BUILDING_NAMES, DISTRICT_NAMES
from tests.contract.playing import seats_of
from tests.games.corduba.builder import at_random, begin, give, play, put_tile, table, unlock
from tests.games.corduba.facts import PEACEFUL


def begun(seed: str, players: int = 3, **options: Any) -> State:
    return RULES.new_state(players, RULES.options(options), seed)


def shown(s: State, seat: int) -> ViewData:
    return RULES.view_data(s.view(seat))


def moments(seed: int, players: int = 3, **options: Any) -> list[State]:
    """Return some positions of a random game, each time a new kind of decision comes up."""
    result: dict[tuple[int, int], State] = {}
    for s in at_random(begun(str(seed), players, **options), Random(seed)):
        here = (s.stage, s.top_kind() if s.depth else -1)
        if here not in result:
            result[here] = s.clone()
    return list(result.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_says_whose_it_is_and_who_must_act(players: int) -> None:
    for s in moments(players, players):
        for seat in range(-1, players):
            view = shown(s, seat)
            assert view.seat == (seat if seat >= 0 else None)
            assert list(view.to_act) == seats_of(s.to_act())


def test_dealt_cards_are_only_for_their_owner() -> None:
    s = begun("dealt")
    s.apply(s.legal(1)[0])
    for seat in range(-1, 3):
        view = shown(s, seat)
        assert [other.sealed for other in view.seats] == [False, True, False]
        assert [other.dealt is not None for other in view.seats] == [seat == other for other in range(3)]
        if seat >= 0:
            own = view.seats[seat].dealt
            assert own is not None
            assert list(own.heritage) == list(s.dealt[3 * seat : 3 * seat + 2])
            assert (own.kept is None) == (seat != 1)


def test_a_fist_is_only_for_its_owner() -> None:
    for seed in range(40):
        found = (s for s in at_random(begun(str(seed)), Random(seed)) if s.stage == DELIVERING and any(s.fist[0:3]))
        s = next(found, None)
        if s is None:
            continue
        for seat in range(-1, 3):
            view = shown(s, seat)
            assert [other.fist is not None for other in view.seats] == [seat == other for other in range(3)]
            assert view.rome is not None
            assert all(share.delivered is None and share.rank is None for share in view.rome.seats)
        return
    raise AssertionError("nobody had to deliver anything")


def assert_prices_are_true(s: State) -> None:
    """Whatever the seat may build now has a price that it can pay, and only that."""
    seat = s.top_seat()
    view, legal = shown(s, seat), [RULES.notation(act) for act in s.legal(seat)]
    kinds = s.top(ChooseBuild.KINDS) if s.top_kind() == frames.CHOOSE_BUILD else TILES | MONUMENTS_TOO
    for district in DISTRICT_NAMES:
        for offer in view.districts[district].available:
            assert offer.bill is not None
            may_build = f"{seat} build {district} {offer.building}" in legal
            assert may_build == bool(offer.bill.payable and offer.links is not None and kinds & TILES)
    for number, monument in enumerate(view.monuments):
        if monument.bill is not None:
            bills = list(monument.priced.values()) or [monument.bill]
            may_build = f"{seat} monument {number}" in legal
            assert may_build == (any(bill.payable for bill in bills) and kinds & MONUMENTS_TOO > 0)
    for milestone in view.milestones:
        fulfilled = milestone.seats[seat].fulfilled
        assert fulfilled or f"{seat} claim {milestone.milestone}" not in legal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_viewer_sees_what_everything_costs_him(players: int) -> None:
    chooser = Random(3)
    for s in at_random(begun("costs", players), chooser):
        if s.depth and s.top_kind() == frames.TURN and s.top(Turn.MAIN_DONE) == 0 and chooser.random() < 0.1:
            assert_prices_are_true(s)
    assert all(offer.bill is None for offer in shown(s, -1).districts["servorum"].available)


@pytest.mark.clause("C7.19")
def test_what_an_effect_lets_one_build_has_the_price_of_that_effect() -> None:
    """A workshop lets its user build for one marble less: with one in hand, something that takes two."""
    s = table(2)
    put_tile(s, "patricius", "officina_fabrorum")
    give(s, 0, worker=9, denarii=9, wood=4, stone=4, tool=2, marble=1)
    before = {offer.building: offer.bill for offer in shown(s, 0).districts["patricius"].available}
    play(s, "0 activate patricius officina_fabrorum 2")
    while s.top_kind() == frames.CHOOSE_PAYMENT:
        s.apply(s.legal(0)[0])
    assert s.top_kind() == frames.CHOOSE_BUILD
    assert_prices_are_true(s)
    after = {offer.building: offer.bill for offer in shown(s, 0).districts["patricius"].available}
    asked = before["sanatorium"], after["sanatorium"]
    assert [bill and (bill.due["marble"], bill.payable) for bill in asked] == [(2, False), (1, True)]
    others = {offer.building: offer.bill for offer in shown(s, 1).districts["patricius"].available}
    assert others["sanatorium"] is not None
    assert others["sanatorium"].due["marble"] == 2


def test_a_payment_shows_its_bill_and_what_it_is_for() -> None:
    found = 0
    for s in moments(8, content=PEACEFUL):
        if s.depth and s.top_kind() == frames.CHOOSE_PAYMENT:
            view = shown(s, -1)
            assert view.bill is not None
            assert view.bill.payable
            assert view.doing[-1].kind == "choose_payment"
            assert view.doing[-2].seat == view.to_act[0]
            found += 1
        elif s.depth:
            assert shown(s, -1).doing[-1].seat == s.top_seat()
    assert found


def test_C7_2_a_bill_says_what_each_specialist_counts_there() -> None:
    s = table(2, characters={0: "messalla", 1: "marcellus"})
    put_tile(s, "servorum", "aerarium", [(0, 3), (0, 4), (1, 3)], builder=1)
    unlock(s, 0, "yellow", "green")
    give(s, 0, worker=3)
    begin(s, ACTIONS)
    for line, counts in (
        ("0 site lapis right", {"yellow": 1, "green": 1}),
        ("0 activate servorum aerarium 1", {"yellow": 2}),
    ):
        paying = s.clone()
        paying.apply(RULES.packed(line))
        for seat in (-1, 0, 1):
            bill = shown(paying, seat).bill
            assert bill is not None
            assert bill.specialists == counts
    offers = shown(s, 0).districts["servorum"].available
    assert all(offer.bill is not None and not offer.bill.specialists for offer in offers)


def test_tiles_and_insulae_cover_what_is_occupied() -> None:
    last = moments(11, content=PEACEFUL)[-1]
    view = shown(last, 0)
    for district, word in enumerate(DISTRICT_NAMES):
        data = view.districts[word]
        cells = [cell for tile in data.tiles for cell in tile.cells] + [insula.cell for insula in data.insulae]
        occupied = ones(last.occupied_low[district]) + ones(last.occupied_high[district])
        assert len(set(cells)) == len(cells) == occupied
        assert {tile.building for tile in data.tiles} == {
            BUILDING_NAMES[building] for building in range(18) if last.built[district] >> building & 1
        }
    assert any(view.districts[word].tiles for word in DISTRICT_NAMES)
    assert view.phase == "over"
    assert view.winners == tuple(last.winners())


def test_the_content_is_told_once_with_what_is_reconstructed() -> None:
    content = content_data(standard())
    assert content.content is standard().content  # read once
    assert not content.own
    assert content.content.buildings.building[8].name == "Forum"
    assert "buildings.building.forum.action.0" in content.reconstructed
    assert "market.tile.m1" not in content.reconstructed  # the rulebook names its numbers
    assert content_data(content_option(full_options({"content": PEACEFUL}))).own
    assert msgspec.json.encode(content)


def test_an_effect_in_words_is_what_the_content_file_says() -> None:
    pack, content = standard(), content_data(standard())
    for number, card in enumerate(content.content.postulationem.card):
        for rank in range(1, 5):
            assert effect_words(pack, pack.rome[number].ranks[rank]) == getattr(card, f"rank{rank}")


@pytest.mark.clause("C4.3")
def test_who_chooses_what_a_peculium_brings_is_told_whose_it_is() -> None:
    s = table(2)
    unlock(s, 1, "yellow", "brown")
    begin(s, PECULIUM_PAID_OUT)
    view = shown(s, 1)
    assert view.to_act == (1,)
    assert view.doing[0].colour == "brown"

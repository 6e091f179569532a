"""Cases T30 to T48: auctions and what they show."""

from itertools import permutations

import pytest

from aedilis.games.capitol.engine.forms.events import (
    BidPaid,
    BidRevealed,
    TileRemoved,
    TileWon,
)
from tests.games.capitol.builder import choices, clause, hand, look, of_type, pile, play, seen, table, why_not, yard

DESIGNERS = {"auction_tie": "high_card_then_order"}
FREE = {"no_bid": "low_score_free"}


@clause("R2.3", "R2.4", "R2.5", "R2.6")
def test_T30_the_cards_above_stop_are_the_bid() -> None:
    game = table(phase="bid", hands={0: "R4 F6 A7 A8", 1: "F1"})
    events = play(game, "0 bid A7 R4", "1 bid -")
    shown = of_type(events, BidRevealed)[0]
    assert (set(shown.cards), shown.sum) == ({"R4", "A7"}, 11)
    assert of_type(events, TileWon) == [TileWon(0, "fountain", 11, "sum")]
    assert hand(game, 0) == ["F6", "A8"]
    other = seen(game, 1).seats[0]
    assert other.known == ()
    assert other.secret == {"roof": 0, "floor": 1, "permit": 1}


@clause("R2.3", "R2.10")
def test_T31_stop_on_top_is_no_bid() -> None:
    game = table(phase="bid", hands={0: "F8", 1: "F1"})
    events = play(game, "0 bid -", "1 bid F1")
    assert of_type(events, BidRevealed) == [BidRevealed(0, (), 0), BidRevealed(1, ("F1",), 1)]
    assert of_type(events, TileWon) == [TileWon(1, "fountain", 1, "sum")]
    assert hand(game, 0) == ["F8"]


@clause("R2.4", "R2.6", "X15")
def test_T32_the_winner_pays_the_whole_bid() -> None:
    game = table(phase="bid", hands={0: "F5 F8", 1: "F6"})
    events = play(game, "0 bid F5 F8", "1 bid F6")
    assert [set(paid.cards) for paid in of_type(events, BidPaid)] == [{"F5", "F8"}]
    assert hand(game, 0) == []
    assert hand(game, 1) == ["F6"]


@clause("R2.8")
def test_T33_the_lower_score_wins_a_tie() -> None:
    game = table(phase="bid", in_round=2, scores=[4, 7], hands={0: "F8 R1", 1: "F7 R2"})
    events = play(game, "0 bid F8 R1", "1 bid F7 R2")
    assert of_type(events, TileWon) == [TileWon(0, "fountain", 9, "low_score")]


@clause("R2.8", "X18")
def test_T34_a_tie_in_round_1_removes_the_tile() -> None:
    hands = {0: "F8 R1", 1: "F7 R2", 2: "A8"}
    game = table(3, phase="bid", hands=hands)
    events = play(game, "0 bid F8 R1", "1 bid F7 R2", "2 bid A8")
    assert of_type(events, TileRemoved) == [TileRemoved(0, "fountain", "tie")]
    assert not of_type(events, TileWon)
    assert not of_type(events, BidPaid)
    assert [sorted(hand(game, seat)) for seat in range(3)] == [["F8", "R1"], ["F7", "R2"], ["A8"]]
    assert look(game).auction == 1
    assert look(game).removed == (0,)


TIES = [
    pytest.param([5, 5, 9], None, id="T35"),
    pytest.param([5, 9, 9], 0, id="T42"),
    pytest.param([9, 5, 9], 1, id="T42-middle"),
    pytest.param([9, 9, 9], None, id="T35-all"),
]


@pytest.mark.parametrize(("scores", "winner"), TIES)
@clause("R2.8")
def test_T35_T42_three_tied_bidders(scores: list[int], winner: int | None) -> None:
    game = table(3, phase="bid", in_round=2, scores=scores, hands={0: "F8 R1", 1: "F7 R2", 2: "A8 B1"})
    events = play(game, "0 bid F8 R1", "1 bid F7 R2", "2 bid A8 B1")
    if winner is None:
        assert of_type(events, TileRemoved) == [TileRemoved(3, "fountain", "tie")]
        assert [len(hand(game, seat)) for seat in range(3)] == [2, 2, 2]
    else:
        assert of_type(events, TileWon) == [TileWon(winner, "fountain", 9, "low_score")]
        assert game.to_act() == [winner]


@pytest.mark.parametrize("strong", [0, 1])
@clause("R2.8")
def test_T36_option_the_highest_card_wins_a_tie(strong: int) -> None:
    hands = {strong: "F8 R5", 1 - strong: "F7 R6"}
    game = table(phase="bid", hands=hands, options=DESIGNERS)
    events = play(game, f"0 bid {hands[0]}", f"1 bid {hands[1]}")
    assert of_type(events, TileWon) == [TileWon(strong, "fountain", 13, "high_card")]
    assert hand(game, strong) == []


@pytest.mark.parametrize(("consul", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
@clause("R2.8", "R0.3")
def test_T37_option_then_the_turn_order(consul: int, winner: int) -> None:
    game = table(4, phase="bid", consul=consul, hands={0: "F1", 1: "F8 R5", 2: "F2", 3: "A8 B5"}, options=DESIGNERS)
    events = play(game, "0 bid F1", "1 bid F8 R5", "2 bid F2", "3 bid A8 B5")
    assert of_type(events, TileWon) == [TileWon(winner, "fountain", 13, "order")]


@pytest.mark.parametrize("options", [{}, DESIGNERS], ids=["default", "designers"])
@clause("R2.9", "X19")
def test_T38_nobody_bids(options: dict[str, str]) -> None:
    game = table(phase="bid", in_round=2, scores=[3, 9], hands={0: "F8", 1: "F1"}, options=options)
    events = play(game, "0 bid -", "1 bid -")
    assert of_type(events, TileRemoved) == [TileRemoved(3, "fountain", "no_bid")]
    assert look(game).phase == "bid"  # the next auction: nothing was placed
    assert look(game).auction == 4
    assert hand(game, 0) == ["F8"]


@clause("R2.6", "R0.9", "X16")
def test_T39_cards_of_a_lost_bid_are_known_until_played() -> None:
    game = table(phase="bid", hands={0: "F8 R7", 1: "F3 A7 B2"}, auction=2)
    play(game, "0 bid F8 R7", "1 bid F3 A7", "0 tile p0")
    assert seen(game, 0).seats[1].known == ("F3", "A7")
    assert seen(game, 0).seats[1].secret == {"roof": 0, "floor": 0, "permit": 1}
    while look(game).phase == "draw":
        play(game, f"{game.actor()} draw roof")
    assert {"F3", "A7"} <= set(seen(game, 0).seats[1].known)
    play(game, "1 null F3")  # the Consul has passed to seat 1
    assert "F3" not in seen(game, 0).seats[1].known
    assert "A7" in seen(game, 0).seats[1].known


@clause("R2.12", "R1.24")
def test_T40_a_fountain_on_the_last_site() -> None:
    six = {4: "round 1:1 1:1 1:1 1:1 1:1 0:1"}
    game = table(phase="bid", auction=1, hands={0: "F8 B5 R1"}, finished={0: "1r"}, board=six)
    play(game, "0 bid F8")
    assert why_not(game, "0 tile p4") is None
    play(game, "0 tile p4")
    assert seen(game, 0).prefectures[4].sites_free == 0
    play(game, "0 bid -")
    while look(game).phase == "draw":
        play(game, f"{game.actor()} {choices(game, game.actor())[0]}")
    play(game, "1 pass")
    assert why_not(game, "0 permit B5 1 round p4") == "R1.19a"
    assert [line for line in choices(game, 0, "permit B5") if line.endswith("p4")] == []
    assert "permit B5 1 round p5" in choices(game, 0)


@pytest.mark.parametrize("standing", ["amphitheatre", "temple"])
@clause("R2.12", "X13")
def test_T41_one_monument_in_a_prefecture(standing: str) -> None:
    game = table(phase="bid", in_round=4, auction=11, hands={0: "F8"}, monuments={2: standing})
    play(game, "0 bid F8")
    assert why_not(game, "0 tile p2") == "R2.12"
    assert choices(game, 0) == [f"tile p{place}" for place in (0, 1, 3, 4, 5, 6, 7, 8)]


@clause("R2.8", "X32")
def test_T43_no_points_are_a_score_too() -> None:
    game = table(phase="bid", in_round=2, scores=[0, 3], hands={0: "F8 R1", 1: "F7 R2"})
    events = play(game, "0 bid F8 R1", "1 bid F7 R2")
    assert of_type(events, TileWon) == [TileWon(0, "fountain", 9, "low_score")]


@pytest.mark.parametrize(
    ("shown", "known", "secret"), [("F5", ("F5",), 2), ("F5 F5", ("F5", "F5"), 1), ("F2", ("F2", "F5"), 1)]
)
@clause("R0.9")
def test_T44_known_rises_to_the_number_shown(shown: str, known: tuple[str, ...], secret: int) -> None:
    game = table(phase="bid", hands={0: "A8 B8", 1: "F5 F5 F2"}, known={1: "F5"})
    assert seen(game, 0).seats[1].secret["floor"] == 2
    play(game, "0 bid A8 B8", f"1 bid {shown}")
    assert seen(game, 0).seats[1].known == known
    assert seen(game, 0).seats[1].secret["floor"] == secret
    assert len(hand(game, 1)) == 3


@clause("R2.7", "X33")
def test_T45_a_paid_bid_is_discarded_highest_first() -> None:
    game = table(phase="bid", hands={0: "F3 A2 F8 C2"})
    play(game, "0 bid F3 A2 F8 C2")
    assert pile(game, "floor")[-2:] == ["F8", "F3"]
    assert pile(game, "permit")[-2:] == ["A2", "C2"]


@pytest.mark.parametrize("options", [FREE, FREE | DESIGNERS], ids=["default", "designers"])
@pytest.mark.parametrize(("scores", "winner"), [([4, 6, 7], 0), ([4, 4, 7], None), ([9, 6, 7], 1), ([9, 7, 6], 2)])
@clause("R2.9")
def test_T46_option_the_lowest_score_gets_it_free(
    scores: list[int], winner: int | None, options: dict[str, str]
) -> None:
    game = table(3, phase="bid", in_round=2, scores=scores, hands={0: "F8", 1: "F7"}, options=options)
    events = play(game, "0 bid -", "1 bid -")
    if winner is None:
        assert of_type(events, TileRemoved) == [TileRemoved(3, "fountain", "no_bid")]
        return
    assert of_type(events, TileWon) == [TileWon(winner, "fountain", 0, "free")]
    assert not of_type(events, BidPaid)
    play(game, f"{winner} tile p5")
    assert look(game).prefectures[5].fountains == 1
    assert [len(hand(game, seat)) for seat in range(3)] == [1, 1, 0]


@clause("R2.3a")
def test_T47_the_order_of_the_bids_does_not_matter() -> None:
    bids = {0: "F8 R1", 1: "F7 R2", 2: "A8 C4"}
    results = []
    for order in permutations(bids):
        game = table(3, phase="bid", in_round=2, scores=[4, 2, 9], hands=bids | {0: "F8 R1 F3"})
        events = play(game, *(f"{seat} bid {bids[seat]}" for seat in order))
        results.append((events[3:], look(game)))  # after the three seals, whose order is open
    assert all(result == results[0] for result in results)
    assert of_type(results[0][0], TileWon) == [TileWon(2, "fountain", 12, "sum")]


@pytest.mark.parametrize("bidder", [0, 1, 2])
@clause("R2.3a", "R0.10", "X31")
def test_T47_a_sealed_bid_shows_nothing(bidder: int) -> None:
    hands = {0: "F8 R1", 1: "F7 R2", 2: "A8 C4"}
    views = []
    for sealed in ("-", hands[bidder].split()[0], hands[bidder]):
        game = table(3, phase="bid", hands=hands)
        events = play(game, f"{bidder} bid {sealed}")
        others = [seat for seat in (-1, 0, 1, 2) if seat != bidder]
        views.append((events, [game.view(seat) for seat in others], [seen(game, seat) for seat in others]))
        assert set(seen(game, bidder).seats[bidder].bid or ()) == set(sealed.replace("-", "").split())
    assert views[0] == views[1] == views[2]


@clause("R0.9")
@pytest.mark.parametrize("fresh", [0, 1])
def test_T48_the_last_secret_roofs_can_be_deduced(fresh: int) -> None:
    roofs = "R1 | R1 R2 R5 R5 R6 R6 R7 R7 R4" if fresh else "| R1 R1 R2 R5 R5 R6 R6 R7 R7 R4"
    game = table(hands={0: "R2 R3", 1: "R3 R4"}, piles={"roof": roofs})
    assert yard(game, 1).known == ()
    assert seen(game, 0).seats[1].known == ()
    assert seen(game, 0).seats[1].certain == ("R3", "R4")
    assert seen(game, 1).seats[0].certain == ("R2", "R3")


@clause("R0.9")
def test_T48_with_two_fresh_cards_they_cannot() -> None:
    game = table(hands={0: "R2 R3", 1: "R3 R4"}, piles={"roof": "R1 R7 | R1 R2 R5 R5 R6 R6 R7 R4"})
    assert seen(game, 0).seats[1].certain == ()

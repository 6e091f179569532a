"""Auctions, clauses R2.1 to R2.14."""

from itertools import combinations
from typing import Any

import pytest

from aedilis.games.capitol.engine.board_file import board_of, built_in, is_roomy
from aedilis.games.capitol.engine.forms import events as told
from tests.games.capitol.builder import choices, clause, hand, look, of_type, pile, play, seen, table, why_not, yard

DESIGNERS = {"auction_tie": "high_card_then_order"}
NAMES = "abcdefghi"


def small_board(squares: list[int]) -> dict[str, Any]:
    """Return a board with so many squares in each prefecture and no printed fountain."""
    prefectures = [{"name": NAMES[i], "colour": "ABC"[i // 3], "squares": number} for i, number in enumerate(squares)]
    return {"name": "small", "prefecture": prefectures}


@pytest.mark.parametrize(("in_round", "last"), [(1, "amphitheatre"), (2, "amphitheatre"), (3, "temple"), (4, "temple")])
@clause("B8")
def test_R2_1_three_tiles_in_order_each_placed_before_the_next(in_round: int, last: str) -> None:
    game = table(in_round=in_round, hands={0: "F1 F2 R3"}, passed=[1])
    events = play(game, "0 pass")
    for step, card in enumerate(("F1", "F2", "R3")):
        assert look(game).phase == "bid"
        assert not of_type(play(game, f"0 bid {card}"), told.AuctionOpened)
        assert look(game).phase == "place"
        events += play(game, f"0 tile p{step}")
    opened = [(event.auction, event.tile) for event in of_type(events, told.AuctionOpened)]
    first = 3 * (in_round - 1)
    assert opened == [(first, "fountain"), (first + 1, "fountain"), (first + 2, last)]
    assert of_type(events, told.RoundScored) == [told.RoundScored(in_round)]


def test_R2_2_only_numbers_count() -> None:
    game = table(3, phase="bid", hands={0: "R5", 1: "F2 A2", 2: "C6"}, passed=[0, 1, 2])
    events = play(game, "0 bid R5", "1 bid F2 A2", "2 bid C6")
    assert [shown.sum for shown in of_type(events, told.BidRevealed)] == [5, 4, 6]
    assert of_type(events, told.TileWon) == [told.TileWon(2, "fountain", 6, "sum")]


def test_R2_2_bids_only_in_an_auction() -> None:
    for game in (
        table(hands={0: "F1"}),
        table(phase="draw", draw=(6, 0), hands={0: "F1"}),
        table(phase="place", active=0, hands={0: "F1"}),
    ):
        assert why_not(game, "0 bid F1") == "R2.2"


@clause("R2.2")
def test_R2_3_any_part_of_the_hand_and_nothing_else() -> None:
    cards = ["R3", "F3", "F3", "A6"]
    game = table(phase="bid", hands={0: " ".join(cards), 1: "F8"})
    for size in range(5):
        for part in combinations(cards, size):
            assert why_not(game, f"0 bid {' '.join(part) or '-'}") is None
    for other in ("F8", "R3 R3", "F3 F3 F3", "A6 B6"):
        assert why_not(game, f"0 bid {other}") == "R2.3"
    sums = [sum(int(card[1]) for card in line.split()[1:] if card != "-") for line in choices(game, 0)]
    assert sums == [0, 3, 6, 9, 12, 15]  # one bid for each reachable sum is listed


def test_R2_3a_a_bid_may_be_changed_until_the_last_seal() -> None:
    game = table(3, phase="bid", hands={0: "F5 F6", 1: "R1", 2: "R2"})
    assert play(game, "0 bid F5 F6") == [told.BidSealed(0)]
    assert game.to_act() == [1, 2]
    assert choices(game, 0) == choices(table(3, phase="bid", hands={0: "F5 F6", 1: "R1"}), 0)
    assert why_not(game, "0 bid -") is None
    assert play(game, "1 bid R1", "0 bid F5") == [told.BidSealed(1)]  # a change tells nobody anything
    events = play(game, "2 bid -")
    assert of_type(events, told.BidRevealed)[0] == told.BidRevealed(0, ("F5",), 5)
    assert hand(game, 0) == ["F6"]


def test_R2_3b_without_cards_one_is_not_asked() -> None:
    game = table(3, phase="bid", hands={0: "F5", 2: "F6"})
    assert game.to_act() == [0, 2]
    assert choices(game, 1) == []
    assert why_not(game, "1 bid -") == "R2.3b"
    events = play(game, "0 bid -", "2 bid -")
    assert [shown.seat for shown in of_type(events, told.BidRevealed)] == [0, 2]


@clause("R2.3b", "R2.9")
@pytest.mark.parametrize("free", [False, True])
def test_R2_3b_nobody_has_a_card(free: bool) -> None:
    options = {"no_bid": "low_score_free"} if free else {}
    game = table(2, in_round=2, hands={0: "F5"}, scores=[6, 4], options=options)
    events = play(game, "0 null F5")
    if free:
        assert of_type(events, told.TileWon) == [told.TileWon(1, "fountain", 0, "free")]
        assert game.to_act() == [1]
    else:
        assert [gone.reason for gone in of_type(events, told.TileRemoved)] == ["no_bid"] * 3
        assert of_type(events, told.RoundScored) == [told.RoundScored(2)]


@clause("X17", "X15")
def test_R2_4_all_cards_above_stop_count() -> None:
    game = table(phase="bid", hands={0: "F1 F2 R3 A8", 1: "F3"})
    events = play(game, "0 bid F1 F2 R3 A8", "1 bid F3")
    first, second = of_type(events, told.BidRevealed)
    assert (first.sum, second.sum) == (14, 3)
    assert of_type(events, told.TileWon) == [told.TileWon(0, "fountain", 14, "sum")]
    assert game.to_act() == [0]  # no decision between the reveal and the placing
    assert hand(game, 0) == []


@pytest.mark.parametrize("bid", ["F1", "-"])
def test_R2_5_cards_that_were_not_bid_stay_secret(bid: str) -> None:
    game = table(phase="bid", hands={0: "F1 F2 A5 R6", 1: "F3"})
    play(game, f"0 bid {bid}", "1 bid F3")
    other = seen(game, 1).seats[0]
    assert other.known == (() if bid == "-" else ("F1",))
    assert other.secret == {"roof": 1, "floor": 2 - len(other.known), "permit": 1}
    assert len(hand(game, 0)) == 4


@clause("X16")
def test_R2_6_the_winner_pays_and_the_others_do_not() -> None:
    game = table(3, phase="bid", hands={0: "F8", 1: "F7 R2 A1", 2: "R6"})
    before: list[list[str]] = [pile(game, "floor"), pile(game, "roof"), pile(game, "permit")]
    events = play(game, "0 bid F8", "1 bid F7 R2", "2 bid R6")
    assert [(paid.seat, set(paid.cards)) for paid in of_type(events, told.BidPaid)] == [(1, {"F7", "R2"})]
    assert [hand(game, seat) for seat in range(3)] == [["F8"], ["A1"], ["R6"]]
    assert pile(game, "floor") == [*before[0], "F7"]
    assert pile(game, "roof") == [*before[1], "R2"]
    assert pile(game, "permit") == before[2]
    assert seen(game, 1).seats[0].known == ("F8",)
    assert seen(game, 0).seats[1].known == ()


@clause("R2.6")
def test_R2_6_bids_for_a_removed_tile_have_been_seen() -> None:
    game = table(phase="bid", hands={0: "F8", 1: "A8"})
    play(game, "0 bid F8", "1 bid A8")
    assert (seen(game, 1).seats[0].known, seen(game, 0).seats[1].known) == (("F8",), ("A8",))


@clause("X33")
def test_R2_7_highest_first_within_each_type() -> None:
    cards = "R2 R7 R5 F1 F8 F8 A3 C7 B7 A7 B8"
    game = table(phase="bid", hands={0: cards})
    play(game, f"0 bid {cards}")
    assert pile(game, "roof")[-3:] == ["R7", "R5", "R2"]
    assert pile(game, "floor")[-3:] == ["F8", "F8", "F1"]
    assert pile(game, "permit")[-5:] == ["B8", "A7", "B7", "C7", "A3"]


@clause("R2.4", "R2.7")
def test_R2_7_bids_are_revealed_highest_first() -> None:
    game = table(phase="bid", hands={0: "R2 R5 F8 F5 C5 A5 B8"})
    events = play(game, "0 bid R2 R5 F8 F5 C5 A5 B8")
    assert of_type(events, told.BidRevealed)[0].cards == ("F8", "B8", "R5", "F5", "A5", "C5", "R2")


def test_R2_8_a_tie_below_the_top_does_not_matter() -> None:
    game = table(3, phase="bid", hands={0: "F8", 1: "F4", 2: "R4"})
    assert of_type(play(game, "0 bid F8", "1 bid F4", "2 bid R4"), told.TileWon) == [
        told.TileWon(0, "fountain", 8, "sum")
    ]


def test_R2_8_the_tile_tells_how_it_was_won_or_lost() -> None:
    for scores, won in (([4, 7], [told.TileWon(0, "fountain", 9, "low_score")]), ([4, 4], [])):
        game = table(phase="bid", in_round=2, scores=scores, hands={0: "F8 R1", 1: "F7 R2"})
        events = play(game, "0 bid F8 R1", "1 bid F7 R2")
        assert of_type(events, told.TileWon) == won
        assert of_type(events, told.TileRemoved) == ([] if won else [told.TileRemoved(3, "fountain", "tie")])


@pytest.mark.parametrize(("cards", "winner", "by"), [("F6 R3", 0, "order"), ("F5 R4", 1, "high_card")])
@clause("R2.8")
def test_R2_8_option_only_the_highest_card_is_compared(cards: str, winner: int, by: str) -> None:
    game = table(phase="bid", hands={0: cards, 1: "A6 B2 C1"}, options=DESIGNERS)
    events = play(game, f"0 bid {cards}", "1 bid A6 B2 C1")
    assert [(won.seat, won.won_by) for won in of_type(events, told.TileWon)] == [(winner, by)]


@clause("R2.8")
def test_R2_8_option_scores_do_not_matter() -> None:
    game = table(phase="bid", in_round=2, scores=[9, 1], hands={0: "F8", 1: "A7 B1"}, options=DESIGNERS)
    assert of_type(play(game, "0 bid F8", "1 bid A7 B1"), told.TileWon) == [told.TileWon(0, "fountain", 8, "high_card")]


@pytest.mark.parametrize("in_round", [1, 2])
@clause("X19")
def test_R2_9_option_free_for_the_lowest_score(in_round: int) -> None:
    scores = [0, 0] if in_round == 1 else [5, 3]
    game = table(phase="bid", in_round=in_round, scores=scores, hands={0: "F8"}, options={"no_bid": "low_score_free"})
    events = play(game, "0 bid -")
    if in_round == 1:
        assert [gone.reason for gone in of_type(events, told.TileRemoved)] == ["no_bid"]
    else:
        assert of_type(events, told.TileWon) == [told.TileWon(1, "fountain", 0, "free")]
        assert why_not(game, "1 tile p7") is None


@pytest.mark.parametrize("card", ["R1", "F1", "A1"])
def test_R2_10_one_card_is_enough(card: str) -> None:
    game = table(phase="bid", hands={0: f"{card} F8", 1: "F7"})
    assert of_type(play(game, "1 bid -", f"0 bid {card}"), told.TileWon) == [told.TileWon(0, "fountain", 1, "sum")]


@clause("X12", "X14")
def test_R2_11_the_winner_must_place_at_once_anywhere() -> None:
    game = table(phase="bid", hands={0: "F8", 1: "F7"}, board={4: "round 1:1"})
    play(game, "0 bid F8", "1 bid F7")
    assert game.to_act() == [0]
    assert choices(game, 0) == [f"tile p{place}" for place in range(9)]
    for line in ("0 pass", "0 bid -", "0 draw roof", "0 stop", "1 tile p0", "1 bid F7"):
        assert why_not(game, line) is not None
    assert why_not(game, "1 tile p0") == "R2.11"
    before = seen(game, 0).prefectures[4]
    events = play(game, "0 tile p4")
    after = seen(game, 0).prefectures[4]
    assert events[0] == told.TilePlaced(0, 4, "fountain")
    assert (after.fountains, after.sites_free) == (before.fountains + 1, before.sites_free - 1)
    assert after.monument is None


@clause("X12")
def test_R2_11_a_monument_takes_no_site() -> None:
    full = {4: "round 0:1 1:1 1:1 1:1 1:1 1:1 0:1"}
    game = table(phase="bid", auction=2, hands={0: "F8"}, board=full)
    play(game, "0 bid F8", "0 tile p4")
    after = seen(game, 0).prefectures[4]
    assert (after.monument, after.sites_free, after.fountains) == ("amphitheatre", 0, 0)


def test_R2_11_nobody_places_without_having_won() -> None:
    assert why_not(table(phase="bid", hands={0: "F8"}), "0 tile p0") == "R2.11"
    assert why_not(table(hands={0: "F8"}), "0 tile p0") == "R2.11"


@clause("X13", "X27", "R3.1")
def test_R2_12_fountains_may_fill_a_prefecture() -> None:
    game = table(phase="bid", in_round=4, auction=10, hands={0: "F8"}, fountains={3: 5})
    play(game, "0 bid F8")
    assert why_not(game, "0 tile p3") is None
    play(game, "0 tile p3")
    assert seen(game, 0).prefectures[3].sites_free == 0
    assert (game.is_over(), game.state.scores()) == (True, [0, 0])  # nobody had a card left to bid
    full = table(phase="bid", in_round=4, auction=10, hands={0: "F8"}, fountains={3: 6})
    play(full, "0 bid F8")
    assert why_not(full, "0 tile p3") == "R2.12"
    assert "tile p3" not in choices(full, 0)


@pytest.mark.parametrize("board", ["RECON_7", "RECON_567"])
def test_R2_13_the_boards_have_room_for_everything(board: str) -> None:
    assert is_roomy(built_in(board), 4)
    assert built_in(board).open_sites() >= 10 * 4 + 8


@pytest.mark.parametrize(("sites", "safe"), [(47, 3), (48, 4), (28, 2), (27, 1)])
def test_R2_13_how_many_players_a_board_is_safe_for(sites: int, safe: int) -> None:
    board = board_of(small_board([sites // 9 + (number < sites % 9) for number in range(9)]))
    assert [players for players in (1, 2, 3, 4) if is_roomy(board, players)] == list(range(1, safe + 1))


@clause("R2.13")
def test_R2_13_without_room_the_bid_is_paid_and_the_tile_removed() -> None:
    board = {place: f"{'pitched' if place % 3 else 'round'} {place % 2}:1" for place in range(9)}
    game = table(phase="bid", hands={0: "F8 R1", 1: "F7"}, board=board, options={"board": small_board([1] * 9)})
    events = play(game, "0 bid F8", "1 bid F7")
    assert of_type(events, told.TileWon) == [told.TileWon(0, "fountain", 8, "sum")]
    assert of_type(events, told.BidPaid) == [told.BidPaid(0, ("F8",))]
    assert of_type(events, told.TileRemoved) == [told.TileRemoved(0, "fountain", "no_room")]
    assert (yard(game, 0).hand, look(game).auction, look(game).phase) == (("R1",), 1, "bid")


@pytest.mark.parametrize(("place", "points"), [(0, 4), (3, 3), (1, 2)])
@clause("R3.2")
def test_R2_14_printed_fountains_count(place: int, points: int) -> None:
    game = table(phase="bid", auction=2, hands={0: "F8"}, board={place: "round 1:1"})
    play(game, "0 bid -")
    assert game.state.scores() == [0, points]

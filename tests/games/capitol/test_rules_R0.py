"""General rules, clauses R0.1 to R0.10: order of play, what is open, what is secret."""

from collections import Counter

import pytest

from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.games.capitol.engine.cards import copies_printed
from aedilis.games.capitol.engine.forms import events as told
from aedilis.games.capitol.engine.forms.actions import Kind
from aedilis.games.capitol.engine.rules import RULES
from tests.games.capitol.builder import (
    choices,
    clause,
    hand,
    look,
    of_type,
    pile,
    play,
    seen,
    table,
    why_not,
    yard,
)
from tests.games.capitol.notation import DECK

KINDS: tuple[Kind, ...] = ("roof", "floor", "permit")


def random_game(players: int, seed: str, moves: int = 10_000) -> Game:
    """Return a game in which every seat played at random, over or after so many moves."""
    game, rng = Game.new("capitol", players=players, seed=seed), seeded(seed)
    while not game.is_over() and game.moves < moves:
        actions = game.legal().codes
        game.play(actions[rng.below(len(actions))])
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@clause("R0.2", "R2.1", "R3.1", "R4.1")
def test_R0_1_four_rounds_of_building_auctions_scoring_drawing(players: int) -> None:
    steps = []
    for event in random_game(players, f"order {players}").events(-1):
        if isinstance(
            event,
            told.RoundStarted
            | told.AuctionOpened
            | told.RoundScored
            | told.DrawTurn
            | told.ConsulPassed
            | told.GameOver,
        ):
            steps.append(type(event))
    auctions = [told.AuctionOpened] * 3
    a_round = [told.RoundStarted, *auctions, told.RoundScored, *[told.DrawTurn] * players, told.ConsulPassed]
    assert steps == a_round * 3 + [told.RoundStarted, *auctions, told.RoundScored, told.GameOver]


@clause("R0.1")
def test_R0_2_there_is_no_fourth_draw() -> None:
    game = random_game(2, "fourth")
    last = [event for event in game.events(-1) if isinstance(event, told.RoundStarted | told.DrawTurn)]
    assert last[-1] == told.RoundStarted(4)
    assert (look(game).phase, look(game).round) == ("over", 4)
    assert game.legal(0).codes == game.legal(1).codes == []
    assert why_not(game, "0 pass") == "R0.2"


@pytest.mark.parametrize("consul", range(4))
@clause("R1.1", "R4.1")
def test_R0_3_clockwise_from_the_consul(consul: int) -> None:
    order = [(consul + step) % 4 for step in range(4)]
    game = table(4, hands={seat: f"F{seat + 1} R{seat + 1}" for seat in range(4)}, consul=consul)
    asked = []
    while look(game).phase == "build":
        asked.append(game.actor())
        play(game, f"{game.actor()} {choices(game, game.actor(), 'null')[0]}")
    assert asked == order * 2
    drawing = []
    while look(game).phase == "draw":
        drawing.append(game.actor())
        play(game, f"{game.actor()} {choices(game, game.actor())[0]}")
    assert drawing == [seat for seat in order for _ in range(6)]


def test_R0_4_hands_have_no_limit_and_are_kept() -> None:
    roofs = {"roof": "R1 R2 | "}  # the last seat holds the other twelve
    game = table(2, phase="bid", in_round=2, auction=5, hands={0: "A1", 1: "F1 F2 A2 A3 A4 A5"}, piles=roofs)
    before = hand(game, 1)
    assert len(before) == 18
    play(game, "0 bid -", "1 bid -", *["0 draw floor"] * 6, *["1 draw floor"] * 6)
    assert (look(game).round, look(game).phase) == (3, "build")
    assert len(hand(game, 1)) == 24
    assert not Counter(before) - Counter(hand(game, 1))


@pytest.mark.parametrize("moves", [0, 7, 20, 33, 46, 70, 110])
def test_R0_5_what_is_open_to_all(moves: int) -> None:
    game = random_game(3, "open", moves)
    position = look(game)
    for viewer in (-1, 0, 1, 2):
        view = seen(game, viewer)
        assert (view.round, view.phase, view.consul) == (position.round, position.phase, position.consul)
        assert view.supply == position.supply
        for other, real in zip(view.seats, position.seats, strict=True):
            assert (other.score, other.passed, other.hand_size) == (real.score, real.passed, len(real.hand))
            assert (other.unfinished, other.finished, other.roofs) == (real.unfinished, real.finished, real.roofs)
        for place, printed in zip(view.prefectures, position.prefectures, strict=True):
            assert (place.houses, place.shape) == (printed.houses, printed.shape)
            assert (place.fountains, place.monument) == (printed.fountains, printed.monument)
        for kind in KINDS:
            cards = pile(game, kind)
            assert (view.piles[kind].size, view.piles[kind].top) == (len(cards), cards[0] if cards else None)
        gone = {number for number, tile in enumerate(view.tiles) if tile.fate == "removed"}
        assert gone == set(position.removed)


@clause("X36")
@pytest.mark.parametrize("use", ["null F5", "floor F5 0+0"])
def test_R0_6_a_played_card_is_shown_to_all(use: str) -> None:
    game = table(3, hands={0: "F5", 1: "F1"})
    play(game, f"0 {use}")
    for viewer in (-1, 0, 1, 2):
        assert told.CardPlayed(0, "F5", "null" if "null" in use else "floor") in game.events(viewer)


def test_R0_6_drawn_cards_and_bids_are_shown_to_all() -> None:
    game = table(3, phase="bid", auction=2, hands={0: "F5", 1: "R2"})
    play(game, "0 bid F5", "1 bid R2", "0 tile p1", "0 draw roof")
    for viewer in (-1, 0, 1, 2):
        events = game.events(viewer)
        assert of_type(events, told.BidRevealed) == [told.BidRevealed(0, ("F5",), 5), told.BidRevealed(1, ("R2",), 2)]
        assert [event.card for event in of_type(events, told.CardDrawn)] == [hand(game, 0)[0]]


@clause("X25", "X26", "X29")
def test_R0_6_no_action_shows_cards_searches_discards_or_leaves() -> None:
    tags = {kind.__struct_config__.tag for kind in RULES.action_types}
    assert tags == {"pass", "floor", "roof", "permit", "null", "bid", "tile", "draw", "stop"}


@clause("R0.9")
def test_R0_7_fresh_cards_below_the_top_are_secret() -> None:
    game = table(2, phase="draw", draw=(6, 0), piles={"roof": "R1 R7 R5 | R2 R3"})
    for viewer in (-1, 0, 1):
        roofs = seen(game, viewer).piles["roof"]
        assert (roofs.top, roofs.fresh, roofs.after) == ("R1", 3, ("R2", "R3"))
    swapped = table(2, phase="draw", draw=(6, 0), piles={"roof": "R1 R5 R7 | R2 R3"})
    for viewer in (-1, 0, 1):
        assert game.view(viewer) == swapped.view(viewer)


@pytest.mark.parametrize("moves", [12, 31, 60, 95])
def test_R0_7_the_composition_by_type_is_open(moves: int) -> None:
    game = random_game(4, "types", moves)
    for seat in range(4):
        counts = Counter({"R": "roof", "F": "floor"}.get(card[0], "permit") for card in hand(game, seat))
        assert Counter(seen(game, (seat + 1) % 4).seats[seat].counts) == counts


def test_R0_8_thirty_nine_identities() -> None:
    assert len(set(DECK)) == 39
    assert Counter(map(copies_printed, range(39))) == {2: 7, 3: 8, 1: 24}


@clause("X30")
def test_R0_8_equal_cards_are_one_choice() -> None:
    game = table(hands={0: "F5 F5 F5"}, known={0: "F5"})
    assert choices(game, 0, "null") == ["null F5"]
    assert len(choices(game, 0, "floor")) == len(set(choices(game, 0, "floor"))) == 2


@pytest.mark.parametrize("line", ["0 null F6", "0 floor F6 0+0", "0 roof R1 1 round", "0 permit A1 1 round p1"])
def test_R0_8_one_plays_only_cards_one_holds(line: str) -> None:
    game = table(hands={0: "F5", 1: "F6 R1 A1"}, finished={0: "1r"}, unfinished={0: [1]})
    assert why_not(game, line) == "R0.8"


def test_R0_8_a_bid_never_holds_more_copies_than_the_hand() -> None:
    game = table(phase="bid", hands={0: "F5 F5", 1: "F5"})
    assert why_not(game, "0 bid F5 F5") is None
    assert why_not(game, "0 bid F5 F5 F5") == "R2.3"


@pytest.mark.parametrize(("known", "left", "secret"), [("F5", (), 2), ("", (), 1), ("F5 F5", ("F5",), 1)])
def test_R0_9_a_played_card_leaves_the_known_part_first(known: str, left: tuple[str, ...], secret: int) -> None:
    cards = "F5 F5 F1" if known else "F5 F5"
    game = table(hands={0: cards, 1: "R1"}, known={0: known})
    play(game, "0 null F5")
    assert seen(game, 1).seats[0].known == left
    assert seen(game, 1).seats[0].secret["floor"] == secret


def test_R0_9_a_drawn_card_is_known() -> None:
    game = table(phase="draw", draw=(6, 0), hands={0: "R7"}, piles={"floor": "F3 F3 F8 | F1"})
    play(game, "0 draw floor", "0 draw floor")
    assert seen(game, 1).seats[0].known == ("F3", "F3")
    assert seen(game, 1).seats[0].secret == {"roof": 1, "floor": 0, "permit": 0}


def test_R0_9_a_paid_bid_leaves_the_known_part() -> None:
    game = table(phase="bid", hands={0: "F5 F5 F1 A1", 1: "R1"}, known={0: "F5"})
    play(game, "0 bid F5 A1", "1 bid -")
    other = seen(game, 1).seats[0]
    assert other.known == ()
    assert other.secret == {"roof": 0, "floor": 2, "permit": 0}


@clause("R4.8")
def test_R0_9_discarded_cards_are_known_in_order() -> None:
    game = table(hands={0: "F5 F2 F8", 1: "R1"}, passed=[1], piles={"floor": "F1 F3 | F7"})
    play(game, "0 null F5", "0 null F8", "0 floor F2 0+0")
    for viewer in (-1, 0, 1):
        floors = seen(game, viewer).piles["floor"]
        assert (floors.fresh, floors.after) == (2, ("F7", "F5", "F8", "F2"))


@pytest.mark.parametrize("moves", [0, 5, 18, 30, 52, 77, 101, 130])
def test_R0_9_the_pool_fills_exactly_the_hidden_places(moves: int) -> None:
    game = random_game(3, "pool", moves)
    for viewer in range(3):
        view = seen(game, viewer)
        pool = Counter({"R": "roof", "F": "floor"}.get(card[0], "permit") for card in view.unseen)
        for kind in KINDS:
            below = max(view.piles[kind].fresh - 1, 0)
            others = sum(view.seats[seat].secret[kind] for seat in range(3) if seat != viewer)
            assert pool[kind] == below + others
        assert not Counter(view.unseen) - Counter(
            [card for seat in range(3) if seat != viewer for card in hand(game, seat)]
            + [card for kind in KINDS for card in pile(game, kind)]
        )


def test_R0_10_a_spectator_has_no_hand() -> None:
    view = seen(random_game(3, "watch", 25), -1)
    assert view.seat is None
    assert all(seat.hand is None and seat.bid is None for seat in view.seats)


@pytest.mark.parametrize("phase", ["build", "bid", "draw"])
@pytest.mark.parametrize("holder", [1, 3])
@clause("R0.7")
def test_R0_10_views_and_choices_do_not_depend_on_secret_cards(phase: str, holder: int) -> None:
    draw = (6, 0) if phase == "draw" else None
    views = []
    for others in ("F8 R7 A1 C2", "F1 R1 B5 C7"):
        piles = {"floor": "F2 F8 F1 | F3", "roof": "R2 R7 R1 | R3", "permit": "A8 A1 B5 C2 C7 | B8"}
        piles = {kind: " ".join(_without(cards.split(), others.split())) for kind, cards in piles.items()}
        game = table(4, phase=phase, draw=draw, hands={0: "F4 R4", holder: others}, piles=piles)
        views.append((game.view(0), game.legal(0).codes, seen(game, 0), game.view(-1), seen(game, -1)))
    assert views[0] == views[1]


def _without(cards: list[str], taken: list[str]) -> list[str]:
    return [card for card in cards if card not in taken]


@clause("R2.3a")
def test_R0_10_nobody_else_sees_the_own_sealed_bid() -> None:
    game = table(3, phase="bid", hands={0: "F5 F6", 1: "R1", 2: "R2"})
    play(game, "0 bid F5")
    assert seen(game, 0).seats[0].bid == ("F5",)
    for viewer in (-1, 1, 2):
        assert seen(game, viewer).seats[0].bid is None
        assert seen(game, viewer).seats[0].sealed
    assert yard(game, 0).hand == ("F5", "F6")

"""Cases T50 to T59: drawing and the end of the game."""

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms.events import (
    ConsulPassed,
    DrawTurn,
    GameOver,
    PrefectureScored,
    RoundScored,
    RoundStarted,
)
from tests.games.capitol.builder import (
    choices,
    clause,
    draw_all,
    hand,
    look,
    of_type,
    play,
    skip_auctions,
    table,
    why_not,
)

REFILL = {"draw": "refill_to_six"}


def amphitheatre_table(players: int, houses: str, *, cards: str = "F1", options: dict[str, str] | None = None) -> Game:
    """Return a game at the last auction of round 2, with these houses around an amphitheatre and no fountain."""
    return table(
        players,
        phase="bid",
        in_round=2,
        auction=5,
        hands={0: cards},
        options=options,
        board={1: houses},
        monuments={1: "amphitheatre"},
    )


def draw_turns(game: Game) -> list[tuple[int, int]]:
    """Skip to the drawing, let all draw, and return how many new and bonus cards each seat was offered, by seat."""
    events = skip_auctions(game)
    while look(game).phase == "draw":
        events += play(game, f"{game.actor()} {choices(game, game.actor(), 'draw')[0]}")
    turns = sorted(of_type(events, DrawTurn), key=lambda turn: turn.seat)
    return [(turn.base, turn.bonus) for turn in turns]


@clause("R4.2", "R4.3")
def test_T50_first_in_both_amphitheatre_prefectures() -> None:
    board = {1: "round 0:1 0:2", 4: "round 0:1 1:1 0:2"}
    monuments = {1: "amphitheatre", 4: "amphitheatre"}
    game = table(phase="bid", in_round=3, auction=8, hands={0: "F1"}, board=board, monuments=monuments)
    assert draw_turns(game) == [(6, 4), (6, 1)]
    assert [len(hand(game, seat)) for seat in (0, 1)] == [1 + 10, 7]


@clause("R4.3")
def test_T51_second_in_one() -> None:
    game = amphitheatre_table(2, "round 0:1 1:2")
    assert draw_turns(game) == [(6, 1), (6, 2)]
    assert len(hand(game, 0)) == 1 + 7


PLACES = [
    pytest.param("round 2:1 0:1 1:1 0:2 1:2", {}, [2, 2, 0], id="T52"),
    pytest.param("round 2:1 1:1 1:1 0:2", {}, [2, 1, 0], id="T53"),
    pytest.param("round 2:1 2:1 0:2 1:2", {}, [2, 2, 0], id="partial-tie"),
    pytest.param("round 2:1 2:1 0:2 1:2", {"partial_top_tie": "second"}, [2, 2, 1], id="partial-tie-second"),
    pytest.param("round 2:1 2:1 0:2 1:2", {"partial_top_tie": "first"}, [2, 2, 2], id="partial-tie-first"),
    pytest.param("round 1:1 2:1 0:2", {}, [2, 1, 1], id="tied-seconds"),
    pytest.param("round 0:1", {}, [2, 0, 0], id="alone"),
]


@pytest.mark.parametrize(("houses", "options", "bonus"), PLACES)
@clause("R4.3", "R3.6")
def test_T52_T53_bonus_by_place(houses: str, options: dict[str, str], bonus: list[int]) -> None:
    game = amphitheatre_table(3, houses, options=options)
    assert draw_turns(game) == [(6, cards) for cards in bonus]


@pytest.mark.parametrize(("options", "base"), [({}, 6), (REFILL, 1)], ids=["six", "refill"])
@clause("R4.2", "R0.4")
def test_T54_five_cards_kept(options: dict[str, str], base: int) -> None:
    game = table(phase="bid", auction=2, hands={0: "F1 F2 A1 A2 A3", 1: "F3"}, options=options)
    assert draw_turns(game)[0] == (base, 0)
    assert len(hand(game, 0)) == 5 + base


@pytest.mark.parametrize(("players", "consul"), [(2, 1), (3, 2), (4, 3), (4, 2)])
@clause("R4.10")
def test_T55_the_consul_goes_left_after_the_draw(players: int, consul: int) -> None:
    game = table(players, phase="bid", in_round=3, auction=8, consul=consul, hands={0: "F1"})
    events = skip_auctions(game)
    assert look(game).consul == consul  # not before all have drawn
    before = game.moves
    draw_all(game)
    events = game.events(-1, since=before)
    left = (consul + 1) % players
    assert of_type(events, ConsulPassed) == [ConsulPassed(left)]
    assert of_type(events, RoundStarted) == [RoundStarted(4)]
    assert (look(game).round, look(game).consul, game.actor()) == (4, left, left)


@clause("R0.2")
def test_T56_the_game_ends_after_the_fourth_scoring() -> None:
    game = table(phase="bid", in_round=4, auction=11, hands={0: "F1"}, board={1: "round 0:1"}, scores=[7, 8])
    events = play(game, "0 bid -")
    assert events[-3:] == [PrefectureScored(0, 1, 1, 2), RoundScored(4), GameOver((0,))]
    assert not of_type(events, DrawTurn)
    assert game.is_over()
    assert (game.to_act(), game.actor(), game.state.scores()) == ([], -1, [9, 8])
    for line in ("0 pass", "0 bid -", "0 tile p0", "0 draw roof", "0 stop"):
        assert why_not(game, line) == "R0.2"


@clause("R5.2")
def test_T57_two_winners() -> None:
    game = table(4, phase="bid", in_round=4, auction=11, hands={0: "F1"}, scores=[39, 39, 36, 27])
    assert play(game, "0 bid -")[-1] == GameOver((0, 1))
    assert game.state.winners() == [0, 1]
    assert game.record.result is not None
    assert game.record.result.winners == (0, 1)


@pytest.mark.parametrize(
    ("cards", "base"), [("R1 R2 F1 F2 A1 A2 A3 A4", 0), ("F1 F2 A1 A2", 2), ("F1 F2 A1 A2 A3 A4", 0)]
)
@clause("R4.2", "R4.3")
def test_T58_refill_and_bonus(cards: str, base: int) -> None:
    game = amphitheatre_table(2, "round 0:1", cards=cards, options=REFILL)
    events = skip_auctions(game)
    assert of_type(events, DrawTurn) == [DrawTurn(0, base, 2)]
    for _ in range(base):
        assert why_not(game, "0 stop") == "R4.5"
        play(game, "0 draw floor")
    assert why_not(game, "0 stop") is None
    play(game, "0 draw floor", "0 draw floor")
    assert len(hand(game, 0)) == len(cards.split()) + base + 2
    assert game.actor() == 1


@clause("R4.3", "X35")
def test_T59_a_second_place_without_points_brings_a_card() -> None:
    game = amphitheatre_table(2, "round 1:1 0:2")
    events = skip_auctions(game)
    assert of_type(events, PrefectureScored) == [PrefectureScored(0, 1, 1, 2), PrefectureScored(1, 1, 2, 0)]
    draw_all(game)
    assert len(hand(game, 1)) == 7
    assert game.state.scores() == [2, 0]

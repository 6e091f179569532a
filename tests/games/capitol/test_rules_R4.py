"""Drawing, clauses R4.1 to R4.10."""

import pytest

from aedilis.core.game import Game
from aedilis.games.capitol.engine.forms import events as told
from aedilis.games.capitol.engine.forms.actions import Kind
from tests.games.capitol.builder import choices, clause, draw_all, hand, look, of_type, pile, play, seen, table, why_not

REFILL = {"draw": "refill_to_six"}
FORCED = {"bonus_draw": "forced"}
KINDS: tuple[Kind, ...] = ("roof", "floor", "permit")


def bonus_table(*, base: int = 0, options: dict[str, str] | None = None, piles: dict[str, str] | None = None) -> Game:
    """Return a game in which seat 0, first at an amphitheatre, draws and may take two bonus cards."""
    return table(
        phase="draw",
        in_round=1,
        draw=(base, 2),
        board={1: "round 0:1"},
        monuments={1: "amphitheatre"},
        options=options,
        piles=piles,
    )


def test_R4_1_one_takes_all_cards_then_the_next() -> None:
    game = table(3, phase="draw", draw=(6, 0), consul=1, active=1)
    for seat in (1, 2, 0):
        for _ in range(6):
            assert game.to_act() == [seat]
            for other in {0, 1, 2} - {seat}:
                assert why_not(game, f"{other} draw roof") == "R4.1"
                assert choices(game, other) == []
            play(game, f"{seat} draw floor")
    assert look(game).phase == "build"


@pytest.mark.parametrize("held", [0, 1, 5, 6, 8])
@pytest.mark.parametrize("options", [{}, REFILL], ids=["six", "refill"])
def test_R4_2_how_many_new_cards(held: int, options: dict[str, str]) -> None:
    cards = ["F1", "F2", "R1", "R2", "A1", "A2", "A3", "A4"][:held]
    game = table(2, phase="bid", auction=2, hands={0: " ".join(cards), 1: "B1"}, options=options)
    if held:
        play(game, "0 bid -")
    events = play(game, "1 bid -")
    base = 6 if not options else max(0, 6 - held)
    assert of_type(events, told.DrawTurn)[0] == told.DrawTurn(0, base, 0)
    draw_all(game)
    assert len(hand(game, 0)) == held + base
    assert len(hand(game, 1)) == (7 if not options else 6)


@clause("R4.2")
def test_R4_2_a_refill_of_nothing_still_has_its_bonus() -> None:
    game = table(phase="bid", auction=2, hands={0: "F1 F2 R1 R2 A1 A2 B8"}, board={1: "round 0:1"}, options=REFILL)
    events = play(game, "0 bid B8", "0 tile p1")
    assert of_type(events, told.DrawTurn) == [told.DrawTurn(0, 0, 2)]
    assert choices(game, 0) == ["draw roof", "draw floor", "draw permit", "stop"]


@clause("X20")
def test_R4_3_an_amphitheatre_counts_in_the_round_it_is_bought() -> None:
    game = table(phase="bid", auction=2, hands={0: "F8"}, board={1: "round 1:1 0:1"})
    events = play(game, "0 bid F8", "0 tile p1")
    assert of_type(events, told.DrawTurn) == [told.DrawTurn(0, 6, 2)]
    play(game, *["0 draw floor"] * 8)
    assert look(game).draw is not None
    assert game.actor() == 1
    assert of_type(game.events(-1), told.DrawTurn)[-1] == told.DrawTurn(1, 6, 2)


@clause("X22")
def test_R4_3_temples_and_empty_amphitheatres_bring_no_cards() -> None:
    game = table(
        phase="bid", in_round=3, auction=8, hands={0: "F8"}, board={1: "round 0:1"}, monuments={4: "amphitheatre"}
    )
    events = play(game, "0 bid F8", "0 tile p1")
    assert look(game).prefectures[1].monument == "temple"
    assert of_type(events, told.DrawTurn) == [told.DrawTurn(0, 6, 0)]


def test_R4_4_each_card_from_any_pile_and_the_next_is_seen() -> None:
    piles = {"roof": "R1 R2 |", "floor": "F1 F2 F3 |", "permit": "A1 C7 |"}
    game = table(phase="draw", draw=(6, 0), piles=piles)
    assert choices(game, 0) == ["draw roof", "draw floor", "draw permit"]
    events = play(game, "0 draw floor", "0 draw permit", "0 draw floor")
    assert events == [told.CardDrawn(0, "F1", "F2"), told.CardDrawn(0, "A1", "C7"), told.CardDrawn(0, "F2", "F3")]
    assert hand(game, 0) == ["F1", "F2", "A1"]
    assert [seen(game, 1).piles[kind].top for kind in KINDS] == ["R1", "F3", "C7"]


@pytest.mark.parametrize("phase", ["build", "bid"])
def test_R4_4_nobody_draws_at_another_time(phase: str) -> None:
    game = table(phase=phase, hands={0: "F1"})
    assert {why_not(game, line) for line in ("0 draw floor", "0 stop", "1 draw roof")} == {"R4.4"}


def test_R4_5_the_new_cards_are_compulsory() -> None:
    game = bonus_table(base=2)
    for _ in range(2):
        assert "stop" not in choices(game, 0)
        assert why_not(game, "0 stop") == "R4.5"
        play(game, "0 draw floor")
    assert choices(game, 0)[-1] == "stop"


@pytest.mark.parametrize("taken", [0, 1])
@clause("X34")
def test_R4_5_stopping_gives_up_the_rest_of_the_bonus(taken: int) -> None:
    game = bonus_table()
    for _ in range(taken):
        play(game, "0 draw floor")
    events = play(game, "0 stop")
    assert of_type(events, told.DrawingStopped) == [told.DrawingStopped(0, 2 - taken)]
    assert len(hand(game, 0)) == taken
    assert game.actor() == 1
    assert why_not(game, "0 draw floor") == "R4.1"


@clause("R4.5")
def test_R4_5_option_forced() -> None:
    game = bonus_table(options=FORCED)
    assert choices(game, 0) == ["draw roof", "draw floor", "draw permit"]
    assert why_not(game, "0 stop") == "R4.5"
    play(game, "0 draw roof", "0 draw roof")
    assert game.actor() == 1


def test_R4_6_the_bonus_follows_in_the_same_turn() -> None:
    game = bonus_table(base=6)
    play(game, *["0 draw floor"] * 6)
    assert game.actor() == 0
    left = look(game).draw
    assert left is not None
    assert (left.base, left.bonus) == (0, 2)
    play(game, "0 draw floor", "0 draw floor")
    assert game.actor() == 1


def test_R4_7_piles_are_never_shuffled() -> None:
    game = table(phase="draw", draw=(6, 0), piles={"permit": "A1 B2 | C3 A4 B5 C6"})
    events = play(game, *["0 draw permit"] * 6)
    assert [drawn.card for drawn in of_type(events, told.CardDrawn)] == ["A1", "B2", "C3", "A4", "B5", "C6"]


def test_R4_8_one_queue_discards_behind_draws_in_front() -> None:
    game = table(hands={0: "R3 R4", 1: "R5 R6"}, piles={"roof": "R1 | R2"})
    play(game, "0 null R4", "1 null R6", "0 null R3", "1 null R5", "1 pass")
    assert pile(game, "roof") == ["R1", "R2", "R4", "R6", "R3", "R5"]
    while look(game).phase == "bid":
        play(game, f"{game.actor()} bid -")
    while look(game).phase == "draw" and game.actor() == 0:
        play(game, "0 draw roof")
    assert hand(game, 0) == ["R1", "R2", "R3", "R4", "R5", "R6"]


@clause("R4.8")
def test_R4_8_an_empty_pile_shows_the_first_discard_at_once() -> None:
    game = table(hands={0: "R3"}, piles={"roof": ""}, passed=[1])
    assert seen(game, 1).piles["roof"].top is None
    play(game, "0 null R3")
    assert seen(game, 1).piles["roof"].top == "R3"


def test_R4_9_an_empty_pile_cannot_be_chosen() -> None:
    game = table(phase="draw", draw=(6, 0), piles={"roof": "", "permit": ""})
    assert choices(game, 0) == ["draw floor"]
    assert why_not(game, "0 draw roof") == why_not(game, "0 draw permit") == "R4.9"


@clause("X28", "R4.5")
def test_R4_9_a_bonus_card_from_the_only_pile_or_none() -> None:
    game = bonus_table(piles={"roof": "", "permit": ""})
    assert choices(game, 0) == ["draw floor", "stop"]


@pytest.mark.parametrize("options", [{}, FORCED], ids=["optional", "forced"])
@clause("R4.9")
def test_R4_9_the_rest_of_the_draws_is_lost(options: dict[str, str]) -> None:
    game = bonus_table(base=1, options=options, piles={"roof": "R1 R2 |", "floor": "", "permit": ""})
    events = play(game, "0 draw roof", "0 draw roof")
    assert of_type(events, told.DrawsLost) == [told.DrawsLost(0, 1), told.DrawsLost(1, 6)]
    assert of_type(events, told.ConsulPassed) == [told.ConsulPassed(1)]


@pytest.mark.parametrize(("players", "order"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])])
@pytest.mark.parametrize("start", [0, 1])
@clause("R0.3")
def test_R4_10_the_consul_goes_round(players: int, order: list[int], start: int) -> None:
    options = {"start_player": "chosen", "start_seat": start}
    game = Game.new("capitol", players=players, seed="consul", options=options)
    holders: list[int] = []
    firsts: list[int] = []
    while not game.is_over():
        phase, number = look(game).phase, look(game).round
        if phase == "build" and number > len(holders):
            holders.append(look(game).consul)
            firsts.append(game.actor())
        line = {"build": "pass", "bid": "bid -", "draw": "draw"}[phase]
        play(game, f"{game.actor()} {choices(game, game.actor(), line)[0]}")
    assert holders == firsts == [(start + seat) % players for seat in order]

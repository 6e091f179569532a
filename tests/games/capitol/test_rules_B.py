"""Set-up, clauses B2 to B10, and the options that change it."""

from typing import Any

import pytest

from aedilis.core.errors import OptionError
from aedilis.core.game import Game
from aedilis.games.capitol.engine.board_file import built_in
from aedilis.games.capitol.engine.forms.actions import Kind
from aedilis.games.capitol.engine.forms.events import GameStarted, RoundStarted
from aedilis.games.capitol.engine.option_file import CHOICES, PRESETS
from aedilis.games.capitol.engine.rules import RULES
from tests.games.capitol import naive
from tests.games.capitol.builder import clause, hand, look, pile, seen, yard

KINDS: tuple[Kind, ...] = ("roof", "floor", "permit")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def new(players: int = 3, seed: str = "set-up", **options: Any) -> Game:
    return Game.new("capitol", players=players, seed=seed, options=options)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_B1_two_to_four_play(players: int) -> None:
    with pytest.raises(OptionError):
        new(players)
    assert [len(look(new(some)).seats) for some in (2, 3, 4)] == [2, 3, 4]


@PLAYERS
def test_B2_decks_are_separate(players: int) -> None:
    game = new(players)
    for kind in KINDS:
        assert {naive.kind(card) for card in pile(game, kind)} == {kind}


@pytest.mark.parametrize(("kind", "identities"), [("roof", 7), ("floor", 8), ("permit", 24)])
def test_B2_every_deck_is_shuffled(kind: Kind, identities: int) -> None:
    tops = {pile(new(seed=f"deck {number}"), kind)[0] for number in range(300)}
    bottoms = {pile(new(seed=f"deck {number}"), kind)[-1] for number in range(300)}
    assert len(tops) == len(bottoms) == identities


@clause("R0.7")
def test_B3_a_hand_is_hidden_from_all_others() -> None:
    game = new()
    own = seen(game, 1).seats[1]
    assert own.hand == yard(game, 1).hand
    assert len(own.hand) == 8
    for viewer in (-1, 0, 2):
        other = seen(game, viewer).seats[1]
        assert (other.hand, other.known, other.certain) == (None, (), ())
        assert other.secret == {"roof": 2, "floor": 2, "permit": 4}


@PLAYERS
def test_B4_only_the_top_of_each_pile_is_open(players: int) -> None:
    game = new(players)
    for kind in KINDS:
        for viewer in range(-1, players):
            open_part = seen(game, viewer).piles[kind]
            assert open_part.top == pile(game, kind)[0]
            assert open_part.size == open_part.fresh == len(pile(game, kind))
            assert open_part.after == ()  # nothing has been discarded


@PLAYERS
def test_B6_each_seat_builds_four_houses(players: int) -> None:
    for seat in range(players):
        start = yard(new(players), seat)
        assert sum(house.height for house in start.finished) == 6
        assert start.roofs is not None
        assert sum(start.roofs.values()) + len(start.finished) == 10


@PLAYERS
def test_B7_all_other_blocks_are_the_supply(players: int) -> None:
    assert look(new(players)).supply == seen(new(players), 0).supply == 90 - 6 * players


@clause("R2.1")
def test_B8_twelve_tiles_wait() -> None:
    tiles = seen(new(), 0).tiles
    assert [tile.kind for tile in tiles].count("fountain") == 8
    assert [tile.kind for tile in tiles[2::3]] == ["amphitheatre", "amphitheatre", "temple", "temple"]


@PLAYERS
def test_B9_scores_start_at_0(players: int) -> None:
    assert new(players).state.scores() == [0] * players


@PLAYERS
def test_B10_a_random_start_player(players: int) -> None:
    starts = {look(new(players, f"start {number}")).consul for number in range(60)}
    assert starts == set(range(players))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_B10_a_chosen_start_player(seat: int) -> None:
    for number in range(8):
        game = new(3, f"chosen {number}", start_player="chosen", start_seat=seat)
        assert game.actor() == look(game).consul == seat
        assert game.events(-1) == [GameStarted(seat), RoundStarted(1)]


def test_B10_the_chosen_seat_is_at_the_table() -> None:
    with pytest.raises(OptionError):
        new(2, start_player="chosen", start_seat=2)


@clause("B2", "B3")
def test_B3_the_seed_decides_the_deal() -> None:
    assert new().state.key() == new().state.key()
    assert hand(new(), 0) != hand(new(seed="another"), 0)


# Options (section "Options" of the page).


def test_options_the_presets() -> None:
    defaults = {name: values[0] for name, values in CHOICES.items()} | {"start_seat": 0, "board": "RECON_7"}
    assert list(PRESETS) == ["SCHMIDT_2001", "DESIGNER_TEXT"]
    assert RULES.options(None) == RULES.options("SCHMIDT_2001") == defaults
    assert RULES.options("DESIGNER_TEXT") == defaults | {"auction_tie": "high_card_then_order"}


@pytest.mark.parametrize("name", CHOICES)
def test_options_each_value_is_accepted_and_no_other(name: str) -> None:
    for value in CHOICES[name]:
        assert RULES.options({name: value})[name] == value
    with pytest.raises(OptionError):
        RULES.options({name: "something else"})


@pytest.mark.parametrize("name", ["memory_aid", "palette"])
@clause("R0.10")
def test_R0_10_display_options_change_neither_state_nor_view(name: str) -> None:
    games = [Game.new("capitol", players=3, seed="display", options={name: value}) for value in CHOICES[name]]
    assert len({game.state.key() for game in games}) == 1
    assert all(look(game) == look(games[0]) and seen(game, 0) == seen(games[0], 0) for game in games)


@pytest.mark.parametrize(("name", "sites"), [("RECON_7", [5, 7, 7, 6, 7, 7, 6, 7, 7]), ("RECON_567", None)])
@clause("R1.19", "R2.12", "R2.13", "R2.14")
def test_options_the_boards(name: str, sites: list[int] | None) -> None:
    game, board = new(board=name), built_in(name)
    free = [place.sites_free for place in seen(game, 0).prefectures]
    assert [place.fountains for place in seen(game, 0).prefectures] == [2, 0, 0, 1, 0, 0, 1, 0, 0]
    assert [board.squares[i] - board.printed_fountains[i] for i in range(9)] == free
    if sites is None:
        assert [sorted(free[start : start + 3]) for start in (0, 3, 6)] == [[5, 6, 7]] * 3
        assert board.open_sites() == 54
    else:
        assert free == sites
        assert board.open_sites() == 59
    assert list(board.colour) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert board.reconstructed

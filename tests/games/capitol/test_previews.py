"""What a seat is told before it decides: the worth of a tile that is bid for, and what a refusal is about."""

import pytest

from aedilis.core.errors import IllegalAction
from aedilis.core.play import Play
from aedilis.games.capitol.engine.forms.actions import PlaceTile
from aedilis.games.capitol.engine.rules import RULES
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.texts import LANGUAGES, explain
from tests.games.capitol.builder import clause, play, table

pytestmark = pytest.mark.once


@clause("R2.11", "R2.12")
def test_a_tile_that_is_bid_for_is_worth_where_it_has_room_what_placing_it_there_brings() -> None:
    board = {0: "round 0:1", 3: "pitched 0:1 1:1"}
    game = table(in_round=3, phase="bid", hands={0: "F2", 1: "F1"}, board=board, passed=[0, 1])
    told = RULES.prospects(game.state, 0)
    play(game, "0 bid F2", "1 bid F1")
    actions = game.state.legal(0)
    assert told == RULES.previews(game.state, actions)
    placed = [action for action in map(RULES.typed, actions) if isinstance(action, PlaceTile)]
    assert [one.prefecture for one in told] == [action.prefecture for action in placed]


@clause("R2.3a")
def test_the_worth_of_a_tile_tells_nothing_of_hands_and_bids() -> None:
    board = {0: "round 0:1", 3: "pitched 1:1"}
    poor = table(phase="bid", hands={0: "F2", 1: "F1"}, board=board, passed=[0, 1])
    rich = table(phase="bid", hands={0: "F7 C8", 1: "R6 A1"}, board=board, passed=[0, 1])
    play(rich, "1 bid R6 A1")
    assert RULES.prospects(poor.state, 0) == RULES.prospects(rich.state, 0) == RULES.prospects(rich.state, 1)


def test_a_tile_has_no_worth_while_nobody_bids() -> None:
    assert RULES.prospects(table(hands={0: "F1"}).state, 0) == []


REFUSED = [
    ("R1.19", "0 permit C4 1 round p0", "This permit is for arch hills: Palatine, Caelian, Aventine."),
    ("R1.19b", "0 permit C4 1 round p6", "All houses here have pitched roofs; yours is round."),
    (
        "R1.19c",
        "0 permit C4 5 pitched p6",
        "The tallest house here has 1: the next one needs 1 or 2 blocks, yours has 5.",
    ),
    ("R1.19c", "0 permit C4 5 pitched p8", "The first house here has one block; yours has 5."),
    (
        "R1.19d",
        "0 permit C4 1 pitched p8",
        "The other two hills of this colour have pitched roofs: this one needs round roofs.",
    ),
]


@pytest.mark.parametrize(("rule", "action", "said"), REFUSED)
def test_a_refusal_names_what_it_is_about(rule: str, action: str, said: str) -> None:
    finished = {0: "1r 1p 5p"}
    game = table(in_round=2, hands={0: "C4"}, finished=finished, board={6: "pitched 1:1", 7: "pitched 1:1"})
    with pytest.raises(IllegalAction) as refused:
        Play(RULES, game.state).check(action)
    assert refused.value.rule == rule
    told = {
        lang: explain(Refusal("illegal-action", rule, "capitol", **refused.value.details), lang) for lang in LANGUAGES
    }
    assert told["en"] == said
    assert len(set(told.values())) == len(LANGUAGES)


def test_a_refusal_that_knows_no_more_says_what_the_clause_says() -> None:
    game = table(hands={0: "C4"}, finished={0: "1r"})
    with pytest.raises(IllegalAction) as refused:
        Play(RULES, game.state).check("0 permit C4 2 round p6")
    assert refused.value.details == {}
    assert explain(Refusal("illegal-action", "R1.19", "capitol"), "en").startswith("You need a finished house")

"""Advice is a whole turn: what follows is legal step by step, is the same seat's, and stops where luck begins."""

import pytest

from aedilis.bots.following import MOST, followed
from aedilis.bots.levels import make
from aedilis.core.game import Game
from aedilis.core.rng import seeded


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_follows_a_build_is_the_rest_of_the_turn(players: int) -> None:
    game = Game.new("corduba", players=players, seed="following")
    bot = make("aedile", "corduba")
    tried = 0
    while tried < 3:
        seat = game.actor()
        view = game.view(seat)
        builds = [action for action in view.legal() if game.rules.notation(action).split()[1] == "build"]
        if builds:
            then = followed(game.rules, view, builds[0], bot)
            assert 1 <= len(then) <= MOST
            assert {game.rules.seat_of(action) for action in then} == {seat}
            other = Game.from_position("corduba", game.rules.position(game.rules.determinize(view, seeded("other"))))
            for action in (builds[0], *then):  # whatever is hidden lies elsewhere, and it is legal all the same
                other.play(action)
            tried += 1
        game.play(bot.choose(view, game.moves))


def test_a_move_of_one_action_has_nothing_after_it() -> None:
    game = Game.new("capitol", players=3, seed="following")
    view = game.view(game.actor())
    assert all(followed(game.rules, view, action, make("aedile", "capitol")) == [] for action in view.legal()[:5])

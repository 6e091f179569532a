"""What a seat may order while others play: here its draws (R4); passes and bids are tried at a table of the server."""

from aedilis.core.game import Game
from tests.games.capitol.builder import play, table

DRAWS = ["draw-permit", "draw-floor", "draw-roof"]


def names(game: Game, seat: int) -> list[str]:
    return [offer.name for offer in game.rules.offers(game.view(seat))]


def test_who_draws_later_orders_from_which_pile_and_the_order_lasts_for_its_whole_turn() -> None:
    game = table(phase="draw", in_round=2, draw=(1, 0), hands={0: "F5 F4 F3 F2 A7", 1: "F8 F7 F6 F1"})
    rules, later = game.rules, game.view(1)
    assert names(game, 1) == DRAWS
    order = rules.ordered(later, "draw-roof", None)
    assert rules.obeyed(later, order) is None  # it is not its turn yet
    play(game, "0 draw floor")
    for _ in range(6):
        due = game.view(1)
        assert rules.lasts(due, order)
        action = rules.obeyed(due, order)
        assert action is not None
        play(game, str(rules.typed(action)))
    assert not rules.lasts(game.view(1), order)
    assert not set(names(game, 1)) & set(DRAWS)

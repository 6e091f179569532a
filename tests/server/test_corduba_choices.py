"""A table of Corduba lists every choice, the sealed ones too: only Capitol's bids are told by their cards."""

from aedilis.core.game import Game
from aedilis.server.tables.choices import legal_for


def test_sealed_choices_of_corduba_are_listed() -> None:
    game = Game.new("corduba", players=2, seed="choices")
    for seat in range(2):
        legal = legal_for(game.rules, game.state, seat, 0)
        assert legal is not None
        assert legal.selection is None
        assert [choice.notation for choice in legal.actions] == [game.rules.notation(a) for a in game.legal(seat).codes]


def test_a_bid_of_capitol_is_told_by_its_cards() -> None:
    game = Game.new("capitol", players=2, seed="choices")
    while not any(game.rules.is_sealed(action) for action in game.legal().codes):
        game.play(game.legal()[0])
    legal = legal_for(game.rules, game.state, game.actor(), 0)
    assert legal is not None
    assert legal.actions == ()
    assert legal.selection is not None

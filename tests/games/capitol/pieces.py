"""Counts the components of Capitol: nothing is lost, nothing is there twice."""

from collections import Counter

from aedilis.games.capitol.engine.forms.actions import card_names
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from tests.games.capitol import naive


def assert_conserved(state: State) -> None:
    """Count cards, blocks, roofs and tiles."""
    count_cards(state)
    count_blocks_and_roofs(state)
    count_tiles(state)


def count_cards(state: State) -> None:
    held = Counter(card for seat in range(state.players) for card in card_names(state.hand[seat]))
    piles = RULES.position(state).piles
    assert piles is not None
    assert held + Counter(card for pile in piles.values() for card in pile.cards) == naive.DECK


def count_blocks_and_roofs(state: State) -> None:
    position = RULES.position(state)
    standing = [house for prefecture in position.prefectures for house in prefecture.houses]
    blocks = state.supply + sum(house.height for house in standing)
    for seat, yard in enumerate(position.seats):
        blocks += sum(yard.unfinished) + sum(house.height for house in yard.finished)
        assert yard.roofs is not None
        for shape in ("round", "pitched"):
            on_board = sum(
                house.seat == seat
                for prefecture in position.prefectures
                for house in prefecture.houses
                if prefecture.shape == shape
            )
            assert yard.roofs[shape] >= 0
            assert yard.roofs[shape] + sum(house.shape == shape for house in yard.finished) + on_board == 5
    assert blocks == 90
    assert state.supply >= 0


def count_tiles(state: State) -> None:
    removed = sum(state.removed >> tile & 1 for tile in range(12))
    waiting = 12 - state.auction
    fountains = sum(state.fountains) - sum(state.board.printed_fountains)
    monuments = sum(monument != 0 for monument in state.monument)
    assert removed + waiting + fountains + monuments == 12
    for index, prefecture in enumerate(RULES.position(state).prefectures):
        assert len(prefecture.houses) + state.fountains[index] <= state.board.squares[index]

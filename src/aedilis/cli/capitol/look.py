"""How Capitol looks: names of places, roof marks and colours. No colour stands without a letter or a mark beside it."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from aedilis.cli import look
from aedilis.cli.say import t
from aedilis.cli.seating import Sitter
from aedilis.core.errors import AedilisError
from aedilis.games.capitol.engine.cards import kind_of
from aedilis.games.capitol.engine.forms.actions import CARD_NUMBERS, KIND_NAMES
from aedilis.games.capitol.engine.forms.view import BoardData, HouseData

GROUP_STYLES = {"A": "blue", "B": "magenta", "C": "red"}

MARKS = {"round": "∩", "pitched": "∧", "done": "✓", "gone": "x"}


class Look(look.Look):
    """What one table of Capitol looks like on one console."""

    def __init__(self, console: Console, sitters: Sequence[Sitter], board: BoardData) -> None:
        super().__init__(console, sitters)
        self.board = board
        self.places = [place_name(prefecture.name) for prefecture in board.prefectures]

    def roof(self, shape: str) -> str:
        """Return the mark of a roof shape."""
        return MARKS[shape]

    def house(self, house: HouseData) -> str:
        """Return a finished house as its roof and height, such as ∩2."""
        return f"{self.roof(house.shape)}{house.height}"

    def group(self, prefecture: int) -> Text:
        """Return the letter of a prefecture's colour."""
        letter = self.board.prefectures[prefecture].colour
        return Text(letter, style=GROUP_STYLES[letter])


def place_name(name: str) -> str:
    """Return the name of a prefecture as people write it; a board of one's own brings its own names."""
    try:
        return t(f"place-{name.replace('_', '-')}")
    except AedilisError:
        return name.replace("_", " ")


def card_kind(card: str) -> str:
    """Return roof, floor or permit."""
    return KIND_NAMES[kind_of(CARD_NUMBERS[card])]


def hand_text(cards: Sequence[str]) -> Text:
    """Return cards in order, a gap between the kinds; permits carry their colour."""
    result = Text()
    last = ""
    for card in cards:
        group = card[0]
        if last:
            result.append(" " if group == last else "  ")
        result.append(card, style=GROUP_STYLES.get(group, "bold"))
        last = group
    return result

"""The board: nine prefectures in three colours, each with sites, printed fountains and one monument site."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

PREFECTURES: Final = 9
PER_COLOUR: Final = 3
MOST_SQUARES: Final = 15  # a house is at most as high as the number of houses there, and heights here take four bits


class Board:
    """The printed part of the table; shared by all states of a game and never changed."""

    def __init__(
        self,
        name: str,
        reconstructed: bool,
        names: list[str],
        colours: list[int],
        squares: list[int],
        printed: list[int],
    ) -> None:
        self.name: str = name
        self.reconstructed: bool = reconstructed
        self.names: list[str] = names
        self.colour: vec[i64] = vec[i64]()
        self.squares: vec[i64] = vec[i64]()
        self.printed_fountains: vec[i64] = vec[i64]()
        self.of_colour: vec[i64] = vec[i64]()  # the three prefectures of colour 0, then of 1, then of 2
        for prefecture in range(PREFECTURES):
            self.colour = append(self.colour, colours[prefecture])
            self.squares = append(self.squares, squares[prefecture])
            self.printed_fountains = append(self.printed_fountains, printed[prefecture])
        for colour in range(PREFECTURES // PER_COLOUR):
            for prefecture in range(PREFECTURES):
                if colours[prefecture] == colour:
                    self.of_colour = append(self.of_colour, prefecture)

    def open_sites(self) -> int:
        """Return how many sites are free before the game (R2.13)."""
        return sum(self.squares) - sum(self.printed_fountains)

    def numbers(self) -> list[int]:
        """Return every printed number in a fixed order."""
        return [*self.colour, *self.squares, *self.printed_fountains]

    def __eq__(self, other: object) -> bool:
        """Boards are equal when nothing printed differs."""
        return (
            isinstance(other, Board)
            and self.name == other.name
            and self.names == other.names
            and self.numbers() == other.numbers()
        )

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash((self.name, tuple(self.numbers())))

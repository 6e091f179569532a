"""What `aedilis doctor` looks at of Capitol besides words, rules and bots: the boards."""

from collections.abc import Iterator
from functools import partial

from aedilis.games.capitol.engine.board_file import BUILT_IN, built_in
from aedilis.games.capitol.terminal.say import t
from aedilis.terminal.session import Ingredient


def parts() -> Iterator[Ingredient]:
    """Yield the boards of the package."""
    for name in BUILT_IN:
        yield Ingredient(t("doctor-what-board", name=name), partial(board, name))


def board(name: str) -> str:
    """Return what a board has; raise BoardError if it is none."""
    found = built_in(name)
    return t("doctor-board", sites=found.open_sites(), reconstructed="yes" if found.reconstructed else "no")

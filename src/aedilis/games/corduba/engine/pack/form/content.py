"""A content pack as its twelve files have it; docs/formats.md says what every key means.

Keys that tell where an entry comes from (`source`, `source_…`, `note`) may stand in any table. They are taken out
before a file gets this form, so no rule can depend on them.
"""

from collections.abc import Callable, Mapping
from typing import Any

from aedilis.games.corduba.engine.pack.form.board import Board
from aedilis.games.corduba.engine.pack.form.market import Market
from aedilis.games.corduba.engine.pack.form.people import Families, HeritageCards, PlayerBoard, Specialists
from aedilis.games.corduba.engine.pack.form.rome import Postulationem, ResGestae
from aedilis.games.corduba.engine.pack.form.solo import Aedificium, Caepio
from aedilis.games.corduba.engine.pack.form.table import FileTable
from aedilis.games.corduba.engine.pack.form.tiles import Buildings, Monuments

# The forms of the twelve files, for those who look at several.
__all__ = ["Aedificium", "Board", "Buildings", "Caepio", "Families", "HeritageCards", "Market", "Monuments"]
__all__ += ["WORDS", "Content", "PlayerBoard", "Postulationem", "ResGestae", "Specialists", "is_source", "without"]
# What these keys say is for people; the digest of a pack leaves them out.
WORDS = ("aliases", "gloss", "metal", "name", "text", "token")


def is_source(key: object) -> bool:
    """Tell whether a key says where an entry comes from."""
    return isinstance(key, str) and (key in ("note", "rules_source", "source") or key.startswith("source_"))


def without(is_dropped: Callable[[object], bool], value: Any) -> Any:
    """Return a parsed file without some keys, such as those that say where entries come from."""
    if isinstance(value, Mapping):
        return {key: without(is_dropped, inner) for key, inner in value.items() if not is_dropped(key)}
    return [without(is_dropped, inner) for inner in value] if isinstance(value, list | tuple) else value


class Content(FileTable, frozen=True):
    """All files of a pack, by their names without .toml."""

    board: Board
    buildings: Buildings
    monuments: Monuments
    specialists: Specialists
    player_board: PlayerBoard
    market: Market
    heritage: HeritageCards
    families: Families
    postulationem: Postulationem
    res_gestae: ResGestae
    caepio: Caepio
    aedificium: Aedificium

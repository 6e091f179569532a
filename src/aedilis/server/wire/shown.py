"""Answers about the games that are here, and a table in words."""

from msgspec import Struct

from aedilis.bots.published import Level
from aedilis.server.wire.shapes import Action, Options


class PresetShown(Struct, frozen=True):
    """A named set of options."""

    name: str
    options: Options


class LevelShown(Level, frozen=True):
    """How strong a bot level is: 100 points more win 64 % of the games for two."""


class ChoiceShown(Struct, frozen=True):
    """An option of a game: its values, the usual one first."""

    name: str
    values: tuple[str | bool, ...]
    text: str = ""
    """What the game calls it, in the asker's language."""
    texts: tuple[str, ...] = ()
    """What it calls the values."""


class GameShown(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules_version: int
    min_players: int
    max_players: int
    presets: tuple[PresetShown, ...]
    choices: tuple[ChoiceShown, ...]
    levels: tuple[str, ...]
    """Bot levels, weakest first."""
    usual_level: str
    strengths: tuple[LevelShown, ...] = ()
    """What is published of the levels, where it was measured."""
    title: str = ""
    """As people write it."""
    packs: bool = False
    """Tables may play with content packs of one's own."""


class RulesShown(Struct, frozen=True):
    """The rules page of a game, in Markdown; empty for a game that brings none."""

    game: str
    title: str
    text: str


class Games(Struct, frozen=True):
    """All games of this server."""

    games: tuple[GameShown, ...]


class LineShown(Struct, frozen=True):
    """One thing that the reader may know: what it is, and what is said of it; nothing is said of a flag that is up."""

    what: str
    said: str
    items: tuple[str, ...] = ()
    """Where it is several things, each of them."""


class WordsOfSeat(Struct, frozen=True):
    """What the reader may know of one seat."""

    name: str
    score: int | None
    """Where the view tells one."""
    lines: tuple[LineShown, ...]


class WordsOfChoice(Struct, frozen=True):
    """A choice of the reader's own seat; the action is sent back as it is."""

    action: Action
    notation: str
    text: str


class WordsOfMove(Struct, frozen=True):
    """What a move brought about, a line for each event that the reader may see; move 0 is the set-up."""

    move: int
    lines: tuple[str, ...]


class TableWords(Struct, frozen=True):
    """A table in the reader's language, for whoever knows nothing of its game."""

    title: str
    view: tuple[LineShown, ...]
    """What concerns all."""
    seats: tuple[WordsOfSeat, ...]
    choices: tuple[WordsOfChoice, ...]
    """Of the reader's own seat, if it must decide now, whatever moment was asked for."""
    log: tuple[WordsOfMove, ...]
    scores: tuple[LineShown, ...]
    """Once the game is over; before, the view says what may be known."""

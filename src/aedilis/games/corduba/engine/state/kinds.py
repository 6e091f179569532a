"""What a game consists of: stages that follow each other, decisions of a seat, and work between them.

Each is a native object in the module of its step. A subclass of Decision or Work names the slots of its frames as class
constants; the engine, the position format and what a view tells all take the names from there.
"""

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.games.corduba.engine.clauses import ALLOWED
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields


class Decision:
    """Something that the seat of the top frame decides."""

    answers: tuple[int, ...] = ()  # the kinds of action that answer it

    def list(self, s: PublicFields, out: Actions) -> None:
        """Add all that the seat may do."""
        raise NotImplementedError

    def refuse(self, s: PublicFields, act: i64) -> i64:
        """Return ALLOWED, or the clause that forbids this answer."""
        raise NotImplementedError

    def do(self, s: Fields, act: i64) -> None:
        """Carry out a legal answer; the frame pops itself, or notes what is left."""
        raise NotImplementedError

    def offers_choice(self, s: PublicFields, menu: Actions) -> bool:
        """Tell whether there are several answers; if not, the menu holds the only one, or nothing.

        What is long to list may be left out of the menu while there is a choice; whoever asks then has it listed.
        """
        menu.size = 0
        self.list(s, menu)
        s.is_listed = menu.size > 1
        return s.is_listed

    def first(self, s: PublicFields, menu: Actions) -> i64:
        """Return the first of several answers; the menu may be used, or filled with all of them."""
        menu.size = 0
        self.list(s, menu)
        s.is_listed = True
        return menu.items[0]

    def choose_for_caepio(self, s: Fields, menu: Actions) -> i64:
        """Return how Caepio decides (C14.4): the first that is listed.

        Lists of goods begin with the most of what comes first, lists of insulae with the most, colours are in their
        order.
        """
        return menu.items[0]


class Work:
    """Something that the engine does by itself, in one piece or several."""

    def go(self, s: Fields) -> None:
        """Do the next piece: pop the frame, or note how far it is; push what must happen first."""
        raise NotImplementedError


class Stage:
    """A part of a round, with nothing on the stack when it goes on."""

    def __init__(self, phase: str, word: str) -> None:
        self.phase: str = phase  # the phase of the round that it belongs to
        self.word: str = word

    def go(self, s: Fields) -> bool:
        """Do the next piece, `at` tells which; return True when nothing of the stage is left."""
        raise NotImplementedError

    def asked(self, s: PublicFields) -> i64:
        """Return the seats that must choose secretly before the stage goes on, as bits."""
        return 0

    def list(self, s: PublicFields, seat: i64, secret: i64, out: Actions) -> None:
        """Add all that a seat which is asked may choose; `secret` is what only this seat knows."""

    def refuse(self, s: PublicFields, seat: i64, secret: i64, act: i64) -> i64:
        """Return ALLOWED, or the clause that forbids this secret choice."""
        return ALLOWED

    def do(self, s: Fields, act: i64) -> None:
        """Keep a legal choice secret until the stage goes on."""


class StageInOrder(Stage):
    """A stage that comes to everybody in turn order; `at` counts those it has come to."""

    def go(self, s: Fields) -> bool:
        """Come to the next party."""
        if s.at == s.parties:
            return True
        s.at += 1
        self.come_to(s, s.order[s.at - 1])
        return False

    def come_to(self, s: Fields, seat: i64) -> None:
        """Do what is due for a party; Caepio is one of them in the solo game."""
        raise NotImplementedError

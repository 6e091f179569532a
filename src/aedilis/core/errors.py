"""Errors with a code, and with the clause where a rule refuses; words for people come from the translation files."""

from typing import Any


class AedilisError(Exception):
    """Any error of ours: a stable code, details for the text, and the clause of the rules if one decides."""

    def __init__(self, code: str, message: str, *, rule: str | None = None, **details: str | int) -> None:
        super().__init__(f"{code}: {message}" if rule is None else f"{code} ({rule}): {message}")
        self.code = code
        self.message = message
        self.rule = rule
        self.details: dict[str, str | int] = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Let an error be copied, and pass from one process to another: it is made again without its constructor."""
        return _made_again, (type(self), *self.args), self.__dict__


def _made_again(kind: type[AedilisError], *args: str) -> AedilisError:
    return kind.__new__(kind, *args)


class IllegalAction(AedilisError):
    """The rules refuse an action; nothing has changed."""


class FormatError(AedilisError):
    """A text, a value or a file does not have the form it should have."""


class RecordError(AedilisError):
    """A record cannot be replayed: truncated, corrupt, of another version, or tampered with."""


class PositionError(AedilisError):
    """A position that no game can reach."""


def refuse_if(wrong: bool, reason: str, rule: str | None = None) -> None:
    """Raise PositionError with the reason if something is wrong with a position."""
    if wrong:
        raise PositionError("impossible-position", reason, rule=rule)


class BoardError(AedilisError):
    """A board file that does not describe a board."""


class ContentError(AedilisError):
    """A content pack that cannot be played; the details name file, entry and field."""


class OptionError(AedilisError):
    """An option, a preset or a number of players that the game does not have."""


class UnknownGame(AedilisError):
    """No game of this name is installed, or it cannot be loaded."""

"""What the server refuses: a code for programs, a clause when a rule said no, details for the translated text."""

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from aedilis.core.errors import IllegalAction

BY_STATUS = {  # the codes of each HTTP status; all others are bad requests
    401: "bad-token wrong-passphrase",
    403: "not-host not-your-seat bad-origin not-allowed no-hints operators-only",
    404: "not-found unknown-table unknown-lesson unknown-puzzle unknown-pack no-such-seat no-such-move",
    405: "method-not-allowed",
    408: "too-slow",
    409: "seat-taken seat-held not-abandoned name-taken not-running not-waiting not-over game-over "
    "illegal-action id-used too-late not-your-turn reports-full",
    413: "too-large",
    415: "bad-content-type",
    429: "too-fast hints-open",
    431: "headers-too-large",
    500: "internal",
    503: "busy closing full no-page storage-full storage-damaged storage-lost",
}
STATUS = {code: status for status, codes in BY_STATUS.items() for code in codes.split()}


class Refusal(Exception):
    """A request or command that changes nothing, and why."""

    def __init__(self, code: str, rule: str | None = None, game: str | None = None, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.game = game
        """Whose rule it is."""
        self.details = details

    @property
    def status(self) -> int:
        """The HTTP status that fits the code."""
        return STATUS.get(self.code, HTTPStatus.BAD_REQUEST)


@contextmanager
def refused_by_rule(game: str) -> Iterator[None]:
    """Turn the engine's refusal of an action into the server's, with the clause and whose rule it is."""
    try:
        yield
    except IllegalAction as error:
        raise Refusal(error.code, error.rule, game, **error.details) from error

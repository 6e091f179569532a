"""What the server refuses: a code for programs, a clause when a rule said no, details for the translated text."""

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from aedilis.core.errors import IllegalAction

STATUS = {
    "not-found": 404,
    "unknown-table": 404,
    "unknown-lesson": 404,
    "unknown-pack": 404,
    "no-such-seat": 404,
    "no-such-move": 404,
    "bad-token": 401,
    "wrong-passphrase": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "bad-origin": 403,
    "not-allowed": 403,
    "no-hints": 403,
    "operators-only": 403,
    "method-not-allowed": 405,
    "seat-taken": 409,
    "seat-held": 409,
    "not-abandoned": 409,
    "name-taken": 409,
    "not-running": 409,
    "not-waiting": 409,
    "not-over": 409,
    "game-over": 409,
    "illegal-action": 409,
    "id-used": 409,
    "too-late": 409,
    "not-your-turn": 409,
    "too-slow": 408,
    "too-large": 413,
    "bad-content-type": 415,
    "too-fast": 429,
    "hints-open": 429,
    "headers-too-large": 431,
    "internal": 500,
    "busy": 503,
    "full": 503,
    "no-page": 503,
    "storage-full": 503,
    "storage-damaged": 503,
    "storage-lost": 503,
}


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

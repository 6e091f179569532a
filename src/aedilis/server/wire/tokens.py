"""Secrets that people carry: seat, host and account tokens. Only their hashes are stored."""

import hashlib
import secrets

SEAT = "s_"
HOST = "h_"
ACCOUNT = "a_"


def new_token(kind: str) -> str:
    """A fresh token with 192 random bits, so that a plain fast hash of it is enough."""
    return kind + secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A table's id is its link: 96 random bits, without characters that a link might lose at its end."""
    return secrets.token_hex(12)


def new_seed() -> str:
    """The secret seed of a game."""
    return secrets.token_hex(16)


def token_hash(token: str) -> str:
    """What is stored instead of the token."""
    return hashlib.sha256(token.encode()).hexdigest()

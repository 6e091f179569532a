"""Aedile, Praetor and Consul of Capitol stay as they are: what is learned later is compared with them."""

import hashlib

import pytest

from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from tests.bots.compiled import COMPILED

CAPITOL = rules("capitol")


def played(level: str, players: int) -> str:
    """Return a digest of all actions of a game among bots of one level."""
    state, bot, rng = CAPITOL.new_state(players, CAPITOL.options(None), "frozen"), make(level, "capitol"), seeded(level)
    digest = hashlib.sha256()
    while not state.is_over():
        action = bot.choose(state.view(state.actor()), rng)
        state.apply(action)
        digest.update(b"%d " % action)
    return digest.hexdigest()[:16]


GAMES = {
    ("aedile", 2): "9bb181384b7ea9dc",
    ("praetor:20", 2): "18382fe3cab82df7",
    ("consul:20", 2): "5599389fceb3078b",
    ("consul:60", 2): "fc0a8db6102dd3b1",
    ("consul:20", 3): "8ee0f86358aec067",
    ("consul:20", 4): "adbd7313cfbb9dbd",
}


@pytest.mark.parametrize(("level", "players"), list(GAMES))
def test_what_others_are_compared_with_plays_as_ever(level: str, players: int) -> None:
    if not COMPILED and ":" in level:
        pytest.skip("search is slow uncompiled")
    assert played(level, players) == GAMES[level, players]

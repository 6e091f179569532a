"""Positions of lessons of Corduba that are about more than one action: set-up, senators, unrest, a round, Caepio."""

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.state.state import State
from tests.games.corduba.builder import dealt, give, give_character, play, prestige, put_tile, unlock, unrest_on
from tests.games.corduba.lesson_table import city, seated
from tests.games.corduba.solo import opened, solo


def keep() -> State:
    """Choose a heritage and a character."""
    s = dealt(2, "a choice")
    play(s, "1 keep heritage 6 character 6")  # the learner is the last to choose
    return s


def amphora() -> State:
    """Pay with amphorae what is missing."""
    s = seated(2)
    city(s)
    give(s, 0, worker=3, wood=1, amphora=1, denarii=2)
    return s


def tracks() -> State:
    """Step on a space of a prestige track that has a bonus."""
    s = seated(4)
    city(s)
    prestige(s, 0, servorum=2)
    give(s, 0, worker=3, wood=2, stone=2, tool=1, denarii=6)
    return s


def storage() -> State:
    """Use what would not fit into the store, then pass before the other one does."""
    s = seated(3)
    city(s)
    s.merchants = bit(1)
    give(s, 0, worker=1, wood=4, stone=3, food=3)
    return s


def rebellion() -> State:
    """Calm one of three districts before the round ends."""
    s = seated(4)
    city(s)
    put_tile(s, "patricius", "odeum")
    unrest_on(s, "servorum", "aerarium")
    unrest_on(s, "plebeius", "sanctuarium")
    unrest_on(s, "patricius", "odeum")
    unlock(s, 0, "red")
    give(s, 0, worker=1, food=4)
    return s


def monument() -> State:
    """Build a monument."""
    s = seated(5)
    city(s)
    give(s, 0, worker=6, wood=3, stone=3, tool=1, marble=2, denarii=12)
    return s


def senators() -> State:
    """Win senators in four ways at the end of a decade."""
    s = seated(3)
    city(s)
    prestige(s, 0, servorum=5, plebeius=1, patricius=2)
    give(s, 0, worker=1, denarii=20, velites=1, offering1=1, stone=3, food=3)
    return s


def whole_round() -> State:
    """Play a round to its end."""
    s = seated(2)
    city(s)
    s.merchants = bit(0) | bit(1)
    give(s, 0, worker=4, wood=2, denarii=2)
    return s


def against_caepio() -> State:
    """Play a turn against Caepio."""
    s = solo()
    s.heritage[0] = 0
    give_character(s, 0, "messalla")
    opened(s, "A", "B")
    give(s, 0, worker=2)
    return s

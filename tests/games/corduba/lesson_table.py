"""A table on which a lesson of Corduba is laid out: two players, and a small city.

The learner has seat 0; the other player has passed and holds little, so that the lesson goes as its words say.
"""

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import PATRICIUS, TYPES
from tests.games.corduba.builder import building_number, prestige, put_tile, table
from tests.games.corduba.forum import lay_forum_position

MILESTONES = ("dominus_insularum", "patronus_artium", "concordia_ordinum", "dives")


def seated(round_: int = 2, *, demand: str = "lapis") -> State:
    """Return two players in an action phase: the learner's turn, the other one has passed, no merchant at home."""
    s = table(2, characters={0: "messalla", 1: "marcellus"}, demand=demand)
    s.heritage[0], s.heritage[1] = 0, 1
    s.face_up = sum(bit(s.pack.names["milestone"].index(name)) for name in MILESTONES)
    s.merchants = bit(0) | bit(1)
    s.passed, s.lane[0] = bit(1), 1
    later(s, round_)
    return s


def later(s: State, round_: int) -> None:
    """Go to a later round: Rome's cards and Macellum tiles up to it are drawn, the prices stay."""
    s.decade = 1 + (round_ > 3) + (round_ > 6)
    for _ in range(round_ - s.round):
        s.tile_drawn = s.macellum_deck[0]
        s.tiles_seen |= bit(s.tile_drawn)
        for index in range(len(s.macellum_deck) - 1):
            s.macellum_deck[index] = s.macellum_deck[index + 1]
        s.macellum_deck[len(s.macellum_deck) - 1] = -1
    for _ in range(s.decade - 1):  # the present demand stays; those before it are the next ones of the stack
        s.rome_seen |= bit(s.rome_deck[0])
        for index in range(len(s.rome_deck) - 1):
            s.rome_deck[index] = s.rome_deck[index + 1]
        s.rome_deck[len(s.rome_deck) - 1] = -1
    s.round = round_


def city(s: State) -> State:
    """Lay a small city, with the prestige that it brought; return the position."""
    put_tile(s, "servorum", "aerarium", [(0, 3), (0, 4), (1, 3)], builder=1)
    put_tile(s, "servorum", "collegium_fabrorum", [(2, 5), (3, 3), (3, 4), (3, 5)], builder=0)
    put_tile(s, "plebeius", "sanctuarium", [(0, 2), (0, 3), (0, 4)], builder=1)
    put_tile(s, "plebeius", "excubitorium", [(3, 3), (3, 4)], builder=1)
    prestige(s, 0, servorum=1)
    prestige(s, 1, servorum=1, plebeius=2)
    return s


def old_city(s: State) -> State:
    """Lay the rulebook's position in Pars Patricius, built by both, and two tiles of the other's in Pars Servorum."""
    lay_forum_position(s)
    for building in ("odeum", "cudendum", "librarium"):
        s.builder[PATRICIUS * TYPES + building_number(s, building)] = 0
    put_tile(s, "servorum", "aerarium", [(0, 3), (0, 4), (1, 3)], builder=1)
    put_tile(s, "servorum", "collegium_fabrorum", [(2, 5), (3, 3), (3, 4), (3, 5)], builder=1)
    prestige(s, 0, patricius=4)
    prestige(s, 1, servorum=2, patricius=2)
    return s

"""What was learned by self-play for Corduba: the evaluation for each number of players."""

from functools import cache

from aedilis.bots.learned import Learned, learned_by
from aedilis.bots.network import Network
from aedilis.games.corduba.bots.features import inputs_for


@cache
def learned() -> Learned:
    """Return what Consul knows: it stays, so that what is learned later can be compared."""
    return learned_by("aedilis.games.corduba.bots", Learned)


@cache
def newest() -> Learned:
    """Return what the strongest levels know: what was learned last, and for the rest what Consul knows."""
    return learned().renewed(learned_by("aedilis.games.corduba.bots", Learned, "newest"))


def network_for(players: int, known: Learned | None = None) -> Network | None:
    """Return the network for a number of players, None where none was learned."""
    return (known or learned()).network(players, inputs_for(players))


def checked(known: Learned) -> Learned:
    """Return what a file of somebody's holds; raise ValueError if it does not fit these bots."""
    for players in known.networks:
        network_for(int(players), known)
    return known

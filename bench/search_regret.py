"""What a search of Capitol loses by the choices of its usual budget, against a long search of each option.

    python bench/search_regret.py [BOT ...] [--players N] [--positions N] [--tries N]

Positions come from games of Consul with few tries against itself, for two players unless asked otherwise. The bots
choose in each of them, and every option that one of them chose is searched for so many tries in a tree that begins with
it. A choice's regret is what it promises less than the best of these, in thousandths of the reward, for each kind of
decision. Bids are left out: an opponent who is searched against one bid alone learns to beat it, sealed or not.
"""

import argparse
from collections import defaultdict
from statistics import fmean

from aedilis.bots.levels import make
from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from aedilis.games.capitol.bots.canonical import key_of
from aedilis.games.capitol.bots.search import Search
from aedilis.games.capitol.bots.searching import consul
from aedilis.games.capitol.engine.fields import BID, BUILD, DRAW, PLACE
from aedilis.games.capitol.engine.view import View

KINDS = {BUILD: "building", PLACE: "places", DRAW: "draws"}
RULED_OUT = -1.0e6  # no number of tries makes up for it


def positions(players: int, count: int) -> list[View]:
    """Return what seats saw in decisions of games, one in eight of them."""
    found: list[View] = []
    game = 0
    while len(found) < count:
        state = rules("capitol").new_state(players, rules("capitol").options(None), f"regret {game}")
        bot, rng = consul(iterations=60), seeded(f"regret {game}")
        while not state.is_over():
            view = state.view(state.actor())
            assert isinstance(view, View)
            thinking = bot.search_for(players)
            thinking.consider_root(view)
            if thinking.thinking.size > 1 and view.phase != BID and rng.below(8) == 0:
                found.append(view)
            state.apply(bot.choose(view, rng))
        game += 1
    return found[:count]


def promise(search: Search, view: View, action: int, tries: int) -> float:
    """Return what an action promises its seat when every try begins with it."""
    search.forget()
    search.consider_root(view)
    options = [key_of(search.thinking.items[i]) for i in range(search.thinking.size)]
    nodes = {key: search.tree.add(0, key) for key in options}
    for key, node in nodes.items():
        if key != key_of(action):
            search.tree.visits[node], search.tree.value[node] = 1.0, RULED_OUT
    search.think(view, seeded("promise"), tries, 0.0, True)
    node = nodes[key_of(action)]
    return search.tree.value[node] / search.tree.visits[node]


def main() -> None:
    """Print a line for each bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["consul:150", "consul:600", "vitruvius:150", "vitruvius:600"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--tries", type=int, default=2000)
    given = parser.parse_args()
    bots = {name: make(name, "capitol") for name in given.bots}
    judge = consul().search_for(given.players)
    lost: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in bots}
    for view in positions(given.players, given.positions):
        chosen = {name: bot.choose(view, seeded("choice")) for name, bot in bots.items()}
        if len(set(chosen.values())) == 1:
            promises = dict.fromkeys(chosen.values(), 0.0)  # nobody loses anything against the others
        else:
            promises = {action: promise(judge, view, action, given.tries) for action in set(chosen.values())}
        for name, action in chosen.items():
            lost[name][KINDS[view.phase]].append(1000 * (max(promises.values()) - promises[action]))
    for name, kinds in lost.items():
        told = (f"{kind} {fmean(each):5.1f} of {len(each)}" for kind, each in sorted(kinds.items()))
        print(f"{name:16}", *told, sep="  ")


if __name__ == "__main__":
    main()

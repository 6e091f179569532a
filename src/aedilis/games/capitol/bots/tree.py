"""The tree of a search: what was tried after what, how often, and how well it went."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from aedilis.games.capitol.engine.fields import SEATS

NO_NODE: Final = -1


@final
class Tree:
    """Nodes in the order of making, the root first; a node's numbers belong to the action that leads to it."""

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]()  # the latest child
        self.next: vec[i64] = vec[i64]()  # the sibling made before
        self.key: vec[i64] = vec[i64]()  # the canonical action
        self.visits: vec[float] = vec[float]()
        self.value: vec[float] = vec[float]()  # sum of rewards of the seat that acted, 0 to 1 each
        self.wins: vec[float] = vec[float]()  # sum of the wins of that seat, shared ones in parts
        self.points: vec[float] = vec[float]()  # sums of final scores by seat
        self.add(NO_NODE, 0)

    def size(self) -> i64:
        """Return the number of nodes."""
        return len(self.key)

    def add(self, parent: i64, key: i64) -> i64:
        """Make a child of a node; return it."""
        node: i64 = len(self.key)
        self.first = append(self.first, NO_NODE)
        self.key = append(self.key, key)
        self.visits = append(self.visits, 0.0)
        self.value = append(self.value, 0.0)
        self.wins = append(self.wins, 0.0)
        for _ in range(i64(SEATS)):
            self.points = append(self.points, 0.0)
        if parent == NO_NODE:
            self.next = append(self.next, NO_NODE)
        else:
            self.next = append(self.next, self.first[parent])
            self.first[parent] = node
        return node

    def below(self, root: i64) -> "Tree":
        """Return a tree of its own with this node as the root, and all that was found out below it."""
        result = Tree()
        sources: vec[i64] = vec[i64]([root])  # by node of the result
        node: i64 = 0
        while node < len(sources):
            source: i64 = sources[node]
            result.visits[node] = self.visits[source]
            result.value[node] = self.value[source]
            result.wins[node] = self.wins[source]
            for seat in range(i64(SEATS)):
                result.points[node * SEATS + seat] = self.points[source * SEATS + seat]
            child: i64 = self.first[source]
            while child != NO_NODE:
                result.add(node, self.key[child])
                sources = append(sources, child)
                child = self.next[child]
            node += 1
        return result

    def child(self, parent: i64, key: i64) -> i64:
        """Return the child that this action leads to, NO_NODE when it was never tried."""
        keys = self.key
        nexts = self.next
        node: i64 = self.first[parent]
        while node != NO_NODE:
            if keys[node] == key:
                return node
            node = nexts[node]
        return NO_NODE

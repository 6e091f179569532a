"""Whole games under any options, in which every seat plays by a habit of its own."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Generic, TypeVar, cast

from aedilis.core import catalogue
from aedilis.core.contract import State
from tests.contract.facts import facts_of
from tests.contract.players import Player
from tests.contract.playing import seats_of
from tests.contract.variants import TABLES, Deal, any_deal

S = TypeVar("S", bound=State)
MOST_SEATS = max(players for _, players in TABLES)


def choice(state: S, habits: Sequence[Player[S]], chooser: Random) -> int:
    """Return what any seat that must act does by its habit."""
    seat = chooser.choice(seats_of(state.to_act()))
    return habits[seat](state, seat, chooser)


def step(state: S, habits: Sequence[Player[S]], chooser: Random) -> None:
    """Let any seat that must act do what its habit is."""
    state.apply(choice(state, habits, chooser))


class Table(Generic[S]):
    """A game that has begun, and all that its course follows from."""

    def __init__(self, deal: Deal) -> None:
        self.deal, self.players = deal, deal.players
        self.rules = catalogue.rules(deal.name)
        self.chooser = Random(deal.seed)
        players = facts_of(deal.name).players
        self.habits: list[Player[S]] = [players[name] for name in self.chooser.choices(sorted(players), k=MOST_SEATS)]
        self.state = cast(S, self.rules.new_state(deal.players, self.rules.options(deal.options), str(deal.seed)))

    def choice(self, state: S) -> int:
        """Return what any seat that must act does in a state of this game."""
        return choice(state, self.habits, self.chooser)

    def step(self) -> S:
        """Let any seat that must act do what its habit is; return the state after it."""
        self.state.apply(self.choice(self.state))
        return self.state

    def moments(self, *, every: int = 1) -> Iterator[S]:
        """Play to the end; yield the state before every move, or before one in so many."""
        while not self.state.is_over():
            if every == 1 or self.chooser.randrange(every) == 0:
                yield self.state
            self.step()


def tables(
    share: int, game: str | None = None, players: Sequence[int] = range(MOST_SEATS + 1)
) -> Callable[[Callable[[Table[Any]], None]], Callable[..., None]]:
    """Give a test any table of a game, or of every game, as often as `tries` says."""
    wanted = [(name, number) for name, number in TABLES if game in (None, name) and number in players]

    def decorated(test: Callable[[Table[Any]], None]) -> Callable[..., None]:
        def seated(deal: Deal) -> None:
            test(Table(deal))

        seated.__name__, seated.__module__, seated.__doc__ = test.__name__, test.__module__, test.__doc__
        return any_deal(share, wanted)(seated)

    return decorated

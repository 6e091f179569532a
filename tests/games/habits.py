"""Whole games of one kind under any options, in which every seat plays by a habit of its own."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from hypothesis import strategies as st

from aedilis.core.contract import State
from tests.contract.playing import seats_of
from tests.contract.variants import Deal, any_deal

S = TypeVar("S", bound=State)
Player = Callable[[S, int, Random], int]


class Habits(Generic[S]):
    """The simple players of a game, by name."""

    def __init__(self, game: str, begin: Callable[[Deal], S], players: Mapping[str, Player[S]]) -> None:
        self.game, self.begin, self.players = game, begin, players

    def step(self, state: S, habits: Sequence[str], chooser: Random) -> None:
        """Let any seat that must act do what its habit is."""
        state.apply(self.choice(state, habits, chooser))

    def choice(self, state: S, habits: Sequence[str], chooser: Random) -> int:
        """Return what any seat that must act does by its habit."""
        seat = chooser.choice(seats_of(state.to_act()))
        return self.players[habits[seat]](state, seat, chooser)

    def tables(
        self, share: int, players: Sequence[int] = (2, 3, 4)
    ) -> Callable[[Callable[["Table[S]"], None]], Callable[..., None]]:
        """Give a test any table of these numbers of players, as often as `tries` says."""
        drawn = st.lists(st.sampled_from(sorted(self.players)), min_size=4, max_size=4)

        def decorated(test: Callable[[Table[S]], None]) -> Callable[..., None]:
            def seated(deal: Deal, habits: list[str]) -> None:
                test(Table(self, deal, habits))

            seated.__name__, seated.__module__, seated.__doc__ = test.__name__, test.__module__, test.__doc__
            return any_deal(share, [(self.game, number) for number in players], habits=drawn)(seated)

        return decorated


class Table(Generic[S]):
    """A game that has begun, and all that its course follows from."""

    def __init__(self, habits: Habits[S], deal: Deal, seats: Sequence[str]) -> None:
        self.habits, self.deal, self.seats = habits, deal, seats
        self.players = deal.players
        self.chooser = Random(deal.seed)
        self.state = habits.begin(deal)

    def choice(self, state: S) -> int:
        """Return what any seat that must act does in a state of this game."""
        return self.habits.choice(state, self.seats, self.chooser)

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

"""The games that the contract tests play: every game of the catalogue, under any options."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from aedilis.core.catalogue import names, rules
from tests.contract.facts import facts_of


class Deal(NamedTuple):
    """All that a random game follows from."""

    name: str
    players: int
    options: Mapping[str, Any]
    seed: int


PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
TABLES = [(name, players) for name in names() for players in rules(name).seat_range]


def deals(name: str, players: int) -> st.SearchStrategy[Deal]:
    """Return games of one kind: any options, any cards."""
    return st.builds(Deal, st.just(name), st.just(players), facts_of(name).options(players), st.integers(0, 1 << 32))


def tries(share: int) -> settings:
    """Return settings for a test of whole games: a share of the profile's examples, and no search for smaller ones.

    A game follows from one number, so no smaller number shows the mistake any better.
    """
    return settings(max_examples=max(1, settings().max_examples // share), phases=PHASES)


def any_deal(
    share: int, tables: Sequence[tuple[str, int]] = TABLES, **more: st.SearchStrategy[Any]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a test of whole games any deal of each table, as often as `tries` says; `more` is drawn besides."""

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        def dealt(name: str, players: int, data: st.DataObject) -> None:
            test(data.draw(deals(name, players)), **{wanted: data.draw(values) for wanted, values in more.items()})

        dealt.__name__, dealt.__module__, dealt.__doc__ = test.__name__, test.__module__, test.__doc__
        drawn = tries(share)(given(data=st.data())(dealt))
        asked: Callable[..., None] = pytest.mark.parametrize(("name", "players"), tables)(drawn)
        return asked

    return decorated

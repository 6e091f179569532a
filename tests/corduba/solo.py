"""Solo tables for tests: you are seat 0, Caepio is party 1.

s = solo("praetor")                        # your turn in round 1, with one worker
opened(s, "A", "B")                        # card A lies open on row 1, B is the only one left in the deck
caepio_turn(s)                             # one turn of Caepio, and the events of it
lucky(s, lambda happened: ...)             # the same on a copy with other random numbers, until this holds
"""

from collections.abc import Callable
from typing import Any

from aedilis.core.bits import bit
from aedilis.core.contract import Event
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms.events import CaepioTried
from aedilis.games.corduba.engine.pack.native import Act
from aedilis.games.corduba.engine.solo import caepio
from aedilis.games.corduba.engine.state import flow
from aedilis.games.corduba.engine.state.frames import CAEPIO_TURN, FIRST_WORK
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO
from tests.corduba.builder import events, give, in_order, of_type, table, turn_of


def solo(difficulty: str = "aedil", *, first: int = 0, **options: Any) -> State:
    """Return a solo table in round 1, in your turn, with a worker."""
    s = table(1, difficulty=difficulty, **options)
    in_order(s, first, 1 - first)
    give(s, 0, worker=1)
    turn_of(s, 0)
    return s


def number(s: State, card: str) -> int:
    """Return the number of a Caepio card."""
    return s.pack.names["caepio"].index(card)


def left_in_deck(s: State, *cards: str) -> None:
    """Let only these be left in the present deck."""
    wanted = {number(s, card) for card in cards}
    for other, card in enumerate(s.pack.caepio):
        if card.decade == s.decade and other not in wanted:
            s.cards_used |= bit(other)


def opened(s: State, card: str, *later: str, row: int = 0) -> None:
    """Let a card lie open, as the first of the round, and only these be left in the deck."""
    left_in_deck(s, *later)
    s.card, s.row, s.cards_turned = number(s, card), row, 1
    s.cards_used |= bit(s.card)


def run_above(s: State, depth: int = 1) -> list[Event]:
    """Do all that lies above so many frames; you choose what is listed first where you are asked."""
    s.is_listed = False
    while s.depth > depth:
        kind = s.top_kind()
        if kind >= FIRST_WORK:
            flow.work(s, kind)
            continue
        s.listed.size = 0
        flow.list_frame(s, kind, s.listed)
        if s.listed.size == 0:
            s.pop()
        else:
            his = s.top_seat() == CAEPIO
            flow.do_frame(s, kind, caepio.choose(s, kind, s.listed) if his else s.listed.items[0])
    return events(s)


def caepio_turn(s: State) -> list[Event]:
    """Let Caepio have a turn, whatever was going on."""
    s.take_events()
    s.depth = 0
    s.turn = s.place_of(CAEPIO)
    s.push(CAEPIO_TURN, CAEPIO)
    happened = run_above(s, 0)
    turn_of(s, 0)
    return happened


def lucky(s: State, wanted: Callable[[list[Event]], bool]) -> tuple[State, list[Event]]:
    """Return a copy after a turn of Caepio in which this happened, whatever random numbers that takes."""
    for seed in range(3000):
        copy = s.clone()
        copy.listen(True)
        copy.rng = seeded(f"luck {seed}")
        happened = caepio_turn(copy)
        if wanted(happened):
            return copy, happened
    raise AssertionError("so much luck nobody has")


def acts(s: State, *row: Act) -> list[Event]:
    """Let Caepio try a row of our own and tell what happened."""
    s.take_events()
    s.depth = 0
    s.push(CAEPIO_TURN, CAEPIO)
    s.card, s.row, s.cards_turned = 0, 0, 2
    any(caepio.attempt(s, act, alternative) for alternative, act in enumerate(row))
    happened = run_above(s)
    turn_of(s, 0)
    return happened


def tried(happened: list[Event]) -> list[tuple[int, int, str, str]]:
    """Return what Caepio could not do: row, alternative, why and by which rule."""
    return [(event.row, event.alternative, event.reason, event.rule) for event in of_type(happened, CaepioTried)]

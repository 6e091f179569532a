"""The golden records of Capitol: what each shows, and who plays it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from aedilis.core.game import Game
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import FIRST_PERMIT, cards_in, colour_of
from aedilis.games.capitol.engine.fields import BID, BUILD, PLACE, ROUND
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.state import State
from tests.contract.golden import Golden, Goldens, dealt
from tests.contract.players import uniform
from tests.games.capitol.golden.players import builder, heaper, hoarder


def removed_by_tie(game: Game) -> bool:
    """Tell whether a tile left the game because the highest bids were equal."""
    return any(isinstance(event, events.TileRemoved) and event.reason == "tie" for event in game.events(-1))


def draws_lost(game: Game) -> bool:
    """Tell whether a seat found all piles empty."""
    return any(isinstance(event, events.DrawsLost) for event in game.events(-1))


def supply_left(game: Game) -> int:
    """Return the blocks in the supply."""
    assert isinstance(game.state, State)
    return game.state.supply


def ends_normally(game: Game) -> bool:
    """Tell whether one seat won and nothing unusual happened."""
    return (
        len(game.state.winners()) == 1 and supply_left(game) > 0 and not removed_by_tie(game) and not draws_lost(game)
    )


def is_shared(game: Game) -> bool:
    """Tell whether several seats won together."""
    return len(game.state.winners()) > 1


def supply_is_exhausted(game: Game) -> bool:
    """Tell whether the last block has been built."""
    return supply_left(game) == 0


def miser(state: State, seat: int, chooser: Random) -> int:
    """Play for amphitheatres only: two players who share first place in both draw more cards than there are (R4.9)."""
    listed = state.legal(seat)
    if state.phase == BID:
        amphitheatre = state.auction in (2, 5) and seat == 0
        return next(a for a in listed if (a == packing.bid_action(seat, 0)) != amphitheatre)
    if state.phase == BUILD:
        return next(
            (a for a in listed if packing.action_kind(a) == packing.PERMIT_CARD and is_shared_house(state, a)),
            listed[0],
        )
    if state.phase == PLACE:
        hills = [(a, packing.action_first(a)) for a in listed]
        return next(a for a, hill in hills if state.monument[hill] == 0 and state.standing[hill * 4])
    return chooser.choice([action for action in listed if packing.action_kind(action) != packing.STOP_DRAWING])


def is_shared_house(state: State, action: int) -> bool:
    """Tell whether this is the round's one house: a single block that begins a tie for first place, or completes it."""
    prefecture, seat = packing.action_third(action), state.active
    started = [place for place in range(9) if state.strength[place * 4] != state.strength[place * 4 + 1]]
    shape = ROUND if state.round == 1 else 1
    if state.round > 2 or packing.action_first(action) != 1 or packing.action_second(action) != shape:
        return False
    if started:
        return started == [prefecture] and not state.strength[prefecture * 4 + seat]
    done = sum(state.strength[place * 4] > 0 for place in range(9))
    colour = colour_of(packing.action_card(action))
    other_can = any(colour_of(card) == colour for card in cards_in(state.hand[1 - seat]) if card >= FIRST_PERMIT)
    return done < state.round and state.tallest[prefecture] == 0 and other_can


def wanted() -> Iterator[Golden]:
    """Say what each golden record shows and who plays it."""
    for players in (2, 3, 4):
        mixed = dealt("capitol", State, [uniform, builder, uniform, builder][:players])
        heaping = dealt("capitol", State, [heaper] * players)
        keeping = dealt("capitol", State, [miser if players == 2 else hoarder] * players)
        yield Golden(f"normal_end_{players}p", mixed, ends_normally)
        yield Golden(f"shared_victory_{players}p", mixed, is_shared)
        yield Golden(f"supply_exhausted_{players}p", heaping, supply_is_exhausted)
        yield Golden(f"all_piles_empty_{players}p", keeping, draws_lost)
        yield Golden(f"tile_removed_by_tie_{players}p", mixed, removed_by_tie)


GOLDENS = Goldens(Path(__file__).parent, tuple(wanted()))

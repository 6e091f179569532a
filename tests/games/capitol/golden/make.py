"""Find the golden records anew: games by simple players, each the first that shows what its file name says.

    python -m tests.games.capitol.golden.make            writes what is missing, and never touches a file that is there
    python -m tests.games.capitol.golden.make --check    says which files would come out otherwise today

A golden record changes only together with the rule that changes it: delete the file, run this, and name the rule in
the commit.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from aedilis.core.game import Game
from aedilis.core.record import to_text
from aedilis.games.capitol.engine.cards import FIRST_PERMIT, cards_in, colour_of
from aedilis.games.capitol.engine.fields import BID, BUILD, PLACE, ROUND
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.packing import (
    PERMIT_CARD,
    STOP_DRAWING,
    action_card,
    action_first,
    action_kind,
    action_second,
    action_third,
    bid_action,
)
from aedilis.games.capitol.engine.state import State
from tests.contract.counts import POSITIONS, RANDOM_PLAY, SUMS, legal_action
from tests.contract.golden import keep, play, uniform
from tests.games.capitol.golden.counts import COUNTS
from tests.games.capitol.golden.players import builder, heaper, hoarder
from tests.games.habits import Player

FOLDER = Path(__file__).parent
Shows = Callable[[Game], bool]


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
        return next(a for a in listed if (a == bid_action(seat, 0)) != amphitheatre)
    if state.phase == BUILD:
        return next((a for a in listed if action_kind(a) == PERMIT_CARD and is_shared_house(state, a)), listed[0])
    if state.phase == PLACE:
        return next(a for a in listed if state.monument[action_first(a)] == 0 and state.standing[action_first(a) * 4])
    return chooser.choice([action for action in listed if action_kind(action) != STOP_DRAWING])


def is_shared_house(state: State, action: int) -> bool:
    """Tell whether this is the round's one house: a single block that begins a tie for first place, or completes it."""
    prefecture, seat = action_third(action), state.active
    started = [place for place in range(9) if state.strength[place * 4] != state.strength[place * 4 + 1]]
    if state.round > 2 or action_first(action) != 1 or action_second(action) != (ROUND if state.round == 1 else 1):
        return False
    if started:
        return started == [prefecture] and not state.strength[prefecture * 4 + seat]
    done = sum(state.strength[place * 4] > 0 for place in range(9))
    colour = colour_of(action_card(action))
    other_can = any(colour_of(card) == colour for card in cards_in(state.hand[1 - seat]) if card >= FIRST_PERMIT)
    return done < state.round and state.tallest[prefecture] == 0 and other_can


def wanted() -> Iterator[tuple[str, int, Sequence[Player[State]], Shows]]:
    """Say what each golden record shows and who plays it."""
    for players in (2, 3, 4):
        mixed = [uniform, builder, uniform, builder][:players]
        yield f"normal_end_{players}p", players, mixed, ends_normally
        yield f"shared_victory_{players}p", players, mixed, is_shared
        yield f"supply_exhausted_{players}p", players, [heaper] * players, supply_is_exhausted
        yield f"all_piles_empty_{players}p", players, [miser if players == 2 else hoarder] * players, draws_lost
        yield f"tile_removed_by_tie_{players}p", players, mixed, removed_by_tie


def found(players: int, habits: Sequence[Player[State]], shows: Shows) -> str:
    """Return the first record that shows what is wanted."""
    for seed in range(100_000):
        game = play(Game.new("capitol", players=players, seed=f"golden {seed}"), State, seed, habits)
        if shows(game):
            return to_text(game.record)
    raise AssertionError("no such game was found")


def files() -> Iterator[tuple[Path, str]]:
    """Yield every golden file with the text that it would have today."""
    for name, players, habits, shows in wanted():
        yield FOLDER / f"{name}.txt", found(players, habits, shows)
    yield FOLDER / POSITIONS, COUNTS.positions()
    yield FOLDER / SUMS, COUNTS.sums(choose=legal_action)
    yield FOLDER / RANDOM_PLAY, COUNTS.sums(choose=COUNTS.random_action)


if __name__ == "__main__":
    keep(files())

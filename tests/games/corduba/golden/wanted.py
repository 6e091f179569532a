"""The golden records of Corduba for two to four: what each shows, and who plays it."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from aedilis.core.bits import ones
from aedilis.core.game import Game
from aedilis.core.record import Header, commitment
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.packing import REBELLION_OF_DISTRICTS, REBELLION_OF_MARKERS, SCORED
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.ending import most_tracks
from aedilis.games.corduba.engine.steps.unrest import legal_tiles
from tests.contract.golden import Golden, Goldens, dealt, play
from tests.contract.players import uniform
from tests.games.corduba.builder import building_number, give, put_tile, table, unrest_on
from tests.games.corduba.golden.players import builder, idler, loyal


def state_of(game: Game) -> State:
    """Return the state of a game of Corduba."""
    assert isinstance(game.state, State)
    return game.state


def best_seats(s: State) -> int:
    """Return the seats with the most senators among those that may win, as bits (C12.4)."""
    eligible = [seat for seat in range(s.players) if s.unrest[seat] < s.pack.cannot_win_at]
    most = max((s.senators[seat] for seat in eligible), default=0)
    return sum(1 << seat for seat in eligible if s.senators[seat] == most)


def is_won(s: State) -> bool:
    """Tell whether one seat alone had the most senators."""
    return s.ending == SCORED and ones(best_seats(s)) == 1 and sum(s.senators) > 2


def is_tie_by_tracks(s: State) -> bool:
    """Tell whether equal senators were decided by the prestige tracks."""
    return s.ending == SCORED and ones(best_seats(s)) > 1 and ones(most_tracks(s, best_seats(s))) == 1


def is_tie_by_order(s: State) -> bool:
    """Tell whether equal senators and tracks were decided by turn order."""
    return s.ending == SCORED and ones(best_seats(s)) > 1 and ones(most_tracks(s, best_seats(s))) > 1


def nobody_wins(s: State) -> bool:
    """Tell whether the game was scored with every seat on the last space of the unrest track."""
    return s.ending == SCORED and s.winning == 0


def districts_rebel(s: State) -> bool:
    """Tell whether all three districts revolted (C5.0)."""
    return s.ending == REBELLION_OF_DISTRICTS


def markers_run_out(s: State) -> bool:
    """Tell whether a 16th marker was needed (C5.6)."""
    return s.ending == REBELLION_OF_MARKERS


def full_board(players: int) -> Game:
    """Return a game that begins with fifteen markers in two districts: the next one needs a sixteenth (C5.6)."""
    s = table(players, characters={seat: standard().names["character"][2 * seat] for seat in range(players)})
    for seat in range(players):
        s.heritage[seat] = seat
        give(s, seat, worker=2, denarii=3)
    for district in ("servorum", "plebeius"):
        for building in s.pack.names["building"]:
            with suppress(StopIteration, AssertionError):  # there is no room, or no copy left
                put_tile(s, district, building)
    calm = [
        (district, building)
        for number, district in enumerate(("servorum", "plebeius"))
        for building in s.pack.names["building"]
        if (legal_tiles(s, number) >> building_number(s, building)) & 1
    ]
    assert len(calm) > s.pack.unrest_markers
    for district, building in calm[: s.pack.unrest_markers]:
        unrest_on(s, district, building)
    return begun_at(s)


def begun_at(s: State) -> Game:
    """Return a game that begins at this position."""
    start: dict[str, Any] = msgspec.to_builtins(RULES.position(s))
    seed = "golden start"
    header = Header(
        game="corduba",
        rules=RULES.version,
        players=s.players,
        options=start["options"],
        commitment=commitment(seed, start),
        seed=seed,
        start=start,
    )
    return Game(RULES, header, RULES.load_position(msgspec.json.encode(start)))


def golden(
    name: str, played: Callable[[int], Game], shows: Callable[[State], bool], *, by_a_bot: bool = False
) -> Golden:
    """Return a golden record that shows something at its end."""
    return Golden(name, played, lambda game: shows(state_of(game)), by_a_bot)


def sixteen_needed(seed: int, *, players: int) -> Game:
    """Play on from a full board."""
    return play(full_board(players), State, seed, [idler] * players)


def wanted() -> Iterator[Golden]:
    """Say what each golden record shows, under which options and who plays it."""
    by = partial(dealt, "corduba", State)
    for players in (2, 3, 4):
        loyally = by([loyal] * players)
        yield golden(f"win_{players}p", by([loyal, uniform, loyal, loyal][:players]), is_won)
        yield golden(f"tie_by_tracks_{players}p", loyally, is_tie_by_tracks)
        yield golden(f"tie_by_order_{players}p", loyally, is_tie_by_order)
        yield golden(f"nobody_wins_{players}p", by([idler] * players), nobody_wins)
        building = by([builder, uniform, builder, uniform][:players])
        yield golden(f"rebellion_of_districts_{players}p", building, districts_rebel)
        in_stock = by([builder] * players, {"unrest_limit": "stock"})
        yield golden(f"rebellion_of_markers_{players}p", in_stock, markers_run_out)
    for players in (2, 3, 4):
        yield golden(f"sixteenth_marker_{players}p", partial(sixteen_needed, players=players), markers_run_out)


GOLDENS = Goldens(Path(__file__).parent, tuple(wanted()))

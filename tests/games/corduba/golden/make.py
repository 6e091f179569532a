"""Find the golden records anew: games by simple players, each the first that shows what its file name says.

    python -m tests.games.corduba.golden.make            writes what is missing, and never touches a file that is there
    python -m tests.games.corduba.golden.make --check    says which files would come out otherwise today

A golden record changes only together with the rule that changes it: delete the file, run this, and name the rule in
the commit.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from aedilis.core.bits import ones
from aedilis.core.fingerprint import fingerprint
from aedilis.core.game import Game
from aedilis.core.record import Header, commitment, to_text
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.packing import REBELLION_OF_DISTRICTS, REBELLION_OF_MARKERS, SCORED
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.steps.ending import most_tracks
from aedilis.games.corduba.engine.steps.unrest import legal_tiles
from tests.contract.counts import POSITIONS, RANDOM_PLAY, SUMS, legal_action
from tests.contract.golden import keep, play, uniform
from tests.games.corduba.builder import building_number, give, put_tile, table, unrest_on
from tests.games.corduba.golden.counts import COUNTS
from tests.games.corduba.golden.players import builder, idler, loyal
from tests.games.habits import Player

FOLDER = Path(__file__).parent
EVENTS = "events.json"  # by record: how many events a spectator has heard, and a hash of their codes
Shows = Callable[[State], bool]


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


def wanted() -> Iterator[tuple[str, int, dict[str, Any], Sequence[Player[State]], Shows]]:
    """Say what each golden record shows, under which options and who plays it."""
    for players in (2, 3, 4):
        mixed = [loyal, uniform, loyal, loyal][:players]
        yield f"win_{players}p", players, {}, mixed, is_won
        yield f"tie_by_tracks_{players}p", players, {}, [loyal] * players, is_tie_by_tracks
        yield f"tie_by_order_{players}p", players, {}, [loyal] * players, is_tie_by_order
        yield f"nobody_wins_{players}p", players, {}, [idler] * players, nobody_wins
        yield f"rebellion_of_districts_{players}p", players, {}, [builder, uniform] * 2, districts_rebel
        yield f"rebellion_of_markers_{players}p", players, {"unrest_limit": "stock"}, [builder] * 4, markers_run_out


def found(players: int, options: dict[str, Any], habits: Sequence[Player[State]], shows: Shows) -> Game:
    """Return the first game that shows what is wanted."""
    for seed in range(100_000):
        game = Game.new("corduba", players=players, options=options, seed=f"golden {seed}")
        if shows(state_of(play(game, State, seed, habits))):
            return game
    raise AssertionError("no such game was found")


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


def records() -> Iterator[tuple[str, Game]]:
    """Yield the name and the game of every golden record."""
    for name, players, options, habits, shows in wanted():
        yield name, found(players, options, habits, shows)
    for players in (2, 3, 4):
        yield f"sixteenth_marker_{players}p", play(full_board(players), State, 0, [idler] * players)


def heard(game: Game) -> tuple[int, str]:
    """Return how many events a spectator has heard, and a hash of them."""
    codes = game.event_codes(-1)
    return len(codes), f"{fingerprint(codes):016x}"


def files() -> Iterator[tuple[Path, str]]:
    """Yield every golden file with the text that it would have today."""
    sums: dict[str, tuple[int, str]] = {}
    for name, game in records():
        sums[name] = heard(game)
        yield FOLDER / f"{name}.txt", to_text(game.record)
    rows = (f"{msgspec.json.encode(name).decode()}:{msgspec.json.encode(told).decode()}" for name, told in sums.items())
    yield FOLDER / EVENTS, "{\n" + ",\n".join(rows) + "\n}\n"
    yield FOLDER / POSITIONS, COUNTS.positions()
    yield FOLDER / SUMS, COUNTS.sums(choose=legal_action)
    yield FOLDER / RANDOM_PLAY, COUNTS.sums(choose=COUNTS.random_action)


if __name__ == "__main__":
    keep(files())

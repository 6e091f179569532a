"""`aedilis bench`: how fast the engine plays on this machine, one core."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from aedilis.cli.engine import is_compiled
from aedilis.core import catalogue
from aedilis.core.contract import State, View
from aedilis.core.description import RandomPlay
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng, seeded
from aedilis.terminal import output, work
from aedilis.terminal.say import t

YARDSTICK = catalogue.names()[0]  # the other games are measured against it
AGAINST = f"decisions_against_{YARDSTICK}"
GAMES = 20  # a repetition; short enough that some escape every disturbance
CLONES = 200
FIRST_MOVES = 80  # the position that is cloned lies in the middle of a game
AGAIN = 20  # a listing that seems heavy is measured so often, and the best time counts

LISTED = 50  # games in which listings are measured before the bar moves on

Measured = dict[str, float | int | bool]


class BenchPlan(msgspec.Struct, frozen=True):
    """What is to be measured."""

    game: str
    players: int
    seconds: float
    games: int
    seed: str


class PlainPlay:
    """Random play through the contract, for games that have none in their own code."""

    def play_out(self, state: State, rng: Rng, out: Actions, /) -> int:
        """Play random actions to the end; return how many decisions that took."""
        decisions = 0
        while not state.is_over():
            state.apply(self.random_action(state, rng, out))
            decisions += 1
        return decisions

    def random_action(self, state: State, rng: Rng, out: Actions, /) -> int:
        """Return a random legal action of the first seat to act."""
        legal = state.legal(state.actor())
        return legal[rng.below(len(legal))]


def bench(
    game: Annotated[str, typer.Argument(help=t("help-bench-game"))] = YARDSTICK,
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
    players: Annotated[int, typer.Option("--players", "-n", min=2, max=4, help=t("help-bench-players"))] = 4,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help=t("help-bench-seconds"))] = 4.0,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help=t("help-bench-games"))] = 1000,
    seed: Annotated[str, typer.Option(help=t("help-bench-seed"))] = "bench",
    results: Annotated[Path | None, typer.Option(help=t("help-bench-results"))] = None,
) -> None:
    """Measure random play, copying, listing, and steps driven from Python."""
    asked = BenchPlan(catalogue.rules(game).name, players, seconds, games, seed)
    measured = work.done(
        partial(measure_part, asked),
        parts(asked),
        dict[str, float],
        total=len(parts(asked)),
        about=("bench", *msgspec.structs.astuple(asked)),
        file=results,
        processes=1,
        said=t("bench-measuring"),
    )
    result = together(asked, measured)
    if as_json:
        print(json.dumps(result))
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for key, value in result.items():
        shown = t("yes" if value else "no") if isinstance(value, bool) else f"{value:,}"
        name = "decisions-against" if key == AGAINST else key.replace("_", "-")
        table.add_row(t(f"bench-{name}", game=YARDSTICK), shown)
    output.console().print(table)


def measure(game: str, players: int, seconds: float, games: int, seed: str = "bench") -> Measured:
    """Return all numbers; each speed is the best decile of many short repetitions, as the native yardstick counts."""
    asked = BenchPlan(game, players, seconds, games, seed)
    return together(asked, [measure_part(asked, part) for part in parts(asked)])


def parts(asked: BenchPlan) -> list[str]:
    """Return what is measured one after the other; a part that is kept in a file is not measured again."""
    listings = [f"listings {first}" for first in range(0, asked.games, LISTED)]
    return ["play", "events", "clone", "steps", *listings, *(["yardstick"] if asked.game != YARDSTICK else [])]


def measure_part(asked: BenchPlan, part: str) -> dict[str, float]:
    """Return the seconds of one part by name."""
    kind, _, first = part.partition(" ")
    if kind == "listings":
        heaviest, usual = _listings(asked, range(int(first), min(int(first) + LISTED, asked.games)))
        return {"heaviest": heaviest, "median": usual}
    game = YARDSTICK if kind == "yardstick" else asked.game
    deals, share = _deals(game, asked.players, asked.seed), asked.seconds / 5
    if kind == "clone":
        return {"clone": _clone(game, deals[0], share)}
    if kind == "steps":
        return {"steps": _steps(deals, share)}
    per_decision, length = _random_play(game, deals, share, listening=kind == "events")
    return {kind: per_decision, f"{kind} length": length}


def together(asked: BenchPlan, measured: Sequence[Mapping[str, float]]) -> Measured:
    """Return the numbers that people read from those of the parts."""
    found = {name: seconds for part in measured for name, seconds in part.items()}
    heaviest = max(part["heaviest"] for part in measured if "heaviest" in part)
    usual = median(part["median"] for part in measured if "median" in part)
    result: Measured = {
        "decisions_per_s": round(1 / found["play"]),
        "decisions_per_s_with_events": round(1 / found["events"]),
        "clone_us": round(1e6 * found["clone"], 4),
        "step_from_python_us": round(1e6 * found["steps"], 4),
        "games_per_s": round(1 / found["play"] / found["play length"], 1),
        "decisions_per_game": round(found["play length"], 1),
        "heaviest_listing_us": round(1e6 * heaviest, 2),
        "median_listing_us": round(1e6 * usual, 2),
        "heaviest_against_median": round(heaviest / usual, 1),
    }
    if "yardstick" in found:
        result[AGAINST] = round(found["yardstick"] / found["play"], 4)
    return result | {"players": asked.players, "compiled": _compiled(asked)}


def _compiled(asked: BenchPlan) -> bool:
    return is_compiled(type(_deals(asked.game, asked.players, asked.seed, 1)[0]).__module__)


def _deals(game: str, players: int, seed: str, count: int = GAMES) -> list[State]:
    rules = catalogue.rules(game)
    return [rules.new_state(players, rules.options(None), f"{seed} {number}") for number in range(count)]


def _random(game: str) -> RandomPlay:
    return catalogue.find(game).random_play() or PlainPlay()


def _listings(asked: BenchPlan, games: Iterable[int]) -> tuple[float, float]:
    """Return the seconds for the heaviest and for the median listing of legal actions met in these random games."""
    rules, random_action = catalogue.rules(asked.game), _random(asked.game).random_action
    options = rules.options(None)
    out, heaviest = Actions(), 0.0
    times: list[float] = []
    heavy: list[View] = []
    for number in games:
        rng = seeded(f"listing {asked.seed} {number}")
        state = rules.new_state(asked.players, options, f"listing {asked.seed} {number}")
        while not state.is_over():
            view = state.view(state.actor())
            times.append(_timed(view.legal))
            if times[-1] > heaviest / 2:  # half: other work may have disturbed what seemed the heaviest
                heavy.append(view)
                heaviest = max(heaviest, _best(view.legal))
            state.apply(random_action(state, rng, out))
    return max(_best(view.legal) for view in heavy), median(times)


def _best(call: Callable[[], object]) -> float:
    return min(_timed(call) for _ in range(AGAIN))


def _timed(call: Callable[[], object]) -> float:
    start = perf_counter()
    call()
    return perf_counter() - start


def _best_decile(measured: list[float]) -> float:
    return sorted(measured)[len(measured) // 10]


def _repeated(run: Callable[[int], float], seconds: float) -> Iterator[float]:
    """Run a measurement over and over until the time is up, at least three times."""
    end = perf_counter() + seconds
    number = 0
    while number < 3 or perf_counter() < end:
        yield run(number)
        number += 1


def _random_play(game: str, deals: list[State], seconds: float, *, listening: bool) -> tuple[float, float]:
    """Return the seconds for one random decision, and the decisions of an average game."""
    play_out = _random(game).play_out
    out = Actions()
    decisions = 0
    games = 0

    def run(number: int) -> float:
        nonlocal decisions, games
        rng = seeded(f"bench {number}")
        made = 0
        start = perf_counter()
        for deal in deals:
            state = deal.clone()
            if listening:
                state.listen(True)
            made += play_out(state, rng, out)
        spent = perf_counter() - start
        decisions += made
        games += len(deals)
        return spent / made

    best = _best_decile(list(_repeated(run, seconds)))
    return best, decisions / games


def _clone(game: str, deal: State, seconds: float) -> float:
    """Return the seconds for one copy of a position in the middle of a game."""
    random_action = _random(game).random_action
    state = deal.clone()
    rng, out = seeded("clone"), Actions()
    for _ in range(FIRST_MOVES):
        if not state.is_over():
            state.apply(random_action(state, rng, out))

    def run(_: int) -> float:
        start = perf_counter()
        for _ in range(CLONES):
            state.clone()
        return (perf_counter() - start) / CLONES

    return _best_decile(list(_repeated(run, seconds)))


def _steps(deals: list[State], seconds: float) -> float:
    """Return the seconds for one step of `legal` and `apply` in a loop of interpreted Python."""

    def run(number: int) -> float:
        state = deals[number % len(deals)].clone()
        steps = 0
        start = perf_counter()
        while not state.is_over():
            legal = state.legal(state.actor())
            steps += 1
            state.apply(legal[(7 * steps + number) % len(legal)])
        return (perf_counter() - start) / steps

    return _best_decile(list(_repeated(run, seconds)))

"""`aedilis bench`: how fast the engine plays on this machine, one core."""

import json
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from aedilis.cli import terminal
from aedilis.cli.engine import is_compiled
from aedilis.cli.say import t
from aedilis.core.errors import UnknownGame
from aedilis.core.listing import Actions
from aedilis.core.rng import seeded
from aedilis.games.capitol.random_play import play_out, random_action
from aedilis.games.capitol.rules import RULES
from aedilis.games.capitol.state import State

GAMES = 20  # a repetition; short enough that some escape every disturbance
CLONES = 200
FIRST_MOVES = 80  # the position that is cloned lies in the middle of a game


def bench(
    game: Annotated[str, typer.Argument(help=t("help-bench-game"))] = "capitol",
    as_json: Annotated[bool, typer.Option("--json", help=t("help-json"))] = False,
    players: Annotated[int, typer.Option("--players", "-n", min=2, max=4, help=t("help-bench-players"))] = 4,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help=t("help-bench-seconds"))] = 4.0,
) -> None:
    """Measure random play, copying, and steps driven from Python."""
    if game != "capitol":
        raise UnknownGame("unknown-game", t("bench-unknown", game=game), game=game)
    result = measure(players, seconds)
    if as_json:
        print(json.dumps(result))
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for key, value in result.items():
        shown = t("yes" if value else "no") if isinstance(value, bool) else f"{value:,}"
        table.add_row(t(f"bench-{key.replace('_', '-')}"), shown)
    terminal.console().print(table)


def measure(players: int, seconds: float) -> dict[str, float | int | bool]:
    """Return all numbers; each is the best decile of many short repetitions, as the native yardstick counts."""
    deals = [RULES.new_state(players, RULES.options(None), f"bench {number}") for number in range(GAMES)]
    share = seconds / 4
    per_decision, length = _random_play(deals, share, listening=False)
    with_events, _ = _random_play(deals, share, listening=True)
    return {
        "decisions_per_s": round(1 / per_decision),
        "decisions_per_s_with_events": round(1 / with_events),
        "clone_us": round(1e6 * _clone(deals[0], share), 4),
        "step_from_python_us": round(1e6 * _steps(deals, share), 4),
        "games_per_s": round(1 / per_decision / length, 1),
        "players": players,
        "compiled": is_compiled(),
    }


def _best_decile(measured: list[float]) -> float:
    return sorted(measured)[len(measured) // 10]


def _repeated(run: Callable[[int], float], seconds: float) -> Iterator[float]:
    """Run a measurement over and over until the time is up, at least three times."""
    end = perf_counter() + seconds
    number = 0
    while number < 3 or perf_counter() < end:
        yield run(number)
        number += 1


def _random_play(deals: list[State], seconds: float, *, listening: bool) -> tuple[float, float]:
    """Return the seconds for one random decision, and the decisions of an average game."""
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


def _clone(deal: State, seconds: float) -> float:
    """Return the seconds for one copy of a position in the middle of a game."""
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

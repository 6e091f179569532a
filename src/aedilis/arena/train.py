"""The command `aedilis train`: learn weights and an evaluation by self-play; it goes on where it stopped."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from aedilis.arena.generations import from_search
from aedilis.bots import levels
from aedilis.bots.budget import MOST_TRIES
from aedilis.core import catalogue
from aedilis.core.errors import OptionError
from aedilis.core.game import check_players
from aedilis.processes import MOST_GAMES, MOST_PROCESSES
from aedilis.terminal import output, recordfile
from aedilis.terminal.work import interruptible
from aedilis.training.course import Course, Training, Workshop

MOST_HIDDEN = 4096
SEARCHED_GENERATIONS = 3
MOST_ROUNDS = 100_000  # generations, or times to go through all games


def train(
    game: Annotated[str, typer.Argument(help=f"the game: {', '.join(catalogue.names())}")],
    players: Annotated[
        list[int] | None, typer.Option(min=1, max=8, help="numbers of players; repeat for several")
    ] = None,
    seed: Annotated[str, typer.Option(help="another seed learns from other games")] = "aedilis",
    generations: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=MOST_ROUNDS,
            help="generations of what is learned step by step; what they are is the game's affair",
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_GAMES, help="games to learn the evaluation from, for each number of players"),
    ] = None,
    hidden: Annotated[
        int | None, typer.Option(min=0, max=MOST_HIDDEN, help="hidden units of the network; 0 makes it linear")
    ] = None,
    epochs: Annotated[int, typer.Option(min=1, max=MOST_ROUNDS, help="times to go through all games")] = 15,
    tries: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=MOST_TRIES,
            help="learn from searched games with so many tries a decision; a generation stays if it beats the last one",
        ),
    ] = None,
    folder: Annotated[Path, typer.Option(help="where work is kept, to go on later")] = Path("training"),
    out: Annotated[Path, typer.Option(help="the data file to write")] = Path("learned.json"),
    processes: Annotated[int, typer.Option(min=0, max=MOST_PROCESSES, help="processes; 0: one for each core")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Learn by self-play and write the data file of the bots."""
    training = training_of(game, players or (), tries)
    courses = [
        Course(
            game,
            count,
            seed,
            training.generations if generations is None else generations,
            training.games if games is None else games,
            training.hidden if hidden is None else hidden,
            epochs,
            tries or 0,
        )
        for count in sorted(set(players or (2, 3, 4)))
    ]
    folder.mkdir(parents=True, exist_ok=True)
    console = output.console(stderr=as_json)
    with interruptible(folder), Progress(console=console) as progress:
        found = training.learn(courses, Workshop(folder, processes or os.cpu_count() or 1, progress))
    recordfile.replace(out, msgspec.json.encode(found) + b"\n")
    level = f"{catalogue.find(game).levels[-1]}@{out}"
    levels.make(level, game)  # what was written can be loaded
    if as_json:
        typer.echo(json.dumps({"game": game, "out": str(out), "level": level}))
    else:
        console.print(f"Wrote {out}. It plays as {level}.", soft_wrap=True)


def training_of(game: str, players: Sequence[int], tries: int | None) -> Training:
    """Return how a game is learned, from searched games if tries are given; raise OptionError if it cannot be."""
    for count in players:
        check_players(catalogue.rules(game), count)
    training = catalogue.find(game).training()
    if training is None:
        raise OptionError("no-training", f"there is nothing to train for {game!r}")
    if not tries:
        return training
    searched = training.searched
    if searched is None:
        raise OptionError("no-training", f"there is nothing to learn from searched games of {game!r}")
    if 1 in players:
        raise OptionError("bad-players", "alone there is nobody to beat: learn without --tries")
    return Training(
        SEARCHED_GENERATIONS,
        searched.games,
        training.hidden,
        lambda courses, workshop: from_search(courses, searched, workshop),
    )

"""The command `aedilis train`: learn weights and an evaluation by self-play; it goes on where it stopped."""

import json
import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from aedilis.bots import levels
from aedilis.bots.budget import MOST_TRIES
from aedilis.core import catalogue
from aedilis.core.errors import AedilisError
from aedilis.core.game import check_players
from aedilis.processes import MOST_GAMES, MOST_PROCESSES, ended_by_signal, exit_code
from aedilis.terminal import output, recordfile
from aedilis.terminal.say import fault

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
    console = output.console(stderr=as_json)
    try:
        training = catalogue.find(game).training()
        for count in players or ():
            check_players(catalogue.rules(game), count)
        from aedilis.arena.generations import from_search
        from aedilis.training.course import Course, Workshop
    except AedilisError as error:
        console.print(fault(error), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(2) from None
    except ImportError:
        console.print("[red]training needs numpy: pip install 'aedilis\\[arena]'[/red]")
        raise typer.Exit(2) from None
    if training is None:
        console.print(f"there is nothing to train for {game!r}", style="red", markup=False)
        raise typer.Exit(2)
    searched = training.searched if tries else None
    if tries and searched is None:
        console.print(f"there is nothing to learn from searched games of {game!r}", style="red", markup=False)
        raise typer.Exit(2)
    if searched and 1 in (players or ()):
        console.print("alone there is nobody to beat: learn without --tries", style="red", markup=False)
        raise typer.Exit(2)
    folder.mkdir(parents=True, exist_ok=True)
    if generations is None:
        generations = SEARCHED_GENERATIONS if searched else training.generations
    if games is None:
        games = searched.games if searched else training.games
    courses = [
        Course(
            game,
            count,
            seed,
            generations,
            games,
            training.hidden if hidden is None else hidden,
            epochs,
            tries or 0,
        )
        for count in sorted(set(players or (2, 3, 4)))
    ]
    try:
        with ended_by_signal(), Progress(console=console) as progress:
            workshop = Workshop(folder, processes or os.cpu_count() or 1, progress)
            found = from_search(courses, searched, workshop) if searched else training.learn(courses, workshop)
    except KeyboardInterrupt as interrupted:
        console.print(f"\nInterrupted; the same command goes on from {folder}.")
        raise typer.Exit(exit_code(interrupted)) from None
    except AedilisError as error:
        console.print(fault(error), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(2) from None
    try:
        recordfile.replace(out, msgspec.json.encode(found) + b"\n")
        strongest = catalogue.find(game).levels[-1]
        levels.make(f"{strongest}@{out}", game)  # what was written can be loaded
    except AedilisError as error:
        console.print(fault(error), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(2) from None
    if as_json:
        typer.echo(json.dumps({"game": game, "out": str(out), "level": f"{strongest}@{out}"}))
    else:
        console.print(f"Wrote {out}. It plays as {strongest}@{out}.", soft_wrap=True)

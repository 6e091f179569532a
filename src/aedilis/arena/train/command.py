"""The command `aedilis train`: learn weights and an evaluation by self-play; it goes on where it stopped."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from aedilis.arena.workers import ended_by_signal, exit_code
from aedilis.core.errors import AedilisError
from aedilis.games.capitol.bots.learned import learned as learned_of_capitol
from aedilis.games.corduba.bots.learned import learned as learned_of_corduba

GENERATIONS = {"capitol": 72, "corduba": 2}
GAMES = {"capitol": 150_000, "corduba": 3_000}
HIDDEN = {"capitol": 64, "corduba": 32}


def train(
    game: Annotated[str, typer.Argument(help="the game: capitol or corduba")],
    players: Annotated[list[int] | None, typer.Option(help="numbers of players; repeat for several")] = None,
    seed: Annotated[str, typer.Option(help="another seed learns from other games")] = "aedilis",
    generations: Annotated[
        int | None,
        typer.Option(help="capitol: generations of weights, 0 keeps them as they are; corduba: of the evaluation"),
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="games to learn the evaluation from, for each number of players")
    ] = None,
    hidden: Annotated[int | None, typer.Option(help="hidden units of the network; 0 makes it linear")] = None,
    epochs: Annotated[int, typer.Option(help="times to go through all games")] = 15,
    folder: Annotated[Path, typer.Option(help="where work is kept, to go on later")] = Path("training"),
    out: Annotated[Path, typer.Option(help="the data file to write")] = Path("learned.json"),
    processes: Annotated[int, typer.Option(help="processes; 0: one for each core")] = 0,
) -> None:
    """Learn by self-play and write the data file of the bots."""
    console = Console()
    if game not in GENERATIONS:
        console.print(f"[red]there is nothing to train for {game!r}; known: {', '.join(GENERATIONS)}[/red]")
        raise typer.Exit(2)
    try:
        from aedilis.arena.train import capitol, corduba
        from aedilis.arena.train.lesson import Lesson, Workshop, learn_all
    except ImportError:
        console.print("[red]training needs numpy: pip install 'aedilis\\[arena]'[/red]")
        raise typer.Exit(2) from None
    folder.mkdir(parents=True, exist_ok=True)
    lessons = [
        Lesson(
            game,
            count,
            seed,
            GENERATIONS[game] if generations is None else generations,
            games or GAMES[game],
            HIDDEN[game] if hidden is None else hidden,
            epochs,
        )
        for count in sorted(set(players or (2, 3, 4)))
    ]
    try:
        with ended_by_signal(), Progress(console=console) as progress:
            workshop = Workshop(folder, processes or os.cpu_count() or 1, progress)
            found = (
                learn_all(learned_of_capitol(), capitol.learn, lessons, workshop)
                if game == "capitol"
                else learn_all(learned_of_corduba(), corduba.learn, lessons, workshop)
            )
    except KeyboardInterrupt as interrupted:
        console.print(f"\nInterrupted; the same command goes on from {folder}.")
        raise typer.Exit(exit_code(interrupted)) from None
    except AedilisError as error:
        console.print(f"[red]{error.message}[/red]")
        raise typer.Exit(2) from None
    out.write_bytes(msgspec.json.encode(found) + b"\n")
    console.print(f"Wrote {out}.")

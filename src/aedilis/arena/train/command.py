"""The command `aedilis train`: learn weights and an evaluation by self-play; it goes on where it stopped."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from aedilis.arena.workers import ended_by_signal, exit_code
from aedilis.bots.capitol.learned import learned
from aedilis.core.errors import AedilisError


def train(
    game: Annotated[str, typer.Argument(help="the game; capitol")],
    players: Annotated[list[int] | None, typer.Option(help="numbers of players; repeat for several")] = None,
    seed: Annotated[str, typer.Option(help="another seed learns from other games")] = "aedilis",
    generations: Annotated[int, typer.Option(help="generations of weights; 0 keeps the weights as they are")] = 72,
    games: Annotated[
        int, typer.Option(help="games to learn the evaluation from, for each number of players")
    ] = 150_000,
    hidden: Annotated[int, typer.Option(help="hidden units of the network; 0 makes it linear")] = 64,
    epochs: Annotated[int, typer.Option(help="times to go through all games")] = 15,
    folder: Annotated[Path, typer.Option(help="where work is kept, to go on later")] = Path("training"),
    out: Annotated[Path, typer.Option(help="the data file to write")] = Path("learned.json"),
    processes: Annotated[int, typer.Option(help="processes; 0: one for each core")] = 0,
) -> None:
    """Learn by self-play and write the data file of the bots."""
    if players is None:
        players = [2, 3, 4]
    console = Console()
    if game != "capitol":
        console.print(f"[red]there is nothing to train for {game!r}; known: capitol[/red]")
        raise typer.Exit(2)
    try:
        from aedilis.arena.train.learn import Lesson, learn, with_lesson
    except ImportError:
        console.print("[red]training needs numpy: pip install 'aedilis\\[arena]'[/red]")
        raise typer.Exit(2) from None
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with ended_by_signal(), Progress(console=console) as progress:
            found = learned()
            for count in sorted(set(players)):
                lesson = Lesson(count, seed, generations, games, hidden, epochs)
                result = learn(lesson, folder, processes=processes or os.cpu_count() or 1, progress=progress)
                found = with_lesson(found, lesson, *result)
    except KeyboardInterrupt as interrupted:
        console.print(f"\nInterrupted; the same command goes on from {folder}.")
        raise typer.Exit(exit_code(interrupted)) from None
    except AedilisError as error:
        console.print(f"[red]{error.message}[/red]")
        raise typer.Exit(2) from None
    out.write_bytes(msgspec.json.encode(found) + b"\n")
    console.print(f"Wrote {out}.")

"""`aedilis verify`: whether a record holds: its seed, every action, its result."""

from pathlib import Path
from typing import Annotated

import typer

from aedilis.core.errors import AedilisError, RecordError
from aedilis.core.game import Game
from aedilis.terminal import output, recordfile
from aedilis.terminal.recordfile import FileError
from aedilis.terminal.say import fault, t

HOLDS, FAILS, UNCHECKED = 0, 1, 2
# Nothing is wrong with these, but they cannot be replayed here.
CANNOT_CHECK = ("record-sealed", "record-version", "unknown-game")


def verify(file: Annotated[Path, typer.Argument(help=t("help-verify-file"))]) -> None:
    """Check a record: exit code 0 if it holds, 1 if it does not, 2 if it cannot be checked."""
    console = output.console(soft_wrap=True)
    try:
        game = checked(file)
    except AedilisError as error:
        console.print(fault(error), markup=False)
        cannot = isinstance(error, FileError) or error.code in CANNOT_CHECK
        raise typer.Exit(UNCHECKED if cannot else FAILS) from error
    header, result = game.header, game.record.result
    console.print(t("verify-seed", commitment=header.commitment))
    console.print(t("verify-actions", count=len(game.record.actions)))
    if result is None:
        console.print(t("verify-unfinished"))
    else:
        scores = " ".join(map(str, result.scores))
        console.print(t("verify-result", scores=scores, winners=" ".join(map(str, result.winners))))
    raise typer.Exit(HOLDS)


def checked(file: Path) -> Game:
    """Return the replayed game of a file; raise the error that says what is wrong with it."""
    record = recordfile.read(file)
    game = Game.from_record(record)
    if game.is_over() and record.result is None:
        raise RecordError("record-truncated", t("verify-no-end"))
    return game

"""Numbers on the command line: whatever is out of range ends a command with a sentence, before anything is begun.

The options are found by asking the commands, so that a new one is tried too. `serve` has tests of its own.
"""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
import typer

from aedilis.cli.main import COMMANDS
from aedilis.core import catalogue
from aedilis.core.game import Game
from aedilis.core.record import to_text
from tests.cli.conftest import Run

NEVER = ("-1", "-3", str(-(10**30)), str(10**30), "nan", "inf", "-inf", "1e999", "0x10", "", "many")
MAY_BE_NONE = {"--processes", "--generations", "--hidden", "--seat", "--sprt"}  # 0 means something
ARGUMENTS = {
    "arena": ("capitol", "--bots", "aedile"),
    "train": ("capitol",),
    "bench": ("capitol",),
    "play": ("capitol",),
}


def commands() -> Iterator[tuple[tuple[str, ...], Callable[..., None]]]:
    """Yield every command with its name, commands of groups too."""
    modules = dict(COMMANDS)
    for game in catalogue.working():
        modules |= game.commands
    for name, module in modules.items():
        found = getattr(import_module(module), name)
        if isinstance(found, typer.Typer):
            for inner in found.registered_commands:
                assert inner.callback is not None
                yield (name, inner.name or inner.callback.__name__), inner.callback
        elif name != "serve":
            yield (name,), found


def numbers() -> list[tuple[tuple[str, ...], str, int]]:
    """Return every option that takes a number, with its command and how many numbers it takes."""
    found = []
    for name, function in commands():
        for parameter, hint in get_type_hints(function, include_extras=True).items():
            kinds = re.findall(r"\b(int|float|str|bool|Path)\b", str(get_args(hint)[:1]))
            if kinds and set(kinds) <= {"int", "float"}:
                option = get_args(hint)[1]  # Typer calls the first flag a default until the command is made
                flags = [flag for flag in (str(option.default), *option.param_decls) if flag.startswith("--")]
                found.append((name, flags[0] if flags else f"--{parameter.replace('_', '-')}", len(kinds)))
    return found


def test_the_numbers_are_found() -> None:
    found = {(" ".join(name), option) for name, option, _ in numbers()}
    assert {("arena", "--deals"), ("arena", "--sprt"), ("play", "--players"), ("content solo", "--games")} <= found
    assert len(found) >= 20


def test_a_number_out_of_range_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record = tmp_path / "game.txt"
    record.write_text(to_text(Game.new("capitol", players=2, seed="numbers").record))
    before = sorted(tmp_path.rglob("*"))
    for name, option, count in numbers():
        arguments = (str(record),) if name == ("replay",) else ARGUMENTS.get(name[0], ())
        for value in (*NEVER, *(() if option in MAY_BE_NONE else ("0",))):
            asked = (*name, *arguments, option, *[value] * count)
            refused = run(*asked)
            assert refused.exit_code in (1, 2), (asked, refused.output)
            assert refused.output.strip(), asked
            assert "No such option" not in refused.output, asked
            assert sorted(tmp_path.rglob("*")) == before, asked


@pytest.mark.parametrize("game", ["chess", "", "[/x]", "../capitol", "CAPITOL"])
@pytest.mark.parametrize(
    "name", [("arena", "--bots", "random"), ("arena", "--levels"), ("train",), ("bench",), ("play",)]
)
def test_a_game_that_is_not_there_is_refused(run: Run, game: str, name: tuple[str, ...]) -> None:
    refused = run(name[0], game, *name[1:])
    assert refused.exit_code == 1
    assert "known: capitol, corduba" in " ".join(refused.output.split())


@pytest.mark.parametrize("shares", [("0.6", "0.5"), ("0.5", "0.5"), ("-0.1", "0.5"), ("0.5", "1.1"), ("0.5", "nan")])
def test_a_sequential_test_between_no_two_shares_is_refused(run: Run, shares: tuple[str, str]) -> None:
    refused = run("arena", "capitol", "--bots", "aedile,random", "--deals", "2", "--processes", "1", "--sprt", *shares)
    assert refused.exit_code == 1
    assert "the lower first" in " ".join(refused.output.split())


def test_a_results_file_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    there = tmp_path / "missing" / "results.jsonl"
    refused = run("arena", "capitol", "--bots", "random", "--deals", "1", "--results", there)
    assert refused.exit_code == 1
    assert "results.jsonl" in "".join(refused.output.split())


def test_an_option_with_endless_digits_is_refused(run: Run) -> None:
    refused = run("play", "capitol", "--option", f"start_seat={'9' * 5000}")
    assert refused.exit_code == 1

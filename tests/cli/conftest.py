"""A terminal without a person: commands run in this process, and lines are typed from a list."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from aedilis.cli.main import app
from aedilis.terminal import say

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def _plain_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep tests away from the home folder, and from the language and the width of who runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    say.language.cache_clear()
    yield
    say.language.cache_clear()


@pytest.fixture
def run() -> Run:
    """Run a command of the aedilis program with these lines as input."""

    def invoke(*args: str | Path, lines: Sequence[str] = ()) -> Result:
        typed = "".join(f"{line}\n" for line in lines)
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A file with a whole game of two, played without much thought."""
    from aedilis.core.game import Game
    from aedilis.terminal import recordfile

    game = Game.new("capitol", players=2, seed="finished", seats=["Ada", "Bruno (bot aedile)"])
    while not game.is_over():
        legal = game.legal().codes
        game.play(legal[7 * game.moves % len(legal)])
    path = tmp_path / "finished.aedilis"
    recordfile.write(path, game.record)
    return path

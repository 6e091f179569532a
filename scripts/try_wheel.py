"""Tries a wheel where nothing else is installed: alone, and with each extra alone.

    python scripts/try_wheel.py WHEEL FOLDER [EXTRA ...]

Each environment has the wheel and just those packages that the extra asks for. They are linked from the one that runs
this, which has the locked versions of all: nothing is fetched, and a package that an extra forgets is missing for
certain. In each of them games are played: in Python, by the command, by the arena, and at a table of the server.
"""

import json
import os
import subprocess
import sys
import time
import urllib.request
import venv
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import Distribution, distribution
from importlib.util import cache_from_source
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

GAMES = ("capitol", "corduba")
INSTALL = ("install", "--no-deps", "--no-compile")  # Python keeps what it reads: most of it is never read here
PATIENCE = 120  # seconds; reached only when something does not come

LIBRARY = Path(__file__).with_name("play_library.py")


class Environment:
    """An empty environment with the wheel and what one extra asks for."""

    def __init__(self, folder: Path, wheel: Path, extra: str) -> None:
        venv.create(folder, clear=True, with_pip=False)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.folder = folder
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--python", str(self.bin / "python"), *INSTALL, str(wheel)], check=True)
        site = next(folder.glob("lib/python*/site-packages"))
        [installed] = (Distribution.at(path) for path in site.glob("aedilis-*.dist-info"))
        for name in sorted(needed(installed, extra)):
            link(distribution(name), site)

    def run(self, program: str, *arguments: str) -> str:
        """Run a program of this environment; return what it prints."""
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=600)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}\n{done.stdout}\n{done.stderr}")
        return done.stdout


def needed(asking: Distribution, extra: str = "") -> set[str]:
    """Return the names of all packages that one needs with one of its extras, itself not among them."""
    found: set[tuple[str, str]] = set()
    waiting = [(asking, extra)]
    while waiting:
        current, part = waiting.pop()
        for line in current.requires or []:
            requirement = Requirement(line)
            if requirement.marker and not requirement.marker.evaluate({"extra": part}):
                continue
            name = canonicalize_name(requirement.name)
            wanted = asking if name == canonicalize_name(asking.metadata["Name"]) else distribution(name)
            for one in {"", *requirement.extras}:
                if (name, one) not in found:
                    found.add((name, one))
                    waiting.append((wanted, one))
    return {name for name, _ in found} - {canonicalize_name(asking.metadata["Name"])}


def link(package: Distribution, site: Path) -> None:
    """Put the files of an installed package into another environment, with what Python has kept of them, if it has."""
    for file in package.files or []:
        source, target = os.path.realpath(str(package.locate_file(file))), site.joinpath(file)
        if file.parts[0] == ".." or "__pycache__" in file.parts or target.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        os.link(source, target)
        if file.suffix == ".py" and os.path.exists(kept := cache_from_source(source)):
            target.with_name("__pycache__").mkdir(exist_ok=True)
            os.link(kept, cache_from_source(str(target)))


def play_in_python(place: Environment) -> None:
    """Import the library and play a game of each, as the README shows."""
    place.run("python", "-W", "error", str(LIBRARY))


def examine(place: Environment) -> None:
    """Let the command look at what is installed."""
    place.run("aedilis", "doctor")


def play_by_command(place: Environment) -> None:
    """Let the command look at what is installed, and play random games of each."""
    place.run("aedilis", "--version")
    examine(place)
    for game in GAMES:
        place.run("aedilis", "bench", game, "--seconds", "0.1", "--games", "1", "--json")


def play_in_arena(place: Environment, *more: str) -> None:
    """Let bots play a match of each game."""
    for game in GAMES:
        match = ("arena", game, "--bots", "tiro,random", "--deals", "1", "--processes", "1", "--json", *more)
        json.loads(place.run("aedilis", *match))


def spread(place: Environment) -> None:
    """Let a cluster play the matches."""
    play_in_arena(place, "--ray", "local")


def plot(place: Environment) -> None:
    """Let the arena draw the results."""
    play_in_arena(place, "--plot", "match.png")
    assert (place.folder / "match.png").stat().st_size > 1000


def ask(url: str, body: object = None) -> bytes:
    """Send a request to a server on this machine; return its answer."""
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def serve(place: Environment) -> None:
    """Serve the page, and a table of each game at which bots play to the end."""
    command = [str(place.bin / "aedilis"), "serve", "--port", "0", "--workers", "1", "--bot-pace", "0"]
    with subprocess.Popen(command, cwd=place.folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            greeting = server.stdout.readline()
            assert "Aedilis is ready" in greeting, greeting
            here = greeting.split()[-1]
            assert b"<title>" in ask(here), "the wheel has no page"
            for game in GAMES:
                play_table(here, game)
        finally:
            server.terminate()


def play_table(here: str, game: str) -> None:
    """Seat bots alone, and wait until they have played."""
    made = json.loads(ask(f"{here}/api/tables", {"game": game, "seats": [{"kind": "bot", "level": "tiro"}] * 2}))
    end = time.monotonic() + PATIENCE
    while json.loads(ask(f"{here}/api/tables/{made['table']['id']}"))["status"] != "over":
        assert time.monotonic() < end, f"the bots do not end their game of {game}"
        time.sleep(0.1)


ASK = """
import asyncio, sys
from mcp import Client, StdioServerParameters

async def ask(game):
    command = StdioServerParameters(command=sys.executable, args=["-m", "aedilis", "mcp", game, "--seed", "a wheel"])
    async with Client(command) as client:
        shown = await client.call_tool("look")
        assert not shown.is_error and "must decide" in shown.content[0].text, shown

for game in sys.argv[1:]:
    asyncio.run(ask(game))
"""


def seat_a_model(place: Environment) -> None:
    """Let a client of the Model Context Protocol look at a table of each game."""
    place.run("python", "-c", ASK, *GAMES)


TRIES = {
    "": (play_in_python,),
    "cli": (play_in_python, play_by_command),
    "arena": (examine, play_in_arena),
    "plot": (plot,),
    "ray": (spread,),
    "server": (examine, serve),
    "mcp": (seat_a_model,),
    "all": (examine, plot, seat_a_model),  # it brings all others, as a test says; here they stand beside each other
}


def try_extra(extra: str, wheel: Path, folder: Path) -> None:
    """Play with one extra, and say what it took."""
    begun = time.monotonic()
    place = Environment(folder / (extra or "base"), wheel, extra)
    for one in TRIES[extra]:
        one(place)
    print(f"aedilis[{extra}]: plays, {time.monotonic() - begun:.0f} s".replace("[]", ""), flush=True)


def main(wheel: Path, folder: Path, extras: list[str]) -> None:
    """Try these extras, two at a time: each waits for its own server and processes."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        for tried in [pool.submit(try_extra, extra, wheel, folder) for extra in extras]:
            tried.result()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3:] or list(TRIES))

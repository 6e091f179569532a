"""How fast the engine is, as ratios within one run: compiled against uncompiled, and against a native yardstick.

    python bench/ratios.py                        both games, compiled against the same source uncompiled
    python bench/ratios.py --native yardstick.rs  Capitol also against a Rust program that prints "dec/s N"

The machine may be busy, so the programs take turns, several times, and the best turn of each counts.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
TURNS = 5
GAMES = ("capitol", "corduba")
LISTING_GAMES = 1000


def bench(python_path: Path, game: str, seconds: float, games: int) -> dict[str, float]:
    """Run `aedilis bench` on the package that lies at the path."""
    command = [sys.executable, "-m", "aedilis", "bench", game, "--json"]
    command += ["--seconds", str(seconds), "--games", str(games)]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(python_path)}, check=True, capture_output=True, text=True
    )
    result: dict[str, float] = json.loads(done.stdout)
    return result


def uncompiled_copy(folder: Path) -> Path:
    """Copy the package without its native code."""
    shutil.copytree(
        ROOT / "src" / "aedilis",
        folder / "aedilis",
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static"),
    )
    return folder


def native(source: Path, folder: Path) -> Path | None:
    """Compile the yardstick; None when there is no Rust compiler."""
    if shutil.which("rustc") is None:
        print("There is no rustc here: the native yardstick is left out.")
        return None
    program = folder / "yardstick"
    subprocess.run(
        ["rustc", "-C", "opt-level=3", "-C", "target-cpu=native", "-o", str(program), str(source)], check=True
    )
    return program


def native_speed(program: Path) -> float:
    """Return the decisions per second that the yardstick reports."""
    done = subprocess.run([str(program), "100", "100"], check=True, capture_output=True, text=True)
    found = re.search(r"dec/s (\d+)", done.stdout)
    if found is None:
        raise SystemExit("the yardstick did not print its decisions per second")
    return float(found[1])


def main() -> None:
    """Take turns and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--native", type=Path, help="a Rust program to compare with")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        pure = uncompiled_copy(folder / "pure")
        yardstick = native(given.native, folder) if given.native else None
        compiled: dict[str, list[dict[str, float]]] = {game: [] for game in GAMES}
        limits: list[float] = []
        for turn in range(TURNS):
            for game in GAMES:
                compiled[game].append(bench(ROOT / "src", game, 2, 1 if turn else LISTING_GAMES))
            if yardstick:
                limits.append(native_speed(yardstick))
        slow = {game: bench(pure, game, 6, 1) for game in GAMES}
    for game in GAMES:
        report(game, compiled[game], slow[game], limits if game == "capitol" else [])


def report(game: str, runs: list[dict[str, float]], slow: dict[str, float], limits: list[float]) -> None:
    """Print the numbers of one game; the best turn counts."""
    best = max(runs, key=lambda run: run["decisions_per_s"])
    with_events = max(run["decisions_per_s_with_events"] for run in runs)
    print(game.capitalize())
    print(f"  decisions per second, compiled     {best['decisions_per_s']:>12,.0f}")
    print(f"  decisions per second, uncompiled   {slow['decisions_per_s']:>12,.0f}")
    print(f"  compiled against uncompiled        {best['decisions_per_s'] / slow['decisions_per_s']:>11.1f}x")
    if limits:
        print(f"  decisions per second, native       {max(limits):>12,.0f}")
        print(f"  compiled against native            {best['decisions_per_s'] / max(limits):>11.2f}x")
    if "decisions_against_capitol" in best:
        against = max(run["decisions_against_capitol"] for run in runs)
        print(f"  decisions per second, of Capitol's {against:>11.3f}x")
    print(f"  events cost                        {best['decisions_per_s'] / with_events - 1:>11.0%} more")
    print(f"  clone from Python                  {min(run['clone_us'] for run in runs):>9.2f} us")
    print(f"  a step driven from Python          {min(run['step_from_python_us'] for run in runs):>9.2f} us")
    print(f"  heaviest listing of {LISTING_GAMES:,} games     {runs[0]['heaviest_listing_us']:>9.2f} us")
    print(f"  the same against the median        {runs[0]['heaviest_against_median']:>11.1f}x")


if __name__ == "__main__":
    main()

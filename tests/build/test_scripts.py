"""What setting up says while it runs, and how a changed engine is served before it is compiled again."""

import os
import re
import select
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.test_engine import HOME

PATIENCE = 600  # seconds, for a machine that is busy with other things

BUILD = """
# Stands in for the compiler: done when the test says so.
import sys, time
from pathlib import Path
def current():
    return ["native"] if Path("compiled").exists() else []
if __name__ == "__main__":
    while not Path("go").exists():
        time.sleep(0.01)
    Path("compiled" if Path("go").read_text() == "good" else "broken").touch()
"""
SERVER = """
# Stands in for the package: says where it was imported from and waits.
import signal, sys
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
print("serving", "uncompiled" if ".build" in __file__ else "native", *sys.argv[1:], flush=True)
signal.sigwait([signal.SIGTERM])
"""


def part(*command: str) -> tuple[int, str]:
    done = subprocess.run(
        [str(HOME / "scripts/part"), "The cake", *command], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def test_a_part_tells_its_beginning_what_it_says_and_its_seconds() -> None:
    code, said = part("sh", "-c", "echo flour; printf eggs >&2")
    assert code == 0
    told = r"==> The cake\n    The cake: flour\n    The cake: eggs\n    The cake: done in \d+ s\n"
    assert re.fullmatch(told, said), said


def test_a_part_that_fails_is_told_whole_and_fails() -> None:
    code, said = part("sh", "-c", "seq 1 2000; exit 7")
    assert code == 7
    assert said.count("    The cake: ") == 2001
    assert "FAILED" in said


def started(*command: str, held: int | None = None, **world: str) -> "subprocess.Popen[str]":
    """A command as a person starts it, whom Ctrl-C reaches; it and whatever it starts hold a descriptor."""
    return subprocess.Popen(
        command,
        env=os.environ | world,
        stdout=subprocess.PIPE,
        text=True,
        pass_fds=[] if held is None else [held],
        start_new_session=True,
        # Also where the tests themselves run in the background and ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_part_that_is_stopped_leaves_nothing_behind(how: signal.Signals) -> None:
    """Nor what its command has started, as setup.py starts compilers: whoever stopped it may begin again at once."""
    ended, held = os.pipe()
    bake = "(echo baking; exec sleep 1000) & wait"
    with os.fdopen(ended), started(str(HOME / "scripts/part"), "The cake", "sh", "-c", bake, held=held) as baker:
        os.close(held)
        heard(baker, "baking")
        os.killpg(baker.pid, how)
        assert baker.wait(PATIENCE) == 128 + how
        assert select.select([ended], [], [], PATIENCE)[0], "something that was started goes on"


def test_what_is_half_built_when_a_part_fails_is_built_again(tmp_path: Path) -> None:
    """A full disk, say: the page's first file is there and looks new, what belongs to it is not."""
    rules = [line for line in (HOME / "Makefile").read_text().splitlines() if line.startswith(".DELETE_ON_ERROR:")]
    (tmp_path / "Makefile").write_text("\n".join([*rules, "page:", "\t@echo half >page; false", ""]))
    for _ in range(2):
        assert subprocess.run(["make", "page"], cwd=tmp_path, capture_output=True, check=False).returncode == 2
    assert not (tmp_path / "page").exists()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose engine was compiled and has changed; compiler and server are stand-ins."""
    shutil.copytree(HOME / "scripts", tmp_path / "scripts")
    (tmp_path / "src/aedilis").mkdir(parents=True)
    (tmp_path / "src/aedilis/__init__.py").touch()
    (tmp_path / "src/aedilis/__main__.py").write_text(SERVER)
    (tmp_path / "setup.py").write_text(BUILD)
    (tmp_path / ".build").mkdir()
    (tmp_path / ".build/engine.json").write_text('{\n "mode": "compiled"\n}')
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (tmp_path / ".venv/bin/python").chmod(0o755)
    return tmp_path


def playing(checkout: Path) -> "subprocess.Popen[str]":
    return started(str(checkout / "scripts/play"), "--port", "8", PYTHONPATH=str(checkout / "src"))


def heard(play: "subprocess.Popen[str]", what: str) -> list[str]:
    """Read until a line says this; return all lines up to it."""
    assert play.stdout is not None
    lines = []
    for line in play.stdout:
        lines.append(line)
        if what in line:
            return lines
    raise AssertionError(f"{what!r} was not said: {lines}")


def test_an_engine_that_is_compiled_is_served_at_once(checkout: Path) -> None:
    (checkout / "compiled").touch()
    with playing(checkout) as play:
        assert heard(play, "serving") == ["serving native serve --port 8\n"]
        play.send_signal(signal.SIGTERM)
        assert play.wait(PATIENCE) == 0


def test_a_changed_engine_is_served_uncompiled_and_natively_when_it_is_ready(checkout: Path) -> None:
    with playing(checkout) as play:
        assert "serving uncompiled serve --port 8\n" in heard(play, "serving")
        (checkout / "go").write_text("good")
        assert "serving native serve --port 8\n" in heard(play, "serving native")
        play.send_signal(signal.SIGTERM)
        assert play.wait(PATIENCE) == 0


def test_an_engine_that_does_not_compile_stays_uncompiled(checkout: Path) -> None:
    with playing(checkout) as play:
        heard(play, "serving uncompiled")
        (checkout / "go").write_text("bad")
        heard(play, "done in")
        play.send_signal(signal.SIGTERM)
        assert play.wait(PATIENCE) == 143
        assert "native" not in play.communicate()[0]


def test_stopping_meanwhile_stops_everything(checkout: Path) -> None:
    with playing(checkout) as play:
        heard(play, "serving uncompiled")
        os.killpg(play.pid, signal.SIGINT)
        assert play.wait(PATIENCE) in (130, -signal.SIGINT)
        play.communicate(timeout=PATIENCE)  # nobody holds what it wrote to any more


INSTALLER = """#!/bin/sh
# Stands in for Python: notes what it is asked for; uv is there, and finds packages, when the test says so.
echo "$*" >> asked
case "$*" in
"-m uv --version") test -e uv ;;
"-m uv pip install"*) test -e uv && test ! -e mirror ;;
"-m pip "*) case "$*" in *uv==*) test ! -e offline && touch uv ;; esac ;;
esac
"""
UV = "-m uv pip install --quiet --python .venv/bin/python -r some.lock"
PIP = "-m pip --quiet --quiet --disable-pip-version-check install"


@pytest.mark.parametrize(
    ("world", "asked"),
    [
        ("", [f"{PIP} uv==1.2", UV]),  # a new environment
        ("uv", [UV]),
        ("offline", [f"{PIP} uv==1.2", UV, f"{PIP} -r some.lock"]),  # no wheel of uv for this machine
        ("mirror", [f"{PIP} uv==1.2", UV, f"{PIP} -r some.lock"]),  # only pip knows where packages are
    ],
)
def test_packages_come_by_uv_and_where_it_cannot_by_pip(tmp_path: Path, world: str, asked: list[str]) -> None:
    shutil.copytree(HOME / "scripts", tmp_path / "scripts")
    (tmp_path / "requirements-play.lock").write_text("other==1\nuv==1.2\nuvicorn==3\n")
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").write_text(INSTALLER)
    (tmp_path / ".venv/bin/python").chmod(0o755)
    if world:
        (tmp_path / world).touch()
    subprocess.run([tmp_path / "scripts/packages", "-r", "some.lock"], check=True)
    told = (tmp_path / "asked").read_text().splitlines()
    assert told == ["-m uv --version", *asked]
    assert not (tmp_path / ".venv/.adding").exists()


def test_an_environment_in_which_installing_was_interrupted_is_made_anew(tmp_path: Path) -> None:
    shutil.copytree(HOME / "scripts", tmp_path / "scripts")
    (tmp_path / ".venv/bin").mkdir(parents=True)
    stopped = '#!/bin/sh\ncase "$*" in *version | *import*) ;; *) kill -TERM $PPID ;; esac\n'
    (tmp_path / ".venv/bin/python").write_text(stopped)
    (tmp_path / ".venv/bin/python").chmod(0o755)
    assert subprocess.run([tmp_path / "scripts/packages", "x"], check=False).returncode == -signal.SIGTERM
    (tmp_path / ".venv/.made").touch()
    shutil.copy(HOME / "Makefile", tmp_path)
    shown = subprocess.run(["make", "-n", ".venv/.made"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "-m venv .venv" in shown.stdout

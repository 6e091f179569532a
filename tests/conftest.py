"""Which engine the tests run on, which game of somebody else's is installed, and how hard Hypothesis tries."""

import gc
import hashlib
import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import aedilis.core.rng
from tests.thirdgame import install

# Looking for tests makes a great many things that stay, which need not be looked through again.
gc.set_threshold(100_000)

install.be_found()  # at once: whoever asks for the games keeps the answer

settings.register_profile("dev", deadline=None)
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    max_examples=20,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],  # the uncompiled engine is slow, and that is no fault
)
settings.register_profile("thorough", settings.get_profile("ci"), max_examples=100)
settings.register_profile("pure", settings.get_profile("ci"), max_examples=4)  # the compiled run tries more
settings.load_profile("dev")  # `make test` names another one

ROOT = Path(__file__).resolve().parent.parent
ENGINE_FILE = Path(aedilis.core.rng.__file__)
ENGINE = "pure" if ENGINE_FILE.suffix == ".py" else "compiled"


def changed_since_compiled() -> list[str]:
    """Return the sources whose native code in this checkout is out of date."""
    state = ROOT / ".build" / "engine.json"
    if ENGINE == "pure" or not state.is_file() or not ENGINE_FILE.is_relative_to(ROOT):
        return []
    recorded: dict[str, str] = json.loads(state.read_text())["sources"]
    return [
        path
        for path, checksum in recorded.items()
        if not (ROOT / path).is_file() or hashlib.sha256((ROOT / path).read_bytes()).hexdigest() != checksum
    ]


def pytest_configure() -> None:
    """Refuse to test another engine than the one that was asked for, or an old one."""
    expected = os.environ.get("AEDILIS_EXPECT", ENGINE)
    if expected != ENGINE:
        raise pytest.UsageError(f"expected the {expected} engine, but found the {ENGINE} one: {ENGINE_FILE}")
    if changed := changed_since_compiled():
        raise pytest.UsageError(f"run `make build` first: {', '.join(changed)} changed since it was compiled")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only thorough runs test."""
    if not os.environ.get("THOROUGH"):
        late = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=late)
        items[:] = [item for item in items if item not in late]


def pytest_report_header() -> str:
    """Say which engine is under test."""
    return f"engine: {ENGINE} ({ENGINE_FILE.parent.parent})"

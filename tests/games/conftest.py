"""Lets the rule tests write down what they ask; see recording.py."""

import os
from collections.abc import Iterator

import pytest

from tests.games import recording


@pytest.fixture(autouse=recording.is_on())
def written_down(request: pytest.FixtureRequest) -> Iterator[None]:
    """Say which test asks."""
    recording.test = request.node
    yield
    recording.test = None


def pytest_sessionfinish() -> None:
    """Write the files."""
    if recording.is_on():
        recording.write(os.environ[recording.ASKED])

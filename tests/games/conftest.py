"""Lets the rule tests compare what they ask with the conformance files, or write it down; see recording.py."""

import os
from collections.abc import Iterator

import pytest

from tests.games import recording


@pytest.fixture(autouse=True)
def written_down(request: pytest.FixtureRequest) -> Iterator[None]:
    """Say which test asks."""
    recording.begin(request.node)
    yield
    recording.begin(None)


def pytest_sessionfinish() -> None:
    """Write the files."""
    if recording.is_on():
        recording.write(os.environ[recording.ASKED])

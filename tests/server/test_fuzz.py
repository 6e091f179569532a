"""Nonsense from outside: a few thousand messages here, 100,000 with `python -m bench.load_fuzz`."""

from bench.load_fuzz import fuzz
from tests.server.conftest import Start


async def test_nonsense_on_the_websocket_breaks_leaks_and_stops_nothing(start: Start) -> None:
    async with start(commands_per_second=1e9) as server:
        answers = await fuzz(server.base, 3000, seed=5)
    assert answers["accepted"] > 20
    assert answers["refused bad-json"] > 100
    assert answers["refused bad-message"] > 100
    assert answers["refused bad-action"] > 20

"""kill -9 (promise 3): a few kills here, fifty with `python bench/crash.py`."""

from bench.crash import crash


async def test_acknowledged_commands_survive_kill_9_and_clients_resume() -> None:
    witness = await crash(kills=3, tables=4, pause=0.05, seed=7)
    assert len(witness.acknowledged) > 20
    assert len(witness.collected) >= 8

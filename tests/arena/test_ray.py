"""The same match on a local Ray cluster."""

import gc
import warnings

import pytest

from aedilis.arena.arena import run
from aedilis.arena.match import Setting
from aedilis.arena.results import Results
from aedilis.arena.workers import here, ray_runner

STARTS = 10  # a cluster waits for half a minute, in which a busy machine may not have begun


@pytest.mark.thorough  # `make package` plays a match on a cluster with the wheel
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_cluster_plays_the_same_games() -> None:
    ray = pytest.importorskip("ray")
    setting = Setting("capitol", 2, ("aedile", "random"), 2)
    alone, cluster = Results(setting), Results(setting)
    run(alone, here)
    for _ in range(STARTS):
        if cluster.in_order():
            break
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                with ray_runner("local") as runner:
                    run(cluster, runner)
        except Exception as failure:
            if "timed out during startup" not in str(failure):
                raise
            ray.shutdown()
    gc.collect()  # what it warns of when it is forgotten is its own as well
    assert [game.scores for game in alone.in_order()] == [game.scores for game in cluster.in_order()]

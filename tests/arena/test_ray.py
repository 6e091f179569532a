"""The same match on a local Ray cluster."""

import warnings

import pytest

from aedilis.arena.arena import run
from aedilis.arena.match import Setting
from aedilis.arena.results import Results
from aedilis.arena.workers import here, ray_runner

pytest.importorskip("ray")


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_cluster_plays_the_same_games() -> None:
    setting = Setting("capitol", 2, ("aedile", "random"), 2)
    alone, cluster = Results(setting), Results(setting)
    run(alone, here)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with ray_runner("local") as runner:
            run(cluster, runner)
    assert [game.scores for game in alone.in_order()] == [game.scores for game in cluster.in_order()]

"""The arena: balanced seats, duplicate deals, results that resume, honest errors, a sequential test, the command."""

import json
import math
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from aedilis.arena.arena import games_of, run
from aedilis.arena.match import PlayedGame, Setting, groups, pairings
from aedilis.arena.playing import play
from aedilis.arena.results import Results
from aedilis.arena.sprt import verdict
from aedilis.arena.standings import clustered_mean, share_interval, standings
from aedilis.arena.workers import here, in_processes
from aedilis.cli.main import app
from aedilis.core import catalogue
from aedilis.core.errors import FormatError, OptionError
from aedilis.core.intervals import wilson

DUEL = Setting("capitol", 2, ("aedile", "random"), 4)


def played(number: int, deal: int, seats: tuple[str, ...], scores: tuple[int, ...]) -> PlayedGame:
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return PlayedGame(number, deal, seats, scores, winners, 100, 0.1)


def command(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", "capitol", *words])


def test_fewer_bots_than_seats_are_filled_up_with_the_last() -> None:
    assert groups(4, ["consul", "aedile"]) == [("consul", "aedile", "aedile", "aedile")]
    assert groups(2, ["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    with pytest.raises(OptionError):
        groups(2, [])


def test_every_bot_sits_everywhere_equally_often() -> None:
    seats = Counter(
        (bot, seat)
        for pairing in pairings(Setting("capitol", 3, ("tiro", "aedile", "random"), 5))
        for seat, bot in enumerate(pairing.seats)
    )
    assert set(seats.values()) == {5}
    assert len(seats) == 9


def test_a_deal_is_the_same_in_every_rotation_and_a_game_can_be_repeated() -> None:
    mirror = Setting("capitol", 2, ("aedile", "aedile"), 1)
    first, second = (play(mirror, pairing) for pairing in pairings(mirror))
    assert first.deal == second.deal
    again = play(mirror, next(pairings(mirror)))
    assert (again.scores, again.decisions) == (first.scores, first.decisions)


def test_results_go_on_where_they_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    heard: list[int] = []

    class Interrupted(Exception):
        pass

    def tell(game: PlayedGame) -> None:
        heard.append(game.number)
        if len(heard) == 3:
            raise Interrupted

    with pytest.raises(Interrupted):
        run(Results(DUEL, file), here, told=tell)
    with file.open("ab") as broken:
        broken.write(b'{"type":"played","numb')  # the process died while writing
    heard.clear()
    resumed = Results(DUEL, file)
    assert len(resumed.games) == 3
    run(resumed, here, told=lambda game: heard.append(game.number))
    assert heard == [3, 4, 5, 6, 7]
    whole = Results(DUEL)
    run(whole, here)
    assert [game.scores for game in Results(DUEL, file).in_order()] == [game.scores for game in whole.in_order()]


def test_results_of_another_match_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(DUEL, file)
    Results(Setting("capitol", 2, ("aedile", "random"), 9), file)  # more deals prolong the same match
    with pytest.raises(FormatError, match="another match"):
        Results(Setting("capitol", 2, ("tiro", "random"), 4), file)
    file.write_text("nonsense\n")
    with pytest.raises(FormatError):
        Results(DUEL, file)


def test_processes_play_the_same_games() -> None:
    alone, together = Results(DUEL), Results(DUEL)
    run(alone, here)
    run(together, in_processes(2))
    assert [game.scores for game in alone.in_order()] == [game.scores for game in together.in_order()]
    assert len(alone.games) == games_of(DUEL) == 8


def test_shares_of_a_deal_are_one_observation() -> None:
    mean, error = clustered_mean([[1.0, 0.0]] * 50)
    assert mean == 0.5
    assert error == 0
    assert share_interval([[1.0, 0.0]] * 50) == (0.5, *wilson(0.5, 50))  # no spread between deals: each is one
    mean, error = clustered_mean([[1.0, 1.0], [0.0, 0.0]] * 50)
    assert error == pytest.approx(1.96 * 0.5 / math.sqrt(100), rel=0.02)  # 100 observations, not 200
    assert clustered_mean([[1.0, 1.0]]) == (1.0, 1.0)
    assert share_interval([[1.0, 1.0], [0.0, 0.0]] * 50)[1:] == pytest.approx(wilson(0.5, 100), abs=0.002)


def test_intervals_of_shares_are_wilsons() -> None:
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)  # as in the books
    assert wilson(0.8, 50) == pytest.approx((0.6696, 0.8876), abs=1e-4)
    assert wilson(1.0, 1)[1] == 1.0
    assert share_interval([[1.0, 1.0]] * 20) == (1.0, *wilson(1.0, 20))


def test_standings_count_shared_victories_and_copies() -> None:
    games = [played(i, i, ("a", "b", "b"), (30, 20, 10) if i % 2 else (20, 20, 10)) for i in range(10)]
    first, second = standings(games)
    assert (first.bot, first.games, first.wins) == ("a", 10, 0.75)
    assert (second.bot, second.games, second.wins) == ("b", 20, 0.125)
    assert first.rating > second.rating
    alone = standings([played(0, 0, ("a", "a"), (1, 2))])
    assert [(one.bot, one.rating, one.rating_error) for one in alone] == [("a", 1500, 0)]
    lost = standings([msgspec.structs.replace(played(0, 0, ("a", "b"), (1, 2)), winners=())])
    assert {one.rating for one in lost} == {1500}


def test_there_is_one_scale_of_ratings_and_faber_has_1500_on_it() -> None:
    games = [played(i, i, ("x", "faber", "y"), (30, 20, 10) if i % 3 else (10, 20, 30)) for i in range(60)]
    found = {one.bot: one for one in standings(games)}
    assert found["faber"].rating == 1500
    assert found["x"].rating > 1500 > found["y"].rating
    without = [played(i, i, ("x", "y"), (30, 20) if i % 3 else (10, 20)) for i in range(60)]
    assert sum(one.rating for one in standings(without)) == pytest.approx(3000)
    assert "Faber has 1500" in Path(__file__).parents[2].joinpath("docs/how-to/arena.md").read_text(encoding="utf-8")


def test_the_sequential_test_decides_either_way() -> None:
    strong = [played(i, i // 2, ("a", "b") if i % 2 else ("b", "a"), (9, 1) if i % 2 else (1, 9)) for i in range(40)]
    assert verdict(strong, "a", 0.5, 0.6).accepted == "H1"
    assert verdict(strong, "b", 0.5, 0.6).accepted == "H0"
    assert verdict(strong[:4], "a", 0.5, 0.6).accepted == ""
    even = [played(i, i, ("a", "b"), (9, 1) if i % 2 else (1, 9)) for i in range(20)]
    assert verdict(even, "a", 0.45, 0.55).accepted == ""


def test_a_decided_test_stops_the_match() -> None:
    results = Results(Setting("capitol", 2, ("aedile", "random"), 200))
    test = run(results, here, sprt=(0.5, 0.75))
    assert test is not None
    assert test.accepted == "H1"
    assert len(results.games) < 60


def test_the_command_prints_a_table_json_and_a_plot(tmp_path: Path) -> None:
    plot = tmp_path / "plot.png"
    base = ["--bots", "aedile,random", "--deals", "3", "--processes", "1"]
    shown = command(*base)
    assert shown.exit_code == 0
    assert "victories" in shown.output
    pytest.importorskip("matplotlib")
    spoken = command(*base, "--json", "--plot", str(plot))
    assert spoken.exit_code == 0
    value = json.loads(spoken.stdout)
    assert value["games"] == 6
    assert value["standings"][0]["bot"] == "aedile"
    assert plot.stat().st_size > 1000


def test_the_command_refuses_an_unknown_bot() -> None:
    refused = command("--bots", "nobody")
    assert refused.exit_code == 1
    assert "nobody" in refused.output


def test_the_command_shows_the_published_levels() -> None:
    shown = command("--levels")
    assert shown.exit_code == 0
    assert "1500" in shown.output
    told = json.loads(command("--levels", "--json").stdout)
    assert [level["name"] for level in told["levels"]] == list(catalogue.find("capitol").levels)


def test_the_command_wants_bots() -> None:
    refused = command()
    assert refused.exit_code == 1
    assert "--bots" in refused.output

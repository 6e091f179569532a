"""`aedilis content report`: every game is counted once, whoever plays it, and figures say what they claim."""

import json
from pathlib import Path

import pytest

from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.study import usage
from aedilis.games.corduba.study.usage import Used
from tests.cli.conftest import Run
from tests.games.corduba.packs import copied_to

QUICK = ("content", "report", "--bots", "random", "--games", "3", "--processes", "1")
KNOWN = usage.components(standard().names, list(standard().track))


def ended(winner: int | None, *uses: str, players: int = 2) -> Used:
    """A game in which seat 0 used these, and nobody else anything."""
    return Used(
        players=players,
        ending="districts" if winner is None else "scored",
        winners=() if winner is None else (winner,),
        senators=(4, 2),
        places=(1, 0),
        uses=(dict.fromkeys(uses, 2), {}),
    )


def test_wins_are_multiples_of_a_fair_share_and_rebellions_have_none() -> None:
    forum = "building forum"
    games = [ended(0, forum), ended(0, forum), ended(1, forum), ended(1), ended(None, forum)]
    report = usage.report(2, games, [("building", "forum"), ("building", "aedis")])
    used, unused = report.figures
    assert (used.users, used.per_game, used.in_games) == (3, 8 / 5, 4 / 5)
    assert used.wins == pytest.approx(2 * 2 / 3)
    assert used.wins is not None
    assert used.at_least is not None
    assert used.at_most is not None
    assert 0 < used.at_least < used.wins < used.at_most < 2
    assert (unused.users, unused.per_game, unused.in_games) == (0, 0, 0)
    assert (unused.wins, unused.at_least, unused.at_most, unused.ahead) == (None, None, None, None)
    assert report.endings == {"scored": 4, "districts": 1, "markers": 0}
    assert (report.senators, report.tiles) == (3, 3 * 2 / 8)
    assert [place.wins for place in report.places] == [1, 1]  # seat 1 was first in order and won two of four


def test_a_lead_is_counted_against_the_mean_of_the_others() -> None:
    forum = {"building forum": 1}
    first = Used(
        players=3, ending="scored", winners=(0,), senators=(9, 4, 1), places=(0, 1, 2), uses=(forum, {}, forum)
    )
    second = Used(players=3, ending="scored", winners=(1,), senators=(3, 5, 3), places=(0, 1, 2), uses=(forum, {}, {}))
    (figure,) = usage.report(3, [first, second], [("building", "forum")]).figures
    leads = (9 - 2.5, 1 - 6.5, 3 - 4)
    assert figure.ahead == pytest.approx(sum(leads) / 3)
    assert figure.ahead_error == pytest.approx(1.96 * 2**0.5 / 3, rel=1e-3)  # each game is one away from the mean


def test_an_error_shrinks_with_the_games_but_certainty_is_never_claimed() -> None:
    few, many = (usage.share(2, [(1, 1), (1, 0)] * n) for n in (10, 1000))
    assert few is not None
    assert many is not None
    assert few.wins == many.wins == 1
    assert 0 < few.at_least < many.at_least < 1 < many.at_most < few.at_most
    always = usage.share(4, [(1, 1)] * 30)
    assert always is not None
    assert always.wins == 4
    assert always.at_most == 4
    assert always.at_least < 4


def test_a_played_game_names_only_components_of_the_pack_and_repeats_itself() -> None:
    known = {f"{kind} {name}" for kind, name in KNOWN}
    for game in usage.games(3, 3, ["random"], "names", {}):
        used = usage.play(game)
        assert used == usage.play(game)
        for uses in used.uses:
            assert set(uses) <= known
            assert sum(what.startswith("character ") for what in uses) == 1
            assert sum(what.startswith("heritage ") for what in uses) == 1
        assert sorted(used.places) == [0, 1, 2]


def test_cards_can_be_kept_at_random() -> None:
    disliked = {"character balbus", "character sextus_caesar", "character seneca_maior"}
    for random_cards in (False, True):
        games = usage.games(2, 6, ["aedile"], "cards", {}, random_cards=random_cards)
        kept = {what for game in games for uses in usage.play(game).uses for what in uses}
        assert bool(kept & disliked) == random_cards


def test_bots_sit_in_turn_on_every_seat() -> None:
    seats = [game.seats for game in usage.games(2, 4, ["aedile", "random"], "x", {})]
    assert seats == [("aedile", "random"), ("random", "aedile")] * 2


def test_the_report_as_json_counts_every_game_and_every_component(run: Run) -> None:
    result = run(*QUICK, "--players", "2,4", "--json")
    assert result.exit_code == 0
    two, four = json.loads(result.output)
    assert (two["players"], four["players"]) == (2, 4)
    for report in (two, four):
        assert report["games"] == sum(report["endings"].values()) == 3
        assert [(figure["kind"], figure["name"]) for figure in report["figures"]] == KNOWN
        characters = sum(figure["per_game"] for figure in report["figures"] if figure["kind"] == "character")
        assert characters == pytest.approx(report["players"])


def test_processes_change_nothing(run: Run) -> None:
    alone = run(*QUICK, "--players", "2", "--json")
    several = run(*QUICK[:-1], "2", "--players", "2", "--json")
    assert json.loads(alone.output) == json.loads(several.output)


def test_the_report_as_tables(run: Run) -> None:
    result = run(*QUICK, "--players", "2")
    assert result.exit_code == 0
    for text in ("Games", "Buildings built", "Monuments built", "Milestones claimed", "forum", "servorum 12", "balbus"):
        assert text in result.output
    for text in ("Characters, ahead", "Heritage, ahead"):
        assert text in result.output


def test_a_pack_of_ones_own_is_played(run: Run, tmp_path: Path) -> None:
    copied_to(tmp_path)
    heritage = tmp_path / "heritage.toml"
    heritage.write_text(heritage.read_text(encoding="utf-8").replace('"fundus"', '"villa"'), encoding="utf-8")
    result = run("content", "report", tmp_path, *QUICK[2:], "--players", "2", "--json")
    names = {figure["name"] for figure in json.loads(result.output)[0]["figures"]}
    assert "villa" in names
    assert "fundus" not in names


@pytest.mark.parametrize("players", ["1", "5", "two", "2,", ""])
def test_other_numbers_of_players_are_refused(run: Run, players: str) -> None:
    result = run(*QUICK, "--players", players)
    assert result.exit_code == 1


def test_other_levels_are_refused(run: Run) -> None:
    assert run(*QUICK[:2], "--bots", "nobody").exit_code == 1
    assert run(*QUICK[:2], "--bots", "").exit_code == 1

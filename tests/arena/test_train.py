"""Training: chunks of games are kept and found again, fitting goes on from its checkpoint, weights improve."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.compiled import COMPILED

np = pytest.importorskip("numpy")

if not COMPILED:
    pytest.skip("self-play is slow uncompiled", allow_module_level=True)

from typer.testing import CliRunner  # noqa: E402

from aedilis.bots.layers import Layers, network_of  # noqa: E402
from aedilis.bots.learned import Learned as CordubaLearned  # noqa: E402
from aedilis.cli.main import app  # noqa: E402
from aedilis.games.capitol.bots.features import INPUTS  # noqa: E402
from aedilis.games.capitol.bots.learned import Learned, learned  # noqa: E402
from aedilis.games.capitol.training import learn as capitol  # noqa: E402
from aedilis.games.capitol.training.evolve import evolve  # noqa: E402
from aedilis.games.corduba.bots.features import INPUTS as CORDUBA_INPUTS  # noqa: E402
from aedilis.games.corduba.bots.features import inputs_for  # noqa: E402
from aedilis.games.corduba.training import learn as corduba  # noqa: E402
from aedilis.training.course import Course, Workshop  # noqa: E402
from aedilis.training.fit import Fit  # noqa: E402
from aedilis.training.gather import gather, load  # noqa: E402


def test_games_are_kept_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capitol, "CHUNK", 5)
    first = capitol.play_chunk(tmp_path, 3, 0, "test")
    inputs, answers = load([first])
    assert inputs.shape == (5 * 3 * 3, INPUTS)  # rounds 2 to 4, three seats
    assert answers.shape == (45, 3)
    assert answers[:, 1].sum() == pytest.approx(15)  # one victory a game, seen from three rounds
    before = first.stat().st_mtime_ns
    assert list(gather(tmp_path, 3, 1, "test", 1, None, capitol.play_chunk)) == [first]
    assert first.stat().st_mtime_ns == before


def test_fitting_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    x = rng.random((400, INPUTS)).astype(np.float32)
    y = np.stack([x[:, 0], x[:, 0] > 0.5, x[:, 1]], axis=1).astype(np.float32)
    whole = Fit(INPUTS, 4)
    errors = [error for _, error in whole.epochs(x, y, 6)]
    assert errors[-1] < errors[0]
    kept = tmp_path / "fit.npz"
    steps = Fit(INPUTS, 4, kept).epochs(x, y, 6)
    for _ in range(3):
        next(steps)
    again = Fit(INPUTS, 4, kept)
    assert again.done == 3
    assert [done for done, _ in again.epochs(x, y, 6)] == [4, 5, 6]
    assert again.layers() == whole.layers()
    network_of(again.layers(), INPUTS)


def test_weights_evolve_and_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    assert [generation.number for generation in evolve(file, 2, 1, "test")] == [0, 1]
    assert [generation.number for generation in evolve(file, 2, 1, "test")] == [1]


def test_fewer_generations_than_were_kept_teach_no_more_than_they_would(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rich.progress import Progress

    from aedilis.games.capitol.training import evolve as evolving

    def next_one(now: evolving.Evolution, players: int, seed: str) -> evolving.Evolution:
        return evolving.Evolution(now.number + 1, now.mean, now.spread, [[now.number + 1]])

    monkeypatch.setattr(evolving, "next_generation", next_one)
    with Progress(disable=True) as progress:
        workshop = Workshop(tmp_path, 1, progress)
        taught = [capitol.learn_weights(Course("capitol", 2, "test", n, 1, 3, 1), workshop) for n in (2, 1)]
    assert taught == [[2], [1]]


def test_the_command_writes_the_data_file(tmp_path: Path) -> None:
    import msgspec

    out = tmp_path / "learned.json"
    options = ["--players", "2", "--games", "1000", "--hidden", "3", "--epochs", "1", "--processes", "1"]
    options += ["--generations", "0", "--seed", "short", "--folder", str(tmp_path / "work"), "--out", str(out)]
    done = CliRunner().invoke(app, ["train", "capitol", *options])
    assert done.exit_code == 0, done.output
    found = msgspec.json.decode(out.read_bytes(), type=Learned)
    assert found.networks["2"].hidden == 3
    assert "--seed short --generations 0 --games 1000 --hidden 3" in found.made_by["2"]
    assert found.weights == learned().weights  # kept


def test_alone_nothing_is_learned_from_matches(tmp_path: Path) -> None:
    work = tmp_path / "work"
    done = CliRunner().invoke(app, ["train", "corduba", "--players", "1", "--tries", "3", "--folder", str(work)])
    assert done.exit_code == 1
    assert "nobody to beat" in done.output
    assert not work.exists()


def test_corduba_learns_alone_for_every_aim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corduba, "CHUNK", 12)
    inputs, answers = load([corduba.play_chunk(tmp_path, 1, 0, "test", None)])
    assert inputs.shape == (len(answers), inputs_for(1))
    assert len({tuple(aim) for aim in inputs[:, CORDUBA_INPUTS : CORDUBA_INPUTS + 3].tolist()}) >= 4


def test_corduba_learns_from_games_that_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.progress import Progress

    monkeypatch.setattr(corduba, "CHUNK", 2)
    course = Course("corduba", 2, "test", 1, 2, 3, 1)
    work = tmp_path / f"{course.name()}-0"
    work.mkdir()
    kept = corduba.play_chunk(work, 2, 0, "test", None)
    inputs, answers = load([kept])
    assert inputs.shape == (len(answers), CORDUBA_INPUTS)
    assert answers[:, 1].sum() == pytest.approx(len(answers) / 2)  # two seats, one victory
    with Progress(disable=True) as progress:
        found = corduba.learn(CordubaLearned(), course, Workshop(tmp_path, 1, progress))
    assert found.networks["2"].hidden == 3
    assert found.made_by["2"].startswith("aedilis train corduba --players 2 --seed test --generations 1 --games 2")
    again = corduba.play_chunk(tmp_path, 2, 0, "test", found.networks["2"])  # the next generation
    assert load([again])[0].shape[1] == CORDUBA_INPUTS


def test_every_generation_of_corduba_plays_other_deals(tmp_path: Path) -> None:
    from rich.progress import Progress

    seeds = []

    class Recording(Workshop, frozen=True):
        def games(self, course: Course, *others: object) -> list[Path]:
            seeds.append(course.seed)
            return []

        def network(self, *others: object) -> Layers:
            return Layers(0, [], [], [], [])

    course = Course("corduba", 2, "test", 3, 2, 3, 1)
    with Progress(disable=True) as progress:
        corduba.learn(CordubaLearned(), course, Recording(tmp_path, 1, progress))
    assert seeds == ["test", "test/1", "test/2"]


def test_a_generation_learns_from_searched_games_and_stays_only_if_it_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import msgspec
    from rich.progress import Progress

    from aedilis.arena import generations
    from aedilis.arena.workers import here
    from aedilis.bots.levels import make
    from aedilis.core.catalogue import find
    from aedilis.games.capitol.training import searched as capitol_searched

    game = "capitol"
    monkeypatch.setattr(capitol_searched, "CHUNK", 2)
    monkeypatch.setattr(generations, "DEALS", 2)
    training = find(game).training()
    assert training is not None
    assert training.searched is not None
    searched = msgspec.structs.replace(training.searched, chunk=2)
    course = Course(game, 2, "test", 2, 2, training.hidden, 1, 3)
    with Progress(disable=True) as progress:
        workshop = Workshop(tmp_path, 1, progress)
        found = list(generations.generations(searched.known(), course, searched, workshop, here))
        files = sorted(tmp_path.glob("*/games-*.npz"))
        assert len(files) == 2
        assert load(files[:1])[0].tolist() != load(files[1:])[0].tolist()  # of other deals
        before = [file.stat().st_mtime_ns for file in files]
        again = list(generations.generations(searched.known(), course, searched, workshop, here))
        short = msgspec.structs.replace(course, generations=1)
        for other in (msgspec.structs.replace(short, hidden=3), msgspec.structs.replace(short, seed="../a test")):
            list(generations.generations(searched.known(), other, searched, workshop, here))
    assert again == found
    assert [file.stat().st_mtime_ns for file in files] == before  # the same command goes on, another one does not
    assert len(sorted(tmp_path.glob("*/games-*.npz"))) == len(sorted(tmp_path.glob("*/match.jsonl"))) == 4
    assert "--seed '../a test' " in other.command()
    first, second = found
    assert (first.number, first.games, second.games) == (1, 4, 4)
    assert not first.is_kept  # two deals prove nothing
    assert first.best == second.best == tmp_path / f"{course.name()}-0.json"
    assert make(f"vitruvius:3@{first.best}", game).name == "vitruvius"
    tried = msgspec.json.decode((tmp_path / f"{course.name()}-1.json").read_bytes(), type=type(searched.known()))
    assert tried.networks["2"] != searched.known().networks["2"]
    assert tried.networks["4"] == searched.known().networks["4"]
    assert tried.made_by["2"].endswith("--tries 3")


def test_a_generation_that_wins_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from aedilis.arena import generations
    from aedilis.arena.match import Pairing, PlayedGame, Setting
    from aedilis.arena.workers import Runner

    def won_by(bot: int) -> Runner:
        def play(setting: Setting, games: Iterator[Pairing]) -> Iterator[PlayedGame]:
            for pairing in games:
                seat = pairing.seats.index(setting.bots[bot])
                scores = tuple(1 if seat == other else 0 for other in range(2))
                yield PlayedGame(pairing.number, pairing.deal, pairing.seats, scores, (seat,), 1, 1.0)

        return play

    course = Course("capitol", 2, "test", 1, 2, 3, 1, 3)
    new, best = tmp_path / "new.json", tmp_path / "best.json"
    winning = generations.compared(course, 1, new, best, tmp_path / "a.jsonl", won_by(0))
    losing = generations.compared(course, 1, new, best, tmp_path / "b.jsonl", won_by(1))
    assert (winning.is_kept, winning.best, winning.share) == (True, new, 1.0)
    assert (losing.is_kept, losing.best, losing.share) == (False, best, 0.0)
    assert winning.games < 2 * generations.DEALS  # the test stopped as soon as it was clear

"""Bots of others: wherever a level can be named, in a process that knows nothing but views, and checked."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from aedilis.arena.match import Pairing, Setting
from aedilis.arena.playing import play
from aedilis.bots import guests, levels, walls
from aedilis.bots.desk import Desk
from aedilis.bots.guests import BotFault, Guest
from aedilis.core import catalogue
from aedilis.core.errors import OptionError
from aedilis.core.game import Game
from aedilis.core.rng import seeded

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
TUTORIAL = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs/tutorial/bot.md").read_text(), re.MULTILINE | re.DOTALL)

FAULTY = '''
import gc, os, sys, time

from aedilis.core.game import Game
from aedilis.core.play import Play


class Crashing:
    def choose(self, view, rng):
        raise RuntimeError("no idea")


class Dying:
    def choose(self, view, rng):
        os._exit(3)


class Slow:
    def choose(self, view, rng):
        time.sleep(600)


class Illegal:
    def choose(self, view, rng):
        return view.legal()[0] ^ 1 << 40


class Nothing:
    def choose(self, view, rng):
        return None


class Talking:
    """Prints, and answers in words."""

    def choose(self, view, rng):
        print("thinking" * 1000)
        from aedilis.core.catalogue import rules

        return rules(os.environ.get("GAME", "capitol")).notation(view.legal()[0])


class Spying:
    """Looks for a host, a record or a seed anywhere in its process."""

    def choose(self, view, rng):
        told = " ".join(sys.argv) + " ".join(os.environ.values())
        found = [thing for thing in gc.get_objects() if isinstance(thing, Play)]
        if found or "the secret" in told:
            raise RuntimeError("seen")
        return view.legal()[0]


class Forking:
    """Answers twice."""

    def choose(self, view, rng):
        os.fork()
        return view.legal()[0]


class Leaving:
    """Leaves a process behind that holds the pipes."""

    def choose(self, view, rng):
        if os.fork():
            time.sleep(600)
        time.sleep(600)


class Babbling:
    """Writes wherever something is open."""

    def choose(self, view, rng):
        for number in range(3, 20):
            try:
                os.write(number, b"\\0\\0\\0\\5hello")
            except OSError:
                pass
        return view.legal()[0]


class Exiting:
    def choose(self, view, rng):
        sys.exit()


class Remembering:
    """Chooses only while it has seen a single seat."""

    seen = set()

    def choose(self, view, rng):
        self.seen.add(view.seat)
        return view.legal()[0] if len(self.seen) == 1 else None


class Painted:
    name = "\\x1b[2Jevil\\ud800"

    def choose(self, view, rng):
        return view.legal()[0]


class Numbered:
    games = 5

    def choose(self, view, rng):
        return view.legal()[0]


class Quitting:
    def __init__(self):
        sys.exit(3)


class Unmade:
    def __init__(self):
        raise ValueError("not today")


class Dumb:
    pass


class Elsewhere:
    games = ("chess",)

    def choose(self, view, rng):
        return 0


class First:
    """The first of what is legal, in whatever game."""

    def choose(self, view, rng):
        return view.legal()[0]
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots, in which somebody stands."""
    (tmp_path / "greedy.py").write_text(TUTORIAL[0])
    (tmp_path / "faulty.py").write_text(FAULTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    levels.bot_of.cache_clear()
    yield tmp_path
    levels.bot_of.cache_clear()


def desk(spec: str, game: str = "capitol", limit: float = 60.0) -> Desk:
    made = levels.make(spec, game)
    assert isinstance(made, Desk)
    made.limit = limit
    return made


def test_the_tutorial_has_fifty_lines_and_plays_better_than_chance(folder: Path) -> None:
    assert len(TUTORIAL[0].splitlines()) <= 50
    won = 0.0
    for number in range(4):
        seats = ("greedy:Greedy", "random") if number % 2 else ("random", "greedy:Greedy")
        played = play(Setting("capitol", 2, seats, 2, limit=60), Pairing(number, number // 2, 0, number % 2, seats))
        assert played.forfeits == ()
        won += played.share(seats.index("greedy:Greedy"))
    assert won >= 3


@pytest.mark.parametrize("game", catalogue.names())
def test_a_guest_plays_any_game_whole(folder: Path, game: str) -> None:
    bot = desk("faulty:First", game)
    playing = Game.new(game, players=2, seed="a guest")
    for _ in range(20):
        if playing.is_over():
            break
        view = playing.view(playing.actor())
        assert bot.choose(view, seeded("x")) == view.legal()[0]
        playing.play(view.legal()[0])
    bot.close()


@pytest.mark.parametrize(
    ("spec", "code", "limit"),
    [
        ("faulty:Crashing", "bot-crashed", 60.0),
        ("faulty:Dying", "bot-crashed", 60.0),
        ("faulty:Slow", "bot-too-slow", 0.3),
        ("faulty:Illegal", "bot-illegal", 60.0),
        ("faulty:Nothing", "bot-illegal", 60.0),
        ("faulty:Forking", "bot-crashed", 60.0),
        ("faulty:Leaving", "bot-too-slow", 0.3),
        ("faulty:Babbling", "bot-crashed", 60.0),
        ("faulty:Exiting", "bot-crashed", 60.0),
    ],
)
def test_whatever_goes_wrong_forfeits_with_its_reason(folder: Path, spec: str, code: str, limit: float) -> None:
    seats = (spec, "random")
    played = play(Setting("capitol", 2, seats, 1, limit=limit), Pairing(0, 0, 0, 0, seats))
    assert [(forfeit.seat, forfeit.code) for forfeit in played.forfeits] == [(0, code)]
    assert spec in played.forfeits[0].reason
    assert played.winners == (1,), "whoever forfeits has lost"
    assert msgspec.json.decode(msgspec.json.encode(played), type=type(played)) == played


def test_the_process_goes_on_after_a_fault(folder: Path) -> None:
    bot = desk("faulty:Slow", limit=0.2)
    view = Game.new("capitol", players=2).view(0)
    for _ in range(2):
        with pytest.raises(BotFault) as fault:
            bot.choose(view, 1)
        assert fault.value.code == "bot-too-slow"


def test_the_process_knows_its_view_and_nothing_else(folder: Path) -> None:
    game = Game.new("capitol", players=2, seed="the secret")
    seat = game.actor()
    spy = desk("faulty:Spying")
    assert spy.choose(game.view(seat), 1) == game.state.legal(seat)[0]
    talking = desk("faulty:Talking")
    assert talking.choose(game.view(seat), 1) == game.state.legal(seat)[0]
    assert Guest("faulty:First", "capitol").choose(game.view(seat), 1) == game.state.legal(seat)[0]
    with pytest.raises(BotFault, match="seen"):
        Guest("faulty:Spying", "capitol").choose(game.view(seat), 1)  # in this process there is something to see
    spy.close()
    talking.close()


def test_no_process_of_a_bot_sees_two_hands_of_a_game(folder: Path) -> None:
    seats = ("faulty:Remembering", "faulty:Remembering")
    played = play(Setting("capitol", 2, seats, 1, limit=60), Pairing(0, 0, 0, 0, seats))
    assert played.forfeits == ()


def test_a_name_steers_no_terminal(folder: Path) -> None:
    bot = desk("faulty:Painted")
    bot.open()
    assert bot.name == "\ufffd[2Jevil\ufffd"
    bot.close()


@pytest.mark.skipif(not walls.version(), reason="this system has no walls for a process to put up")
def test_behind_walls_a_bot_reaches_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it tries in vain stands in the bot; what it may do is done there too."""
    (folder / "spy.py").write_text((Path(__file__).parent / "spy.py").read_text())
    (folder / "friend.py").write_text("KNOWN = 7\n")
    (folder / "aedilis.db").write_text("the secret")
    monkeypatch.setenv("DATABASE_PASSWORD", "the secret")
    bot = Desk("spy:Spy", "capitol", limit=60.0, walled=True)
    game = Game.new("capitol", players=2, seed="the secret")
    with pytest.raises(BotFault) as told:
        bot.choose(game.view(0), 1)
    assert "RuntimeError('reached: ; environment: [];" in told.value.message
    assert "descriptors: [0, 1, 2, 3]; may: [1, 7]')" in told.value.message
    assert (folder / "aedilis.db").read_text() == "the secret"


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("faulty:Unmade", "broken-bot"),
        ("faulty:Numbered", "broken-bot"),
        ("faulty:Quitting", "broken-bot"),
        ("faulty:Dumb", "broken-bot"),
        ("faulty:Nobody", "unknown-bot"),
        ("no_such_module:Bot", "unknown-bot"),
        ("faulty:Elsewhere", "other-game"),
        ("os:sep", "broken-bot"),
    ],
)
def test_a_bot_that_cannot_be_made_is_told_at_once(folder: Path, spec: str, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        desk(spec).open()
    assert refused.value.code == code


def test_an_entry_point_names_a_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = folder / "greedy-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: greedy\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[aedilis.bots]\nthrifty = greedy:Greedy\n")
    guests.entries.cache_clear()
    try:
        bot = desk("thrifty")
        bot.open()
        assert bot.name == "Greedy"
        bot.close()
    finally:
        guests.entries.cache_clear()


@pytest.mark.parametrize("game", catalogue.ours())
def test_what_train_writes_can_be_loaded(tmp_path: Path, game: str) -> None:
    own = catalogue.find(game).folder.joinpath("bots", "data", "learned.json").read_bytes()
    file = tmp_path / "my.json"
    file.write_bytes(own)
    view = Game.new(game, players=2, seed="trained").view(0)
    same = levels.make("consul:20", game).choose(view, 1)
    assert levels.make(f"consul:20@{file}", game).choose(view, 1) == same
    other = json.loads(own)
    other["networks"] = {}
    file.write_text(json.dumps(other))
    levels.make(f"consul@{file}", game)
    for broken in (b"", b"[]", b"{", b'{"networks": {"2": {"hidden": 1}}}', b'{"networks": {"x": 1}}', b"\xff"):
        file.write_bytes(broken)
        with pytest.raises(OptionError) as refused:
            levels.make(f"consul@{file}", game)
        assert refused.value.code == "bad-learned"
    with pytest.raises(OptionError) as absent:
        levels.make("consul@nowhere.json", game)
    assert absent.value.code == "cannot-read"

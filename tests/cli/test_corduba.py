"""Playing Corduba at the terminal: whole games, every kind of choice in words, and records."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from aedilis import i18n
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms import actions
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS, AedificiumDrawn, CaepioCardTurned
from aedilis.games.corduba.engine.forms.view import DealtData, content_data
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.form import effects
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.words import COLOUR_NAMES, GOODS_NAMES, SITE_NAMES, TROOP_NAMES
from aedilis.games.corduba.terminal import effects as told
from aedilis.games.corduba.terminal import menu, screen
from aedilis.games.corduba.terminal.look import MARKS, Look
from aedilis.games.corduba.terminal.session import Session
from aedilis.games.corduba.terminal.story import Story
from aedilis.games.corduba.terminal.table import CordubaTable
from aedilis.games.corduba.terminal.words import Wording
from aedilis.terminal import recordfile, say
from aedilis.terminal.seating import new_seats
from tests.cli.conftest import Run
from tests.cli.player import Terminal


def new_table(console: Terminal, path: Path, seed: str = "table") -> CordubaTable:
    sitters = new_seats(2, 0, ["random"], hot_seat=False)
    names = [sitter.written() for sitter in sitters]
    return CordubaTable(console, Game.new("corduba", players=2, seed=seed, seats=names), sitters, path)


def play(path: Path, lines: list[str], *, confirm: bool = True) -> tuple[CordubaTable, str]:
    """Play these lines at a new table until they end; return the table and all that was shown."""
    console = Terminal(lines)
    table = new_table(console, path)
    Session(console, table, confirm=confirm).run()
    return table, console.text()


def willing(asked: list[str]) -> Iterator[str]:
    """Answer whatever is asked, for ever: a varied way through a game that does not stop at a menu."""
    for number in count():
        yield f"{1 + number % 5}!" if asked and asked[-1].startswith("Your turn") else "1!"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A game of two that a person played to the end, and what the terminal showed."""
    path = tmp_path_factory.mktemp("corduba") / "whole.aedilis"
    console = Terminal([], width=120, height=50)
    console.lines = willing(console.questions)
    Session(console, new_table(console, path), confirm=True).run()
    return path, console.text()


def test_a_whole_game_goes_through_to_the_end(finished: tuple[Path, str]) -> None:
    path, shown = finished
    assert recordfile.read(path).result is not None
    assert "The game is over." in shown
    assert "aedilis verify" in shown
    assert "Round 2 of 8" in shown


def test_a_record_can_be_verified_and_looked_back_at(run: Run, finished: tuple[Path, str]) -> None:
    path, _ = finished
    assert run("verify", path).exit_code == 0
    told = run("replay", path, "--seat", "1").output
    assert re.search(r"^ *1  0 \(sealed\)$|^ *2  0 \(sealed\)$", told, re.MULTILINE)
    assert "The game is over." in told
    assert "Move 5 of" in run("replay", path, "--step", lines=["5", "q"]).output


def test_a_refused_move_names_its_clause_and_a_tile_is_looked_up(tmp_path: Path) -> None:
    _, shown = play(tmp_path / "g", ["1 pass", "tiles forum"])
    assert "(C7.1)" in shown
    assert "Fo Forum" in shown


def test_undo_takes_back_what_showed_nobody_anything(tmp_path: Path) -> None:
    """Taking goods shows nobody anything; keeping cards does, so undo goes back to that moment and no further."""
    begun = ["1!"]
    before = play(tmp_path / "g", begun)[0].game.actions
    table, shown = play(tmp_path / "h", [*begun, "1!", "undo", "undo"])
    assert table.game.actions == before
    assert shown.count("Taken back.") == 1
    assert "Nothing can be taken back" in shown


def test_a_payment_is_listed_with_the_canonical_one_first_and_enter_takes_it(tmp_path: Path) -> None:
    console = Terminal([])
    table = new_table(console, tmp_path / "g", seed="pay 1")
    game = table.game
    while not (game.actor() == 0 and table.data(0).bill is not None):
        legal = game.legal().codes
        game.play(legal[7 * game.moves % len(legal)])
    first = game.legal(0).codes[0]
    moves = game.moves
    console.lines = iter(["!"])
    Session(console, table, confirm=True).run()
    assert game.actions[moves] == first
    assert "You owe" in console.text()


def test_options_reach_the_game_and_those_of_another_game_do_not(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "g"
    run("play", "corduba", "-n", "2", "--bots", "random", "-o", "tile_mirroring=true", "--save", file, lines=["1!"])
    assert recordfile.read(file).header.options["tile_mirroring"] is True
    assert run("play", "corduba", "--board", "RECON_7").stderr.startswith("bad-option: ")
    assert run("play", "capitol", "--content", tmp_path).stderr.startswith("bad-option: ")
    assert run("play", "corduba", "--content", tmp_path).stderr.startswith("bad-content: ")


def test_every_choice_and_event_of_random_games_has_words(tmp_path: Path) -> None:
    """Whatever can be chosen or happens can be said; a text that is missing would raise."""
    seen: set[type] = set()
    for number in range(6):
        game = Game.new("corduba", players=2 + number % 3, seed=f"words {number}", options={"own_insulae": "optional"})
        rng = seeded(f"words {number}")
        console = Terminal([])
        sitters = new_seats(game.record.header.players, 0, ["random"], hot_seat=False)
        look = Look(console, sitters, content_data(RULES.own_view(game.view(-1)).pack))
        while not game.is_over():
            seat = game.actor()
            view = RULES.own_view(game.view(seat))
            legal = view.legal()
            kinds = {type(actions.ACTION_FORMS.typed(action)) for action in legal}
            if kinds - seen:
                data = RULES.view_data(view)
                words = Wording(look, view, data)
                assert all(words.choice(actions.ACTION_FORMS.typed(action)) for action in legal)
                assert menu.title(look, data, actions.ACTION_FORMS.typed(legal[0]))
                seen |= kinds
            game.play(legal[rng.below(len(legal))])
        assert Story(look, 0).tell(game.events(0))
    assert set(actions.ACTION_FORMS.kinds) - seen <= {
        actions.Link,
        actions.NameCell,
        actions.NameTrigger,
        actions.BuildMonument,
    }  # these are rare


@pytest.mark.parametrize("language", [one for one in i18n.languages() if i18n.has("cli-help-aedilis", one)])
def test_every_word_of_an_effect_is_told(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", language)
    say.language.cache_clear()
    given: dict[str, list[dict[str, Any]]] = {
        "gain": [{"item": item, "n": 2} for item in GOODS_NAMES],
        "gain_choice": [{"n": 2, "of": ["food", "wood"], "distinct": distinct} for distinct in (True, False)],
        "lose": [{"item": item, "n": 1} for item in get_args(vocabulary.Lost)],
        "prestige": [{"n": 1, "where": where} for where in vocabulary.WHERE_NAMES],
        "unlock": [{"n": 1, "colour": colour} for colour in get_args(vocabulary.AnyColour)],
        "trade": [{"sides": sides, "types": 1, "units": 2, "buy_mod": -1} for sides in vocabulary.SIDE_NAMES],
        "suppress": [{"n": 1, "scope": scope} for scope in get_args(vocabulary.Scope)],
        "incite": [{"n": 1, "scope": scope} for scope in get_args(vocabulary.Scope)],
        "build": [{}, {"kinds": ["tile"], "discount": {"worker": 1, "resource": 1}}],
        "choose": [{"options": [[{"op": "register", "n": 1}], [{"op": "senator", "n": 1}]]}],
        "if": [
            {"cond": {"metric": metric, "op": ">=", "n": 1}, "then": [{"op": "peculium", "n": 1}]}
            for metric in vocabulary.METRICS
        ],
    }
    for kind in get_args(effects.Step):
        op = str(kind.__struct_config__.tag)
        for parameters in given.get(op, [{"n": 1}]):
            step = msgspec.convert({"op": op} | parameters, kind)
            assert told.step(step).strip()
            assert "corduba-cli" not in told.step(step)


def test_texts_exist_for_every_event() -> None:
    silent = {"kept", "delivery_sealed", "market_refilled", "round_ended", "tile_removed", "workers_returned"}
    silent |= {"caepio_tried", "aedificium_joined"}
    apart = {"prices_changed", "price_moved", "insula_laid", "game_over"}
    for kind in EVENT_FORMS.kinds:
        tag = str(kind.__struct_config__.tag)
        assert tag in silent | apart or i18n.has(f"corduba-cli-told-{tag.replace('_', '-')}")


def test_every_kind_of_tile_has_its_own_mark() -> None:
    assert len(set(MARKS.values())) == len(MARKS) == 18


@pytest.mark.parametrize("orientation", range(8))
def test_a_shape_is_drawn_as_the_engine_turns_it(orientation: int) -> None:
    from aedilis.games.corduba.engine.state.ground import orientations

    shape = ("XXX", "X..", "X.X")
    cells = [(r, c) for r, row in enumerate(shape) for c, mark in enumerate(row) if mark == "X"]
    drawn = menu.turned(shape, orientation)
    seen = [(r, c) for r, row in enumerate(drawn) for c, mark in enumerate(row) if mark == "X"]
    first = min(seen)
    expected = orientations(cells, True)[orientation]
    if expected:
        assert sorted((r - first[0], c - first[1]) for r, c in seen) == sorted(expected)


def test_a_game_alone_against_caepio_goes_through_to_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "solo.aedilis"
    console = Terminal([], width=120, height=50)
    console.lines = willing(console.questions)
    sitters = new_seats(1, 0, [], hot_seat=False)
    game = Game.new("corduba", players=1, options={"difficulty": "praetor"}, seed="spots", seats=["Marcus"])
    Session(console, CordubaTable(console, game, sitters, path), confirm=True).run()
    assert game.is_over()
    assert any(question.startswith("Caepio can lay the most insulae") for question in console.questions)
    assert run("verify", path).exit_code == 0


def test_solo_names_the_office_and_daily_the_seed(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert run("play", "corduba", "--solo", "consul", "--daily", "--save", first).exit_code == 0
    header = recordfile.read(first).header
    assert (header.players, header.options["difficulty"]) == (1, "consul")
    assert header.seed is not None
    assert re.fullmatch(r"daily \d{4}-\d\d-\d\d", header.seed)
    run("play", "corduba", "--solo", "consul", "--seed", header.seed, "--save", second)
    assert first.read_text() == second.read_text()
    assert "aedil, praetor, consul" in run("play", "corduba", "--solo", "emperor").stderr
    assert "--daily" in run("play", "corduba", "--daily", "--seed", "s").stderr


def test_what_is_reconstructed_is_marked_where_it_is_shown(tmp_path: Path) -> None:
    console = Terminal([], width=160, height=50)
    table = new_table(console, tmp_path / "marks.aedilis")
    look, data = table.look, RULES.view_data(table.game.view(0))
    shown = [*screen.dealt(look, data), *screen.aims(look, data), *screen.tile_page(look, "")]
    shown += [screen.rome(look, data), screen.heading(look, data), *screen.next_bonuses(look, data.seats[0])]
    console.print(*shown, screen.market(look, data), sep="\n")
    text = console.text()
    own = data.seats[0].dealt
    assert own is not None
    content = look.content
    names = [content.heritage.card[card].name for card in own.heritage] + [content.families.family[own.family].name]
    names += [building.name for building in content.buildings.building]
    names += [monument.name for monument in content.monuments.monument]
    names += [content.res_gestae.milestone[one.milestone].name for one in data.milestones]
    for name in names:
        assert f"{name} ≈" in text, name
    assert look.marked("Rounds", "board.track.round") == "Rounds"


# What is reconstructed is marked where it is met.


def everything(table: CordubaTable) -> list[object]:
    """Return all that the terminal can show of a pack: every card, every space, every choice."""
    look, view = table.look, table.view(0)
    data = table.data(0)
    content = look.content
    structs = msgspec.structs
    shown: list[object] = [screen.heading(look, data), screen.maps(look, data), screen.market(look, data)]
    shown += [screen.seats(look, data), *screen.tile_page(look, ""), *screen.next_bonuses(look, data.seats[0])]
    milestones = [structs.replace(data.milestones[0], milestone=n) for n in range(len(content.res_gestae.milestone))]
    shown += screen.aims(look, structs.replace(data, milestones=tuple(milestones)))
    for number in range(len(content.postulationem.card)):
        assert data.rome is not None
        shown.append(screen.rome(look, structs.replace(data, rome=structs.replace(data.rome, card=number))))
    own = data.seats[0]
    dealt = DealtData(heritage=(0, 1), family=0, kept=None)
    for number in range(8):
        cards = structs.replace(dealt, heritage=(number, (number + 1) % 8), family=number)
        seats = (structs.replace(own, dealt=cards), *data.seats[1:])
        shown += screen.dealt(look, structs.replace(data, seats=seats))
    words = Wording(look, view, data)
    lines = [f"0 site {site} {space}" for site in SITE_NAMES for space in actions.SPACE_WORDS]
    lines += [f"0 castra {space}" for space in TROOP_NAMES] + [f"0 colour {colour}" for colour in COLOUR_NAMES]
    shown += [words.choice(actions.ACTION_FORMS.typed(line)) for line in lines]
    turned = [CaepioCardTurned(1, card, 1) for card in range(len(content.caepio.card))]
    drawn = [AedificiumDrawn(1, card.building) for card in content.aedificium.card]
    return [*shown, *Story(look, 0).tell(turned), *Story(look, 0).tell(drawn)]


def at_work(path: Path) -> CordubaTable:
    """Return a table whose first turn has begun."""
    table = new_table(Terminal([], width=200, height=60), path)
    while not table.data(0).round:
        table.game.play(table.game.legal(table.game.actor())[0])
    return table


def test_every_reconstructed_entry_is_marked_where_the_terminal_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_work(tmp_path / "walk.aedilis")
    found: set[str] = set()
    marked = Look.marked

    def noted(look: Look, name: str, *paths: str) -> str:
        said = marked(look, name, *paths)
        if said != name:
            found.update(path for path in paths if look.sources(path))
        return said

    monkeypatch.setattr(Look, "marked", noted)
    everything(table)
    entries = table.look.reconstructed
    assert len(entries) > 200
    missing = [entry for entry in entries if not any(f"{entry}.".startswith(f"{path}.") for path in found)]
    assert missing == []
    # and a mark says something, unless somebody knows it all
    assert all(table.look.sources(path) for path in found)
    table.look.shows_marks = False
    found.clear()
    everything(table)
    assert found == set()


def test_a_person_asks_for_sources_and_switches_the_marks_off(tmp_path: Path) -> None:
    asked = ["sources lapis", "sources nowhere", "sources off", "", "sources on", "quit"]
    _, text = play(tmp_path / "ask.aedilis", asked)
    assert "board.site.lapis.spaces.left" in text
    assert "1 worker L1121" in text
    assert "Nothing that is reconstructed has nowhere" in text
    before, after = text.split("is not marked any more")
    assert "partly reconstructed" in before
    assert "partly reconstructed" not in after.split("is marked again")[0]
    assert "partly reconstructed" in after.split("is marked again")[1] or "marked again" in text

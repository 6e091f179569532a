"""Positions of any game: whatever is changed in one, it is refused with a reason, or it is played to its end."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from aedilis.core.catalogue import names, rules
from aedilis.core.errors import PositionError
from aedilis.core.game import Game
from tests.contract.facts import facts_of
from tests.contract.playing import begin, moments, random_move
from tests.contract.variants import TABLES, Deal, any_deal

Path = tuple[str | int, ...]
MOST_MOVES = 5000  # no game is so long


def places(value: Any, path: Path = ()) -> list[Path]:
    """Return the paths to everything in a document; options have tests of their own."""
    found = [path] if path else []
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in parts:
        if (*path, key) != ("options",):
            found += places(inner, (*path, key))
    return found


def other(value: Any, chooser: Random, words: list[str]) -> Any:
    """Return something else of the same kind, or of another."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and chooser.random() < 0.9:
        return chooser.choice((value - 1, value + 1, value + 2, -value, 0, 1, 7, 12, 63, 64, 99, 255, 1 << 31, 1 << 62))
    if isinstance(value, str) and chooser.random() < 0.9:
        return chooser.choice(words)
    if isinstance(value, list) and value and chooser.random() < 0.9:
        index = chooser.randrange(len(value))
        shuffled = chooser.sample(value, len(value))
        return chooser.choice(([], value[:index] + value[index + 1 :], [*value, value[index]], shuffled, value[::-1]))
    if isinstance(value, dict) and value and chooser.random() < 0.9:
        left_out = chooser.choice(sorted(value))
        return {key: inner for key, inner in value.items() if key != left_out}
    return chooser.choice((None, 0, 1, -1, "", "red", [], {}, True, 1.5))


def spoilt(document: Any, chooser: Random) -> Any:
    """Return a document with one to three things in it changed; small parts are met as often as large ones."""
    changed = json.loads(json.dumps(document))
    for _ in range(chooser.choice((1, 1, 2, 3))):
        found = places(changed)
        words = sorted({value for path in found if isinstance(value := at(changed, path), str)})
        by_name: dict[str, list[Path]] = {}
        for path in found:
            by_name.setdefault(".".join(key for key in path if isinstance(key, str)), []).append(path)
        path = chooser.choice(by_name[chooser.choice(sorted(by_name))])
        at(changed, path[:-1])[path[-1]] = other(at(changed, path), chooser, words or [""])
    return changed


def at(document: Any, path: Path) -> Any:
    """Return what stands at a path."""
    for key in path:
        document = document[key]
    return document


def play_on(name: str, document: Any, chooser: Random) -> bool:
    """Tell whether a position was accepted; play it to its end then, and look at it as every seat does."""
    text = json.dumps(document)
    try:
        game = Game.from_position(name, text)
    except PositionError:
        return False
    facts_of(name).assert_conserved(game.state)
    moves = 0
    while not game.is_over():
        if moves < 3:
            look_at(game)
        game.play(random_move(game.state, chooser))
        moves += 1
        assert moves < MOST_MOVES
    look_at(game)
    facts_of(name).assert_conserved(game.state)
    assert Game.load(game.save()).save() == game.save()
    return True


def look_at(game: Game) -> None:
    """Ask all that pages and bots ask."""
    for seat in range(-1, game.state.players):
        msgspec.json.encode(game.rules.view_data(game.state.view(seat)))
    for seat in game.to_act():
        legal = game.legal(seat).codes
        assert legal
        game.rules.previews(game.state, legal[:3])
    assert game.rules.load_position(msgspec.json.encode(game.rules.position(game.state))).key() == game.state.key()


@any_deal(2)
def test_a_spoilt_position_is_refused_or_played_to_its_end(deal: Deal) -> None:
    chooser = Random(deal.seed)
    stop = chooser.randrange(60 * deal.players)
    game = begin(deal)
    for number, moment in enumerate(moments(game, chooser)):
        if number == stop or moment.is_over():
            break
    document = json.loads(msgspec.json.encode(game.rules.position(game.state)))
    for _ in range(6):
        play_on(deal.name, spoilt(document, chooser), chooser)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_that_begins_at_its_end_has_its_result(name: str, players: int) -> None:
    game = begin(Deal(name, players, {}, 7))
    chooser = Random(7)
    while not game.is_over():
        game.play(random_move(game.state, chooser))
    again = Game.from_position(name, msgspec.json.encode(rules(name).position(game.state)).decode())
    assert again.is_over()
    assert again.outcome() == game.outcome()
    assert again.record.result is not None
    assert again.record.result.scores == game.outcome().scores  # type: ignore[union-attr]
    assert Game.load(again.save()).save() == again.save()


NO_POSITIONS: tuple[str | bytes, ...] = (
    *("", "{", "[]", "null", "7", "{}", '{"players":2}', '{"players":"2","seats":[{},{}]}', "\0"),
    *('{"players":2,"seats":[{},{}]} x', "[" * 100_000, '{"options":' + '{"a":' * 100_000),
    *(b"", b"\xff\xfe", b"\x00", b'{"game":"\xff"}'),
)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("text", NO_POSITIONS, ids=lambda text: repr(text[:20]))
def test_what_is_no_position_is_refused(name: str, text: str | bytes) -> None:
    with pytest.raises(PositionError) as refusal:
        rules(name).load_position(text)
    assert refusal.value.code == "bad-position"

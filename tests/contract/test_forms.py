"""Every game: actions, events, views, positions and records convert between their forms without loss."""

from functools import reduce
from operator import or_
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.catalogue import rules
from aedilis.core.contract import Action, Event
from aedilis.core.game import Game
from aedilis.core.record import Record, from_json, from_text, load, to_json, to_text
from tests.contract.playing import begin, moments, some_moments
from tests.contract.variants import TABLES, deals, tries


def decoder(types: tuple[type[Action], ...] | tuple[type[Event], ...]) -> msgspec.json.Decoder[Any]:
    """Return a decoder that tells the types apart by their tags alone."""
    return msgspec.json.Decoder(reduce(or_, types))


@pytest.mark.parametrize(("name", "players"), TABLES)
@tries(10)
@given(st.data())
def test_the_three_forms_of_an_action_and_its_json(name: str, players: int, data: st.DataObject) -> None:
    deal = data.draw(deals(name, players))
    game = begin(deal)
    decode = decoder(game.rules.action_types).decode
    for _ in some_moments(game, Random(deal.seed), every=5):
        for action in [action for seat in range(players) for action in game.legal(seat).codes]:
            value, line = game.rules.typed(action), game.rules.notation(action)
            assert game.rules.packed(value) == action
            assert game.rules.packed(line) == action
            assert decode(msgspec.json.encode(value)) == value
            assert game.check(action) == game.check(value) == game.check(line) == (action, value)
            assert "\n" not in line
            assert hash(value) == hash(game.rules.typed(action))


@pytest.mark.parametrize(("name", "players"), TABLES)
@tries(10)
@given(st.data())
def test_events_have_a_json_form(name: str, players: int, data: st.DataObject) -> None:
    deal = data.draw(deals(name, players))
    game = begin(deal)
    decode = decoder(game.rules.event_types).decode
    for _ in moments(game, Random(deal.seed)):
        pass
    events = game.events(-1)
    assert [decode(msgspec.json.encode(event)) for event in events] == events
    assert {type(event) for event in events} <= set(game.rules.event_types)


@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_tags_are_unique(name: str) -> None:
    for types in (rules(name).action_types, rules(name).event_types):
        tags = [kind.__struct_config__.tag for kind in types]
        assert None not in tags
        assert len(set(tags)) == len(tags)


@pytest.mark.parametrize(("name", "players"), TABLES)
@tries(5)
@given(st.data())
def test_a_record_round_trips_in_text_and_json(name: str, players: int, data: st.DataObject) -> None:
    deal = data.draw(deals(name, players))
    seats = data.draw(st.lists(st.text(max_size=12), min_size=players, max_size=players))
    seed = data.draw(st.text(max_size=12))
    game = Game.new(name, players=players, options=deal.options, seed=seed, seats=seats)
    for _ in some_moments(game, Random(deal.seed), every=60):
        for record in (game.record, game.public_record()):
            assert from_text(to_text(record)) == record
            assert from_json(to_json(record)) == record
            assert load(to_text(record)) == load(to_json(record).decode()) == record


@pytest.mark.parametrize(("name", "players"), TABLES)
@tries(10)
@given(st.data())
def test_a_position_can_be_saved_and_loaded(name: str, players: int, data: st.DataObject) -> None:
    deal = data.draw(deals(name, players))
    chooser = Random(deal.seed)
    for game in some_moments(begin(deal), chooser, every=8):
        document = msgspec.json.encode(game.rules.position(game.state))
        loaded = game.rules.load_position(document)
        assert loaded == game.state
        assert loaded.key() == game.state.key()
        assert [loaded.legal(seat) for seat in range(players)] == [game.legal(seat).codes for seat in range(players)]
        assert msgspec.json.encode(game.rules.position(loaded)) == document


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_view_has_a_json_form(name: str, players: int) -> None:
    game = Game.new(name, players=players, seed="a view")
    for _ in some_moments(game, Random(2), every=10):
        for seat in range(-1, players):
            value = game.rules.view_data(game.view(seat))
            assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value


def test_an_empty_record_is_a_record() -> None:
    game = Game.new(TABLES[0][0], players=TABLES[0][1], seed="")
    assert from_text(to_text(game.record)) == Record(header=game.record.header, actions=[])

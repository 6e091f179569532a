"""Every game: actions, events, views, positions and records convert between their forms without loss."""

from functools import reduce
from operator import or_
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from aedilis.core.catalogue import rules
from aedilis.core.contract import Action, Event
from aedilis.core.game import Game
from aedilis.core.record import Record, from_json, from_text, load, to_json, to_text
from tests.contract.playing import begin, moments, random_move, some_moments
from tests.contract.variants import TABLES, Deal, any_deal

FURTHER = 40  # moves after a position was loaded: the next one that is looked at is not so far away


def decoder(types: tuple[type[Action], ...] | tuple[type[Event], ...]) -> msgspec.json.Decoder[Any]:
    """Return a decoder that tells the types apart by their tags alone."""
    return msgspec.json.Decoder(reduce(or_, types))


@any_deal(10)
def test_the_three_forms_of_an_action_and_its_json(deal: Deal) -> None:
    game = begin(deal)
    decode = decoder(game.rules.action_types).decode
    for _ in some_moments(game, Random(deal.seed), every=5):
        for action in [action for seat in range(deal.players) for action in game.legal(seat).codes]:
            value, line = game.rules.typed(action), game.rules.notation(action)
            assert game.rules.packed(value) == action
            assert game.rules.packed(line) == action
            assert decode(msgspec.json.encode(value)) == value
            assert game.check(action) == game.check(value) == game.check(line) == (action, value)
            assert "\n" not in line
            assert hash(value) == hash(game.rules.typed(action))


@any_deal(10)
def test_events_have_a_json_form(deal: Deal) -> None:
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


@any_deal(5, names=st.lists(st.text(max_size=12), min_size=4, max_size=4), seed=st.text(max_size=12))
def test_a_record_round_trips_in_text_and_json(deal: Deal, names: list[str], seed: str) -> None:
    seats = names[: deal.players]
    game = Game.new(deal.name, players=deal.players, options=deal.options, seed=seed, seats=seats)
    for _ in some_moments(game, Random(deal.seed), every=60):
        for record in (game.record, game.public_record()):
            text, document = to_text(record), to_json(record)
            assert from_text(text) == from_json(document) == record
            assert load(text) == load(document.decode()) == record


@any_deal(10)
def test_a_position_can_be_saved_and_loaded_and_goes_on(deal: Deal) -> None:
    chooser = Random(deal.seed)
    for game in some_moments(begin(deal), chooser, every=8):
        document = msgspec.json.encode(game.rules.position(game.state))
        loaded = game.rules.load_position(document)
        assert loaded == game.state
        assert loaded.key() == game.state.key()
        assert all(loaded.legal(seat) == game.legal(seat).codes for seat in range(deal.players))
        assert msgspec.json.encode(game.rules.position(loaded)) == document
        original = game.state.clone()
        for _ in range(FURTHER):
            if not loaded.is_over():
                action = random_move(loaded, chooser)
                for state in (loaded, original):
                    state.apply(action)
        assert loaded == original


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

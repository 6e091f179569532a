"""Every game: it ends, and a record, an undo, a clone and an unheard state all give the same game."""

from random import Random

import msgspec
import pytest

from aedilis.core.catalogue import rules
from aedilis.core.errors import FormatError, OptionError
from aedilis.core.game import Game
from aedilis.core.record import Record, from_text, to_json, to_text
from tests.contract.facts import facts_of
from tests.contract.playing import begin, moments, random_move, some_moments, with_second_thoughts
from tests.contract.variants import TABLES, Deal, any_deal


@any_deal(2)
def test_every_game_ends_within_its_bound(deal: Deal) -> None:
    state = rules(deal.name).new_state(deal.players, rules(deal.name).options(deal.options), str(deal.seed))
    chooser = Random(deal.seed)
    for _ in range(facts_of(deal.name).most_decisions(deal.players)):
        if state.is_over():
            break
        assert state.winners() == []
        state.apply(random_move(state, chooser))
    assert state.is_over()
    assert state.winners() or facts_of(deal.name).all_may_lose
    assert len(state.scores()) == deal.players
    assert all(state.legal(seat) == [] for seat in range(deal.players))


@any_deal(5)
def test_a_replay_equals_the_original(deal: Deal) -> None:
    game = begin(deal)
    for _ in with_second_thoughts(game, Random(deal.seed)):
        pass
    again = Game.from_record(from_text(to_text(game.record)))
    assert again.state == game.state
    assert again.state.key() == game.state.key()
    assert again.actions == game.actions
    assert again.record == game.record
    assert again.event_codes(-1) == game.event_codes(-1)


@any_deal(3)
def test_statistics_follow_from_the_moves_and_name_their_game(deal: Deal) -> None:
    first = begin(deal).state
    game = begin(deal)
    for _ in with_second_thoughts(game, Random(deal.seed)):
        pass
    key = first.key()
    numbers = rules(deal.name).statistics(first, game.actions)
    assert msgspec.json.decode(msgspec.json.encode(numbers))["game"] == deal.name
    assert numbers == rules(deal.name).statistics(first, game.actions)
    assert first.key() == key


def copied(record: Record) -> Record:
    """Return a record that no longer grows."""
    return Record(header=record.header, actions=list(record.actions), result=record.result)


@any_deal(20)
def test_undo_goes_back_to_the_start_move_by_move(deal: Deal) -> None:
    game = begin(deal)
    trail = []
    for moment in with_second_thoughts(game, Random(deal.seed)):
        trail.append((moment.state.clone(), moment.event_codes(0), copied(moment.record), moment.free_undo_to()))
    moves = game.actions
    for count in reversed(range(len(trail))):
        game.undo_to(count)
        assert (game.state, game.event_codes(0), game.record, game.free_undo_to()) == trail[count]
        assert game.actions == moves[:count]
    for action in moves:  # and forward again
        game.play(action)
    assert game.state == trail[-1][0]
    assert game.record == trail[-1][2]


@any_deal(20)
def test_a_game_as_it_stood_is_a_game_of_its_own(deal: Deal) -> None:
    chooser = Random(deal.seed)
    game = begin(deal)
    states = [moment.state.clone() for moment in moments(game, chooser)]
    last = to_json(game.record)
    for count in sorted(chooser.sample(range(len(states)), 4)):
        earlier = game.at(count)
        assert earlier.state == states[count]
        assert earlier.record.actions == game.record.actions[:count]
        if not earlier.is_over():
            earlier.play(random_move(earlier.state, chooser))
        assert game.state == states[-1]
        assert to_json(game.record) == last


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("count", [-1, 1])
def test_there_is_no_move_before_the_first_or_after_the_last(name: str, players: int, count: int) -> None:
    game = Game.new(name, players=players, seed="a move")
    with pytest.raises(FormatError):
        game.undo_to(count)
    with pytest.raises(FormatError):
        game.at(count)


@any_deal(10)
def test_a_clone_is_equal_and_independent(deal: Deal) -> None:
    chooser = Random(deal.seed)
    for game in some_moments(begin(deal), chooser, every=12):
        clone, kept = game.state.clone(), game.state.clone()
        assert clone == game.state
        assert clone.key() == game.state.key()
        assert hash(clone) == hash(game.state)
        listed = [game.legal(seat).codes for seat in range(deal.players)]
        assert [clone.legal(seat) for seat in range(deal.players)] == listed
        while not clone.is_over():
            clone.apply(random_move(clone, chooser))
            assert clone != game.state
        assert game.state == kept
        assert [game.legal(seat).codes for seat in range(deal.players)] == listed
        assert clone.take_events() == []


@any_deal(10)
def test_listening_changes_nothing(deal: Deal) -> None:
    chooser = Random(deal.seed)
    heard = rules(deal.name).new_state(deal.players, rules(deal.name).options(deal.options), str(deal.seed))
    unheard = heard.clone()
    heard.listen(True)
    while not heard.is_over():
        action = random_move(heard, chooser)
        heard.apply(action)
        unheard.apply(action)
        assert heard.take_events() or facts_of(deal.name).is_quiet  # every action tells something
        assert unheard.take_events() == []
        assert all(heard.legal(seat) == unheard.legal(seat) for seat in range(deal.players))
    assert heard == unheard


@any_deal(15)
def test_no_two_positions_of_a_game_have_the_same_key(deal: Deal) -> None:
    keys = [moment.state.key() for moment in moments(begin(deal), Random(deal.seed))]
    assert len(set(keys)) == len(keys)
    assert all(0 <= key < 1 << 64 for key in keys)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seed_decides(name: str, players: int) -> None:
    games = [Game.new(name, players=players, seed=seed) for seed in ("one", "one", "two")]
    assert games[0].state == games[1].state
    assert games[0].state != games[2].state
    assert Game.new(name, players=players).record.header.seed != Game.new(name, players=players).record.header.seed


@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_only_the_stated_numbers_of_players(name: str) -> None:
    for players in (0, rules(name).seat_range[0] - 1, rules(name).seat_range[-1] + 1):
        with pytest.raises(OptionError) as refused:
            Game.new(name, players=players)
        assert refused.value.code == "bad-players"

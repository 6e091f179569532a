"""Every game: vary only what a seat cannot know, and nothing that this seat receives changes."""

import msgspec

from aedilis.core.contract import State
from aedilis.core.game import Game
from aedilis.core.record import to_json
from aedilis.core.rng import seeded
from tests.contract.facts import facts_of
from tests.contract.habits import Table, tables
from tests.contract.playing import begin, seats_of
from tests.contract.secrecy import follow, own_answers, received


def is_secret(table: Table[State], state: State) -> bool:
    """Tell whether seats choose secretly now."""
    return table.rules.is_sealed(state.legal(state.actor())[0])


def varied(table: Table[State], state: State, seat: int) -> State:
    """Return a position that differs in nothing but what this seat (-1: a spectator) cannot know."""
    dealt = table.rules.determinize(state.view(seat), seeded(str(table.chooser.random())))
    facts_of(table.deal.name).resealed(state, dealt, seat, table.chooser)
    return dealt


@tables(10)
def test_a_seat_receives_nothing_of_what_it_cannot_know(table: Table[State]) -> None:
    rules, chooser = table.rules, table.chooser
    met: list[int] = []
    for state in table.moments():
        if chooser.randrange(4 if is_secret(table, state) else 40) == 0:
            met += [action for seat in range(table.players) for action in state.legal(seat)[:10]]
            for seat in range(-1, table.players):
                other = varied(table, state, seat)
                facts_of(table.deal.name).assert_conserved(other)
                assert received(rules, other, seat) == received(rules, state, seat)
                if seat >= 0:
                    typed = [rules.typed(action) for action in chooser.sample(met, min(len(met), 10))]
                    asked = [rules.packed(msgspec.structs.replace(action, seat=seat)) for action in typed]
                    assert own_answers(other, seat, asked) == own_answers(state, seat, asked)


@tables(10)
def test_events_and_questions_are_the_same_up_to_the_next_reveal(table: Table[State]) -> None:
    seat, chooser = 0, table.chooser

    def in_both(state: State, other: State) -> tuple[int, int] | None:
        """Return an action for each position; rivals choose secretly as they like."""
        acting = chooser.choice(seats_of(state.to_act()))
        mine, theirs = state.legal(acting), other.legal(acting)
        if is_secret(table, state) and acting != seat:
            return chooser.choice(mine), chooser.choice(theirs)
        assert mine == theirs or (acting != seat and not facts_of(table.deal.name).has_open_choices)
        both = sorted({*mine} & {*theirs})
        action = chooser.choice(both) if both else None
        return None if action is None else (action, action)

    for state in table.moments():
        if chooser.randrange(4 if is_secret(table, state) else 40) == 0:
            seat = chooser.randrange(-1, table.players)
            follow(table.rules, state.clone(), varied(table, state, seat), seat, in_both)


@tables(10)
def test_neither_view_nor_record_nor_events_tell_a_sealed_choice(table: Table[State]) -> None:
    """One seat chooses differently: until all is opened, everything that leaves the host for others is the same."""
    game = begin(table.deal)
    while not game.is_over():
        action = table.choice(game.state)
        if is_secret(table, game.state) and len(game.to_act()) > 1 and table.chooser.randrange(2) == 0:
            seat = game.rules.seat_of(action)
            compare(game, action, table.chooser.choice(game.legal(seat).codes))
        game.play(action)


def compare(game: Game, action: int, instead: int) -> None:
    """Play two sealed actions of a seat: nobody else sees which it was, and the seat itself does."""
    one, two = game.at(game.moves), game.at(game.moves)
    one.play(action)
    two.play(instead)
    if one.free_undo_to() == one.moves:  # all has been opened
        return
    acting = game.rules.seat_of(action)
    assert to_json(one.public_record()) == to_json(two.public_record())
    assert game.rules.notation(action) not in one.public_record().actions[len(game.public_record().actions) :]
    for seat in range(-1, game.state.players):
        assert one.event_codes(seat) == two.event_codes(seat)
        if seat != acting:
            assert received(game.rules, one.state, seat) == received(game.rules, two.state, seat)
        else:
            assert (one.view(seat) == two.view(seat)) == (one.state == two.state)

"""The game of one table, replayed from its actions: the only place where the server holds a state.

What has been played is a list of actions with the events of each; undo is the shorter list played again. Every
action is checked before it is carried out.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Union

import msgspec
from msgspec import Raw, Struct

from aedilis.core.catalogue import rules as registered
from aedilis.core.contract import Action, Begun, Rules, State
from aedilis.core.errors import AedilisError
from aedilis.core.record import commitment
from aedilis.server.errors import Refusal


class Setup(Struct, frozen=True):
    """What determines a game before its first action."""

    game: str
    players: int
    options: bytes
    """JSON, complete."""
    seed: str
    start: str | None = None
    """JSON of the position to start from instead of a fresh deal."""

    def position(self) -> dict[str, Any] | None:
        """The position to start from, if the game does not begin with a fresh deal."""
        return None if self.start is None else msgspec.json.decode(self.start, type=dict[str, Any])

    def commitment(self) -> str:
        """The hash that is shown at the start of the game."""
        return commitment(self.seed, self.position())


class Step(Struct, frozen=True):
    """One action that was played, who could have acted, and what happened."""

    action: int
    seat: int
    asked: int
    """Bit mask of the seats that had to decide before it."""
    events: tuple[int, ...]
    reveals: bool


class Trial(Struct):
    """Actions tried on a clone; `stopped` tells that the next one would reveal something and was not run."""

    state: State
    steps: list[Step]
    stopped: bool = False
    begun: Begun | None = None
    """How far the last action leads, which lacks a part and was not run."""


@cache
def action_decoder(game: str) -> msgspec.json.Decoder[Action]:
    """Reads the typed actions of a game."""
    return msgspec.json.Decoder(Union[registered(game).action_types])  # noqa: UP007 (the types are known only now)


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, ascending."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


class Match:
    """One game in progress."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules: Rules = registered(setup.game)
        self.state = self.first_state()
        self.opening = tuple(self.rules.opening_events(self.state)) if setup.start is None else ()
        self.steps: list[Step] = []
        self.state.listen(True)

    def first_state(self) -> State:
        """The position before the first action."""
        if self.setup.start is not None:
            return self.rules.load_position(self.setup.start)
        options = self.rules.options(msgspec.json.decode(self.setup.options))
        return self.rules.new_state(self.setup.players, options, self.setup.seed)

    @property
    def moves(self) -> int:
        """How many actions have been played and not taken back."""
        return len(self.steps)

    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return seats_in(self.state.to_act())

    def read_action(self, given: Raw) -> int:
        """The action in a message; raises `bad-action`."""
        try:
            return self.rules.packed(action_decoder(self.setup.game).decode(given))
        except (AedilisError, msgspec.MsgspecError, OverflowError) as error:
            raise Refusal("bad-action") from error

    def read_notation(self, text: str) -> int:
        """The action in a stored line; raises the engine's own errors."""
        return self.rules.parse(text)

    def seat_of(self, action: int) -> int:
        """Who acts."""
        return self.rules.typed(action).seat

    def check(self, state: State, action: int) -> None:
        """Raise `illegal-action` with the clause that forbids it, if one does."""
        clause = state.refusal(action)
        if clause:
            raise Refusal("illegal-action", rule=self.rules.clause(clause), game=self.setup.game)

    def step(self, state: State, action: int) -> Step:
        """Carry out one checked action on a listening state."""
        self.check(state, action)
        asked = state.to_act()
        state.apply(action)
        events = tuple(state.take_events())
        return Step(action, self.seat_of(action), asked, events, any(self.rules.reveals(code) for code in events))

    def attempt(self, actions: Sequence[int], seat: int) -> Trial:
        """Run actions on a clone, but stop before a step that would show this seat something hidden.

        The last action may be one of which only the first parts are chosen.
        """
        trial = Trial(self.state.clone(), [])
        for n, action in enumerate(actions, 1):
            before = trial.state
            if n == len(actions) and before.refusal(action):
                trial.begun = self.rules.begun(before, action)
                if trial.begun is not None:
                    break
            trial.state = before.clone()
            trial.state.listen(True)
            done = self.step(trial.state, action)
            if any(self.rules.shows(code, seat) for code in done.events):
                trial.state = before
                trial.stopped = True
                break
            trial.steps.append(done)
        return trial

    def play(self, action: int) -> Step:
        """Carry out an action for good."""
        done = self.step(self.state, action)
        self.steps.append(done)
        return done

    def copy(self) -> "Match":
        """An independent game at the same point; the steps already made are shared."""
        made = Match.__new__(Match)
        made.setup, made.rules, made.opening = self.setup, self.rules, self.opening
        made.state = self.state.clone()
        made.state.listen(True)
        made.steps = self.steps.copy()
        return made

    def replayed(self, actions: Iterable[int]) -> "Match":
        """A game of the same setup in which exactly these actions were played: how undo goes back."""
        made = Match(self.setup)
        for action in actions:
            made.play(action)
        return made

    def state_at(self, move: int) -> State:
        """The position after this many actions."""
        state = self.first_state()
        for step in self.steps[:move]:
            state.apply(step.action)
        return state

"""One step of foresight: try each action on a position made up from the view, see it through, compare the worth."""

from typing import Final, final

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.alone import worth_alone
from aedilis.games.corduba.bots.delivering import delivery, keeping
from aedilis.games.corduba.bots.sensible import list_sensible
from aedilis.games.corduba.bots.takeover import same_as
from aedilis.games.corduba.bots.worth import good_value, idle, worth
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.state.belief import determinize
from aedilis.games.corduba.engine.state.fields import ACTIONS, HERITAGE_START, KEEPING, OVER
from aedilis.games.corduba.engine.state.frames import (
    ACTIVATE_NEW,
    CHOOSE_PAYMENT,
    CHOOSE_PECULIUM,
    CHOOSE_SPOT,
    REPLACE,
    SUPPRESS,
    TURN,
    VISIT,
)
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.words import BASIC, TOOL

LONGEST: Final = 40  # follow-up decisions of one action; real ones have far fewer
SPOTS: Final = 6  # placements tried while another decision is considered
TRIES: Final = 24  # other options tried there
NOTHING: Final = -1000000000
SPARE_TOOL: Final = 200  # so much less is a second tool worth before anything is built


@final
class Choice:
    """The best action so far; of equals each is as likely as the others."""

    def __init__(self) -> None:
        self.action: i64 = 0
        self.worth: i64 = NOTHING
        self.equals: i64 = 0

    def consider(self, action: i64, worth: i64, rng: Rng) -> None:
        """Take the action if it is better, or by chance if it is as good."""
        if worth > self.worth:
            self.action = action
            self.worth = worth
            self.equals = 1
        elif worth == self.worth:
            self.equals += 1
            if rng.below(self.equals) == 0:
                self.action = action


def judge(s: State, seat: i64) -> i64:
    """Return what a position is worth to the seat, alone or among others."""
    if s.players == 1:
        return worth_alone(s)
    return worth(s, seat)


def choose(view: View, rng: Rng) -> i64:
    """Return the action that the rules of thumb like best."""
    out = Actions()
    list_sensible(view, out)
    if out.size == 1:
        return out.items[0]
    if view.depth == 0:
        if view.stage == KEEPING:
            return keeping(view, out, rng)
        return delivery(view, out)
    s = determinize(view, rng)
    foresight = Foresight()
    choice = Choice()
    for index in range(out.size):
        choice.consider(out.items[index], foresight.outlook(s, view.seat, out.items[index]), rng)
    return choice.action


def outfit(counts: i64) -> i64:
    """Return what goods to begin with are worth (C3.9): the first tiles cost wood and stone, and one tool at most."""
    result: i64 = 0
    for good in range(i64(BASIC)):
        result += good_value(good, packing.count(counts, good))
    tools: i64 = packing.count(counts, TOOL)
    if tools > 1:
        result -= SPARE_TOOL * (tools - 1)
    return result


def order_worth(s: State) -> i64:
    """Return what it is worth to pass before the others and be earlier in the next round (C7.22)."""
    early: i64 = 20
    waiting: i64 = s.parties
    for place in range(s.parties):
        if (s.passed >> s.order[place]) & 1:
            waiting -= 1
    return early * waiting


def asked(s: State, seat: i64) -> bool:
    """Tell whether the seat must go on with what it has begun."""
    return s.stage != OVER and s.depth > 0 and s.top_seat() == seat and s.top_kind() != TURN


def may_be_declined(kind: i64) -> bool:
    """Tell whether a decision of this kind offers something that the seat need not take."""
    return kind in (ACTIVATE_NEW, VISIT, SUPPRESS, REPLACE, CHOOSE_PECULIUM)


def finish(s: State, seat: i64) -> None:
    """Take the first of what is offered, until nothing is asked or something that may be declined."""
    steps: i64 = 0
    while steps < LONGEST and asked(s, seat):
        if may_be_declined(s.top_kind()):
            return
        s.apply(s.first_offered())
        steps += 1


@final
class Foresight:
    """Tries actions and answers out, each in a position of its own that takes over the next one."""

    def __init__(self) -> None:
        self.after_action: State | None = None
        self.after_answer: State | None = None
        self.answers: Actions = Actions(LONGEST)  # with which the last action was seen through
        self.expected: i64 = NOTHING  # the worth after the last answer and the first of all that it leaves open

    def outlook(self, s: State, seat: i64, act: i64, sketch: i64 = NOTHING) -> i64:
        """Return the worth of an action of the seat, seen through to the end of what it sets going.

        A sketch is the worth after the first of all that the action leaves open, if that was found out before.
        """
        if s.stage == HERITAGE_START and packing.action_kind(act) == packing.TAKE:
            return outfit(packing.counts_of(act))
        after = self.after(s, act)
        if packing.action_kind(act) == packing.PASS:
            if after.stage == ACTIONS and after.round == s.round:
                return judge(after, seat) + order_worth(s)
            return judge(s, seat) - idle(s, seat)  # the phase is over: what follows is the same for every other action
        self.settle(after, seat, s.top_kind() == TURN, sketch)
        if self.expected == NOTHING:
            return judge(after, seat)
        return self.expected

    def after(self, s: State, act: i64) -> State:
        """Return the position after an action; it stays until the next one is asked for."""
        after = same_as(s, self.after_action)
        self.after_action = after
        after.apply(act)
        self.answers.size = 0
        return after

    def settle(self, s: State, seat: i64, whole: bool, sketch: i64 = NOTHING) -> None:
        """Answer what an action asks its player next, by the same comparison; market visits only in a whole turn.

        What is expected then is the worth of the position, or NOTHING if nobody has judged it.
        """
        self.expected = sketch
        while self.answers.size < LONGEST and asked(s, seat):
            if s.top_kind() == VISIT and not whole:
                return
            act: i64 = self.answer(s, seat, self.expected)
            self.answers.add(act)
            s.apply(act)

    def answer(self, s: State, seat: i64, sketch: i64 = NOTHING) -> i64:
        """Return a good answer to the decision on top, trying not too many; of payments the first listed is taken.

        With the sketch of what led here the first answer is known and need not be tried, unless it may be declined.
        """
        menu = s.offered()
        kind: i64 = s.top_kind()
        self.expected = sketch
        if kind == CHOOSE_PAYMENT or menu.size == 1:
            return menu.items[0]
        if may_be_declined(kind):
            sketch = NOTHING
        most: i64 = TRIES
        if kind == CHOOSE_SPOT:
            most = SPOTS
        elif kind == VISIT:
            most = menu.size
        tries: i64 = menu.size
        if tries > most:
            tries = most
        best: i64 = menu.items[menu.size - 1]
        most_worth: i64 = NOTHING
        for index in range(tries):
            at: i64 = menu.size - 1 - index * menu.size // tries
            found: i64 = sketch
            if at > 0 or sketch == NOTHING:
                found = self.tried(s, seat, menu.items[at])
            if found > most_worth:
                most_worth = found
                best = menu.items[at]
        self.expected = most_worth
        return best

    def tried(self, s: State, seat: i64, act: i64) -> i64:
        """Return the worth after an answer and the first of all that it leaves open."""
        after = same_as(s, self.after_answer)
        self.after_answer = after
        after.apply(act)
        finish(after, seat)
        return judge(after, seat)

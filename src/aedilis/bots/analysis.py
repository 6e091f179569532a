"""How a game was won: the chance of each seat along it, and the moments that decided it.

The curve is judged by what everybody could see: what was hidden is dealt anew, everybody plays on, and who wins is
counted. Whether another choice would have been better is judged by what the deciding seat knew then. Both take a fixed
number of tries and dice of their own, so that a record has one analysis for ever.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from aedilis.bots import levels
from aedilis.core import catalogue
from aedilis.core.contract import State
from aedilis.core.play import SPECTATOR, Play
from aedilis.core.rng import seeded

AT_ONCE = 8  # points that are judged in one go
THOUGHT = ":200"  # tries of the bot that looks for something better
MOMENTS = 3
WEIGHED = 6  # stretches with the greatest changes, from which the moments are chosen
SMALL = 0.03  # a smaller difference is no better choice
LOOKED_AT = 3  # decisions of one stretch that are looked at, those with most options
POINTS = 160  # of a curve; a longer game has fewer than one for each turn


class ChancesAt(msgspec.Struct, frozen=True):
    """Each seat's chance to win after `move` actions, 0 to 1, as somebody judges who watched."""

    move: int
    chances: tuple[float, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that moved the chances."""

    move: int
    """The number of the move: the position before it is that after `move - 1`."""
    seat: int
    action: int
    before: ChancesAt
    after: ChancesAt
    """The points of the curve on either side of it."""
    better: int | None
    """What a bot would rather have done, by what the seat knew."""
    gain: float
    """By how much that would have raised the seat's chance; 0 where nothing was better."""


class Stretch(msgspec.Struct, frozen=True):
    """What lies between two neighbouring points of a curve."""

    before: ChancesAt
    after: ChancesAt

    @property
    def swing(self) -> float:
        """How much chance went from some seats to others, or was lost."""
        changes = [now - then for then, now in zip(self.before.chances, self.after.chances, strict=True)]
        return max(sum(change for change in changes if change > 0), -sum(change for change in changes if change < 0))

    def drop(self, seat: int) -> float:
        """How much chance a seat lost."""
        return self.before.chances[seat] - self.after.chances[seat]


def moves_to_judge(play: Play) -> list[int]:
    """Return the numbers of moves after which a curve has a point: whenever somebody else is to decide.

    A sealed choice shows nothing before it is opened. Who plays alone has a point after every move.
    """
    steps, rules = play.steps, play.rules
    alone = play.state.players == 1
    found = [0]
    for move in range(1, play.moves):
        step = steps[move - 1]
        sealed = rules.is_sealed(step.action) and not step.reveals
        if not sealed and (alone or steps[move].asked != step.asked):
            found.append(move)
    apart = -(-len(found) // POINTS)
    return [*found[::apart], play.moves]


def in_passes(moves: Sequence[int]) -> list[int]:
    """Return the same numbers so that any beginning of the list is spread over the whole game."""
    last = len(moves) - 1
    order = [0, last] if last > 0 else [0]
    apart = 1 << max(last, 1).bit_length()
    while apart > 1:
        apart //= 2
        order += [index for index in range(apart, last, 2 * apart) if index not in (0, last)]
    return [moves[index] for index in order]


def judged(play: Play, moves: Iterable[int]) -> list[ChancesAt]:
    """Return points of the curve after these numbers of moves, ascending; the game must be one that can be judged."""
    state, done = play.first_state(), 0
    points = []
    for move in sorted(moves):
        for step in play.steps[done:move]:
            state.apply(step.action)
        done = move
        points.append(ChancesAt(move, chances(play.rules.name, state)))
    return points


def chances(game: str, state: State) -> tuple[float, ...]:
    """Return each seat's chance as somebody sees it who watches; together at most 1, less where all may lose."""
    about = catalogue.find(game)
    won = about.chances(state.view(SPECTATOR), None, seeded("chances"), 1 if state.is_over() else about.judging)
    assert won is not None, "the bots of the game can judge"
    return tuple(round(share, 4) for share in won)


def deciding(play: Play, stretch: Stretch) -> TurningPoint | None:
    """Return the decision of a stretch that mattered most: the costliest, else that of whoever gained; None if none."""
    first = stretch.before.move
    then = play.at(first)
    choices: list[tuple[int, Play]] = []
    for move in range(first + 1, stretch.after.move + 1):
        step = play.steps[move - 1]
        if len(then.view(step.seat).legal()) > 1:
            choices.append((move, then.copy()))
        then.play(step.action)
    options = {move: len(before.view(play.steps[move - 1].seat).legal()) for move, before in choices}
    chosen = sorted(choices, key=lambda choice: -options[choice[0]])[:LOOKED_AT]
    turns = [compared(play, move, before, stretch) for move, before in chosen]
    return max(turns, key=lambda turn: (turn.gain, -stretch.drop(turn.seat)), default=None)


def compared(play: Play, move: int, before: Play, stretch: Stretch) -> TurningPoint:
    """Return what was played as a turn, with what a bot would rather have done if that would have helped."""
    step, game = play.steps[move - 1], play.rules.name
    view = before.view(step.seat)
    thinker = levels.bot_of(levels.names(game)[-1] + THOUGHT, game)
    best = levels.explain(game, view, move, bot=thinker, top=1)
    better, gain = None, 0.0
    if best and best[0].action != step.action:
        about = catalogue.find(game)
        instead = about.chances(view, best[0].action, seeded("choice"), about.judging)
        played = about.chances(view, step.action, seeded("choice"), about.judging)
        assert instead is not None, "a bot that searches can judge"
        assert played is not None, "a bot that searches can judge"
        gain = round(instead[step.seat] - played[step.seat], 4)
        better = best[0].action
    if gain < SMALL:
        better, gain = None, 0.0
    return TurningPoint(move, step.seat, step.action, stretch.before, stretch.after, better, gain)


class Judge(msgspec.Struct, frozen=True, tag=True):
    """Work that is to be done: points of the curve."""

    moves: tuple[int, ...]

    def do(self, play: Play) -> "Found":
        """Judge the positions."""
        return Found(points=tuple(judged(play, self.moves)))


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """Work that is to be done: which decision of a stretch mattered, and whether another would have been better."""

    stretch: Stretch

    def do(self, play: Play) -> "Found":
        """Compare what was played with what a bot would have done."""
        return Found(turn=deciding(play, self.stretch))


Task = Judge | Weigh


class Found(msgspec.Struct, frozen=True):
    """What a piece of work found."""

    points: tuple[ChancesAt, ...] = ()
    turn: TurningPoint | None = None


class Examination:
    """A game that is being looked at, piece by piece: whoever has time asks what comes next and tells what was found.

    First come points of the curve, spread over the game and closer each time, then the decisions where it moved most.
    """

    def __init__(self, play: Play) -> None:
        """Begin with a game that is over."""
        self._steps = play.steps
        self._players = play.state.players
        moves = moves_to_judge(play) if catalogue.find(play.rules.name).judging else []
        self._waiting = in_passes(moves) if moves else []
        self._curve: dict[int, ChancesAt] = {}
        self._found: dict[int, TurningPoint | None] = {}
        self.done = 0
        """How many pieces of work are behind it."""

    @property
    def curve(self) -> list[ChancesAt]:
        """The points so far, in the order of the game."""
        return [self._curve[move] for move in sorted(self._curve)]

    def next(self) -> Task | None:
        """Return what is to be done next; None when all is known."""
        if self._waiting:
            return Judge(tuple(self._waiting[:AT_ONCE]))
        stretch = self._doubtful()
        return None if stretch is None else Weigh(stretch)

    def take(self, task: Task, done: Found) -> None:
        """Remember what a piece of work found; one that somebody else has done meanwhile changes nothing."""
        if isinstance(task, Judge):
            self._curve.update((point.move, point) for point in done.points)
            self._waiting = [move for move in self._waiting if move not in self._curve]
        else:
            self._found[task.stretch.after.move] = done.turn
        self.done += 1

    def moments(self) -> list[TurningPoint]:
        """Return the decisions that mattered most, in the order of the game.

        Of those around the greatest changes that have been looked at, one where more was lost matters more.
        """
        found = [(stretch.swing, self._found.get(stretch.after.move)) for stretch in self._by_swing()[:WEIGHED]]
        turns = [(swing + turn.gain, turn) for swing, turn in found if turn is not None]
        best = sorted(turns, key=lambda weighed: -weighed[0])[:MOMENTS]
        return sorted((turn for _, turn in best), key=lambda turn: turn.move)

    def slips(self) -> list[TurningPoint | None]:
        """Return for each seat the decision that cost it most, of those that have been looked at."""
        costly = [turn for turn in self._found.values() if turn is not None and turn.better is not None]
        return [
            max((turn for turn in costly if turn.seat == seat), key=lambda turn: turn.gain, default=None)
            for seat in range(self._players)
        ]

    def _stretches(self) -> list[Stretch]:
        curve = self.curve
        return [Stretch(before, after) for before, after in pairwise(curve)]

    def _by_swing(self) -> list[Stretch]:
        """Return the stretches that changed something, the greatest change first."""
        moved = [stretch for stretch in self._stretches() if stretch.swing >= SMALL]
        return sorted(moved, key=lambda stretch: -stretch.swing)

    def _doubtful(self) -> Stretch | None:
        """Return the next stretch to look at: the greatest changes, then for each seat where its chance fell most."""
        for stretch in self._by_swing()[:WEIGHED]:
            if stretch.after.move not in self._found:
                return stretch
        for seat in range(self._players):
            fallen = [stretch for stretch in self._by_swing() if self._acted(stretch, seat)]
            worst = max(fallen, key=lambda stretch: stretch.drop(seat), default=None)
            if worst is not None and worst.drop(seat) >= SMALL and worst.after.move not in self._found:
                return worst
        return None

    def _acted(self, stretch: Stretch, seat: int) -> bool:
        return any(step.seat == seat for step in self._steps[stretch.before.move : stretch.after.move])


def analysed(play: Play) -> Examination:
    """Return the whole analysis of a game that is over."""
    analysis = Examination(play)
    while (task := analysis.next()) is not None:
        analysis.take(task, task.do(play))
    return analysis

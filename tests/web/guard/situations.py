"""Print real situations for the browser to show, as JSON lines: of every kind of decision the fullest.

Bots play games with fixed seeds. A line has the record up to the decision, whose it is and what kind it is; the record
of a finished game has no seat. What a table shows of it is the server's and the page's business.
"""

import random
import sys
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import NamedTuple

import msgspec

from aedilis.bots import levels
from aedilis.core import catalogue, record
from aedilis.core.game import Game
from aedilis.games.corduba.engine.state.view import View as CordubaView

NAMES = ("Wilhelmine von Ehrenstein", "Bruno", "Chiara Montecuccoli", "Livia")
"""Short ones and long ones: at a table with both either may be cut."""
CLUMSY = 0.2
"""How often a move is drawn by lot: sensible games alone do not come to every corner of the rules."""
GAMES = 8
"""For each number of players; with so many all kinds of decisions come up but the rarest."""


class Situation(msgspec.Struct, frozen=True):
    """A decision of a seat in a game, or the end of the game."""

    game: str
    players: int
    kind: str
    seat: int | None
    record: str


class Found(NamedTuple):
    """Where in a game a kind of decision came up, and how much there is to show."""

    weight: int
    game: Game
    move: int
    seat: int | None
    answers: frozenset[str]

    def situation(self, kind: str) -> Situation:
        """The record up to the decision."""
        then = msgspec.structs.replace(self.game.record, actions=self.game.record.actions[: self.move])
        if self.seat is not None:
            then = msgspec.structs.replace(then, result=None)
        return Situation(self.game.rules.name, self.game.header.players, kind, self.seat, record.to_text(then))


def decisions_of(game: Game, most: Counter[Hashable]) -> Iterator[tuple[str, Found]]:
    """Yield what seats have to decide now, in the words of their views.

    A view in words is much more work than a move: none is made where `most` knows one alike with as many answers.
    """
    for seat in game.to_act():
        view, legal = game.view(seat), game.legal(seat)
        answers = frozenset(str(type(action).__struct_config__.tag) for action in legal)
        frame = isinstance(view, CordubaView) and (view.stage, view.depth and view.top_kind())
        if len(legal) > most[answers, frame]:
            most[answers, frame] = len(legal)
            yield decision_of(game, seat, answers, len(legal))


def decision_of(game: Game, seat: int, answers: frozenset[str], choices: int) -> tuple[str, Found]:
    """Tell what a seat has to decide, in the words of its view."""
    view = msgspec.to_builtins(game.rules.view_data(game.view(seat)))
    frames = [frame["kind"] for frame in view.get("doing", ())]
    kind = " ".join([view["phase"], *(frames[-1:] or sorted(answers))])
    return kind, Found(20 * choices + len(msgspec.json.encode(view)), game, game.moves, seat, answers)


def played(name: str, players: int, seed: str, most: Counter[Hashable]) -> Iterator[tuple[str, Found]]:
    """Play one game, and yield every decision in it."""
    game = Game.new(name, players=players, seed=seed, seats=NAMES[:players])
    chance = random.Random(f"{name} {players} {seed}")
    clumsy, sensible = levels.make(levels.RANDOM, name), levels.make(catalogue.find(name).levels[0], name)
    while not game.is_over():
        yield from decisions_of(game, most)
        bot = clumsy if chance.random() < CLUMSY else sensible
        game.play(bot.choose(game.view(game.to_act()[0]), chance.randrange(1 << 32)))
    yield "over", Found(0, game, game.moves, None, frozenset())


def situations() -> Iterator[Situation]:
    """Yield the fullest situation of every kind, for each game and number of players."""
    for name in catalogue.ours():
        for players in catalogue.rules(name).seat_range:
            fullest: dict[str, Found] = {}
            most: Counter[Hashable] = Counter()
            for number in range(GAMES):
                for kind, found in played(name, players, f"guard {number}", most):
                    if kind not in fullest or found.weight > fullest[kind].weight:
                        fullest[kind] = found
            for kind, found in fullest.items():
                if not any(is_part(kind, found, other, more) for other, more in fullest.items()):
                    yield found.situation(kind)


def is_part(kind: str, found: Found, other: str, more: Found) -> bool:
    """Whether another decision of the same phase, named by its answers, shows all of these and further ones."""
    phase, *answers = kind.split()
    return phase == other.split()[0] and found.answers < more.answers and answers == sorted(found.answers)


if __name__ == "__main__":
    for one in situations():
        sys.stdout.buffer.write(msgspec.json.encode(one) + b"\n")

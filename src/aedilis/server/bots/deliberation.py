"""Bots that think about their decisions at the same time, and when the table sees what they chose."""

import asyncio
import hashlib
import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from aedilis.server.bots.metronome import Metronome
from aedilis.server.tables.core import Core


class Chance(NamedTuple):
    """A decision that a bot makes: whose, its number at the table, and the bot's dice."""

    seat: int
    decision: int
    seed: int

    def is_asked(self, core: Core) -> bool:
        """Whether the decision is still to be made."""
        return self.seat in core.to_act() and core.decision(self.seat) == self.decision


def chance_of(core: Core, seat: int) -> Chance:
    """The seat's present decision, with dice that are the same after a restart; from them nobody learns the seed."""
    told = f"bot {core.facts.setup.seed} {seat} {core.decision(seat)} {core.running().moves}"
    return Chance(seat, core.decision(seat), int.from_bytes(hashlib.sha256(told.encode()).digest()[:6], "big"))


class Deliberation:
    """Bots that began to think at the same time: the table sees at the same beat what each of them chose."""

    def __init__(
        self,
        thinking: Mapping[Chance, "asyncio.Task[int | None]"],
        metronome: Metronome,
        beat: float,
        on_answer: Callable[[], None],
    ) -> None:
        self.thinking = thinking
        """Each bot's choice, unchecked; None where any action will do, or no worker could decide."""
        self.metronome = metronome
        self.beat = beat
        self.on_answer = on_answer
        """Called when the last of them has decided."""
        self.begun = metronome.clock()
        self.answered = math.inf
        """When the last of them had decided."""
        for task in thinking.values():
            task.add_done_callback(self.take)

    def take(self, _: "asyncio.Task[int | None]") -> None:
        """One of them has decided."""
        if all(task.done() for task in self.thinking.values()):
            self.answered = self.metronome.clock()
            self.on_answer()

    def seconds_left(self) -> float:
        """How long it is until the beat at which the table sees what they chose; endless while one of them thinks."""
        if math.isinf(self.answered):
            return math.inf
        return self.metronome.shown(self.begun, self.beat, self.answered) - self.metronome.clock()

    def cancel(self) -> None:
        """Nobody asks for it any more."""
        for task in self.thinking.values():
            task.cancel()

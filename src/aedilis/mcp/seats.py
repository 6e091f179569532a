"""The seat that a connection holds: of a game in this process, or at a table of any server."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

import msgspec

from aedilis.bots.bot import Bot
from aedilis.bots.guests import BotFault
from aedilis.bots.random_bot import RandomBot
from aedilis.core.contract import Event, Rules, View
from aedilis.core.errors import IllegalAction
from aedilis.core.game import Game
from aedilis.core.rng import seeded
from aedilis.server.remote import RemoteSeat as RemoteTable
from aedilis.terminal import recordfile


class ModelSeat(ABC):
    """One seat: what it sees, what it may do, and what has happened since it was last told."""

    rules: Rules
    names: Sequence[str]

    @property
    @abstractmethod
    def seat(self) -> int:
        """Its number."""

    @abstractmethod
    async def view(self) -> View:
        """Return what the seat may know now."""

    @abstractmethod
    async def play(self, action: int, view: View) -> None:
        """Play an action that is legal in this view; raise AedilisError where it is refused."""

    @abstractmethod
    async def wait(self) -> bool:
        """Wait until the seat must decide; tell whether it must, False when the game is over."""

    @abstractmethod
    async def news(self) -> list[Event]:
        """Return the events that the seat may see and has not been told of."""

    @abstractmethod
    async def scores(self) -> Sequence[int] | None:
        """Return the final scores by seat, None while the game goes on."""


class LocalSeat(ModelSeat):
    """A seat of a game in this process, with bots at the others."""

    def __init__(self, game: Game, seat: int, bots: dict[int, Bot], names: Sequence[str], path: Path | None) -> None:
        self.game, self._seat, self.bots, self.names, self.path = game, seat, bots, names, path
        self.rules = game.rules
        self._told = 0
        self._opened = False

    @property
    def seat(self) -> int:
        """Its number."""
        return self._seat

    async def view(self) -> View:
        """Return what the seat may know now."""
        return self.game.view(self._seat)

    async def play(self, action: int, view: View) -> None:
        """Play an action and keep the game."""
        self.game.play(action)
        self._keep()

    async def wait(self) -> bool:
        """Let the bots play until the seat must decide."""
        while not self.game.is_over() and self._seat not in self.game.to_act():
            self._bot_moves(self.game.actor())
        for seat in self.game.to_act():  # those who choose in secret at the same time do not wait for this seat
            if seat in self.bots and len(self.game.to_act()) > 1:
                self._bot_moves(seat)
        return not self.game.is_over()

    def _bot_moves(self, seat: int) -> None:
        view, luck = self.game.view(seat), seeded(f"{self.game.header.seed} bot {seat} {self.game.moves}")
        try:
            action = self.bots[seat].choose(view, luck)
        except BotFault:
            action = RandomBot().choose(view, luck)
        self.game.play(action)
        self._keep()

    def _keep(self) -> None:
        if self.path is not None:
            recordfile.write(self.path, self.game.record)

    async def news(self) -> list[Event]:
        """Return the events since the last time; at first those of the set-up too."""
        since, self._told = self._told, self.game.moves
        if since == 0 and self._opened:
            return [] if self._told == 0 else self.game.events(self._seat, since=0)[len(self.game.opening) :]
        self._opened = True
        return self.game.events(self._seat, since=since)

    async def scores(self) -> Sequence[int] | None:
        """Return the final scores by seat."""
        outcome = self.game.outcome()
        return None if outcome is None else outcome.scores


class TableSeat(ModelSeat):
    """A seat at a table of a server; everybody there sees that a program holds it."""

    def __init__(self, held: RemoteTable) -> None:
        self.held, self.rules = held, held.rules
        self._told = 0
        self._decision: int | None = None
        self._events = msgspec.json.Decoder(tuple[self._event_type(), ...])  # type: ignore[misc]  # made when it runs

    def _event_type(self) -> object:
        kinds = self.rules.event_types
        union: object = kinds[0]
        for kind in kinds[1:]:
            union = union | kind
        return union

    @property
    def names(self) -> Sequence[str]:  # type: ignore[override]  # they change while people come and go
        """Who sits where."""
        return [seat["name"] or f"seat {seat['seat']}" for seat in self.held.player.table["seats"]]

    @property
    def seat(self) -> int:
        """Its number."""
        return self.held.seat

    async def view(self) -> View:
        """Return what the seat may know now."""
        view, self._decision = await self.held.view()
        return view

    async def play(self, action: int, view: View) -> None:
        """Play an action; the server checks it again."""
        if view.refusal(action):
            clause = self.rules.clause(view.refusal(action))
            raise IllegalAction("illegal-action", f"rule {clause} forbids this", rule=clause)
        await self.held.act(self.rules.typed(action), self._decision)

    async def wait(self) -> bool:
        """Wait for the others, and for the game to begin."""
        return await self.held.turn()

    async def news(self) -> list[Event]:
        """Return the events of the entries that have come since the last time."""
        entries = [entry for entry in self.held.player.entries if entry["seq"] > self._told]
        self._told = self.held.player.seq
        told = []
        for entry in entries:
            parts = (
                [entry] if entry["type"] == "started" else entry.get("moves", []) if entry["type"] == "acted" else []
            )
            for part in parts:
                told += self._events.decode(msgspec.json.encode(part["events"]))
        return told

    async def scores(self) -> Sequence[int] | None:
        """Return the final scores by seat."""
        scores: Sequence[int] | None = self.held.player.table["scores"]
        return scores if self.held.is_over() else None

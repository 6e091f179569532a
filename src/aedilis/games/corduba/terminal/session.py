"""A game of Corduba at the terminal: every decision is a menu, grouped when it is long."""

from pathlib import Path

import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aedilis.core.game import Game
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.conditions import monuments_of
from aedilis.games.corduba.engine.forms.actions import DeliverGoods, DeliverOfferings, DeliverTroops, Pay
from aedilis.games.corduba.engine.forms.events import GameOver
from aedilis.games.corduba.engine.forms.view import ViewData
from aedilis.games.corduba.engine.pack.read import STANDARD, pack_of, read_documents
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO
from aedilis.games.corduba.terminal import menu
from aedilis.games.corduba.terminal.effects import bill
from aedilis.games.corduba.terminal.menu import Choices, Option
from aedilis.games.corduba.terminal.prompt import Prompt
from aedilis.games.corduba.terminal.say import t
from aedilis.games.corduba.terminal.screen import screen
from aedilis.games.corduba.terminal.story import Story
from aedilis.games.corduba.terminal.table import CordubaTable
from aedilis.games.corduba.terminal.watching import Watcher
from aedilis.terminal import session
from aedilis.terminal.results import PersonalEnd
from aedilis.terminal.seating import Sitter
from aedilis.terminal.session import Ingredient, Terminal, number_in, split_sure


def begin(console: Console, game: Game, sitters: list[Sitter], path: Path, *, confirm: bool) -> "Session":
    """Seat people and bots at a new or resumed game."""
    return Session(console, CordubaTable(console, game, sitters, path), confirm=confirm)


class Session(session.Session):
    """People and bots playing one game of Corduba on one terminal."""

    table: CordubaTable
    prompts = Prompt

    def decide(self, seat: int) -> int:
        """Ask for one of the legal actions, by number or in notation."""
        data = self.table.data(seat)
        found = menu.groups(self.table.look, self.table.view(seat), data)
        news = self.table.news(seat)
        while True:
            picked = self._pick(seat, data, found, news)
            if picked is not None and self.is_meant(seat, picked[0], is_sure=picked[1]):
                return picked[0]

    def _pick(
        self, seat: int, data: ViewData, found: list[Choices], news: list[RenderableType]
    ) -> tuple[int, bool] | None:
        """Ask for a kind and then for one of it, or at once where there are few; None to draw the table again."""
        is_long = len(found) > 1 and sum(len(choices.options) for choices in found) > menu.FEW
        shown = menu.group_menu(found) if is_long else menu.option_menu(found)
        self.draw(screen(self.table.look, data), news, shown)
        every = [option for choices in found for option in choices.options]
        listed = [] if is_long else [option.packed for option in every]
        question = self._question(data, every)
        while True:
            word, is_sure = split_sure(self.prompt.ask(question))
            if not word:
                return (every[0].packed, is_sure) if isinstance(every[0].action, Pay) else None
            kind = number_in(word, len(found)) if is_long else None
            if kind is not None:
                return self._one_of_kind(seat, data, found[kind - 1], is_sure=is_sure)
            action = self.one_of(seat, listed, word)
            if action is not None:
                return action, is_sure

    def _one_of_kind(self, seat: int, data: ViewData, choices: Choices, *, is_sure: bool) -> tuple[int, bool] | None:
        """Ask which choice of a kind; None to go back."""
        listed = [option.packed for option in choices.options]
        if len(listed) == 1:
            return listed[0], is_sure
        shown = menu.option_menu([choices])
        if self.console.is_terminal:
            self.draw(screen(self.table.look, data), [], shown)
        else:
            self.console.print(shown)
        while True:
            word, is_sure = split_sure(self.prompt.ask(t("ask-one-of")))
            if word.lower() in ("", "b", "back"):
                return None
            action = self.one_of(seat, listed, word)
            if action is not None:
                return action, is_sure

    def words_of(self, seat: int, action: int) -> str:
        """Return an action as the menu says it."""
        said = menu.namer(self.table.look, self.table.view(seat), self.table.data(seat))
        return t("preview-choice", choice=said(action))

    def _question(self, data: ViewData, every: list[Option]) -> str:
        """Return what is asked, with what it is about."""
        if data.bill is not None:
            return t("ask-choose-payment", cost=bill(data.bill))
        if not data.doing:
            sealed = {DeliverTroops: "troops", DeliverOfferings: "offerings", DeliverGoods: "goods"}
            return t(f"ask-seal-{sealed.get(type(every[0].action), 'keep')}")
        doing = data.doing[-1]
        about = next((one for one in reversed(data.doing) if one.building is not None), None)
        return t(
            f"ask-{doing.kind.replace('_', '-')}",
            n=doing.n or 0,
            main="yes" if doing.main_done else "no",
            tile="" if about is None or about.building is None else self.table.look.building_name(about.building),
        )

    def ending(self, seat: int) -> PersonalEnd:
        """Return how the game ended for a person; alone, Caepio is the other one (C14.21, C15)."""
        s = self.table.game.state
        assert isinstance(s, State)
        if s.players > 1:
            ending = super().ending(seat)
        else:
            chosen = self.table.game.header.options
            even = s.senators[seat] == s.senators[CAEPIO] and chosen["variant"] == "senators"
            ending = PersonalEnd(
                against=f"Caepio, {chosen['difficulty']}",
                outcome="won" if s.winning else "even" if even else "lost",
                score=s.senators[seat],
                best_other=s.senators[CAEPIO],
                variant=chosen["variant"],
                monuments=monuments_of(s, seat) if chosen["variant"] != "senators" else None,
            )
        return ending if s.ending == packing.SCORED else msgspec.structs.replace(ending, outcome="rebellion")

    def last_table(self) -> list[RenderableType]:
        """Return the city at the end."""
        return screen(self.table.look, self.table.data(-1))

    def result(self) -> RenderableType:
        """Return how it ended, and the senators of all, the best first."""
        game, look = self.table.game, self.table.look
        winners = game.state.winners()
        over = [event for event in game.events(self.table.people[0]) if isinstance(event, GameOver)]
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("player", "senators"):
            grid.add_column(t(f"column-{key}"))
        grid.add_column("")
        scores = game.state.scores()
        for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
            grid.add_row(look.title(seat), str(scores[seat]), t("condition-won") if seat in winners else "")
        return Group(*Story(look, None).tell(over), Text(), grid)


def parts() -> list[Ingredient]:
    """Return what `aedilis doctor` looks at of Corduba besides words, rules and bots: the content pack."""
    return [Ingredient(t("doctor-what-content"), lambda: pack_of(read_documents(STANDARD)).digest[:12])]


TERMINAL = Terminal(begin, Watcher, parts)

"""A game of Capitol at the terminal: the questions of its four phases."""

import re
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from aedilis.core.game import Game
from aedilis.games.capitol.engine.board_file import is_roomy
from aedilis.games.capitol.engine.forms.actions import ACTION_FORMS, CARD_NAMES, DrawCard, SealBid
from aedilis.games.capitol.engine.forms.view import ViewData
from aedilis.games.capitol.engine.option_file import board_option
from aedilis.games.capitol.terminal import bidding, menu
from aedilis.games.capitol.terminal.draft import try_out
from aedilis.games.capitol.terminal.menu import Option
from aedilis.games.capitol.terminal.parts import parts
from aedilis.games.capitol.terminal.prompt import Prompt
from aedilis.games.capitol.terminal.say import t
from aedilis.games.capitol.terminal.screen import screen
from aedilis.games.capitol.terminal.story import result
from aedilis.games.capitol.terminal.table import CapitolTable
from aedilis.games.capitol.terminal.watching import Watcher
from aedilis.games.capitol.terminal.words import preview
from aedilis.terminal import session
from aedilis.terminal.seating import Sitter
from aedilis.terminal.session import Terminal, number_in, split_sure


def begin(console: Console, game: Game, sitters: list[Sitter], path: Path, *, confirm: bool) -> "Session":
    """Seat people and bots at a new or resumed game; say so when the board may be too small for all (R2.13)."""
    if not is_roomy(board_option(game.header.options), game.header.players):
        console.print(t("board-tight"), markup=False)
    return Session(console, CapitolTable(console, game, sitters, path), confirm=confirm)


CARD_LIKE = re.compile(r"[RFABCrfabc][0-9]{1,2}")


class Session(session.Session):
    """People and bots playing one game of Capitol on one terminal."""

    table: CapitolTable
    prompts = Prompt

    def wrong_word(self, line: str) -> str:
        """Return that there is no such card, as the library says it."""
        for word in line.split():
            if CARD_LIKE.fullmatch(word) and word.upper() not in CARD_NAMES:
                return t("no-card", card=word.upper())
        return ""

    def play(self, seat: int, action: int) -> None:
        """Carry out an action; an own move in the middle of a phase is no news."""
        phase = self.table.data(seat).phase
        super().play(seat, action)
        if phase in ("build", "draw") and self.table.data(seat).phase == phase:
            self.table.note_told(seat)

    def decide(self, seat: int) -> int:
        """Ask for the decision of the phase; a single way to place or draw nobody needs to be asked for."""
        data = self.table.data(seat)
        legal = self.table.game.legal(seat).codes if data.phase in ("place", "draw") else []
        if len(legal) == 1:
            return legal[0]
        news = self.table.news(seat)
        if data.phase == "build":
            return self._build(seat, data, news)
        if data.phase == "bid":
            return self._bid(seat, data, news)
        if data.phase == "place":
            return self._place(seat, data, news)
        return self._draw(seat, data, news)

    def _build(self, seat: int, data: ViewData, news: list[RenderableType]) -> int:
        """Ask for a card, then for its use."""
        choices = menu.options(self.table.view(seat))
        uses = menu.by_card(choices)
        own = data.seats[seat].hand or ()
        while True:
            self._show(data, news, menu.hand_menu(own, uses))
            while line := self.prompt.ask(t("ask-card")):
                word, is_sure = split_sure(line)
                card = _named(word, list(uses))
                if word.lower() in ("p", "pass"):
                    action = menu.pass_of(choices)
                elif card is not None:
                    action = self._use(seat, data, card, uses[card])
                else:
                    action = self.in_notation(seat, word)
                    if action is None:
                        continue
                if action is not None and self.is_meant(seat, action, is_sure=is_sure):
                    return action
                break

    def _use(self, seat: int, data: ViewData, card: str, choices: list[Option]) -> int | None:
        """Ask what to do with a card; None to go back."""
        title = Text(menu.card_title(card), style="bold")
        if len(choices) == 1:
            self.console.print(title)
            self.prompt.say(t("only-null"))
            return choices[0].packed
        uses = Group(title, menu.use_menu(self.table.look, choices, seat))
        if self.console.is_terminal:
            self._show(data, [], uses)
        else:
            self.console.print(uses)
        while True:
            line = self.prompt.ask(t("ask-use"))
            if line.lower() in ("", "b", "back"):
                return None
            action = self.one_of(seat, [option.packed for option in choices], line)
            if action is not None:
                return action

    def _bid(self, seat: int, data: ViewData, news: list[RenderableType]) -> int:
        """Ask for a sealed bid."""
        hand = data.seats[seat].hand or ()
        self._show(data, news, menu.bid_menu(hand, data))
        cards = bidding.choose(hand, self.prompt.ask, self.prompt.say, confirm=self.confirm)
        return ACTION_FORMS.packed(SealBid(seat, cards))

    def _place(self, seat: int, data: ViewData, news: list[RenderableType]) -> int:
        """Ask where the tile goes that was just won."""
        choices = menu.options(self.table.view(seat))
        shown = menu.use_menu(self.table.look, choices, seat)
        question = t("ask-place", tile=t(f"tile-{data.tiles[data.auction or 0].kind}"))
        listed = [option.packed for option in choices]
        return self.choose(
            seat, lambda: self._show(data, news, shown), question, lambda word: self.one_of(seat, listed, word)
        )

    def _draw(self, seat: int, data: ViewData, news: list[RenderableType]) -> int:
        """Ask for a pile, or in the bonus part whether to stop."""
        choices = menu.options(self.table.view(seat))
        piles = [option for option in choices if isinstance(option.action, DrawCard)]
        listed, stop = [option.packed for option in piles], menu.pass_of(choices)
        left = data.draw
        base, bonus = (left.base, left.bonus) if left is not None else (0, 0)

        def pick(word: str) -> int | None:
            return stop if word.lower() in ("s", "stop") and stop is not None else self.one_of(seat, listed, word)

        question = t("ask-draw", base=base, bonus=bonus, stop="no" if stop is None else "yes")
        return self.choose(seat, lambda: self._show(data, news, menu.pile_menu(piles, data)), question, pick)

    def words_of(self, seat: int, action: int) -> str:
        """Return what an action would build, leave in the yard and score."""
        draft = try_out(self.table.view(seat), action)
        return preview(self.table.look, ACTION_FORMS.typed(action), draft, seat)

    def _show(self, data: ViewData, news: list[RenderableType], choices: RenderableType) -> None:
        """Draw the table, what happened, and the menu."""
        table = screen(self.table.look, data)
        if data.phase in ("build", "bid"):
            table = table[:-1]  # the menu shows the hand
        self.draw(table, news, choices)

    def last_table(self) -> list[RenderableType]:
        """Return the board and the yards at the end."""
        return screen(self.table.look, self.table.data(-1))

    def result(self) -> RenderableType:
        """Return who won, and the points by rounds."""
        game = self.table.game
        winners = game.state.winners()
        names = ", ".join(self.table.look.name(winner) for winner in winners)
        over = Text(t("story-over", count=len(winners), names=names), style="bold")
        return Group(over, result(self.table.look, game.events(self.table.people[0]), winners))


def _named(word: str, cards: list[str]) -> str | None:
    """Return the card of the menu that a number or a name stands for."""
    number = number_in(word, len(cards))
    if number is not None:
        return cards[number - 1]
    return word.upper() if word.upper() in cards else None


TERMINAL = Terminal(begin, Watcher, parts)

"""A game at the terminal from the first decision to the result; whatever is typed, the game is kept."""

import contextlib

from rich.console import Console, Group, RenderableType
from rich.text import Text

from aedilis.cli.capitol import bidding, menu
from aedilis.cli.capitol.draft import try_out
from aedilis.cli.capitol.menu import Option
from aedilis.cli.capitol.prompt import Prompt, Quit, Undone
from aedilis.cli.capitol.screen import screen
from aedilis.cli.capitol.story import result
from aedilis.cli.capitol.table import Table
from aedilis.cli.capitol.words import preview
from aedilis.cli.recordfile import FileError
from aedilis.cli.say import fault, refusal, t
from aedilis.core.errors import FormatError
from aedilis.games.capitol.actions import DrawCard, SealBid, packed, typed
from aedilis.games.capitol.viewdata import ViewData


class Session:
    """People and bots playing one game on one terminal."""

    def __init__(self, console: Console, table: Table, *, confirm: bool) -> None:
        self.console = console
        self.table = table
        self.confirm = confirm
        self.prompt = Prompt(console, table)
        self._at_keyboard: int | None = table.people[0] if len(table.people) == 1 else None
        self._warned = False

    def run(self) -> None:
        """Play until the game is over or the person leaves; the game is saved in either case."""
        try:
            self._welcome()
            while not self.table.game.is_over():
                seat = self.table.next_seat()
                if seat in self.table.bots:
                    self.table.bot_moves(seat)
                else:
                    self._turn(seat)
            self._finish()
        except Quit:
            self.prompt.say_whole(t("left", file=str(self.table.path)))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.table.save()  # if this fails, the error is the last word
            self.prompt.say_whole(t("left", file=str(self.table.path)))

    def _welcome(self) -> None:
        """Say who plays, what fixes the deal, and where the game is kept."""
        table = self.table
        alone = len(table.people) == 1
        seats = [
            t("welcome-you", name=sitter.name)
            if sitter.level is None and alone
            else sitter.name
            if sitter.level is None
            else t("welcome-bot", name=sitter.name, level=sitter.level)
            for sitter in table.sitters
        ]
        self.console.print(Text(t("welcome"), style="bold"))
        self.prompt.say(t("welcome-seats", seats=", ".join(seats)))
        self.prompt.say(t("welcome-seed", commitment=table.game.record.header.commitment))
        self.prompt.say_whole(t("welcome-file", file=str(table.path)))
        self.prompt.say(t("welcome-help"))
        self.prompt.seat = table.people[0]
        self.prompt.pause()

    # ---------------------------------------------------------------- one decision

    def _turn(self, seat: int) -> None:
        """Let a person decide once, or take a move back."""
        self._hand_over(seat)
        data = self.table.data(seat)
        only = self._only_choice(seat, data)
        try:
            self._play(seat, data, self._decide(seat, data) if only is None else only)
        except Undone:
            self.prompt.say(t("undone"))

    def _only_choice(self, seat: int, data: ViewData) -> int | None:
        """Return the single legal way to place or draw, which nobody needs to be asked for."""
        legal = self.table.game.legal(seat) if data.phase in ("place", "draw") else []
        return legal[0] if len(legal) == 1 else None

    def _play(self, seat: int, data: ViewData, action: int) -> None:
        self.table.game.play(action)
        if data.phase in ("build", "draw") and self.table.data(seat).phase == data.phase:
            self.table.note_told(seat)  # an own move in the middle of a phase is no news
        try:
            self.table.save()
        except FileError as error:
            if not self._warned:
                self.prompt.say(fault(error))
                self._warned = True

    def _hand_over(self, seat: int) -> None:
        """On a hot seat, hide the last person's cards until the next one sits down."""
        if self._at_keyboard != seat:
            self._at_keyboard = None
            if len(self.table.people) > 1:
                self._clear()
                self.prompt.ask(t("ask-hand-over", name=self.table.look.name(seat)))
            self._at_keyboard = seat
        self.prompt.seat = seat

    def _decide(self, seat: int, data: ViewData) -> int:
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
                word, sure = _sure(line)
                card = _named(word, list(uses))
                if word.lower() in ("p", "pass"):
                    option = menu.pass_of(choices)
                elif card is not None:
                    option = self._use(seat, data, card, uses[card])
                else:
                    option = self._typed(seat, word)
                    if option is None:
                        continue
                if option is not None and self._is_confirmed(seat, option, sure=sure):
                    return option.packed
                break

    def _use(self, seat: int, data: ViewData, card: str, choices: list[Option]) -> Option | None:
        """Ask what to do with a card; None to go back."""
        title = Text(menu.card_title(card), style="bold")
        if len(choices) == 1:
            self.console.print(title)
            self.prompt.say(t("only-null"))
            return choices[0]
        uses = Group(title, menu.use_menu(self.table.look, choices, seat))
        if self.console.is_terminal:
            self._show(data, [], uses)
        else:
            self.console.print(uses)
        while True:
            line = self.prompt.ask(t("ask-use"))
            if line.lower() in ("", "b", "back"):
                return None
            number = _number(line, len(choices))
            if number is not None:
                return choices[number - 1]
            option = self._typed(seat, line)
            if option is not None:
                return option

    def _bid(self, seat: int, data: ViewData, news: list[RenderableType]) -> int:
        """Ask for a sealed bid."""
        hand = data.seats[seat].hand or ()
        self._show(data, news, menu.bid_menu(hand, data))
        cards = bidding.choose(hand, self.prompt.ask, self.prompt.say, confirm=self.confirm)
        return packed(SealBid(seat, cards))

    def _place(self, seat: int, data: ViewData, news: list[RenderableType]) -> int:
        """Ask where the tile goes that was just won."""
        choices = menu.options(self.table.view(seat))
        tile = data.tiles[data.auction or 0].kind
        while True:
            self._show(data, news, menu.use_menu(self.table.look, choices, seat))
            while line := self.prompt.ask(t("ask-place", tile=t(f"tile-{tile}"))):
                word, sure = _sure(line)
                number = _number(word, len(choices))
                option = self._typed(seat, word) if number is None else choices[number - 1]
                if option is None:
                    continue
                if self._is_confirmed(seat, option, sure=sure):
                    return option.packed
                break

    def _draw(self, seat: int, data: ViewData, news: list[RenderableType]) -> int:
        """Ask for a pile, or in the bonus part whether to stop."""
        choices = menu.options(self.table.view(seat))
        piles = [option for option in choices if isinstance(option.action, DrawCard)]
        stop = menu.pass_of(choices)
        left = data.draw
        base, bonus = (left.base, left.bonus) if left is not None else (0, 0)
        while True:
            self._show(data, news, menu.pile_menu(piles, data))
            while line := self.prompt.ask(t("ask-draw", base=base, bonus=bonus, stop="no" if stop is None else "yes")):
                word, sure = _sure(line)
                number = _number(word, len(piles))
                if word.lower() in ("s", "stop") and stop is not None:
                    option: Option | None = stop
                elif number is not None:
                    option = piles[number - 1]
                else:
                    option = self._typed(seat, word)
                if option is None:
                    continue
                if self._is_confirmed(seat, option, sure=sure):
                    return option.packed
                break

    # ---------------------------------------------------------------- reading

    def _typed(self, seat: int, line: str) -> Option | None:
        """Return the action of a line in notation, with or without its seat; say what is wrong otherwise."""
        game = self.table.game
        parsed: int | None = None
        for notation in (line, f"{seat} {line}"):
            with contextlib.suppress(FormatError):
                parsed = game.packed(notation)
                break
        if parsed is None:
            self.prompt.say(t("not-understood", line=line[:40]))
            return None
        view = self.table.view(seat)
        clause = view.refusal(parsed)
        if clause:
            name = game.rules.clause(clause)
            self.prompt.say(t("refused", clause=name, why=refusal(name, "capitol")))
            return None
        return Option(typed(parsed), parsed, try_out(view, parsed))

    def _is_confirmed(self, seat: int, option: Option, *, sure: bool) -> bool:
        """Ask once more before what cannot be taken back: it shows something hidden, or others decide next."""
        if sure or not self.confirm or not option.draft.is_final:
            return True
        self.prompt.say(preview(self.table.look, option.action, option.draft, seat))
        while True:
            line = self.prompt.ask(t("ask-confirm")).lower()
            if line in ("", "y", "yes"):
                return True
            if line in ("b", "back", "n", "no"):
                return False
            self.prompt.say(t("confirm-usage"))

    # ---------------------------------------------------------------- showing

    def _show(self, data: ViewData, news: list[RenderableType], choices: RenderableType) -> None:
        """Draw the table, what happened, and the menu; news that do not fit get a page of their own first."""
        table = screen(self.table.look, data)
        if data.phase in ("build", "bid"):
            table = table[:-1]  # the menu shows the hand
        if news and self.console.is_terminal and self._rows([*table, *news, choices]) >= self.console.height:
            self._page(news)
            news.clear()
        self._clear()
        self.console.print(Group(*table, *news, choices))

    def _page(self, news: list[RenderableType]) -> None:
        """Show news on a page of their own, or on several if they are longer than the terminal."""
        rest = list(news)
        while rest:
            self._clear()
            shown = 1
            while shown < len(rest) and self._rows(rest[: shown + 1]) < self.console.height:
                shown += 1
            self.console.print(Group(*rest[:shown]))
            del rest[:shown]
            self.prompt.pause()

    def _rows(self, parts: list[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def _finish(self) -> None:
        """Show the last news, the board, the result by rounds, and how anybody can check the game."""
        self.table.save()
        game = self.table.game
        seat = self.table.people[0]
        winners = game.state.winners()
        self._page(self.table.news(seat))
        self._clear()
        self.console.print(Group(*screen(self.table.look, self.table.data(-1))))
        self.prompt.pause()
        names = ", ".join(self.table.look.name(winner) for winner in winners)
        self.console.print(Text(t("story-over", count=len(winners), names=names), style="bold"))
        self.console.print(result(self.table.look, game.events(seat), winners))
        self.prompt.say_whole(t("finished", file=str(self.table.path), seed=str(game.record.header.seed)))


def _sure(line: str) -> tuple[str, bool]:
    """Return the line without a closing exclamation mark, which stands for "do not ask again"."""
    return line.rstrip("!").strip(), line.endswith("!")


def _number(line: str, most: int) -> int | None:
    """Return the number typed if it is one of the menu."""
    return int(line) if line.isascii() and line.isdecimal() and len(line) < 4 and 1 <= int(line) <= most else None


def _named(word: str, cards: list[str]) -> str | None:
    """Return the card of the menu that a number or a name stands for."""
    number = _number(word, len(cards))
    if number is not None:
        return cards[number - 1]
    return word.upper() if word.upper() in cards else None

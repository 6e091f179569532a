"""The prompt of Capitol: why a move is not possible, and what can be known of hands."""

from rich.table import Table as Grid
from rich.text import Text

from aedilis.games.capitol.terminal import why
from aedilis.games.capitol.terminal.look import MARKS
from aedilis.games.capitol.terminal.say import t
from aedilis.games.capitol.terminal.story import cards_line
from aedilis.games.capitol.terminal.table import CapitolTable
from aedilis.terminal import prompt


class Prompt(prompt.Prompt):
    """Reads what a person types at a table of Capitol."""

    table: CapitolTable

    def help(self) -> str:
        """Return what the marks of the table mean and what can be typed."""
        return t("help", round=MARKS["round"], pitched=MARKS["pitched"])

    def own_command(self, word: str, rest: str) -> bool:
        """Answer "why" and "cards"."""
        match word:
            case "why":
                self._why(rest)
            case "cards":
                self._cards()
            case _:
                return False
        return True

    def tell_log(self) -> None:
        """Print what happened so far, unless the table plays without that aid."""
        if self._memory_aid() == "off":
            self.say(t("log-off"))
        else:
            super().tell_log()

    def _why(self, question: str) -> None:
        if not question:
            self.say(t("why-usage"))
            return
        table = self.table
        found = why.answer(table.look, table.view(self.seat), table.data(self.seat), question)
        for line in why.explain(found):
            self.say(line)

    def _cards(self) -> None:
        """Show what perfect memory would know, if the table plays with that aid (R0.10)."""
        if self._memory_aid() != "full_tracker":
            self.say(t("cards-off"))
            return
        data = self.table.data(self.seat)
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("player", "known", "secret"):
            grid.add_column(t(f"column-{key}"))
        for number, seat in enumerate(data.seats):
            if number != self.seat:
                hidden = " ".join(f"{count} {t(f'kind-{kind}')}" for kind, count in seat.secret.items() if count)
                grid.add_row(self.table.look.title(number), cards_line(seat.certain), hidden or "-")
        self.console.print(grid)
        self.console.print(Text(t("cards-unseen") + " ").append_text(cards_line(data.unseen)))

    def _memory_aid(self) -> str:
        return str(self.table.game.header.options.get("memory_aid", "log_only"))

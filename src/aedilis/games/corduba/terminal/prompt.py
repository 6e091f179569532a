"""The prompt of Corduba: looks at tiles, aims and the board of a player."""

from aedilis.core.errors import FormatError
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.terminal import screen
from aedilis.games.corduba.terminal.say import t
from aedilis.games.corduba.terminal.table import CordubaTable
from aedilis.terminal import prompt
from aedilis.terminal.say import refusal


class Prompt(prompt.Prompt):
    """Reads what a person types at a table of Corduba."""

    table: CordubaTable

    def help(self) -> str:
        """Return what the marks of the table mean and what can be typed."""
        return t("help")

    def own_command(self, word: str, rest: str) -> bool:
        """Answer "tiles", "aims", "me", "sources" and "why"."""
        look = self.table.look
        match word:
            case "tiles":
                self.page(screen.tile_page(look, rest) or [t("no-such-tile", name=rest[:40])])
            case "aims":
                self.page(screen.aims(look, self.table.data(self.seat)))
            case "me":
                own = self.table.data(self.seat).seats[self.seat]
                self.page([*screen.own_board(look, self.table.data(self.seat), own), *screen.next_bonuses(look, own)])
            case "sources" if rest in ("on", "off"):
                look.shows_marks = rest == "on"
                self.say(t(f"sources-{rest}"))
            case "sources":
                self.page(screen.source_page(look, rest) or [t("no-such-source", name=rest[:40])])
            case "why":
                self.say(self._why(rest))
            case _:
                return False
        return True

    def _why(self, line: str) -> str:
        """Return the clause that forbids a move in notation."""
        for text in (line, f"{self.seat} {line}"):
            try:
                action = RULES.packed(text)
            except FormatError:
                continue
            clause = self.table.view(self.seat).refusal(action)
            if not clause:
                return t("why-legal", action=line)
            name = RULES.clause(clause)
            return t("refused", clause=name, why=refusal(name, "corduba"))
        return t("why-usage")

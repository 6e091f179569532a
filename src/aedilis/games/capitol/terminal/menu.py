"""The menu of a decision: legal actions grouped by card, so that nobody reads a wall of forty lines."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from aedilis.core.contract import Action
from aedilis.games.capitol.engine.forms import actions
from aedilis.games.capitol.engine.forms.view import ViewData
from aedilis.games.capitol.engine.view import View
from aedilis.games.capitol.terminal.draft import Prospect, try_out
from aedilis.games.capitol.terminal.look import GROUP_STYLES, Look, card_kind
from aedilis.games.capitol.terminal.say import t
from aedilis.games.capitol.terminal.words import card_sum, gains, use


class Option(NamedTuple):
    """One legal action, and what it would do."""

    action: Action
    packed: int
    draft: Prospect


def options(view: View) -> list[Option]:
    """Return every listed legal action of the seat, with its draft."""
    return [Option(actions.ACTION_FORMS.typed(action), action, try_out(view, action)) for action in view.legal()]


def by_card(choices: list[Option]) -> dict[str, list[Option]]:
    """Return the uses of each card, in the order of a hand; the use without effect comes last."""
    result: dict[str, list[Option]] = {}
    for option in sorted(choices, key=lambda option: isinstance(option.action, actions.NullPlay)):
        card = getattr(option.action, "card", None)
        if card is not None:
            result.setdefault(card, []).append(option)
    return {card: result[card] for card in actions.CARD_NAMES if card in result}


def pass_of(choices: list[Option]) -> int | None:
    """Return the pass, or in drawing the stop, if it is among the choices."""
    ends = (option.packed for option in choices if isinstance(option.action, actions.Pass | actions.StopDrawing))
    return next(ends, None)


def hand_menu(view_hand: tuple[str, ...], uses: dict[str, list[Option]]) -> Text:
    """Return the hand with a number before each card; a card that could do nothing now stands in brackets."""
    return numbered(view_hand, list(uses), [card for card in uses if len(uses[card]) == 1])


def numbered(view_hand: tuple[str, ...], names: Sequence[str], idle: Sequence[str]) -> Text:
    """Return the different cards of a hand, numbered, copies counted, idle ones in brackets."""
    line = Text(t("hand") + "  ", style="bold")
    last = ""
    for number, card in enumerate(names, start=1):
        copies = view_hand.count(card)
        name = card if copies == 1 else f"{card}x{copies}"
        if last:
            line.append("  " if card[0] == last else "   ", style="not bold")
        line.append(f"{number} ", style="not bold dim")
        line.append(f"({name})" if card in idle else name, style=f"bold {GROUP_STYLES.get(card[0], '')}".strip())
        last = card[0]
    return line.append("   " + t("hand-sum", sum=card_sum(view_hand)), style="not bold dim")


def bid_menu(view_hand: tuple[str, ...], data: ViewData) -> Text:
    """Return what is sold, what a tie does, and the numbered hand."""
    auction = data.auction or 0
    line = Text(t("auction", number=auction % 3 + 1, tile=t(f"tile-{data.tiles[auction].kind}")), style="bold")
    line.append("  " + t(f"tie-{str(data.options['auction_tie']).replace('_', '-')}") + "\n", style="not bold dim")
    return line.append_text(numbered(view_hand, list(dict.fromkeys(view_hand)), ()))


def use_menu(look: Look, choices: list[Option], seat: int) -> RenderableType:
    """Return the numbered uses with the points they would change, in columns where there is room."""
    lines: list[Text] = []
    for number, option in enumerate(choices, start=1):
        line = Text(f"{number:2d} ", style="bold")
        line.append(use(look, option.action, option.draft), style="not bold")
        change = gains(look, option.draft.gains, seat)
        if change:
            line.append(f"  {change}", style="not bold green")
        lines.append(line)
    if len(lines) <= 4:
        return Text("\n").join(lines)
    return Columns(lines, padding=(0, 3), column_first=True, equal=True)


def pile_menu(choices: list[Option], data: ViewData) -> Text:
    """Return the piles to draw from with their top cards."""
    line = Text()
    number = 0
    for option in choices:
        if isinstance(option.action, actions.DrawCard):
            number += 1
            pile = data.piles[option.action.pile]
            line.append(f"{number} ", style="bold")
            line.append(
                f"{t(f'kind-{option.action.pile}')} {pile.top}   ",
                style=GROUP_STYLES.get((pile.top or " ")[0], ""),
            )
    return line


def card_title(card: str) -> str:
    """Return the name of a card with its kind, such as "F5, a floor card"."""
    return t(f"card-{card_kind(card)}", card=card)

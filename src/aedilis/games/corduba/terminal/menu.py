"""The menu of a decision: legal actions grouped by kind, so that nobody reads a wall of a hundred lines."""

from collections.abc import Callable
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from aedilis.core.contract import Action
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms import actions
from aedilis.games.corduba.engine.forms.events import InsulaLaid
from aedilis.games.corduba.engine.forms.view import ViewData
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.terminal.look import Look
from aedilis.games.corduba.terminal.say import t
from aedilis.games.corduba.terminal.words import Wording

FEW = 10  # so many choices are shown at once, more are grouped first
SHORT = 36  # choices of this length stand in columns


class Option(NamedTuple):
    """One legal action, and its words."""

    action: Action
    packed: int
    words: str


class Choices(NamedTuple):
    """The choices of one kind."""

    title: str
    options: list[Option]


def groups(look: Look, view: View, data: ViewData) -> list[Choices]:
    """Return all listed legal actions of the seat by kind, in the order of the engine."""
    said = namer(look, view, data)
    found: dict[str, list[Option]] = {}
    for packed in view.legal():
        action = RULES.typed(packed)
        found.setdefault(title(look, data, action), []).append(Option(action, packed, said(packed)))
    return [Choices(name, options) for name, options in found.items()]


def namer(look: Look, view: View, data: ViewData) -> Callable[[int], str]:
    """Return what says a legal action of the seat in words."""
    words, own_insulae = Wording(look, view, data), insulae_of_spots(view)

    def said(packed: int) -> str:
        choice, n = words.choice(RULES.typed(packed)), own_insulae.get(packed)
        return t("choice-spot", cell=choice, n=n) if n else choice

    return said


def title(look: Look, data: ViewData, action: Action) -> str:
    """Return the kind of choice that an action belongs to."""
    match action:
        case actions.BuildTile(district=district):
            return t("group-build", district=look.district(district))
        case actions.BuildMonument():
            return t("group-monument")
        case actions.Activate():
            return t("group-activate")
        case actions.UseSite() | actions.UsePortus() | actions.UseCastra():
            return t("group-site")
        case actions.Order(side=side):
            return t(f"group-{side}")
        case actions.Spot(orientation=orientation):
            shape = turned(look.building(data.doing[-2].building or "forum").shape, orientation)
            return t("group-spot", shape=" / ".join(shape))
    return t(f"group-{type(action).__struct_config__.tag}")


def turned(shape: tuple[str, ...], orientation: int) -> list[str]:
    """Return the rows of a shape turned clockwise so many times; from 4 on it is mirrored first."""
    rows = [row[::-1] for row in shape] if orientation > 3 else list(shape)
    for _ in range(orientation % 4):
        rows = ["".join(column) for column in zip(*reversed(rows))]
    return rows


def insulae_of_spots(view: View) -> dict[int, int]:
    """Return how many own insulae each spot would lay, tried out on a position that the seat could believe in."""
    legal = view.legal()
    if not legal or not isinstance(RULES.typed(legal[0]), actions.Spot):
        return {}
    believed = RULES.determinize(view, seeded("draft"))
    result: dict[int, int] = {}
    for packed in legal:
        state = believed.clone()
        state.listen(True)
        state.apply(packed)
        while state.to_act() >> view.seat & 1 and isinstance(RULES.typed(state.legal(view.seat)[0]), actions.Pay):
            state.apply(state.legal(view.seat)[0])
        events = map(RULES.event, state.take_events())
        result[packed] = sum(isinstance(event, InsulaLaid) and event.owner == view.seat for event in events)
    return result


def group_menu(found: list[Choices]) -> RenderableType:
    """Return the kinds of choices, numbered; a kind with one choice is that choice."""
    lines = []
    for number, choices in enumerate(found, start=1):
        only = len(choices.options) == 1
        words = choices.options[0].words if only else t("group-count", count=len(choices.options))
        line = Text(f"{number:2d} ", style="bold")
        lines.append(line.append(f"{choices.title}: ", style="bold").append(words, style="not bold"))
    return Text("\n").join(lines)


def option_menu(found: list[Choices]) -> RenderableType:
    """Return all choices of these kinds, numbered through, each kind under its title."""
    parts: list[RenderableType] = []
    number = 0
    for choices in found:
        lines: list[Text] = []
        for option in choices.options:
            number += 1
            lines.append(Text(f"{number:2d} ", style="bold").append(option.words, style="not bold"))
        parts.append(Text(choices.title, style="bold"))
        if len(lines) > 4 and all(len(line) <= SHORT for line in lines):
            parts.append(Columns(lines, padding=(0, 3), column_first=True, equal=True))
        else:
            parts.append(Text("\n").join(lines))
    return Group(*parts)

"""What happened, in words: events as lines for the news, the log and replays."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from aedilis.core.contract import Event
from aedilis.games.corduba.engine.forms import events
from aedilis.games.corduba.engine.words import RESOURCE_NAMES
from aedilis.games.corduba.terminal.effects import amount, amounts
from aedilis.games.corduba.terminal.look import Look
from aedilis.games.corduba.terminal.say import t
from aedilis.games.corduba.terminal.screen import ROMAN

SILENT = (
    *(
        events.CardsKept,
        events.DeliverySealed,
        events.MarketRefilled,
        events.RoundEnded,
        events.TileRemoved,
        events.WorkersReturned,
        events.PricesChanged,
    ),
    *(events.CaepioTried, events.AedificiumJoined),
)
PAYING = (events.Paid, events.SpecialistUsed, events.SpecialUsed)
USES = (
    events.Activated,
    events.SiteUsed,
    events.PortusUsed,
    events.CastraUsed,
    events.MilestoneClaimed,
)  # paid for before or after they are told
DEEDS = (events.MerchantSent, events.AbilityUsed, events.Passed, events.CardsRevealed)


class Story:
    """Events as told to one seat (None: to nobody in particular): one line for what a player does in one go."""

    def __init__(self, look: Look, me: int | None) -> None:
        self.look = look
        self.me = me

    def tell(self, told: Sequence[Event]) -> list[RenderableType]:
        """Return the events as lines."""
        lines: list[RenderableType] = []
        run: list[Event] = []
        for event in told:
            if isinstance(event, SILENT):
                continue
            if run and not self._goes_on(run, event):
                lines.append(self._line(run))
                run = []
            run.append(event)
        if run:
            lines.append(self._line(run))
        return lines

    def _goes_on(self, run: list[Event], event: Event) -> bool:
        """Tell whether an event belongs to the same line."""
        last = run[-1]
        if isinstance(event, events.PriceMoved) or isinstance(last, events.PriceMoved):
            return isinstance(event, events.PriceMoved) and isinstance(last, events.PriceMoved)
        if _seat(event) is None or _seat(event) != _seat(last) or isinstance(event, DEEDS):
            return False
        if isinstance(event, USES):
            return isinstance(last, PAYING)
        return not isinstance(event, PAYING) or isinstance(last, (*PAYING, *USES, *DEEDS))

    def _line(self, run: list[Event]) -> Text:
        first = run[0]
        if isinstance(first, events.PriceMoved):
            prices = [f"{t(f'goods-{one.resource}')} {one.price}" for one in run if isinstance(one, events.PriceMoved)]
            return Text("  " + t("told-prices", prices=", ".join(prices)))
        seat = _seat(first)
        if seat is None:
            return Text(self._phrase(first), style="bold")
        who = t("you-start") if seat == self.me else self.look.name(seat)
        line = self.look.letter(seat)
        return line.append(f" {who}: {'; '.join(self._phrases(run))}", style="not bold default")

    def _phrases(self, run: list[Event]) -> list[str]:
        """Return a phrase for each event, payments and gains gathered."""
        result: list[str] = []
        i = 0
        while i < len(run):
            event = run[i]
            counted: dict[str, int] = {}
            kind = type(event)
            if isinstance(event, events.Paid | events.Gained | events.Lost):
                while i < len(run) and type(run[i]) is kind:
                    counted[run[i].goods] = counted.get(run[i].goods, 0) + run[i].n  # type: ignore[attr-defined]
                    i += 1
                result.append(t(f"told-{kind.__struct_config__.tag}", what=amounts(counted)))
                continue
            result.append(self._phrase(event))
            i += 1
        return result

    def _phrase(self, event: Event) -> str:
        """Return the words of one event, marked if what it tells of is reconstructed and met nowhere else."""
        return self.look.marked(self._told(event), *self._paths(event))

    def _paths(self, event: Event) -> list[str]:
        """Return the cards that an event turns up; the table shows none of them."""
        content = self.look.content
        match event:
            case (
                events.CaepioCardTurned(card=card) | events.CaepioActed(card=card) | events.MarketCardTurned(card=card)
            ):
                return [f"caepio.card.{content.caepio.card[card].id}"]
            case events.AedificiumDrawn(building=building) | events.AedificiumUsed(building=building):
                return [f"aedificium.card.{building}"]
        return []

    def _told(self, event: Event) -> str:
        """Return the words of one event; its fields go by their names into the text of its kind."""
        tag = str(type(event).__struct_config__.tag).replace("_", "-")
        if isinstance(event, events.GameOver):
            names = ", ".join(self.look.name(seat) for seat in event.winners)
            return t(f"told-over-{event.ending.replace('_', '-')}", count=len(event.winners), names=names)
        if isinstance(event, events.InsulaLaid):
            return t(f"told-insula-{'neutral' if event.owner is None else 'own'}", cell=self.look.cell(event.cell))
        return t(f"told-{tag}", **{name: self._word(name, event) for name in event.__struct_fields__})

    def _word(self, name: str, event: Event) -> str | int:
        value = getattr(event, name)
        look = self.look
        match name:
            case "seat" | "receiver":
                return look.name(value) if value is not None else ""
            case "district":
                return look.district(value)
            case "building":
                return look.building_name(value)
            case "cell":
                return look.cell(value)
            case "heritage":
                return str(look.content.heritage.card[value].name)
            case "character":
                return look.character(value).name
            case "card" if isinstance(event, events.RomeDemanded):
                return t(f"goods-{look.rome_card(value).resource}")
            case "colour":
                return look.specialist(value)
            case "monument":
                return look.monument(value).name
            case "milestone":
                return look.milestone(value).name
            case "ability":
                owner, _, _ = look.ability(value)
                return owner
            case "site":
                return str(getattr(look.content.board.site, value).name)
            case "resource" if value in RESOURCE_NAMES:
                return t(f"goods-{value}")
            case "space" if isinstance(value, str):
                return t(f"space-{value}")
            case "reason" if isinstance(event, events.SenatorsChanged):
                return t(f"reason-{str(value).replace('_', '-')}")
            case "decade":
                return ROMAN[value]
            case "units" if hasattr(event, "resource"):
                return amount(event.resource, value)
        return value if isinstance(value, int) else str(value)


def _seat(event: Event) -> int | None:
    """Return who does it; None for what concerns all."""
    if isinstance(
        event,
        events.GameStarted
        | events.RoundStarted
        | events.DecadeStarted
        | events.RomeDemanded
        | events.GroupFailed
        | events.GameOver,
    ):
        return None
    seat: int | None = getattr(event, "seat", None)
    return seat

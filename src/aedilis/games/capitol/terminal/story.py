"""What happened, in words: events as lines for the news, the log and replays."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from aedilis.core.contract import Event
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.forms.view import HouseData
from aedilis.games.capitol.terminal.look import Look, hand_text
from aedilis.games.capitol.terminal.say import t
from aedilis.terminal.look import SEAT_STYLES

BEFORE_A_ROUND = (events.GameStarted, events.ConsulPassed)


class Story:
    """Events as told to one seat (None: to nobody in particular)."""

    def __init__(self, look: Look, me: int | None) -> None:
        self.look = look
        self.me = me

    def tell(self, told: Sequence[Event]) -> list[RenderableType]:
        """Return the events as lines, what belongs together in one line, and each scoring as a table."""
        return list(self._lines(list(told)))

    def _lines(self, told: list[Event]) -> Iterator[RenderableType]:
        scored: list[events.PrefectureScored] = []
        drawn: list[events.CardDrawn] = []
        for i, event in enumerate(told):
            following = told[i + 1] if i + 1 < len(told) else None
            if isinstance(event, events.CardDrawn):
                drawn.append(event)
                if isinstance(following, events.CardDrawn) and following.seat == event.seat:
                    continue
                yield self._by(event.seat, "drew", cards=" ".join(one.card for one in drawn))
                drawn = []
            elif isinstance(event, events.PrefectureScored):
                scored.append(event)
            elif isinstance(event, events.RoundScored):
                yield Text(t("story-scoring", round=event.round), style="bold")
                yield scoring(self.look, scored)
                scored = []
            elif isinstance(following, events.RoundStarted) and isinstance(event, BEFORE_A_ROUND):
                seat = event.consul if isinstance(event, events.GameStarted) else event.seat
                me = "yes" if seat == self.me else "no"
                name = t("you-start") if seat == self.me else self.look.name(seat)
                yield Text(t("story-round", round=following.round, who=name, me=me), style="bold")
            elif isinstance(event, events.CardPlayed):
                yield self._played(event, following)
            else:
                line = self._single(event)
                if line is not None:
                    yield line

    def _by(self, seat: int, key: str, **args: str | int) -> Text:
        me = "yes" if seat == self.me else "no"
        who = t("you-start") if seat == self.me else self.look.name(seat)
        line = self.look.letter(seat)
        return line.append(" " + t(f"story-{key}", who=who, me=me, **args), style="not bold default")

    def _played(self, event: events.CardPlayed, effect: Event | None) -> Text:
        match effect:
            case events.BlocksBuilt(raised=raised) if event.use == "floor":
                each = [t("story-block-new") if h == 0 else t("story-block", height=h, to=h + 1) for h in raised]
                return self._by(event.seat, "floor", card=event.card, blocks=", ".join(each))
            case events.HouseFinished(height=height, shape=shape) if event.use == "roof":
                house = self.look.house(HouseData(height, shape))
                return self._by(event.seat, "roof", card=event.card, house=house)
            case events.HousePlaced(height=height, shape=shape, prefecture=place) if event.use == "permit":
                house = self.look.house(HouseData(height, shape))
                return self._by(event.seat, "permit", card=event.card, house=house, place=self.look.places[place])
        return self._by(event.seat, "null", card=event.card)

    def _single(self, event: Event) -> Text | None:
        """Return the line of an event that stands alone; None for what another line or the table tells already."""
        match event:
            case events.Passed(seat=seat, automatic=automatic):
                return self._by(seat, "passed-automatic" if automatic else "passed")
            case events.AuctionOpened(auction=number, tile=tile):
                return Text(t("story-auction", number=number % 3 + 1, tile=t(f"tile-{tile}")), style="bold")
            case events.BidRevealed(seat=seat, cards=cards, sum=worth):
                return self._by(seat, "bid", cards=" ".join(cards), sum=worth) if cards else self._by(seat, "no-bid")
            case events.TileWon(seat=seat, tile=tile, sum=worth, won_by=reason):
                return self._by(seat, f"won-{reason.replace('_', '-')}", tile=t(f"tile-{tile}"), sum=worth)
            case events.TileRemoved(tile=tile, reason=reason):
                return Text("  " + t(f"story-removed-{reason.replace('_', '-')}", tile=t(f"tile-{tile}")))
            case events.TilePlaced(seat=seat, prefecture=place, tile=tile):
                return self._by(seat, "tile", tile=t(f"tile-{tile}"), place=self.look.places[place])
            case events.DrawingStopped(seat=seat, declined=declined):
                return self._by(seat, "stopped", count=declined)
            case events.DrawsLost(seat=seat, count=count):
                return self._by(seat, "lost", count=count)
            case events.GameOver(winners=winners):
                names = ", ".join(self.look.name(seat) for seat in winners)
                return Text(t("story-over", count=len(winners), names=names), style="bold")
        return None


def scoring(look: Look, scored: Sequence[events.PrefectureScored]) -> Table:
    """Return the points of one scoring by prefecture and seat."""
    seats = range(len(look.sitters))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(t("column-prefecture"))
    for seat in seats:
        table.add_column(look.title(seat), justify="right")
    for place, name in enumerate(look.places):
        points = {event.seat: event.points for event in scored if event.prefecture == place}
        if points:
            table.add_row(name, *(str(points.get(seat) or "") for seat in seats))
    sums = [sum(event.points for event in scored if event.seat == seat) for seat in seats]
    table.add_row(
        Text(t("column-sum"), style="bold"),
        *(Text(str(sums[seat]), style=SEAT_STYLES[seat]) for seat in seats),
    )
    return table


def result(look: Look, told: Sequence[Event], winners: Sequence[int]) -> Table:
    """Return the points of every seat, round by round, the best first."""
    rounds: list[Counter[int]] = [Counter()]
    for event in told:
        if isinstance(event, events.PrefectureScored):
            rounds[-1][event.seat] += event.points
        elif isinstance(event, events.RoundScored):
            rounds.append(Counter())
    rounds.pop()  # what follows the last scoring
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(t("column-player"))
    for number in range(1, len(rounds) + 1):
        table.add_column(t("column-round", round=number), justify="right")
    table.add_column(t("column-sum"), justify="right")
    table.add_column("")
    totals = {seat: sum(points[seat] for points in rounds) for seat in range(len(look.sitters))}
    for seat in sorted(totals, key=lambda seat: (seat not in winners, -totals[seat])):
        won = t("condition-won") if seat in winners else ""
        table.add_row(look.title(seat), *(str(points[seat]) for points in rounds), str(totals[seat]), won)
    return table


def cards_line(cards: Sequence[str]) -> Text:
    """Return cards, or a dash for none."""
    return hand_text(cards) if cards else Text("-")

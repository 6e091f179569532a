"""What explains a result: where senators came from, what goods were for, what tiles did, tempo and luck.

All numbers follow from the events of a finished game, and those are public, so they are the same for everybody
(docs/statistics.md).
"""

from collections import Counter
from collections.abc import Iterable

from aedilis.core.contract import Event
from aedilis.games.corduba.engine import packing, words
from aedilis.games.corduba.engine.forms import events
from aedilis.games.corduba.engine.forms.actions import Building
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS
from aedilis.games.corduba.engine.forms.reasons import ENDINGS, Obstacle
from aedilis.games.corduba.engine.state.frames import TURN
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.statistics.form import (
    CaepioStatistics,
    DeliveryStatistics,
    GameStatistics,
    MarkStatistics,
    RomeStatistics,
    SenatorStatistics,
    TileUseStatistics,
)
from aedilis.games.corduba.engine.statistics.ledger import WORKER
from aedilis.games.corduba.engine.statistics.party import Party

__all__ = ["GameStatistics", "statistics"]


class _Tile:
    """A tile while the game is followed."""

    def __init__(
        self, district: words.District, building: Building, seat: int, number: int | None, parties: int
    ) -> None:
        self.district, self.building, self.seat, self.round = district, building, seat, number
        self.insulae = self.links = 0
        self.uses = [0] * parties

    def finished(self) -> TileUseStatistics:
        return TileUseStatistics(
            self.district, self.building, self.seat, self.round, self.insulae, self.links, tuple(self.uses)
        )


class _Rome:
    """A Rome interphase while the game is followed."""

    def __init__(self, decade: int, card: int, minimum: int, parties: int) -> None:
        self.decade, self.card, self.minimum = decade, card, minimum
        self.troops, self.offerings, self.resources = [0] * parties, [0] * parties, [0] * parties
        self.ranks = [0] * parties

    def finished(self) -> RomeStatistics:
        given = zip(self.troops, self.offerings, self.resources, self.ranks, strict=True)
        return RomeStatistics(self.decade, self.card, self.minimum, tuple(DeliveryStatistics(*one) for one in given))


class _Caepio:
    """Caepio's cards while the game is followed."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.acted = self.later = 0
        self.hindered = Counter[Obstacle]()
        self.dice = [0] * words.DISTRICTS

    def read(self, event: Event) -> None:
        match event:
            case events.CaepioCardTurned():
                self.cards.append(event.card)
            case events.CaepioActed():
                self.acted += 1
            case events.CaepioTried():
                self.hindered[event.reason] += 1
            case events.DieRolled():
                self.dice[words.DISTRICT_NAMES.index(event.district)] += 1
            case events.LaterAction():
                self.later += 1
            case _:
                pass

    def finished(self) -> CaepioStatistics:
        return CaepioStatistics(tuple(self.cards), self.acted, dict(self.hindered), tuple(self.dice), self.later)


class _Follower:
    """Reads a game event by event."""

    def __init__(self, first: State) -> None:
        s = self.state = first.clone()
        s.listen(True)
        self.round, self.decade = int(s.round), int(s.decade)
        self.parties = [Party(s, seat) for seat in range(s.parties)]
        self.tiles = {
            (district, building): _Tile(word, words.BUILDING_NAMES[building], s.builder[at], None, s.parties)
            for district, word in enumerate(words.DISTRICT_NAMES)
            for building in range(words.TYPES)
            if s.place[at := district * words.TYPES + building] != words.NOBODY
        }
        self.newest: _Tile | None = None
        self.links = 0  # neutral insulae that wait for their tile
        self.monuments: list[MarkStatistics] = []
        self.milestones: list[MarkStatistics] = []
        self.price = [int(price) for price in s.price]
        self.prices: list[tuple[int, ...]] = []
        self.unseen = [tile for tile in range(words.MACELLUM_TILES) if not s.tiles_seen >> tile & 1]
        self.rome: list[_Rome] = []
        if s.demand != words.NOBODY:
            self.demand(s.demand)
        self.politics = 0  # districts whose politics are over in this decade
        self.caepio = _Caepio() if s.players == 1 else None

    def follow(self, action: int) -> None:
        s = self.state
        if s.depth and s.top_kind() == TURN and packing.BUILD_TILE <= packing.action_kind(action) <= packing.CLAIM:
            self.parties[packing.action_seat(action)].turns += 1
        s.apply(action)
        for code in s.take_events():
            self.read(EVENT_FORMS.typed(code))

    def read(self, event: Event) -> None:
        seat = getattr(event, "seat", None)
        if seat is not None:
            self.parties[seat].read(event)
        if self.caepio is not None:
            self.caepio.read(event)
        match event:
            case events.DecadeStarted():
                self.decade, self.politics = event.decade, 0
                self.open_round(self.round + 1)  # what a decade begins with belongs to its first round
            case events.RoundStarted():
                self.open_round(event.round)
            case events.Passed():
                party = self.parties[event.seat]
                party.pass_order, party.workers_left = event.place + 1, party.ledger.held[WORKER]
                party.pass_after = sum(other.turns for other in self.parties)
            case events.SenatorsChanged():
                self.change_senators(event)
            case events.PriceMoved():
                self.price[words.RESOURCE_NAMES.index(event.resource)] = event.price
            case events.PricesChanged():
                self.draw_tile(event.tile)
            case events.SoldAtEnd():
                self.sell_all(event.seat)
            case events.MonumentBuilt():
                self.monuments.append(MarkStatistics(event.monument, event.seat, self.round))
            case events.MilestoneClaimed():
                self.milestones.append(MarkStatistics(event.milestone, event.seat, self.round))
            case events.TileBuilt() | events.InsulaLaid() | events.Activated() | events.AedificiumUsed():
                self.read_board(event)
            case _:
                self.read_rome(event)

    def read_board(
        self, event: events.TileBuilt | events.InsulaLaid | events.Activated | events.AedificiumUsed
    ) -> None:
        district = words.DISTRICT_NAMES.index(event.district)
        if isinstance(event, events.InsulaLaid):
            if event.reason == "forced":
                self.links += 1
            if event.owner is not None:
                self.parties[event.owner].insulae[district] += 1
                if event.reason == "own_cell" and self.newest is not None:
                    self.newest.insulae += 1
            return
        at = district, words.BUILDING_NAMES.index(event.building)
        if isinstance(event, events.TileBuilt):
            tile = _Tile(event.district, event.building, event.seat, self.round, len(self.parties))
            tile.links, self.links = self.links, 0
            self.newest = self.tiles[at] = tile
        else:
            self.tiles[at].uses[event.seat] += 1

    def read_rome(self, event: Event) -> None:
        match event:
            case events.RomeDemanded():
                self.demand(event.card)
            case events.Delivered():
                rome, seat = self.rome[-1], event.seat
                rome.troops[seat], rome.offerings[seat] = event.troops, event.offerings
                rome.resources[seat] = event.resources
            case events.CaepioCommitted():
                rome = self.rome[-1]
                (rome.troops if event.part == "troops" else rome.offerings)[event.seat] = event.value
            case events.Ranked():
                self.rome[-1].ranks[event.seat] = event.rank
            case _:
                pass

    def demand(self, card: int) -> None:
        minimum = int(self.state.pack.rome[card].minimum[self.state.players])
        self.rome.append(_Rome(self.decade, card, minimum, len(self.parties)))

    def open_round(self, number: int) -> None:
        """Close the round before, unless the decade has opened this one."""
        if number != self.round:
            for party in self.parties:
                party.close_round(self.round)
            self.round = number

    def change_senators(self, event: events.SenatorsChanged) -> None:
        party = self.parties[event.seat]
        district: words.District | None = None
        if event.reason == "first_at_top":
            district = party.track
        elif event.reason == "politics":
            district = self.politics_of(event.seat)
        n = event.senators - party.senators
        party.senators = event.senators
        party.changes.append(SenatorStatistics(self.round, event.reason, district, n))

    def politics_of(self, seat: int) -> words.District:
        """Return the next district in which this party alone has the most prestige (C4.5)."""
        while True:
            at = self.politics
            self.politics += 1
            best = max(party.prestige[at] for party in self.parties)
            if [party.prestige[at] == best for party in self.parties].count(True) == 1:
                if self.parties[seat].prestige[at] == best:
                    return words.DISTRICT_NAMES[at]

    def draw_tile(self, drawn: int) -> None:
        """Note the new prices, and what they do to everybody's resources compared with the tiles that were possible."""
        after = {tile: self.prices_after(tile) for tile in self.unseen}
        self.unseen.remove(drawn)
        self.prices.append(tuple(after[drawn]))
        for party in self.parties:
            held = [party.ledger.held[word] for word in words.RESOURCE_NAMES]
            worth = {tile: sum(n * price for n, price in zip(held, after[tile], strict=True)) for tile in after}
            party.luck += worth[drawn] - sum(worth.values()) / len(worth)

    def prices_after(self, tile: int) -> list[int]:
        pack = self.state.pack
        return [
            int(min(max(price + pack.macellum[tile * words.RESOURCES + i], pack.price_min[i]), pack.price_max[i]))
            for i, price in enumerate(self.price)
        ]

    def sell_all(self, seat: int) -> None:
        ledger = self.parties[seat].ledger
        for resource, price in zip(words.RESOURCE_NAMES, self.price, strict=True):
            ledger.sell(resource, ledger.held[resource], ledger.held[resource] * price)

    def finished(self) -> GameStatistics:
        for party in self.parties:
            party.close_round(self.round)
        return GameStatistics(
            ending=ENDINGS[self.state.ending],
            parties=tuple(party.finished() for party in self.parties),
            tiles=tuple(tile.finished() for tile in self.tiles.values()),
            monuments=tuple(self.monuments),
            milestones=tuple(self.milestones),
            prices=tuple(self.prices),
            rome=tuple(one.finished() for one in self.rome),
            caepio=None if self.caepio is None else self.caepio.finished(),
        )


def statistics(first: State, actions: Iterable[int]) -> GameStatistics:
    """Return the numbers of the game that begins with this state and goes on with these legal actions."""
    follower = _Follower(first)
    for action in actions:
        follower.follow(action)
    return follower.finished()

"""One party, a seat or Caepio, while a game is followed for its statistics."""

from collections import Counter

from aedilis.core.contract import Event
from aedilis.games.corduba.engine.forms import events
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.statistics.form import (
    PartyRoundStatistics,
    PartyStatistics,
    SenatorStatistics,
    StandingStatistics,
)
from aedilis.games.corduba.engine.statistics.ledger import WORKER, Ledger, above_zero
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, DISTRICTS, GOODS, GOODS_NAMES, NOBODY, District

DEEDS: dict[type[Event], str] = {
    events.TileBuilt: "build",
    events.MonumentBuilt: "monument",
    events.Activated: "activate",
    events.AedificiumUsed: "activate",
    events.SiteUsed: "site",
    events.PortusUsed: "portus",
    events.CastraUsed: "castra",
    events.MilestoneClaimed: "claim",
    events.MerchantSent: "merchant",
    events.AbilityUsed: "ability",
}


class Party:
    """A seat or Caepio while the game is followed."""

    def __init__(self, s: State, seat: int) -> None:
        self.place = int(s.place_of(seat))
        self.heritage: int | None = None if s.heritage[seat] == NOBODY else int(s.heritage[seat])
        self.character: int | None = None if s.character[seat] == NOBODY else int(s.character[seat])
        self.ledger = Ledger({word: int(s.held[seat * GOODS + i]) for i, word in enumerate(GOODS_NAMES)})
        self.senators, self.unrest = int(s.senators[seat]), int(s.unrest[seat])
        self.popularity, self.register = int(s.popularity[seat]), int(s.register[seat])
        self.specialists = int(s.unlocked[seat]).bit_count()
        self.prestige = [int(s.prestige[seat * DISTRICTS + district]) for district in range(DISTRICTS)]
        self.insulae = [int(s.laid[seat * DISTRICTS + district]) for district in range(DISTRICTS)]
        self.track: District | None = None  # where prestige moved last
        self.changes: list[SenatorStatistics] = []
        self.rounds: list[PartyRoundStatistics] = []
        self.luck = 0.0
        self.open_round()

    def open_round(self) -> None:
        """Begin to count again."""
        self.turns = self.pass_order = self.pass_after = self.workers_left = self.specialists_used = 0
        self.need = self.fed = self.received = self.removed = 0
        self.deeds = Counter[str]()
        self.ledger.open_round()

    def close_round(self, number: int) -> None:
        """Keep what was counted as the round of this number."""
        self.rounds.append(
            PartyRoundStatistics(
                round=number,
                turns=self.turns,
                deeds=dict(self.deeds),
                pass_order=self.pass_order,
                pass_after=self.pass_after,
                workers_left=self.workers_left,
                specialists_used=self.specialists_used,
                goods=self.ledger.finished(),
                upkeep_need=self.need,
                upkeep_paid=self.fed,
                unrest_received=self.received,
                unrest_removed=self.removed,
                standing=StandingStatistics(
                    senators=self.senators,
                    prestige=tuple(self.prestige),
                    insulae=tuple(self.insulae),
                    popularity=self.popularity,
                    register=self.register,
                    specialists=self.specialists,
                    unrest=self.unrest,
                    goods=above_zero(self.ledger.held),
                ),
            )
        )
        self.open_round()

    def finished(self) -> PartyStatistics:
        """Return the rounds that are closed."""
        return PartyStatistics(
            self.place, self.heritage, self.character, tuple(self.changes), tuple(self.rounds), self.luck
        )

    def read(self, event: Event) -> None:
        """Note what an event changes for this party."""
        ledger = self.ledger
        if not isinstance(event, events.Lost):
            ledger.delivers = False
        if type(event) in DEEDS:
            self.deeds[DEEDS[type(event)]] += 1
        match event:
            case events.Gained():
                ledger.gain(event.goods, event.n)
            case events.Paid():
                ledger.pay(event.goods, event.n)
            case events.Lost():
                ledger.lose(event.goods, event.n)
            case events.Traded():
                ledger.trade(event)
            case events.WorkersReturned():
                ledger.gain(WORKER, event.workers)
            case events.Delivered() | events.CaepioCommitted():
                ledger.delivers = True
            case events.Stored():
                ledger.to_store = event.discarded
            case events.UpkeepSettled():
                self.need, self.fed = event.need, event.paid
                ledger.settle_upkeep(event.paid)
            case events.CardsRevealed():
                self.heritage, self.character = event.heritage, event.character
            case events.StartedWith():
                self.register, self.popularity = event.register, event.popularity
            case events.PopularityMoved():
                self.popularity = event.value
            case events.RegisterRaised():
                self.register = event.value
            case events.Unlocked():
                self.specialists += 1
            case events.SpecialistUsed():
                self.specialists_used += 1
            case events.PrestigeMoved():
                self.prestige[DISTRICT_NAMES.index(event.district)] = event.value
                self.track = event.district
            case events.UnrestReceived():
                self.received += event.n
            case events.UnrestRemoved():
                self.removed += 1
            case events.UnrestTrackMoved():
                self.unrest = event.value
            case events.CaepioActed():
                self.turns += 1
            case _:
                pass

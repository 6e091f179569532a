"""The numbers that explain a result, as values with a JSON form; docs/statistics.md says what they mean.

Goods, buildings, districts and reasons go by the words of the events; cards, monuments and milestones by number.
"""

import msgspec

from aedilis.games.corduba.engine.forms.actions import Building
from aedilis.games.corduba.engine.forms.events import Ending, Obstacle, SenatorReason
from aedilis.games.corduba.engine.words import District

Amounts = dict[str, int]
"""Units by goods, those above 0."""


class SenatorStatistics(msgspec.Struct, frozen=True):
    """Senators that came or went at once."""

    round: int
    reason: SenatorReason
    district: District | None
    """Where, for politics and for the end of a prestige track."""
    n: int
    """Negative for a loss."""


class GoodsStatistics(msgspec.Struct, frozen=True):
    """What became of goods in one round. Start, plus all that came in, less all that went out, is what is left."""

    gained: Amounts
    """From sites, tiles, bonuses and cards; of workers also those that come home."""
    bought: Amounts
    spent: int
    """Denarii paid at the market."""
    sold: Amounts
    """With the final sale (C12.1)."""
    earned: int
    """Denarii that selling brought."""
    paid: Amounts
    """For building, activating, claiming, abilities and forced insulae."""
    upkeep: Amounts
    rome: Amounts
    stored: Amounts
    """Discarded beyond the storage (C4.4)."""
    lost: Amounts
    """By effects; of Caepio also what he gives back at the end of a round (C14.4)."""


class StandingStatistics(msgspec.Struct, frozen=True):
    """Where a party stands when a round is over, politics of the decade included."""

    senators: int
    prestige: tuple[int, ...]
    """By district."""
    insulae: tuple[int, ...]
    """Laid, by district."""
    popularity: int
    register: int
    specialists: int
    unrest: int
    """Place on the unrest track."""
    goods: Amounts


class PartyRoundStatistics(msgspec.Struct, frozen=True):
    """One party in one round; round 0 is the set-up."""

    round: int
    turns: int
    """Main actions other than passing; for Caepio the rows that he carried out."""
    deeds: dict[str, int]
    """What was done, main action or not: build, monument, activate, site, portus, castra, claim, merchant, ability."""
    pass_order: int
    """1: the first to pass; 0: the party did not come to pass."""
    pass_after: int
    """Turns that all parties had taken in this round before the pass."""
    workers_left: int
    """Workers kept at the pass."""
    specialists_used: int
    goods: GoodsStatistics
    upkeep_need: int
    upkeep_paid: int
    unrest_received: int
    unrest_removed: int
    standing: StandingStatistics


class PartyStatistics(msgspec.Struct, frozen=True):
    """One seat, or Caepio, in the whole game."""

    place: int
    """In the turn order of the start, 0 for the first."""
    heritage: int | None
    character: int | None
    senators: tuple[SenatorStatistics, ...]
    rounds: tuple[PartyRoundStatistics, ...]
    macellum_luck: float
    """Over all Macellum tiles: what the drawn one did to the price of the own resources, less the mean of all tiles
    that could have been drawn."""


class TileUseStatistics(msgspec.Struct, frozen=True):
    """A tile on the board."""

    district: District
    building: Building
    seat: int
    """Who built it."""
    round: int | None
    """None: it stood already in the position from which the game began."""
    insulae: int
    """Own insulae that it let its builder lay."""
    links: int
    """Neutral insulae of a forced adjacency."""
    uses: tuple[int, ...]
    """Activations by party."""


class MarkStatistics(msgspec.Struct, frozen=True):
    """A monument or a milestone, by its number in the pack, and whose it became when."""

    number: int
    seat: int
    round: int


class DeliveryStatistics(msgspec.Struct, frozen=True):
    """What one party gave to Rome: values, not pieces."""

    troops: int
    offerings: int
    resources: int
    rank: int
    """0: none."""


class RomeStatistics(msgspec.Struct, frozen=True):
    """One Rome interphase."""

    decade: int
    card: int
    minimum: int
    """For all together."""
    deliveries: tuple[DeliveryStatistics, ...]


class CaepioStatistics(msgspec.Struct, frozen=True):
    """How Caepio's cards fell."""

    cards: tuple[int, ...]
    """Turned up, in this order."""
    acted: int
    """Rows carried out."""
    hindered: dict[Obstacle, int]
    """Alternatives that were impossible, by reason."""
    dice: tuple[int, ...]
    """Rolls by district."""
    later: int
    """Your actions after his pass, a denarius each."""


class GameStatistics(msgspec.Struct, frozen=True, tag_field="game", tag="corduba"):
    """A whole game."""

    ending: Ending
    parties: tuple[PartyStatistics, ...]
    """The seats; in solo Caepio comes last."""
    tiles: tuple[TileUseStatistics, ...]
    monuments: tuple[MarkStatistics, ...]
    milestones: tuple[MarkStatistics, ...]
    prices: tuple[tuple[int, ...], ...]
    """By round, in the order of resources, after its Macellum tile."""
    rome: tuple[RomeStatistics, ...]
    caepio: CaepioStatistics | None
    """In solo."""

"""A content pack as native objects: what the components are and do, read from TOML once and then only looked at.

Rule code knows no component by name. It asks these objects, and everything a component does is an effect: a list of
steps from the closed vocabulary of docs/formats.md. Effects have numbers, so that a frame of the state can name one.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.form import abilities, board, effects, people, rome, solo, table, tiles
from aedilis.games.corduba.engine.pack.form.content import Content
from aedilis.games.corduba.engine.pack.vocabulary import ANY, NONE
from aedilis.games.corduba.engine.paying.amounts import PAYABLE, amount, total
from aedilis.games.corduba.engine.words import (
    BUILDING_NAMES,
    CHARACTERS,
    COLOUR_NAMES,
    COLOURS,
    DISTRICT_NAMES,
    DISTRICTS,
    GOODS_NAMES,
    INSULAE,
    RESOURCE_NAMES,
    SITE_NAMES,
    TRACK,
    TROOP_NAMES,
    TYPES,
)

if TYPE_CHECKING:
    from aedilis.games.corduba.engine.state.fields import Fields, PublicFields  # a position holds its pack

# Mods and acts are numbered in the order of their forms.
KINDS_OF_MODS: Final[tuple[type, ...]] = get_args(abilities.Mod)
ACTS: Final[tuple[type, ...]] = get_args(solo.Act)

_ZEROS: Final = vec[i64]([0] * 64)
_NONES: Final = vec[i64]([NONE] * 64)


def zeros(size: i64) -> vec[i64]:
    """Return a vec of zeros, at most 64; a copy is cheaper than a new one made from a list."""
    assert size <= len(_ZEROS)
    return _ZEROS[:size]


def nones(size: i64) -> vec[i64]:
    """Return a vec of NONE, at most 64."""
    assert size <= len(_NONES)
    return _NONES[:size]


def mask(words: Iterable[str], names: tuple[str, ...]) -> int:
    """Return the bit of each word by its place among the names."""
    return sum(bit(names.index(word)) for word in set(words))


def by_players(counts: table.ByPlayers | rome.Minimum) -> vec[i64]:
    """Return the counts at the indices 1 to 4."""
    return vec[i64]([0, counts.solo, counts.two, counts.three, counts.four])


def by_district(prestige: table.ByDistrict) -> vec[i64]:
    """Return the prestige by number of the district."""
    return vec[i64]([prestige.servorum, prestige.plebeius, prestige.patricius])


def by_resource(counts: Iterable[object]) -> vec[i64]:
    """Return the numbers of each resource, those of each table behind those of the one before."""
    return vec[i64]([getattr(one, name) for one in counts for name in RESOURCE_NAMES])


class Cost:
    """What is paid: resources and denarii as one number (see amounts.py), and worker points."""

    def __init__(self, words: table.Cost) -> None:
        self.goods: i64 = sum(amount(goods, getattr(words, GOODS_NAMES[goods])) for goods in range(PAYABLE))
        self.points: i64 = words.worker


class Discount:
    """What is taken off a cost; `basic` units are of any basic resource in it, the payer chooses (EFFECTS 2.3)."""

    def __init__(self, words: table.Discount | table.ActivateDiscount) -> None:
        self.goods: i64 = sum(amount(goods, getattr(words, GOODS_NAMES[goods], 0)) for goods in range(PAYABLE))
        self.points: i64 = words.worker
        self.basic: i64 = getattr(words, "resource", 0)

    def size(self) -> i64:
        """Return all units and worker points that it takes off."""
        return total(self.goods) + self.points + self.basic


NO_DISCOUNT: Final = Discount(table.Discount())


class Term:
    """One comparison of a metric with a number."""

    def __init__(self, metric: i64, comparison: i64, n: i64) -> None:
        self.metric: i64 = metric
        self.comparison: i64 = comparison
        self.n: i64 = n


class Condition:
    """All of these terms must hold."""

    def __init__(self, words: table.Condition) -> None:
        self.terms: list[Term] = []
        if words.metric is not None and words.op is not None and words.n is not None:
            metric, comparison = vocabulary.METRICS.index(words.metric), vocabulary.COMPARISONS.index(words.op)
            self.terms.append(Term(metric, comparison, words.n))
        for inner in words.all:
            self.terms += Condition(inner).terms


class Step:
    """One step of an effect. Each word of the vocabulary is a class, in the module of its subject."""

    is_sure: bool = True  # no payment makes it useless: paid goods are back in stock before the effect starts (C7.19)
    is_void_for_caepio: bool = False  # harmony, workers, peculium, and what would be paid (C14.4)

    def __init__(self, words: effects.Step) -> None:
        self.words: effects.Step = words  # as its file has it, for people
        self.n: i64 = getattr(words, "n", 0)
        self.effect: i64 = NONE  # frames name a step by its effect and its place there
        self.step: i64 = 0

    def changes(self, s: "PublicFields", seat: i64, here: i64, context: i64) -> bool:
        """Tell whether it would change something now (C7.19)."""
        raise NotImplementedError

    def do(self, s: "Fields", seat: i64, here: i64, context: i64, must: i64) -> None:
        """Do it, or push the frame that asks how; `must` is 1 if it cannot be declined (C7.19)."""
        raise NotImplementedError


class Effect:
    """Steps, carried out in order."""

    def __init__(self) -> None:
        self.steps: vec[Step] = vec[Step]()


class When:
    """What a discount or a trigger asks of the action; NONE or 0 asks nothing."""

    def __init__(self, words: abilities.When) -> None:
        self.kind: i64 = vocabulary.BUILD_KINDS.index(words.kind) if words.kind else NONE
        self.district: i64 = DISTRICT_NAMES.index(words.district) if words.district else NONE
        self.colour: i64 = COLOUR_NAMES.index(words.colour) if words.colour else NONE
        self.building: i64 = BUILDING_NAMES.index(words.building) if words.building else NONE
        self.site: i64 = SITE_NAMES.index(words.site) if words.site else NONE
        self.immediate: bool = words.immediate is True
        self.ranks: i64 = sum(bit(rank) for rank in set(words.rank))  # bit of each rank
        self.others_passed: i64 = words.others_passed or 0
        self.workers_min: i64 = words.workers_min or 0


ALWAYS: Final = When(abilities.When())


class Mod:
    """A standing change of what things cost or yield; which parameters it has depends on its kind."""

    def __init__(self, words: abilities.Mod) -> None:
        self.kind: i64 = KINDS_OF_MODS.index(type(words))
        self.discount: Discount = NO_DISCOUNT
        self.when: When = ALWAYS
        if isinstance(words, abilities.BuildDiscountMod | abilities.ActivateDiscountMod):
            self.discount = Discount(words.discount)
            self.when = When(words.when)
        self.limit: i64 = vocabulary.LIMITS.index(getattr(words, "limit", "none"))
        self.limit_id: i64 = NONE  # its bit in `limits` of the state
        self.n: i64 = getattr(words, "n", 0)
        self.source: i64 = NONE  # substitute: this may be paid ...
        self.target: i64 = NONE  # ... as this
        self.contexts: i64 = 0
        if isinstance(words, abilities.SubstituteMod):
            self.source = GOODS_NAMES.index(words.source)
            self.target = GOODS_NAMES.index(words.target)
            self.contexts = mask(words.contexts, vocabulary.PAY_CONTEXTS)
        elif isinstance(words, abilities.TradeMod):
            self.contexts = mask(words.contexts, vocabulary.TRADE_CONTEXTS)
        self.sites: i64 = mask(getattr(words, "sites", ()), SITE_NAMES)  # as bits
        self.item: i64 = GOODS_NAMES.index(words.item) if isinstance(words, abilities.SiteBonusMod) else NONE
        self.buy: i64 = getattr(words, "buy", 0)
        self.sell: i64 = getattr(words, "sell", 0)
        self.drift: bool = getattr(words, "drift", True)
        self.what: i64 = vocabulary.ROME_WHATS.index(words.what) if isinstance(words, abilities.RomeBonusMod) else NONE
        self.building_value: i64 = getattr(words, "building_value", 0)
        self.alone: list[Mod] = [self]  # for bills, which are written often


class Trigger:
    """An effect that an event sets off."""

    def __init__(self, words: abilities.Trigger, number: i64, owner: i64) -> None:
        self.event: i64 = vocabulary.TRIGGER_EVENTS.index(words.on)
        self.when: When = When(words.when)
        self.limit: i64 = vocabulary.LIMITS.index(words.limit)
        self.limit_id: i64 = NONE
        self.optional: bool = words.optional
        self.effect: i64 = NONE
        self.id: i64 = number  # in the pack
        self.owner: i64 = owner  # the ability it belongs to


class Ability:
    """What a character or the token of a monument can do."""

    def __init__(self, words: abilities.Ability) -> None:
        self.kind: i64 = vocabulary.ABILITY_KINDS.index(words.kind)
        self.cost: Cost = Cost(words.cost)
        self.use: i64 = NONE  # effect of the free action (C7.24)
        self.use_limit: i64 = NONE  # its bit in `limits`
        self.mods: list[Mod] = []
        self.triggers: list[Trigger] = []


class BuildingAction:
    """One line of a tile: worker points, what else is paid, and what happens."""

    def __init__(self, workers: i64, cost: table.Cost, effect: i64) -> None:
        self.workers: i64 = workers
        self.cost: Cost = Cost(cost)
        self.effect: i64 = effect


class Building:
    """One kind of building tile."""

    def __init__(self, words: tiles.Building, actions: list[BuildingAction]) -> None:
        self.colour: i64 = COLOUR_NAMES.index(words.colour)
        self.prestige: vec[i64] = vec[i64](
            [words.prestige if (n := getattr(words.prestige_in, name)) is None else n for name in DISTRICT_NAMES]
        )  # by district (C7.10)
        self.cost: Cost = Cost(words.cost)
        self.unique: bool = words.unique
        self.immune: bool = words.unrest_immune  # never takes unrest
        self.solo_decade: i64 = words.solo_decade
        self.shape: list[tuple[int, int]] = [  # (row, column) of each cell
            (row, column) for row, cells in enumerate(words.shape) for column, cell in enumerate(cells) if cell == "X"
        ]
        self.actions: list[BuildingAction] = actions


class Monument:
    """A monument; its token is ability CHARACTERS + its number."""

    def __init__(self, words: tiles.Monument) -> None:
        self.cost: Cost = Cost(words.cost)
        self.prestige: vec[i64] = by_district(words.prestige)


class Site:
    """A production place with two spaces."""

    def __init__(self, words: board.Site) -> None:
        self.item: i64 = GOODS_NAMES.index(words.item)
        self.workers: vec[i64] = vec[i64]([space.workers for space in words.spaces])
        self.yields: vec[i64] = vec[i64]([space.gain for space in words.spaces])


class RomeCard:
    """What Rome demands in a decade."""

    def __init__(self, words: rome.RomeCard, ranks: list[i64]) -> None:
        self.resource: i64 = GOODS_NAMES.index(words.resource)
        self.amphora_value: i64 = words.amphora_value
        self.minimum: vec[i64] = by_players(words.minimum)
        self.ranks: vec[i64] = vec[i64](ranks)  # effects by rank
        self.not_in_solo: bool = words.not_in_solo


class HeritageCard:
    """What a player starts with."""

    def __init__(self, words: people.HeritageCard) -> None:
        self.denarii: i64 = words.denarii
        self.basic: i64 = words.basic
        self.amphora: i64 = words.amphora
        self.marble: i64 = words.marble
        self.register: i64 = words.register
        self.popularity: i64 = words.popularity
        self.harmony: i64 = words.harmony
        self.specialist: i64 = NONE  # a colour, or ANY
        if words.specialist is not None:
            self.specialist = ANY if words.specialist == "any" else COLOUR_NAMES.index(words.specialist)
        self.prestige: vec[i64] = by_district(words.prestige)
        self.effect: i64 = NONE  # what else is printed on it


class Milestone:
    """One of the Res Gestae."""

    def __init__(self, words: rome.Milestone) -> None:
        self.condition: Condition = Condition(words.cond)
        self.specialist: i64 = NONE  # the only colour that may claim it; NONE: any piece
        if words.claim_with != "worker_or_specialist":
            self.specialist = COLOUR_NAMES.index(words.claim_with.removesuffix("_specialist"))


class Act:
    """One alternative in a row of a Caepio card."""

    def __init__(self, words: solo.Act) -> None:
        self.words: solo.Act = words
        self.act: i64 = ACTS.index(type(words))
        self.site: i64 = SITE_NAMES.index(words.site) if isinstance(words, solo.SiteAct) else NONE
        self.workers: i64 = getattr(words, "workers", 0)
        self.space: i64 = TROOP_NAMES.index(words.troop) if isinstance(words, solo.CastraAct) else NONE
        self.building: i64 = BUILDING_NAMES.index(words.building) if isinstance(words, solo.ActivateAct) else NONE
        self.sell: i64 = getattr(words, "sell", 0)
        self.buy: i64 = getattr(words, "buy", 0)


class CaepioCard:
    """Rows of alternatives, and the goods of a market visit."""

    def __init__(self, words: solo.CaepioCard) -> None:
        self.decade: i64 = words.decade
        self.rows: list[list[Act]] = [[Act(act) for act in row] for row in words.rows]
        self.sell: i64 = GOODS_NAMES.index(words.sell)
        self.buy: i64 = GOODS_NAMES.index(words.buy)


class Pack:
    """A whole content pack. Numbers come straight from its files; build.py adds all that has effects."""

    def __init__(self, content: Content) -> None:
        self.content: Content = content  # what its files say, word for word
        self.reconstructed: dict[str, str] = {}  # entries that are, at least in part, by path: what their source says
        self.digest: str = ""  # sha-256 of what it says; a record names the pack by it
        self.layout: str = ""  # its maps and the shapes of its tiles: packs with the same ones share their ground
        self.documents: str = ""  # the files of a pack of one's own, as JSON: records and positions carry them
        self.names: dict[str, list[str]] = {}  # ids of the components by kind, in the order of their numbers
        self.effects: list[Effect] = []
        self.discounts: list[Discount] = []

        printed = content.board
        districts = (printed.district.servorum, printed.district.plebeius, printed.district.patricius)
        self.maps: list[list[str]] = [list(district.map) for district in districts]  # rows of street blocks
        self.bonuses: list[Discount] = [Discount(district.construction_bonus) for district in districts]
        self.bonus_units: i64 = max(bonus.size() for bonus in self.bonuses)  # the most that one takes off
        self.sites: list[Site] = [Site(getattr(printed.site, name)) for name in SITE_NAMES]
        self.castra: list[BuildingAction] = []
        self.castra_colour: i64 = COLOUR_NAMES.index(printed.castra.colour)
        self.portus: BuildingAction = BuildingAction(printed.portus.workers, table.Cost(), NONE)
        self.track: vec[i64] = nones(DISTRICTS * (TRACK + 1))  # effects of the prestige spaces
        self.first_only: vec[i64] = zeros(DISTRICTS)  # spaces that pay only the first to arrive, as bits
        self.limits: vec[i64] = vec[i64](
            [getattr(printed.limits, goods, 0) for goods in GOODS_NAMES]
        )  # pieces in the box
        self.insulae_neutral: i64 = printed.limits.neutral_insulae
        self.unrest_markers: i64 = printed.limits.unrest_markers
        self.storage: vec[i64] = by_players(printed.limits.storage)
        self.popularity_max: i64 = printed.track.popularity.max
        self.harmony_max: i64 = printed.track.harmony.max
        self.unrest_max: i64 = printed.track.unrest.max
        self.senator_loss: vec[i64] = vec[i64](printed.track.unrest.senator_loss)  # by space of the unrest track
        self.cannot_win_at: i64 = printed.track.unrest.cannot_win_at

        self.buildings: list[Building] = []
        self.copies: vec[i64] = by_players(content.buildings.copies.by_players)
        self.monuments: list[Monument] = [Monument(monument) for monument in content.monuments.monument]
        self.register_max: i64 = content.player_board.register.max
        self.row_lengths: vec[i64] = zeros(DISTRICTS)  # insulae in each row
        self.rows: vec[i64] = nones(DISTRICTS * INSULAE)  # effects of the insula rows, see `row_bonus`
        self.peculium: vec[i64] = nones(COLOURS)  # effects
        self.heritage: list[HeritageCard] = [HeritageCard(card) for card in content.heritage.card]
        self.seat_bonus: vec[i64] = vec[i64](content.heritage.seat_bonus.denarii)
        self.family_prestige: vec[i64] = zeros(CHARACTERS * DISTRICTS)
        self.starts: vec[i64] = nones(CHARACTERS)  # effects at set-up
        self.abilities: list[Ability] = []
        self.settling: i64 = 0  # bit of each ability that has a say in a bill
        self.discounting: i64 = 0  # bit of each ability that takes something off one
        self.mod_owners: vec[i64] = zeros(vocabulary.MODS)  # by kind of change: bit of each ability that makes it
        self.triggers: list[Trigger] = []
        self.trigger_owners: vec[i64] = zeros(
            len(vocabulary.TRIGGER_EVENTS)
        )  # by event: bit of each ability that listens
        self.round_limits: i64 = 0  # bits of `limits` that a new round frees
        self.decade_limits: i64 = 0

        market = content.market
        prices = [getattr(market.price, name) for name in RESOURCE_NAMES]
        capacities = (market.capacity.solo, market.capacity.solo, market.capacity.two, market.capacity.three)
        self.supply: vec[i64] = by_players(market.supply.per_type)
        self.capacity: vec[i64] = by_resource([*capacities, market.capacity.four])  # by number of players, and resource
        self.price_min: vec[i64] = vec[i64]([price.min for price in prices])
        self.price_max: vec[i64] = vec[i64]([price.max for price in prices])
        self.price_start: vec[i64] = vec[i64]([price.start for price in prices])
        self.bought_drift: i64 = market.drift.buy
        self.sold_drift: i64 = market.drift.sell
        self.macellum: vec[i64] = by_resource([tile.delta for tile in market.tile])  # price changes

        demands = content.postulationem
        self.rome: list[RomeCard] = []
        self.troops_minimum: vec[i64] = vec[i64](demands.individual.troops)
        self.offerings_minimum: vec[i64] = vec[i64](demands.individual.offerings)
        self.troop_values: vec[i64] = vec[i64]([2, 3, 4])
        self.offering_values: vec[i64] = vec[i64]([1, 2])
        self.most: i64 = NONE  # effects of the last decade's podium
        self.fewest: i64 = NONE
        self.milestones: list[Milestone] = [Milestone(milestone) for milestone in content.res_gestae.milestone]
        self.milestone_senators: i64 = content.res_gestae.senators
        self.milestones_in_play: vec[i64] = by_players(content.res_gestae.in_play)
        self.aedificium: vec[i64] = nones(TYPES)  # effects by building
        self.caepio: list[CaepioCard] = [CaepioCard(card) for card in content.caepio.card]

    def row_bonus(self, district: i64, position: i64) -> i64:
        """Return the effect that the insula at this position of a row uncovers, the leftmost at 0; NONE for none."""
        return self.rows[district * INSULAE + position]

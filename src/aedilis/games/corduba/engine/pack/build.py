"""From the typed files of a content pack to the native objects that the engine reads."""

from collections.abc import Iterable
from typing import get_args

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.pack import effect_form as form
from aedilis.games.corduba.engine.pack import form as files
from aedilis.games.corduba.engine.pack import native as native
from aedilis.games.corduba.engine.pack.native import NONE, Pack
from aedilis.games.corduba.engine.paying.amounts import PAYABLE, amount
from aedilis.games.corduba.engine.words import (
    ANY_RESOURCE,
    CHARACTERS,
    COLOUR_NAMES,
    DISTRICT_NAMES,
    GOODS_NAMES,
    RESOURCES,
    ROW,
    SITE_NAMES,
    TRACK,
)

BUILDING_NAMES: tuple[str, ...] = get_args(form.BuildingName)
RESOURCE_NAMES = GOODS_NAMES[:RESOURCES]
LIMIT_NAMES: tuple[str, ...] = get_args(form.Limit)  # NO_LIMIT, ROUND, DECADE
TROOP_NAMES: tuple[str, ...] = get_args(form.Troop)


def pack_from(content: files.Content) -> Pack:
    """Return the pack of files that contentcheck finds nothing wrong with; its digest is left empty."""
    made = _Making()
    made.board(content.board)
    made.buildings(content.buildings)
    made.people(content.player_board, content.specialists, content.heritage)
    made.families(content.families)
    made.monuments(content.monuments)  # behind the characters, as abilities are numbered
    made.market(content.market)
    made.rome(content.postulationem)
    made.milestones(content.res_gestae)
    made.caepio(content.caepio, content.aedificium)
    return made.pack


def mask(words: Iterable[str], names: tuple[str, ...]) -> int:
    """Return the bit of each word by its place among the names."""
    return sum(bit(names.index(word)) for word in set(words))


def by_players(counts: form.ByPlayers | files.Minimum) -> vec[i64]:
    """Return the counts at the indices 1 to 4."""
    return vec[i64]([0, counts.solo, counts.two, counts.three, counts.four])


def by_district(prestige: form.ByDistrict) -> vec[i64]:
    """Return the prestige by number of the district."""
    return vec[i64]([prestige.servorum, prestige.plebeius, prestige.patricius])


def cost_of(cost: form.Cost) -> native.Cost:
    """Return a cost in amounts."""
    made = native.Cost()
    made.goods = sum(amount(goods, getattr(cost, GOODS_NAMES[goods])) for goods in range(PAYABLE))
    made.points = cost.worker
    return made


def discount_of(discount: form.Discount | form.ActivateDiscount) -> native.Discount:
    """Return a discount in amounts."""
    made = native.Discount()
    for name, n in msgspec.structs.asdict(discount).items():
        if name == "resource":
            made.basic = n
        elif name == "worker":
            made.points = n
        else:
            made.goods += amount(GOODS_NAMES.index(name), n)
    return made


def condition_of(condition: form.Condition) -> native.Condition:
    """Return a condition as the terms that must hold together."""
    made = native.Condition()
    if condition.metric is not None and condition.op is not None and condition.n is not None:
        metric, comparison = native.METRICS.index(condition.metric), native.COMPARISONS.index(condition.op)
        made.terms.append(native.Term(metric, comparison, condition.n))
    for inner in condition.all:
        made.terms += condition_of(inner).terms
    return made


def when_of(when: form.When) -> native.When:
    """Return what a discount or a trigger asks of the action."""
    made = native.When()
    if when.kind is not None:
        made.kind = (native.TILE_KIND, native.MONUMENT_KIND)[when.kind == "monument"]
    if when.district is not None:
        made.district = DISTRICT_NAMES.index(when.district)
    if when.colour is not None:
        made.colour = COLOUR_NAMES.index(when.colour)
    if when.building is not None:
        made.building = BUILDING_NAMES.index(when.building)
    if when.site is not None:
        made.site = SITE_NAMES.index(when.site)
    made.immediate = when.immediate is True
    made.ranks = sum(bit(rank) for rank in set(when.rank))
    made.others_passed = when.others_passed or 0
    made.workers_min = when.workers_min or 0
    return made


class _Making:
    """A pack on its way: effects, limits and triggers get their numbers in the order in which they are met."""

    def __init__(self) -> None:
        self.pack = Pack()
        self.limits = 0

    # Effects.

    def effect(self, steps: form.Effect) -> int:
        """Return the number of an effect, NONE if it has no steps."""
        if not steps:
            return NONE
        number = len(self.pack.effects)
        made = native.Effect()
        self.pack.effects.append(made)
        made.steps = [self.step(step) for step in steps]
        return number

    def step(self, step: form.Step) -> native.Step:
        """Return a step."""
        made = native.Step(native.OPS.index(str(step.__struct_config__.tag)))
        match step:
            case form.Choose():
                made.options = [self.effect(option) for option in step.options]
            case form.If():
                made.condition = condition_of(step.cond)
                made.then = self.effect(step.then)
                made.otherwise = self.effect(step.otherwise)
            case form.Trade():
                made.sides = native.SIDE_NAMES.index(step.sides)
                made.types, made.units, made.drift = step.types, step.units, step.drift
                made.buy_mod, made.sell_mod = step.buy_mod, step.sell_mod
            case form.Build():
                made.kinds = mask(step.kinds, get_args(form.BuildKind))
                made.discount = self.discount(step.discount)
            case _:
                made.n = step.n
        match step:
            case form.Gain() | form.Transfer():
                made.item = GOODS_NAMES.index(step.item)
            case form.Lose():
                made.item = ANY_RESOURCE if step.item == "resource" else GOODS_NAMES.index(step.item)
            case form.GainChoice():
                made.choices, made.distinct = mask(step.of, GOODS_NAMES), step.distinct
            case form.Prestige():
                made.where, made.districts = native.WHERE_NAMES.index(step.where), step.districts
            case form.Unlock():
                made.colour = native.ANY if step.colour == "any" else COLOUR_NAMES.index(step.colour)
            case form.Suppress() | form.Incite():
                made.where = native.CHOSEN if step.scope == "any" else native.WHERE_NAMES.index(step.scope)
            case form.ReplaceNeutral():
                made.where = native.WHERE_NAMES.index(step.district)
        return made

    def discount(self, discount: form.Discount) -> int:
        """Return the number of a discount of a step, NONE if it takes nothing off."""
        if discount == form.Discount():
            return NONE
        self.pack.discounts.append(discount_of(discount))
        return len(self.pack.discounts) - 1

    # Abilities.

    def ability(self, number: int, ability: form.Ability) -> None:
        """Fill in the ability of this number."""
        made = self.pack.abilities[number]
        made.kind = native.ABILITY_KINDS.index(ability.kind)
        made.cost = cost_of(ability.cost)
        made.use = self.effect(ability.use)
        made.use_limit = self.limit(ability.kind)
        made.mods = [self.mod(mod) for mod in ability.mods]
        for mod in made.mods:
            self.pack.mod_owners[mod.kind] |= bit(number)
            if mod.kind in native.IN_BILLS:
                self.pack.settling |= bit(number)
            if mod.kind in native.DISCOUNTS:
                self.pack.discounting |= bit(number)
        made.triggers = [self.trigger(trigger) for trigger in ability.triggers]
        for trigger in made.triggers:
            trigger.owner = number
            self.pack.trigger_owners[trigger.event] |= bit(number)

    def limit(self, kind: str) -> int:
        """Return the number of a new limit of a round or a decade, NONE for no limit."""
        if kind not in ("round", "decade"):
            return NONE
        number = self.limits
        self.limits += 1
        if kind == "round":
            self.pack.round_limits |= bit(number)
        else:
            self.pack.decade_limits |= bit(number)
        return number

    def mod(self, mod: form.Mod) -> native.Mod:
        """Return a standing change."""
        made = native.Mod(native.MODS.index(str(mod.__struct_config__.tag)))
        match mod:
            case form.BuildDiscountMod() | form.ActivateDiscountMod():
                made.discount, made.when = discount_of(mod.discount), when_of(mod.when)
            case form.SubstituteMod():
                made.source, made.target = GOODS_NAMES.index(mod.source), GOODS_NAMES.index(mod.target)
                made.contexts = mask(mod.contexts, native.PAY_CONTEXTS)
            case form.TradeMod():
                made.buy, made.sell, made.drift = mod.buy, mod.sell, mod.drift
                made.contexts = mask(mod.contexts, native.TRADE_CONTEXTS)
            case _:
                made.n = mod.n
        match mod:
            case form.SiteBonusMod():
                made.sites, made.item = mask(mod.sites, SITE_NAMES), GOODS_NAMES.index(mod.item)
            case form.RomeBonusMod():
                made.what = native.ROME_WHATS.index(mod.what)
            case form.SpecialWorkerMod():
                made.building_value = mod.building_value
        match mod:
            case form.BuildDiscountMod() | form.ActivateDiscountMod() | form.SiteBonusMod():
                made.limit, made.limit_id = LIMIT_NAMES.index(mod.limit), self.limit(mod.limit)
        return made

    def trigger(self, trigger: form.Trigger) -> native.Trigger:
        """Return a trigger; it gets the next number."""
        made = native.Trigger(native.TRIGGER_EVENTS.index(trigger.on))
        made.when = when_of(trigger.when)
        made.limit, made.limit_id = LIMIT_NAMES.index(trigger.limit), self.limit(trigger.limit)
        made.optional = trigger.optional
        made.effect = self.effect(trigger.effect)
        made.id = len(self.pack.triggers)
        self.pack.triggers.append(made)
        return made

    # Files.

    def board(self, board: files.Board) -> None:
        """Take over districts, tracks, sites and limits."""
        pack = self.pack
        districts = (board.district.servorum, board.district.plebeius, board.district.patricius)
        pack.maps = [list(district.map) for district in districts]
        pack.bonuses = [discount_of(district.construction_bonus) for district in districts]
        pack.bonus_units = max(bonus.size() for bonus in pack.bonuses)
        tracks = (board.prestige.servorum, board.prestige.plebeius, board.prestige.patricius)
        for district, track in enumerate(tracks):
            for space in track.spaces:
                pack.track[district * (TRACK + 1) + space.space] = self.effect(space.effect)
                if space.first_only:
                    pack.first_only[district] |= bit(space.space)
        for name in SITE_NAMES:
            site = getattr(board.site, name)
            made = native.Site()
            made.item = GOODS_NAMES.index(site.item)
            made.workers = vec[i64]([space.workers for space in site.spaces])
            made.yields = vec[i64]([space.gain for space in site.spaces])
            pack.sites.append(made)
        pack.portus = self.line(board.portus.workers, form.Cost(), board.portus.effect)
        pack.castra_colour = COLOUR_NAMES.index(board.castra.colour)
        pack.castra = [self.line(space.workers, space.cost, space.effect) for space in board.castra.spaces]
        limits = board.limits
        for name in ("offering1", "offering2", *TROOP_NAMES):
            pack.limits[GOODS_NAMES.index(name)] = getattr(limits, name)
        pack.insulae_neutral, pack.unrest_markers = limits.neutral_insulae, limits.unrest_markers
        pack.storage = by_players(limits.storage)
        pack.popularity_max, pack.harmony_max = board.track.popularity.max, board.track.harmony.max
        pack.unrest_max, pack.cannot_win_at = board.track.unrest.max, board.track.unrest.cannot_win_at
        pack.senator_loss = vec[i64](board.track.unrest.senator_loss)

    def line(self, workers: int, cost: form.Cost, effect: form.Effect) -> native.BuildingAction:
        """Return one thing that can be done somewhere: worker points, cost and effect."""
        made = native.BuildingAction()
        made.workers, made.cost, made.effect = workers, cost_of(cost), self.effect(effect)
        return made

    def buildings(self, buildings: files.Buildings) -> None:
        """Take over the building tiles."""
        pack = self.pack
        pack.copies = by_players(buildings.copies.by_players)
        pack.names["building"] = list(BUILDING_NAMES)
        for building in buildings.building:
            made = native.Building()
            made.colour = COLOUR_NAMES.index(building.colour)
            made.prestige, made.cost = building.prestige, cost_of(building.cost)
            made.unique, made.immune, made.solo_decade = building.unique, building.unrest_immune, building.solo_decade
            made.shape = [(r, c) for r, row in enumerate(building.shape) for c, cell in enumerate(row) if cell == "X"]
            made.actions = [self.line(line.workers, line.cost, line.effect) for line in building.action]
            pack.buildings.append(made)

    def people(self, board: files.PlayerBoard, specialists: files.Specialists, heritage: files.HeritageCards) -> None:
        """Take over the player's board, specialists and heritage cards."""
        pack = self.pack
        pack.register_max = board.register.max
        for district, row in enumerate((board.rows.servorum, board.rows.plebeius, board.rows.patricius)):
            for space in row.spaces:
                pack.rows[district * ROW + space.position - 1] = self.effect(space.effect)
        for specialist in specialists.specialist:
            pack.peculium[COLOUR_NAMES.index(specialist.id)] = self.effect(specialist.peculium)
        pack.names["heritage"] = [card.id for card in heritage.card]
        pack.seat_bonus = vec[i64](heritage.seat_bonus.denarii)
        for card in heritage.card:
            made = native.Heritage()
            made.denarii, made.basic, made.amphora, made.marble = card.denarii, card.basic, card.amphora, card.marble
            made.register, made.popularity, made.harmony = card.register, card.popularity, card.harmony
            if card.specialist is not None:
                made.specialist = native.ANY if card.specialist == "any" else COLOUR_NAMES.index(card.specialist)
            made.prestige = by_district(card.prestige)
            pack.heritage.append(made)

    def families(self, families: files.Families) -> None:
        """Take over the family cards."""
        pack = self.pack
        pack.names["family"] = [family.id for family in families.family]
        pack.names["character"] = []
        for family in families.family:
            for character in family.character:
                number = len(pack.names["character"])
                pack.names["character"].append(character.id)
                for district, prestige in enumerate(by_district(family.prestige)):
                    pack.family_prestige[number * len(DISTRICT_NAMES) + district] = prestige
                pack.starts[number] = self.effect(character.start)
                self.ability(number, character.ability)

    def monuments(self, monuments: files.Monuments) -> None:
        """Take over the monuments and their tokens."""
        self.pack.names["monument"] = [monument.id for monument in monuments.monument]
        for number, monument in enumerate(monuments.monument):
            made = native.Monument()
            made.cost, made.prestige = cost_of(monument.cost), by_district(monument.prestige)
            self.pack.monuments.append(made)
            self.ability(CHARACTERS + number, monument.ability)

    def market(self, market: files.Market) -> None:
        """Take over supply, prices and the Macellum tiles."""
        pack = self.pack
        pack.supply = by_players(market.supply.per_type)
        pack.bought_drift, pack.sold_drift = market.drift.buy, market.drift.sell
        pack.names["macellum"] = [tile.id for tile in market.tile]
        capacities = (market.capacity.solo, market.capacity.two, market.capacity.three, market.capacity.four)
        for resource, name in enumerate(RESOURCE_NAMES):
            price = getattr(market.price, name)
            pack.price_min[resource], pack.price_max[resource] = price.min, price.max
            pack.price_start[resource] = price.start
            for players, capacity in enumerate(capacities, 1):
                pack.capacity[players * RESOURCES + resource] = getattr(capacity, name)
            for number, tile in enumerate(market.tile):
                pack.macellum[number * RESOURCES + resource] = getattr(tile.delta, name)

    def rome(self, demands: files.Postulationem) -> None:
        """Take over Rome's demands."""
        pack = self.pack
        pack.troops_minimum = vec[i64](demands.individual.troops)
        pack.offerings_minimum = vec[i64](demands.individual.offerings)
        pack.most, pack.fewest = self.effect(demands.last_decade.most), self.effect(demands.last_decade.fewest)
        pack.names["rome"] = [card.id for card in demands.card]
        for card in demands.card:
            made = native.RomeCard()
            made.resource = GOODS_NAMES.index(card.resource)
            made.amphora_value, made.not_in_solo = card.amphora_value, card.not_in_solo
            made.minimum = by_players(card.minimum)
            for rank, effect in enumerate((card.rank1, card.rank2, card.rank3, card.rank4), 1):
                made.ranks[rank] = self.effect(effect)
            pack.rome.append(made)

    def milestones(self, milestones: files.ResGestae) -> None:
        """Take over the Res Gestae."""
        pack = self.pack
        pack.milestones_in_play = by_players(milestones.in_play)
        pack.milestone_senators = milestones.senators
        pack.names["milestone"] = [milestone.id for milestone in milestones.milestone]
        for milestone in milestones.milestone:
            made = native.Milestone()
            made.condition = condition_of(milestone.cond)
            if milestone.claim_with != "worker_or_specialist":
                made.specialist = COLOUR_NAMES.index(milestone.claim_with.removesuffix("_specialist"))
            pack.milestones.append(made)

    def caepio(self, caepio: files.Caepio, aedificium: files.Aedificium) -> None:
        """Take over what the solo game needs."""
        pack = self.pack
        for benefit in aedificium.card:
            pack.aedificium[BUILDING_NAMES.index(benefit.building)] = self.effect(benefit.effect)
        pack.names["caepio"] = [card.id for card in caepio.card]
        for card in caepio.card:
            made = native.CaepioCard()
            made.decade = card.decade
            made.sell, made.buy = GOODS_NAMES.index(card.sell), GOODS_NAMES.index(card.buy)
            made.rows = [[_act(act) for act in row] for row in card.rows]
            pack.caepio.append(made)


def _act(act: files.Act) -> native.Act:
    made = native.Act(native.ACTS.index(str(act.__struct_config__.tag)))
    match act:
        case files.SiteAct():
            made.site, made.workers = SITE_NAMES.index(act.site), act.workers
        case files.CastraAct():
            made.space = TROOP_NAMES.index(act.troop)
        case files.ActivateAct():
            made.building = BUILDING_NAMES.index(act.building)
        case files.MarketAct():
            made.sell, made.buy = act.sell, act.buy
    return made

"""From the typed files of a content pack to the native objects that the engine reads."""

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.games.corduba.engine.effects.goods import GainChoiceStep, GainStep, LoseStep, TransferStep
from aedilis.games.corduba.engine.effects.prestige import PrestigeStep
from aedilis.games.corduba.engine.effects.seat_changes import HarmonyStep, PopularityStep, RegisterStep, SenatorStep
from aedilis.games.corduba.engine.effects.specialists import PeculiumStep, UnlockStep
from aedilis.games.corduba.engine.effects.steps import ChooseStep, IfStep
from aedilis.games.corduba.engine.pack import native
from aedilis.games.corduba.engine.pack.form import abilities, effects
from aedilis.games.corduba.engine.pack.form import content as files
from aedilis.games.corduba.engine.pack.form.content import Content
from aedilis.games.corduba.engine.pack.form.table import Cost, Discount
from aedilis.games.corduba.engine.pack.native import Pack, Step
from aedilis.games.corduba.engine.pack.vocabulary import DISCOUNTS, IN_BILLS, LIMITS, NONE
from aedilis.games.corduba.engine.steps.build import BuildStep
from aedilis.games.corduba.engine.steps.insulae import ReplaceStep
from aedilis.games.corduba.engine.steps.market import TradeStep
from aedilis.games.corduba.engine.steps.pacify import CauseUnrestStep, InciteStep, SuppressStep
from aedilis.games.corduba.engine.words import BUILDING_NAMES, COLOUR_NAMES, DISTRICT_NAMES, INSULAE, TRACK

STEPS: dict[type[effects.Step], type[Step]] = {
    effects.Gain: GainStep,
    effects.GainChoice: GainChoiceStep,
    effects.Lose: LoseStep,
    effects.Popularity: PopularityStep,
    effects.Harmony: HarmonyStep,
    effects.Prestige: PrestigeStep,
    effects.Register: RegisterStep,
    effects.Unlock: UnlockStep,
    effects.Peculium: PeculiumStep,
    effects.Trade: TradeStep,
    effects.Suppress: SuppressStep,
    effects.Incite: InciteStep,
    effects.CauseUnrest: CauseUnrestStep,
    effects.ReplaceNeutral: ReplaceStep,
    effects.Senator: SenatorStep,
    effects.Transfer: TransferStep,
}
"""What each word of an effect does; those that hold effects or a discount of the pack are made in `_Making.step`."""


def pack_from(content: Content) -> Pack:
    """Return the pack of files that nothing is wrong with; its digest is left empty."""
    made = _Making(Pack(content))
    made.board(content.board)
    made.buildings(content.buildings)
    made.people(content)
    made.families(content.families)
    made.monuments(content.monuments)  # behind the characters, as abilities are numbered
    made.rome(content.postulationem)
    made.solo(content)
    return made.pack


class _Making:
    """A pack on its way: effects, limits and triggers get their numbers in the order in which they are met."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.limits = 0

    def effect(self, words: effects.Effect) -> int:
        """Return the number of an effect, NONE if it has no steps."""
        if not words:
            return NONE
        number = len(self.pack.effects)
        made = native.Effect()
        self.pack.effects.append(made)
        made.steps = vec[Step]([self.step(step) for step in words])
        for place, step in enumerate(made.steps):
            step.effect, step.step = number, place
        return number

    def step(self, words: effects.Step) -> Step:
        """Return a step."""
        match words:
            case effects.Choose():
                return ChooseStep(words, vec[i64]([self.effect(option) for option in words.options]))
            case effects.If():
                return IfStep(words, self.effect(words.then), self.effect(words.otherwise))
            case effects.Build():
                return BuildStep(words, self.discount(words.discount))
        return STEPS[type(words)](words)

    def discount(self, discount: Discount) -> int:
        """Return the number of a discount of a step, NONE if it takes nothing off."""
        if discount == Discount():
            return NONE
        self.pack.discounts.append(native.Discount(discount))
        return len(self.pack.discounts) - 1

    def ability(self, ability: abilities.Ability) -> None:
        """Add the next ability."""
        number = len(self.pack.abilities)
        made = native.Ability(ability)
        self.pack.abilities.append(made)
        made.use = self.effect(ability.use)
        made.use_limit = self.limit(ability.kind)
        for mod in map(native.Mod, ability.mods):
            mod.limit_id = self.limit(LIMITS[mod.limit])
            made.mods.append(mod)
            self.pack.mod_owners[mod.kind] |= bit(number)
            if mod.kind in IN_BILLS:
                self.pack.settling |= bit(number)
            if mod.kind in DISCOUNTS:
                self.pack.discounting |= bit(number)
        for words in ability.triggers:
            trigger = native.Trigger(words, len(self.pack.triggers), number)
            trigger.limit_id = self.limit(words.limit)
            trigger.effect = self.effect(words.effect)
            made.triggers.append(trigger)
            self.pack.triggers.append(trigger)
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

    def line(self, workers: int, cost: Cost, effect: effects.Effect) -> native.BuildingAction:
        """Return one thing that can be done somewhere: worker points, cost and effect."""
        return native.BuildingAction(workers, cost, self.effect(effect))

    def board(self, board: files.Board) -> None:
        """Take over the bonuses of prestige tracks, Portus and Castra."""
        tracks = (board.prestige.servorum, board.prestige.plebeius, board.prestige.patricius)
        for district, track in enumerate(tracks):
            for space in track.spaces:
                self.pack.track[district * (TRACK + 1) + space.space] = self.effect(space.effect)
                if space.first_only:
                    self.pack.first_only[district] |= bit(space.space)
        self.pack.portus = self.line(board.portus.workers, Cost(), board.portus.effect)
        self.pack.castra = [self.line(space.workers, space.cost, space.effect) for space in board.castra.spaces]

    def buildings(self, buildings: files.Buildings) -> None:
        """Take over the building tiles."""
        self.pack.names["building"] = list(BUILDING_NAMES)
        for building in buildings.building:
            lines = [self.line(line.workers, line.cost, line.effect) for line in building.action]
            self.pack.buildings.append(native.Building(building, lines))

    def people(self, content: Content) -> None:
        """Take over the player's board, specialists and heritage cards."""
        rows = content.player_board.rows
        for district, row in enumerate((rows.servorum, rows.plebeius, rows.patricius)):
            self.pack.row_lengths[district] = row.length
            for space in row.spaces:
                self.pack.rows[district * INSULAE + space.position - 1] = self.effect(space.effect)
        for specialist in content.specialists.specialist:
            self.pack.peculium[COLOUR_NAMES.index(specialist.id)] = self.effect(specialist.peculium)
        self.pack.names["heritage"] = [card.id for card in content.heritage.card]
        for card, words in zip(self.pack.heritage, content.heritage.card, strict=True):
            card.effect = self.effect(words.effect)

    def families(self, families: files.Families) -> None:
        """Take over the family cards."""
        pack = self.pack
        pack.names["family"] = [family.id for family in families.family]
        pack.names["character"] = []
        for family in families.family:
            for character in family.character:
                number = len(pack.names["character"])
                pack.names["character"].append(character.id)
                for district, prestige in enumerate(native.by_district(family.prestige)):
                    pack.family_prestige[number * len(DISTRICT_NAMES) + district] = prestige
                pack.starts[number] = self.effect(character.start)
                self.ability(character.ability)

    def monuments(self, monuments: files.Monuments) -> None:
        """Take over the tokens of the monuments."""
        self.pack.names["monument"] = [monument.id for monument in monuments.monument]
        for monument in monuments.monument:
            self.ability(monument.ability)

    def rome(self, demands: files.Postulationem) -> None:
        """Take over Rome's demands."""
        pack = self.pack
        pack.most, pack.fewest = self.effect(demands.last_decade.most), self.effect(demands.last_decade.fewest)
        pack.names["rome"] = [card.id for card in demands.card]
        for card in demands.card:
            ranks = [self.effect(effect) for effect in ((), card.rank1, card.rank2, card.rank3, card.rank4)]
            pack.rome.append(native.RomeCard(card, ranks))

    def solo(self, content: Content) -> None:
        """Take over what buildings do for Caepio, and the names of what has no effects."""
        for benefit in content.aedificium.card:
            self.pack.aedificium[BUILDING_NAMES.index(benefit.building)] = self.effect(benefit.effect)
        self.pack.names["macellum"] = [tile.id for tile in content.market.tile]
        self.pack.names["milestone"] = [milestone.id for milestone in content.res_gestae.milestone]
        self.pack.names["caepio"] = [card.id for card in content.caepio.card]

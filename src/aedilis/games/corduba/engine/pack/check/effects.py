"""What must be true of the effects and abilities of a content pack beyond their form: sense and limits.

What comes from another source than the rulebook names is odd, but a printed component may say so: a warning.
"""

from collections.abc import Iterator

import msgspec

from aedilis.games.corduba.engine.pack.form import abilities
from aedilis.games.corduba.engine.pack.form import content as files
from aedilis.games.corduba.engine.pack.form import effects as form
from aedilis.games.corduba.engine.pack.form.table import Condition, Cost
from aedilis.games.corduba.engine.pack.problems import Problem, error, one_of, warning
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, SITE_NAMES, TROOP_NAMES

OFFERINGS = ("offering1", "offering2")
# What the rulebook lets come only from certain components, and the line that says so.
CLOSED = {
    "tool": "tools come only from the Cudendum and set-up (rulebook L394)",
    "troops": "troops come only from Castra (rulebook L480)",
    "offerings": "offerings come only from the Plebeius track, Sanctuarium, Aedis, the purple peculium (rulebook L474)",
    "register": "the register rises only by insula rows, the Servorum track and the Ludus (rulebook L412)",
    "unlock": "specialists are unlocked only by the Servorum track, the Librarium and heritage (rulebook L416)",
}
BUILDING_SOURCES = {
    "cudendum": ("tool",),
    "sanctuarium": ("offerings",),
    "aedis": ("offerings",),
    "ludus": ("register",),
    "librarium": ("unlock",),
}
CAEPIO_STEPS = (
    form.Gain,
    form.GainChoice,
    form.Popularity,
    form.Prestige,
    form.Register,
    form.Unlock,
)
NOT_FOR_CAEPIO = (
    form.Trade,
    form.Build,
    form.Suppress,
    form.Incite,
    form.ReplaceNeutral,
    form.Lose,
    form.Transfer,
)
# Keys of `when` that can be true of an event, or of what a discount is for.
WHEN_KEYS = {
    "build_tile": ("kind", "district", "colour", "building", "workers_min"),
    "build_monument": ("kind", "workers_min"),
    "activate": ("kind", "district", "colour", "building", "immediate", "workers_min"),
    "produce": ("site", "workers_min"),
    "insula": ("district",),
    "pass": ("others_passed",),
    "rome_reward": ("rank",),
    "suppress": ("district",),
    "unlock": ("colour",),
    "build_discount": ("kind", "district", "colour", "building", "others_passed", "workers_min"),
    "activate_discount": ("kind", "district", "colour", "building", "immediate", "others_passed", "workers_min"),
}
SETS_ITSELF_OFF = {"suppress": form.Suppress, "trade": form.Trade}  # everything else uses up pieces
MOST_LIMITS = 62  # bits of a number
MOST_LIMITED_DISCOUNTS = 4  # that a payment can name


class AtEffect:
    """Where an effect stands, and what is defined there."""

    def __init__(self, name: str, entry: str, field: str, *allowed: str) -> None:
        self.name = name
        self.entry = entry
        self.field = field
        self.allowed = allowed  # keys of CLOSED, "here", "rank" (of Rome's podium), "caepio" and "track" for his sake

    def wrong(self, path: str, wrong: str, expected: str = "") -> Problem:
        """Return an error at a path within the effect."""
        return error(self.name, self.entry, f"{self.field}.{path}", wrong, expected)

    def odd(self, path: str, wrong: str, expected: str = "") -> Problem:
        """Return a warning at a path within the effect."""
        return warning(self.name, self.entry, f"{self.field}.{path}", wrong, expected)


def board_effects(board: files.Board) -> Iterator[Problem]:
    """Check the effects of prestige tracks, Portus and Castra."""
    for district, closed in zip(DISTRICT_NAMES, (("register", "unlock"), ("offerings",), ()), strict=True):
        for number, space in enumerate(getattr(board.prestige, district).spaces, 1):
            place = AtEffect("board", f"prestige.{district}", f"spaces.{number}.effect", "track", *closed)
            yield from effect_problems(space.effect, place)
    yield from effect_problems(board.portus.effect, AtEffect("board", "portus", "effect"))
    for number, space in enumerate(board.castra.spaces, 1):
        yield from effect_problems(space.effect, AtEffect("board", "castra", f"spaces.{number}.effect", "troops"))
    for name in SITE_NAMES:
        if getattr(board.site, name).item == "tool":
            yield warning("board", f"site.{name}", "item", "is tool", CLOSED["tool"])


def building_effects(buildings: files.Buildings) -> Iterator[Problem]:
    """Check what building tiles do."""
    for building in buildings.building:
        closed = BUILDING_SOURCES.get(building.id, ())
        for number, action in enumerate(building.action, 1):
            place = AtEffect("buildings", building.id, f"action.{number}.effect", "here", *closed)
            yield from effect_problems(action.effect, place)


def aedificium_effects(aedificium: files.Aedificium) -> Iterator[Problem]:
    """Check what building tiles do for Caepio."""
    for card in aedificium.card:
        closed = BUILDING_SOURCES.get(card.building, ())
        yield from effect_problems(
            card.effect, AtEffect("aedificium", card.building, "effect", "here", "caepio", *closed)
        )


def row_effects(board: files.PlayerBoard) -> Iterator[Problem]:
    """Check what the rows of insulae bring."""
    for district in DISTRICT_NAMES:
        for number, space in enumerate(getattr(board.rows, district).spaces, 1):
            place = AtEffect("player_board", f"rows.{district}", f"spaces.{number}.effect", "track", "register")
            yield from effect_problems(space.effect, place)


def peculium_effects(specialists: files.Specialists) -> Iterator[Problem]:
    """Check what specialists bring; a peculium that repeats peculia would never end."""
    for specialist in specialists.specialist:
        closed = ("offerings",) if specialist.id == "purple" else ()
        yield from effect_problems(specialist.peculium, AtEffect("specialists", specialist.id, "peculium", *closed))
        for path, step in all_steps(specialist.peculium):
            if isinstance(step, form.Peculium):
                yield error("specialists", specialist.id, f"peculium.{path}.op", "is peculium", "any other step")


def heritage_effects(heritage: files.HeritageCards) -> Iterator[Problem]:
    """Check what else heritage cards bring."""
    for card in heritage.card:
        yield from effect_problems(card.effect, AtEffect("heritage", card.id, "effect", "tool", "unlock"))


def rome_effects(demands: files.Postulationem) -> Iterator[Problem]:
    """Check what Rome gives and takes."""
    for card in demands.card:
        for rank in ("rank1", "rank2", "rank3", "rank4"):
            allowed = () if rank == "rank1" else ("rank",)
            yield from effect_problems(getattr(card, rank), AtEffect("postulationem", card.id, rank, *allowed))
    for key in ("most", "fewest"):
        yield from effect_problems(getattr(demands.last_decade, key), AtEffect("postulationem", "last_decade", key))


def family_abilities(families: files.Families) -> Iterator[Problem]:
    """Check what characters can do."""
    for family in families.family:
        for number, character in enumerate(family.character, 1):
            at = f"character.{number}"
            start = AtEffect("families", family.id, f"{at}.start", "tool")
            yield from effect_problems(character.start, start)
            for path, step in all_steps(character.start):
                if isinstance(step, form.Popularity | form.Harmony) and step.n < 0:
                    yield start.odd(f"{path}.n", f"is {step.n}, but the marker stands at 0 before the heritage (C3.9)")
            yield from ability_problems(character.ability, AtEffect("families", family.id, f"{at}.ability"))
            for place, mod in enumerate(character.ability.mods, 1):
                if isinstance(mod, abilities.SpecialWorkerMod):
                    path = f"{at}.ability.mods.{place}.mod"
                    yield error(
                        "families", family.id, path, "is special_worker", "it only at monuments (rulebook L856)"
                    )


def monument_abilities(monuments: files.Monuments) -> Iterator[Problem]:
    """Check what the tokens of monuments can do."""
    for monument in monuments.monument:
        yield from ability_problems(monument.ability, AtEffect("monuments", monument.id, "ability"))


def ability_problems(ability: abilities.Ability, place: AtEffect) -> Iterator[Problem]:
    """Check an ability."""
    if ability.kind == "permanent" and ability.use:
        yield place.wrong("use", "stands in a permanent ability", "kind round or decade with it")
    if ability.kind != "permanent" and not ability.use:
        yield place.wrong("use", "is missing", f"an effect, for the ability is used once per {ability.kind}")
    if not ability.use and ability.cost != Cost():
        yield place.wrong("cost", "stands without use", "use with it")
    yield from effect_problems(ability.use, AtEffect(place.name, place.entry, f"{place.field}.use"))
    for number, mod in enumerate(ability.mods, 1):
        yield from _mod_problems(mod, f"mods.{number}", place)
    for number, trigger in enumerate(ability.triggers, 1):
        at = f"triggers.{number}"
        here = ("here",) if trigger.on == "build_tile" else ()
        yield from effect_problems(
            trigger.effect, AtEffect(place.name, place.entry, f"{place.field}.{at}.effect", *here)
        )
        yield from _when_problems(trigger.when, trigger.on, f"{at}.when", place)
        again = SETS_ITSELF_OFF.get(trigger.on)
        if trigger.limit == "none" and again and any(isinstance(step, again) for _, step in all_steps(trigger.effect)):
            yield place.wrong(f"{at}.limit", "is none, but the trigger sets itself off", "round or decade")


def _mod_problems(mod: abilities.Mod, at: str, place: AtEffect) -> Iterator[Problem]:
    match mod:
        case abilities.BuildDiscountMod() | abilities.ActivateDiscountMod():
            kind = "build_discount" if isinstance(mod, abilities.BuildDiscountMod) else "activate_discount"
            yield from _when_problems(mod.when, kind, f"{at}.when", place)
            if not any(msgspec.structs.astuple(mod.discount)):
                yield place.wrong(f"{at}.discount", "takes nothing off", "a number above 0")
        case abilities.SubstituteMod() if mod.source == mod.target:
            yield place.wrong(f"{at}.to", f"is {mod.target}, like from", "another resource")
        case abilities.UpkeepMod() if mod.n == 0:
            yield place.wrong(f"{at}.n", "is 0", "a number above or below 0")
        case abilities.SiteBonusMod():
            yield from _closed(mod.item, f"{at}.item", place)


def _when_problems(when: abilities.When, what: str, at: str, place: AtEffect) -> Iterator[Problem]:
    known = WHEN_KEYS.get(what, ())
    for key, asked in msgspec.structs.asdict(when).items():
        if asked not in (None, ()) and key not in known:
            yield place.wrong(f"{at}.{key}", f"is never true of {what}", one_of(known) if known else "no condition")


def effect_problems(effect: form.Effect, place: AtEffect) -> Iterator[Problem]:
    """Check all steps of an effect at its place."""
    for path, step in all_steps(effect):
        yield from _step_problems(step, path, place)
        if "caepio" in place.allowed and not isinstance(step, CAEPIO_STEPS):
            yield place.wrong(f"{path}.op", f"is {op(step)}", one_of(op(known) for known in CAEPIO_STEPS))
        if "track" in place.allowed and isinstance(step, NOT_FOR_CAEPIO):
            yield place.wrong(f"{path}.op", f"is {op(step)}", "a step that Caepio can take in the solo game")


def _step_problems(step: form.Step, path: str, place: AtEffect) -> Iterator[Problem]:
    match step:
        case form.Gain():
            yield from _closed(step.item, f"{path}.item", place)
        case form.GainChoice():
            for item in step.of:
                yield from _closed(item, f"{path}.of", place)
            if len(set(step.of)) < len(step.of):
                yield place.wrong(f"{path}.of", "names a resource twice", "each once")
            elif step.distinct and step.n > len(step.of):
                yield place.wrong(f"{path}.n", f"is {step.n}, more than the {len(step.of)} different ones")
        case form.Register() | form.Unlock() if op(step) not in place.allowed:
            yield place.odd(f"{path}.op", f"is {op(step)}", CLOSED[op(step)])
        case form.Popularity() | form.Harmony() | form.Prestige() | form.Senator() if step.n == 0:
            yield place.wrong(f"{path}.n", "is 0", "a number above or below 0")
        case form.Prestige() if step.where != "chosen" and step.districts > 1:
            yield place.wrong(
                f"{path}.districts", f"is {step.districts} with where {step.where}", "it only with chosen"
            )
        case form.Build() if len(set(step.kinds)) < len(step.kinds):
            yield place.wrong(f"{path}.kinds", "names a kind twice", "each once")
        case form.Transfer() if "rank" not in place.allowed:
            yield place.wrong(f"{path}.op", "is transfer", "it only in rank2, rank3 and rank4 of Rome's cards")
        case form.If():
            yield from condition_problems(step.cond, place.name, place.entry, f"{place.field}.{path}.cond")
    for key in ("where", "scope", "district"):
        if getattr(step, key, None) == "here" and "here" not in place.allowed:
            yield place.wrong(f"{path}.{key}", "is here", "here only at building tiles and what building one sets off")


def _closed(item: str, path: str, place: AtEffect) -> Iterator[Problem]:
    """Warn of goods of a closed source that come from another one."""
    kind = "troops" if item in TROOP_NAMES else "offerings" if item in OFFERINGS else item
    if kind in CLOSED and kind not in place.allowed:
        yield place.odd(path, f"is {item}", CLOSED[kind])


def condition_problems(condition: Condition, name: str, entry: str, field: str) -> Iterator[Problem]:
    """Check that a condition is either a whole comparison or a list of conditions."""
    parts = (condition.metric, condition.op, condition.n)
    if condition.all and parts == (None, None, None):
        for number, inner in enumerate(condition.all, 1):
            yield from condition_problems(inner, name, entry, f"{field}.all.{number}")
    elif condition.all or None in parts:
        yield error(name, entry, field, "is no whole condition", "metric, op and n, or all alone")


def all_steps(effect: form.Effect, path: str = "") -> Iterator[tuple[str, form.Step]]:
    """Yield every step of an effect with its path, those inside other steps included."""
    for number, step in enumerate(effect, 1):
        at = f"{path}{number}"
        yield at, step
        if isinstance(step, form.Choose):
            for option, inner in enumerate(step.options, 1):
                yield from all_steps(inner, f"{at}.options.{option}.")
        elif isinstance(step, form.If):
            yield from all_steps(step.then, f"{at}.then.")
            yield from all_steps(step.otherwise, f"{at}.else.")


def op(step: form.Step | type[form.Step]) -> str:
    """Return the word of a step."""
    return str(step.__struct_config__.tag)


def limits_and_triggers(families: files.Families, monuments: files.Monuments) -> Iterator[Problem]:
    """Check that the state has a bit for each limit and trigger, and a payment for each limited discount."""
    characters = [character.ability for family in families.family for character in family.character]
    tokens = [monument.ability for monument in monuments.monument]
    limits = sum(_limits(ability) for ability in characters + tokens)
    if limits > MOST_LIMITS:
        yield error("families", "", "", f"has, with the monuments, {limits} limits", f"at most {MOST_LIMITS}")
    triggers = sum(len(ability.triggers) for ability in characters + tokens)
    if triggers > MOST_LIMITS:
        yield error("families", "", "", f"has, with the monuments, {triggers} triggers", f"at most {MOST_LIMITS}")
    for kind in (abilities.BuildDiscountMod, abilities.ActivateDiscountMod):
        at_monuments = sum(_limited(token, kind) for token in tokens)
        for family in families.family:
            for number, character in enumerate(family.character, 1):
                count = _limited(character.ability, kind) + at_monuments
                if count > MOST_LIMITED_DISCOUNTS:
                    field = f"character.{number}.ability.mods"
                    wrong = f"has, with the monuments, {count} limited discounts of one kind"
                    yield error("families", family.id, field, wrong, f"at most {MOST_LIMITED_DISCOUNTS}")


def _limits(ability: abilities.Ability) -> int:
    used = [ability.kind, *(getattr(part, "limit", "none") for part in (*ability.mods, *ability.triggers))]
    return sum(limit in ("round", "decade") for limit in used)


def _limited(
    ability: abilities.Ability, kind: type[abilities.BuildDiscountMod] | type[abilities.ActivateDiscountMod]
) -> int:
    return sum(isinstance(mod, kind) and getattr(mod, "limit", "none") != "none" for mod in ability.mods)

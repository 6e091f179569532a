"""Effects of a pack back in the words of a content file, for people who are asked to choose among them."""

from typing import Any

from aedilis.core.parts import members
from aedilis.games.corduba.engine.forms.actions import COLOUR_WORDS
from aedilis.games.corduba.engine.forms.events import GOODS_WORDS
from aedilis.games.corduba.engine.pack import native as p
from aedilis.games.corduba.engine.pack.native import Condition, Discount, Effect, Pack, Step
from aedilis.games.corduba.engine.paying.amounts import PAYABLE, amount_of
from aedilis.games.corduba.engine.words import ANY_RESOURCE

StepWords = dict[str, Any]  # a step as docs/formats.md has it
EffectWords = tuple[StepWords, ...]


def effect_words(pack: Pack, effect: int) -> EffectWords:
    """Return the steps of an effect; nothing for NONE."""
    return tuple(step_words(pack, step) for step in effects_steps(pack, effect))


def effects_steps(pack: Pack, effect: int) -> list[Step]:
    """Return the steps of an effect by its number."""
    found: Effect | None = pack.effects[effect] if effect >= 0 else None
    return [] if found is None else found.steps


def step_words(pack: Pack, step: Step) -> StepWords:
    """Return a step with the parameters that its word has."""
    words: StepWords = {"op": p.OPS[step.op]}
    if step.op not in (p.CHOOSE, p.IF, p.TRADE, p.BUILD):
        words["n"] = step.n
    match step.op:
        case p.GAIN | p.LOSE | p.TRANSFER:
            words["item"] = "resource" if step.item == ANY_RESOURCE else GOODS_WORDS[step.item]
        case p.GAIN_CHOICE:
            words |= {"of": [GOODS_WORDS[goods] for goods in members(step.choices)], "distinct": step.distinct}
        case p.PRESTIGE:
            words |= {"where": p.WHERE_NAMES[step.where], "districts": step.districts}
        case p.UNLOCK:
            words["colour"] = "any" if step.colour == p.ANY else COLOUR_WORDS[step.colour]
        case p.TRADE:
            words |= {"sides": p.SIDE_NAMES[step.sides], "types": step.types, "units": step.units}
            words |= {"buy_mod": step.buy_mod, "sell_mod": step.sell_mod, "drift": step.drift}
        case p.SUPPRESS | p.INCITE:
            words["scope"] = "any" if step.where == p.CHOSEN else p.WHERE_NAMES[step.where]
        case p.REPLACE_NEUTRAL:
            words["district"] = p.WHERE_NAMES[step.where]
        case p.BUILD:
            kinds = (("tile", p.TILES), ("monument", p.MONUMENTS_TOO))
            words["kinds"] = [word for word, kind in kinds if step.kinds & kind]
            if step.discount >= 0:
                words["discount"] = discount_words(pack.discounts[step.discount])
        case p.CHOOSE:
            words["options"] = [list(effect_words(pack, option)) for option in step.options]
        case p.IF:
            words["cond"] = condition_words(step.condition)
            words["then"] = list(effect_words(pack, step.then))
            words["else"] = list(effect_words(pack, step.otherwise))
    return words


def discount_words(discount: Discount) -> dict[str, int]:
    """Return a discount without what is 0."""
    words: dict[str, int] = {GOODS_WORDS[goods]: amount_of(discount.goods, goods) for goods in range(PAYABLE)}
    words |= {"worker": discount.points, "resource": discount.basic}
    return {word: n for word, n in words.items() if n}


def condition_words(condition: Condition) -> StepWords:
    """Return a condition as all of its terms."""
    return {
        "all": [
            {"metric": p.METRICS[term.metric], "op": p.COMPARISONS[term.comparison], "n": term.n}
            for term in condition.terms
        ]
    }

"""Effects, costs and amounts in plain words."""

from collections.abc import Mapping, Sequence

import msgspec

from aedilis.games.corduba.engine.forms.prices import BillData
from aedilis.games.corduba.engine.pack.form import effects as form
from aedilis.games.corduba.engine.pack.form.effects import Effect, Step
from aedilis.games.corduba.engine.pack.form.table import Condition
from aedilis.games.corduba.engine.words import Goods
from aedilis.games.corduba.terminal.say import t


def amount(goods: str, n: int) -> str:
    """Return so many of something, such as "2 workers"."""
    return t(f"amount-{goods}", n=n)


def amounts(counted: Mapping[str, int] | Mapping[Goods, int]) -> str:
    """Return what is counted, without what is 0."""
    return ", ".join(amount(goods, n) for goods, n in counted.items() if n)


def listed(parts: Sequence[str]) -> str:
    """Return parts with commas, a dash for none."""
    return ", ".join(part for part in parts if part) or "-"


def bill(due: BillData) -> str:
    """Return what something costs now."""
    parts = [t("points", n=due.points) if due.points else "", amounts(due.due)]
    if due.free_basic:
        parts.append(t("free-basic", n=due.free_basic))
    if due.free_any:
        parts.append(t("free-any", n=due.free_any))
    return listed(parts)


def effect(steps: Effect) -> str:
    """Return what an effect does."""
    return listed([step(one) for one in steps])


def step(words: Step) -> str:
    """Return what one step does."""
    match words:
        case form.Gain():
            return amount(words.item, words.n)
        case form.Lose():
            return t("step-lose", amount=amount(words.item, words.n))
        case form.Transfer():
            return t("step-transfer", amount=amount(words.item, words.n))
        case form.GainChoice():
            among = ", ".join(t(f"goods-{goods}") for goods in words.of)
            return t("step-gain-choice", n=words.n, among=among, distinct=_yes(words.distinct))
        case form.Popularity():
            return t("step-popularity", n=f"{words.n:+d}")
        case form.Harmony():
            return t("step-harmony", n=f"{words.n:+d}")
        case form.Senator():
            return t("step-senator", n=f"{words.n:+d}")
        case form.Prestige():
            return t("step-prestige", n=f"{words.n:+d}", where=t(f"where-{words.where}", districts=words.districts))
        case form.Register():
            return t("step-register", n=words.n)
        case form.Unlock():
            colour = t(f"colour-{words.colour}")
            return t("step-unlock", n=words.n, colour=colour, any=_yes(words.colour == "any"))
        case form.Peculium():
            return t("step-peculium", n=words.n)
        case form.Trade():
            return _trade(words)
        case form.Suppress():
            return t("step-suppress", n=words.n, where=t(f"scope-{words.scope}"))
        case form.Incite():
            return t("step-incite", n=words.n, where=t(f"scope-{words.scope}"))
        case form.CauseUnrest():
            return t("step-cause-unrest", n=words.n)
        case form.ReplaceNeutral():
            return t("step-replace", n=words.n)
        case form.Build():
            off = amounts(msgspec.structs.asdict(words.discount))
            return t("step-build", monument=_yes("monument" in words.kinds), off=off, cheaper=_yes(off))
        case form.Choose():
            return t("step-choose", options=t("or").join(effect(option) for option in words.options))
        case form.If():
            then, other = effect(words.then), effect(words.otherwise)
            return t("step-if", condition=condition(words.cond), then=then, other=other)


def _trade(words: form.Trade) -> str:
    said = [t(f"step-trade-{words.sides}")]
    if words.types:
        said.append(t("step-trade-types", n=words.types))
    if words.units:
        said.append(t("step-trade-units", n=words.units))
    if words.buy_mod:
        said.append(t("step-trade-buy-mod", n=f"{words.buy_mod:+d}"))
    if words.sell_mod:
        said.append(t("step-trade-sell-mod", n=f"{words.sell_mod:+d}"))
    return " ".join(said)


def condition(words: Condition) -> str:
    """Return a condition, such as "denarii >= 20"."""
    if words.all:
        return t("and").join(condition(one) for one in words.all)
    metric = str(words.metric).replace("_", "-")
    return f"{t(f'metric-{metric}')} {words.op} {words.n}"


def _yes(value: object) -> str:
    return "yes" if value else "no"

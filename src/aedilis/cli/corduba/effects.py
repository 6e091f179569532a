"""Effects, costs and amounts in plain words."""

from collections.abc import Mapping, Sequence
from typing import Any

from aedilis.cli.say import t
from aedilis.games.corduba.engine.forms.events import Goods
from aedilis.games.corduba.engine.forms.view import BillData

EffectWords = Sequence[Mapping[str, Any]]  # steps as docs/formats.md has them


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


def effect(steps: EffectWords) -> str:
    """Return what an effect does."""
    return listed([step(one) for one in steps])


def step(words: Mapping[str, Any]) -> str:
    """Return what one step does."""
    op = str(words["op"])
    n = int(words.get("n", 0))
    match op:
        case "gain":
            return amount(str(words["item"]), n)
        case "lose":
            return t("step-lose", amount=amount(str(words["item"]), n))
        case "transfer":
            return t("step-transfer", amount=amount(str(words.get("item", "denarii")), n))
        case "gain_choice":
            among = [t(f"goods-{goods}") for goods in words["of"]]
            return t("step-gain-choice", n=n, among=", ".join(among), distinct=_yes(words.get("distinct")))
        case "popularity" | "harmony" | "senator":
            return t(f"step-{op}", n=f"{n:+d}")
        case "prestige":
            where = t(f"where-{words['where']}", districts=int(words.get("districts", 1)))
            return t("step-prestige", n=f"{n:+d}", where=where)
        case "unlock":
            colour = str(words.get("colour", "any"))
            return t("step-unlock", n=n, colour=t(f"colour-{colour}"), any=_yes(colour == "any"))
        case "trade":
            return _trade(words)
        case "suppress" | "incite":
            return t(f"step-{op}", n=n, where=t(f"scope-{words.get('scope', 'any')}"))
        case "replace_neutral":
            return t("step-replace", n=n)
        case "build":
            kinds = words.get("kinds", ("tile", "monument"))
            off = amounts(words.get("discount", {}))
            return t("step-build", monument=_yes("monument" in kinds), off=off, cheaper=_yes(off))
        case "choose":
            return t("step-choose", options=t("or").join(effect(option) for option in words["options"]))
        case "if":
            then, other = effect(words["then"]), effect(words.get("else", ()))
            return t("step-if", condition=condition(words["cond"]), then=then, other=other)
    return t(f"step-{op.replace('_', '-')}", n=n)  # register, peculium, cause_unrest


def _trade(words: Mapping[str, Any]) -> str:
    said = [t(f"step-trade-{words.get('sides', 'both')}")]
    if words.get("types"):
        said.append(t("step-trade-types", n=int(words["types"])))
    if words.get("units"):
        said.append(t("step-trade-units", n=int(words["units"])))
    for key in ("buy_mod", "sell_mod"):
        if words.get(key):
            said.append(t(f"step-trade-{key.replace('_', '-')}", n=f"{int(words[key]):+d}"))
    return " ".join(said)


def condition(words: Mapping[str, Any]) -> str:
    """Return a condition, such as "denarii >= 20"."""
    if words.get("all"):
        return t("and").join(condition(one) for one in words["all"])
    metric = str(words["metric"]).replace("_", "-")
    return f"{t(f'metric-{metric}')} {words['op']} {words['n']}"


def _yes(value: object) -> str:
    return "yes" if value else "no"

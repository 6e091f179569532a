"""Actions in words: what a choice does, for menus and for the question before it is done."""

from collections.abc import Sequence

from aedilis.core.contract import Action
from aedilis.games.capitol.engine.cards import total
from aedilis.games.capitol.engine.forms import actions
from aedilis.games.capitol.engine.forms.view import HouseData
from aedilis.games.capitol.terminal.draft import Prospect
from aedilis.games.capitol.terminal.look import Look
from aedilis.games.capitol.terminal.say import t


def card_sum(cards: Sequence[str]) -> int:
    """Return what cards are worth in an auction."""
    return total(actions.card_multiset(list(cards)))


def use(look: Look, action: Action, draft: Prospect) -> str:
    """Return what an action does, without its card."""
    match action:
        case actions.Pass():
            return t("use-pass")
        case actions.NullPlay():
            return t("use-null")
        case actions.FloorCard():
            return blocks(draft)
        case actions.RoofCard(height=height, shape=shape):
            return t("use-roof", mark=look.roof(shape), shape=t(f"shape-{shape}"), height=height)
        case actions.Permit(height=height, shape=shape, prefecture=place):
            return t("use-permit", house=look.house(HouseData(height, shape)), place=look.places[place])
        case actions.PlaceTile(prefecture=place):
            return look.places[place]
        case actions.DrawCard(pile=pile):
            return t("use-draw", card=" ".join(draft.drawn), pile=t(f"kind-{pile}"))
        case actions.StopDrawing():
            return t("use-stop")
        case actions.SealBid(cards=cards):
            return bid(cards)
    raise AssertionError(f"{action!r} is no action of Capitol")


def bid(cards: Sequence[str]) -> str:
    """Return a bid with its sum."""
    return t("bid", cards=" ".join(cards), sum=card_sum(cards)) if cards else t("bid-none")


def blocks(draft: Prospect) -> str:
    """Return what a floor card builds, told by the result: equal results are one action (R1.10b)."""
    raised, built = draft.raised, draft.built
    if not raised:
        if len(built) == 2:
            return t("blocks-two-new")
        return t("blocks-new", height=built[0])
    if len(raised) == 1 and len(built) == 1:
        return t("blocks-raise", height=raised[0], to=built[0])
    if len(raised) == 1:
        return t("blocks-raise-and-new", height=raised[0], to=built[1])
    return t("blocks-raise-two", height=raised[0], to=built[0], height2=raised[1], to2=built[1])


def gains(look: Look, changes: Sequence[int], seat: int) -> str:
    """Return whose points would change by how much if the round were scored now; empty when nobody's would."""
    order = [seat, *(other for other in range(len(changes)) if other != seat)]
    parts = [
        t("gain", who=t("you") if other == seat else look.name(other), change=f"{changes[other]:+d}")
        for other in order
        if changes[other]
    ]
    return ", ".join(parts)


def yard(look: Look, unfinished: Sequence[int], finished: Sequence[HouseData]) -> str:
    """Return a yard: finished houses with their roofs, then the heights of those without."""
    roofed = " ".join(map(look.house, finished))
    bare = " ".join(map(str, unfinished))
    if roofed and bare:
        return f"{roofed} · {bare}"
    return roofed or (f"· {bare}" if bare else "-")


def preview(look: Look, action: Action, draft: Prospect, seat: int) -> str:
    """Return what an action will do and what follows from it, for the question before it is done."""
    said = use(look, action, draft)
    card = getattr(action, "card", None)
    parts = [t("preview-card", card=card, use=said) if card is not None else said]
    if isinstance(action, actions.FloorCard | actions.RoofCard):
        parts.append(t("preview-yard", yard=yard(look, draft.unfinished, draft.finished)))
    if isinstance(action, actions.Permit | actions.PlaceTile):
        changes = gains(look, draft.gains, seat)
        parts.append(t("preview-gains", gains=changes) if changes else t("preview-no-gains"))
    if isinstance(action, actions.Pass):
        parts.append(t("preview-pass"))
    return " ".join(parts)

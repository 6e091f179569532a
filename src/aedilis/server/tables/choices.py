"""What a seat may do now, with previews where an action changes a prefecture."""

import msgspec
from msgspec import Raw

from aedilis.core.contract import Rules, State
from aedilis.games.capitol import state as capitol
from aedilis.games.capitol.actions import SealBid
from aedilis.games.capitol.board import PREFECTURES
from aedilis.games.capitol.steps.score import points_of
from aedilis.games.capitol.viewdata import standing_of
from aedilis.server.shapes import AnyBid, Legal, LegalAction, Preview
from aedilis.server.tables.telling import encoded_action


class CapitolPreviews:
    """The standing of a prefecture after a house or a tile was placed in it, worked out once for equal outcomes.

    It is a function of the board alone, which everybody sees, so a preview tells nothing hidden.
    """

    def __init__(self, rules: Rules, state: capitol.State) -> None:
        self.rules = rules
        self.state = state
        self.known: dict[tuple[int, int, str], Preview] = {}

    def preview(self, action: int) -> Preview | None:
        """What the action leads to; None when it leaves the prefectures as they are."""
        typed = self.rules.typed(action)
        prefecture = getattr(typed, "prefecture", None)
        if prefecture is None:
            return None
        key = (prefecture, getattr(typed, "height", 0), getattr(typed, "shape", ""))
        if key not in self.known:
            after = self.state.clone()
            after.apply(action)
            self.known[key] = Preview(
                prefecture=prefecture,
                standing=tuple(Raw(msgspec.json.encode(place)) for place in standing_of(after, prefecture)),
                would_score=tuple(
                    sum(points_of(after, place, seat) for place in range(PREFECTURES)) for seat in range(after.players)
                ),
            )
        return self.known[key]


def legal_for(rules: Rules, state: State, seat: int, decision: int) -> Legal | None:
    """The choices of a seat that must decide now, else None. Bids are told by the cards that may be in them."""
    if not state.to_act() >> seat & 1:
        return None
    actions = state.legal(seat)
    if any(isinstance(rules.typed(action), SealBid) for action in actions):
        return Legal(decision=decision, actions=(), bid=AnyBid(cards=biddable(rules, actions)))
    previews = CapitolPreviews(rules, state) if isinstance(state, capitol.State) else None
    made = []
    for action in actions:
        encoded, notation = encoded_action(rules.name, action)
        made.append(LegalAction(encoded, notation, None if previews is None else previews.preview(action)))
    return Legal(decision=decision, actions=tuple(made), bid=None)


def biddable(rules: Rules, actions: list[int]) -> tuple[str, ...]:
    """The cards of which a bid may consist: the largest listed bid is the whole hand."""
    bids = [typed.cards for typed in map(rules.typed, actions) if isinstance(typed, SealBid)]
    return max(bids, key=len, default=())

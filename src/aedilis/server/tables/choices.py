"""What a seat may do now, with previews of what it would lead to."""

import msgspec
from msgspec import Raw

from aedilis.core.contract import Rules, State
from aedilis.games.capitol.engine.forms.actions import SealBid
from aedilis.server.shapes import AnyBid, Legal, LegalAction
from aedilis.server.tables.telling import encoded_action


def legal_for(rules: Rules, state: State, seat: int, decision: int) -> Legal | None:
    """The choices of a seat that must decide now, else None. Bids are told by the cards that may be in them."""
    if not state.to_act() >> seat & 1:
        return None
    actions = state.legal(seat)
    if any(isinstance(rules.typed(action), SealBid) for action in actions):
        return Legal(decision=decision, actions=(), bid=AnyBid(cards=biddable(rules, actions)))
    made = []
    for action, preview in zip(actions, rules.previews(state, actions), strict=True):
        encoded, notation = encoded_action(rules.name, action)
        made.append(LegalAction(encoded, notation, None if preview is None else Raw(msgspec.json.encode(preview))))
    return Legal(decision=decision, actions=tuple(made), bid=None)


def biddable(rules: Rules, actions: list[int]) -> tuple[str, ...]:
    """The cards of which a bid may consist: the largest listed bid is the whole hand."""
    bids = [typed.cards for typed in map(rules.typed, actions) if isinstance(typed, SealBid)]
    return max(bids, key=len, default=())

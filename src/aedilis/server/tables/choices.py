"""What a seat may do now, with previews of what it would lead to."""

import msgspec
from msgspec import Raw

from aedilis.core.contract import Rules, State
from aedilis.server.tables.telling import encoded_action
from aedilis.server.wire.shapes import Legal, LegalAction, Selection


def legal_for(rules: Rules, state: State, seat: int, decision: int) -> Legal | None:
    """The choices of a seat that must decide now, else None. Any selection of cards is told by the cards alone."""
    if not state.to_act() >> seat & 1:
        return None
    actions = state.legal(seat)
    wide = rules.selection(actions)
    if wide is not None:
        prospects = tuple(Raw(msgspec.json.encode(prospect)) for prospect in rules.prospects(state, seat))
        return Legal(decision=decision, actions=(), selection=Selection(wide.type, wide.cards, prospects))
    return listed(rules, state, actions, decision)


def listed(rules: Rules, state: State, actions: list[int], decision: int) -> Legal:
    """These legal actions of one seat, each with what it would lead to."""
    made = []
    for action, preview in zip(actions, rules.previews(state, actions), strict=True):
        encoded, notation = encoded_action(rules.name, action)
        made.append(LegalAction(encoded, notation, None if preview is None else Raw(msgspec.json.encode(preview))))
    return Legal(decision=decision, actions=tuple(made), selection=None)

"""Direct rules for what is chosen secretly: the cards to keep (C3.7) and what goes to Rome (C10.2)."""

from mypy_extensions import i64

from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.bots.worth import marker_value, tributes
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.pack.native import Ability
from aedilis.games.corduba.engine.pack.vocabulary import NONE, OFFERINGS, PERMANENT, RESOURCE, ROUND, TROOPS, UPKEEP
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.engine.steps.harmony import upkeep_of
from aedilis.games.corduba.engine.steps.rome import card_of, delivered_by, minimum_of, value_of
from aedilis.games.corduba.engine.words import CAEPIO, DECADES, DENARII, DISTRICTS, FOOD


def keeping(view: View, out: Actions, rng: Rng) -> i64:
    """Return the heritage card and the character that seem to give most."""
    best: i64 = out.items[0]
    most: i64 = -1
    for index in range(out.size):
        act: i64 = out.items[index]
        found: i64 = (
            heritage_worth(view, packing.first(act)) + character_worth(view, packing.second(act)) + rng.below(300)
        )
        if found > most:
            most = found
            best = act
    return best


def heritage_worth(view: View, number: i64) -> i64:
    """Return what a heritage card gives, in hundredths of a denarius."""
    card = view.pack.heritage[number]
    result: i64 = card.denarii * 100 + card.basic * 175 + card.amphora * 250 + card.marble * 325
    result += card.register * 800 + card.popularity * 350 + card.harmony * 100
    for district in range(i64(DISTRICTS)):
        result += card.prestige[district] * 300
    if card.specialist != NONE:
        result += 900
    if card.effect != NONE:
        result += 300
    return result


def character_worth(view: View, number: i64) -> i64:
    """Return a rough worth of a character's ability by its kind: how often it works, and how many changes it makes."""
    ability: Ability = view.pack.abilities[number]
    result: i64 = 0
    if ability.kind == ROUND:
        result = 1200
    elif ability.kind != PERMANENT:
        result = 1000
    for mod in ability.mods:
        result += 900
        if mod.kind == UPKEEP:
            result -= 400 * mod.n - 100
    result += len(ability.triggers) * 900
    if view.pack.starts[number] != NONE:
        result += 150
    return result


def delivery(view: View, out: Actions) -> i64:
    """Return what to deliver of troops, offerings or goods."""
    part: i64 = packing.action_kind(out.items[0]) - packing.DELIVER_TROOPS
    if part in (TROOPS, OFFERINGS):
        return markers_to_send(view, part, out)
    return goods_to_send(view, out)


def markers_to_send(s: View, part: i64, out: Actions) -> i64:
    """Send just enough to have more than anybody can, all if a rival may hold back, else only what is owed."""
    own: i64 = marker_value(s, s.seat, part)
    rival: i64 = 0
    target: i64 = minimum_of(s, part)
    if s.players == 1:  # Caepio has shown what he gives (C14.18)
        rival = value_of(s, CAEPIO, part, s.delivered[CAEPIO])
        if own > rival >= target:
            target = rival + 1
        return cheapest(s, part, target, 0, out)
    for other in range(s.parties):
        if other != s.seat and marker_value(s, other, part) > rival:
            rival = marker_value(s, other, part)
    if own > rival:
        if target <= rival:
            target = rival + 1
    elif own + 1 >= rival or s.decade == DECADES:
        target = own
    return cheapest(s, part, target, 0, out)


def goods_to_send(s: View, out: Actions) -> i64:
    """Send a fair share, more if Rome could otherwise not be satisfied, all in the last decade; one if it cannot be."""
    card = card_of(s)
    own: i64 = tributes(s, s.seat)
    kept: i64 = 0
    if card.resource == FOOD:  # upkeep comes after Rome
        kept = upkeep_of(s, s.seat) - s.holds(s.seat, DENARII)
        if kept < 0:
            kept = 0
    minimum: i64 = card.minimum[s.players]
    if s.players == 1:  # enough, or nothing (C14.17)
        if own < minimum:
            minimum = 0
        return cheapest(s, RESOURCE, minimum, kept, out)
    fair: i64 = (minimum + s.players - 1) // s.players
    all_hold: i64 = own
    expected: i64 = 0
    for other in range(s.players):
        if other != s.seat:
            theirs: i64 = tributes(s, other)
            all_hold += theirs
            if theirs > fair + 1:
                theirs = fair + 1
            expected += theirs
    target: i64 = 1
    if s.decade == DECADES:
        target = own
    elif all_hold >= minimum:
        target = fair + 1
        if minimum - expected > target:
            target = minimum - expected
    return cheapest(s, RESOURCE, target, kept, out)


def cheapest(s: View, part: i64, target: i64, kept: i64, out: Actions) -> i64:
    """Return the delivery of least value that reaches the target, else the greatest one; units before amphorae.

    So many units of the demanded resource are kept, unless that would send nothing at all.
    """
    best: i64 = out.items[0]
    least: i64 = 1000000
    for index in range(out.size):
        act: i64 = out.items[index]
        value: i64 = value_of(s, s.seat, part, delivered_by(s, s.seat, act))
        cost: i64 = 10 * value
        if part == RESOURCE:
            cost = 10 * packing.first(act) + 15 * packing.second(act)
            short: i64 = packing.first(act) + kept - s.holds(s.seat, card_of(s).resource)
            if short > 0 and kept > 0:
                cost += 100 * short
        if value == 0 and target > 0:
            cost += 5000
        if value < target:
            cost += 50 * (target - value)
        if cost < least:
            least = cost
            best = act
    return best

"""Caepio in a view: his open card, and what he would do with it now (C14.9). Nothing of it is hidden."""

import msgspec

from aedilis.core.parts import members
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.forms.actions import Building
from aedilis.games.corduba.engine.forms.reasons import OBSTACLES, Obstacle
from aedilis.games.corduba.engine.pack import native
from aedilis.games.corduba.engine.pack.form.solo import Act
from aedilis.games.corduba.engine.pack.vocabulary import ACT_BUILD, ACT_RANDOM
from aedilis.games.corduba.engine.solo.aedificium import aedificium, built_stack, deck, free_tiles, under_stack
from aedilis.games.corduba.engine.solo.building import can_lie
from aedilis.games.corduba.engine.solo.caepio import CLAUSES, POSSIBLE, obstacle
from aedilis.games.corduba.engine.solo.rules import monuments_needed
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.words import BUILDING_NAMES, CAEPIO, DECADES, DISTRICTS


class ActForecast(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An alternative of Caepio's row: what would stop it if it were tried now, and by which rule; else possible."""

    act: Act
    obstacle: Obstacle | None = None
    rule: str | None = None
    buildings: tuple[Building, ...] = ()
    """What he may draw, each as likely: to build, or a random tile."""


class CaepioData(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open of Caepio's cards, and what he would do with them now (C14.9)."""

    card: int | None
    row: int
    """The marked row, from 0."""
    turned: int
    """Cards of this round, at most two."""
    rows: tuple[tuple[ActForecast, ...], ...]
    """The rows from the marked one on."""
    next: tuple[int, int] | None
    """Row and alternative he would carry out if it were his turn; None: another card, or he passes."""
    deck: tuple[int, ...]
    """Cards of this decade that are not used yet."""
    stack: tuple[Building, ...]
    """Aedificium cards that he can draw to build."""
    later: dict[str, tuple[Building, ...]]
    """The stacks of later decades."""
    built: tuple[Building, ...]
    """The built stack."""
    monuments_needed: int
    """How many monuments you need, 0 where they do not matter (C15)."""


def caepio_data(s: PublicFields) -> CaepioData:
    """Return Caepio's open card and a forecast: everything in it lies open, and draws are only what they may be."""
    rows = s.pack.caepio[s.card].rows[s.row :] if s.card >= 0 else []
    forecast = tuple(tuple(act_forecast(s, act) for act in row) for row in rows)
    possible = (
        (s.row + row, alternative)
        for row, acts in enumerate(forecast)
        for alternative, act in enumerate(acts)
        if act.obstacle is None
    )
    return CaepioData(
        card=s.card if s.card >= 0 else None,
        row=s.row,
        turned=s.cards_turned,
        rows=forecast,
        next=None if s.passed >> CAEPIO & 1 else next(possible, None),
        deck=members(deck(s, s.decade) & ~s.cards_used),
        stack=_buildings(aedificium(s, s.decade)),
        later={str(decade): _buildings(aedificium(s, decade)) for decade in range(s.decade + 1, DECADES + 1)},
        built=_buildings(built_stack(s)),
        monuments_needed=monuments_needed(s),
    )


def act_forecast(s: PublicFields, act: native.Act) -> ActForecast:
    """Return what would become of an alternative if it were tried now."""
    reason = obstacle(s, act)
    buildings: tuple[Building, ...] = ()
    if act.act == ACT_RANDOM:
        buildings = _buildings(free_tiles(s))
    elif act.act == ACT_BUILD:
        cards = aedificium(s, s.decade)
        buildings = _buildings(cards & ~under_stack(s) or cards)
        fitting = (can_lie(s, district, card) for card in members(cards) for district in range(DISTRICTS))
        if reason == POSSIBLE and not any(fitting):
            reason = packing.NO_ROOM
    return ActForecast(
        act=act.words,
        obstacle=None if reason == POSSIBLE else OBSTACLES[reason],
        rule=None if reason == POSSIBLE else f"C14.{CLAUSES[reason]}",
        buildings=buildings,
    )


def _buildings(mask: int) -> tuple[Building, ...]:
    return tuple(BUILDING_NAMES[building] for building in members(mask))

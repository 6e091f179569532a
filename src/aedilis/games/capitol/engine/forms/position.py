"""Positions written down: a whole state as a JSON document that can be loaded, checked and saved.

Much may be left out of a document written by hand: roofs left and the supply follow from the houses, cards named
nowhere lie in the piles. What is given must be possible: a position that no game can reach is refused with a reason.
"""

from collections import Counter
from typing import Annotated, Any

import msgspec

from aedilis.core.bits import bit
from aedilis.core.errors import refuse_if
from aedilis.core.parts import members
from aedilis.core.positions import refuse_foreign, refuse_missing_seats
from aedilis.core.rng import Rng
from aedilis.games.capitol.engine import fields
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.board_file import BUILT_IN, built_in, describe
from aedilis.games.capitol.engine.cards import KINDS, cards_in, contains, full_deck, kind_of
from aedilis.games.capitol.engine.forms import actions, view
from aedilis.games.capitol.engine.forms.position_check import HIGHEST, after_the_deal, blocks_in_houses, check
from aedilis.games.capitol.engine.option_file import board_option, full_options, option_words, packed_options
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.permits import add_house, renew_admits
from aedilis.games.capitol.engine.steps.yard import add_finished

__all__ = ["PLAYERS", "Position", "load", "save"]

PLAYERS = range(2, 5)


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A seat's cards, yard and score; `known` is the part of the hand that everybody has seen."""

    hand: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    bid: tuple[str, ...] | None = None
    unfinished: Annotated[tuple[view.Count, ...], msgspec.Meta(max_length=fields.BLOCKS)] = ()
    finished: Annotated[tuple[view.HouseData, ...], msgspec.Meta(max_length=fields.BLOCKS)] = ()
    roofs: dict[actions.Shape, view.Count] | None = None
    score: view.Count = 0
    passed: bool = False


class PrefecturePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A prefecture's houses, all its fountains (printed ones included; None: only these) and its monument."""

    houses: tuple[view.StandingHouse, ...] = ()
    shape: actions.Shape | None = None
    fountains: view.Count | None = None
    monument: view.Monument | None = None


class PilePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A queue, front first; `fresh` cards at the front were never drawn."""

    cards: tuple[str, ...]
    fresh: view.Count = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole state. `active` is who builds, places or draws; `auction` is the running or next auction, 0 to 11."""

    game: str = "capitol"
    rules: int = 1
    players: int
    options: dict[str, Any] = {}
    round: view.Count = 1
    phase: view.Phase = "build"
    consul: view.Count = 0
    active: view.Count | None = None
    supply: view.Count | None = None
    auction: view.Count | None = None
    removed: tuple[view.Count, ...] = ()
    draw: view.DrawData | None = None
    seats: tuple[SeatPosition, ...]
    prefectures: tuple[PrefecturePosition, ...] = ()
    piles: dict[actions.Kind, PilePosition] | None = None
    random: tuple[int, int, int, int] = (0, 0, 0, 0)


def save(s: State, version: int) -> Position:
    """Return the position of a state; loading it gives an equal state."""
    own = s.board.name not in BUILT_IN or s.board != built_in(s.board.name)
    board = msgspec.to_builtins(describe(s.board)) if own else s.board.name
    return Position(
        rules=version,
        players=s.players,
        options={**option_words(s.options), "board": board},
        round=s.round,
        phase=view.PHASE_NAMES[s.phase],
        consul=s.consul,
        active=s.active,
        supply=s.supply,
        auction=s.auction,
        removed=members(s.removed),
        draw=view.DrawData(s.draw_base, s.draw_bonus) if s.phase == fields.DRAW else None,
        seats=tuple(_save_seat(s, seat) for seat in range(s.players)),
        prefectures=tuple(
            PrefecturePosition(
                houses=view.houses_of(s, prefecture),
                shape=None if s.shape[prefecture] == fields.NO_SHAPE else actions.SHAPES[s.shape[prefecture]],
                fountains=s.fountains[prefecture],
                monument=view.MONUMENT_NAMES[s.monument[prefecture]],
            )
            for prefecture in range(PREFECTURES)
        ),
        piles={
            actions.KIND_NAMES[kind]: PilePosition(
                cards=tuple(actions.CARD_NAMES[s.queued(kind, place)] for place in range(s.pile_size[kind])),
                fresh=s.fresh[kind],
            )
            for kind in range(KINDS)
        },
        random=(s.rng.a, s.rng.b, s.rng.c, s.rng.counter),
    )


def _save_seat(s: State, seat: int) -> SeatPosition:
    return SeatPosition(
        hand=actions.card_names(s.hand[seat]),
        known=actions.card_names(s.known[seat]),
        bid=None if s.bid[seat] == fields.NO_BID else actions.card_names(s.bid[seat]),
        unfinished=view.unfinished_of(s, seat),
        finished=view.finished_of(s, seat),
        roofs={shape: s.roofs[seat * 2 + i] for i, shape in enumerate(actions.SHAPES)},
        score=s.score[seat],
        passed=bool(s.passed >> seat & 1),
    )


def load(position: Position, version: int) -> State:
    """Return the state of a position; raise PositionError with the reason if no game can reach it."""
    refuse_foreign(position, "Capitol", version, PLAYERS, "B1")
    refuse_missing_seats(position, position.players)
    refuse_if(len(position.prefectures) not in (0, PREFECTURES), f"a board has {PREFECTURES} prefectures")
    refuse_if(not 1 <= position.round <= fields.ROUNDS, f"there is no round {position.round}", "R0.1")
    options = full_options(position.options)
    s = State(position.players, packed_options(options), board_option(options), Rng(*position.random), None, None)
    s.round = position.round
    s.phase = view.PHASE_NAMES.index(position.phase)
    s.consul = _seat(position.consul, s, "consul")
    s.active = s.consul if position.active is None else _seat(position.active, s, "active")
    s.auction = _auction(position, s)
    for tile in position.removed:
        refuse_if(not 0 <= tile < fields.TILES, f"there is no tile {tile}")
        s.removed |= bit(tile)
    if position.draw is not None:
        refuse_if(s.phase != fields.DRAW, "cards are only drawn in the draw phase", "R4.1")
        s.draw_base, s.draw_bonus = position.draw.base, position.draw.bonus
    for index, prefecture in enumerate(position.prefectures):
        _load_prefecture(s, index, prefecture)
    for seat, given in enumerate(position.seats):
        _load_seat(s, seat, given)
    _load_piles(s, position)
    s.supply = fields.BLOCKS - blocks_in_houses(s) if position.supply is None else position.supply
    if s.phase != fields.BUILD:
        s.passed = s.everyone()
    for index in range(PREFECTURES):
        renew_admits(s, index)
    check(s)
    return s


def _auction(position: Position, s: State) -> int:
    before, after = (position.round - 1) * fields.TILES_A_ROUND, position.round * fields.TILES_A_ROUND
    default = after if s.phase in (fields.DRAW, fields.OVER) else before
    auction = default if position.auction is None else position.auction
    if s.phase in (fields.BID, fields.PLACE):
        refuse_if(not before <= auction < after, f"round {position.round} has auctions {before} to {after - 1}", "R2.1")
    else:
        refuse_if(auction != default, f"in this phase of round {position.round} the next auction is {default}", "R2.1")
    return auction


def _load_prefecture(s: State, index: int, given: PrefecturePosition) -> None:
    name = s.board.names[index]
    if given.fountains is not None:
        placed = given.fountains - s.board.printed_fountains[index]
        refuse_if(placed < 0, f"{name} has fewer fountains than are printed there", "R2.14")
        s.fountains[index] = given.fountains
        s.sites_free[index] -= placed
    for monument, word in view.MONUMENT_NAMES.items():
        if word == given.monument:
            s.monument[index] = monument
    refuse_if(
        bool(given.houses) != (given.shape is not None), f"{name} needs a roof shape just when it has houses", "R1.19b"
    )
    refuse_if(len(given.houses) > s.sites_free[index], f"{name} has more houses and fountains than squares", "R1.19a")
    tallest = 0
    for house in sorted(given.houses, key=lambda house: house.height):
        _seat(house.seat, s, f"a house in {name}")
        refuse_if(
            house.height not in (max(tallest, 1), tallest + 1),
            f"the heights in {name} cannot have been placed",
            "R1.19c",
        )
        tallest = house.height
        assert given.shape is not None
        add_house(s, house.seat, house.height, actions.SHAPES.index(given.shape), index)


def _load_seat(s: State, seat: int, given: SeatPosition) -> None:
    s.hand[seat] = actions.card_multiset(given.hand)
    s.known[seat] = actions.card_multiset(given.known)
    refuse_if(not contains(s.hand[seat], s.known[seat]), f"seat {seat}: known cards are not in the hand", "R0.9")
    if given.bid is not None:
        s.bid[seat] = actions.card_multiset(given.bid)
        refuse_if(s.phase != fields.BID, f"seat {seat}: bids are only sealed in an auction", "R2.3")
        refuse_if(not contains(s.hand[seat], s.bid[seat]), f"seat {seat}: the bid is not in the hand", "R2.3")
        refuse_if(s.hand[seat] == 0, f"seat {seat}: a seat without cards is not asked", "R2.3b")
        s.sealed |= bit(seat)
    for height in given.unfinished:
        refuse_if(not 1 <= height <= HIGHEST, f"seat {seat}: no house has {height} blocks", "R1.10")
        s.unfinished[seat * fields.HEIGHTS + height] += 1
        s.heights[seat] |= bit(height)
    for house in given.finished:
        refuse_if(not 1 <= house.height <= HIGHEST, f"seat {seat}: no house has {house.height} blocks", "R1.10")
        add_finished(s, seat, 2 * house.height + actions.SHAPES.index(house.shape))
    for index, shape in enumerate(actions.SHAPES):
        used = sum(house.shape == shape for house in given.finished) + _roofs_on_board(s, seat, index)
        left = fields.ROOFS_A_SHAPE - used if given.roofs is None else given.roofs.get(shape, 0)
        refuse_if(
            left < 0 or left + used != fields.ROOFS_A_SHAPE,
            f"seat {seat}: {used} {shape} roofs used, {left} left",
            "R1.18",
        )
        s.roofs[seat * 2 + index] = left
    refuse_if(given.score < 0, f"seat {seat}: scores are never negative", "R3.9")
    s.score[seat] = given.score
    if given.passed:
        s.passed |= bit(seat)


def _load_piles(s: State, position: Position) -> None:
    named = Counter(card for seat in range(s.players) for card in cards_in(s.hand[seat]))
    deck = Counter(cards_in(full_deck()))
    if position.piles is None:
        for card in sorted((deck - named).elements()):
            s.discard(kind_of(card), card)
        for kind in range(KINDS):
            s.fresh[kind] = min(s.pile_size[kind], after_the_deal(s, kind))
    else:
        for kind, name in enumerate(actions.KIND_NAMES):
            refuse_if(name not in position.piles, f"the {name} pile is missing")
            pile = position.piles[name]
            numbers = [number for card in pile.cards for number in cards_in(actions.card_multiset((card,)))]
            refuse_if(len(numbers) > 24, f"the {name} pile has too many cards", "B2")
            for number in numbers:
                refuse_if(kind_of(number) != kind, f"{actions.CARD_NAMES[number]} is not a {name} card", "B2")
                s.discard(kind, number)
                named[number] += 1
            s.fresh[kind] = pile.fresh
    wrong = named - deck if position.piles is None else (named - deck) + (deck - named)
    cards = ", ".join(actions.CARD_NAMES[card] for card in sorted(wrong))
    refuse_if(bool(wrong), f"these cards are missing or there too often: {cards}", "B2")


def _roofs_on_board(s: State, seat: int, shape: int) -> int:
    return sum(
        house.seat == seat
        for prefecture in range(PREFECTURES)
        if s.shape[prefecture] == shape
        for house in view.houses_of(s, prefecture)
    )


def _seat(seat: int, s: State, what: str) -> int:
    refuse_if(not 0 <= seat < s.players, f"{what}: there is no seat {seat}")
    return seat

"""A view as a value with a documented JSON form: what the page, the terminal and programs over the wire get."""

from typing import Annotated, Any, Literal

import msgspec

from aedilis.core.parts import members
from aedilis.games.capitol.engine import fields
from aedilis.games.capitol.engine.board import PREFECTURES
from aedilis.games.capitol.engine.board_file import COLOUR_NAMES
from aedilis.games.capitol.engine.cards import KINDS, NO_CARD
from aedilis.games.capitol.engine.forms import actions
from aedilis.games.capitol.engine.forms.events import TILE_NAMES, Tile
from aedilis.games.capitol.engine.option_file import option_words
from aedilis.games.capitol.engine.steps.score import first_points, places, points_of, second_points, winning_seats
from aedilis.games.capitol.engine.view import View

Count = Annotated[int, msgspec.Meta(ge=-999, le=999)]  # whatever a document says, it fits the engine's integers
Phase = Literal["build", "bid", "place", "draw", "over"]
Fate = Literal["waiting", "current", "placed", "removed"]
Monument = Literal["amphitheatre", "temple"]

PHASE_NAMES: tuple[Phase, ...] = ("build", "bid", "place", "draw", "over")
MONUMENT_NAMES: dict[int, Monument | None] = {
    fields.NO_MONUMENT: None,
    fields.AMPHITHEATRE: "amphitheatre",
    fields.TEMPLE: "temple",
}


class HouseData(msgspec.Struct, frozen=True):
    """A finished house in a yard."""

    height: Count
    shape: actions.Shape


class StandingHouse(msgspec.Struct, frozen=True):
    """A house on the board; its shape is the prefecture's."""

    seat: int
    height: Count


class PrintedPrefecture(msgspec.Struct, frozen=True):
    """The printed part of a prefecture."""

    name: str
    colour: str
    squares: int
    printed_fountains: int


class BoardData(msgspec.Struct, frozen=True):
    """The printed board."""

    name: str
    reconstructed: bool
    prefectures: tuple[PrintedPrefecture, ...]


class TileData(msgspec.Struct, frozen=True):
    """One of the twelve tiles."""

    kind: Tile
    fate: Fate


class Standing(msgspec.Struct, frozen=True):
    """What a seat has in a prefecture, and what it would score there now (place 0: nothing)."""

    seat: int
    place: int
    points: int
    blocks: int
    tallest: int


class PrefectureData(msgspec.Struct, frozen=True):
    """A prefecture now; houses in order of height, standing in order of place."""

    sites_free: int
    fountains: int
    monument: Monument | None
    shape: actions.Shape | None
    houses: tuple[StandingHouse, ...]
    standing: tuple[Standing, ...]


class SeatData(msgspec.Struct, frozen=True):
    """A seat as the viewer sees it: `hand` and `bid` are None for other seats."""

    score: int
    would_score: int
    passed: bool
    sealed: bool
    hand_size: int
    counts: dict[actions.Kind, int]
    hand: tuple[str, ...] | None
    known: tuple[str, ...]
    certain: tuple[str, ...]
    secret: dict[actions.Kind, int]
    bid: tuple[str, ...] | None
    unfinished: tuple[int, ...]
    finished: tuple[HouseData, ...]
    roofs: dict[actions.Shape, int]


class PileData(msgspec.Struct, frozen=True):
    """A draw pile: its visible card, how many cards were never drawn, and the known cards behind those, in order."""

    size: int
    top: str | None
    fresh: int
    after: tuple[str, ...]


class DrawData(msgspec.Struct, frozen=True):
    """What the drawing seat may still take."""

    base: Count
    bonus: Count


class ViewData(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a seat may know; seat is None for a spectator."""

    game: Literal["capitol"] = "capitol"
    rules_version: int
    players: int
    seat: int | None
    options: dict[str, Any]
    board: BoardData
    round: int
    phase: Phase
    consul: int
    to_act: tuple[int, ...]
    supply: int
    auction: int | None
    tiles: tuple[TileData, ...]
    seats: tuple[SeatData, ...]
    prefectures: tuple[PrefectureData, ...]
    piles: dict[actions.Kind, PileData]
    unseen: tuple[str, ...]
    draw: DrawData | None
    winners: tuple[int, ...] | None


def view_data(view: View, version: int) -> ViewData:
    """Return the view as a value."""
    in_auction = view.phase in (fields.BID, fields.PLACE)
    return ViewData(
        rules_version=version,
        players=view.players,
        seat=None if view.seat < 0 else view.seat,
        options=option_words(view.options),
        board=board_data(view),
        round=view.round,
        phase=PHASE_NAMES[view.phase],
        consul=view.consul,
        to_act=members(view.to_act()),
        supply=view.supply,
        auction=view.auction if in_auction else None,
        tiles=tiles_data(view),
        seats=tuple(seat_data(view, seat) for seat in range(view.players)),
        prefectures=tuple(prefecture_data(view, prefecture) for prefecture in range(PREFECTURES)),
        piles={actions.KIND_NAMES[kind]: pile_data(view, kind) for kind in range(KINDS)},
        unseen=actions.card_names(view.unseen()),
        draw=DrawData(view.draw_base, view.draw_bonus) if view.phase == fields.DRAW else None,
        winners=members(winning_seats(view)) if view.phase == fields.OVER else None,
    )


def board_data(s: fields.PublicFields) -> BoardData:
    """Return the printed board."""
    board = s.board
    return BoardData(
        board.name,
        board.reconstructed,
        tuple(
            PrintedPrefecture(name, COLOUR_NAMES[board.colour[i]], board.squares[i], board.printed_fountains[i])
            for i, name in enumerate(board.names)
        ),
    )


def tile_kind(auction: int) -> Tile:
    """Return what the tile of an auction is (R2.1)."""
    return TILE_NAMES[fields.tile_of(auction)]


def tiles_data(s: fields.PublicFields) -> tuple[TileData, ...]:
    """Return the twelve tiles in the order of their auctions."""
    result: list[TileData] = []
    for auction in range(fields.TILES):
        fate: Fate = "waiting"
        if s.removed >> auction & 1:
            fate = "removed"
        elif auction < s.auction:
            fate = "placed"
        elif auction == s.auction and s.phase in (fields.BID, fields.PLACE):
            fate = "current"
        result.append(TileData(tile_kind(auction), fate))
    return tuple(result)


def seat_data(view: View, seat: int) -> SeatData:
    """Return what the viewer may know of a seat."""
    own = seat == view.seat
    certain = view.hand if own else view.certain(seat)
    return SeatData(
        score=view.score[seat],
        would_score=sum(points_of(view, prefecture, seat) for prefecture in range(PREFECTURES)),
        passed=bool(view.passed >> seat & 1),
        sealed=bool(view.sealed >> seat & 1),
        hand_size=view.hand_size(seat),
        counts={actions.KIND_NAMES[kind]: view.held[seat * KINDS + kind] for kind in range(KINDS)},
        hand=actions.card_names(view.hand) if own else None,
        known=actions.card_names(view.known[seat]),
        certain=actions.card_names(certain),
        secret={actions.KIND_NAMES[kind]: view.secret(seat, kind) for kind in range(KINDS)},
        bid=actions.card_names(view.bid) if own and view.bid >= 0 else None,
        unfinished=unfinished_of(view, seat),
        finished=finished_of(view, seat),
        roofs={shape: view.roofs[seat * 2 + i] for i, shape in enumerate(actions.SHAPES)},
    )


def unfinished_of(s: fields.PublicFields, seat: int) -> tuple[int, ...]:
    """Return the heights of a seat's unfinished houses, rising."""
    counts = s.unfinished
    return tuple(height for height in range(fields.HEIGHTS) for _ in range(counts[seat * fields.HEIGHTS + height]))


def finished_of(s: fields.PublicFields, seat: int) -> tuple[HouseData, ...]:
    """Return a seat's finished houses, rising."""
    counts = s.finished
    return tuple(
        HouseData(house // 2, actions.SHAPES[house % 2])
        for house in range(fields.FINISHED)
        for _ in range(counts[seat * fields.FINISHED + house])
    )


def houses_of(s: fields.PublicFields, prefecture: int) -> tuple[StandingHouse, ...]:
    """Return the houses of a prefecture in order of height."""
    houses = [
        StandingHouse(seat, height)
        for seat in range(s.players)
        for height in range(1, 16)
        for _ in range(s.standing[prefecture * fields.SEATS + seat] >> 4 * (height - 1) & 15)
    ]
    return tuple(sorted(houses, key=lambda house: house.height))


def standing_of(s: fields.PublicFields, prefecture: int) -> tuple[Standing, ...]:
    """Return every seat with a house there, in order of place and blocks, with what it would score now."""
    ranking = places(s, prefecture)
    result: list[Standing] = []
    for seat in range(s.players):
        strength = s.strength[prefecture * fields.SEATS + seat]
        if strength:
            place = 1 if ranking >> seat & 1 else 2 if ranking >> (4 + seat) & 1 else 0
            points = (0, first_points(s, prefecture), second_points(s, prefecture))[place]
            result.append(Standing(seat, place, points, strength >> 6, strength & 63))
    return tuple(sorted(result, key=lambda standing: (standing.place or 3, -standing.blocks, standing.seat)))


def prefecture_data(s: fields.PublicFields, prefecture: int) -> PrefectureData:
    """Return a prefecture as it is now."""
    shape = s.shape[prefecture]
    return PrefectureData(
        sites_free=s.sites_free[prefecture],
        fountains=s.fountains[prefecture],
        monument=MONUMENT_NAMES[s.monument[prefecture]],
        shape=None if shape == fields.NO_SHAPE else actions.SHAPES[shape],
        houses=houses_of(s, prefecture),
        standing=standing_of(s, prefecture),
    )


def pile_data(view: View, kind: int) -> PileData:
    """Return what the viewer knows of a pile."""
    size, fresh = view.pile_size[kind], view.fresh[kind]
    cards = [view.queue[kind * fields.QUEUE + place] for place in range(size)]
    return PileData(
        size=size,
        top=actions.CARD_NAMES[cards[0]] if cards else None,
        fresh=fresh,
        after=tuple(actions.CARD_NAMES[card] for card in cards[max(fresh, 1) :] if card != NO_CARD),
    )

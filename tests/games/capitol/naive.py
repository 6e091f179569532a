"""Capitol recomputed the slow way, from the rules page and a view's documented JSON form; nothing here asks the engine.

Each function is a plain reading of one clause over lists and sets, so that it can be checked against the rule book by
eye.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from aedilis.games.capitol.engine.forms.view import PrefectureData, ViewData

Act = tuple[object, ...]  # a verb and what it is done with; floor cards by the heights they lead to (R1.10b)
House = tuple[int, int]  # seat, height

ROOF_CARDS = [f"R{number}" for number in range(1, 8)] * 2
FLOOR_CARDS = [f"F{number}" for number in range(1, 9)] * 3
PERMIT_CARDS = [f"{colour}{number}" for colour in "ABC" for number in range(1, 9)]
DECK = Counter(ROOF_CARDS + FLOOR_CARDS + PERMIT_CARDS)
KINDS = {"R": "roof", "F": "floor", "A": "permit", "B": "permit", "C": "permit"}


def kind(card: str) -> str:
    """Return roof, floor or permit."""
    return KINDS[card[0]]


def number(card: str) -> int:
    """Return the number on a card."""
    return int(card[1:])


# R3: the scoring of a prefecture.


def places(houses: Iterable[House], *, below_tie: str) -> tuple[set[int], set[int]]:
    """Return who is first and who is second (R3.1-R3.7); the option is R3.6."""
    heights: dict[int, list[int]] = {}
    for seat, height in houses:
        heights.setdefault(seat, []).append(height)
    if not heights:
        return set(), set()
    blocks = {seat: sum(own) for seat, own in heights.items()}
    most = max(blocks.values())
    leaders = {seat for seat in blocks if blocks[seat] == most}
    if len(leaders) == 1:
        others = {seat: count for seat, count in blocks.items() if seat not in leaders}
        return leaders, {seat for seat in others if others[seat] == max(others.values())}
    tallest = max(max(heights[seat]) for seat in leaders)
    first = {seat for seat in leaders if max(heights[seat]) == tallest}
    if len(first) == 1 or below_tie == "second":
        return first, leaders - first
    return (leaders if below_tie == "first" else first), set()


def houses_of(prefecture: PrefectureData) -> list[House]:
    """Return the houses of a prefecture."""
    return [(house.seat, house.height) for house in prefecture.houses]


def points(view: ViewData) -> list[int]:
    """Return what each seat scores now in all prefectures together (R3.2, R3.8)."""
    result = [0] * view.players
    for prefecture in view.prefectures:
        first, second = places(houses_of(prefecture), below_tie=view.options["partial_top_tie"])
        times = 2 if prefecture.monument == "temple" else 1
        for seat in first:
            result[seat] += times * (2 + prefecture.fountains)
        for seat in second:
            result[seat] += times * prefecture.fountains
    return result


def bonus(view: ViewData, seat: int) -> int:
    """Return the cards that a seat may draw for its amphitheatres (R4.3)."""
    cards = 0
    for prefecture in view.prefectures:
        if prefecture.monument == "amphitheatre":
            first, second = places(houses_of(prefecture), below_tie=view.options["partial_top_tie"])
            cards += 2 * (seat in first) + (seat in second)
    return cards


def winners(view: ViewData) -> set[int]:
    """Return who has won by the present scores (R5.1, R5.2)."""
    scores = [seat.score for seat in view.seats]
    best = {seat for seat, score in enumerate(scores) if score == max(scores)}
    if view.options["final_tie"] == "shared":
        return best
    houses = [house for prefecture in view.prefectures for house in houses_of(prefecture)]
    blocks = {seat: sum(height for owner, height in houses if owner == seat) for seat in best}
    best = {seat for seat in best if blocks[seat] == max(blocks.values())}
    below = view.options["partial_top_tie"]
    ranked = [places(houses_of(prefecture), below_tie=below)[0] for prefecture in view.prefectures]
    firsts = {seat: sum(seat in first for first in ranked) for seat in best}
    return {seat for seat in best if firsts[seat] == max(firsts.values())}


# R1: what a card may do.


def with_block(heights: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """Return every yard that one more block leads to, with the height of the house that it raised (0: a new one)."""
    yards = {tuple(sorted((*heights, 1))): 0}
    for index, height in enumerate(heights):
        yards[tuple(sorted((*heights[:index], height + 1, *heights[index + 1 :])))] = height
    return yards


def yards_of_floor_card(heights: tuple[int, ...], supply: int, *, tallest_only: bool) -> set[tuple[int, ...]]:
    """Return the unfinished heights that a floor card may lead to (R1.10-R1.14)."""
    if supply == 0:
        return set()
    if tallest_only:
        top = max(heights, default=0)
        rest = list(heights)
        if top:
            rest.remove(top)
        if supply == 1:
            ways = [[*heights, 1], *([[*rest, top + 1]] if top else [])]
        else:
            ways = [[*heights, 2], [*heights, 1, 1], *([[*rest, top + 2]] if top else [])]
        return {tuple(sorted(way)) for way in ways}
    once = set(with_block(heights))
    return once if supply == 1 else {yard for first in once for yard in with_block(first)}


def fits(view: ViewData, prefecture: int, height: int, shape: str) -> bool:
    """Tell whether a house may be placed there (R1.19a-d), the colour of the permit aside."""
    there, printed = view.prefectures[prefecture], view.board.prefectures
    if len(there.houses) + there.fountains >= printed[prefecture].squares:
        return False
    if there.houses:
        tallest = max(house.height for house in there.houses)
        return shape == there.shape and height in (tallest, tallest + 1)
    others = [
        view.prefectures[other].shape
        for other in range(9)
        if other != prefecture and printed[other].colour == printed[prefecture].colour
    ]
    return height == 1 and others != [shape, shape]


def uses(view: ViewData, seat: int, card: str) -> set[Act]:
    """Return what a seat may do with a card of its hand in the building phase (R1.4-R1.22)."""
    yard = view.seats[seat]
    found: set[Act] = {("null", card)}
    if kind(card) == "floor":
        tallest_only = view.options["floor"] == "tallest_only"
        for heights in yards_of_floor_card(yard.unfinished, view.supply, tallest_only=tallest_only):
            found.add(("floor", card, heights))
    elif kind(card) == "roof":
        for height in yard.unfinished:
            for shape, left in yard.roofs.items():
                if left:
                    found.add(("roof", card, height, shape))
    else:
        for prefecture in range(9):
            if view.board.prefectures[prefecture].colour == card[0]:
                for house in yard.finished:
                    if fits(view, prefecture, house.height, house.shape):
                        found.add(("permit", card, house.height, house.shape, prefecture))
    return found


# R2, R4: bids, tiles, draws.


def bids(hand: tuple[str, ...]) -> set[tuple[int, int]]:
    """Return every sum that a bid can have, with the fewest cards that give it."""
    fewest: dict[int, int] = {}
    for count in range(len(hand) + 1):
        for cards in combinations(hand, count):
            fewest.setdefault(sum(map(number, cards)), count)
    return set(fewest.items())


def tile_places(view: ViewData) -> set[int]:
    """Return where the tile just won may go (R2.11, R2.12)."""
    monument = view.auction is not None and view.auction % 3 == 2
    return {
        index
        for index, there in enumerate(view.prefectures)
        if (
            there.monument is None
            if monument
            else len(there.houses) + there.fountains < view.board.prefectures[index].squares
        )
    }


def acts(view: ViewData) -> set[Act]:
    """Return all that the viewing seat may do now, but for bids."""
    assert view.seat is not None
    if view.seat not in view.to_act:
        return set()
    hand = view.seats[view.seat].hand
    assert hand is not None
    if view.phase == "build":
        return {("pass",)}.union(*(uses(view, view.seat, card) for card in hand))
    if view.phase == "place":
        return {("tile", place) for place in tile_places(view)}
    assert view.draw is not None
    found: set[Act] = {("draw", name) for name, pile in view.piles.items() if pile.size}
    if view.draw.base == 0 and view.options["bonus_draw"] == "optional":
        found.add(("stop",))
    return found

"""What must hold in every position that a game can reach; each refusal names the rule it rests on."""

from aedilis.core.errors import refuse_if
from aedilis.games.capitol.engine.board import PER_COLOUR, PREFECTURES
from aedilis.games.capitol.engine.cards import KINDS, full_deck, of_kind, size
from aedilis.games.capitol.engine.fields import (
    AMPHITHEATRE,
    BID,
    BLOCKS,
    BUILD,
    DRAW,
    NO_SHAPE,
    OVER,
    PLACE,
    ROUNDS,
    SEATS,
    TEMPLE,
    TILES,
)
from aedilis.games.capitol.engine.forms.actions import KIND_NAMES
from aedilis.games.capitol.engine.forms.view import finished_of, tile_kind, unfinished_of
from aedilis.games.capitol.engine.options import RANDOM, START_PLAYER, START_SEAT
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.steps.auction import has_room
from aedilis.games.capitol.engine.steps.draw import NEW_CARDS, bonus_cards, cards_left
from aedilis.games.capitol.engine.steps.score import points_of

DEALT = (2, 2, 4)
FOUNTAINS_A_ROUND = 2
FIRST_TEMPLE = 3  # the round that sells it
HIGHEST = 60
"""The blocks of all floor cards that a seat can ever get: two dealt ones, and 8 + 10 + 10 drawn."""


def check(s: State) -> None:
    """Raise PositionError with the first reason why no game can reach this position."""
    _blocks(s)
    _hidden_cards(s)
    _tiles(s)
    _scores(s)
    _colour_rule(s)
    _turn(s)
    _first_cards(s)


def blocks_in_houses(s: State) -> int:
    """Return how many blocks all houses have, in the yards and on the board."""
    return sum(
        sum(unfinished_of(s, seat))
        + sum(house.height for house in finished_of(s, seat))
        + sum(s.strength[prefecture * SEATS + seat] >> 6 for prefecture in range(PREFECTURES))
        for seat in range(s.players)
    )


def after_the_deal(s: State, kind: int) -> int:
    """Return how many cards of a kind the deal leaves in its pile."""
    return size(of_kind(full_deck(), kind)) - DEALT[kind] * s.players


def _blocks(s: State) -> None:
    used = blocks_in_houses(s)
    refuse_if(
        s.supply < 0 or used + s.supply != BLOCKS,
        f"{used} blocks in houses and {s.supply} in the supply, not {BLOCKS}",
        "B7",
    )


def _hidden_cards(s: State) -> None:
    for kind in range(KINDS):
        name = KIND_NAMES[kind]
        refuse_if(
            not 0 <= s.fresh[kind] <= min(after_the_deal(s, kind), s.pile_size[kind]),
            f"{s.fresh[kind]} fresh {name} cards cannot be",
            "R0.9",
        )
        for seat in range(s.players):
            secret = size(of_kind(s.hand[seat], kind)) - size(of_kind(s.known[seat], kind))
            refuse_if(
                secret > DEALT[kind], f"seat {seat} has {secret} secret {name} cards; only dealt ones are", "R0.7"
            )


def _tiles(s: State) -> None:
    refuse_if(
        any(s.removed >> tile & 1 for tile in range(s.auction, TILES)), "a tile was removed before its auction", "R2.9"
    )
    placed = [tile_kind(tile) for tile in range(s.auction) if not s.removed >> tile & 1]
    fountains = sum(s.fountains) - sum(s.board.printed_fountains)
    refuse_if(
        fountains != placed.count("fountain"),
        f"{placed.count('fountain')} fountains were won, {fountains} stand",
        "R2.11",
    )
    for monument, name in ((AMPHITHEATRE, "amphitheatre"), (TEMPLE, "temple")):
        standing = list(s.monument).count(monument)
        won = sum(kind == name for kind in placed)
        refuse_if(standing != won, f"{won} tiles {name} were won, {standing} stand", "R2.11")


def _scores(s: State) -> None:
    before = sum(_most_points(s, number) for number in range(1, s.round))
    refuse_if(s.round == 1 and s.phase != DRAW and any(s.score), "nobody has points before the first scoring", "B9")
    for seat in range(s.players):
        just_now = sum(points_of(s, prefecture, seat) for prefecture in range(PREFECTURES)) if is_scored(s) else 0
        most = before + just_now
        refuse_if(
            s.score[seat] < just_now,
            f"seat {seat} has {s.score[seat]} points, but this board has just paid it {just_now}",
            "R3.2",
        )
        refuse_if(
            s.score[seat] > most,
            f"seat {seat} has {s.score[seat]} points, but by now the board cannot have paid more than {most}",
            "R3.2",
        )


def is_scored(s: State) -> bool:
    """Tell whether the board is as it was scored."""
    return s.phase in (DRAW, OVER)


def _most_points(s: State, number: int) -> int:
    """Return what a seat that was first everywhere can have scored in a round: nothing on the board ever leaves it."""
    sold = FOUNTAINS_A_ROUND * number
    return sum(
        (2 + min(s.fountains[prefecture], s.board.printed_fountains[prefecture] + sold))
        * (2 if s.monument[prefecture] == TEMPLE and number >= FIRST_TEMPLE else 1)
        for prefecture in range(PREFECTURES)
    )


def _colour_rule(s: State) -> None:
    for first in range(0, PREFECTURES, PER_COLOUR):
        shapes = {s.shape[s.board.of_colour[first + i]] for i in range(PER_COLOUR)}
        refuse_if(
            len(shapes) == 1 and NO_SHAPE not in shapes, "all three prefectures of a colour show one shape", "R1.19d"
        )


def _turn(s: State) -> None:
    if s.option(START_PLAYER) != RANDOM:
        consul = (s.option(START_SEAT) + s.round - 1) % s.players
        refuse_if(s.consul != consul, f"in round {s.round} seat {consul} has the Consul", "R4.10")
    if s.phase == BUILD:
        refuse_if(bool(s.passed >> s.active & 1), f"seat {s.active} has passed and cannot be next", "R1.5")
        refuse_if(s.hand[s.active] == 0, f"seat {s.active} has no card and cannot be next", "R1.7")
    elif s.phase == BID:
        refuse_if(s.to_act() == 0, "every seat with cards has sealed: the auction is over", "R2.3a")
    elif s.phase == PLACE:
        refuse_if(
            not any(has_room(s, prefecture) for prefecture in range(PREFECTURES)), "the tile has no place", "R2.13"
        )
    elif s.phase == DRAW:
        bonus = bonus_cards(s, s.active)
        refuse_if(s.round == ROUNDS, "there is no draw after the fourth scoring", "R0.2")
        refuse_if(not 0 <= s.draw_base <= NEW_CARDS, f"{s.draw_base} new cards are not possible", "R4.2")
        refuse_if(not 0 <= s.draw_bonus <= bonus, f"the bonus of seat {s.active} is {bonus}", "R4.3")
        refuse_if(s.draw_base > 0 and s.draw_bonus != bonus, "bonus cards come after the new ones", "R4.6")
        refuse_if(s.draw_base + s.draw_bonus == 0 or not cards_left(s), f"seat {s.active} has nothing to draw", "R4.9")
    elif s.phase == OVER:
        refuse_if(s.round != ROUNDS, "the game ends after the fourth round", "R0.2")


def _first_cards(s: State) -> None:
    """Before the first draw all cards in hands are dealt ones, and only bids have shown some."""
    if s.round > 1 or s.phase == DRAW:
        return
    for seat in range(s.players):
        for kind in range(KINDS):
            held = size(of_kind(s.hand[seat], kind))
            refuse_if(
                held > DEALT[kind],
                f"seat {seat} has {held} {KIND_NAMES[kind]} cards before anybody has drawn",
                "B3",
            )
        refuse_if(
            s.known[seat] != 0 and s.auction == 0 and s.phase != PLACE,
            f"seat {seat} has known cards before any were drawn or bid",
            "R0.9",
        )
    for kind in range(KINDS):
        refuse_if(
            s.fresh[kind] != after_the_deal(s, kind),
            f"{s.fresh[kind]} fresh {KIND_NAMES[kind]} cards before anybody has drawn, not {after_the_deal(s, kind)}",
            "R4.8",
        )

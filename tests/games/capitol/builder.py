"""Positions and short questions for all tests of Capitol.

A test lays out only what it is about; everything else is completed so that the position is possible:

    game = table(hands={0: "F5 A7"}, unfinished={0: [1, 3]}, finished={0: "1r 2p"}, board={1: "round 0:1 1:2"})
    why_not(game, "0 permit A7 1 round p1")  # "R1.19c", the refusing clause; None for a legal action
    play(game, "0 floor F5 1+3")  # carries it out and returns the events that followed
    look(game).seats[0].unfinished  # (2, 4)

Seats without cards pass, and are not asked for bids, so a position with cards in one hand is that seat's alone.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from aedilis.core.contract import Event
from aedilis.core.errors import IllegalAction, PositionError
from aedilis.core.game import Game
from aedilis.core.record import Header
from aedilis.games.capitol.engine.board_file import built_in
from aedilis.games.capitol.engine.fields import BLOCKS
from aedilis.games.capitol.engine.forms.actions import KIND_NAMES, Kind
from aedilis.games.capitol.engine.forms.events import CardDrawn
from aedilis.games.capitol.engine.forms.position import Position, SeatPosition
from aedilis.games.capitol.engine.forms.view import ViewData, tile_kind
from aedilis.games.capitol.engine.rules import RULES
from tests.games import recording
from tests.games.capitol import naive

DEALT = {"roof": 2, "floor": 2, "permit": 4}
SHAPES = {"r": "round", "p": "pitched"}
TOWER = 60  # the highest house that 30 floor cards can build

BY_DRAWING = ("B3", "R0.9", "R4.8")  # refusals of what only drawing brings about
OPENING = 2  # events of the set-up, which come before those of the first action

E = TypeVar("E", bound=Event)


def clause(*names: str) -> pytest.MarkDecorator:
    """Say which clauses of the rules page (or edge cases X1 to X36) a test is about, besides the one in its name."""
    return pytest.mark.clause(*names)


def table(
    players: int = 2,
    *,
    phase: str = "build",
    in_round: int | None = None,
    consul: int = 0,
    active: int | None = None,
    options: Mapping[str, Any] | None = None,
    hands: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    bids: Mapping[int, str] | None = None,
    unfinished: Mapping[int, Sequence[int]] | None = None,
    finished: Mapping[int, str] | None = None,
    scores: Sequence[int] = (),
    passed: Sequence[int] = (),
    supply: int | None = None,
    board: Mapping[int, str] | None = None,
    fountains: Mapping[int, int] | None = None,
    monuments: Mapping[int, str] | None = None,
    auction: int | None = None,
    draw: tuple[int, int] | None = None,
    piles: Mapping[str, str] | None = None,
) -> Game:
    """Return a game that stands at this position.

    `finished` lists houses such as "1r 2p", `board` a shape and the houses as seat:height, `fountains` the bought ones.
    `piles` lists queues, front first, with a bar behind the cards that were never drawn: "R7 R2 | R1". Of a kind
    whose pile is given, all other cards are known cards of the last seat. Cards beyond the dealt numbers are known,
    and blocks that `supply` leaves over are towers in the last seat's yard. Settled auctions whose tile is not on the
    board removed it. Without a round it is the first, or the second if in the first nobody can have drawn these cards.
    Where scores are left out, the scoring just done has paid what it must.
    """
    if in_round is None:
        laid_out = {name: value for name, value in locals().items() if name != "in_round"}
        try:
            return table(**laid_out, in_round=1)
        except PositionError as refusal:
            if refusal.rule not in BY_DRAWING:
                raise
            return table(**laid_out, in_round=2)
    last = players - 1
    cards = {seat: (hands or {}).get(seat, "").split() for seat in range(players)}
    seen_cards = {seat: _known(seat, cards[seat], known or {}) for seat in range(players)}
    queues, rest = _queues(players, cards, piles or {})
    cards[last] += rest
    seen_cards[last] += rest
    heights = {seat: list((unfinished or {}).get(seat, ())) for seat in range(players)}
    houses = {seat: [_house(word) for word in (finished or {}).get(seat, "").split()] for seat in range(players)}
    prefectures = [_prefecture((board or {}).get(place, "")) for place in range(9)]
    if supply is not None:
        spare = BLOCKS - supply - sum(sum(yard) for yard in heights.values())
        spare -= sum(house["height"] for yard in houses.values() for house in yard)
        spare -= sum(house["height"] for prefecture in prefectures for house in prefecture["houses"])
        heights[last] += [TOWER] * (spare // TOWER) + ([spare % TOWER] if spare % TOWER else [])
    settled = auction if auction is not None else 3 * (in_round - (phase not in ("draw", "over")))
    for place, bought in (fountains or {}).items():
        prefectures[place]["fountains"] = bought + _printed(options or {})[place]
    for place, monument in (monuments or {}).items():
        prefectures[place]["monument"] = monument
    if not scores and phase in ("draw", "over"):
        scores = paid(players, prefectures, options or {})
    seats = [
        {
            "hand": cards[seat],
            "known": seen_cards[seat],
            "bid": bids[seat].replace("-", "").split() if bids and seat in bids else None,
            "unfinished": heights[seat],
            "finished": houses[seat],
            "score": scores[seat] if scores else 0,
            "passed": seat in passed,
        }
        for seat in range(players)
    ]
    document = {
        "players": players,
        "options": dict(options or {}),
        "round": in_round,
        "phase": phase,
        "consul": consul,
        "active": active,
        "auction": auction,
        "seats": seats,
        "prefectures": prefectures,
        "removed": _removed(settled, sum((fountains or {}).values()), list((monuments or {}).values())),
        "draw": {"base": draw[0], "bonus": draw[1]} if draw else None,
        "piles": queues,
    }
    header = Header(game="capitol", rules=RULES.version, players=players, options={}, commitment="")
    return Game(RULES, header, RULES.load_position(msgspec.json.encode(document)))


def _house(word: str) -> dict[str, Any]:
    return {"height": int(word[:-1]), "shape": SHAPES[word[-1]]}


def _prefecture(text: str) -> dict[str, Any]:
    shape, *houses = text.split() or [""]
    standing = [dict(zip(("seat", "height"), map(int, house.split(":")), strict=True)) for house in houses]
    return {"houses": standing, "shape": shape or None}


def _printed(options: Mapping[str, Any]) -> list[int]:
    board = options.get("board", "RECON_7")
    if isinstance(board, str):
        return list(built_in(board).printed_fountains)
    return [prefecture.get("printed_fountains", 0) for prefecture in board["prefecture"]]


def _known(seat: int, hand: list[str], given: Mapping[int, str]) -> list[str]:
    if seat in given:
        return given[seat].split()
    count = Counter[str]()
    beyond_the_dealt = []
    for card in hand:
        count[naive.kind(card)] += 1
        if count[naive.kind(card)] > DEALT[naive.kind(card)]:
            beyond_the_dealt.append(card)
    return beyond_the_dealt


def _queues(players: int, hands: Mapping[int, list[str]], given: Mapping[str, str]) -> tuple[dict[str, Any], list[str]]:
    """Return all three piles, and the cards that are neither there nor in a hand."""
    queues: dict[str, Any] = {}
    rest: list[str] = []
    for kind in KIND_NAMES:
        deck = Counter(card for card in naive.DECK.elements() if naive.kind(card) == kind)
        free = deck - Counter(card for hand in hands.values() for card in hand)
        fresh, _, recycled = given.get(kind, " ".join(sorted(free.elements()))).partition("|")
        cards = fresh.split() + recycled.split()
        most = deck.total() - DEALT[kind] * players
        queues[kind] = {"cards": cards, "fresh": min(len(fresh.split()), most)}
        rest += sorted((free - Counter(cards)).elements())
    return queues, rest


def paid(players: int, prefectures: list[dict[str, Any]], options: Mapping[str, Any]) -> list[int]:
    """Return what each seat scores on a board (R3.2, R3.8)."""
    scores = [0] * players
    for prefecture, printed in zip(prefectures, _printed(options), strict=True):
        houses = [(house["seat"], house["height"]) for house in prefecture["houses"]]
        first, second = naive.places(houses, below_tie=options.get("partial_top_tie", "nothing"))
        doubled = 2 if prefecture.get("monument") == "temple" else 1
        fountains = prefecture.get("fountains", printed)
        for seat in first:
            scores[seat] += doubled * (2 + fountains)
        for seat in second:
            scores[seat] += doubled * fountains
    return scores


def _removed(settled: int, fountains: int, monuments: list[str]) -> list[int]:
    standing = Counter(monuments) + Counter(fountain=fountains)
    removed = []
    for tile in range(settled):
        if standing[tile_kind(tile)]:
            standing[tile_kind(tile)] -= 1
        else:
            removed.append(tile)
    return removed


# Questions to a game.


def play(game: Game, *lines: str) -> list[Event]:
    """Play these actions in order and return the events that followed."""
    before = game.moves
    for line in lines:
        recording.note("capitol", game.state, line)
        game.play(line)
    events = game.events(-1, since=before)
    return events if before else events[OPENING:]


def of_type(events: list[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def look(game: Game) -> Position:
    """Return everything on the table, hidden cards included."""
    return RULES.position(game.state)


def seen(game: Game, seat: int) -> ViewData:
    """Return what a seat (-1: a spectator) may know."""
    return RULES.view_data(game.view(seat))


def why_not(game: Game, line: str) -> str | None:
    """Return the clause that forbids an action, None if it is legal; the game stays as it is."""
    before = look(game)
    recording.note("capitol", game.state, line)
    if game.state.refusal(game.read(line).action) == 0:
        return None
    with pytest.raises(IllegalAction) as refused:
        game.play(line)
    assert look(game) == before, "a refused action changes nothing"
    return refused.value.rule


def choices(game: Game, seat: int, start: str = "") -> list[str]:
    """Return the listed actions of a seat without the seat, those that begin with a text: "floor F5" or "null"."""
    lines = [RULES.notation(action).partition(" ")[2] for action in game.legal(seat).codes]
    return [line for line in lines if line.startswith(start)]


def yards(game: Game, seat: int, card: str) -> list[tuple[int, ...]]:
    """Return the unfinished heights after each listed use of a floor card, without the null play, sorted."""
    result = []
    for line in choices(game, seat, f"floor {card}"):
        tried = game.at(game.moves)
        tried.play(f"{seat} {line}")
        result.append(look(tried).seats[seat].unfinished)
    return sorted(result)


def pile(game: Game, kind: Kind) -> list[str]:
    """Return a whole queue, front first, hidden cards included."""
    piles = look(game).piles
    assert piles is not None
    return list(piles[kind].cards)


def yard(game: Game, seat: int) -> SeatPosition:
    """Return a seat's cards, houses and score."""
    return look(game).seats[seat]


def hand(game: Game, seat: int) -> list[str]:
    """Return a seat's cards in order of identity."""
    return list(yard(game, seat).hand)


# Longer stretches of play.


def skip_auctions(game: Game) -> list[Event]:
    """Let nobody bid in the auctions that are left of the round, and return the events up to the draw or the end."""
    events: list[Event] = []
    while look(game).phase == "bid":
        events += play(game, f"{game.actor()} bid -")
    return events


def scored(game: Game) -> list[int]:
    """Skip the auctions that are left of the round and return what each seat scores in it."""
    before = game.state.scores()
    skip_auctions(game)
    return [after - old for old, after in zip(before, game.state.scores(), strict=True)]


def draw_all(game: Game) -> list[CardDrawn]:
    """Let all seats draw all cards they may, each from the first pile that has some."""
    events: list[Event] = []
    while look(game).phase == "draw":
        events += play(game, f"{game.actor()} {choices(game, game.actor(), 'draw')[0]}")
    return of_type(events, CardDrawn)

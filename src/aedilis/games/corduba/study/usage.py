"""What bots use of a content pack of Corduba, and how those who use it fare: the figures behind `content report`."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from aedilis.bots.levels import bot_of
from aedilis.core.catalogue import rules
from aedilis.core.intervals import NINETY_FIVE, observations, wilson
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.state.fields import KEEPING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, DISTRICTS, MILESTONES, MONUMENTS, TRACK, TYPES

ENDINGS = {
    packing.SCORED: "scored",
    packing.REBELLION_OF_DISTRICTS: "districts",
    packing.REBELLION_OF_MARKERS: "markers",
}
KINDS = ("building", "activation", "monument", "character", "heritage", "space", "milestone")


class PlannedGame(msgspec.Struct, frozen=True):
    """One game to be played, which follows from these numbers alone."""

    number: int
    players: int
    seats: tuple[str, ...]
    seed: str
    options: Mapping[str, Any] = {}
    random_cards: bool = False
    """Everybody keeps a heritage card and a character at random (C3.7)."""


class Used(msgspec.Struct, frozen=True):
    """What happened in one game: by seat the uses of each component, as "kind name"."""

    players: int
    ending: str
    winners: tuple[int, ...]
    senators: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat in the first turn order, from 0."""
    uses: tuple[Mapping[str, int], ...]


class Figure(msgspec.Struct, frozen=True):
    """How often one component is used, and the share of victory of those who used it as a multiple of a fair share."""

    kind: str
    name: str
    per_game: float
    in_games: float
    """The share of games in which anybody used it."""
    users: int
    """How many seats used it, in games that somebody won."""
    wins: float | None
    """1 is a fair share; None if nobody used it."""
    at_least: float | None
    at_most: float | None
    """Wilson's 95 % interval of it; all seats of a game count as one observation."""
    ahead: float | None
    """How many senators its users have more than the mean of the others, in those games."""
    ahead_error: float | None


class Share(msgspec.Struct, frozen=True):
    """A share of victory as a multiple of a fair share, and Wilson's 95 % interval of it."""

    wins: float
    at_least: float
    at_most: float


class UsageReport(msgspec.Struct, frozen=True):
    """The games with one number of players."""

    players: int
    games: int
    endings: dict[str, int]
    senators: float
    tiles: float
    """Tiles built by each player."""
    places: list[Share]
    """By place in the first turn order."""
    figures: list[Figure]


def games(
    players: int,
    count: int,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Any],
    *,
    random_cards: bool = False,
) -> Iterator[PlannedGame]:
    """Yield games in which the bots sit in turn on every seat."""
    for number in range(count):
        seats = tuple(bots[(seat + number) % len(bots)] for seat in range(players))
        yield PlannedGame(number, players, seats, seed, options, random_cards)


def play(game: PlannedGame) -> Used:
    """Play a game and tell what was used in it."""
    corduba = rules("corduba")
    name = f"{game.seed}/{game.players}/{game.number}"
    state = corduba.new_state(game.players, corduba.options(dict(game.options)), name)
    assert isinstance(state, State)
    places = tuple(state.place_of(seat) for seat in range(game.players))
    chance = seeded(name)
    state.listen(True)
    while not state.is_over():
        seat = state.actor()
        if game.random_cards and state.stage == KEEPING:
            legal = state.legal(seat)
            state.apply(legal[chance.below(len(legal))])
        else:
            state.apply(bot_of(game.seats[seat], "corduba").choose(state.view(seat), chance))
    return Used(
        players=game.players,
        ending=ENDINGS[state.ending],
        winners=tuple(state.winners()),
        senators=tuple(state.scores()),
        places=places,
        uses=tuple(uses_of(state, game.players)),
    )


def uses_of(state: State, players: int) -> list[Counter[str]]:
    """Return what each seat used in a game that is over."""
    names = state.pack.names
    found: list[Counter[str]] = [Counter() for _ in range(players)]

    def used(seat: int, kind: str, name: str) -> None:
        if 0 <= seat < players:
            found[seat][f"{kind} {name}"] += 1

    for index in range(DISTRICTS * TYPES):
        used(state.builder[index], "building", names["building"][index % TYPES])
    for monument in range(MONUMENTS):
        used(state.monument[monument], "monument", names["monument"][monument])
    for milestone in range(MILESTONES):
        used(state.claimed[milestone], "milestone", names["milestone"][milestone])
    for event in state.take_events():
        if packing.event_kind(event) == packing.ACTIVATED:
            used(packing.event_seat(event), "activation", names["building"][packing.argument(event, 1)])
    for seat in range(players):
        if state.character[seat] >= 0:
            used(seat, "character", names["character"][state.character[seat]])
            used(seat, "heritage", names["heritage"][state.heritage[seat]])
        for district in range(DISTRICTS):
            for space in range(1, state.highest[seat * DISTRICTS + district] + 1):
                if state.pack.track[district * (TRACK + 1) + space] >= 0:
                    used(seat, "space", f"{DISTRICT_NAMES[district]} {space}")
    return found


def components(names: Mapping[str, Sequence[str]], track: Sequence[int]) -> list[tuple[str, str]]:
    """Return all components of a pack as kind and name, also those that nobody used."""
    result = [(kind, name) for kind in ("building", "monument", "character", "heritage") for name in names[kind]]
    result += [("activation", name) for name in names["building"]]
    result += [("milestone", name) for name in names["milestone"]]
    for district, word in enumerate(DISTRICT_NAMES):
        spaces = (space for space in range(1, TRACK + 1) if track[district * (TRACK + 1) + space] >= 0)
        result += [("space", f"{word} {space}") for space in spaces]
    return sorted(result, key=lambda component: KINDS.index(component[0]))


def report(players: int, played: Sequence[Used], known: Sequence[tuple[str, str]]) -> UsageReport:
    """Return the figures of games with one number of players."""
    won = [game for game in played if game.winners]
    scored = [game for game in played if game.ending == "scored"] or list(played)
    seats = len(scored) * players
    places = [
        share(players, [(1, int(game.places.index(place) in game.winners)) for game in won]) for place in range(players)
    ]
    return UsageReport(
        players=players,
        games=len(played),
        endings={ending: sum(game.ending == ending for game in played) for ending in ENDINGS.values()},
        senators=sum(sum(game.senators) for game in scored) / seats,
        tiles=sum(n for game in scored for seat in game.uses for what, n in seat.items() if what[:9] == "building ")
        / seats,
        places=[place or Share(0.0, 0.0, float(players)) for place in places],
        figures=[figure(kind, name, players, played, won) for kind, name in known],
    )


def figure(kind: str, name: str, players: int, played: Sequence[Used], won: Sequence[Used]) -> Figure:
    """Return how one component was used."""
    what = f"{kind} {name}"
    observed = []
    leads = []
    for game in won:
        users = [seat for seat, uses in enumerate(game.uses) if what in uses]
        observed.append((len(users), sum(seat in game.winners for seat in users)))
        leads.append((len(users), math.fsum(lead(game, seat) for seat in users)))
    found = share(players, observed)
    ahead = mean_of(leads)
    return Figure(
        kind=kind,
        name=name,
        per_game=sum(uses.get(what, 0) for game in played for uses in game.uses) / len(played),
        in_games=sum(any(what in uses for uses in game.uses) for game in played) / len(played),
        users=sum(users for users, _ in observed),
        wins=None if found is None else found.wins,
        at_least=None if found is None else found.at_least,
        at_most=None if found is None else found.at_most,
        ahead=None if ahead is None else ahead[0],
        ahead_error=None if ahead is None else NINETY_FIVE * ahead[1],
    )


def lead(game: Used, seat: int) -> float:
    """Return how many senators a seat has more than the mean of the others."""
    own = game.senators[seat]
    return own - (sum(game.senators) - own) / (game.players - 1)


def share(players: int, observed: Sequence[tuple[int, int]]) -> Share | None:
    """Return victories for each use, from the uses and the victories of each game, as a multiple of a fair share.

    The uses of one game are not independent; where all games say the same, each of them is one observation.
    """
    found = mean_of(observed)
    if found is None:
        return None
    mean, spread = found
    counts = [count for count, _ in observed if count]
    seen = observations(mean, spread**2, least=len(counts), most=sum(counts))
    low, high = wilson(mean, seen)
    return Share(players * mean, players * low, players * high)


def mean_of(observed: Sequence[tuple[int, float]]) -> tuple[float, float] | None:
    """Return the mean and its standard error from the count and the total of each game; None if nothing was counted."""
    uses = sum(count for count, _ in observed)
    if uses == 0:
        return None
    mean = math.fsum(total for _, total in observed) / uses
    return mean, math.sqrt(math.fsum((total - mean * count) ** 2 for count, total in observed)) / uses

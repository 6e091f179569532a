"""How hard Caepio is: a bot plays the solo game of Corduba at every office and in every variant."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec

from aedilis.bots.levels import bot_of
from aedilis.core.catalogue import rules
from aedilis.core.intervals import wilson
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.effects.conditions import monuments_of
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import CAEPIO

OFFICES = ("aedil", "praetor", "consul")
VARIANTS = ("senators", "monuments", "combined")


class PlannedSolo(msgspec.Struct, frozen=True):
    """One game to be played, which follows from these alone; every office and variant plays the same deals."""

    number: int
    office: str
    variant: str
    bot: str
    seed: str
    options: Mapping[str, Any] = {}


class Ended(msgspec.Struct, frozen=True):
    """How one game ended."""

    office: str
    variant: str
    is_won: bool
    is_rebellion: bool
    senators: int
    caepio: int
    """The senators of Caepio."""
    monuments: int


class Difficulty(msgspec.Struct, frozen=True):
    """The games at one office in one variant; means are those of the games that were scored."""

    office: str
    variant: str
    games: int
    won: float
    at_least: float
    """With `at_most` the 95 % interval of the share that is won (Wilson's, which never ends at a bare 0 or 1)."""
    at_most: float
    rebellions: float
    senators: float
    caepio: float
    monuments: float


def games(count: int, bot: str, seed: str, options: Mapping[str, Any]) -> Iterator[PlannedSolo]:
    """Yield so many games for each office and variant."""
    for variant in VARIANTS:
        for office in OFFICES:
            for number in range(count):
                yield PlannedSolo(number, office, variant, bot, seed, options)


def play(game: PlannedSolo) -> Ended:
    """Play a game to its end."""
    corduba = rules("corduba")
    name = f"{game.seed}/1/{game.number}"
    options = corduba.options({**game.options, "difficulty": game.office, "variant": game.variant})
    s = corduba.new_state(1, options, name)
    assert isinstance(s, State)
    chance = seeded(name)
    while not s.is_over():
        s.apply(bot_of(game.bot, "corduba").choose(s.view(0), chance))
    return Ended(
        office=game.office,
        variant=game.variant,
        is_won=s.winning != 0,
        is_rebellion=s.ending != packing.SCORED,
        senators=s.senators[0],
        caepio=s.senators[CAEPIO],
        monuments=monuments_of(s, 0),
    )


def report(played: Sequence[Ended]) -> list[Difficulty]:
    """Return the figures for every office and variant that was played."""
    result = []
    for variant in VARIANTS:
        for office in OFFICES:
            here = [game for game in played if (game.office, game.variant) == (office, variant)]
            if not here:
                continue
            scored = [game for game in here if not game.is_rebellion] or here
            won = sum(game.is_won for game in here)
            low, high = wilson(won / len(here), len(here))
            result.append(
                Difficulty(
                    office=office,
                    variant=variant,
                    games=len(here),
                    won=won / len(here),
                    at_least=low,
                    at_most=high,
                    rebellions=sum(game.is_rebellion for game in here) / len(here),
                    senators=fmean(game.senators for game in scored),
                    caepio=fmean(game.caepio for game in scored),
                    monuments=fmean(game.monuments for game in scored),
                )
            )
    return result

"""What the contract tests must be told about each game: the options to play under, and how long a game can be."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hypothesis import Phase, settings
from hypothesis import strategies as st

from aedilis.core.registry import names, rules
from aedilis.games.capitol.engine.option_file import CHOICES
from aedilis.games.corduba.engine.option_file import CHOICES as CORDUBA_CHOICES
from aedilis.games.corduba.engine.pack.read import STANDARD, read_documents

ROOMS = {"A": (1, 2, 3), "B": (4, 3, 2), "C": (1, 1, 15)}
CRAMPED = {
    "name": "CRAMPED",
    "prefecture": [
        {"name": f"{colour}{index}", "colour": colour, "squares": squares, "printed_fountains": int(squares == 4)}
        for index, room in enumerate(zip(*ROOMS.values()))
        for colour, squares in zip(ROOMS, room)
    ],
}  # colours not in a row, prefectures of one site, one with more sites than there are houses of a seat


class Deal(NamedTuple):
    """All that a random game follows from."""

    name: str
    players: int
    options: Mapping[str, Any]
    seed: int


def capitol_options(players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return every combination of options, on both boards and on one with hardly any room."""
    choices: dict[str, st.SearchStrategy[Any]] = {name: st.sampled_from(values) for name, values in CHOICES.items()}
    choices["start_seat"] = st.integers(0, players - 1)
    choices["board"] = st.sampled_from(["RECON_7", "RECON_567", CRAMPED])
    return st.fixed_dictionaries(choices)


def peaceful_pack() -> dict[str, Any]:
    """Return a content pack without unrest on tiles and with cheap buildings: its games reach the last round."""
    documents = read_documents(STANDARD)
    for building in documents["buildings"]["building"]:
        building["unrest_immune"] = True
        building["cost"] = {"worker": 1, "denarii": 1}
        for line in building["action"]:
            line["workers"] = 1
    for monument in documents["monuments"]["monument"]:
        monument["cost"] = {"worker": 2}
    return documents


PEACEFUL = peaceful_pack()


def corduba_options(players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Return every combination of options, with the shipped pack and with one of our own."""
    choices: dict[str, st.SearchStrategy[Any]] = {
        name: st.sampled_from(values) for name, values in CORDUBA_CHOICES.items()
    }
    choices["content"] = st.sampled_from(["standard", PEACEFUL])
    return st.fixed_dictionaries(choices)


OPTIONS = {"capitol": capitol_options, "corduba": corduba_options}
MOST_DECISIONS = {  # by number of players
    "capitol": (0, 0, 172, 252, 332),  # 80 a seat, and 12 tiles
    "corduba": (0, 2000, 2000, 3000, 4000),  # several times what random play needs
}
ALL_MAY_LOSE = ("corduba",)  # a rebellion has no winner
QUIET = ("corduba",)  # to end a turn, or to make one of several sealed choices, changes nothing that anyone can see

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
TABLES = [(name, players) for name in names() for players in rules(name).seat_range]


def deals(name: str, players: int) -> st.SearchStrategy[Deal]:
    """Return games of one kind: any options, any cards."""
    return st.builds(Deal, st.just(name), st.just(players), OPTIONS[name](players), st.integers(0, 1 << 32))


def tries(share: int) -> settings:
    """Return settings for a test of whole games: a share of the profile's examples, and no search for smaller ones.

    A game follows from one number, so no smaller number shows the mistake any better.
    """
    return settings(max_examples=max(3, settings().max_examples // share), phases=PHASES)

"""Lays out positions of Corduba's lessons and writes their files: `python -m tests.games.corduba.lessons [--check]`.

The learner has seat 0; the other player has passed and holds little, so that the lesson goes as its words say.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from aedilis.core.bits import bit
from aedilis.core.catalogue import rules as registered
from aedilis.games import corduba
from aedilis.games.corduba.engine.state.fields import DELIVERING
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import FOOD
from tests.games.corduba.builder import begin, dealt, give, give_character, play, prestige, put_tile, unlock, unrest_on
from tests.games.corduba.lesson_table import city, old_city, seated
from tests.games.corduba.solo import opened, solo

FOLDER = Path(str(corduba.__file__)).parent / "lessons"
RULES = registered("corduba")
Told = dict[str, Any]  # what to look for in an event


class Lesson(NamedTuple):
    """What is to be reached, the events that end it, and a way to do it."""

    name: str
    position: State
    goals: list[Told]
    until: list[Told]
    solution: list[str]


LESSONS: list[Callable[[], Lesson]] = []


def lesson(*, goals: list[Told], until: list[Told], solution: str) -> Callable[[Callable[[], State]], None]:
    """Make a lesson of a function that lays out its position, behind those before it."""

    def made(layout: Callable[[], State]) -> None:
        name = layout.__name__.rstrip("_")
        LESSONS.append(lambda: Lesson(name, layout(), goals, until, solution.split(" / ")))

    return made


def by_learner(event: str, **values: Any) -> Told:
    """Return what to look for in an event of the learner."""
    return {"type": event, "seat": 0, **values}


PASSED = by_learner("passed")


@lesson(
    goals=[by_learner("cards_revealed", heritage=2)],
    until=[by_learner("cards_revealed")],
    solution="0 keep heritage 2 character 12",
)
def keep() -> State:
    """Choose a heritage and a character."""
    s = dealt(2, "a choice")
    play(s, "1 keep heritage 6 character 6")  # the learner is the last to choose
    return s


@lesson(
    goals=[by_learner("site_used", site="lapis", space="right"), by_learner("portus_used")],
    until=[by_learner("site_used"), PASSED],
    solution="0 site lapis right / 0 portus",
)
def worker() -> State:
    """Send workers to a site and to the Portus."""
    s = seated(1)
    give(s, 0, worker=3)
    return s


@lesson(
    goals=[by_learner("tile_built", district="plebeius", building="herbarium"), by_learner("activated")],
    until=[PASSED],
    solution="0 build plebeius herbarium / 0 spot 1,3 0 / 0 activate plebeius herbarium 0",
)
def build() -> State:
    """Build the one tile that the construction bonus of a district makes cheap enough, and activate it."""
    s = city(seated())
    give(s, 0, worker=3, wood=1, denarii=1)
    return s


@lesson(
    goals=[by_learner("register_raised"), by_learner("tile_built", district="patricius", building="forum")],
    until=[PASSED],
    solution="0 build servorum sanctuarium / 0 spot 3,2 1 / 0 done / 0 build patricius forum / 0 spot 3,0 0",
)
def insulae() -> State:
    """Lay two own insulae, and with the worker that they bring build a tile that touches nothing."""
    s = old_city(seated(4))
    give(s, 0, worker=3, denarii=5, wood=1, stone=3, tool=1, marble=2)
    return s


@lesson(
    goals=[
        by_learner("activated", building="aerarium", line=1),
        by_learner("unlocked", colour="blue"),
        by_learner("specialist_used", colour="blue"),
    ],
    until=[by_learner("activated", building="aerarium"), by_learner("unlocked"), PASSED],
    solution="0 activate servorum aerarium 1 / 0 activate patricius librarium 0 / 0 colour blue"
    " / 0 activate patricius schola 1",
)
def activate() -> State:
    """Activate tiles of others with specialists, and unlock a third one."""
    s = old_city(seated(4))
    unlock(s, 0, "yellow", "green")
    give(s, 0, worker=2)
    return s


@lesson(
    goals=[by_learner("paid", goods="amphora"), by_learner("tile_built", building="herbarium")],
    until=[PASSED],
    solution="0 build servorum herbarium / 0 spot 0,5 0",
)
def amphora() -> State:
    """Pay with amphorae what is missing."""
    s = city(seated(2))
    give(s, 0, worker=3, wood=1, amphora=1, denarii=2)
    return s


@lesson(
    goals=[by_learner("prestige_moved", district="servorum", value=3), by_learner("register_raised")],
    until=[by_learner("unlocked"), PASSED],
    solution="0 build servorum herbarium / 0 spot 0,5 0 / 0 option 1",
)
def tracks() -> State:
    """Step on a space of a prestige track that has a bonus."""
    s = city(seated(4))
    prestige(s, 0, servorum=2)
    give(s, 0, worker=3, wood=2, stone=2, tool=1, denarii=6)
    return s


@lesson(
    goals=[
        by_learner("traded", side="sell", resource="marble"),
        by_learner("traded", side="buy", resource="wood", units=2),
        {"type": "price_moved", "resource": "marble"},
        by_learner("tile_built", building="herbarium"),
    ],
    until=[PASSED],
    solution="0 merchant / 0 sell marble 1 / 0 buy wood 2 / 0 done / 0 build patricius herbarium / 0 spot 2,3 1",
)
def macellum() -> State:
    """Sell with the merchant, and buy with what that brings."""
    s = city(seated())
    s.merchants = bit(1)
    give(s, 0, worker=3, marble=1, stone=1)
    return s


@lesson(
    goals=[by_learner("traded", side="sell", resource="wood", units=4), PASSED, {"type": "decade_started"}],
    until=[by_learner("stored")],
    solution="0 merchant / 0 sell wood 4 / 0 done / 0 pass / 0 goods 0",
)
def storage() -> State:
    """Use what would not fit into the store, then pass before the other one does."""
    s = city(seated(3))
    s.merchants = bit(1)
    give(s, 0, worker=1, wood=4, stone=3, food=3)
    return s


@lesson(
    goals=[by_learner("delivered", troops=2, offerings=1, resources=5)],
    until=[by_learner("delivered")],
    solution="0 troops velites:1 / 0 offerings 1:1 / 0 goods 3 amphora:1",
)
def rome() -> State:
    """Deliver to Rome no more than it takes."""
    s = city(seated(3))
    prestige(s, 0, servorum=3, plebeius=1, patricius=2)
    give(s, 0, velites=1, legionary=1, offering1=1, offering2=1, stone=3, amphora=1)
    s.passed, s.lane[0] = bit(0) | bit(1), -1
    begin(s, DELIVERING)
    return s


@lesson(
    goals=[by_learner("unrest_removed"), by_learner("upkeep_settled", need=2, paid=2)],
    until=[by_learner("upkeep_settled")],
    solution="0 activate plebeius excubitorium 0 / 0 site cibus left",
)
def unrest() -> State:
    """Calm a district, and feed the people."""
    s = city(seated(4))
    unlock(s, 0, "red")
    unrest_on(s, "servorum", "aerarium")
    give(s, 0, worker=1, food=1, register=5, unrest=2)
    return s


@lesson(
    goals=[by_learner("unrest_removed"), PASSED, {"type": "prices_changed"}],
    until=[{"type": "game_over"}],
    solution="0 activate plebeius excubitorium 0 / 0 tile patricius odeum / 0 pass",
)
def rebellion() -> State:
    """Calm one of three districts before the round ends."""
    s = city(seated(4))
    put_tile(s, "patricius", "odeum")
    unrest_on(s, "servorum", "aerarium")
    unrest_on(s, "plebeius", "sanctuarium")
    unrest_on(s, "patricius", "odeum")
    unlock(s, 0, "red")
    give(s, 0, worker=1, food=4)
    return s


@lesson(
    goals=[by_learner("monument_built")],
    until=[PASSED],
    solution="0 monument 0 / 0 district servorum / 0 option 1 / 0 take food:1",
)
def monument() -> State:
    """Build a monument."""
    s = city(seated(5))
    give(s, 0, worker=6, wood=3, stone=3, tool=1, marble=2, denarii=12)
    return s


@lesson(
    goals=[by_learner("senators_changed", reason="milestone"), by_learner("senators_changed", reason="most_troops")],
    until=[{"type": "decade_started"}],
    solution="0 claim 7 / 0 goods 3",
)
def senators() -> State:
    """Win senators in four ways at the end of a decade."""
    s = city(seated(3))
    prestige(s, 0, servorum=5, plebeius=1, patricius=2)
    give(s, 0, worker=1, denarii=20, velites=1, offering1=1, stone=3, food=3)
    return s


@lesson(
    goals=[
        by_learner("site_used", site="lignum"),
        by_learner("tile_built"),
        PASSED,
        {"type": "round_started", "round": 3},
    ],
    until=[PASSED, {"type": "round_started"}],
    solution="0 site lignum right / 0 build servorum herbarium / 0 spot 0,5 0 / 0 done / 0 pass",
)
def round_() -> State:
    """Play a round to its end."""
    s = city(seated(2))
    s.merchants = bit(0) | bit(1)
    give(s, 0, worker=4, wood=2, denarii=2)
    return s


@lesson(
    goals=[by_learner("site_used"), {"type": "caepio_acted"}],
    until=[PASSED],
    solution="0 site lapis right / 0 end",
)
def caepio() -> State:
    """Play a turn against Caepio."""
    s = solo()
    s.heritage[0] = 0
    give_character(s, 0, "messalla")
    opened(s, "A", "B")
    give(s, 0, worker=2)
    return s


@lesson(
    goals=[by_learner("milestone_claimed"), by_learner("monument_built"), {"type": "game_over", "winners": [0]}],
    until=[{"type": "game_over"}],
    solution="0 claim 7 / 0 monument 5 / 0 goods 6",
)
def finish() -> State:
    """Find the order of actions that wins the last round."""
    s = city(seated(8, demand="disposita_confarreatio"))
    prestige(s, 0, servorum=3, plebeius=4, patricius=4)
    prestige(s, 1, servorum=4, plebeius=5, patricius=8)
    for seat, senators, denarii in ((0, 4, 20), (1, 12, 9)):
        give(s, seat, senators=senators, denarii=denarii, equites=1, offering1=1, offering2=1)
    s.stock[FOOD] += s.market[FOOD]
    s.market[FOOD] = 0  # the learner has bought it
    give(s, 0, worker=6, food=6, wood=3, stone=3, tool=1, marble=2)
    return s


def document(made: Lesson) -> str:
    """Return the file of a lesson; its options are the defaults, so that it goes with the content pack of the day."""
    position: dict[str, Any] = msgspec.to_builtins(RULES.position(made.position))
    for part in (position, *position["seats"]):
        for word in ("options", "random", *(("dealt", "fist") if made.position.round else ())):
            part.pop(word, None)
    position["seats"] = list(position["seats"])
    rows = [f"    {text(word)}: {text(value)}" for word, value in position.items() if word != "seats"]
    seats = ",\n".join(f"      {text(seat)}" for seat in position["seats"])
    rows.append(f'    "seats": [\n{seats}\n    ]')
    wanted = ",\n".join(f"    {text({'event': goal})}" for goal in made.goals)
    lines = [f'  "name": {text(made.name)}', '  "position": {\n' + ",\n".join(rows) + "\n  }"]
    lines += [f'  "goals": [\n{wanted}\n  ]', f'  "until": {text(made.until)}', f'  "solution": {text(made.solution)}']
    return "{\n" + ",\n".join(lines) + "\n}\n"


def text(value: Any) -> str:
    """Return JSON on one line."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def files() -> Iterator[tuple[Path, str]]:
    """Yield the file of every lesson with the text that it would have today."""
    for number, make in enumerate(LESSONS, start=1):
        made = make()
        yield FOLDER / f"{number:02}_{made.name}.json", document(made)


def main(check: bool) -> int:
    """Write the files, or tell which differ."""
    differing = 0
    for path, wanted in files():
        if not check:
            path.write_text(wanted, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != wanted:
            print("differs:", path.name)
            differing += 1
    return min(differing, 1)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))

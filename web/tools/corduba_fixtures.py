"""Write positions of real games for the tests of the page.

From the top of the repository:

    PYTHONPATH=src:. python web/tools/corduba_fixtures.py web/src/games/corduba/dev

A fixture is what seat 0 sees while it lays a tile: the view, every legal spot with its preview, and the view after the
Build on the spot that brings most insulae. The content pack is written beside them.
"""

import sys
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from aedilis.bots import levels
from aedilis.core.rng import seeded
from aedilis.games.corduba.engine.forms.actions import Done, Spot, packed, typed
from aedilis.games.corduba.engine.pack.read import standard
from aedilis.games.corduba.engine.forms.events import InsulaLaid
from aedilis.games.corduba.engine.rules import CordubaRules
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.forms.view import ViewData, content_data, view_data
from tests.games.corduba.builder import give, play
from tests.games.corduba.forum import forum_position

RULES = CordubaRules()
GAMES = {"solo": (1, 5), "three": (3, 5), "four": (4, 6)}  # players, first round to look at


def seen(state: State) -> ViewData:
    """Return what seat 0 sees."""
    return view_data(state.view(0), RULES.version)


def is_laying(state: State) -> bool:
    """Tell whether seat 0 chooses among spots."""
    actions = state.legal(0) if state.to_act() & 1 else []
    return len(actions) > 4 and isinstance(typed(actions[0]), Spot)


def played(players: int, round_: int) -> State:
    """Return the first position from this round on in which seat 0 lays a tile, of the first deal that has one."""
    bot = levels.make("aedile", "corduba")
    for deal in count():
        seed = f"gallery {deal}"
        state, rng = RULES.new_state(players, RULES.options({}), seed), seeded(seed)
        while not state.is_over():
            if state.round >= round_ and state.actor() == 0 and is_laying(state):
                return state
            state.apply(bot.choose(state.view(state.actor()), rng))
    raise AssertionError("there is always another deal")


def forum() -> State:
    """Return the example of the rulebook: the Forum fits only where it touches nothing (C7.7)."""
    state = forum_position()
    give(state, 0, worker=4, denarii=7, tool=1, stone=1, marble=2)
    play(state, "0 build patricius forum")
    return state


def built(state: State, spot: int) -> State:
    """Return the position after the whole Build, paid as the bot would; the new tile is not activated."""
    after = state.clone()
    bot, rng = levels.make("aedile", "corduba"), seeded("draft")
    after.apply(spot)
    while after.to_act() & 1 and (kind := seen(after).doing[-1].kind) != "turn":
        after.apply(packed(Done(0)) if kind == "activate_new" else bot.choose(after.view(0), rng))
    return after


def fixture(state: State) -> dict[str, Any]:
    """Return a position as the tests read it."""
    actions = state.legal(0)
    previews = RULES.previews(state, actions)
    best = max(range(len(actions)), key=lambda i: sum(isinstance(e, InsulaLaid) for e in previews[i].events))
    return {
        "view": seen(state),
        "legal": [{"action": typed(a), "preview": preview} for a, preview in zip(actions, previews, strict=True)],
        "chosen": best,
        "draft": seen(built(state, actions[best])),
    }


def main(folder: Path) -> None:
    """Write all fixtures."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "content.json").write_bytes(msgspec.json.encode(content_data(standard())))
    states = {name: played(*game) for name, game in GAMES.items()} | {"forum": forum()}
    for name, state in states.items():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(fixture(state)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""One host: an action is read once, checked once and stored as its text, whoever gives it."""

from collections import Counter

import pytest

from aedilis.core.codec import ActionCodec
from aedilis.core.play import Play
from aedilis.server.client import make_table, sitting
from aedilis.server.storage import table_rows
from aedilis.server.storage.entries import Played
from tests.server.conftest import Running
from tests.server.tables import BOT, PERSON, tokens_of

GAMES = ["capitol", "corduba"]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count what is done to actions from now on."""
    counted: Counter[str] = Counter()

    def counting(kind: type, name: str) -> None:
        method = getattr(kind, name)

        def call(self: object, *arguments: object) -> object:
            counted[name] += 1
            return method(self, *arguments)

        monkeypatch.setattr(kind, name, call)

    counting(Play, "check")
    counting(ActionCodec, "packed")
    return counted


@pytest.mark.parametrize("game", GAMES)
async def test_a_persons_action_is_packed_once_and_checked_once(
    server: Running, game: str, calls: Counter[str]
) -> None:
    made = await make_table(server.client, game=game, seats=[PERSON, PERSON], seed="counted")
    seat = (await server.services.hall.table(made["table"]["id"])).core.to_act()[0]
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[seat]) as person:
        choice = person.choices()[0]
        calls.clear()
        assert (await person.act(choice))["type"] == "accepted"
    assert (calls["packed"], calls["check"]) == (1, 1)


@pytest.mark.parametrize("game", GAMES)
async def test_a_bots_action_is_read_once_and_checked_once(server: Running, game: str, calls: Counter[str]) -> None:
    made = await make_table(server.client, game=game, seats=[BOT, BOT], seed="counted")
    async with sitting(server.base, made["table"]["id"]) as watching:
        await watching.until(watching.is_over)
    play = (await server.services.hall.table(made["table"]["id"])).core.play
    assert play is not None
    assert play.moves > 0
    assert (calls["packed"], calls["check"]) == (0, play.moves)


async def test_an_action_is_stored_as_its_text(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], seed="stored")
    table = await server.services.hall.table(made["table"]["id"])
    seat = table.core.to_act()[0]
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[seat]) as person:
        assert (await person.act({"type": "pass", "seat": seat}))["type"] == "accepted"
    _, rows = await server.services.database.read(lambda connection: table_rows.read_table(connection, table.id))
    assert rows[-1].entry == Played(seat=seat, actions=(f"{seat} pass",))

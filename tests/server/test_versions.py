"""Tables whose games began under earlier rules: they are shown, replayed and finished as they began."""

import msgspec
from sqlalchemy import select, update

from aedilis.core.game import Game
from aedilis.core.record import Record, load, to_text
from aedilis.server.client import sitting
from aedilis.server.doctor import replay_all
from aedilis.server.storage.schema import log, tables
from tests.contract.corpus import stored
from tests.server.conftest import Running, Start
from tests.server.tables import PERSON, open_table

NAME = "sortes"
OLD = 1


async def test_a_finished_record_of_an_earlier_version_is_a_table_to_look_at(server: Running) -> None:
    record = stored(NAME, OLD)[0]
    assert record.result is not None
    made = (await server.client.post("/api/records", json={"record": to_text(record)})).json()
    table = made["table"]
    assert (table["rules_version"], table["status"]) == (OLD, "over")
    assert table["options"]["low_lots"] is True  # as it was read then
    assert table["scores"] == list(record.result.scores)
    moment = (await server.client.get(f"/api/tables/{table['id']}/moments/3")).json()
    assert moment["move"] == 3
    again = load((await server.client.get(f"/api/tables/{table['id']}/record")).text)
    assert again.header.rules == OLD
    assert again.header.commitment == record.header.commitment
    assert Game.from_record(again).is_over()


async def test_a_running_game_of_an_earlier_version_finishes_as_it_began(start: Start) -> None:
    """The server that stored it knew only the version of then."""
    async with start() as server:
        options = {"low_lots": True}
        table, tokens = await open_table(server, game=NAME, seats=[PERSON, PERSON], options=options, seed="old")
        async with sitting(server.base, table, tokens[0]) as ada, sitting(server.base, table, tokens[1]) as bruno:
            for player in (ada, bruno, ada):
                await player.turn()
                answer = await player.act(player.choices()[0])
                await player.reach(answer["seq"])
        database = server.services.database

        def age(connection) -> None:  # type: ignore[no-untyped-def]  # as it lay in the database then
            connection.execute(update(tables).where(tables.c.id == table).values(rules_version=OLD, options="{}"))
            for row in list(connection.execute(select(log).where(log.c.table_id == table))):
                then = row.entry.replace(" seal ", " lay ")
                connection.execute(update(log).where(log.c.table_id == table, log.c.seq == row.seq).values(entry=then))

        await server.services.writer.run(age)
        assert any(" lay " in row.entry for row in await database.read(lambda c: list(c.execute(select(log)))))
    async with start() as server:
        async with sitting(server.base, table, tokens[0]) as ada, sitting(server.base, table, tokens[1]) as bruno:
            await bruno.turn()
            answer = await bruno.act(bruno.choices()[0])
            await bruno.reach(answer["seq"])
            while ada.view is None or ada.view["phase"] != "over":
                for player in (ada, bruno):
                    await player.turn()
                    if player.view is not None and player.view["phase"] != "over":
                        answer = await player.act(player.choices()[0])
                        await player.reach(answer["seq"])
        record = load((await server.client.get(f"/api/tables/{table}/record")).text)
        assert (record.header.rules, record.header.options) == (OLD, {})
        assert Game.from_record(record).is_over()
        assert await server.services.database.read(replay_all) == []


async def test_a_rematch_and_an_analysis_of_an_old_game_are_games_of_today(server: Running) -> None:
    record = stored(NAME, OLD)[0]
    half = Record(header=record.header, actions=record.actions[:4])
    made = (await server.client.post("/api/records", json={"record": to_text(half)})).json()
    seats = [{"kind": "bot", "level": "tiro"}] * record.header.players
    wanted = {"move": 2, "hidden": "resampled", "seats": seats}
    cloned = (await server.client.post(f"/api/tables/{made['table']['id']}/clone", json=wanted)).json()
    assert cloned["table"]["rules_version"] == OLD + 1
    assert cloned["table"]["options"]["low_lots"] is True


def test_the_old_records_are_those_of_an_old_program() -> None:
    for record in stored(NAME, OLD):
        assert record.header.rules == OLD
        assert "low_lots" not in record.header.options
        assert all(" lay " in line for line in record.actions)
    assert msgspec.json.encode(stored(NAME, OLD)[0].header.options) == b"{}"

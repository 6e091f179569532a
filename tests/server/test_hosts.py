"""What a host may do with other people's seats: never with that of somebody who is there."""

import pytest

from aedilis.server.client import make_table, sitting
from tests.server.conftest import Running, Start
from tests.server.tables import BOT, FIRST, OPEN, PERSON, bearer, tokens_of, until


@pytest.mark.parametrize("kind", ["open", "bot"])
async def test_before_the_start_a_seat_is_emptied_at_once_when_nobody_is_there(server: Running, kind: str) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON, OPEN])
    table, host = made["table"]["id"], bearer(made["host"])
    path, wanted = f"/api/tables/{table}/seats/1", {"kind": kind, "level": "random"}
    async with sitting(server.base, table, tokens_of(made)[1]):
        refused = await server.client.put(path, json=wanted, headers=host)
        assert (refused.status_code, refused.json()["code"]) == (409, "seat-held")
    await until(lambda: not server.services.hall.live[table].listeners, "the guest has left")
    assert (await server.client.put(path, json=wanted, headers=bearer(tokens_of(made)[0]))).status_code == 403
    emptied = await server.client.put(path, json=wanted, headers=host)
    assert emptied.json()["seats"][1]["kind"] == kind
    old = await server.client.get(f"/api/tables/{table}/notes", headers=bearer(tokens_of(made)[1]))
    assert old.json()["code"] == "bad-token"


async def test_a_running_game_waits_a_while_for_whoever_went_away(start: Start) -> None:
    async with start(abandoned_after=3600.0) as server:
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, pace={"stand_in": "random"})
        path, host = f"/api/tables/{made['table']['id']}/seats/1", bearer(made["host"])
        refused = await server.client.put(path, json={"kind": "open"}, headers=host)
        assert (refused.status_code, refused.json()["code"]) == (409, "not-abandoned")
        assert "60" in refused.json()["text"]
        assert (await server.client.put(path, json={"kind": "bot"}, headers=host)).json()["code"] == "not-waiting"


@pytest.mark.parametrize("game", ["capitol", "corduba"])
async def test_an_abandoned_seat_is_played_by_a_bot_until_somebody_sits_down(start: Start, game: str) -> None:
    async with start(abandoned_after=0.0) as server:
        made = await make_table(server.client, game=game, seats=[PERSON, PERSON], pace={"stand_in": "random"})
        table, tokens = made["table"]["id"], tokens_of(made)
        path, host = f"/api/tables/{table}/seats/1", bearer(made["host"])
        async with sitting(server.base, table, tokens[0]) as ada:
            async with sitting(server.base, table, tokens[1]):
                refused = await server.client.put(path, json={"kind": "open"}, headers=host)
                assert refused.json()["code"] == "seat-held"
            await until(lambda: len(server.services.hall.live[table].listeners) == 1, "one of the two has left")
            emptied = await server.client.put(path, json={"kind": "open", "level": "random"}, headers=host)
            assert emptied.status_code == 200, emptied.text
            state = emptied.json()["seats"][1]
            assert (state["kind"], state["stand_in"], state["level"]) == ("open", True, "random")
            for _ in range(3):  # nobody waits for an empty seat
                await ada.turn()
                answer = await ada.act(ada.choices()[0])
                await ada.reach(answer["seq"])
            taken = await server.client.post(f"{path}/take", json={"name": "Carla"})
            async with sitting(server.base, table, taken.json()["token"]) as carla:
                assert (carla.seat, carla.table["seats"][1]["stand_in"]) == (1, False)
                assert carla.view is not None


async def test_an_emptied_seat_may_become_a_bots_for_good(start: Start) -> None:
    async with start(abandoned_after=0.0) as server:
        made = await make_table(server.client, seats=[PERSON, PERSON, BOT], options=FIRST)
        path, host = f"/api/tables/{made['table']['id']}/seats", bearer(made["host"])
        assert (await server.client.put(f"{path}/2", json={"kind": "open"}, headers=host)).status_code == 409
        assert (await server.client.put(f"{path}/1", json={"kind": "open"}, headers=host)).status_code == 200
        bot = await server.client.put(f"{path}/1", json={"kind": "bot", "level": "random"}, headers=host)
        state = bot.json()["seats"][1]
        assert (state["kind"], state["stand_in"]) == ("bot", False)
        taken = await server.client.post(f"{path}/1/take", json={"name": "Carla"})
        assert taken.json()["code"] == "seat-taken"


async def test_when_a_person_was_last_there_is_known_after_a_restart(start: Start) -> None:
    async with start(abandoned_after=0.0) as server:
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
        table = made["table"]["id"]
        async with sitting(server.base, table, tokens_of(made)[1]):
            pass
        await until(lambda: not server.services.hall.live[table].listeners, "the guest has left")
    async with start(abandoned_after=3600.0) as server:
        path = f"/api/tables/{table}/seats/1"
        refused = await server.client.put(path, json={"kind": "open"}, headers=bearer(made["host"]))
        assert refused.json()["code"] == "not-abandoned"


async def test_a_host_is_told_when_a_seat_can_be_given_away(start: Start) -> None:
    async with start(abandoned_after=3600.0) as server:
        made = await make_table(server.client, seats=[PERSON, PERSON, PERSON], options=FIRST)
        table, host = made["table"]["id"], bearer(made["host"])
        path = f"/api/tables/{table}/absences"
        async with sitting(server.base, table, tokens_of(made)[0]):
            away = (await server.client.get(path, headers=host)).json()["away"]
            assert [one["seat"] for one in away] == [1, 2]
            assert all(3500 < one["seconds"] <= 3600 for one in away)
        assert (await server.client.get(path)).json()["code"] == "not-host"
        assert (await server.client.get(path, headers=bearer(tokens_of(made)[0]))).json()["code"] == "not-host"


async def test_who_may_be_replaced_now_is_told_so_and_nobody_before_the_start(start: Start) -> None:
    async with start(abandoned_after=0.0) as server:
        running = await make_table(server.client, seats=[PERSON, PERSON, BOT], options=FIRST)
        told = await server.client.get(
            f"/api/tables/{running['table']['id']}/absences", headers=bearer(running["host"])
        )
        assert told.json() == {"away": [{"seat": 0, "seconds": 0}, {"seat": 1, "seconds": 0}]}
        waiting = await make_table(server.client, seats=[PERSON, OPEN], options=FIRST)
        path = f"/api/tables/{waiting['table']['id']}/absences"
        assert (await server.client.get(path, headers=bearer(waiting["host"]))).json() == {"away": []}

"""Tables and seats over HTTP: making, listing, joining, leaving, stand-ins, rematch, clone, records, replay."""

import asyncio

from sqlalchemy import select

from aedilis.core.game import Game
from aedilis.core.record import load, to_text
from aedilis.server.client import make_table, sitting
from aedilis.server.storage.schema import tables
from tests.server.conftest import Running, Start
from tests.server.tables import BOT, FIRST, OPEN, PERSON, bearer, open_table, play_to_end, tokens_of


async def test_a_table_starts_when_the_last_open_seat_is_taken(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, OPEN, OPEN], public=True, name="Forum")
    table = made["table"]["id"]
    assert made["table"]["status"] == "waiting"
    listed = (await server.client.get("/api/tables")).json()["tables"]
    assert [(each["id"], each["name"]) for each in listed] == [(table, "Forum")]
    async with sitting(server.base, table, tokens_of(made)[0]) as host:
        assert host.view is None
        taken = await server.client.post(f"/api/tables/{table}/seats/1/take", json={"name": " Bruno\u202e\n "})
        assert taken.status_code == 200
        again = await server.client.post(f"/api/tables/{table}/seats/1/take", json={"name": "Carla"})
        assert (again.status_code, again.json()["code"]) == (409, "seat-taken")
        same = await server.client.post(f"/api/tables/{table}/seats/2/take", json={"name": "BRUNO"})
        assert same.json()["code"] == "name-at-table"
        await server.client.post(f"/api/tables/{table}/seats/2/take", json={"name": "Carla"})
        await host.until(lambda: host.view is not None)
        assert host.table["seats"][1]["name"] == "Bruno"
    shown = (await server.client.get(f"/api/tables/{table}")).json()
    assert shown["status"] == "running"
    assert shown["seed"] is None
    assert (await server.client.get("/api/tables")).json()["tables"] == []
    assert len((await server.client.get("/api/tables?status=running")).json()["tables"]) == 1


async def test_no_two_at_a_new_table_have_one_name(server: Running) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "ad\u202ea"}]
    answer = await server.client.post("/api/tables", json={"seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (400, "name-at-table")


async def test_who_played_a_record_goes_on_with_it_under_the_same_name(server: Running) -> None:
    game = Game.new("capitol", players=2, seed="an unfinished one", seats=("Ada", "Bruno"))
    record = to_text(game.record)
    table = (await server.client.post("/api/records", json={"record": record})).json()["table"]["id"]
    other = await server.client.post(f"/api/tables/{table}/seats/1/take", json={"name": "Ada"})
    assert other.json()["code"] == "name-at-table"
    assert (await server.client.post(f"/api/tables/{table}/seats/0/take", json={"name": "Ada"})).status_code == 200


async def test_private_tables_are_not_listed(server: Running) -> None:
    await make_table(server.client, seats=[PERSON, OPEN])
    assert (await server.client.get("/api/tables")).json()["tables"] == []


async def test_lists_come_in_pages(server: Running) -> None:
    made = [await make_table(server.client, seats=[PERSON, OPEN], public=True) for _ in range(53)]
    first = (await server.client.get("/api/tables")).json()
    second = (await server.client.get("/api/tables", params={"after": first["next"]})).json()
    found = [table["id"] for table in first["tables"] + second["tables"]]
    assert len(found) == 53
    assert set(found) == {each["table"]["id"] for each in made}
    assert second["next"] is None


async def test_the_host_fills_the_open_seats_with_bots(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, OPEN, OPEN])
    path = f"/api/tables/{made['table']['id']}"
    refused = await server.client.post(f"{path}/start", json={}, headers=bearer(tokens_of(made)[0]))
    assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
    started = await server.client.post(f"{path}/start", json={"level": "random"}, headers=bearer(made["host"]))
    assert [seat["kind"] for seat in started.json()["seats"]] == ["person", "bot", "bot"]
    async with sitting(server.base, made["table"]["id"]) as watching:
        await watching.until(lambda: watching.table["status"] == "running")


async def test_leaving_before_the_start_opens_the_seat_and_ends_its_token(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, OPEN])
    path, token = f"/api/tables/{made['table']['id']}", tokens_of(made)[0]
    left = await server.client.post(f"{path}/seats/0/leave", headers=bearer(token))
    assert left.json()["seats"][0]["kind"] == "open"
    again = await server.client.post(f"{path}/seats/0/leave", headers=bearer(token))
    assert again.json()["code"] == "bad-token"


async def test_a_connection_that_gave_up_its_seat_does_not_see_the_next_persons_hand(server: Running) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, OPEN])
    async with sitting(server.base, table, token) as gone:
        gone.received = []
        assert (await gone.command("leave"))["type"] == "accepted"
        await gone.until(lambda: gone.seat is None)
        for seat, name in ((0, "Bruno"), (1, "Carla")):
            await server.client.post(f"/api/tables/{table}/seats/{seat}/take", json={"name": name})
        await gone.until(lambda: gone.view is not None)
        assert gone.view is not None
        assert all(seat["hand"] is None for seat in gone.view["seats"])
        assert gone.legal is None
        assert (await gone.command("say", text="still here"))["code"] == "spectator"


async def test_whoever_leaves_is_replaced_by_a_bot_and_can_come_back(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST, pace={"stand_in": "random"})
    async with sitting(server.base, table, tokens[1]) as second:
        async with sitting(server.base, table, tokens[0]) as first:
            await first.command("leave")
        await second.turn()
        state = second.table["seats"][0]
        assert (state["kind"], state["stand_in"], state["left"], state["level"]) == ("person", True, True, "random")
        async with sitting(server.base, table, tokens[0]) as back:
            assert back.table["seats"][0]["stand_in"] is False
            assert back.view is not None


async def test_a_bot_that_was_asked_for_stays_until_it_is_sent_away(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, seed="stays")  # it does not pass
    table, tokens = made["table"]["id"], tokens_of(made)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        await first.command("stand_in", level="random")
        await second.turn()
        async with sitting(server.base, table, tokens[0]) as elsewhere:
            assert elsewhere.table["seats"][0]["stand_in"] is True
        await first.command("stand_in", level=None)
        await second.act(second.choices()[-1])
        await first.turn()


async def test_bots_alone_play_to_the_end_and_the_record_is_complete(server: Running) -> None:
    made = await make_table(server.client, seats=[BOT, BOT, BOT])
    table = made["table"]["id"]
    async with sitting(server.base, table) as watching:
        await watching.until(watching.is_over)
    record = (await server.client.get(f"/api/tables/{table}/record")).text
    assert "seed: " in record
    assert "\nend: " in record
    as_json = (await server.client.get(f"/api/tables/{table}/record?form=json")).json()
    assert as_json["header"]["seed"]
    imported = await server.client.post("/api/records", json={"record": record, "name": "a copy"})
    assert imported.status_code == 201
    copy = imported.json()["table"]
    assert (copy["status"], copy["name"], copy["moves"]) == ("over", "a copy", len(as_json["actions"]))
    spoiled = record.replace(record.split("\n\n")[1].splitlines()[3], "0 pass")
    refused = await server.client.post("/api/records", json={"record": spoiled})
    assert refused.status_code == 400
    assert refused.json()["code"].startswith("record-")


async def test_moments_of_a_finished_game_from_every_seat_and_open(server: Running) -> None:
    made = await make_table(server.client, seats=[BOT, BOT])
    path = f"/api/tables/{made['table']['id']}"
    async with sitting(server.base, made["table"]["id"]) as watching:
        await watching.until(watching.is_over)
    moves = (await server.client.get(f"{path}/moves")).json()["moves"]
    assert all(move["action"] is not None for move in moves)
    moment = (await server.client.get(f"{path}/moments/5?seat=1")).json()
    assert moment["view"]["seats"][1]["hand"] is not None
    assert moment["view"]["seats"][0]["hand"] is None
    assert moment["last"]["move"] == 5
    everything = (await server.client.get(f"{path}/moments/5?seat=open")).json()
    assert [view["seats"][seat]["hand"] is not None for seat, view in enumerate(everything["views"])] == [True, True]
    assert (await server.client.get(f"{path}/moments/{len(moves) + 1}")).status_code == 404


async def test_before_the_end_only_your_seats_knowledge(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    path, tokens = f"/api/tables/{made['table']['id']}", tokens_of(made)
    own = await server.client.get(f"{path}/moments/0", headers=bearer(tokens[1]))
    assert own.json()["view"]["seats"][1]["hand"] is not None
    for question in ("seat=0", "seat=open"):
        refused = await server.client.get(f"{path}/moments/0?{question}", headers=bearer(tokens[1]))
        assert refused.status_code in (403, 409)
    public = await server.client.get(f"{path}/moments/0?seat=public", headers=bearer(tokens[1]))
    assert all(seat["hand"] is None for seat in public.json()["view"]["seats"])


async def test_rematch_keeps_the_people_and_their_tokens(server: Running) -> None:
    made = await make_table(server.client, seats=[{"kind": "person", "name": "Ada"}, BOT], options=FIRST)
    table, token = made["table"]["id"], tokens_of(made)[0]
    path = f"/api/tables/{table}/rematch"
    early = await server.client.post(path, headers=bearer(token))
    assert early.json()["code"] == "not-over"
    async with sitting(server.base, table, token) as ada:
        await play_to_end(ada)
        answers = await asyncio.gather(*(server.client.post(path, headers=bearer(token)) for _ in range(5)))
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["id"] for answer in answers}) == 1
        await ada.until(lambda: ada.entries[-1]["type"] == "rematched")
    again = answers[0].json()
    stored = await server.services.database.read(lambda connection: list(connection.scalars(select(tables.c.id))))
    assert sorted(stored) == sorted([table, again["id"]])
    assert again["origin"] == {"table": table, "move": None}
    assert again["seed_commitment"] != made["table"]["seed_commitment"]
    async with sitting(server.base, again["id"], token) as ada:
        assert ada.table["seats"][0]["name"] == "Ada"
        assert ada.view is not None


async def test_in_a_rematch_nobody_waits_for_who_left_and_the_host_is_the_host(start: Start) -> None:
    async with start(abandoned_after=0.0) as server:
        seats = [PERSON, {"kind": "person", "name": "Bruno"}]
        made = await make_table(server.client, seats=seats, options=FIRST, pace={"stand_in": "random"})
        table, (token, left) = made["table"]["id"], tokens_of(made)
        assert (await server.client.post(f"/api/tables/{table}/seats/1/leave", headers=bearer(left))).status_code == 200
        async with sitting(server.base, table, token) as ada:
            await play_to_end(ada)
        again = (await server.client.post(f"/api/tables/{table}/rematch", headers=bearer(token))).json()["id"]
        async with sitting(server.base, again, token) as ada:
            await play_to_end(ada)
        third = (await server.client.post(f"/api/tables/{again}/rematch", headers=bearer(token))).json()["id"]
        async with sitting(server.base, third, left) as bruno:
            back = bruno.table["seats"][1]
            assert (back["name"], back["left"], back["stand_in"]) == ("Bruno", False, False)
        path = f"/api/tables/{third}/seats/1"
        emptied = await server.client.put(path, json={"kind": "open"}, headers=bearer(made["host"]))
        assert emptied.json()["seats"][1]["kind"] == "open"


async def test_a_clone_of_a_finished_game_goes_on_from_a_move(server: Running) -> None:
    made = await make_table(server.client, seats=[BOT, BOT])
    path = f"/api/tables/{made['table']['id']}"
    async with sitting(server.base, made["table"]["id"]) as watching:
        await watching.until(watching.is_over)
    there = (await server.client.get(f"{path}/moments/9?seat=open")).json()
    for hidden in ("same", "resampled"):
        wanted = {"move": 9, "seats": [PERSON, PERSON], "hidden": hidden}
        clone = (await server.client.post(f"{path}/clone", json=wanted)).json()
        assert clone["table"]["origin"] == {"table": made["table"]["id"], "move": 9}
        assert clone["table"]["practice"] is (hidden == "same")  # everybody may know the cards of a game that is over
        async with sitting(server.base, clone["table"]["id"], clone["tokens"][0]["token"]) as first:
            assert first.view is not None
            assert first.view["prefectures"] == there["view"]["prefectures"]
            same_hand = first.view["seats"][0]["hand"] == there["views"][0]["seats"][0]["hand"]
            assert same_hand or hidden == "resampled"
        shown = (await server.client.get(f"/api/tables/{clone['table']['id']}/record")).text
        assert "seed:" not in shown
        assert "start:" not in shown


async def test_a_game_dealt_anew_has_a_record_that_replays(server: Running) -> None:
    made = await make_table(server.client, seats=[BOT, BOT])
    async with sitting(server.base, made["table"]["id"]) as watching:
        await watching.until(watching.is_over)
    wanted = {"move": 9, "seats": [BOT, BOT], "hidden": "resampled"}
    answer = await server.client.post(f"/api/tables/{made['table']['id']}/clone", json=wanted)
    clone = answer.json()["table"]
    async with sitting(server.base, clone["id"]) as watching:
        await watching.until(watching.is_over)
    record = (await server.client.get(f"/api/tables/{clone['id']}/record")).text
    assert f"commitment: {clone['seed_commitment']}" in record
    assert Game.from_record(load(record)).is_over()
    assert (await server.client.post("/api/records", json={"record": record})).status_code == 201


async def test_a_clone_of_a_running_game_keeps_what_the_asker_knows_and_nothing_else(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, seed="clone")
    path, tokens = f"/api/tables/{made['table']['id']}", tokens_of(made)
    wanted = {"move": 0, "seats": [PERSON, PERSON], "hidden": "same"}
    assert (await server.client.post(f"{path}/clone", json=wanted)).json()["code"] == "not-over"
    others_hands = set()
    async with sitting(server.base, made["table"]["id"], tokens[0]) as first:
        assert first.view is not None
        own = first.view["seats"][0]["hand"]
    for _ in range(8):
        answer = await server.client.post(
            f"{path}/clone", json=wanted | {"hidden": "resampled"}, headers=bearer(tokens[0])
        )
        clone = answer.json()
        table, given = clone["table"]["id"], tokens_of(clone)
        async with sitting(server.base, table, given[0]) as mine, sitting(server.base, table, given[1]) as other:
            assert mine.view is not None
            assert other.view is not None
            assert mine.view["seats"][0]["hand"] == own
            others_hands.add(tuple(other.view["seats"][1]["hand"]))
    assert len(others_hands) > 1


async def test_notes_are_private_and_stay(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON])
    path, tokens = f"/api/tables/{made['table']['id']}/notes", tokens_of(made)
    async with sitting(server.base, made["table"]["id"], tokens[0]) as first:
        answer = await first.command("write_notes", id="n", text="F5 is gone")
        assert answer == {"type": "accepted", "id": "n", "seq": None}
    assert (await server.client.get(path, headers=bearer(tokens[0]))).json() == {"text": "F5 is gone"}
    assert (await server.client.get(path, headers=bearer(tokens[1]))).json() == {"text": ""}
    assert (await server.client.get(path)).status_code == 401

"""Playing over the WebSocket: whole games, refusals, sealed bids, resuming, idempotent commands."""

import asyncio

from aedilis.server.client import Player, make_table, sitting
from tests.server.conftest import Running, Start
from tests.server.tables import BOT, FIRST, PERSON, open_table, play_to_end, tokens_of


async def test_a_person_and_three_bots_play_a_whole_game(server: Running) -> None:
    made = await make_table(server.client, seats=[{"kind": "person", "name": "Ada"}, BOT, BOT, BOT])
    async with sitting(server.base, made["table"]["id"], made["tokens"][0]["token"]) as ada:
        assert ada.seat == 0
        await play_to_end(ada)
        assert ada.table["winners"]
        assert ada.table["seed"]
        assert ada.view is not None
        assert ada.view["phase"] == "over"


async def test_four_people_play_a_whole_game_and_all_see_the_same(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON] * 4)
    table = made["table"]["id"]
    tokens = tokens_of(made)
    async with (
        sitting(server.base, table, tokens[0]) as a,
        sitting(server.base, table, tokens[1]) as b,
        sitting(server.base, table, tokens[2]) as c,
        sitting(server.base, table, tokens[3]) as d,
        sitting(server.base, table) as watching,
    ):
        await asyncio.gather(*(play_to_end(player) for player in (a, b, c, d)))
        await watching.until(watching.is_over)
        told = [[entry["seq"] for entry in player.entries] for player in (a, b, c, d, watching)]
        assert all(each == told[0] for each in told)
        assert watching.view is not None
        assert all(seat["hand"] is None for seat in watching.view["seats"])
        record = (await server.client.get(f"/api/tables/{table}/record")).text
        imported = await server.client.post("/api/records", json={"record": record})
        assert imported.status_code == 201, imported.text
        assert imported.json()["table"]["scores"] == a.table["scores"]


async def test_a_refusal_names_the_clause_in_the_readers_language_and_changes_nothing(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table, token = made["table"]["id"], made["tokens"][1]["token"]
    async with sitting(server.base, table, token, "de") as second:
        before = second.seq
        answer = await second.act({"type": "pass", "seat": 1})
        assert answer["type"] == "refused"
        assert answer["code"] == "illegal-action"
        assert answer["rule"] == "R1.1"
        assert answer["text"]
        checked = await second.command("check", actions=[{"type": "pass", "seat": 1}])
        assert checked["answers"][0]["rule"] == "R1.1"
        assert second.seq == before


async def test_no_command_for_another_seat(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table = made["table"]["id"]
    async with sitting(server.base, table, made["tokens"][1]["token"]) as second:
        answer = await second.act({"type": "pass", "seat": 0})
        assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")
    async with sitting(server.base, table) as watching:
        answer = await watching.command("say", text="hello")
        assert answer["code"] == "spectator"


async def test_the_same_command_twice_is_carried_out_once(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, made["table"]["id"], made["tokens"][0]["token"]) as first:
        action = first.choices()[0]
        one = await first.command("act", id="once", actions=[action])
        two = await first.command("act", id="once", actions=[action])
        assert one == two
        assert one["type"] == "accepted"
        assert [entry["type"] for entry in first.entries].count("acted") == 1


async def test_a_double_click_is_refused(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, BOT], options=FIRST)
    async with sitting(server.base, made["table"]["id"], made["tokens"][0]["token"]) as first:
        assert first.legal is not None
        decision, action = first.legal["decision"], first.choices()[-1]
        answers = await asyncio.gather(
            first.command("act", actions=[action], decision=decision),
            first.command("act", actions=[action], decision=decision),
        )
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"stale-decision"}


async def test_a_client_that_was_away_gets_exactly_what_it_missed(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    away = Player(server.base, table, tokens[1])
    await away.open()
    assert away.socket is not None
    await away.socket.close()
    held = away.seq
    async with sitting(server.base, table, tokens[0]) as first:
        await first.act(first.choices()[-1])
        await first.command("say", text="your turn")
        await away.open()
        assert away.welcomed["resumed"] is True
        assert [entry["seq"] for entry in away.welcomed["entries"]] == list(range(held + 1, first.seq + 1))
        assert away.seq == first.seq
        await away.socket.close()


async def test_a_table_is_the_same_after_a_restart(start: Start) -> None:
    async with start() as server:
        made = await make_table(server.client, seats=[PERSON, BOT, BOT], options=FIRST)
        table, token = made["table"]["id"], made["tokens"][0]["token"]
        async with sitting(server.base, table, token) as first:
            for _ in range(3):
                await first.turn()
                await first.act(first.choices()[-1])
            await first.turn()
            view, entries, seq = first.view, first.entries, first.seq
    async with start() as server, sitting(server.base, table, token) as again:
        assert again.view == view
        assert again.entries == entries
        assert again.seq == seq


async def test_a_draft_shows_an_action_that_is_only_begun_and_how_to_finish_it(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        first.received, second.received = [], []
        listed = next(choice for choice in first.choices() if choice["type"] == "floor")
        begun = {**listed, "raised": [0]}
        drafted = await first.command("draft", actions=[begun])
        assert drafted["stops"] is None
        assert drafted["actions"] == [begun]
        assert drafted["events"] == []
        assert drafted["view"]["seats"][0]["unfinished"] == [1]
        wholes = [choice["action"] for choice in drafted["legal"]["actions"]]
        assert wholes == [{**listed, "raised": [0, 0]}, {**listed, "raised": [0, 1]}]
        assert first.view is not None
        assert first.legal is not None
        assert drafted["legal"]["decision"] == first.legal["decision"]
        assert first.view["seats"][0]["unfinished"] == []
        for blocks, clause in (([5], "R1.13"), ([0, 5], "R1.10")):
            refused = await first.command("draft", actions=[{**listed, "raised": blocks}])
            assert (refused["type"], refused["rule"]) == ("refused", clause)
        refused = await second.command("draft", actions=[{**begun, "seat": 1}])
        assert (refused["type"], refused["code"]) == ("refused", "illegal-action")
        refused = await first.command("act", actions=[begun])
        assert (refused["type"], refused["rule"]) == ("refused", "R1.13")
        assert not any("floor" in message for message in second.received)
        await first.act(wholes[1])


async def test_a_draft_is_private_and_stops_before_it_reveals(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        first.received, second.received = [], []
        action = next(choice for choice in first.choices() if choice["type"] == "floor")
        drafted = await first.command("draft", actions=[action])
        assert drafted["type"] == "drafted"
        assert drafted["stops"] is None
        assert drafted["view"]["seats"][0]["unfinished"]
        assert first.view is not None
        assert first.view["seats"][0]["unfinished"] == []
        async with sitting(server.base, table, tokens[0]) as other_device:
            assert other_device.welcomed["draft"] == [action]
        await second.command("say", text="well?")
        assert not any("floor" in message for message in second.received if '"update"' in message)
        await first.act(action)
        await second.turn()
        for seat, player in ((1, second), (0, first)):
            await player.turn()
            await player.act({"type": "pass", "seat": seat})
        await first.turn()
        await first.act({"type": "bid", "seat": 0, "cards": []})
        await second.turn()
        drafted = await second.command("draft", actions=[{"type": "bid", "seat": 1, "cards": []}])
        assert drafted["stops"] == 0
        assert drafted["events"] == []

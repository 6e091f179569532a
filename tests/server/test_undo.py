"""Undo (promise 5): free back to the last reveal, beyond it by consent; a sealed bid can be taken back."""

import pytest

from aedilis.server.client import Player, make_table, sitting
from tests.server.conftest import Running, Start
from tests.server.tables import BOT, FIRST, PERSON, bearer, open_table, play_to_end, tokens_of


async def pass_both(first: Player, second: Player) -> None:
    """Both leave the building phase, so that the first auction opens."""
    for player in (first, second):
        await player.turn()
        await player.act({"type": "pass", "seat": player.seat})


async def test_a_pass_is_taken_back_freely(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        before = first.view
        await first.act({"type": "pass", "seat": 0})
        await first.until(lambda: first.undo is not None and first.undo["free"] == 0)
        assert first.undo == {"free": 0, "turn": 0, "consent": 0}
        assert (await first.command("undo", move=0))["type"] == "accepted"
        await second.until(lambda: second.entries[-1]["type"] == "undone")
        assert first.view == before
        assert second.entries[-1]["consent"] is False


async def test_a_played_card_was_seen_so_the_table_must_agree(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        before = first.view
        await first.act(next(choice for choice in first.choices() if choice["type"] == "floor"))
        await first.until(lambda: first.undo is not None and first.undo["consent"] == 0)
        assert first.undo is not None
        assert first.undo["free"] is None
        await first.command("undo", move=0)
        await second.until(lambda: second.proposal is not None)
        assert second.proposal == {"seat": 0, "move": 0, "waiting": [1]}
        assert (await first.command("vote", yes=True))["code"] == "already-voted"
        await second.command("vote", yes=False)
        await first.until(lambda: first.proposal is None)
        assert first.view != before
        await first.command("undo", move=0)
        await second.until(lambda: second.proposal is not None)
        await second.command("vote", yes=True)
        await first.until(lambda: first.entries[-1]["type"] == "undone")
        assert first.view == before
        assert first.entries[-1]["consent"] is True


async def reveal_something(player: Player) -> None:
    """Play until the seat's last action can no longer be taken back freely."""
    for _ in range(30):
        await player.turn()
        answer = await player.act(
            next((one for one in player.choices() if one["type"] == "floor"), player.choices()[0])
        )
        await player.reach(answer["seq"])
        if player.undo is not None and player.undo["free"] is None and player.undo["consent"] is not None:
            return
    raise AssertionError("nothing was ever revealed")


@pytest.mark.parametrize("game", ["capitol", "corduba"])
async def test_against_bots_alone_everything_can_be_taken_back_and_that_is_practice(server: Running, game: str) -> None:
    made = await make_table(server.client, game=game, seats=[PERSON, BOT, BOT], public=True, seed="practice")
    table = made["table"]["id"]
    account = (await server.client.post("/api/accounts", json={"name": "Ada", "passphrase": "long enough"})).json()
    await server.client.post("/api/me/seats", json={"token": tokens_of(made)[0]}, headers=bearer(account["token"]))
    async with sitting(server.base, table, tokens_of(made)[0]) as first, sitting(server.base, table) as watching:
        await first.turn()
        before, moves = first.view, first.table["moves"]
        assert (first.table["practice"], made["table"]["practice"]) == (False, False)
        await reveal_something(first)
        assert first.undo is not None
        answer = await first.command("undo", move=0)
        assert answer["type"] == "accepted", answer
        undone = next(entry for entry in first.entries if entry["seq"] == answer["seq"])
        assert (undone["type"], undone["consent"], undone["practice"]) == ("undone", True, True)
        assert not any(entry["type"] == "proposed" for entry in first.entries)
        await watching.until(lambda: watching.table["practice"] is True)
        assert first.table["practice"] is True
        if game == "capitol" and moves == 0:
            await first.turn()
            assert first.view == before
    listed = (await server.client.get("/api/tables?status=running")).json()["tables"]
    mine = (await server.client.get("/api/me/games", headers=bearer(account["token"]))).json()["games"]
    assert [each["practice"] for each in listed] == [each["table"]["practice"] for each in mine] == [True]


async def test_a_free_undo_against_bots_is_no_practice(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as first:
        await first.act({"type": "pass", "seat": 0})
        await first.until(lambda: first.undo is not None and first.undo["free"] == 0)
        answer = await first.command("undo", move=0)
        await first.reach(answer["seq"])
        assert (first.entries[-1]["practice"], first.table["practice"]) == (False, False)


async def test_practice_is_still_practice_when_the_game_is_over_and_after_a_restart(start: Start) -> None:
    async with start() as server:
        table, (token, *_) = await open_table(server, seats=[PERSON, BOT], options=FIRST, public=True)
        async with sitting(server.base, table, token) as first:
            await reveal_something(first)
            await first.command("undo", move=0)
            await play_to_end(first)
            assert first.table["practice"] is True
    async with start() as server:
        assert (await server.client.get(f"/api/tables/{table}")).json()["practice"] is True
        assert (await server.client.get("/api/tables?status=over")).json()["tables"][0]["practice"] is True
        rematch = await server.client.post(f"/api/tables/{table}/rematch", headers=bearer(token))
        assert rematch.json()["practice"] is False


@pytest.mark.parametrize("how", ["stand_in", "leave"])
async def test_a_stand_in_agrees_to_nothing(server: Running, how: str) -> None:
    made = await make_table(
        server.client, seats=[PERSON, PERSON, BOT], options=FIRST, pace={"stand_in": "random"}, seed="agree"
    )
    table, tokens = made["table"]["id"], tokens_of(made)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        await reveal_something(first)
        answer = await second.command(how, **({"level": "random"} if how == "stand_in" else {}))
        await first.reach(answer["seq"])
        await first.turn()
        asked = await first.command("undo", move=0)
        await first.reach(asked["seq"])
        assert first.proposal == {"seat": 0, "move": 0, "waiting": [1]}
        # The person behind the bot is still there, and may agree.
        assert (await second.command("vote", yes=True))["type"] == "accepted"
        await first.until(lambda: any(entry["type"] == "undone" for entry in first.entries))
        assert first.table["practice"] is False


async def test_a_bot_put_in_while_a_proposal_is_open_does_not_vote(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON, BOT], options=FIRST, seed="agree")
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        await reveal_something(first)
        asked = await first.command("undo", move=0)
        await first.reach(asked["seq"])
        answer = await second.command("stand_in", level="random")
        await first.reach(answer["seq"])
        assert first.proposal == {"seat": 0, "move": 0, "waiting": [1]}
        assert (await second.command("vote", yes=False))["type"] == "accepted"
        await first.until(lambda: first.proposal is None)
        assert not any(entry["type"] == "undone" for entry in first.entries)


async def test_a_proposal_stays_open_when_the_server_looks_at_the_table_meanwhile(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON, BOT], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        await reveal_something(first)
        asked = await first.command("undo", move=0)
        await server.services.driver.act(await server.services.hall.table(table))
        await second.reach(asked["seq"])
        assert second.seq == asked["seq"]
        assert second.proposal == {"seat": 0, "move": 0, "waiting": [1]}


async def test_a_sealed_bid_is_taken_back_without_touching_the_others(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON, PERSON], options=FIRST)
    async with (
        sitting(server.base, table, tokens[0]) as first,
        sitting(server.base, table, tokens[1]) as second,
        sitting(server.base, table, tokens[2]) as third,
    ):
        await pass_both(first, second)
        await third.turn()
        await third.act({"type": "pass", "seat": 2})
        await first.until(lambda: first.legal is not None and first.legal["selection"] is not None)
        await second.until(lambda: second.legal is not None and second.legal["selection"] is not None)
        await first.act({"type": "bid", "seat": 0, "cards": first.choices()[2]["cards"]})
        await second.act({"type": "bid", "seat": 1, "cards": []})
        await first.until(lambda: first.undo is not None and first.undo["free"] == 3)
        assert (await first.command("undo", move=3))["type"] == "accepted"
        await first.turn()
        assert first.to_act == [0, 2]
        assert first.entries[-1]["only"] is True
        await first.act({"type": "bid", "seat": 0, "cards": []})
        await third.turn()
        await third.act({"type": "bid", "seat": 2, "cards": []})
        await first.until(lambda: first.legal is not None and first.view is not None and first.view["auction"] == 1)


async def test_an_action_closes_the_proposal(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        await first.act(next(choice for choice in first.choices() if choice["type"] == "floor"))
        await first.command("undo", move=0)
        await second.turn()
        await second.act(second.choices()[-1])
        assert (await second.command("vote", yes=True))["code"] == "no-proposal"
        assert (await second.command("undo", move=99))["code"] == "cannot-undo"

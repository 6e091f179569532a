"""Undo (promise 5): free back to the last reveal, beyond it by consent; a sealed bid can be taken back."""

import pytest

from aedilis.server.client import Player, make_table, sitting
from tests.server.conftest import Running
from tests.server.tables import BOT, FIRST, PERSON, tokens_of

pytestmark = pytest.mark.anyio


async def pass_both(first: Player, second: Player) -> None:
    """Both leave the building phase, so that the first auction opens."""
    for player in (first, second):
        await player.turn()
        await player.act({"type": "pass", "seat": player.seat})


async def test_a_pass_is_taken_back_freely(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table, tokens = made["table"]["id"], tokens_of(made)
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
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table, tokens = made["table"]["id"], tokens_of(made)
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


async def test_bots_agree_at_once(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, BOT, BOT], options=FIRST)
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as first:
        before = first.view
        await first.act(next(choice for choice in first.choices() if choice["type"] == "floor"))
        await first.until(lambda: first.legal is not None and first.view != before)
        await first.command("undo", move=0)
        await first.until(lambda: first.view == before)


async def test_a_sealed_bid_is_taken_back_without_touching_the_others(server: Running) -> None:
    made = await make_table(server.client, seats=[PERSON, PERSON, PERSON], options=FIRST)
    table, tokens = made["table"]["id"], tokens_of(made)
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
    made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST)
    table, tokens = made["table"]["id"], tokens_of(made)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        await first.act(next(choice for choice in first.choices() if choice["type"] == "floor"))
        await first.command("undo", move=0)
        await second.turn()
        await second.act(second.choices()[-1])
        assert (await second.command("vote", yes=True))["code"] == "no-proposal"
        assert (await second.command("undo", move=99))["code"] == "cannot-undo"

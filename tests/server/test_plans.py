"""Plans: what people want to be played while they are away, which nobody else may notice."""

import asyncio
import itertools
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from aedilis.server.bots.driver import LONGEST_SLEEP_SECONDS
from aedilis.server.bots.metronome import Metronome
from aedilis.server.client import Message, Player, make_table, sitting
from aedilis.server.storage import holders
from aedilis.server.storage.entries import HeldPlan
from aedilis.server.tables.table import LiveTable
from tests.server.conftest import Running, Start
from tests.server.tables import BOT, FIRST, PERSON, bearer, tokens_of, until

TIMES = re.compile(r'"(at|now|created|finished|ends|grace_ends)":\d+')
PASS = {"type": "pass", "seat": 1}


class Seated:
    """A table of two people and where they sit; the first one begins."""

    def __init__(self, server: Running, made: Message) -> None:
        self.server, self.id, self.tokens = server, made["table"]["id"], tokens_of(made)

    @property
    def live(self) -> LiveTable:
        return self.server.services.hall.live[self.id]

    def sit(self, seat: int) -> Any:
        return sitting(self.server.base, self.id, self.tokens[seat])

    async def stored(self) -> dict[int, HeldPlan]:
        found = await self.server.services.database.read(lambda database: holders.plans_of(database, self.id))
        return {holder.seat: held for holder, held in found.items()}


async def seat_two(server: Running, **wanted: Any) -> Seated:
    usual = {"seats": [PERSON, PERSON], "options": FIRST, "seed": "plans"}
    return Seated(server, await make_table(server.client, **(usual | wanted)))


async def accepted(answer: Any) -> Message:
    got: Message = await answer
    assert got["type"] in ("accepted", "drafted"), got
    return got


async def refused(answer: Any) -> str:
    got: Message = await answer
    assert got["type"] == "refused", got
    return str(got["code"])


async def play_first(player: Player) -> None:
    """Play the first listed action that does not end the seat's part in the phase."""
    await player.turn()
    choice = next(choice for choice in player.choices() if choice["type"] not in ("pass", "end"))
    await player.reach((await accepted(player.act(choice)))["seq"])


async def test_a_planned_pass_is_played_with_nobody_connected(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(1) as second:
        await accepted(second.command("plan", actions=[PASS]))
        assert second.legal is None
    async with table.sit(0) as first:
        await play_first(first)
        await first.until(lambda: first.entries[-1]["type"] == "acted" and first.entries[-1]["seat"] == 1)
        assert first.entries[-1]["bot"] is False
        assert first.view is not None
        assert first.view["seats"][1]["passed"]
    async with table.sit(1) as second:
        assert second.welcomed["plan"] is None
        assert second.welcomed["fate"]["outcome"] == "played"


async def test_a_seat_reads_its_own_plan_and_its_other_devices_are_told(server: Running) -> None:
    table = await seat_two(server)
    async with (
        table.sit(1) as phone,
        table.sit(1) as laptop,
        table.sit(0) as other,
        sitting(server.base, table.id) as guest,
    ):
        for each in (laptop, other, guest):
            each.received = []
        await accepted(phone.command("plan", actions=[PASS], at_once=False))
        await laptop.until(lambda: bool(laptop.received))
        told = msgspec.json.decode((laptop.received or [""])[-1])
        assert told["type"] == "planned"
        assert told["plan"]["actions"] == [PASS]
        assert told["plan"]["at_once"] is False
        await other.command("say", text="hello")
        await guest.reach(other.seq)
        for each in (other, guest):
            assert not any("plan" in text for text in each.received or []), each.received
        await accepted(phone.command("plan"))
        assert table.live.plans[1].plan is None
    async with table.sit(1) as phone:
        assert phone.welcomed["plan"] is None


async def test_a_plan_that_does_not_hold_is_dropped_with_the_clause_and_nothing_is_played(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(0) as first, table.sit(1) as second:
        await accepted(second.command("plan", actions=[{"type": "null", "seat": 1, "card": "F1"}] * 3))
        before = second.seq
        await play_first(first)
        await until(lambda: table.live.plans[1].fate, "the plan is dropped")
        fate = table.live.plans[1].fate
        assert fate is not None
        assert (fate.outcome, fate.code, fate.rule) == ("dropped", "illegal-action", "R0.8")
        assert second.seq == before + 1
        await second.turn()
    async with sitting(server.base, table.id, table.tokens[1], language="de") as second:
        assert second.welcomed["plan"] is None
        assert second.welcomed["fate"]["rule"] == "R0.8"
        assert "Karte" in second.welcomed["fate"]["text"]


async def test_a_plan_of_several_turns_is_played_one_turn_at_a_time(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(0) as first, table.sit(1) as second:
        ahead = await accepted(second.command("draft", actions=[], ahead=True))
        cards = [each["action"] for each in ahead["legal"]["actions"] if each["action"]["type"] == "null"]
        await accepted(second.command("plan", actions=[cards[0], cards[-1], PASS]))
        for left in (2, 1, 0):
            await play_first(first)
            await first.turn()
            planned = table.live.plans[1]
            assert len(planned.plan.actions if planned.plan is not None else ()) == left
        assert [entry["seat"] for entry in first.entries if entry["type"] == "acted"] == [0, 1, 0, 1, 0, 1]


async def test_a_plan_to_be_shown_first_is_never_played(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(0) as first, table.sit(1) as second:
        await accepted(second.command("plan", actions=[PASS], at_once=False))
        await play_first(first)
        await second.turn()
        assert table.live.plans[1].plan is not None
        assert not table.live.planning
        await accepted(second.act(PASS))
        assert table.live.plans[1] == HeldPlan(sent=table.live.plans[1].sent)


async def test_a_plan_survives_a_restart_and_wakes_its_table(start: Start) -> None:
    async with start() as server:
        server.services.planner.closing = True  # as if the server died before the beat
        table = await seat_two(server)
        async with table.sit(1) as second, table.sit(0) as first:
            await accepted(second.command("plan", actions=[PASS]))
            await play_first(first)
        assert (await table.stored())[1].plan is not None
    async with start() as server:
        table.server = server
        await until(lambda: table.id in server.services.hall.live, "the table is woken")
        await until(lambda: table.live.plans[1].fate, "the plan is played")
        assert table.live.core.play is not None
        assert table.live.core.play.moves == 2


async def test_an_order_lasts_as_long_as_the_game_says(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(0) as first, table.sit(1) as second:
        orders = (await accepted(second.command("draft", actions=[], ahead=True)))["orders"]
        assert [order["name"] for order in orders] == ["pass", "pass-last", "bid"]
        await accepted(second.command("plan", order={"name": "pass-last"}))
        await play_first(first)
        await second.turn()  # the other has not passed, so it says nothing
        await accepted(second.act({"type": "null", "seat": 1, "card": hand_of(second, 1)[0]}))
        await first.turn()
        await accepted(first.act({"type": "pass", "seat": 0}))
        await until(lambda: table.live.core.play is not None and table.live.core.play.moves == 4, "it passes")
        assert table.live.plans[1].plan is None
        # A limit for all bids of the round: the highest sum within it.
        await second.turn()
        hand = hand_of(second, 1)
        most = sum(int(card[1:]) for card in hand)
        await accepted(second.command("plan", order={"name": "bid", "limit": most}))
        await until(lambda: second.view is not None and second.view["seats"][1]["sealed"], "it bids")
        await accepted(first.act({"type": "bid", "seat": 0, "cards": []}))
        await first.until(lambda: any(event["type"] == "bid_revealed" for event in events_of(first)))
        shown = next(event for event in events_of(first) if event["type"] == "bid_revealed" and event["seat"] == 1)
        assert sorted(shown["cards"]) == sorted(hand)


async def test_an_order_that_can_no_longer_be_played_ends_with_a_word(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(0) as first, table.sit(1) as second:
        await accepted(second.command("plan", order={"name": "pass"}, at_once=False))
        await play_first(first)
        await second.turn()
        await accepted(second.act(PASS))
    async with table.sit(1) as second:
        assert second.welcomed["plan"] is None
        fate = second.welcomed["fate"]
        assert (fate["outcome"], fate["code"], fate["text"]) == (
            "dropped",
            "order-over",
            "What you ordered can no longer come up.",
        )


def hand_of(player: Player, seat: int) -> list[str]:
    assert player.view is not None
    hand: list[str] = player.view["seats"][seat]["hand"]
    return hand


def events_of(player: Player) -> list[Message]:
    moves = (move for entry in player.entries if entry["type"] == "acted" for move in entry["moves"])
    return [event for move in moves for event in move["events"]]


BAD_PLANS: list[tuple[Message, str]] = [
    ({"actions": [{"type": "pass", "seat": 0}]}, "not-your-seat"),
    ({"actions": [{"type": "fly", "seat": 1}]}, "bad-action"),
    ({"actions": [{"type": "null", "seat": 1, "card": "Z9"}]}, "bad-action"),
    ({"actions": [PASS] * 65}, "bad-message"),
    ({"actions": [PASS], "order": {"name": "pass"}}, "bad-order"),
    ({"order": {"name": "conquer"}}, "bad-order"),
    ({"order": {"name": "pass", "limit": 3}}, "bad-order"),
    ({"order": {"name": "bid"}}, "bad-order"),
    ({"order": {"name": "bid", "limit": 999}}, "bad-order"),
    ({"order": {"name": "bid", "limit": -1}}, "bad-message"),
    ({"order": {"name": "x" * 41}}, "bad-message"),
    ({"at_once": "yes"}, "bad-message"),
    ({"seat": 0}, "bad-message"),
]


async def test_a_bad_plan_is_refused_and_the_old_one_stays(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(1) as second:
        await accepted(second.command("plan", actions=[PASS]))
        before = await table.stored()
        for fields, code in BAD_PLANS:
            assert await refused(second.command("plan", **fields)) == code, fields
            assert await table.stored() == before
            assert table.live.plans == before


async def test_only_a_seat_plans_and_only_in_a_game_that_runs(server: Running) -> None:
    table = await seat_two(server)
    async with sitting(server.base, table.id) as guest:
        assert await refused(guest.command("plan", actions=[PASS])) == "spectator"
    waiting = Seated(server, await make_table(server.client, seats=[PERSON, {"kind": "open"}]))
    async with waiting.sit(0) as first:
        assert await refused(first.command("plan", actions=[{"type": "pass", "seat": 0}])) == "not-running"
        assert await refused(first.command("draft", actions=[], ahead=True)) == "not-running"
    async with table.sit(0) as first:
        assert await refused(first.command("draft", actions=[], ahead=True)) == "your-turn"


async def test_the_same_command_is_obeyed_once_even_after_a_restart(start: Start) -> None:
    async with start() as server:
        table = await seat_two(server)
        async with table.sit(0) as first, table.sit(1) as second:
            await accepted(second.command("plan", id="a", actions=[PASS]))
            await accepted(second.command("plan", id="a", actions=[PASS]))
            assert await refused(second.command("plan", id="a", actions=[PASS, PASS])) == "id-used"
            await play_first(first)
            await until(lambda: table.live.plans[1].plan is None, "it is played")
            await accepted(second.command("plan", id="a", actions=[PASS]))
            assert table.live.plans[1].plan is None
    async with start() as server:
        table.server = server
        async with table.sit(1) as second:
            await accepted(second.command("plan", id="a", actions=[PASS]))
            assert table.live.plans[1].plan is None
            assert await refused(second.command("plan", id="a", actions=[PASS, PASS])) == "id-used"


async def test_a_thousand_plans_a_second_are_refused_like_other_commands(start: Start) -> None:
    async with start(commands_per_second=5.0) as server:
        table = await seat_two(server)
        async with table.sit(1) as second:
            answers = await asyncio.gather(*(second.command("plan", actions=[PASS]) for _ in range(40)))
        codes = [answer.get("code", "accepted") for answer in answers]
        assert set(codes) == {"accepted", "too-fast"}


async def leave(table: Seated, player: Player) -> None:
    await accepted(player.command("leave"))


async def stand_in(table: Seated, player: Player) -> None:
    await accepted(player.command("stand_in", level="random"))


@pytest.mark.parametrize("go", [leave, stand_in])
async def test_a_bot_that_stands_in_finds_no_plan(server: Running, go: Callable[[Seated, Player], Any]) -> None:
    table = await seat_two(server)
    async with table.sit(1) as second:
        await accepted(second.command("plan", actions=[PASS]))
        await go(table, second)
        fate = table.live.plans[1].fate
        assert fate is not None
        assert fate.code == "bot-plays"
        assert (await table.stored())[1].plan is None
        if go is stand_in:
            assert await refused(second.command("plan", actions=[PASS])) == "bot-plays"


async def test_why_a_plan_was_dropped_is_still_told_after_the_stand_in_has_played(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(0) as first, table.sit(1) as second:
        await accepted(second.command("plan", actions=[PASS]))
        await accepted(second.command("stand_in", level="random"))
        await play_first(first)
        await first.turn()
        assert any(entry["type"] == "acted" and entry["seat"] == 1 for entry in first.entries)
    async with table.sit(1) as second:
        assert second.welcomed["fate"]["code"] == "bot-plays"


async def test_a_plan_goes_with_its_holder(start: Start) -> None:
    async with start(abandoned_after=0.0) as server:
        made = await make_table(server.client, seats=[PERSON, PERSON], options=FIRST, seed="plans")
        table = Seated(server, made)
        async with table.sit(1) as second:
            await accepted(second.command("plan", actions=[PASS], at_once=False))
        url = f"/api/tables/{table.id}/seats/1"
        await until(lambda: not table.live.devices(1), "the tab is closed")
        opened = await server.client.put(url, json={"kind": "open"}, headers=bearer(made["host"]))
        assert opened.status_code == 200, opened.text
        assert await table.stored() == {}
        assert table.live.plans == {}
        taken = await server.client.post(f"{url}/take", json={"name": "Bruno"})
        async with sitting(server.base, table.id, taken.json()["token"]) as other:
            assert other.seat == 1
            assert other.welcomed["plan"] is None
            assert other.welcomed["fate"] is None


async def test_an_undo_drops_what_was_planned_on_what_is_gone(server: Running) -> None:
    table = await seat_two(server)
    async with table.sit(0) as first, table.sit(1) as second:
        await play_first(first)
        await second.turn()
        await accepted(second.act(PASS))
        await accepted(second.command("plan", order={"name": "bid", "limit": 3}))
        await accepted(second.command("undo", move=1))
        fate = table.live.plans[1].fate
        assert fate is not None
        assert fate.code == "taken-back"


async def test_whatever_others_ask_for_tells_of_no_plan(server: Running) -> None:
    """Every address that can be read, by whoever watches and by the other player."""
    table = await seat_two(server, hints=True, public=True)
    described = (await server.client.get("/api/openapi.json")).json()
    paths = [path for path, found in described["paths"].items() if path.startswith("/api/") and "get" in found]
    lists = ["/api/tables?status=running"]
    read = lists + [path.replace("{table}", table.id).replace("{move}", "0").replace("{seat}", "0") for path in paths]
    told: list[dict[tuple[str, bool], str]] = []
    for is_planned in (False, True):
        async with table.sit(1) as second:
            if is_planned:
                await accepted(second.command("plan", actions=[PASS], at_once=False))
        told.append({})
        for path, other in itertools.product((path for path in read if "{" not in path), (False, True)):
            answer = await server.client.get(path, headers=bearer(table.tokens[0]) if other else {})
            told[-1][path, other] = f"{answer.status_code} {TIMES.sub('', answer.text)}"
    assert told[0] == told[1]
    assert sum(said.startswith("200") for said in told[1].values()) > 20
    assert table.id in told[1][lists[0], False]


@pytest.mark.parametrize("game", ["capitol", "corduba", "sortes"])
async def test_with_and_without_a_plan_others_receive_the_same_bytes(server: Running, game: str) -> None:
    """The same game twice: once its second seat plans and the server plays, once it plays the same by hand."""
    seen, played = [], []
    for plans in (True, False):
        options = FIRST if game == "capitol" else {}
        made = await make_table(server.client, game=game, seats=[PERSON, PERSON], options=options, seed="one deal")
        table = Seated(server, made)
        async with table.sit(0) as first, table.sit(1) as second, sitting(server.base, table.id) as guest:
            for player in (first, guest):
                await player.until(lambda who=player: (who.presence or {}).get("spectators") == 1)  # type: ignore[misc]  # binds
                player.received = []
                player.ids = (f"c{number}" for number in itertools.count())
            played.append([await one_round(table, first, second, turn, plans=plans) for turn in range(10)])
            await guest.until(lambda now=table.live.core.seq, who=guest: who.seq == now)  # type: ignore[misc]  # binds
            seen.append([[plainly(made, text) for text in player.received or []] for player in (first, guest)])
    assert seen[0] == seen[1]
    assert played[0] == played[1]
    assert any(played[0]), "nothing was ever planned and played"


def plainly(made: Message, text: str) -> str:
    """A frame without times and without what tells two tables apart."""
    return TIMES.sub("", text).replace(made["table"]["id"], "").replace(made["table"]["seed_commitment"], "")


async def one_round(table: Seated, first: Player, second: Player, turn: int, *, plans: bool) -> bool:
    """Everybody decides once; whether the second seat had planned its part, or would have, and it was played."""
    while 1 in table.live.core.to_act():  # a turn may have several steps, of which the last listed one ends it
        await settled(table, second)
        await second.turn()
        await accepted(second.act(second.choices()[-1]))
    await settled(table, first, second)
    actions = await foreseen(second) if 1 not in table.live.core.to_act() else []
    if plans and actions:
        await accepted(second.command("plan", order=None, actions=actions))
        await accepted(second.command("plan"))
        await accepted(second.command("plan", actions=actions))
    if 0 in table.live.core.to_act():
        await first.turn()
        choices = first.choices()
        is_last = table.live.core.facts.setup.game == "corduba"  # else the turn has many steps
        await accepted(first.act(choices[-1 if is_last else turn % len(choices)]))
    if plans:
        await settled(table, first, second)
    elif actions and 1 in table.live.core.to_act():
        await settled(table, second)
        await second.command("act", actions=actions)
    await settled(table, first, second)
    play = table.live.core.play
    assert play is not None
    return bool(actions) and play.steps[-1].seat == 1


async def foreseen(player: Player) -> list[Message]:
    """An action that can be planned now."""
    answer = await player.command("draft", actions=[], ahead=True)
    player.legal = answer.get("legal")
    choices, player.legal = player.choices(), None
    return choices[-1:]


async def settled(table: Seated, *players: Player) -> None:
    """Wait until plans have been played and everybody has been told."""
    await until(lambda: not table.live.planning, "plans are played")
    for player in players:
        await player.until(lambda one=player: one.seq == table.live.core.seq)  # type: ignore[misc]  # a default binds


async def test_bots_keep_their_beat_whether_anybody_plans_or_not(start: Start) -> None:
    """The beats of a bot that bids with a person who has planned are those of one beside a person who thinks."""
    async with start() as server:
        slept: list[float] = []
        now = 0.0

        async def sleep(seconds: float) -> None:
            slept.append(round(seconds, 3))

        async def rest(table: LiveTable, seconds: float) -> None:
            """Nothing else happens at the table than that time passes."""
            nonlocal now
            if seconds < LONGEST_SLEEP_SECONDS:
                slept.append(round(seconds, 3))
                now += seconds
            else:
                await table.changed.wait()

        server.services.thinking.metronome = Metronome(0.4, 1, lambda: now, sleep)
        server.services.driver.rest = rest  # type: ignore[method-assign]  # time passes as the test wants it
        server.services.planner.beats = lambda: 3
        table = Seated(server, await make_table(server.client, seats=[PERSON, BOT], options=FIRST, seed="beat"))
        async with table.sit(0) as first:
            await first.turn()
            await accepted(first.command("plan", actions=[{"type": "pass", "seat": 0}]))
            await until(lambda: table.live.plans[0].fate, "it is played")
        assert slept[0] == 1.2  # three beats of the table, and no moment that only plans have
        assert set(slept[1:]) == {0.4}


async def test_a_plan_never_waits_for_longer_than_half_of_the_time_that_is_left(start: Start) -> None:
    async with start() as server:
        pace = {"kind": "clock", "seconds": 10, "grace": 5}
        table = await seat_two(server, pace=pace)
        server.services.thinking.metronome = Metronome(60.0, 1)
        core = (await server.services.hall.table(table.id)).core
        assert 0 < server.services.planner.seconds(core, 0) <= 5

"""Secrecy (promise 2): whatever a seat may not know is in no byte that it receives, and in no log."""

import io
import itertools
import re
from pathlib import Path

import msgspec

from aedilis.core.catalogue import rules
from aedilis.core.rng import seeded
from aedilis.server.client import Message, Player, make_table, sitting
from aedilis.server.storage import holders
from aedilis.server.storage.entries import Begun, Facts, SeatEntry, SeatSet, Stored
from aedilis.server.storage.setup import Setup
from aedilis.server.upkeep.logs import set_up_logs
from aedilis.server.wire.shapes import Pace
from aedilis.server.wire.tokens import token_hash
from tests.server.conftest import Running, Start
from tests.server.tables import FIRST, PERSON, bearer, open_table, play_to_end, tokens_of

CAPITOL = rules("capitol")
TABLE = "0123456789abcdef01234567"
TIMES = re.compile(rb'"(at|now|created|finished)":\d+')
COMMITMENT = re.compile(rb"[0-9a-f]{64}")  # the hash of what is secret must differ; it tells nothing
TOKENS = [f"s_{seat}{'x' * 30}" for seat in range(3)]


def worlds(seed: str, seat: int, count: int) -> list[str]:
    """Positions that differ only in what this seat cannot know."""
    options = CAPITOL.options(FIRST)
    view = CAPITOL.new_state(3, options, seed).view(seat)
    dealt = [CAPITOL.determinize(view, seeded(f"world {number}")) for number in range(count)]
    assert len({state.key() for state in dealt}) == count
    return [msgspec.json.encode(CAPITOL.position(state)).decode() for state in dealt]


async def make_world(server: Running, start: str) -> None:
    """The same table in everything but the hidden cards."""
    options = msgspec.json.encode(CAPITOL.options(FIRST))
    facts = Facts(
        id=TABLE,
        created=1,
        name="world",
        preset=None,
        public=True,
        pace=Pace(),
        tracker=True,
        hints=False,
        seed_chosen=False,
        host_hash=None,
        origin_table=None,
        origin_move=None,
        setup=Setup("capitol", 3, options, "the same seed", start),
    )
    entries: list[Stored] = [*(SeatSet(seat, SeatEntry(kind="person")) for seat in range(3)), Begun()]
    hashes = [(seat, token_hash(token)) for seat, token in enumerate(TOKENS)]
    await server.services.hall.create(facts, entries, lambda database: holders.add_tokens(database, facts.id, hashes))


async def what_seat_0_receives(server: Running) -> list[bytes]:
    """Everything seat 0 and a spectator get while they and the others do what is possible in every world."""
    got: list[str] = []
    first, watching = Player(server.base, TABLE, TOKENS[0]), Player(server.base, TABLE)
    first.received = watching.received = got
    second, third = Player(server.base, TABLE, TOKENS[1]), Player(server.base, TABLE, TOKENS[2])
    here: list[Player] = []
    for player in (first, watching, second, third):
        await player.open()
        here.append(player)
        await all_know(here)  # or it would depend on the moment how many are told of at once
    answers: list[bytes] = []
    numbers = itertools.count()

    async def ask(player: Player, kind: str, **fields: object) -> Message:
        """One command, and everything that comes to both observers because of it."""
        assert player.socket is not None
        number = next(numbers)
        await player.socket.send(msgspec.json.encode({"type": kind, "id": f"c{number}", **fields}).decode())
        while True:
            text = str(await player.socket.recv())
            await player.take(text)
            message: Message = msgspec.json.decode(text)
            if message.get("id") == f"c{number}":
                break
        if player is first:
            answers.append(text.encode())
        return message

    assert first.legal is not None
    # Whatever seat 0 can ask about the future is answered alike in all worlds.
    for choice in first.legal["actions"]:
        await ask(first, "draft", actions=[choice["action"]])
        await ask(first, "check", actions=[choice["action"], {**choice["action"], "seat": 1}])
    await ask(first, "act", actions=[{"type": "draw", "seat": 0, "pile": "roof"}, {"type": "pass", "seat": 0}])
    for seat, player in enumerate((first, second, third)):
        assert (await ask(player, "act", actions=[{"type": "pass", "seat": seat}]))["type"] == "accepted"
    # The others seal what they like, which differs from world to world; seat 0 only learns that they did.
    for seat, player in ((1, second), (2, third)):
        assert player.view is not None
        await drain(player)
        hand = player.view["seats"][seat]["hand"]
        sealed = await ask(player, "act", actions=[{"type": "bid", "seat": seat, "cards": hand[: 2 + seat]}])
        assert sealed["type"] == "accepted"
        await ask(first, "check", actions=[{"type": "bid", "seat": 0, "cards": []}])
        await ask(first, "draft", actions=[{"type": "bid", "seat": 0, "cards": []}])
        await ask(first, "undo", move=1)
        await ask(first, "vote", yes=False)
        await ask(first, "say", text="well")
    for path in ("", "/moves", "/moments/3", "/record", "/record?form=json", "/moments/4?seat=1", "/notes"):
        for headers in ({}, bearer(TOKENS[0])):
            answer = await server.client.get(f"/api/tables/{TABLE}{path}", headers=headers)
            answers.append(answer.content)
    answers.append((await server.client.get("/api/tables?status=running")).content)
    for player in (first, watching):
        await drain(player)
    for player in (first, watching, second, third):
        assert player.socket is not None
        await player.socket.close()
    # Two sockets arrive in any order relative to each other; each message is complete in itself.
    return [COMMITMENT.sub(b"", TIMES.sub(b"", each)) for each in sorted([*answers, *(text.encode() for text in got)])]


async def all_know(here: list[Player]) -> None:
    """Everybody has been told who is here."""
    for player in here:
        assert player.socket is not None
        while player.presence is None or len(here) != player.presence["spectators"] + sum(
            seat["connected"] for seat in player.presence["seats"]
        ):
            await player.take(str(await player.socket.recv()))


async def drain(player: Player) -> None:
    """Take what has arrived: after a ping's answer nothing older is left."""
    assert player.socket is not None
    await player.socket.send('{"type":"ping","at":1}')
    while True:
        text = str(await player.socket.recv())
        if '"pong"' in text:
            return
        await player.take(text)


async def test_no_byte_depends_on_what_the_seat_cannot_know(start: Start, tmp_path: Path) -> None:
    received = []
    for number, world in enumerate(worlds("secrecy", 0, 3)):
        async with start(database=str(tmp_path / f"{number}.db")) as server:
            await make_world(server, world)
            received.append(await what_seat_0_receives(server))
    assert len(received[0]) > 50
    for other in received[1:]:
        assert other == received[0]


async def test_the_comparison_would_notice_a_leak(start: Start, tmp_path: Path) -> None:
    """The worlds do differ: the seat that holds the cards receives other bytes."""
    hands = set()
    for number, world in enumerate(worlds("secrecy", 0, 3)):
        async with start(database=str(tmp_path / f"{number}.db")) as server:
            await make_world(server, world)
            async with sitting(server.base, TABLE, TOKENS[1]) as second:
                assert second.view is not None
                hands.add(tuple(second.view["seats"][1]["hand"]))
    assert len(hands) > 1


def secrets_in(message: Message, seat: int | None) -> list[str]:
    """Places in a message that tell another seat's hand, bid, or action."""
    found = []
    for view in filter(None, (message.get("view"), message.get("table", {}).get("view"))):
        for number, each in enumerate(view["seats"]):
            if number != seat and (each["hand"] is not None or each["bid"] is not None):
                found.append(f"seat {number}")
    for entry in message.get("entries", ()):
        for move in entry.get("moves", ()):
            if move["seat"] != seat and (move["action"] is not None or move["notation"] is not None):
                found.append(f"move {move['move']}")
    return found


async def test_no_message_of_a_whole_game_tells_a_secret(start: Start) -> None:
    logged = io.StringIO()
    set_up_logs("debug", logged)
    async with start() as server:
        table, tokens = await open_table(server, seats=[PERSON] * 3, seed="not to be told", options=FIRST)
        players = [Player(server.base, table, token) for token in (*tokens, None)]
        seed, hashes = b"not to be told", [token_hash(token).encode() for token in tokens]
        async with (
            sitting(server.base, table, tokens[0]) as a,
            sitting(server.base, table, tokens[1]) as b,
            sitting(server.base, table, tokens[2]) as c,
            sitting(server.base, table) as d,
        ):
            players = [a, b, c, d]
            for player in players:
                player.received = []
            for _ in range(400):
                acting = next((player for player in (a, b, c) if player.legal is not None), None)
                if acting is None or a.is_over():
                    break
                answer = await acting.act(acting.choices()[-1])
                for player in players:
                    await player.reach(answer["seq"])
            assert a.is_over()
        for player in players:
            assert player.received is not None
            assert len(player.received) > 50
            for text in player.received:
                message = msgspec.json.decode(text)
                if message.get("table", {}).get("status") == "over":
                    break
                assert secrets_in(message, player.seat) == []
                assert seed not in text.encode()
                assert not any(secret in text.encode() for secret in (*hashes, *(t.encode() for t in tokens)))
    assert logged.getvalue()
    for secret in (table, "not to be told", *tokens):
        assert secret not in logged.getvalue()
    assert not re.search(r"\b[RFABC][1-8]\b", logged.getvalue())


async def test_tokens_are_stored_as_hashes_only(start: Start, tmp_path: Path) -> None:
    async with start() as server:
        made = await make_table(server.client, seats=[PERSON, PERSON])
        signed = await server.client.post("/api/accounts", json={"name": "ada", "passphrase": "eight or more"})
        secrets = [*tokens_of(made), made["host"], signed.json()["token"], "eight or more"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made["table"]["id"].encode() in stored
    for secret in secrets:
        assert secret.encode() not in stored


async def test_a_running_games_record_stops_before_the_sealed_bids(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as first, sitting(server.base, table, tokens[1]) as second:
        for player in (first, second):
            await player.turn()
            await player.act({"type": "pass", "seat": player.seat})
        await second.until(lambda: second.legal is not None and second.legal["selection"] is not None)
        await second.act(second.choices()[2])
        record = (await server.client.get(f"/api/tables/{table}/record")).text
        assert " bid " not in record
        assert "seed:" not in record
        assert record.count("pass") == 2
        await first.turn()
        await first.act({"type": "bid", "seat": 0, "cards": []})
        assert (await server.client.get(f"/api/tables/{table}/record")).text.count(" bid ") == 2
        await server.client.put(
            f"/api/tables/{table}/seats/0/stand-in", json={"level": "random"}, headers=bearer(tokens[0])
        )
        await play_to_end(second)
        assert "seed:" in (await server.client.get(f"/api/tables/{table}/record")).text

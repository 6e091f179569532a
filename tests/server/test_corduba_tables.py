"""Tables of Corduba: a turn of many small steps is a draft, and the solo game has one seat."""

from aedilis.server.client import Message, Player, make_table, sitting
from tests.server.conftest import Running
from tests.server.tables import PERSON, bearer, open_table, play_to_end, tokens_of


def choice(legal: Message, kind: str) -> Message:
    """The first choice of this kind."""
    found: Message = next(one for one in legal["actions"] if one["action"]["type"] == kind)
    return found


async def keep_cards(*players: Player) -> None:
    """Everybody chooses among the dealt cards, and what follows from it, until somebody has a turn."""
    answers = [await player.act(player.choices()[0]) for player in players]
    for player in players:
        await player.reach(answers[-1]["seq"])
    while True:
        asked = next(player for player in players if player.seat in players[0].to_act)
        if any(action["type"] == "pass" for action in asked.choices()):
            return
        answer = await asked.act(asked.choices()[0])
        for player in players:
            await player.reach(answer["seq"])


async def test_a_turn_is_composed_privately_and_committed_at_once(server: Running) -> None:
    made = await make_table(server.client, game="corduba", seats=[PERSON, PERSON], seed="draft")
    first, second = tokens_of(made)
    table = made["table"]["id"]
    async with sitting(server.base, table, first) as one, sitting(server.base, table, second) as two:
        await keep_cards(one, two)
        mover, other = (one, two) if one.seat in one.to_act else (two, one)
        known = other.seq
        drafted: Message = {"legal": mover.legal}
        actions: list[Message] = []
        for kind in ("portus", "end"):
            found = next((c for c in drafted["legal"]["actions"] if c["action"]["type"] == kind), None)
            if found is None:
                break
            actions.append(found["action"])
            drafted = await mover.command("draft", actions=actions)
            assert drafted["type"] == "drafted"
            assert drafted["stops"] is None
        assert mover.view is not None
        assert drafted["view"]["seats"][mover.seat]["goods"] != mover.view["seats"][mover.seat]["goods"]
        assert other.seq == known
        answer = await mover.act(*actions)
        assert answer["type"] == "accepted"
        await other.reach(answer["seq"])
        assert other.view is not None
        assert other.view["turn"] == other.seat


async def test_a_hint_goes_on_from_a_draft_of_its_own_seat(server: Running) -> None:
    made = await make_table(server.client, game="corduba", seats=[PERSON, PERSON], seed="draft", hints=True)
    first, second = tokens_of(made)
    table = made["table"]["id"]

    async def hint(token: str, *draft: Message) -> tuple[int, Message]:
        asked = {"level": "tiro", "draft": draft}
        answer = await server.client.post(f"/api/tables/{table}/hint", json=asked, headers=bearer(token))
        return answer.status_code, answer.json()

    async with sitting(server.base, table, first) as one, sitting(server.base, table, second) as two:
        await keep_cards(one, two)
        mover = one if one.seat in one.to_act else two
        mine, theirs = (first, second) if mover is one else (second, first)
        portus = next(action for action in mover.choices() if action["type"] == "portus")
        drafted = await mover.command("draft", actions=[portus])
        legal = [choice["action"] for choice in drafted["legal"]["actions"]]
        assert portus not in legal
        status, ahead = await hint(mine, portus)
        assert (status, ahead["seat"]) == (200, mover.seat)
        assert all(advice["action"] in legal for advice in ahead["advice"]), "what comes after the draft"
        status, now = await hint(mine)
        assert status == 200
        assert all(advice["action"] in mover.choices() for advice in now["advice"]), "whatever the server keeps"
        # nobody drafts for another seat, or what the rules forbid
        assert (await hint(theirs, portus))[1]["code"] == "not-your-seat"
        assert (await hint(mine, portus, portus))[1]["code"] == "illegal-action"


async def test_what_is_only_tried_leaves_the_draft_as_it_is(server: Running) -> None:
    table, (token, *_) = await open_table(server, game="corduba", seats=[PERSON], seed="tried")
    async with sitting(server.base, table, token) as player:
        await keep_cards(player)
        kept, tried = player.choices()[:2]
        await player.command("draft", actions=[kept])
        assert (await player.command("draft", actions=[tried], keep=False))["type"] == "drafted"
    async with sitting(server.base, table, token) as again:
        assert again.welcomed["draft"] == [kept]


async def test_a_draft_stops_before_it_reveals_anything(server: Running) -> None:
    made = await make_table(server.client, game="corduba", seats=[PERSON], seed="stops")
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as player:
        drafted = await player.command("draft", actions=[player.choices()[0]])
        while drafted["stops"] is None:
            drafted = await player.command(
                "draft", actions=[*drafted["actions"], drafted["legal"]["actions"][0]["action"]]
            )
        shown = drafted["actions"]
        assert drafted["stops"] == len(shown)
        assert drafted["legal"] is not None
        revealing = [one for one in drafted["legal"]["actions"] if one["preview"]["reveals"]]
        assert drafted["legal"]["actions"][0] in revealing


async def test_a_preview_tells_what_a_choice_does(server: Running) -> None:
    made = await make_table(server.client, game="corduba", seats=[PERSON], seed="preview")
    async with sitting(server.base, made["table"]["id"], tokens_of(made)[0]) as player:
        await keep_cards(player)
        assert player.legal is not None
        portus = choice(player.legal, "portus")
        answer = await player.act(portus["action"])
        await player.reach(answer["seq"])
        events = player.entries[-1]["moves"][0]["events"]
        assert portus["preview"]["events"] == events[: len(portus["preview"]["events"])]
        assert portus["preview"]["events"][0] == {"type": "portus_used", "seat": 0}


async def test_a_solo_game_is_played_to_its_end(server: Running) -> None:
    made = await make_table(server.client, game="corduba", seats=[PERSON], options={"difficulty": "praetor"})
    token = tokens_of(made)[0]
    async with sitting(server.base, made["table"]["id"], token) as player:
        assert player.view is not None
        assert player.view["caepio"] is not None
        await play_to_end(player, limit=2000)
        assert player.table["scores"] is not None
    statistics = await server.client.get(f"/api/tables/{made['table']['id']}/statistics")
    assert statistics.status_code == 200
    hint = await server.client.post(
        f"/api/tables/{made['table']['id']}/hint", json={"move": 5, "seat": 0}, headers=bearer(token)
    )
    assert hint.status_code == 200, hint.text

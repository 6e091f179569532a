"""A table of a game that the server knows from its entry point alone, told in the words of that game."""

from typing import Any

from aedilis.core.game import Game
from aedilis.core.record import load
from aedilis.server.client import make_table, sitting
from tests.server.conftest import Running
from tests.server.tables import PERSON, bearer, open_table, play_to_end, tokens_of

NAME = "sortes"
BOT = {"kind": "bot", "level": "tiro"}


async def test_it_is_offered_with_its_title_and_its_bots(server: Running) -> None:
    shown = {game["name"]: game for game in (await server.client.get("/api/games")).json()["games"]}
    assert shown[NAME]["title"] == "Sortes"
    assert shown[NAME]["levels"] == ["tiro"]
    assert shown["capitol"]["title"] == "Capitol"


async def test_a_person_plays_a_bot_to_the_end(server: Running) -> None:
    table, [token] = await open_table(server, game=NAME, seats=[{**PERSON, "name": "Ada"}, BOT])
    words = f"/api/tables/{table}/words"
    async with sitting(server.base, table, token) as player:
        await player.turn()
        before = (await server.client.get(words, headers=bearer(token))).json()
        assert [choice["text"].partition(" lot ")[0] for choice in before["choices"]] == ["Seal"] * 5
        assert before["log"][0]["lines"][0].startswith("A prize of")
        assert before["scores"] == []
        answer = await player.act(before["choices"][0]["action"])
        assert answer["type"] == "accepted"
        await player.reach(answer["seq"])
        await play_to_end(player)
    after = (await server.client.get(f"{words}?since=2", headers={"accept-language": "de"})).json()
    assert after["choices"] == []
    assert after["log"][0]["move"] == 3
    assert after["log"][-1]["lines"][-1] == "Das Spiel ist aus."
    assert [line["what"] for line in after["scores"]] == ["Ada", "Livia"]  # as the page calls a bot in the second seat
    record = (await server.client.get(f"/api/tables/{table}/record")).text
    assert Game.from_record(load(record)).is_over()


async def test_words_tell_nobody_what_another_seat_has_sealed(server: Running) -> None:
    """The same table twice, the first seat seals another lot: nothing that others are told changes."""
    told = []
    for chosen in (0, 4):
        seats = [{**PERSON, "name": "Ada"}, {**PERSON, "name": "Bruno"}]
        table, tokens = await open_table(server, game=NAME, seats=seats, seed="the same deal")
        words = f"/api/tables/{table}/words"
        async with sitting(server.base, table, tokens[0]) as ada:
            await ada.turn()
            answer = await ada.act(ada.choices()[chosen])
            await ada.reach(answer["seq"])
        own = (await server.client.get(words, headers=bearer(tokens[0]))).json()
        assert own["choices"] == []
        other = (await server.client.get(words, headers=bearer(tokens[1]))).json()
        spectator = (await server.client.get(words)).json()
        earlier = (await server.client.get(f"{words}?move=0", headers=bearer(tokens[1]))).json()
        told.append((other["view"], other["seats"], other["log"], other["choices"], spectator, earlier))
        assert headings(own, 0) == ["sealed", "hand"]
        assert headings(other, 0) == ["sealed"]
        assert headings(other, 1) == ["hand"]
        assert [headings(spectator, seat) for seat in (0, 1)] == [["sealed"], []]
        assert spectator["choices"] == []
    assert told[0] == told[1]


def headings(words: dict[str, Any], seat: int) -> list[str]:
    return [line["what"] for line in words["seats"][seat]["lines"]]


QUESTIONS = {
    "since=x": 400,
    "since=-1": 400,
    "since=9": 404,
    "since=0": 200,
    "move=x": 400,
    "move=": 400,
    "move=1": 404,
    "move=0": 200,
    "move=0&since=1": 404,
    "seat=0": 403,
    "seat=7": 404,
    "seat=open": 409,
    "seat=public": 200,
}


async def test_a_bad_question_is_refused(server: Running) -> None:
    table, _ = await open_table(server, game=NAME, seats=[PERSON, PERSON])
    answers = {query: await server.client.get(f"/api/tables/{table}/words?{query}") for query in QUESTIONS}
    assert {query: answer.status_code for query, answer in answers.items()} == QUESTIONS


async def test_a_game_that_is_over_is_told_again_move_by_move(server: Running) -> None:
    table, [token] = await open_table(server, game=NAME, seats=[PERSON, BOT])
    words = f"/api/tables/{table}/words"
    async with sitting(server.base, table, token) as player:
        await play_to_end(player)
    last = (await server.client.get(words)).json()
    assert [line["said"] for line in last["scores"]] == [str(seat["score"]) for seat in last["seats"]]
    for move in (0, 1, 5):
        then = (await server.client.get(f"{words}?move={move}&seat=0", headers=bearer(token))).json()
        assert then["log"] == last["log"][: move + 1]
        assert (then["choices"], then["scores"]) == ([], [])
        hands = (await server.client.get(f"{words}?move={move}&seat=open&since={move}")).json()
        assert all("hand" in headings(hands, seat) for seat in (0, 1))
        assert hands["seats"][0] == then["seats"][0]
        assert "hand" not in headings(then, 1)


async def test_its_options_and_rules_are_told_in_its_words(server: Running) -> None:
    asked = await server.client.get("/api/games", headers={"accept-language": "de"})
    shown = {game["name"]: game for game in asked.json()["games"]}
    assert shown[NAME]["choices"] == [
        {
            "name": "low_lots",
            "values": [False, True],
            "text": "Das Los, das gewinnt",
            "texts": ["das h\u00f6chste", "das niedrigste"],
        }
    ]
    assert {name: game["packs"] for name, game in shown.items()} == {"capitol": False, "corduba": True, NAME: False}
    rules = (await server.client.get(f"/api/games/{NAME}/rules")).json()
    assert rules["title"] == "Sortes"
    assert "- **S1.3** One seals a lot that one holds." in rules["text"]
    assert (await server.client.get("/api/games/chess/rules")).json()["code"] == "unknown-game"


async def test_a_bot_that_only_chooses_gives_advice_too(server: Running) -> None:
    made = await make_table(server.client, game=NAME, seats=[PERSON, BOT], hints=True)
    [token] = tokens_of(made)
    asked = await server.client.post(f"/api/tables/{made['table']['id']}/hint", json={}, headers=bearer(token))
    assert asked.status_code == 200, asked.text
    [advice] = asked.json()["advice"]
    assert advice["why"] is None
    assert advice["text"].startswith("Seal lot ")


async def test_our_games_have_words_on_the_plain_table_too(server: Running) -> None:
    for game in ("capitol", "corduba"):
        made = await make_table(server.client, game=game, seats=[PERSON, PERSON])
        [token, _] = tokens_of(made)
        told = (await server.client.get(f"/api/tables/{made['table']['id']}/words", headers=bearer(token))).json()
        assert told["view"]
        assert told["log"]
        assert all(seat["lines"] for seat in told["seats"])

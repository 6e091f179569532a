"""A command's id stands for one command: sent again it is answered again, and another one is refused."""

from aedilis.server.client import Message, sitting
from tests.server.conftest import Running, Start
from tests.server.tables import FIRST, PERSON, open_table

PASS = {"type": "pass", "seat": 0}
# Each kind with two contents, in an order in which the first of each is accepted.
COMMANDS: list[tuple[str, Message, Message]] = [
    ("say", {"text": "yes"}, {"text": "no"}),
    ("write_notes", {"text": "yes"}, {"text": "no"}),
    ("check", {"actions": [PASS]}, {"actions": [PASS, PASS]}),
    ("draft", {"actions": [PASS]}, {"actions": []}),
    ("stand_in", {"level": None}, {"level": "random"}),
    ("act", {"actions": [PASS]}, {"actions": [PASS], "decision": 0}),
    ("undo", {"move": 0}, {"move": 1}),
]


async def test_another_command_with_a_used_id_is_refused(server: Running) -> None:
    table, (token, *_) = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    for kind, first, second in COMMANDS:
        async with sitting(server.base, table, token) as ada:
            answer = await ada.command(kind, id=kind, **first)
            assert answer["type"] != "refused", answer
            assert await ada.command(kind, id=kind, **first) == answer
            assert (await ada.command(kind, id=kind, **second))["code"] == "id-used"
        async with sitting(server.base, table, token) as ada:
            assert (await ada.command(kind, id=kind, **second))["code"] == "id-used"
            for other, fields, _ in COMMANDS:
                if other != kind:
                    assert (await ada.command(other, id=kind, **fields))["code"] == "id-used", (kind, other)


async def test_what_is_stored_is_known_after_a_restart(start: Start) -> None:
    async with start() as server:
        table, (token, *_) = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
        async with sitting(server.base, table, token) as ada:
            said = await ada.command("say", id="one", text="yes")
    async with start() as server, sitting(server.base, table, token) as ada:
        assert await ada.command("say", id="one", text="yes") == said
        assert (await ada.command("say", id="one", text="no"))["code"] == "id-used"
        assert (await ada.command("leave", id="one"))["code"] == "id-used"
        assert (await ada.command("write_notes", id="one", text="yes"))["code"] == "id-used"


async def test_every_seat_has_ids_of_its_own_and_a_refused_command_uses_none(server: Running) -> None:
    table, tokens = await open_table(server, seats=[PERSON, PERSON], options=FIRST)
    async with sitting(server.base, table, tokens[0]) as ada, sitting(server.base, table, tokens[1]) as bruno:
        assert (await ada.command("say", id="one", text="yes"))["type"] == "accepted"
        assert (await bruno.command("say", id="one", text="no"))["type"] == "accepted"
        assert (await bruno.command("act", id="two", actions=[{"type": "pass", "seat": 1}]))["code"] == "illegal-action"
        assert (await bruno.command("say", id="two", text="well"))["type"] == "accepted"

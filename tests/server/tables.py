"""Tables that several tests set up."""

from aedilis.server.client import Message, Player

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
FIRST = {"start_player": "chosen"}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def tokens_of(made: Message) -> list[str]:
    return [given["token"] for given in made["tokens"]]


async def play_to_end(player: Player, limit: int = 400) -> None:
    """Play the seat's last choices until the game is over."""
    for _ in range(limit):
        await player.turn()
        if player.is_over():
            return
        answer = await player.act(player.choices()[-1])
        assert answer["type"] == "accepted", answer
        await player.reach(answer["seq"])
    raise AssertionError("the game does not end")

"""What is printed on the boards and cards of a game: the same for the whole game, so it is asked for once."""

import gzip
import hashlib
from functools import lru_cache

import msgspec
from starlette.responses import Response

from aedilis.core.catalogue import rules as registered
from aedilis.server.http.call import Call
from aedilis.server.http.files import ASK_AGAIN, accepted_encodings
from aedilis.server.http.routing import JSON, Routes
from aedilis.server.tables import packs
from aedilis.server.tables.making import known_rules
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.requests import NewPack, PackChecked

routes = Routes()
PACK_COST = 4.0  # checking a pack counts as this many more requests


@routes.add("GET", "/api/games/{game}/content", answer=None, media=(JSON,))
async def show_content(call: Call) -> Response:
    """What the package itself prints for a game; `not-found` for a game that says all in its views."""
    rules = known_rules(str(call.request.path_params["game"])[:30])
    return answer_content(call, rules.name, msgspec.json.encode(rules.options(None)))


@routes.add("GET", "/api/tables/{table}/content", answer=None, media=(JSON,))
async def show_content_of_table(call: Call) -> Response:
    """What a table plays with, which may be a pack of its own."""
    setup = (await call.table()).core.facts.setup
    return answer_content(call, setup.game, setup.options)


@routes.add("POST", "/api/games/{game}/packs", body=NewPack, answer=PackChecked, largest=250_000)
async def check_pack(call: Call) -> PackChecked:
    """Check a pack of one's own, and keep it if it can be played."""
    call.count(PACK_COST)
    return await packs.keep(call.services.writer, str(call.request.path_params["game"]), call.read(NewPack))


def answer_content(call: Call, game: str, options: bytes) -> Response:
    """The content with its hash as the tag; 304 for whoever has it already."""
    tag, plain, packed = encoded_content(game, options)
    headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": "Accept-Encoding"}
    known = {given.strip().removeprefix("W/") for given in call.request.headers.get("if-none-match", "").split(",")}
    if tag in known:
        return Response(status_code=304, headers=headers)
    if "gzip" in accepted_encodings(call.request.headers.get("accept-encoding", "")):
        return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=JSON)
    return Response(plain, headers=headers, media_type=JSON)


@lru_cache(maxsize=32)
def encoded_content(game: str, options: bytes) -> tuple[str, bytes, bytes]:
    """The tag, the JSON, and the same packed; raises `not-found` where a game has no content of its own."""
    rules = registered(game)
    content = rules.content(rules.options(msgspec.json.decode(options)))
    if content is None:
        raise Refusal("not-found")
    plain = msgspec.json.encode(content)
    return f'"{hashlib.sha256(plain).hexdigest()[:32]}"', plain, gzip.compress(plain, 9, mtime=0)

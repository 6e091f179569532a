"""The link to a table as others can open it, and as a code for their phones."""

from urllib.parse import urlsplit

import segno

from aedilis.server.http.call import Call
from aedilis.server.http.routing import Routes
from aedilis.server.settings import Settings
from aedilis.server.upkeep.addresses import own_address
from aedilis.server.upkeep.callers import is_own_origin
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.requests import Invitation

routes = Routes()
LONGEST = 300  # characters of an origin: a Host header may be so long that no code holds it
ORIGIN = {"origin": {"type": "string", "maxLength": LONGEST}}
ONLY_HERE = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")


@routes.add("GET", "/api/tables/{table}/invitation", answer=Invitation, query=ORIGIN)
async def invite(call: Call) -> Invitation:
    """A link to the table for others, and the squares of its code. `origin` is where the asking page came from."""
    table, settings = await call.table(), call.services.settings
    origin = call.query("origin") or f"http://{call.request.headers.get('host', '')}"
    if len(origin) > LONGEST or not is_own_origin(origin, call.request.headers, settings):
        raise Refusal("bad-query")
    link = f"{seen_by_others(origin, settings)}/t/{table.id}"
    code = segno.make(link, micro=False)
    return Invitation(link, tuple("".join(str(int(dark)) for dark in row) for row in code.matrix))


def seen_by_others(origin: str, settings: Settings) -> str:
    """The address of the server for another device: what this machine calls itself means nothing there."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    if urlsplit(origin).hostname in ONLY_HERE and settings.host in EVERYWHERE:
        network = own_address()
        if network is not None:
            return f"http://{network}:{settings.port}"
    return origin.rstrip("/")

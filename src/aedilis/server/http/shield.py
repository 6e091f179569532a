"""What stands in front of every request: limits, origin checks, security headers, and errors that tell nothing."""

import asyncio

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aedilis.server.services import Services
from aedilis.server.upkeep.callers import address, is_own_origin, on_trusted_line
from aedilis.server.upkeep.logs import logger, where
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.names import refuse_nul, refuse_nul_in_query
from aedilis.server.wire.requests import ErrorAnswer
from aedilis.server.wire.texts import best_language, explain

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 256 * 1024
# Scripts and style sheets only from our own files; style attributes cannot run code and the board needs them.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "cache-control": "no-store",  # unless the answer itself says how long it holds
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
# Browsers obey this one only where they trust the line, and complain about it everywhere else.
ON_TRUSTED_LINES = {"cross-origin-opener-policy": "same-origin"}

log = logger(__name__)


def problem(refusal: Refusal, language: str) -> Response:
    """A refusal as HTTP."""
    body = msgspec.json.encode(ErrorAnswer(refusal.code, refusal.rule, explain(refusal, language)))
    headers = {"retry-after": str(refusal.details.get("seconds", 1))} if refusal.status == 429 else None
    return Response(body, status_code=refusal.status, media_type="application/json", headers=headers)


class Shield:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, pass on, add headers, and turn whatever went wrong into a plain answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        language = best_language(headers.get("accept-language", ""))
        added = HEADERS | ON_TRUSTED_LINES if on_trusted_line(scope, headers) else HEADERS
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                made = MutableHeaders(scope=message)
                for name, value in added.items():
                    made.setdefault(name, value)
                self.services.metrics.requests.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        try:
            self.check(scope, headers)
            who = address(scope, headers, trust_proxy=self.services.settings.trust_proxy)
            with self.services.requests.one_more(who):
                await self.services.turnstile.enter(who)
                await self.app(scope, receive, send_with_headers)
        except Refusal as refusal:
            await problem(refusal, language)(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # of a request only by a server that stops and has waited for long enough
            if not started:
                await problem(Refusal("closing"), language)(scope, receive, send_with_headers)
        except ClientDisconnect:
            return  # it went away, or was sent away, before all of its request was there
        except Exception as error:
            # The path may be a secret link and the message may name cards: only where it happened is logged.
            log.error("request-failed", method=scope["method"], **where(error))
            if not started:
                await problem(Refusal("internal"), language)(scope, receive, send_with_headers)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Raise a Refusal for requests that must not reach the application."""
        refuse_nul(scope["path"])
        refuse_nul_in_query(scope["query_string"])
        who = address(scope, headers, trust_proxy=self.services.settings.trust_proxy)
        if scope["method"] in SAFE_METHODS:
            if scope["path"].startswith("/api/"):
                self.services.reads.check(who)
            return
        origin = headers.get("origin")
        if origin is not None and not is_own_origin(origin, headers, self.services.settings):
            raise Refusal("bad-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            raise Refusal("too-large", largest=LARGEST_BODY)
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json" and (length != "0" or "transfer-encoding" in headers):
            # Forms can be sent across origins without asking; JSON cannot.
            raise Refusal("bad-content-type")
        self.services.changes.check(who)

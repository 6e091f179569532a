"""The ASGI application: routes, live tables, the page's files, and what stands in front of them."""

import functools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from aedilis.server.http import analysis, content, games, invitations, lessons, people, puzzles, reports, tables
from aedilis.server.http.files import answer_page
from aedilis.server.http.routing import JSON, document
from aedilis.server.http.shield import Shield, problem
from aedilis.server.live.endpoint import live
from aedilis.server.readiness import Trouble
from aedilis.server.services import Services
from aedilis.server.settings import Settings
from aedilis.server.upkeep.callers import is_operator
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.texts import best_language

STATIC = Path(__file__).parent / "static"
ROOMS = (tables, games, analysis, content, lessons, puzzles, people, reports, invitations)
PARTS = tuple(room.routes for room in ROOMS)


def make_app(settings: Settings, services: Services | None = None) -> Shield:
    """The whole application; its parts start and stop with it."""
    parts = services or Services(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await parts.start()
        yield
        await parts.stop()

    routes = [
        *(route for part in PARTS for route in part.routes),
        WebSocketRoute("/api/tables/{table}/live", live),
        *service_routes(parts),
        Route("/{path:path}", page, methods=["GET"]),  # at every address that nothing else answers
    ]
    answers = {Refusal: refused, HTTPException: of_starlette, Exception: failed}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=answers)
    app.state.services = parts
    return Shield(app, parts)


@functools.cache
def described() -> bytes:
    """The interface in the words of OpenAPI; it is the same for every server."""
    return msgspec.json.encode(document(PARTS))


def service_routes(parts: Services) -> list[Route]:
    """For machines: health, numbers, and the description of the interface."""

    async def healthz(_: Request) -> Response:
        """Whether the database answers."""
        await parts.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        return PlainTextResponse("ok\n")

    async def readyz(request: Request) -> Response:
        """Whether the process can do its work; what is missing is told in full to whoever runs it."""
        troubles = await parts.readiness.troubles()
        if not is_operator(request.scope, request.headers, parts.settings.metrics_token):
            troubles = [Trouble(trouble.what, trouble.code) for trouble in troubles]
        answer = msgspec.json.encode({"ready": not troubles, "troubles": troubles})
        return Response(answer, 503 if troubles else 200, media_type=JSON)

    async def numbers(request: Request) -> Response:
        """Numbers for Prometheus."""
        if not is_operator(request.scope, request.headers, parts.settings.metrics_token):
            raise Refusal("operators-only")
        return Response(parts.metrics.exposition(), media_type="text/plain; version=0.0.4")

    async def openapi(_: Request) -> Response:
        """This description."""
        return Response(described(), media_type=JSON)

    endpoints = {"/healthz": healthz, "/readyz": readyz, "/metrics": numbers, "/api/openapi.json": openapi}
    return [Route(path, endpoint, methods=["GET"]) for path, endpoint in endpoints.items()]


async def page(request: Request) -> Response:
    """The page's own files."""
    return answer_page(STATIC, request)


async def refused(request: Request, error: Exception) -> Response:
    """A refusal, told as every other one."""
    assert isinstance(error, Refusal), "registered for refusals only"
    return problem(error, best_language(request.headers.get("accept-language", "")))


async def of_starlette(request: Request, error: Exception) -> Response:
    """No such address, or no such method there."""
    assert isinstance(error, HTTPException), "registered for HTTP errors only"
    code = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "bad-body")
    answer = await refused(request, Refusal(code))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def failed(request: Request, error: Exception) -> Response:
    """Something of ours broke; what it was, only the log knows."""
    return await refused(request, Refusal("internal"))

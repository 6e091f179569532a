"""The ASGI application: routes, live tables, the page's files, and what stands in front of them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from aedilis.server.errors import Refusal
from aedilis.server.http import content, games, lessons, people, tables
from aedilis.server.http.files import answer_page
from aedilis.server.http.routing import document
from aedilis.server.http.shield import Shield, is_operator, problem
from aedilis.server.live.endpoint import live
from aedilis.server.readiness import Trouble
from aedilis.server.services import Services
from aedilis.server.settings import Settings
from aedilis.server.texts import best_language

STATIC = Path(__file__).parent / "static"
PARTS = (tables, games, content, lessons, people)


def make_app(settings: Settings, services: Services | None = None) -> Shield:
    """The whole application; its parts start and stop with it."""
    parts = services or Services(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await parts.start()
        yield
        await parts.stop()

    app = FastAPI(
        title="Aedilis table server", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    app.state.services = parts
    kinds = {kind for part in PARTS for kind in part.routes.structs}
    for part in PARTS:
        app.include_router(part.routes.router)
    app.add_api_websocket_route("/api/tables/{table}/live", live)
    add_service_routes(app, parts, kinds)
    add_errors(app)
    add_page(app)
    return Shield(app, parts)


def add_service_routes(app: FastAPI, parts: Services, kinds: set[Any]) -> None:
    """For machines: health, numbers, and the description of the interface."""
    described = document(app, kinds)

    async def healthz() -> Response:
        """Whether the database answers."""
        await parts.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        return PlainTextResponse("ok\n")

    async def readyz(request: Request) -> Response:
        """Whether the process can do its work; what is missing is told in full to whoever runs it."""
        troubles = await parts.readiness.troubles()
        if not is_operator(request.scope, request.headers, parts.settings.metrics_token):
            troubles = [Trouble(trouble.what, trouble.code) for trouble in troubles]
        answer = msgspec.json.encode({"ready": not troubles, "troubles": troubles})
        return Response(answer, 503 if troubles else 200, media_type="application/json")

    async def numbers(request: Request) -> Response:
        """Numbers for Prometheus."""
        if not is_operator(request.scope, request.headers, parts.settings.metrics_token):
            raise Refusal("operators-only")
        return Response(parts.metrics.exposition(), media_type="text/plain; version=0.0.4")

    async def openapi() -> dict[str, Any]:
        """This description."""
        return described

    service: dict[str, Callable[..., Any]] = {
        "/healthz": healthz,
        "/readyz": readyz,
        "/metrics": numbers,
        "/api/openapi.json": openapi,
    }
    for path, endpoint in service.items():
        app.add_api_route(path, endpoint, methods=["GET"], include_in_schema=False, response_model=None)


def add_errors(app: FastAPI) -> None:
    """Every refusal looks the same."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal), "registered for refusals only"
        return problem(error, best_language(request.headers.get("accept-language", "")))

    async def of_starlette(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException), "registered for HTTP errors only"
        code = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "bad-body")
        answer = problem(Refusal(code), best_language(request.headers.get("accept-language", "")))
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer

    async def failed(request: Request, error: Exception) -> Response:
        return problem(Refusal("internal"), best_language(request.headers.get("accept-language", "")))

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(Exception, failed)
    app.add_exception_handler(HTTPException, of_starlette)


def add_page(app: FastAPI) -> None:
    """The page's own files, at every address that nothing else answers."""

    async def page(request: Request) -> Response:
        return answer_page(STATIC, request)

    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)

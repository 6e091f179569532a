"""The ASGI application: routes, live tables, the page's files, and what stands in front of them."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from aedilis.server.errors import Refusal
from aedilis.server.http import games, lessons, people, tables
from aedilis.server.http.routing import document
from aedilis.server.http.shield import Shield, problem
from aedilis.server.live.endpoint import live
from aedilis.server.services import Services
from aedilis.server.settings import Settings
from aedilis.server.texts import best_language

STATIC = Path(__file__).parent / "static"
PAGE = "index.html"
PARTS = (tables, games, lessons, people)
MEDIA = {".webmanifest": "application/manifest+json"}


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

    async def numbers() -> Response:
        """Numbers for Prometheus."""
        return Response(parts.metrics.exposition(), media_type="text/plain; version=0.0.4")

    async def openapi() -> dict[str, Any]:
        """This description."""
        return described

    for path, endpoint in (("/healthz", healthz), ("/metrics", numbers), ("/api/openapi.json", openapi)):
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


class Assets(StaticFiles):
    """Files whose names change with their contents, so that browsers may keep them for ever."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, to be kept."""
        made = super().file_response(full_path, stat_result, scope, status_code)
        made.headers["cache-control"] = "public, max-age=31536000, immutable"
        return made


def add_page(app: FastAPI) -> None:
    """The page's own files. Every address that is not a file is the page, which shows what the address names."""
    if (STATIC / "assets").is_dir():
        app.mount("/assets", GZipMiddleware(Assets(directory=STATIC / "assets"), minimum_size=1000), name="assets")

    async def page(request: Request) -> Response:
        wanted = str(request.path_params.get("path", ""))
        if wanted.startswith("api/") or "\0" in wanted:
            raise Refusal("not-found")
        file = (STATIC / wanted).resolve()
        if wanted and file.is_relative_to(STATIC.resolve()) and file.is_file():
            return FileResponse(file, headers={"cache-control": "no-cache"}, media_type=MEDIA.get(file.suffix))
        if "." in wanted.rsplit("/", 1)[-1]:
            raise Refusal("not-found")
        if not (STATIC / PAGE).is_file():
            return PlainTextResponse("The page has not been built; the interface is at /api/openapi.json\n")
        return FileResponse(STATIC / PAGE, headers={"cache-control": "no-cache"})

    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)

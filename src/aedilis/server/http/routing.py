"""Routes whose bodies and answers are msgspec structs, described in the OpenAPI document."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from aedilis.server.http.call import Call
from aedilis.server.services import Services
from aedilis.server.wire import requests
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.names import refuse_nul_in_json

JSON = "application/json"
SMALL_BODY = 16 * 1024
TEXT = "text/plain"
Handler = Callable[[Call], Awaitable[Struct | str | Response | None]]
PARAMETERS = {
    "table": {"type": "string", "maxLength": 64},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "game": {"type": "string", "maxLength": 30},
    "lesson": {"type": "string", "maxLength": 40},
    "report": {"type": "string", "maxLength": 64},
    "move": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}

encode = msgspec.json.Encoder().encode


def reference(kind: type) -> dict[str, Any]:
    """Where the schema of a struct stands in the document."""
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


class Routes:
    """Collects routes for the application."""

    def __init__(self) -> None:
        self.routes: list[Route] = []
        self.described: dict[str, dict[str, Any]] = {}
        """By path and method, what the OpenAPI document says."""
        self.structs: set[type[Struct]] = {requests.ErrorAnswer}

    def add(
        self,
        method: str,
        path: str,
        *,
        answer: type[Struct] | None,
        body: type[Struct] | None = None,
        status: int = 200,
        token: bool = False,
        query: dict[str, dict[str, Any]] | None = None,
        media: tuple[str, ...] = (),
        largest: int = SMALL_BODY,
    ) -> Callable[[Handler], Handler]:
        """Decorate a handler. Its docstring becomes the description; None as an answer gives 204.

        `media` are the types of an answer that is no struct.
        """

        def register(handler: Handler) -> Handler:
            self.structs |= {kind for kind in (answer, body) if kind is not None}

            async def endpoint(request: Request) -> Response:
                services: Services = request.app.state.services
                content = await read_body(request, largest) if method != "GET" else b""
                return reply(await handler(Call(request, services, content)), status)

            self.routes.append(Route(path, endpoint, methods=[method]))
            told = description(path, answer, body, status if answer or media else 204, token, query or {}, media)
            name = getattr(handler, "__name__", "endpoint")
            told |= {
                "operationId": name,
                "summary": name.replace("_", " ").capitalize(),
                "description": handler.__doc__,
            }
            self.described.setdefault(path, {})[method.lower()] = told
            return handler

        return register


def description(
    path: str,
    answer: type[Struct] | None,
    body: type[Struct] | None,
    status: int,
    token: bool,
    query: dict[str, dict[str, Any]],
    media: tuple[str, ...],
) -> dict[str, Any]:
    """What the OpenAPI document says about a route."""
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in PARAMETERS.items()
        if f"{{{name}}}" in path
    ]
    parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in query.items()]
    good: dict[str, Any] = {"description": "Done."}
    if answer is not None:
        good["content"] = {JSON: {"schema": reference(answer)}}
    elif media:
        good["content"] = {kind: {"schema": {"type": "string" if kind == TEXT else "object"}} for kind in media}
    problem = {"description": "Refused.", "content": {JSON: {"schema": reference(requests.ErrorAnswer)}}}
    made: dict[str, Any] = {"parameters": parameters, "responses": {str(status): good, "default": problem}}
    if body is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": reference(body)}}}
    if token:
        made["security"] = [{"token": []}]
    return made


async def read_body(request: Request, largest: int) -> bytes:
    """The body, up to a size; the middleware has checked its declared length and type."""
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > largest:
            raise Refusal("too-large", largest=largest)
    refuse_nul_in_json(bytes(content))
    return bytes(content)


def reply(answer: Struct | str | Response | None, status: int) -> Response:
    """An answer as HTTP."""
    if answer is None:
        return Response(status_code=204)
    if isinstance(answer, Response):
        return answer
    if isinstance(answer, str):
        return PlainTextResponse(answer, status_code=status)
    return Response(encode(answer), status_code=status, media_type=JSON)


def document(parts: Sequence[Routes]) -> dict[str, Any]:
    """The OpenAPI document of all routes, with the schemas of all structs."""
    kinds = sorted({kind for part in parts for kind in part.structs}, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for part in parts:
        for path, methods in part.described.items():
            paths.setdefault(path, {}).update(methods)
    security = {"token": {"type": "http", "scheme": "bearer"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Aedilis table server", "version": "1"},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": security},
    }

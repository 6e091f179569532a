"""Routes whose bodies and answers are msgspec structs, described in the OpenAPI document."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from fastapi import APIRouter, FastAPI, Request
from msgspec import Struct
from starlette.responses import PlainTextResponse, Response

from aedilis.server import requests
from aedilis.server.errors import Refusal
from aedilis.server.http.call import Call
from aedilis.server.names import refuse_nul_in_json
from aedilis.server.services import Services

JSON = "application/json"
SMALL_BODY = 16 * 1024
TEXT = "text/plain"
Handler = Callable[[Call], Awaitable[Struct | str | Response | None]]
PARAMETERS = {
    "table": {"type": "string", "maxLength": 64},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "game": {"type": "string", "maxLength": 30},
    "lesson": {"type": "string", "maxLength": 40},
    "move": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}

encode = msgspec.json.Encoder().encode


def reference(kind: type) -> dict[str, Any]:
    """Where the schema of a struct stands in the document."""
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


class Routes:
    """Collects routes for the application."""

    def __init__(self) -> None:
        self.router = APIRouter()
        self.structs: set[type[Struct]] = {requests.Problem}

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
        media: str | None = None,
        largest: int = SMALL_BODY,
    ) -> Callable[[Handler], Handler]:
        """Decorate a handler. Its docstring becomes the description; None as an answer gives 204.

        `media` is the type of an answer that is no struct.
        """

        def register(handler: Handler) -> Handler:
            self.structs |= {kind for kind in (answer, body) if kind is not None}

            async def endpoint(request: Request) -> Response:
                services: Services = request.app.state.services
                content = await read_body(request, largest) if method != "GET" else b""
                return reply(await handler(Call(request, services, content)), status)

            endpoint.__doc__ = handler.__doc__
            endpoint.__name__ = getattr(handler, "__name__", "endpoint")
            extra = description(path, answer, body, status if answer or media else 204, token, query or {}, media)
            self.router.add_api_route(path, endpoint, methods=[method], openapi_extra=extra, response_model=None)
            return handler

        return register


def description(
    path: str,
    answer: type[Struct] | None,
    body: type[Struct] | None,
    status: int,
    token: bool,
    query: dict[str, dict[str, Any]],
    media: str | None,
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
    elif media is not None:
        good["content"] = {media: {"schema": {"type": "string" if media == TEXT else "object"}}}
    problem = {"description": "Refused.", "content": {JSON: {"schema": reference(requests.Problem)}}}
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


def document(app: FastAPI, structs: set[type[Struct]]) -> dict[str, Any]:
    """The OpenAPI document with the schemas of all structs."""
    base = FastAPI.openapi(app)
    _, components = msgspec.json.schema_components(
        sorted(structs, key=lambda kind: kind.__name__), ref_template="#/components/schemas/{name}"
    )
    base["components"] = {
        "schemas": components,
        "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
    }
    for operations in base["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("422", None)
            if (
                "200" in operation["responses"]
                and operation["responses"]["200"].get("description") == "Successful Response"
            ):
                del operation["responses"]["200"]
    return base

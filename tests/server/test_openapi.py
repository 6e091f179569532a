"""The OpenAPI document, and schemathesis throwing whatever it allows, and what it does not, at every route."""

import asyncio
import contextlib
import signal
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bench.crash import Server
from tests.server.tables import PERSON, bearer

CHECKS: list[CheckFunction] = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


EXAMPLES = 6


class Target:
    """A server process with a table that runs and one that waits."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.client = httpx.Client(base_url=base, trust_env=False, timeout=600)
        seats = [PERSON, PERSON]
        self.running = self.client.post("/api/tables", json={"seats": seats, "hints": True}).json()
        self.waiting = self.client.post("/api/tables", json={"seats": [PERSON, {"kind": "open"}]}).json()
        account = {"name": "fuzzer", "passphrase": "long enough"}
        self.account = self.client.post("/api/accounts", json=account).json()["token"]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    database: Path = tmp_path_factory.mktemp("openapi") / "test.db"
    server = Server(database, "--workers", "1")
    loop = asyncio.new_event_loop()
    loop.run_until_complete(server.start())
    try:
        made = Target(server.base)
        yield made
        made.client.close()
    finally:
        loop.run_until_complete(server.end(signal.SIGTERM))
        loop.close()


def send_as_everybody(case: schemathesis.Case[Any], target: Target) -> None:
    """Send a request as it was made up, then to real tables and with real tokens."""
    case.call_and_validate(checks=CHECKS)
    if "table" not in case.path_parameters:
        case.headers["authorization"] = f"Bearer {target.account}"
        case.call_and_validate(checks=CHECKS)
        return
    # Nobody guesses a table's id, so most of what was made up would end at the door.
    for made in (target.running, target.waiting):
        case.path_parameters["table"] = made["table"]["id"]
        for token in (None, made["tokens"][0]["token"], made["host"], target.account):
            case.headers.pop("authorization", None)
            if token is not None:
                case.headers["authorization"] = f"Bearer {token}"
            case.call_and_validate(checks=CHECKS)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_breaks_the_server(target: Target, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{target.base}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        def attack(case: schemathesis.Case[Any]) -> None:
            send_as_everybody(case, target)

        with contextlib.suppress(Unsatisfiable):  # a route without parameters cannot be asked wrongly
            attack()
            tried += 1
    assert tried >= 15


ENDLESS = ("9" * 5000, "-" + "9" * 5000, "a" * 5000, "%C2%B2", "%F0%9F%8F%9B", "%ED%A0%80", "1e999")


@pytest.mark.parametrize("endless", ENDLESS)
def test_no_parameter_without_end_or_of_another_kind_breaks_the_server(target: Target, endless: str) -> None:
    paths = target.client.get("/api/openapi.json").json()["paths"]
    token = target.running["tokens"][0]["token"]
    usual = {"table": target.running["table"]["id"], "seat": "0", "move": "0"}
    asked = 0
    for path, operations in paths.items():
        for method, operation in operations.items():
            for parameter in operation["parameters"]:
                named = usual | ({parameter["name"]: endless} if parameter["in"] == "path" else {})
                address = path.format_map(defaultdict(lambda: "1", named))
                if parameter["in"] == "query":
                    address += f"?{parameter['name']}={endless}"
                answer = target.client.request(method, address, headers=bearer(token))
                assert answer.status_code < 500, (address[:80], answer.text)
                asked += 1
    assert asked > 30


def test_the_tables_still_play_afterwards(target: Target) -> None:
    token = target.running["tokens"][0]["token"]
    answer = target.client.get(f"/api/tables/{target.running['table']['id']}/moments/0", headers=bearer(token))
    assert answer.status_code == 200
    assert target.client.get("/healthz").text == "ok\n"


def test_every_route_is_described(target: Target) -> None:
    document = target.client.get("/api/openapi.json").json()
    page = (Path(__file__).parents[2] / "docs/protocol.md").read_text()
    assert len(document["paths"]) >= 20
    for path, operations in document["paths"].items():
        assert f"`{path}" in page, path
        for operation in operations.values():
            assert operation["description"]
            assert "default" in operation["responses"]

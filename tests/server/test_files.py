"""The page's files: found, packed, kept for ever or asked for again, and never more than that."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from aedilis.i18n import languages, text
from aedilis.server.run import greeting
from aedilis.server.settings import Settings
from tests.server.conftest import Running, Start

SCRIPT = "export const a = 1;\n" * 500
PACKED = gzip.compress(SCRIPT.encode())
IMMUTABLE = "public, max-age=31536000, immutable"


@pytest.fixture
async def server(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server with a small page of its own."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Aedilis</title>")
    (page / "sw.js").write_text("self.addEventListener('push', show);")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "assets" / "main-1.js").write_text(SCRIPT)
    (page / "assets" / "main-1.js.gz").write_bytes(PACKED)
    (page / "assets" / "main-1.js.br").write_bytes(b"packed by Brotli")
    (page / "assets" / "grain-2.webp").write_bytes(b"RIFF")
    monkeypatch.setattr("aedilis.server.app.STATIC", page)
    async with start() as made:
        yield made


async def test_every_address_that_names_no_file_is_the_page(server: Running) -> None:
    for path in ("/", "/t/0123", "/replays"):
        assert "<title>Aedilis" in (await server.client.get(path)).text
    for path in ("/nothing.js", "/assets/nothing.js", "/api/nothing"):
        assert (await server.client.get(path)).status_code == 404


async def test_a_file_has_its_type_and_is_kept_as_long_as_its_name_promises(server: Running) -> None:
    for path, kind, kept in (
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/main-1.js", "text/javascript; charset=utf-8", IMMUTABLE),
        ("/assets/grain-2.webp", "image/webp", IMMUTABLE),
    ):
        answer = await server.client.get(path)
        assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept), path


async def test_the_best_packed_form_that_is_accepted_is_sent(server: Running) -> None:
    forms = {"br": b"packed by Brotli", "gzip": PACKED, None: SCRIPT.encode()}
    for accepted, encoding in (
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0, GZIP", "gzip"),
        ("br;q=0.01", "br"),
        ("identity", None),
        ("", None),
    ):
        wanted = {"accept-encoding": accepted}
        async with server.client.stream("GET", "/assets/main-1.js", headers=wanted) as answer:
            sent = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == encoding, accepted
        assert sent == forms[encoding]
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        image = await server.client.get("/assets/grain-2.webp", headers=wanted)
        assert "content-encoding" not in image.headers


async def test_a_file_that_the_browser_has_is_not_sent_again(server: Running) -> None:
    for path in ("/", "/assets/main-1.js"):
        for accepted in ("identity", "gzip"):
            first = await server.client.get(path, headers={"accept-encoding": accepted})
            tag = first.headers["etag"]
            for known in (tag, f"W/{tag}", f'"other", {tag}'):
                again = await server.client.get(path, headers={"accept-encoding": accepted, "if-none-match": known})
                assert (again.status_code, again.content) == (304, b"")
                for name in ("etag", "vary", "cache-control"):
                    assert again.headers[name] == first.headers[name]
            changed = await server.client.get(path, headers={"accept-encoding": accepted, "if-none-match": '"other"'})
            assert (changed.status_code, changed.content) == (200, first.content)
    plain, packed = [
        (await server.client.get("/assets/main-1.js", headers={"accept-encoding": form})).headers["etag"]
        for form in ("identity", "gzip")
    ]
    assert plain != packed


async def test_a_head_request_has_the_headers_alone(server: Running) -> None:
    answer = await server.client.head("/assets/main-1.js", headers={"accept-encoding": "identity"})
    assert (answer.content, answer.headers["content-length"]) == (b"", str(len(SCRIPT)))


async def test_no_file_outside_the_page_is_served(server: Running) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "//etc/passwd", "/%00"):
        answer = await server.client.get(path)
        assert b"ASGI" not in answer.content
        assert b"root:" not in answer.content
        assert answer.status_code in ((400,) if "%00" in path else (200, 404))


async def test_a_name_that_no_file_can_have_breaks_nothing(server: Running) -> None:
    for path, status in (("a" * 300, 200), ("assets/" + "a" * 300 + ".js", 404), ("a/" * 3000, 200)):
        assert (await server.client.get(f"/{path}")).status_code == status


async def test_a_range_that_the_file_has_is_sent_and_any_other_is_the_whole_file(server: Running) -> None:
    whole = (await server.client.get("/", headers={"accept-encoding": "identity"})).content
    for asked, sent in (
        ("bytes=0-3", whole[:4]),
        (f"bytes={len(whole) - 1}-", whole[-1:]),
        (f"bytes={len(whole)}-", whole),
        ("bytes=3-2", whole),
        ("bytes=a-b", whole),
        ("lines=1-2", whole),
        ("bytes=0-1,5-6", whole),
    ):
        answer = await server.client.get("/", headers={"accept-encoding": "identity", "range": asked})
        assert (answer.status_code, answer.content) == (206 if sent != whole else 200, sent), asked


async def test_a_server_without_a_page_says_so_at_its_start_and_to_every_browser(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aedilis.server.app.STATIC", tmp_path / "nowhere")
    assert "page was not built" in greeting(Settings())
    async with start() as bare:
        for path in ("/", "/t/0123", "/rules/capitol"):
            for language in languages():
                answer = await bare.client.get(path, headers={"accept-language": language})
                assert (answer.status_code, answer.json()["code"]) == (503, "no-page")
                assert answer.json()["text"] == text("server-no-page", language)
        assert (await bare.client.get("/api/openapi.json")).status_code == 200  # what is not the page works


async def test_a_server_with_a_page_says_nothing_of_it(server: Running) -> None:
    assert "not built" not in greeting(Settings())

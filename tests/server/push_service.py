"""A push service that runs here: it takes notes over HTTP and opens them with the browser's keys (RFC 8291)."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from aedilis.server.client import PATIENCE

CURVE = ec.SECP256R1()


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's subscription: it alone can read what is sent to it."""

    def __init__(self, base: str, name: str) -> None:
        self.endpoint = f"{base}/{name}"
        self.private = ec.generate_private_key(CURVE)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    def subscription(self, *tokens: str, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": coded(self.public), "auth": coded(self.auth)}
        return {"endpoint": self.endpoint, **keys, "tokens": list(tokens), "language": language}

    def opened(self, body: bytes) -> bytes:
        """What stands in a message; raises when it was not made for this browser."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert (mark, padding.strip(b"\0")) == (b"\2", b"")
        return text


class Received(msgspec.Struct):
    """One request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Keeps what comes in, and answers with `answers`, the last one for ever."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.received: list[Received] = []
        self.answers = [201]
        self.news = asyncio.Condition()

    def browser(self, name: str = "one") -> Browser:
        return Browser(self.base, name)

    async def wait_for(self, count: int, seconds: float = PATIENCE) -> None:
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: len(self.received) >= count), seconds)

    def notes(self, browser: Browser) -> list[dict[str, Any]]:
        """What the browser has been told, in order."""
        mine = [one for one in self.received if browser.endpoint.endswith(one.path)]
        return [msgspec.json.decode(browser.opened(one.body)) for one in mine]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        writer.write(f"HTTP/1.1 {status} x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        async with self.news:
            self.received.append(Received(head[0].split(" ")[1], headers, body))
            self.news.notify_all()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    made = PushService("")
    listening = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    made.base = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    async with listening:
        yield made


def signed_claims(header: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature must fit the key that comes with it (RFC 8292)."""
    scheme, _, fields = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(field.strip().split("=", 1) for field in fields.split(","))
    text, _, signature = parts["t"].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    raw = decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
    head, claims = (msgspec.json.decode(decoded(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return {**claims, "key": parts["k"]}

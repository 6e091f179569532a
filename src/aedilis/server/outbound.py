"""Calling addresses that people gave, without being led into the own network or kept waiting."""

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

import httpx
from msgspec import Struct

SECONDS = 5.0

FAILURES = (httpx.HTTPError, OSError, ValueError, TimeoutError)
"""What a call may raise."""


class Answered(Struct, frozen=True):
    """What came back; the body is not read."""

    status: int
    retry_after: int
    """Seconds; 0 when the answer does not say."""


def is_address(url: str, schemes: tuple[str, ...]) -> bool:
    """Whether something is a web address that may be called, as far as it can be told by reading it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    return parts.scheme in schemes and bool(parts.hostname) and not parts.username and port != 0


def may_be_public(url: str) -> bool:
    """Whether an address may lead out of the own network; its name is looked up only when it is called."""
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_global
    except ValueError:
        return "." in host


async def public_address(host: str, port: int) -> str:
    """One address of a host, all of whose addresses are public; raises OSError."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:
        raise OSError("no such host") from error
    addresses = {str(entry[4][0]) for entry in found}
    if not addresses or not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise OSError("not a public address")
    return min(addresses)


class Outbound:
    """One client for all calls: making one reads certificates, which takes too long for every call."""

    def __init__(self) -> None:
        self.client: httpx.AsyncClient | None = None

    async def post(self, url: str, content: bytes, headers: Mapping[str, str], *, private: bool) -> Answered:
        """POST without following redirects; raises one of FAILURES.

        Unless `private`, the address is looked up and checked first, and it is that address which is called, so that
        a name cannot change its meaning in between.
        """
        if self.client is None:
            # A kept connection to an address might be used for another name at the same address.
            limits = httpx.Limits(max_keepalive_connections=0)
            self.client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False, limits=limits)
        target = httpx.URL(url)
        extensions: dict[str, str] = {}
        sent = {**headers, "Host": target.netloc.decode()}
        async with asyncio.timeout(SECONDS):
            if not private:
                port = target.port or (443 if target.scheme == "https" else 80)
                extensions = {"sni_hostname": target.host}
                target = target.copy_with(host=await public_address(target.host, port))
            calling = self.client.stream("POST", target, content=content, headers=sent, extensions=extensions)
            async with calling as answer:
                wait = answer.headers.get("retry-after", "")
                return Answered(answer.status_code, int(wait) if wait.isascii() and wait.isdigit() else 0)

    async def close(self) -> None:
        """Let go of all connections."""
        if self.client is not None:
            await self.client.aclose()

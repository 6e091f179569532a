"""Calling addresses that people gave, without being led into the server's own network or kept waiting."""

import asyncio
import ipaddress
import re
import socket
import unicodedata
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import httpx
from msgspec import Struct

from aedilis.server.upkeep.limits import AtOnce

SECONDS = 5.0
PLACES, PLACES_OF_ONE = 32, 4  # calls at once: of everybody, and of one owner of names
WAITING, WAITING_OF_ONE = 1000, 250  # calls that wait: of each kind, and of one owner
IDEOGRAPHIC_STOP = "\u3002"  # a dot in names of hosts
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
NUMBER = re.compile("0x[0-9a-f]*|[0-9]+")
OWN_NAMES = (".localhost", ".localdomain", ".local", ".internal", ".intranet", ".lan", ".home.arpa")
# An address of version 4 in the last bits: as it was written once, and as translators write it.
WRAPPING = (ipaddress.IPv6Network("::/96"), ipaddress.IPv6Network("64:ff9b::/96"))
UNICAST = ipaddress.IPv6Network("2000::/3")  # nothing else of version 6 is given out
IN_NO_NAME = frozenset('%\\"<>^`{|}')

FAILURES = (httpx.HTTPError, OSError, ValueError, TimeoutError)
"""What a call may raise."""


class Reply(Struct, frozen=True):
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
    is_one_word = not any(character.isspace() or not character.isprintable() for character in url)
    host = parts.hostname or ""
    is_name = all(host.removesuffix(".").split(".")) and not IN_NO_NAME & set(host)
    is_host = is_name and ("[" not in parts.netloc or literal(host) is not None)
    return is_one_word and parts.scheme in schemes and is_host and not parts.username and port != 0


def host_of(url: str) -> str:
    """The name of an address's host, written in the one way in which names are looked up."""
    host = unicodedata.normalize("NFKC", urlsplit(url).hostname or "")
    return host.replace(IDEOGRAPHIC_STOP, ".").rstrip(".").lower()


def may_be_public(url: str) -> bool:
    """Whether an address may lead out of the server's own network; its name is looked up only when it is called."""
    host = host_of(url)
    found = literal(host)
    if found is not None:
        return is_public(found)
    return "." in host and not host.endswith(OWN_NAMES)


def literal(host: str) -> Address | None:
    """The address that a host's name spells, in any way that systems understand; None for a real name."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        pass
    if not host or not all(NUMBER.fullmatch(part) for part in host.split(".")):
        return None
    try:
        return ipaddress.IPv4Address(socket.inet_aton(host))  # 2130706433, 0x7f.1 and 0177.0.0.1 are 127.0.0.1
    except OSError:
        return ipaddress.IPv4Address(0)  # no name can be made of numbers, so it leads nowhere


def is_public(address: Address) -> bool:
    """Whether an address lies outside, whatever other address is wrapped in it."""
    if isinstance(address, ipaddress.IPv6Address):
        if any(address in network for network in WRAPPING):
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
        inside = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if inside:
            return is_public(inside)
        if address not in UNICAST:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def owner(url: str) -> str:
    """Whose places a call takes: the end of its host's name, since names below one's own cost nothing."""
    host = host_of(url)
    return str(literal(host) or "") or ".".join(host.split(".")[-2:])


async def public_address(host: str, port: int, names: Executor) -> str:
    """One address of a host, all of whose addresses are public; raises OSError."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(names, look_up)
    except UnicodeError as error:
        raise OSError("no such host") from error
    addresses = {str(entry[4][0]) for entry in found}
    if not addresses or not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise OSError("not a public address")
    return min(addresses)


class Outbound:
    """One client for all calls: making one reads certificates, which takes too long for every call.

    Whoever calls waits for a turn first. Whose host or name service is slow keeps only their own waiting, and only
    as many as leave room for others.
    """

    def __init__(self) -> None:
        self.client: httpx.AsyncClient | None = None
        self.places = asyncio.Semaphore(PLACES)
        self.places_of: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.under_way = AtOnce(WAITING_OF_ONE, "busy")
        self.names = ThreadPoolExecutor(PLACES, "names")  # a name service that hangs holds up nothing but calls

    @asynccontextmanager
    async def turn(self, url: str) -> AsyncIterator[None]:
        """A place to call this address, as soon as one is free; raises a Refusal when too many wait for its owner."""
        whose = owner(url)
        with self.under_way.one_more(whose):
            own = self.places_of.setdefault(whose, asyncio.Semaphore(PLACES_OF_ONE))
            async with own, self.places:
                yield

    async def post(self, url: str, content: bytes, headers: Mapping[str, str], *, private: bool) -> Reply:
        """POST without following redirects, in one's turn; raises one of FAILURES.

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
        if not private:
            port = target.port or (443 if target.scheme == "https" else 80)
            extensions = {"sni_hostname": target.host}
            # A lookup cannot be broken off: its place is taken for as long as its thread is.
            target = target.copy_with(host=await public_address(target.host, port, self.names))
        async with asyncio.timeout(SECONDS):
            calling = self.client.stream("POST", target, content=content, headers=sent, extensions=extensions)
            async with calling as answer:
                wait = answer.headers.get("retry-after", "")
                return Reply(answer.status_code, int(wait) if wait.isascii() and wait.isdigit() else 0)

    async def close(self) -> None:
        """Let go of all connections."""
        self.names.shutdown(wait=False, cancel_futures=True)
        if self.client is not None:
            await self.client.aclose()

"""Who calls: from which network, from which page, and whether it is whoever runs the server."""

import hmac
import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from aedilis.server.settings import Settings
from aedilis.server.upkeep.limits import network_of

PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")


def is_operator(scope: Scope, headers: Headers, token: str | None) -> bool:
    """Whether whoever runs the server asks: from the same machine, not through a proxy on it, or with the token.

    The machine must be asked for as itself: a page elsewhere can let its own name lead here, and its visitor's browser
    then asks for that name.
    """
    scheme, _, given = headers.get("authorization", "").partition(" ")
    if token is not None and scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode()):
        return True
    if any(name in headers for name in PASSED_ON) or not is_by_address(headers.get("host", "")):
        return False
    try:
        return ipaddress.ip_address(scope["client"][0] if scope.get("client") else "").is_loopback
    except ValueError:
        return False


def is_by_address(host: str) -> bool:
    """Whether a Host header names a machine by its address, or this one as localhost; no header is no name."""
    try:
        name = urlsplit(f"//{host}").hostname or "localhost"
        return name == "localhost" or bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def is_own_origin(origin: str, headers: Headers, settings: Settings) -> bool:
    """Whether a page from this origin may use the server: it came from the server itself, or is allowed by its host."""
    allowed = (*settings.origins, settings.public_url or "")
    if origin in [address.rstrip("/").lower() for address in allowed if address]:  # as browsers write them
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower() != ""


def on_trusted_line(scope: Scope, headers: Headers) -> bool:
    """Whether a browser trusts the line to this server: it is encrypted, or does not leave the machine.

    Browsers add Sec-Fetch-Site to their requests there and nowhere else; a proxy that decrypts says what came to it.
    """
    return "https" in (scope["scheme"], headers.get("x-forwarded-proto")) or "sec-fetch-site" in headers


def address(scope: Scope, headers: Headers, *, trust_proxy: bool) -> str:
    """Who asks: the network address, a whole /64 of version 6 counting as one."""
    text = scope["client"][0] if scope.get("client") else "?"
    if trust_proxy and headers.get("x-forwarded-for"):
        text = headers["x-forwarded-for"].split(",")[-1].strip()
    return network_of(text)

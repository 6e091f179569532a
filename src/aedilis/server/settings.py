"""How one server process is set up."""

import math
import os
from typing import Annotated, Literal
from urllib.parse import urlsplit

from msgspec import Meta, Struct, structs

from aedilis.bots.guests import LONGEST, is_guest

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Port = Annotated[int, Meta(ge=0, le=65_535)]
Workers = Annotated[int, Meta(ge=1, le=256)]
Seconds = Annotated[float, Meta(ge=0.0, le=86_400.0)]
SomeSeconds = Annotated[float, Meta(gt=0.0, le=86_400.0)]
Rate = Annotated[float, Meta(gt=0.0, le=1_000_000.0)]
Text = Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00-\x1f]*$")]
Guest = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Secret = Annotated[str, Meta(min_length=8, max_length=500, pattern=r"^[!-~]*$")]


class Settings(Struct, frozen=True, kw_only=True):
    """Everything a host may choose; the defaults suit one small machine.

    Each field is an option of the command line (`options.py`), where a text says what it does.
    """

    database: Text = "aedilis.db"
    host: Text = "0.0.0.0"
    """Everybody in the same network, so that friends' phones can come."""
    port: Port = 8027
    public_url: Text | None = None
    """Also an allowed origin."""
    origins: tuple[Text, ...] = ()
    workers: Workers = max(1, (os.cpu_count() or 2) - 1)
    think_seconds: SomeSeconds = 20.0
    """A bot that takes longer than this is stuck and its process is replaced."""
    bot_pace: Seconds = 0.4
    """Everybody at the table sees how long a bot takes, so it must not depend on the bot's cards."""
    usual_level: Text | None = None
    guests: tuple[Guest, ...] = ()
    """Bots of others that are offered as levels; each decision of one is made in a process that gets its view alone."""
    abandoned_after: Seconds = 600.0
    """The seconds of absence after which the host of a running table may give a person's seat away."""
    live_tables: Count = 2000
    """Others are loaded when somebody comes."""
    connections: Count = 5000
    connections_per_address: Count = 100
    requests_per_minute: Count = 600
    """Of requests that change something; five times as many may only look."""
    commands_per_second: Rate = 20.0
    """On average; bursts of twice as many are accepted."""
    trust_proxy: bool = False
    private_webhooks: bool = False
    push_key: Text | None = None
    """Without it a key is made at the first start and kept in the database."""
    push_contact: Text | None = None
    push_after: Seconds = 5.0
    """Long enough for a page that is just being opened or has lost the line for a moment."""
    private_push: bool = False
    metrics_token: Secret | None = None
    """Without it only this machine may read /metrics."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    def __post_init__(self) -> None:
        """Raise ValueError, with the field first, for what its type alone cannot tell."""
        for field in structs.fields(self):
            value = getattr(self, field.name)
            if isinstance(value, float) and math.isnan(value):
                raise ValueError(f"{field.name}: is not a number")
        for name, addresses in (("public_url", (self.public_url,)), ("origins", self.origins)):
            for address in addresses:
                if address is not None and not is_web_address(address):
                    raise ValueError(
                        f"{name}: {address!r} is not an address such as https://play.example, without a path"
                    )
        for guest in self.guests:
            if not is_guest(guest) and "@" not in guest:
                raise ValueError(
                    f"guests: {guest!r} is no bot such as my_bots:Careful, an installed one or consul@my.json"
                )
        contact = self.push_contact
        if contact is not None and not contact.startswith(("mailto:", "https://")):
            raise ValueError("push_contact: begins with mailto: or https://")


def is_web_address(text: str) -> bool:
    """Whether this is the address of a whole site: the page cannot be served under a path of another."""
    try:
        parts = urlsplit(text)
        is_whole = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and is_whole
    except ValueError:
        return False

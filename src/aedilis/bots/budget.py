"""How long a bot may think: a number of tries ("500") or of seconds ("0.5s")."""

import re

from aedilis.core.errors import OptionError

FORM = re.compile(r"[0-9]+|[0-9]*\.?[0-9]+s")
MOST_TRIES = 1_000_000_000
MOST_SECONDS = 3600


def parse(budget: str) -> tuple[int, float]:
    """Return the tries and the seconds of a budget, 0 for what it does not say; raise OptionError for what is none."""
    if not budget:
        return 0, 0.0
    if not FORM.fullmatch(budget):
        raise OptionError("bad-budget", f"{budget[:40]!r} is neither a number of tries nor of seconds")
    tries, seconds = (0, float(budget[:-1])) if budget.endswith("s") else (int(budget[:12]), 0.0)
    if not (0 < seconds <= MOST_SECONDS or 0 < tries <= MOST_TRIES):
        most = f"at most {MOST_TRIES:,} tries or {MOST_SECONDS:,} seconds"
        raise OptionError("bad-budget", f"nobody can think for {budget[:40]!r}: it takes more than 0, and {most}")
    return tries, seconds


def refuse(name: str, budget: str) -> None:
    """Raise OptionError if a level that does not search is given a budget."""
    if budget:
        raise OptionError("bad-budget", f"{name} does not search and takes no budget for thinking")

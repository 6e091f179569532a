"""How long a bot may think: a number of tries ("500") or of seconds ("0.5s")."""

from aedilis.core.errors import OptionError


def parse(budget: str) -> tuple[int, float]:
    """Return the tries and the seconds of a budget, 0 for what it does not say; raise OptionError for what is none."""
    try:
        if budget.endswith("s"):
            return 0, float(budget[:-1])
        return int(budget or "0"), 0.0
    except ValueError as error:
        raise OptionError("bad-budget", f"{budget!r} is neither a number of tries nor of seconds") from error

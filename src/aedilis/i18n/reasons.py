"""A bot's reason in words: the message of its code, with the names of places in the reader's language.

>>> words("capitol", "first", {"prefecture": "campus_martius", "points": 3}, "de")
'Marsfeld: bringt den ersten Platz, 3 Punkte.'
"""

from collections.abc import Mapping

from aedilis import i18n


def words(game: str, code: str, details: Mapping[str, int | str], lang: str = i18n.FALLBACK) -> str:
    """Return the reason in this language, else in English."""
    return i18n.text(f"{game}-reason-{code}", lang, **spoken(game, details, lang))


def spoken(game: str, details: Mapping[str, int | str], lang: str) -> dict[str, int | str]:
    """Return details with the names that a reader knows; of several of a kind each has its number, as in `tile2`."""
    return {
        name: value if isinstance(value, int) else named(game, name.rstrip("0123456789"), value, lang)
        for name, value in details.items()
    }


def named(game: str, kind: str, name: str, lang: str) -> str:
    """Return what a game calls one of a kind, such as a prefecture.

    Where none of the kind has a message the name is one for Fluent to choose by; where only this one has none, it is
    of somebody's own making and written as it is spelt.
    """
    key = f"{game}-{kind}-{name.replace('_', '-')}"
    if i18n.has(key):
        return i18n.text(key, lang)
    is_place = any(known.startswith(f"{game}-{kind}-") for known in i18n.keys(game))
    return name.replace("_", " ").title() if is_place else name

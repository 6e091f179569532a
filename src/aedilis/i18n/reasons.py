"""A bot's reason in words: the message of its code, with the names of places in the reader's language.

>>> words("first", {"prefecture": "campus_martius", "points": 3}, "de")
'Marsfeld: bringt den ersten Platz, 3 Punkte.'
"""

from collections.abc import Mapping

from aedilis import i18n


def words(code: str, details: Mapping[str, int | str], lang: str = i18n.FALLBACK, game: str = "capitol") -> str:
    """Return the reason in this language, else in English."""
    named = dict(details)
    if isinstance(place := named.get("prefecture"), str):
        named["prefecture"] = place_name(place, lang)
    if isinstance(district := named.get("district"), str):
        named["district"] = district.title()  # a Latin name in every language
    return i18n.text(f"{game}-reason-{code}", lang, **named)


def place_name(name: str, lang: str) -> str:
    """Return a prefecture's name; one of a board of somebody's own is written as the board spells it."""
    key = f"prefecture-{name.replace('_', '-')}"
    return i18n.text(key, lang) if i18n.has(key) else name.replace("_", " ").title()

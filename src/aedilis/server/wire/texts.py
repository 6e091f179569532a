"""Refusals in the reader's language, from the Fluent files of the package and of the games."""

from aedilis import i18n
from aedilis.i18n import reasons
from aedilis.server.wire.errors import Refusal

LANGUAGES = ("en", "de", "nl", "it", "fr")


def best_language(wanted: str) -> str:
    """The first of our languages in a list such as `de-CH,de;q=0.9,en;q=0.8`; English when none is."""
    for part in wanted[:200].split(","):
        language = part.split(";")[0].strip().lower().replace("_", "-").split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


def text(key: str, language: str, details: dict[str, str | int] | None = None) -> str | None:
    """A message in this language, else in English, else None."""
    if not i18n.has(key, language) and not i18n.has(key):
        return None
    return i18n.text(key, language, **(details or {}))


def by_rule(refusal: Refusal, language: str) -> str | None:
    """What the clause that refused says; of an action, where the game has a sentence for it, what it is about."""
    if refusal.rule is None or refusal.game is None:
        return None
    clause = refusal.rule.replace(".", "-")
    named = f"{refusal.game}-because-{clause}"
    if refusal.code == "illegal-action" and refusal.details and i18n.has(named, language):
        return i18n.text(named, language, **reasons.spoken(refusal.game, refusal.details, language))
    return text(f"{refusal.game}-refusal-{clause}", language)


def explain(refusal: Refusal, language: str) -> str:
    """Why, in one sentence: what the clause says when a rule refused, else what the code says."""
    said = by_rule(refusal, language)
    if said is not None:
        return said
    said = text(f"server-{refusal.code}", language, refusal.details)
    return said if said is not None else text("server-other", language, {"code": refusal.code}) or refusal.code

"""Words for people, from the Fluent files in `aedilis/i18n`: refusals in the reader's language."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from aedilis.server.errors import Refusal

LANGUAGES = ("en", "de", "nl", "it", "fr")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    made = FluentBundle([language], use_isolating=False)
    folder = resources.files("aedilis.i18n") / language
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda item: item.name):
            if file.name.endswith(".ftl"):
                made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def best_language(wanted: str) -> str:
    """The first of our languages in a list such as `de-CH,de;q=0.9,en;q=0.8`; English when none is."""
    for part in wanted[:200].split(","):
        language = part.split(";")[0].strip().lower().replace("_", "-").split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


def text(key: str, language: str, details: dict[str, str | int] | None = None) -> str | None:
    """A message in this language, else in English, else None."""
    for tried in (language, "en"):
        message = bundle(tried).get_message(key) if bundle(tried).has_message(key) else None
        if message is not None and message.value is not None:
            return str(bundle(tried).format_pattern(message.value, details or {})[0])
    return None


def explain(refusal: Refusal, language: str, game: str = "capitol") -> str:
    """Why, in one sentence: what the clause says when a rule refused, else what the code says."""
    if refusal.rule is not None:
        said = text(f"{game}-refusal-{refusal.rule.replace('.', '-')}", language)
        if said is not None:
            return said
    said = text(f"server-{refusal.code}", language, refusal.details)
    return said if said is not None else text("server-other", language, {"code": refusal.code}) or refusal.code

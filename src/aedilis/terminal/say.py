"""The words of the command line, in the language of the environment where we have it."""

import os
from functools import cache

from aedilis import i18n
from aedilis.core.errors import AedilisError


@cache
def language() -> str:
    """Return the language that LC_ALL, LC_MESSAGES or LANG ask for; English unless the command line speaks it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(variable, "")
        if asked:
            code = asked.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if i18n.has("cli-help-aedilis", code) else i18n.FALLBACK
    return i18n.FALLBACK


def t(key: str, /, **args: str | int) -> str:
    """Return a text of the command line; its keys begin with `cli-`, which is left out here."""
    return i18n.text(f"cli-{key}", language(), **args)


def own(game: str, key: str, /, **args: str | int) -> str:
    """Return a text in the words of one game, whose keys begin with its name and `-cli-`; else that of all games."""
    mine = f"{game}-cli-{key}"
    return i18n.text(mine if i18n.has(mine) else f"cli-{key}", language(), **args)


def refusal(clause: str, game: str) -> str:
    """Return why a clause such as R1.19c forbids something, in one sentence."""
    key = f"{game}-refusal-{clause.replace('.', '-')}"
    return i18n.text(key, language()) if i18n.has(key) else t("refused-by", clause=clause)


def fault(error: AedilisError) -> str:
    """Return an error of ours as one line: its code, its clause if a rule decided, and the words."""
    clause = "" if error.rule is None else f" ({error.rule})"
    return f"{error.code}{clause}: {' '.join(error.message.split())}"

"""The options of a game in the words that people choose (docs/formats.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

from aedilis.core.errors import OptionError
from aedilis.core.given import said

Choices = Mapping[str, tuple[str | bool, ...]]
Presets = Mapping[str, dict[str, Any]]
WORDS_OF_BOOLEANS = {"true": True, "false": False}  # what a command line can say


def chosen_options(
    title: str, choices: Choices, presets: Presets, given: Mapping[str, Any] | str | None, also: Sequence[str] = ()
) -> dict[str, Any]:
    """Return all options for a preset name or a partial mapping, which may name a preset; else raise OptionError.

    The first preset is the default. What is not chosen from a list, or is named in `also`, the game checks itself.
    """
    asked: Mapping[str, Any] = given if isinstance(given, Mapping) else {} if given is None else {"preset": given}
    preset = asked.get("preset", next(iter(presets)))
    if not isinstance(preset, str) or preset not in presets:
        known = ", ".join(presets)
        wrong = f"there is no preset {said(preset)}; known: {known}"
        raise OptionError("unknown-preset", wrong, preset=str(preset)[:80])
    result = dict(presets[preset])
    for name, value in asked.items():
        if name == "preset":
            continue
        if name not in result and name not in also:
            raise OptionError("unknown-option", f"{title} has no option {name!r}", option=name)
        result[name] = _choice(name, choices[name], value) if name in choices else value
    return result


def _choice(name: str, values: tuple[str | bool, ...], value: object) -> str | bool:
    if isinstance(values[0], bool) and isinstance(value, str):
        value = WORDS_OF_BOOLEANS.get(value, value)
    if isinstance(value, type(values[0])) and value in values:
        return value
    known = ", ".join(str(word).lower() if isinstance(word, bool) else word for word in values)
    raise OptionError("bad-option", f"{name} is one of {known}, not {said(value)}", option=name)

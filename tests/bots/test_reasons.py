"""Reasons in words: every code has a message in every language, each can be filled in, and none is left over."""

import re
from itertools import product
from pathlib import Path

import pytest

from aedilis.bots.opinion import Details
from aedilis.core.catalogue import find, rules
from aedilis.games.capitol.bots import reasons
from aedilis.games.corduba.bots import reasons as corduba_reasons
from aedilis.i18n.reasons import words

pytestmark = pytest.mark.once

GAMES = {"capitol": reasons, "corduba": corduba_reasons}
LANGUAGES = ("en", "de", "nl", "it", "fr")
NUMBERS = ("points", "gain", "height", "places", "cards", "bid", "purse", "value")
MORE_NUMBERS = ("rival", "senators", "lead", "steps", "register", "units", "denarii")
CHOICES: dict[str, list[int | str]] = {
    "prefecture": ["campus_martius", "a_hill_of_mine"],
    "district": ["servorum"],
    "tile": list(reasons.TILES),
    "shape": list(reasons.SHAPES),
    "kind": list(reasons.PILES),
    **{number: [0, 1, 2, 12] for number in (*NUMBERS, *MORE_NUMBERS)},
}


def codes(game: str) -> set[str]:
    """Return the codes of all reasons that a game's bots give."""
    return set(re.findall(r'Reason\(\s*"([a-z-]+)"', Path(str(GAMES[game].__file__)).read_text(encoding="utf-8")))


def variables(game: str, language: str) -> dict[str, set[str]]:
    """Return the variables of each message."""
    text = find(game).folder.joinpath("words", language, "reasons.ftl").read_text(encoding="utf-8")
    messages = re.findall(rf"^{game}-reason-([a-z-]+) =(.*(?:\n[ }}].*)*)", text, re.MULTILINE)
    return {code: set(re.findall(r"\$(\w+)", body)) for code, body in messages}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_every_text_a_reason(language: str, game: str) -> None:
    assert variables(game, language).keys() == codes(game)
    assert variables(game, language) == variables(game, "en")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_filled_in(language: str, game: str) -> None:
    for code, names in variables(game, language).items():
        for values in product(*(CHOICES[name] for name in sorted(names))):
            said = words(game, code, dict(zip(sorted(names), values)), language)
            assert said.endswith(".")
            assert "{" not in said
            assert "_" not in said


def test_names_of_places_are_in_the_language_too() -> None:
    first: Details = {"prefecture": "campus_martius", "points": 1}
    assert words("capitol", "first", first) == "Takes first place in Campus Martius: 1 point."
    assert words("capitol", "first", first, "fr") == "Champ de Mars : donne la première place, 1 point."
    assert words("capitol", "fill", {"prefecture": "my_hill"}, "it").startswith("My Hill")


def test_a_reason_brings_what_its_text_needs() -> None:
    capitol = rules("capitol")
    state = capitol.new_state(2, capitol.options(None), "reasons")
    view = state.view(state.actor())
    for action in view.legal():
        found = reasons.reason(view, action)  # type: ignore[arg-type]  # a view of Capitol
        assert found.details.keys() == variables("capitol", "en")[found.code]

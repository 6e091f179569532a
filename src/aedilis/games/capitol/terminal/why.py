"""Why not: the clause that forbids what a person has in mind, put in notation or in plain words."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from aedilis.core.contract import Action
from aedilis.core.errors import FormatError
from aedilis.games.capitol.engine.clauses import clause_name
from aedilis.games.capitol.engine.forms import actions
from aedilis.games.capitol.engine.forms.view import ViewData
from aedilis.games.capitol.engine.view import View
from aedilis.games.capitol.terminal.look import Look, card_kind
from aedilis.games.capitol.terminal.say import t
from aedilis.terminal.say import refusal

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
SHAPE_WORDS: dict[str, actions.Shape] = {
    "round": "round",
    "∩": "round",
    "pitched": "pitched",
    "∧": "pitched",
    "^": "pitched",
}
_WORD = re.compile(r"∩|∧|\^|[\w+]+")


class Mentioned(NamedTuple):
    """What a question mentions."""

    words: list[str]
    cards: list[str]
    places: list[int]
    shapes: list[actions.Shape]
    heights: list[int]


class Meanings(NamedTuple):
    """The actions that a question can mean: the legal ones, and the others by the clause that forbids them."""

    legal: list[Action]
    forbidden: dict[str, list[Action]]


def answer(look: Look, view: View, data: ViewData, question: str) -> Meanings | None:
    """Return what is legal and what is not of all that the question can mean; None if it means nothing to us."""
    meant = list(_in_notation(question, view.seat)) or list(_in_words(look, view, data, question))
    if not meant:
        return None
    legal: list[Action] = []
    forbidden: dict[str, list[Action]] = {}
    for action in meant:
        clause = view.refusal(actions.ACTION_FORMS.packed(action))
        if clause:
            forbidden.setdefault(clause_name(clause), []).append(action)
        else:
            legal.append(action)
    return Meanings(legal, forbidden)


def explain(found: Meanings | None) -> list[str]:
    """Return the answer as lines; a clause names at most three of the actions it forbids."""
    if found is None:
        return [t("why-unclear")]
    if found.legal:
        return [
            t("why-legal", action=actions.ACTION_FORMS.notation(actions.ACTION_FORMS.packed(action)).partition(" ")[2])
            for action in found.legal[:3]
        ]
    lines: list[str] = []
    for clause, meant in found.forbidden.items():
        named = ", ".join(
            actions.ACTION_FORMS.notation(actions.ACTION_FORMS.packed(action)).partition(" ")[2] for action in meant[:3]
        )
        if len(meant) > 3:
            named = t("why-and-more", actions=named, count=len(meant) - 3)
        lines.append(t("why-not", clause=clause, why=refusal(clause, "capitol"), actions=named))
    return lines


def _in_notation(question: str, seat: int) -> Iterable[Action]:
    for line in (question, f"{seat} {question}"):
        try:
            return [actions.ACTION_FORMS.typed(actions.ACTION_FORMS.packed(line))]
        except FormatError:
            continue
    return []


def _in_words(look: Look, view: View, data: ViewData, question: str) -> Iterable[Action]:
    asked = _read(look, question)
    words, seat = set(asked.words), view.seat
    if words & {"pass"}:
        return [actions.Pass(seat)]
    if words & {"stop"}:
        return [actions.StopDrawing(seat)]
    if words & {"bid"}:
        return [actions.SealBid(seat, tuple(asked.cards))] if _is_printed(asked.cards) else []
    if words & {"draw", "take"}:
        kinds: tuple[actions.Kind, ...] = ("roof", "floor", "permit")
        return [actions.DrawCard(seat, kind) for kind in kinds if kind in words or not words & set(kinds)]
    if words & {"tile", "fountain", "amphitheatre", "temple"}:
        return [actions.PlaceTile(seat, place) for place in asked.places or range(len(look.places))]
    if words & {"null", "nothing", "effect"} and asked.cards:
        return [actions.NullPlay(seat, card) for card in asked.cards]
    return _building(view, data, asked)


def _building(view: View, data: ViewData, asked: Mentioned) -> Iterable[Action]:
    """Return the building actions meant; what was left open stands for all that the yard and the hand offer."""
    own = data.seats[view.seat]
    hand = list(dict.fromkeys(own.hand or ()))
    cards = asked.cards
    if not cards:
        words = set(asked.words)
        kind = "permit" if asked.places else "roof" if words & {"roof"} or asked.shapes else "floor"
        if not asked.places and not words & {"roof", "floor", "block", "blocks", "raise", "permit", "house"}:
            return []
        cards = [card for card in hand if card_kind(card) == kind]
        if asked.places:
            colours = {data.board.prefectures[place].colour for place in asked.places}
            fitting = [card for card in cards if card[0] in colours]
            cards = fitting or cards or [f"{min(colours)}1"]
    heights = asked.heights
    shapes: tuple[actions.Shape, ...] = tuple(asked.shapes) or actions.SHAPES
    result: list[Action] = []
    for card in cards:
        if card_kind(card) == "permit":
            houses = [(house.height, house.shape) for house in own.finished]
            wanted = [(h, s) for h, s in dict.fromkeys(houses) if (not heights or h in heights) and s in shapes]
            wanted = wanted or [(h, s) for h in heights or (1,) for s in shapes]
            places = asked.places or [i for i, at in enumerate(data.board.prefectures) if at.colour == card[0]]
            result += [actions.Permit(view.seat, card, h, s, place) for h, s in wanted for place in places]
        elif card_kind(card) == "roof":
            for height in heights or dict.fromkeys(own.unfinished) or (1,):
                result += [actions.RoofCard(view.seat, card, height, shape) for shape in shapes]
        else:
            pair = tuple(heights[:2])
            result.append(
                actions.FloorCard(
                    view.seat, card, pair if len(pair) == 2 else (pair[0], pair[0] + 1) if pair else (0, 0)
                )
            )
    return result


def _read(look: Look, question: str) -> Mentioned:
    words = _WORD.findall(question.lower())
    places = [i for i in range(len(look.places)) if f"p{i}" in words or _names(look.places[i], words)]
    shapes = [SHAPE_WORDS[word] for word in words if word in SHAPE_WORDS]
    heights = [NUMBERS.get(word) or int(word) for word in words if word in NUMBERS or word.isdecimal()]
    cards = [word.upper() for word in words if word.upper() in actions.CARD_NUMBERS]
    for word in words:  # a house may be written as its roof and height, ∩2
        if word[:1] in SHAPE_WORDS and word[1:].isdecimal():
            heights.append(int(word[1:]))
    return Mentioned(
        words, cards, places, list(dict.fromkeys(shapes)), [height for height in heights if 0 <= height < 60]
    )


def _names(place: str, words: list[str]) -> bool:
    """Tell whether the words name a prefecture, by its whole name or the first word of it."""
    parts = place.lower().split()
    return all(part in words for part in parts) or (len(parts[0]) > 3 and parts[0] in words)


def _is_printed(cards: list[str]) -> bool:
    try:
        actions.ACTION_FORMS.packed(actions.SealBid(0, tuple(cards)))
    except FormatError:
        return False
    return True

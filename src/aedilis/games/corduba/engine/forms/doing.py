"""What is going on, in words: the stack of frames as a view tells it, the innermost decision last.

The word of a kind of frame and the names of its slots are those of its class.
"""

import re
from typing import TYPE_CHECKING, Literal

import msgspec

from aedilis.core.parts import members
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.forms.actions import SPACE_WORDS, Building, CastraSpace, Site, SiteSpace
from aedilis.games.corduba.engine.pack.form.effects import Effect, Step
from aedilis.games.corduba.engine.pack.native import Pack
from aedilis.games.corduba.engine.pack.vocabulary import NONE
from aedilis.games.corduba.engine.state.fields import PECULIUM_PAID_OUT, PublicFields
from aedilis.games.corduba.engine.state.frames import FIRST_SLOT, FIRST_WORK, FRAME, KIND, SEAT
from aedilis.games.corduba.engine.state.table import DECISIONS, WORKS


def _word(kind: object) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(kind).__name__).lower()


def _slots(kind: object) -> dict[str, int]:
    named = {name.lower(): slot for name, slot in vars(type(kind)).items() if name.isupper() and name[0] != "_"}
    return dict(sorted(named.items(), key=lambda item: item[1]))


_KINDS = dict(enumerate(DECISIONS)) | dict(enumerate(WORKS, FIRST_WORK))
FRAME_WORDS = {number: _word(kind) for number, kind in _KINDS.items()}
FRAME_KINDS = {word: number for number, word in FRAME_WORDS.items()}
SLOTS = {FRAME_WORDS[number]: _slots(kind) for number, kind in _KINDS.items()}
"""By word: the name and place of each slot; what has no name is always 0."""

if TYPE_CHECKING:
    FrameWord = str
else:
    FrameWord = Literal[tuple(map(_word, DECISIONS))] | Literal[tuple(map(_word, WORKS))]


class Doing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One frame: a decision that waits, or the work it belongs to. What has no meaning for its kind is left out."""

    kind: FrameWord
    seat: int
    district: words.District | None = None
    """Where it happens."""
    districts: tuple[words.District, ...] | None = None
    """Which may be named."""
    building: Building | None = None
    line: int | None = None
    cell: tuple[int, int] | None = None
    """First cell of the placement that was chosen."""
    orientation: int | None = None
    monument: int | None = None
    site: Site | None = None
    """None at the Portus."""
    space: SiteSpace | CastraSpace | None = None
    milestone: int | None = None
    ability: int | None = None
    trigger: int | None = None
    triggers: tuple[int, ...] | None = None
    n: int | None = None
    """How many are left: units, markers, steps, links, or the need of upkeep."""
    goods: tuple[words.Goods, ...] | None = None
    """What may be taken."""
    distinct: bool | None = None
    colour: words.Colour | None = None
    """Whom it is about; of the first frame while peculia are paid out, whose peculium it is."""
    main_done: bool | None = None
    must: bool | None = None
    """It cannot be declined (C7.19)."""
    bought: tuple[words.Resource, ...] | None = None
    sold: tuple[words.Resource, ...] | None = None
    step: Step | None = None
    """The step of an effect that this carries out."""
    effect: Effect | None = None
    """What the trigger would do, or all steps of the effect."""


def doing(s: PublicFields) -> tuple[Doing, ...]:
    """Return all frames, the innermost last."""
    return tuple(_doing(s, depth) for depth in range(s.depth))


def numbers_of(s: PublicFields, depth: int) -> dict[str, int]:
    """Return the numbers of a frame by name."""
    base = depth * FRAME
    slots = SLOTS[FRAME_WORDS[s.stack[base + KIND]]]
    return {name: s.stack[base + FIRST_SLOT + slot] for name, slot in slots.items()}


def _doing(s: PublicFields, depth: int) -> Doing:
    kind, seat = FRAME_WORDS[s.stack[depth * FRAME + KIND]], s.stack[depth * FRAME + SEAT]
    numbers = numbers_of(s, depth)
    given: dict[str, object] = _peculium(s) if depth == 0 else {}
    for name, number in numbers.items():
        given |= _words(s, name, number)
    made = msgspec.convert({"kind": kind, "seat": seat, **given}, Doing, strict=True)
    effect = effect_words(s.pack, numbers.get("effect", NONE))
    if kind in ("visit", "choose_option"):
        return msgspec.structs.replace(made, step=effect[numbers["step"]] if effect else None)
    if kind == "use_trigger":
        effect = effect_words(s.pack, s.pack.triggers[numbers["trigger"]].effect)
    return msgspec.structs.replace(made, effect=effect or None)


def _peculium(s: PublicFields) -> dict[str, object]:
    """Return whose peculium is paid out, colour by colour in turn order; nothing at any other time (C4.3)."""
    paid = s.stage == PECULIUM_PAID_OUT and 0 < s.at <= s.parties * words.COLOURS
    return {"colour": words.COLOUR_NAMES[(s.at - 1) % words.COLOURS]} if paid else {}


def effect_words(pack: Pack, effect: int) -> Effect:
    """Return the steps of an effect as its file has them; nothing for NONE."""
    return tuple(step.words for step in pack.effects[effect].steps) if effect >= 0 else ()


def _words(s: PublicFields, name: str, number: int) -> dict[str, object]:
    """Return what a number says, nothing if it is only for the engine."""
    match name:
        case "district" | "here" | "bonus" if 0 <= number < words.DISTRICTS:
            return {"district": words.DISTRICT_NAMES[number]}
        case "districts":
            return {"districts": tuple(words.DISTRICT_NAMES[district] for district in members(number))}
        case "building":
            return {"building": words.BUILDING_NAMES[number]}
        case "placement" if number >= 0:
            ground = s.ground
            return {"cell": (ground.row[number], ground.column[number]), "orientation": ground.orientation[number]}
        case "site" if number < words.SITES:
            return {"site": words.SITE_NAMES[number]}
        case "space":
            return {"space": SPACE_WORDS[number]}
        case "castra_space":
            return {"space": words.TROOP_NAMES[number]}
        case "line" | "monument" | "milestone" | "n" | "ability":
            return {name: number}
        case "trigger":
            return {"trigger": number, "ability": s.pack.triggers[number].owner}
        case "triggers":
            return {"triggers": members(number)}
        case "steps" | "links":
            return {"n": number}
        case "goods":
            return {"goods": tuple(words.GOODS_NAMES[goods] for goods in members(number))}
        case "colour" if number < len(words.COLOUR_NAMES):
            return {"colour": words.COLOUR_NAMES[number]}
        case "distinct" | "main_done" | "must":
            return {name: number == 1}
        case "bought" | "sold":
            return {name: tuple(words.RESOURCE_NAMES[resource] for resource in members(number))}
    return {}

"""Actions and events in their forms: the integer of the engine, the typed value, and for actions the line of text.

A game declares the types; the fields of each say what stands for them (`core.parts`). Every integer is the code of one
value or of none, and every value has one code and one line.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from aedilis.core.contract import Action, Event
from aedilis.core.errors import FormatError
from aedilis.core.parts import Cell, Flag, Name, Number, Part, Verb, within

NOTHING = "-"  # the rest of a line in which every word may be absent
LONGEST_LINE = 400  # characters
LONGEST_SAID = 80  # of a bad line
ANY_CELL = 256

Kind = TypeVar("Kind", bound=msgspec.Struct)


class Layout(NamedTuple):
    """Where the parts of an integer stand; the kind has the lowest bits."""

    kind: int
    """Bits of the kind."""
    seat: int
    """The first bit of the seat."""
    seats: int
    """The numbers of seats; for an event the last one is nobody's."""
    first: int
    """The first bit of the fields."""
    width: int
    """Bits of each number."""
    bias: int = 0
    """What is added to every number, so that it may be negative."""


class Slot(NamedTuple):
    """One field: its part, and where its number stands."""

    name: str
    part: Part
    shift: int
    mask: int


class Form(Generic[Kind]):
    """One type: its fields, the bits of its codes, and what is asked of them one by one, laid out for speed."""

    def __init__(self, kind: type[Kind], slots: Sequence[Slot], used: int, constant: int) -> None:
        """Take the fields as the type has them, the bits that they and the seat use, and those all codes have."""
        self.kind, self.slots, self.used, self.constant = kind, tuple(slots), used, constant
        self.has_seat = "seat" in kind.__struct_fields__
        line = sorted(slots, key=lambda slot: slot.part.rank)
        self.is_loose = bool(line) and all(slot.part.is_loose for slot in line)
        """Whether every word of a line but the verb may be absent."""
        self.own_verbs = line[0].part.names if line and isinstance(line[0].part, Verb) else ()
        self.verb = "" if self.own_verbs else str(kind.__struct_config__.tag)
        """The first word of a line, "" where a field is."""
        self.readers = tuple((slot.shift, slot.mask, slot.part.reader()) for slot in slots)
        self.packers = tuple((slot.name, slot.part.number, slot.shift) for slot in slots)
        self.writers = tuple((slot.name, slot.part.written) for slot in line)
        self.parsers = tuple((slot.name, slot.part.read) for slot in line)

    def value(self, seat: int | None, code: int, bias: int) -> Kind:
        """Return the typed value of a code."""
        values: list[object] = [seat] if self.has_seat else []
        for shift, mask, reader in self.readers:
            number = (code >> shift & mask) - bias
            values.append(number if reader is None else reader(number))
        return self.kind(*values)


def declared(base: type[Kind], names: Mapping[str, object]) -> tuple[type[Kind], ...]:
    """Return the types that a module declares, in their order: it is the order of their numbers in its packing."""
    kinds = (kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, base))
    return tuple(kind for kind in kinds if kind.__struct_config__.tag)


def part_of(hint: object, bias: int) -> Part:
    """Return what stands for a field of this type; most say it by their annotation."""
    arguments = get_args(hint)
    if get_origin(hint) is Annotated:
        return next((part for part in arguments[1:] if isinstance(part, Part)), None) or part_of(arguments[0], bias)
    if get_origin(hint) is Literal:
        return Name(arguments)
    if hint == tuple[int, int]:
        return Cell(ANY_CELL, bias=bias)
    return Flag() if hint is bool else Number()


class Codec(Generic[Kind]):
    """What actions and events share: a form for each type, found by its number."""

    def __init__(
        self,
        kinds: Sequence[type[Kind]],
        layout: Layout,
        *,
        title: str,
        constants: Mapping[type[Kind], int] | None = None,
    ) -> None:
        """Take the types by their numbers; `constants` are bits that all codes of a type have."""
        self.kinds, self.layout, self.title = tuple(kinds), layout, title
        self.kind_mask = (1 << layout.kind) - 1
        self.seat_shift, self.bias = layout.seat, layout.bias
        self.seat_mask = (1 << layout.seats.bit_length() - 1) - 1
        self.forms = tuple(
            self._form(kind, number | (constants or {}).get(kind, 0)) for number, kind in enumerate(self.kinds)
        )

    def _form(self, kind: type[Kind], constant: int) -> Form[Kind]:
        hints = get_type_hints(kind, include_extras=True)
        slots = []
        used = self.seat_mask << self.layout.seat
        shift = self.layout.first
        for name in kind.__struct_fields__:
            if name == "seat":
                continue
            part = part_of(hints[name], self.layout.bias)
            width = part.width or self.layout.width
            shift = shift if part.at is None else part.at
            slots.append(Slot(name, part, shift, (1 << width) - 1))
            used |= slots[-1].mask << shift
            shift += width
        return Form(kind, slots, used, constant)

    def seat_of(self, code: int) -> int:
        """Return the seat that is part of a code."""
        return code >> self.seat_shift & self.seat_mask


class EventCodec(Codec[Event]):
    """The typed values of a game's events. The bit behind the kind tells whether one revealed something."""

    def reveals(self, code: int) -> bool:
        """Tell whether the event showed hidden information to anyone."""
        return code >> self.layout.kind & 1 == 1

    def typed(self, code: int) -> Event:
        """Return the typed value of an event that the engine told."""
        seat = code >> self.seat_shift & self.seat_mask
        return self.forms[code & self.kind_mask].value(None if seat == self.seat_mask else seat, code, self.bias)


class ActionCodec(Codec[Action]):
    """The three forms of a game's actions."""

    def __init__(
        self,
        kinds: Sequence[type[Action]],
        layout: Layout,
        *,
        title: str,
        constants: Mapping[type[Action], int] | None = None,
    ) -> None:
        """Take the types by their numbers; `constants` are bits that all codes of a type have."""
        super().__init__(kinds, layout, title=title, constants=constants)
        self.seat_words = tuple(map(str, range(layout.seats)))
        self.form_of = {form.kind: form for form in self.forms}
        self.verbs: dict[str, Form[Action]] = {}
        for form in self.forms:
            self.verbs |= dict.fromkeys(form.own_verbs or (form.verb,), form)
            form.kind.writer = self.notation

    def typed(self, action: int | str) -> Action:
        """Return the typed value of an integer or a line of text; raise FormatError for what is no action."""
        if isinstance(action, str):
            return self._read(action)
        kind = action & self.kind_mask
        if kind < len(self.forms) and action & ~self.forms[kind].used == self.forms[kind].constant:
            form = self.forms[kind]
            try:
                return form.value(self.seat_of(action), action, 0)
            except (ValueError, LookupError):
                pass  # a number that stands for nothing
        raise FormatError("bad-action", f"{action} is not an action of {self.title}")

    def packed(self, action: Action | str) -> int:
        """Return the integer of a typed value or a line of text; raise FormatError for what is no action."""
        value = self._read(action) if isinstance(action, str) else action
        code = within("seat", value.seat, self.layout.seats) << self.layout.seat
        form = self._form_of(value)
        for name, number, shift in form.packers:
            code |= number(name, getattr(value, name)) << shift
        return code | form.constant

    def notation(self, action: Action | int) -> str:
        """Return an action as one line of text; raise FormatError for what is no action."""
        value = self.typed(action) if isinstance(action, int) else action
        form = self._form_of(value)
        words = [written(name, getattr(value, name)) for name, written in form.writers]
        if form.is_loose and not any(words):
            words = [NOTHING]
        return " ".join(filter(None, (str(value.seat), form.verb, *words)))

    def _form_of(self, value: Action) -> Form[Action]:
        if type(value) not in self.form_of:
            raise FormatError("bad-action", f"{type(value).__name__} is not an action of {self.title}")
        return self.form_of[type(value)]

    def _read(self, text: str) -> Action:
        seat, *words = text.strip().split(" ") if len(text) <= LONGEST_LINE else [""]
        form = self.verbs.get(words[0]) if words else None
        if form is not None and seat in self.seat_words:
            if form.verb:
                del words[0]
            if form.is_loose:
                words = [] if words == [NOTHING] else words or [NOTHING]
            try:
                values = {name: read(name, words) for name, read in form.parsers}
                if not words:
                    return form.kind(int(seat), **values)
            except (ValueError, LookupError, FormatError):
                pass  # a word is missing, or is none of those that could stand there
        said = text[:LONGEST_SAID]
        raise FormatError("bad-notation", f"{said!r} is not an action of {self.title}", text=said)

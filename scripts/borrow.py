"""Shorten the C that mypyc writes: what is only looked at while nothing else happens needs no reference of its own.

mypyc counts a reference up when a vec or an object is taken out of a field, and down when it was used, unless an index
is as simple as can be. `s.held[seat * GOODS + FOOD]` pays more for that than for the reading. The count is left alone
where nothing that could let go of anything comes before the last use, on any way: the field holds it until then.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

# What lets go of nothing that a field may hold: numbers are no references, and a slice is a new vec.
HARMLESS = {
    *("if", "likely", "unlikely", "CPyTagged_INCREF", "CPyTagged_DECREF", "CPyTagged_DecRef"),
    *("CPy_INCREF", "VEC_I64_INCREF", "VEC_FLOAT_INCREF", "PyErr_Occurred", "PyErr_SetNone"),
    *("CPy_AddTraceback", "CPy_AttributeError", "CPy_Unreachable", "slice"),
    *("CPyLong_AsInt64", "CPyTagged_Add", "CPyTagged_Subtract", "CPyTagged_Multiply", "CPyTagged_FromInt64"),
    *("CPyFloat_FromTagged", "CPyFloat_Exp", "CPyFloat_Sqrt", "CPyInt64_Divide", "CPyInt64_Remainder"),
}
BEGIN = re.compile(r"\w[\w *]*\b(CPyDef_\w+)\(.*\) \{$")
TAKEN = re.compile(r"    (cpy_r_\w+) = \(\(\w+ \*\)cpy_r_\w+\)->_\w+;$")
COUNTED_UP = re.compile(r"    (?:VEC_I64|VEC_FLOAT|CPy)_INCREF\((cpy_r_\w+)\);$")
COUNTED_DOWN = re.compile(r"    (?:(?:VEC_I64|VEC_FLOAT|CPy)_DECREF|CPy_DecRef)\((cpy_r_\w+)\);$")
DECLARED = re.compile(r"    \w+ \*?cpy_r_\w+;$")
ADDRESS = re.compile(r"    (cpy_r_\w+) = (?:\(CPyPtr\)(cpy_r_\w+)\.items|(cpy_r_\w+) \+ cpy_r_\w+);$")
GIVEN = re.compile(r"    cpy_r_\w+ = (?:VecI64Api\.)?(\w+)\(([^()]*)\);$")
CALL = re.compile(r"\b([A-Za-z_]\w*)\(|\)\(")
NAME = re.compile(r"\bcpy_r_\w+")
LABEL = re.compile(r"(CPyL\d+): ;$")
GOTO = re.compile(r"goto (CPyL\d+);")
LOOP = re.compile(r" *(?:for|while|do|switch|case|default)\b")


class Function:
    """The lines of a function that was made from Python, and the ones that are left out of it."""

    def __init__(self, name: str, lines: list[str]) -> None:
        self.name = name
        self.lines = lines
        self.left_out: set[int] = set()
        self.calls = {at: set(CALL.findall(line)) - HARMLESS for at, line in enumerate(lines) if at and "(" in line}
        self.taken = [at for at, line in enumerate(lines) if (up := COUNTED_UP.match(line)) and self._took(at) == up[1]]

    def _took(self, at: int) -> str:
        """Return what was taken out of a field just before a line; it may have been asked whether it was there."""
        before = at - 5 if self.lines[at - 1] == "    }" and self.lines[at - 4].endswith(".len < 0)) {") else at - 1
        taken = TAKEN.match(self.lines[before])
        return taken[1] if taken else ""

    @cached_property
    def places(self) -> dict[str, list[int]]:
        """Where each name stands."""
        found: dict[str, list[int]] = {}
        for at, line in enumerate(self.lines):
            for name in set(NAME.findall(line)):
                found.setdefault(name, []).append(at)
        return found

    @cached_property
    def following(self) -> list[tuple[int, ...]]:
        """The lines that may come after each one."""
        labels = {found[1]: at for at, line in enumerate(self.lines) if (found := LABEL.match(line))}
        return [self._following(at, labels) for at in range(len(self.lines))]

    def _following(self, at: int, labels: dict[str, int]) -> tuple[int, ...]:
        line = self.lines[at].strip()
        if LOOP.match(line):
            raise ValueError(f"mypyc writes no loops, but {line!r}")
        targets = tuple(labels[label] for label in GOTO.findall(line))
        if line.startswith("if ") and line.endswith("{"):
            end = next(place for place in range(at, len(self.lines)) if self.lines[place].lstrip().startswith("}"))
            return at + 1, end + 1
        if line.startswith("if "):
            return *targets, at + 1
        if targets or line.startswith(("return", "CPy_Unreachable")):
            return targets
        return (at + 1,) if at + 1 < len(self.lines) else ()

    def lets_go(self, at: int, harmless: set[str]) -> bool:
        """Tell whether something may lose its last reference in a line."""
        return at in self.calls and at not in self.left_out and not self.calls[at] <= harmless

    def is_harmless(self, harmless: set[str]) -> bool:
        """Tell whether nothing loses a reference in the whole function."""
        return not any(self.lets_go(at, harmless) for at in self.calls)

    def borrow(self, harmless: set[str]) -> bool:
        """Leave out the references that nobody needs; return whether there were any."""
        waiting = self.taken
        self.taken = [at for at in waiting if not self._borrow(at, harmless)]
        return len(self.taken) < len(waiting)

    def _borrow(self, counted: int, harmless: set[str]) -> bool:
        """Leave out the references to what was taken out of a field before this line, if that can be."""
        found = COUNTED_UP.match(self.lines[counted])
        assert found is not None
        name, downs, uses = found[1], set(), set()
        addresses = self._addresses(name)
        for at in sorted({at for one in (name, *addresses) for at in self.places[one]} - {counted}):
            line = self.lines[at]
            if (down := COUNTED_DOWN.match(line)) and down[1] == name:
                downs.add(at)
            elif self._looks(line, name, addresses, harmless):
                uses.add(at)
            elif not DECLARED.match(line) and not (at < counted and line.startswith(f"    {name} = ")):
                return False
        if any(self.lets_go(at, harmless) for at in self._before_uses(counted + 1, uses, downs)):
            return False
        self.left_out |= {counted, *downs}
        return True

    def _addresses(self, name: str) -> set[str]:
        """Return the names of the addresses inside a vec."""
        found: set[str] = set()
        for at in self.places[name]:
            if (inside := ADDRESS.match(self.lines[at])) and inside[2] == name:
                found.add(inside[1])
                found |= {
                    item[1] for place in self.places[inside[1]]
                    if (item := ADDRESS.match(self.lines[place])) and item[3] == inside[1]
                }  # fmt: skip
        return found

    @staticmethod
    def _looks(line: str, name: str, addresses: set[str], harmless: set[str]) -> bool:
        """Tell whether a line only asks for a length or a field, reads or writes a number, or gives it on for that."""
        if (given := GIVEN.match(line)) and (given[1] in harmless or given[1] in HARMLESS):
            return addresses.isdisjoint(NAME.findall(line)) and not line.startswith(f"    {name} = ")
        if ADDRESS.match(line):
            return True
        rest = line.replace(f" = (int64_t){name}.len;", "").replace(f"if (unlikely({name}.len < 0)) {{", "")
        rest = re.sub(rf" = \(\(\w+ \*\){name}\)->_\w+;", "", rest)
        for address in addresses:
            rest = re.sub(rf"\*\((?:int64_t|double) \*\){address}\b", "", rest)
        return {name, *addresses}.isdisjoint(NAME.findall(rest))

    def _before_uses(self, start: int, uses: set[int], downs: set[int]) -> set[int]:
        """Return the lines on the ways from the start to a use."""
        reached: dict[int, list[int]] = {start: []}  # with the lines from which each was reached
        waiting = [start]
        while waiting:
            at = waiting.pop()
            for after in self.following[at]:
                if after in reached:
                    reached[after].append(at)
                elif after not in downs:
                    reached[after] = [at]
                    waiting.append(after)
        found: set[int] = set()
        waiting = [before for use in uses if use in reached for before in reached[use]]
        while waiting:
            at = waiting.pop()
            if at not in found:
                found.add(at)
                waiting += reached[at]
        return found


def functions(lines: list[str]) -> Iterator[tuple[int, Function]]:
    """Find the functions made from Python, with the number of the first line of each."""
    begin, name = 0, ""
    for at, line in enumerate(lines):
        if line == "}" and name:
            yield begin, Function(name, lines[begin:at])
            name = ""
        elif "CPyDef_" in line and (begun := BEGIN.match(line)):
            begin, name = at, begun[1]


def borrowed(code: str) -> str:
    """Return the code without the references that nobody needs."""
    lines = code.split("\n")
    found = list(functions(lines))
    harmless: set[str] = set()
    changed = True
    while changed:
        changed = False
        for _, function in found:
            changed |= function.borrow(harmless)
            if function.name not in harmless and function.is_harmless(harmless):
                harmless.add(function.name)
                changed = True
    return "\n".join(without(lines, {begin + at for begin, function in found for at in function.left_out}))


def without(lines: list[str], left_out: set[int]) -> Iterable[str]:
    """Return the other lines."""
    return (line for at, line in enumerate(lines) if at not in left_out)

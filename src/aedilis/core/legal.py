"""The legal actions of one seat at one moment, as a sequence that reads like the rules: `action in game.legal()`."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import cast, overload

from aedilis.core.contract import Action, Rules, State
from aedilis.core.errors import FormatError
from aedilis.core.kinds import A

SHOWN = 6  # actions that the representation writes out


class LegalActions(Sequence[A]):
    """Typed actions, in the order of the engine; `codes` are its integers.

    Equivalent forms are listed once, and of sealed bids one for each sum. Whether an action is *in* the sequence is
    asked of the rules, so every legal form is, listed or not.
    """

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        """Take a copy of the position: what is legal now stays so in here when the game goes on."""
        self._rules, self._state, self._seat = rules, state.clone(), seat

    @cached_property
    def codes(self) -> list[int]:
        """The integers of the actions, for those who work with the engine."""
        return self._state.legal(self._seat)

    def __len__(self) -> int:
        """Return how many are listed."""
        return len(self.codes)

    def __iter__(self) -> Iterator[A]:
        """Go through the typed actions."""
        return map(self._typed, self.codes)

    @overload
    def __getitem__(self, index: int, /) -> A: ...

    @overload
    def __getitem__(self, index: slice, /) -> list[A]: ...

    def __getitem__(self, index: int | slice, /) -> A | list[A]:
        """Return one typed action, or several."""
        if isinstance(index, slice):
            return [self._typed(code) for code in self.codes[index]]
        return self._typed(self.codes[index])

    def _typed(self, code: int) -> A:
        return cast(A, self._rules.typed(code))

    def __contains__(self, action: object) -> bool:
        """Tell whether the seat may do this: a typed action, its notation or its integer."""
        try:
            if isinstance(action, int):
                code = self._rules.packed(self._rules.typed(action))
            elif isinstance(action, Action | str):
                code = self._rules.packed(action)
            else:
                return False
        except FormatError:
            return False
        return self._rules.seat_of(code) == self._seat and self._state.refusal(code) == 0

    def __repr__(self) -> str:
        """Write out the first few in their notation."""
        shown = [self._rules.notation(code) for code in self.codes[:SHOWN]]
        more = [f"and {len(self) - SHOWN} more"] if len(self) > SHOWN else []
        return f"<{len(self)} legal: {'; '.join([*shown, *more])}>" if shown else "<nothing legal>"

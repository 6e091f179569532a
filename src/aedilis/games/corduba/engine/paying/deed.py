"""Work that somebody pays for."""

from mypy_extensions import i64

from aedilis.games.corduba.engine.pack.vocabulary import BY_BUILDING, NONE
from aedilis.games.corduba.engine.paying.bill import Bill
from aedilis.games.corduba.engine.state.fields import PublicFields
from aedilis.games.corduba.engine.state.kinds import Work


class Deed(Work):
    """Work that its seat pays for; a slot PAID gets the worker points, if triggers ask for them.

    All questions are asked while the payment lies above it.
    """

    def __init__(self) -> None:
        self.paid_slot: i64 = getattr(self, "PAID", NONE)

    def bill(self, s: PublicFields) -> Bill:
        """Return what is to be paid."""
        raise NotImplementedError

    def effect(self, s: PublicFields) -> i64:
        """Return the effect that a payment could leave nothing to change (C7.19), NONE where that cannot be."""
        return NONE

    def here(self, s: PublicFields) -> i64:
        """Return the district that the effect means by `here`."""
        return NONE

    def context(self) -> i64:
        """Return in which context the effect trades."""
        return BY_BUILDING

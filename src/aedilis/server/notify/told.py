"""Which decisions somebody was told of already: each is told once, however often its table changes meanwhile."""

KEPT = 10_000  # seats; the oldest are forgotten


class ToldDecisions:
    """The last decision of each seat that was told."""

    def __init__(self) -> None:
        self.decisions: dict[tuple[str, int], int] = {}

    def has(self, table: str, seat: int, decision: int) -> bool:
        """Tell whether this decision of a seat was told."""
        return self.decisions.get((table, seat)) == decision

    def note(self, table: str, seat: int, decision: int) -> None:
        """Remember that it was."""
        self.decisions[table, seat] = decision
        while len(self.decisions) > KEPT:
            del self.decisions[next(iter(self.decisions))]

    def forget(self, table: str, seat: int) -> None:
        """Let a seat be told again of whatever it decides."""
        self.decisions.pop((table, seat), None)

"""The goods of one party while a game is followed: what came, what went, and for what."""

from collections import Counter

from aedilis.games.corduba.engine.forms import events
from aedilis.games.corduba.engine.statistics.form import Amounts, GoodsStatistics

DENARII = "denarii"
WORKER = "worker"


class Ledger:
    """What a party holds, and what became of its goods since the round began.

    A loss does not say what it is for. Losses that follow the opening of a delivery went to Rome, the next ones after
    an overfull storage were stored away, and those just before upkeep is settled were upkeep after all.
    """

    def __init__(self, held: Amounts) -> None:
        self.held = Counter(held)
        self.delivers = False
        self.to_store = 0
        self.losses: list[tuple[Counter[str], str, int]] = []
        self.open_round()

    def open_round(self) -> None:
        """Begin to count again."""
        self.gained, self.bought, self.sold = Counter[str](), Counter[str](), Counter[str]()
        self.paid, self.upkeep, self.rome = Counter[str](), Counter[str](), Counter[str]()
        self.stored, self.lost = Counter[str](), Counter[str]()
        self.spent = self.earned = 0

    def gain(self, goods: str, n: int) -> None:
        """Take goods from a supply."""
        self.gained[goods] += n
        self.held[goods] += n

    def pay(self, goods: str, n: int) -> None:
        """Pay for an action."""
        self.paid[goods] += n
        self.held[goods] -= n

    def lose(self, goods: str, n: int) -> None:
        """Give goods back, for whatever it is that happens now."""
        self.held[goods] -= n
        account = self.rome if self.delivers else self.stored if self.to_store else self.lost
        if account is self.stored:
            self.to_store -= n
        account[goods] += n
        self.losses.append((account, goods, n))

    def settle_upkeep(self, paid: int) -> None:
        """Count the latest losses, as many units as were paid, as upkeep."""
        while paid > 0:
            account, goods, n = self.losses.pop()
            account[goods] -= n
            self.upkeep[goods] += n
            paid -= n

    def trade(self, order: events.Traded) -> None:
        """Carry out an order at the market."""
        denarii = order.units * order.price
        if order.side == "buy":
            self.bought[order.resource] += order.units
            self.spent += denarii
            self.held[order.resource] += order.units
            self.held[DENARII] -= denarii
        else:
            self.sell(order.resource, order.units, denarii)

    def sell(self, resource: str, units: int, denarii: int) -> None:
        """Sell units for so many denarii in all."""
        self.sold[resource] += units
        self.earned += denarii
        self.held[resource] -= units
        self.held[DENARII] += denarii

    def finished(self) -> GoodsStatistics:
        """Return the round as it is now."""
        return GoodsStatistics(
            gained=above_zero(self.gained),
            bought=above_zero(self.bought),
            spent=self.spent,
            sold=above_zero(self.sold),
            earned=self.earned,
            paid=above_zero(self.paid),
            upkeep=above_zero(self.upkeep),
            rome=above_zero(self.rome),
            stored=above_zero(self.stored),
            lost=above_zero(self.lost),
        )


def above_zero(amounts: Counter[str]) -> Amounts:
    """Return the amounts that are not 0."""
    return {goods: n for goods, n in amounts.items() if n}

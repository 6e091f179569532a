"""A sealed bid: cards are picked by name or number, the sum shows, and only then it is sealed."""

from collections import Counter
from collections.abc import Callable, Sequence

from aedilis.games.capitol.terminal.say import t
from aedilis.games.capitol.terminal.words import bid


class Bidding:
    """A bid in the making; nothing of it leaves this object before it is sealed."""

    def __init__(self, hand: Sequence[str]) -> None:
        self.hand = tuple(hand)
        self.cards: list[str] = []
        self.is_chosen = False  # an empty bid has to be asked for, so that a stray Enter does not seal one

    def change(self, text: str) -> str | None:
        """Change the bid by words such as "F5 A7 -R3", "all" or "none"; if something is wrong, only say so."""
        cards = list(self.cards)
        for word in text.replace(",", " ").upper().split():
            if word in ("NONE", "0"):
                cards = []
            elif word == "ALL":
                cards = list(self.hand)
            else:
                fault = self._change_one(cards, word)
                if fault is not None:
                    return fault
        self.cards = sorted(cards, key=self.hand.index)
        self.is_chosen = True
        return None

    def _change_one(self, cards: list[str], word: str) -> str | None:
        out = word.startswith("-")
        name = word.lstrip("+-")
        if name.isdecimal() and 1 <= int(name) <= len(self.names()):
            name = self.names()[int(name) - 1]
        if name not in self.hand:
            return t("bid-not-held", card=name)
        if out:
            if name not in cards:
                return t("bid-not-in", card=name)
            cards.remove(name)
        elif Counter(cards)[name] == Counter(self.hand)[name]:
            return t("bid-already-in", card=name)
        else:
            cards.append(name)
        return None

    def names(self) -> list[str]:
        """Return the different cards of the hand, in the order of their numbers in the menu."""
        return list(dict.fromkeys(self.hand))

    def summary(self) -> str:
        """Return the bid so far with its sum, and what stays in the hand."""
        rest = list((Counter(self.hand) - Counter(self.cards)).elements())
        return t("bid-so-far", bid=bid(self.cards), rest=" ".join(sorted(rest, key=self.hand.index)) or "-")


def choose(
    hand: Sequence[str], ask: Callable[[str], str], say: Callable[[str], None], *, confirm: bool
) -> tuple[str, ...]:
    """Ask until a bid is sealed; return its cards, none for no bid."""
    bidding = Bidding(hand)
    while True:
        said = ask(t("ask-seal") if bidding.is_chosen else t("ask-bid")).strip()
        if not said or said.lower() in ("seal", "y", "yes"):
            if bidding.is_chosen:
                return tuple(bidding.cards)
            say(t("bid-nothing-chosen"))
            continue
        fault = bidding.change(said)
        if fault is not None:
            say(fault)
        elif not confirm:
            return tuple(bidding.cards)
        else:
            say(bidding.summary())

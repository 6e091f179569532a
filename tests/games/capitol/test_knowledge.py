"""What perfect memory knows (rule R0.9): against an observer who only reads events, and against all possible deals."""

from collections import Counter
from itertools import permutations
from random import Random

from aedilis.core.contract import Event
from aedilis.games.capitol.engine.fields import OVER
from aedilis.games.capitol.engine.forms import events
from aedilis.games.capitol.engine.forms.actions import KIND_NAMES, Kind, card_names
from aedilis.games.capitol.engine.forms.view import ViewData
from aedilis.games.capitol.engine.rules import RULES
from aedilis.games.capitol.engine.state import State
from aedilis.games.capitol.engine.view import View
from tests.contract.habits import Table, step, tables
from tests.games.capitol import naive
from tests.games.capitol.golden.players import hoarder

KINDS = KIND_NAMES
DEALT = {"roof": 2, "floor": 2, "permit": 4}
PRINTED = {"roof": 14, "floor": 24, "permit": 24}


class Observer:
    """Sees the first table and then hears events, and forgets nothing."""

    def __init__(self, view: ViewData) -> None:
        self.known: list[Counter[str]] = [Counter() for _ in range(view.players)]
        self.secret = [Counter(DEALT) for _ in range(view.players)]
        self.queue: dict[str, list[str | None]] = {}
        self.fresh: dict[str, int] = {}
        for kind in KINDS:
            hidden = PRINTED[kind] - DEALT[kind] * view.players
            self.fresh[kind] = hidden
            self.queue[kind] = [view.piles[kind].top, *([None] * (hidden - 1))]

    def hear(self, event: Event) -> None:
        """Take in one event."""
        match event:
            case events.CardPlayed(seat=seat, card=card):
                self.lose(seat, card)
                self.queue[naive.kind(card)].append(card)
            case events.BidRevealed(seat=seat, cards=cards):
                self.show(seat, Counter(cards))
            case events.BidPaid(seat=seat, cards=cards):
                for card in sorted(cards, key=lambda card: (-naive.number(card), card[0])):
                    self.lose(seat, card)
                    self.queue[naive.kind(card)].append(card)
            case events.CardDrawn(seat=seat, card=card, uncovered=uncovered):
                self.draw(seat, card, uncovered)

    def learns(self, event: Event) -> bool:
        """Tell whether an event shows a card that could not be known before, or opens a bid."""
        match event:
            case events.CardPlayed(seat=seat, card=card):
                return self.known[seat][card] == 0
            case events.CardDrawn(card=card, uncovered=uncovered):
                return uncovered is not None and self.queue[naive.kind(card)][1] is None
            case events.BidRevealed():
                return True
        return False

    def lose(self, seat: int, card: str) -> None:
        """A card leaves a hand in plain sight."""
        if self.known[seat][card]:
            self.known[seat] -= Counter([card])
        else:
            self.secret[seat][naive.kind(card)] -= 1

    def show(self, seat: int, shown: Counter[str]) -> None:
        """Cards of a hand are shown: the larger number of copies is now known."""
        for card, count in shown.items():
            new = max(0, count - self.known[seat][card])
            self.known[seat][card] += new
            self.secret[seat][naive.kind(card)] -= new

    def draw(self, seat: int, card: str, uncovered: str | None) -> None:
        """The visible card of a pile goes to a hand."""
        queue = self.queue[naive.kind(card)]
        assert queue.pop(0) == card
        self.fresh[naive.kind(card)] = max(0, self.fresh[naive.kind(card)] - 1)
        self.known[seat][card] += 1
        if queue:
            assert queue[0] in (None, uncovered)
            queue[0] = uncovered
        else:
            assert uncovered is None


def check(view: ViewData, observer: Observer) -> None:
    """Compare what a view says with what the observer remembers."""
    for index, seat in enumerate(view.seats):
        assert Counter(seat.known) == observer.known[index]
        for kind in KINDS:
            assert seat.secret[kind] == observer.secret[index][kind]
            known = sum(count for card, count in observer.known[index].items() if naive.kind(card) == kind)
            assert seat.counts[kind] == observer.secret[index][kind] + known
        assert seat.hand_size == sum(seat.counts.values())
    for kind in KINDS:
        pile, queue, fresh = view.piles[kind], observer.queue[kind], observer.fresh[kind]
        assert (pile.size, pile.fresh) == (len(queue), fresh)
        assert pile.top == (queue[0] if queue else None)
        assert list(pile.after) == queue[max(1, fresh) :]
        assert None not in queue[max(1, fresh) :]
    check_pool(view, observer)


def check_pool(view: ViewData, observer: Observer) -> None:
    """The unseen cards are the deck without all that the viewer sees; their number is that of the hidden places."""
    pool = naive.DECK.copy()
    places: Counter[str] = Counter()
    for index, seat in enumerate(view.seats):
        if index == view.seat:
            assert seat.hand is not None
            pool.subtract(seat.hand)
        else:
            assert seat.hand is None
            pool.subtract(observer.known[index])
            places.update(observer.secret[index])
    for kind in KINDS:
        pool.subtract(card for card in observer.queue[kind] if card is not None)
        places[kind] += observer.queue[kind].count(None)
    assert Counter(view.unseen) == +pool
    assert min(pool.values()) >= 0
    for kind in KINDS:
        assert sum(naive.kind(card) == kind for card in view.unseen) == places[kind]


@tables(5, "capitol")
def test_R0_9_a_view_knows_what_an_observer_of_events_knows(table: Table[State]) -> None:
    state = table.state
    state.listen(True)
    observer = Observer(RULES.view_data(state.view(-1)))
    while not state.is_over():
        table.step()
        for code in state.take_events():
            event = RULES.event(code)
            assert RULES.reveals(code) == observer.learns(event)
            observer.hear(event)
        for index in range(table.players):
            assert Counter(card_names(state.known[index])) == +observer.known[index]
            assert observer.known[index] <= Counter(card_names(state.hand[index]))
        if state.is_over() or table.chooser.randrange(20) == 0:
            for seat in range(-1, table.players):
                check(RULES.view_data(state.view(seat)), observer)


def certain_of_kind(view: View, kind: Kind) -> dict[int, Counter[str]] | None:
    """Return by seat what every possible deal of the unseen cards of a kind puts there; None if there are too many."""
    index = KINDS.index(kind)
    pool = [card for card in card_names(view.unseen()) if naive.kind(card) == kind]
    rivals = [seat for seat in range(view.players) if seat != view.seat]
    if len(pool) > 6:
        return None
    least: dict[int, Counter[str]] = {}
    for deal in set(permutations(pool)):
        start = 0
        for seat in rivals:
            end = start + view.secret(seat, index)
            share = Counter(deal[start:end])
            least[seat] = least[seat] & share if seat in least else share
            start = end
    return least


def check_certain(state: State, seat: int) -> int:
    """Compare `certain` with all deals; return how many cards were certain without having been seen."""
    view = state.view(seat)
    deduced = 0
    for kind in KINDS:
        least = certain_of_kind(view, kind)
        if least is None:
            continue
        for rival, sure in least.items():
            found = Counter(card for card in card_names(view.certain(rival)) if naive.kind(card) == kind)
            known = Counter(card for card in card_names(view.known[rival]) if naive.kind(card) == kind)
            assert found == known + sure
            deduced += sure.total()
    return deduced


@tables(5, "capitol")
def test_certain_cards_are_those_of_every_possible_deal(table: Table[State]) -> None:
    for state in table.moments(every=30):
        check_certain(state, table.chooser.randrange(-1, table.players))


def test_some_cards_are_certain_without_having_been_seen() -> None:
    """The test above would pass on games in which nothing can be deduced."""
    chooser = Random(2)
    state = RULES.new_state(2, RULES.options(None), "deduce")
    deduced = 0
    while state.phase != OVER:
        if state.round >= 3:
            deduced += check_certain(state, chooser.randrange(-1, 2))
        step(state, [hoarder] * 2, chooser)
    assert deduced > 10

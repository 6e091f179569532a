"""Set-up: the table is laid, everybody keeps cards secretly, families and heritage are paid out (rules C3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aedilis.core.bits import bit
from aedilis.core.listing import Actions
from aedilis.core.rng import Rng
from aedilis.games.corduba.engine import packing, words
from aedilis.games.corduba.engine.clauses import ALLOWED, C3_7
from aedilis.games.corduba.engine.effects.begin import start_effect
from aedilis.games.corduba.engine.effects.prestige import push_prestige
from aedilis.games.corduba.engine.effects.seat_changes import gain, raise_register
from aedilis.games.corduba.engine.effects.standing import sum_of
from aedilis.games.corduba.engine.pack.native import zeros
from aedilis.games.corduba.engine.pack.vocabulary import NONE, SPECIAL_WORKER
from aedilis.games.corduba.engine.paying.amounts import at_most
from aedilis.games.corduba.engine.solo.rules import set_up_caepio
from aedilis.games.corduba.engine.state.fields import Fields, PublicFields, replaced
from aedilis.games.corduba.engine.state.frames import CHOOSE_GAIN, CHOOSE_UNLOCK, HERITAGE
from aedilis.games.corduba.engine.state.kinds import Stage, StageInOrder, Work
from aedilis.games.corduba.engine.steps.placement import forget_links
from aedilis.games.corduba.engine.words import HERITAGE as HERITAGE_CARDS


def deal(s: Fields) -> None:
    """Lay the table and deal the cards to choose from (C3.1-C3.7).

    All pieces of the players (C2.3) begin on their boards and all tracks on 0 (C3.6).
    """
    start: i64 = s.rng.below(s.parties)
    for place in range(s.parties):
        s.order[place] = (start + place) % s.parties
    lay_out_goods(s)
    lay_out_tiles(s)
    turned = shuffled(s.rng, words.MILESTONES)
    for index in range(s.pack.milestones_in_play[s.players]):  # C3.4
        s.face_up |= bit(turned[index])
    s.macellum_deck = shuffled(s.rng, words.MACELLUM_TILES)
    stack_rome_cards(s)
    heritage = shuffled(s.rng, HERITAGE_CARDS)
    families = shuffled(s.rng, words.FAMILIES)
    if s.players == 1:
        set_up_caepio(s)
    for seat in range(s.players):
        s.dealt[3 * seat] = heritage[2 * seat]
        s.dealt[3 * seat + 1] = heritage[2 * seat + 1]
        s.dealt[3 * seat + 2] = families[seat]


def shuffled(rng: Rng, n: i64) -> vec[i64]:
    """Return the numbers below n in random order."""
    result = zeros(n)
    for index in range(n):
        other: i64 = rng.below(index + 1)
        result[index] = result[other]
        result[other] = index
    return result


def lay_out_goods(s: Fields) -> None:
    """Fill the general supply, then the market from it, and set the prices (C1.6, C2.4, C3.2)."""
    for resource in range(words.RESOURCES):
        capacity: i64 = s.pack.capacity[s.players * words.RESOURCES + resource]
        s.market[resource] = capacity
        s.stock[resource] = s.pack.supply[s.players] - capacity
        s.price[resource] = s.pack.price_start[resource]
    for marker in range(words.OFFERING1, words.GOODS):
        s.stock[marker] = s.pack.limits[marker]


def lay_out_tiles(s: Fields) -> None:
    """Put every type of tile at the disposal of every district, the only Basilica of all three (C3.3)."""
    for district in range(words.DISTRICTS):
        s.available[district] = bit(words.TYPES) - 1
        forget_links(s, district)


def stack_rome_cards(s: Fields) -> None:
    """Shuffle Rome's cards; solo does without some (C3.5, C14.1)."""
    size: i64 = 0
    for card in shuffled(s.rng, words.ROME_CARDS):
        if s.players > 1 or not s.pack.rome[card].not_in_solo:
            s.rome_deck[size] = card
            size += 1


class Keeping(Stage):
    """Everybody keeps one of two heritage cards and one of two characters, secretly (C3.7).

    What only a seat knows is its cards: both heritage cards and the family, a byte each.
    """

    def asked(self, s: PublicFields) -> i64:
        """Return who has not chosen yet."""
        return s.everyone() & ~s.sealed

    def list(self, s: PublicFields, seat: i64, secret: i64, out: Actions) -> None:
        """List the four ways to choose."""
        family: i64 = secret >> 16
        for character in range(2 * family, 2 * family + 2):
            out.add(packing.action(packing.KEEP, seat, secret & 255, character))
            out.add(packing.action(packing.KEEP, seat, secret >> 8 & 255, character))

    def refuse(self, s: PublicFields, seat: i64, secret: i64, act: i64) -> i64:
        """Refuse cards that were not dealt to the seat."""
        if packing.action_kind(act) != packing.KEEP or self.asked(s) & bit(seat) == 0:
            return C3_7
        if packing.first(act) != secret & 255 and packing.first(act) != secret >> 8 & 255:
            return C3_7
        return ALLOWED if packing.second(act) // 2 == secret >> 16 else C3_7

    def do(self, s: Fields, act: i64) -> None:
        """Put the kept cards down."""
        seat = packing.action_seat(act)
        s.kept = replaced(s.kept, seat, packing.first(act) * words.CHARACTERS + packing.second(act))
        s.sealed |= bit(seat)
        s.tell(packing.KEPT, seat)

    def go(self, s: Fields) -> bool:
        """Everybody has chosen: turn all kept cards up; the characters' abilities hold from now on."""
        for place in range(s.parties):
            seat: i64 = s.order[place]
            if seat < s.players:
                s.heritage = replaced(s.heritage, seat, s.kept[seat] // words.CHARACTERS)
                s.character = replaced(s.character, seat, s.kept[seat] % words.CHARACTERS)
                s.kept = replaced(s.kept, seat, NONE)
                s.abilities[seat] |= bit(s.character[seat])
                s.special[seat] = sum_of(s, seat, SPECIAL_WORKER)
                s.reveal(packing.CARDS_REVEALED, seat, s.heritage[seat], s.character[seat])
        s.sealed = 0
        return True


class FamiliesStart(StageInOrder):
    """What the families bring, in turn order (C3.8)."""

    def come_to(self, s: Fields, seat: i64) -> None:
        """Give a player the prestige of his family, then its start ability."""
        if seat < s.players:
            character: i64 = s.character[seat]
            start_effect(s, seat, s.pack.starts[character], NONE, 0)
            push_prestige(s, seat, s.pack.family_prestige, character * words.DISTRICTS)


class HeritageStart(Stage):
    """What the players inherit, the last in turn order first (C3.9)."""

    def go(self, s: Fields) -> bool:
        """Let the next player inherit."""
        if s.at == s.parties:
            return True
        s.at += 1
        seat: i64 = s.order[s.parties - s.at]
        if seat < s.players:
            s.push(HERITAGE, seat)
        else:
            s.tell(packing.STARTED_WITH, seat, s.register[seat], s.popularity[seat], 0)
        return False


class Heritage(Work):
    """A heritage card is carried out (C3.9)."""

    STAGE: Final = 0

    def go(self, s: Fields) -> None:
        """Carry out a heritage card: money, goods, workers, pieces, the markers, what else it says (C3.9, C3.10)."""
        seat = s.top_seat()
        stage = s.top(self.STAGE)
        card = s.pack.heritage[s.heritage[seat]]
        s.set_top(self.STAGE, stage + 1)
        if stage == 0:
            gain(s, seat, words.DENARII, card.denarii)
            s.push(CHOOSE_GAIN, seat, card.basic, bit(words.BASIC) - 1)
        elif stage == 1:
            gain(s, seat, words.MARBLE, card.marble)
            gain(s, seat, words.AMPHORA, card.amphora)
            raise_register(s, seat, card.register)
            colour = card.specialist
            if colour != NONE:
                s.push(CHOOSE_UNLOCK, seat, colour)  # its peculium is paid when the decade begins
            push_prestige(s, seat, card.prestige, 0)
        else:
            s.pop()
            place_markers(s, seat, card.popularity, card.harmony)
            gain(s, seat, words.DENARII, s.pack.seat_bonus[s.place_of(seat)])
            start_effect(s, seat, card.effect, NONE, 0)


def place_markers(s: Fields, seat: i64, popularity: i64, harmony: i64) -> None:
    """Put popularity and harmony on the values of the heritage card, and on top what the set-up gave already."""
    s.popularity[seat] = at_most(s.popularity[seat] + popularity, s.pack.popularity_max)
    s.harmony[seat] = at_most(s.harmony[seat] + harmony, s.pack.harmony_max)
    s.tell(packing.STARTED_WITH, seat, s.register[seat], s.popularity[seat], s.harmony[seat])

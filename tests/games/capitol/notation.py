"""What the tests of notation must be told about Capitol."""

from hypothesis import strategies as st

from aedilis.core.contract import Action
from aedilis.games.capitol.engine import packing
from aedilis.games.capitol.engine.cards import cards_in, full_deck
from aedilis.games.capitol.engine.forms import actions
from aedilis.games.capitol.engine.forms.actions import CARD_NAMES
from tests.contract.notation import Notation

DECK = [CARD_NAMES[card] for card in cards_in(full_deck())]
HEIGHTS = st.integers(0, 62)
BIDS = st.sets(st.integers(0, 61)).map(lambda places: tuple(DECK[place] for place in sorted(places)))

EXAMPLES: dict[str, Action] = {
    "0 pass": actions.Pass(0),
    "0 floor F5 0+1": actions.FloorCard(0, "F5", (0, 1)),
    "1 floor F8 3": actions.FloorCard(1, "F8", (3,)),
    "0 roof R3 2 round": actions.RoofCard(0, "R3", 2, "round"),
    "3 permit A7 1 pitched p8": actions.Permit(3, "A7", 1, "pitched", 8),
    "0 null F5": actions.NullPlay(0, "F5"),
    "0 bid R3 F5 A7": actions.SealBid(0, ("R3", "F5", "A7")),
    "0 bid F5 F5 F5": actions.SealBid(0, ("F5", "F5", "F5")),
    "0 bid -": actions.SealBid(0),
    "2 tile p3": actions.PlaceTile(2, 3),
    "0 draw floor": actions.DrawCard(0, "floor"),
    "0 stop": actions.StopDrawing(0),
}

NOTATION = Notation(
    examples=EXAMPLES,
    kind_of=packing.action_kind,
    kinds=packing.ACTION_KINDS,
    noise=r"[0-9] [a-z]{3,6}( [A-C0-9RFp+-]{1,4}){0,4}",
    own_parts={actions.Blocks: st.tuples(HEIGHTS) | st.tuples(HEIGHTS, HEIGHTS), actions.Cards: BIDS},
    spoilt=(
        "0 floor F5",
        "0 floor F9 0",
        "0 floor 0+1 F5",
        "0 floor F5 0+1+2",
        "0 floor F5 63",
        "0 floor F5 0+63",
        "0 floor F5 \u0663",
        "0 floor F5 +",
        "0 roof R3 2",
        "0 roof R3 2 square",
        "0 roof R3 -2 round",
        "0 roof R3 63 round",
        "0 permit A7 1 round",
        "0 permit A7 1 round 3",
        "0 permit A7 1 round p9",
        "0 permit A7 1 round p10",
        "0 permit A9 1 round p1",
        "0 permit D1 1 round p1",
        "0 null",
        "0 null X1",
        "0 null r1",
        "0 bid",
        "0 bid - -",
        "0 bid R1 -",
        "0 bid R1 R1 R1",
        "0 bid A1 A1",
        "0 bid F1 F1 F1 F1",
        "0 tile",
        "0 tile 3",
        "0 tile p\u0663",
        "0 draw",
        "0 draw cellar",
        "0 stop now",
        "0 pass\n0 pass",
        "0 bid " + "R1 " * 100,
    ),
    wrong=(
        (actions.Pass(4), "bad-number"),
        (actions.Pass(-1), "bad-number"),
        (actions.FloorCard(0, "F5", ()), "bad-blocks"),
        (actions.FloorCard(0, "F5", (0, 0, 0)), "bad-blocks"),
        (actions.FloorCard(0, "F5", (63,)), "bad-number"),
        (actions.FloorCard(0, "F5", (0, 63)), "bad-number"),
        (actions.FloorCard(0, "F9", (0,)), "bad-card"),
        (actions.RoofCard(0, "R1", 10**30, "round"), "bad-number"),
        (actions.RoofCard(0, "R1", 1, "flat"), "bad-name"),  # type: ignore[arg-type]  # what JSON could not hold
        (actions.Permit(0, "A1", 1, "round", 9), "bad-number"),
        (actions.Permit(0, "A1", 1, "round", -1), "bad-number"),
        (actions.NullPlay(0, ""), "bad-card"),
        (actions.SealBid(0, ("A1", "A1")), "bad-card"),
        (actions.SealBid(0, ("Z1",)), "bad-card"),
        (actions.PlaceTile(0, 9), "bad-number"),
        (actions.DrawCard(0, "cellar"), "bad-name"),  # type: ignore[arg-type]  # what JSON could not hold
        (Action(0), "bad-action"),
    ),
)

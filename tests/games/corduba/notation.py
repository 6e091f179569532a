"""What the tests of notation must be told about Corduba."""

from hypothesis import strategies as st

from aedilis.core.contract import Action
from aedilis.core.parts import Cell, Name, Number, Part
from aedilis.games.corduba.engine.forms import actions
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.words import COLOUR_NAMES, RESOURCE_NAMES
from tests.contract.notation import Notation

SEATS = st.integers(0, 3)


def rising(end: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.sets(st.integers(0, end - 1)).map(lambda numbers: tuple(sorted(numbers)))


def of_part(part: Part) -> st.SearchStrategy[object]:
    match part:
        case Name(names=names):
            return st.sampled_from(names)
        case Cell(end=end):
            return st.tuples(st.integers(0, end - 1), st.integers(0, end - 1))
        case Number(end=int(end)):
            return st.integers(0, end - 1)
        case _:
            raise AssertionError(f"{part} has a line of its own below")


COUNTS = {name: st.integers(0, 15) for name in RESOURCE_NAMES}
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    *(
        st.builds(form.kind, SEATS, **{slot.name: of_part(slot.part) for slot in form.slots})
        for form in ACTION_FORMS.forms
        if form.kind not in (actions.Pay, actions.Take, actions.Discard, actions.HandOut)
    ),
    st.builds(actions.Take, SEATS, **COUNTS),
    st.builds(actions.Discard, SEATS, **COUNTS),
    st.builds(actions.HandOut, SEATS, rising(4)),
    st.builds(
        actions.Pay,
        SEATS,
        workers=st.integers(0, 15),
        specialists=rising(6).map(lambda numbers: tuple(COLOUR_NAMES[number] for number in numbers)),
        special=st.integers(0, 3),
        denarii=st.integers(0, 63),
        discounts=rising(4),
        **COUNTS,
    ),
)

EXAMPLES: dict[str, Action] = {
    "0 keep heritage 3 character 5": actions.Keep(0, 3, 5),
    "0 troops velites:1 equites:2": actions.DeliverTroops(0, 1, 0, 2),
    "0 troops -": actions.DeliverTroops(0),
    "1 offerings 1:2 2:1": actions.DeliverOfferings(1, 2, 1),
    "0 goods 3 amphora:1": actions.DeliverGoods(0, 3, 1),
    "0 goods 0": actions.DeliverGoods(0, 0),
    "0 build patricius forum": actions.BuildTile(0, "patricius", "forum"),
    "0 monument 3": actions.BuildMonument(0, 3),
    "0 activate plebeius forum 1": actions.Activate(0, "plebeius", "forum", 1),
    "0 site lapis right": actions.UseSite(0, "lapis", "right"),
    "0 portus": actions.UsePortus(0),
    "0 castra velites": actions.UseCastra(0, "velites"),
    "0 claim 2": actions.Claim(0, 2),
    "3 pass": actions.Pass(3),
    "0 merchant": actions.SendMerchant(0),
    "0 ability 21": actions.UseAbility(0, 21),
    "0 end": actions.EndTurn(0),
    "0 spot 3,0 1": actions.Spot(0, (3, 0), 1),
    "0 link 3,10": actions.Link(0, (3, 10)),
    "0 pay worker:2 special:1 wood:1 denarii:13 red blue discount-0": actions.Pay(
        0, workers=2, special=1, wood=1, denarii=13, specialists=("red", "blue"), discounts=(0,)
    ),
    "0 pay -": actions.Pay(0),
    "0 take food:2 wood:1": actions.Take(0, food=2, wood=1),
    "0 discard tool:12": actions.Discard(0, tool=12),
    "0 district servorum": actions.NameDistrict(0, "servorum"),
    "0 colour red": actions.NameColour(0, "red"),
    "0 buy stone 2": actions.Order(0, "buy", "stone", 2),
    "0 sell food 1": actions.Order(0, "sell", "food", 1),
    "0 tile patricius officina_fabrorum": actions.NameTile(0, "patricius", "officina_fabrorum"),
    "0 cell patricius 3,3": actions.NameCell(0, "patricius", (3, 3)),
    "0 option 1": actions.NameOption(0, 1),
    "0 trigger 0": actions.NameTrigger(0, 0),
    "0 hand-out 1 3": actions.HandOut(0, (1, 3)),
    "0 hand-out -": actions.HandOut(0, ()),
    "0 insulae 2": actions.LayInsulae(0, 2),
    "0 done": actions.Done(0),
}

NOTATION = Notation(
    actions=ACTIONS,
    examples=EXAMPLES,
    noise=r"[0-9] [a-z\-]{3,8}( [a-z0-9:,\-]{1,9}){0,4}",
    spoilt=(
        "0 order buy stone 2",
        "0 keep 3 5",
        "0 keep heritage 8 character 0",
        "0 keep heritage 0 character 16",
        "0 troops",
        "0 troops velites:0",
        "0 troops velites:1 velites:1",
        "0 troops velites:-1",
        "0 troops velites:64",
        "0 troops worker:1",
        "0 troops - -",
        "0 offerings 3:1",
        "0 offerings offering1:1",
        "0 goods",
        "0 goods 01",
        "0 goods 1 food:1",
        "0 goods 1 amphora:1 amphora:1",
        "0 build forum patricius",
        "0 build suburra forum",
        "0 build patricius villa",
        "0 build patricius",
        "0 monument 6",
        "0 monument \u0663",
        "0 activate plebeius forum",
        "0 activate plebeius forum 8",
        "0 site lapis middle",
        "0 site castra left",
        "0 portus 1",
        "0 castra triarii",
        "0 claim 8",
        "0 ability 22",
        "0 spot 3 0 1",
        "0 spot 3,0",
        "0 spot 3,0 8",
        "0 spot 03,0 1",
        "0 spot 32,0 1",
        "0 link 3,-3",
        "0 pay",
        "0 pay blue blue",
        "0 pay pink",
        "0 pay blue:1",
        "0 pay worker:16",
        "0 pay denarii:64",
        "0 pay special:4",
        "0 pay discount-4",
        "0 pay discount-0 discount-0",
        "0 pay food:16",
        "0 pay food",
        "0 take denarii:1",
        "0 colour pink",
        "0 buy denarii 1",
        "0 buy stone",
        "0 buy stone 64",
        "0 cell patricius",
        "0 option 16",
        "0 trigger 62",
        "0 hand-out",
        "0 hand-out 1 1",
        "0 hand-out 4",
        "0 insulae 19",
        "0 pass\n0 pass",
        "0 pay " + "red " * 100,
    ),
    wrong=(
        (actions.Pass(4), "bad-number"),
        (actions.Pass(-1), "bad-number"),
        (actions.Keep(0, 8, 0), "bad-number"),
        (actions.Spot(0, (32, 0), 0), "bad-number"),
        (actions.Spot(0, (0, -1), 0), "bad-number"),
        (actions.Order(0, "buy", "food", 10**30), "bad-number"),
        (actions.Pay(0, workers=16), "bad-number"),
        (actions.Pay(0, wood=16), "bad-number"),
        (actions.Pay(0, specialists=("blue", "red")), "bad-order"),
        (actions.Pay(0, specialists=("red", "red")), "bad-order"),
        (actions.Pay(0, discounts=(4,)), "bad-number"),
        (actions.HandOut(0, (3, 2)), "bad-order"),
        (actions.HandOut(0, (4,)), "bad-number"),
        (actions.BuildTile(0, "patricius", "villa"), "bad-name"),  # type: ignore[arg-type]  # what JSON could not hold
        (actions.NameColour(0, "pink"), "bad-name"),  # type: ignore[arg-type]  # what JSON could not hold
        (Action(0), "bad-action"),
    ),
)

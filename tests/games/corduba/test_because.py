"""Refusals name the thing: what is lacking, and what stands in the way (clauses C2.6 to C7.24)."""

import random
from itertools import product

from aedilis import i18n
from aedilis.core.bits import bit
from aedilis.games.corduba.engine.clauses import clause_name
from aedilis.games.corduba.engine.forms.actions import ACTION_FORMS
from aedilis.games.corduba.engine.rules import RULES
from aedilis.games.corduba.engine.state.fields import OVER
from aedilis.games.corduba.engine.state.state import State
from aedilis.games.corduba.engine.words import DISTRICT_NAMES, RESOURCE_NAMES
from aedilis.i18n import reasons
from tests.games.corduba.builder import dealt, give, give_monument, play, put_tile, table

MENU = (
    "merchant",
    "portus",
    *(
        f"{verb} {where} {what}"
        for verb, where, what in product(["build"], DISTRICT_NAMES, ["herbarium", "forum", "aedis"])
    ),
    *(f"activate {where} herbarium 0" for where in DISTRICT_NAMES),
    *(f"monument {n}" for n in range(6)),
    *(f"claim {n}" for n in range(8)),
    *(f"ability {n}" for n in range(22)),
    *(f"site lapis {space}" for space in ("left", "right")),
    *(f"castra {space}" for space in ("velites", "legionary", "equites")),
    *(f"{side} {goods} {n}" for side, goods, n in product(("buy", "sell"), RESOURCE_NAMES, (1, 9))),
)


def said(s: State, line: str, lang: str = "en") -> str:
    """Return the sentence that names what the refusal is about, as a server says it; its clause has details."""
    act = ACTION_FORMS.packed(line)
    clause = clause_name(s.refusal(act)).replace(".", "-")
    details = RULES.because(s, act)
    assert details, f"nothing is named by {clause}"
    return i18n.text(f"corduba-because-{clause}", lang, **reasons.spoken("corduba", details, lang))


def test_people_that_are_missing() -> None:
    s = table(4)
    give(s, 0, worker=1)
    assert said(s, "0 site lapis right") == "This takes 2 workers; the people you have left count 1."
    s = table(4)
    assert said(s, "0 portus") == "This takes 1 worker; you have none left that can do it."
    assert said(s, "0 site lapis left", "de").startswith("Das braucht 1 Arbeiter; du hast niemanden mehr")


def test_goods_that_are_missing() -> None:
    s = table(4)
    give(s, 0, worker=9)
    assert said(s, "0 build servorum aerarium") == "You lack 2 stone and 4 denarii."
    assert said(s, "0 build servorum aerarium", "fr") == "Il vous manque 2 pierre et 4 deniers."
    give(s, 0, stone=2, denarii=3)
    assert said(s, "0 build servorum aerarium") == "You lack 1 denarius."
    assert said(s, "0 castra equites").startswith("You lack ")


def test_tiles() -> None:
    s = table(4)
    give(s, 0, worker=9, wood=2, stone=2, denarii=9)
    put_tile(s, "plebeius", "herbarium", builder=1)
    assert said(s, "0 build plebeius herbarium") == "This tile already stands in Plebeius."
    assert said(s, "0 activate servorum herbarium 0") == "This tile does not stand in Servorum yet."
    s.used[1] |= bit(0)
    assert said(s, "0 activate plebeius herbarium 0") == "This tile is already used in this round."
    s.available[0] &= ~bit(0)
    assert said(s, "0 build servorum herbarium").endswith("none is left for Servorum.")


def test_monuments_and_milestones() -> None:
    s = table(4)
    give(s, 0, worker=9)
    number = 0
    assert said(s, f"0 monument {number}").startswith("You lack ")
    give_monument(s, 1, s.pack.names["monument"][number])
    assert said(s, f"0 monument {number}") == "This monument is already built."
    open_ones = [m for m in range(8) if s.face_up & bit(m)]
    assert said(s, f"0 claim {open_ones[0]}").startswith("This milestone asks for ")
    s.face_up &= ~bit(open_ones[0])
    assert said(s, f"0 claim {open_ones[0]}") == "This milestone is already claimed."


def test_sites_and_the_merchant() -> None:
    s = table(4)
    give(s, 0, worker=3)
    s.sites_used = bit(0)
    assert said(s, "0 site lapis left") == "This space is taken until the end of the round."
    give(s, 3, stone=s.stock[2])
    assert said(s, "0 site lapis right") == "The supply has no stone left."
    assert said(s, "0 merchant").startswith("Your merchant could trade nothing")
    s.merchants = s.everyone()
    assert said(s, "0 merchant") == "Your merchant is away until the next decade."


def test_orders() -> None:
    s = table(4)
    give(s, 0, worker=3, denarii=5, wood=1)
    play(s, "0 merchant")
    assert said(s, "0 sell wood 2") == "You have 1 wood to sell."
    assert said(s, "0 buy wood 3") == "That costs 6 denarii; you have 5."
    assert said(s, "0 buy wood 15").startswith("The market has ")
    play(s, "0 buy wood 1")
    assert said(s, "0 buy wood 1") == "You have already traded wood in this visit."


def test_the_main_action_is_done() -> None:
    s = table(4)
    give(s, 0, worker=3, denarii=5)
    play(s, "0 site lapis left")
    assert said(s, "0 site lapis right") == "Your main action is done: only free actions are left in this turn."


def test_every_sentence_can_be_said() -> None:
    """Whatever is closed in whole games has its sentence in every language, and what is named is never made up."""
    said_of: set[tuple[str, str]] = set()
    for game in range(3):
        s, rng = dealt(2, f"because {game}"), random.Random(game)
        while s.stage != OVER:
            seat = s.actor()
            for line in MENU:
                act = ACTION_FORMS.packed(f"{seat} {line}")
                refused, details = s.refusal(act), RULES.because(s, act)
                assert refused or not details, line
                clause = clause_name(refused).replace(".", "-")
                if details and (case := (clause, str(details.get("case")))) not in said_of:
                    said_of.add(case)
                    assert len({said(s, f"{seat} {line}", lang) for lang in i18n.languages()}) == len(i18n.languages())
            s.apply(rng.choice(s.legal(seat)))
    assert len(said_of) > 15, said_of

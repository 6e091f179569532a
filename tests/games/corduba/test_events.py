"""Events: every code has its typed value with the fields that packing.py names, and a JSON form."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.contract import Event
from aedilis.games.corduba.engine import packing
from aedilis.games.corduba.engine.forms import events, reasons
from aedilis.games.corduba.engine.forms.events import EVENT_FORMS
from aedilis.games.corduba.engine.packing import NO_SEAT, event, revealing
from aedilis.games.corduba.engine.words import NEUTRAL

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, EVENT_FORMS.kinds))
EXAMPLES: list[tuple[int, Event]] = [
    (event(packing.GAME_STARTED, 2), events.GameStarted(2)),
    (event(packing.KEPT, 1), events.CardsKept(1)),
    (revealing(packing.CARDS_REVEALED, 1, 3, 15), events.CardsRevealed(1, 3, 15)),
    (event(packing.PRICE_MOVED, NO_SEAT, 5, 8), events.PriceMoved("marble", 8)),
    (event(packing.GAINED, 0, 8, 2), events.Gained(0, "offering1", 2)),
    (event(packing.LOST, 3, 12, 1), events.Lost(3, "equites", 1)),
    (event(packing.PRESTIGE_MOVED, 0, 2, 12), events.PrestigeMoved(0, "patricius", 12)),
    (event(packing.TILE_BUILT, 0, 2, 8, 3, 1, 7), events.TileBuilt(0, "patricius", "forum", (3, 1), 7)),
    (
        event(packing.INSULA_LAID, 0, 0, 6, 8, NEUTRAL, packing.FILLED),
        events.InsulaLaid(0, "servorum", (6, 8), None, "filled"),
    ),
    (
        event(packing.INSULA_LAID, 1, 0, 6, 8, 1, packing.OWN_CELL),
        events.InsulaLaid(1, "servorum", (6, 8), 1, "own_cell"),
    ),
    (event(packing.SITE_USED, 0, 4, 1), events.SiteUsed(0, "marmor", "right")),
    (event(packing.CASTRA_USED, 0, 1), events.CastraUsed(0, "legionary")),
    (event(packing.TRADED, 0, 0, packing.SELL, 3, 5), events.Traded(0, "food", "sell", 3, 5)),
    (event(packing.UNREST_PLACED, NO_SEAT, 1, 17), events.UnrestPlaced(None, "plebeius", "excubitorium")),
    (event(packing.SENATORS_CHANGED, 0, 4, packing.CAEPIO_BONUS), events.SenatorsChanged(0, 4, "caepio_bonus")),
    (event(packing.GROUP_FAILED, NO_SEAT, 4, 9), events.GroupFailed(4, 9)),
    (event(packing.GAME_OVER, NO_SEAT, packing.SCORED, 0b1001), events.GameOver("scored", (0, 3))),
    (event(packing.GAME_OVER, NO_SEAT, packing.REBELLION_OF_MARKERS, 0), events.GameOver("rebellion_of_markers", ())),
]


@pytest.mark.parametrize(("code", "value"), EXAMPLES)
def test_examples(code: int, value: Event) -> None:
    assert EVENT_FORMS.typed(code) == value
    assert DECODER.decode(msgspec.json.encode(value)) == value


@given(st.integers(0, packing.EVENT_KINDS - 1), st.integers(0, 3), st.booleans())
def test_every_kind_has_its_type_and_a_json_form(kind: int, seat: int, shown: bool) -> None:
    value = EVENT_FORMS.typed((revealing if shown else event)(kind, seat))
    assert type(value) is EVENT_FORMS.kinds[kind]
    assert DECODER.decode(msgspec.json.encode(value)) == value


def test_there_is_a_type_for_every_kind_and_a_word_for_every_number() -> None:
    assert len(EVENT_FORMS.kinds) == len(set(EVENT_FORMS.kinds)) == packing.EVENT_KINDS
    assert reasons.ENDINGS[packing.REBELLION_OF_MARKERS] == "rebellion_of_markers"

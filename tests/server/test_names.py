"""Names, chat and notes in every script: what is shown to others hides nothing, and nobody takes another's name."""

import unicodedata

import pytest

from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.names import JOINERS, MOST_MARKS, clean_line, clean_text, is_shown, is_stacked
from tests.server.conftest import Running
from tests.server.tables import OPEN, PERSON, open_table

EVERY = [chr(code) for code in (*range(0xD800), *range(0xE000, 0x1F000), *range(0xE0000, 0xE0200))]
GOOD = (
    "Ada",
    "\u00c5ngstr\u00f6m",
    "\u0e01\u0e33",
    "\u6587",
    "\u1000\u103c\u103d\u103e\u102d\u102f\u1037",
    "\U0001f3db\ufe0f",
    "\u2764\ufe0f",
)
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEAP = "\u0315\u0300" * 5000


def longest_heap(text: str) -> int:
    """The most marks that stand upon one letter."""
    most = marks = 0
    for character in text:
        marks = marks + 1 if is_stacked(character) else marks if character in JOINERS else 0
        most = max(most, marks)
    return most


@pytest.mark.parametrize("name", [*GOOD, FAMILY])
def test_names_of_every_script_stay_as_they_are(name: str) -> None:
    assert clean_line(name, longest=40) == clean_text(name) == unicodedata.normalize("NFC", name)


def test_no_character_that_is_not_seen_makes_a_name() -> None:
    unseen = [c for c in EVERY if not is_shown(c) or c in JOINERS or c.isspace() or unicodedata.category(c)[0] == "M"]
    with pytest.raises(Refusal) as refused:
        clean_line("".join(unseen), longest=len(unseen))
    assert refused.value.code == "bad-name"
    assert {"\u3164", "\u2800", "\u034f", "\u200b", "\u202e"} <= {*unseen}, "and these are among them"


@pytest.mark.parametrize("heap", [HEAP, "\u20dd" * 1000, "\u0301\u200d" * 1000, "\u0301\u200b" * 1000])
def test_no_letter_carries_a_heap_of_marks(heap: str) -> None:
    for text in (clean_line(f"\u6587{heap}.", longest=10_000), clean_text(f"\u6587{heap}\n.")):
        assert longest_heap(text) == MOST_MARKS
        assert text[0] + text[-1] == "\u6587."


@pytest.mark.parametrize("twin", ["ada", "A\u200dda", "Ada\ufe0f", "\uff21da", "A\u034fda", "Ada\u3164", "\u200bAda"])
async def test_nobody_at_a_table_has_a_name_that_reads_as_anothers(server: Running, twin: str) -> None:
    ada = {**PERSON, "name": "Ada"}
    refused = await server.client.post("/api/tables", json={"seats": [ada, {**PERSON, "name": twin}]})
    assert refused.json()["code"] == "name-at-table"
    table, _ = await open_table(server, seats=[ada, OPEN])
    refused = await server.client.post(f"/api/tables/{table}/seats/1/take", json={"name": twin})
    assert refused.json()["code"] == "name-at-table"

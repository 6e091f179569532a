"""Options as numbers for the engine, and as words that somebody gives."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.core.errors import OptionError
from aedilis.core.fields import MOST_OPTIONS, VALUES, Options
from aedilis.core.options import chosen_options

CHOICES: dict[str, tuple[str | bool, ...]] = {"tie": ("share", "split"), "open": (False, True)}
PRESETS = {"USUAL": {"tie": "share", "open": False, "seat": 0}, "OPEN": {"tie": "share", "open": True, "seat": 0}}


@given(st.lists(st.integers(0, VALUES - 1), max_size=MOST_OPTIONS - 1))
def test_every_value_is_kept(values: list[int]) -> None:
    options = Options(values)
    assert options.values() == values
    assert [options.of(place) for place in range(len(values))] == values
    assert options == Options(values)
    assert options != Options([*values, 0])  # an option more


@pytest.mark.parametrize("values", [[VALUES], [-1], [0] * (MOST_OPTIONS + 1)])
def test_what_has_no_room_is_refused(values: list[int]) -> None:
    with pytest.raises(AssertionError):
        Options(values)


def test_presets_and_single_options_can_be_given() -> None:
    assert chosen_options("Morra", CHOICES, PRESETS, None) == PRESETS["USUAL"]
    assert chosen_options("Morra", CHOICES, PRESETS, "OPEN") == PRESETS["OPEN"]
    given = {"preset": "OPEN", "tie": "split", "seat": 3}
    assert chosen_options("Morra", CHOICES, PRESETS, given) == {"tie": "split", "open": True, "seat": 3}
    assert chosen_options("Morra", CHOICES, PRESETS, {"open": "true", "hash": "x"}, also=["hash"])["open"] is True


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("MINE", "unknown-preset"),
        ({"preset": 3}, "unknown-preset"),
        ({"colour": "red"}, "unknown-option"),
        ({"tie": "fight"}, "bad-option"),
        ({"tie": ["share"]}, "bad-option"),
        ({"open": 1}, "bad-option"),
    ],
)
def test_what_is_no_option_is_refused_by_name(given: object, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        chosen_options("Morra", CHOICES, PRESETS, given)  # type: ignore[arg-type]  # that is the question
    assert refused.value.code == code

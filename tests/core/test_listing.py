"""The reusable list of actions."""

from aedilis.core.listing import Actions


def test_only_the_first_items_count() -> None:
    out = Actions(4)
    assert out.as_list() == []
    items = out.items
    items[0], items[1], items[2] = 7, 8, 9
    out.size = 2
    assert out.as_list() == [7, 8]


def test_room_is_made_when_it_is_needed() -> None:
    out = Actions(2)
    out.reserve(2)
    assert len(out.items) == 2
    out.reserve(100)
    assert len(out.items) >= 100
    out.reserve(3)
    assert len(out.items) >= 100

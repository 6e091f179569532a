"""References are left out of the C code only where nothing can let go of what they hold."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]

# As mypyc writes `s.held[seat * GOODS + goods]`.
HOLDS = """
int64_t CPyDef_fields___holds(PyObject *cpy_r_s, int64_t cpy_r_seat, int64_t cpy_r_goods) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r7;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    int64_t cpy_r_r13;
    cpy_r_r0 = ((FieldsObject *)cpy_r_s)->_held;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_seat * 13;
    cpy_r_r2 = cpy_r_r1 + cpy_r_goods;
    cpy_r_r3 = (int64_t)cpy_r_r0.len;
    cpy_r_r4 = (uint64_t)cpy_r_r2 < (uint64_t)cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL6;
    } else
        goto CPyL8;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("fields.py", "holds", 277, CPyStatic_fields___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r10 = cpy_r_r2 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r12;
CPyL7: ;
    cpy_r_r13 = -113;
    return cpy_r_r13;
CPyL8: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL2;
}
"""
INDEX = "    cpy_r_r1 = cpy_r_seat * 13;\n"
ITEMS = "    cpy_r_r9 = (CPyPtr)cpy_r_r0.items;\n"
READ = "    cpy_r_r12 = *(int64_t *)cpy_r_r11;\n"
COUNTED = ("    VEC_I64_INCREF(cpy_r_r0);\n", "    VEC_I64_DECREF(cpy_r_r0);\n")


@pytest.fixture(scope="module")
def borrowed() -> Callable[[str], str]:
    sys.path.insert(0, str(HOME / "scripts"))
    try:
        import borrow
    finally:
        sys.path.pop(0)
    found: Callable[[str], str] = borrow.borrowed
    return found


def uncounted(code: str) -> str:
    """Return code without any reference that is counted."""
    for line in COUNTED:
        code = code.replace(line, "")
    return code


def test_what_is_only_read_needs_no_reference(borrowed: Callable[[str], str]) -> None:
    assert "CREF" not in uncounted(HOLDS)
    assert borrowed(HOLDS) == uncounted(HOLDS)


@pytest.mark.parametrize(
    "harmless",
    [
        "    cpy_r_r5 = CPyDef_bits___bit(cpy_r_seat);\n",
        "    CPyTagged_DECREF(cpy_r_r5);\n",
        "    *(int64_t *)cpy_r_r5 = 0;\n",
    ],
)
def test_what_lets_go_of_nothing_may_come_between(borrowed: Callable[[str], str], harmless: str) -> None:
    bit = "\nint64_t CPyDef_bits___bit(int64_t cpy_r_n) {\n    return cpy_r_n;\n}\n"
    code = bit + HOLDS.replace(INDEX, INDEX + harmless)
    assert borrowed(code) == uncounted(code)


@pytest.mark.parametrize(
    "doing",
    [
        "    cpy_r_r5 = CPyDef_steps___go(cpy_r_s);\n",  # whatever that may do
        "    CPy_DECREF(cpy_r_s);\n",  # perhaps the last reference to the position
        "    VEC_I64_DECREF(((FieldsObject *)cpy_r_s)->_held);\n",  # a field gets another vec
        "    cpy_r_r5 = CPY_GET_METHOD(cpy_r_s)(cpy_r_s);\n",
    ],
)
@pytest.mark.parametrize("place", [INDEX, ITEMS])
def test_a_reference_stays_where_something_could_let_go(borrowed: Callable[[str], str], place: str, doing: str) -> None:
    code = HOLDS.replace(place, place + doing)
    assert borrowed(code) == code
    after = HOLDS.replace(READ, READ + doing)
    assert borrowed(after) == uncounted(after)


@pytest.mark.parametrize(
    "keeping",
    [
        "    cpy_r_items = cpy_r_r0;\n",
        "    ((FieldsObject *)cpy_r_s)->_other = cpy_r_r0;\n",
        "    cpy_r_r5 = VecI64Api.append(cpy_r_r0, cpy_r_seat);\n",
        "    cpy_r_pair.f0 = cpy_r_r0;\n",
        "    cpy_r_r0 = cpy_r_other;\n",
    ],
)
def test_a_reference_that_is_passed_on_stays(borrowed: Callable[[str], str], keeping: str) -> None:
    code = HOLDS.replace(INDEX, INDEX + keeping)
    assert borrowed(code) == code


def test_a_way_back_to_a_use_counts(borrowed: Callable[[str], str]) -> None:
    """After the read something lets go, and then the vec is asked again."""
    code = HOLDS.replace(READ, READ + "    CPy_DECREF(cpy_r_s);\n    if (cpy_r_r4) goto CPyL6;\n")
    assert borrowed(code) == code

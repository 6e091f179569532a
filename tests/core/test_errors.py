"""Errors carry a code, and the clause of the rules where one decides."""

import copy
import pickle
from collections.abc import Callable

import pytest

from aedilis.core.errors import AedilisError, IllegalAction
from aedilis.terminal import recordfile, rules_page

pytestmark = pytest.mark.once


def family(kind: type[AedilisError]) -> list[type[AedilisError]]:
    """Return a kind of error and all kinds of it, also those of other layers."""
    return [kind, *(one for heir in kind.__subclasses__() for one in family(heir))]


KINDS = family(AedilisError)


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_is_one_of_ours(kind: type[AedilisError]) -> None:
    with pytest.raises(AedilisError) as raised:
        raise kind("a-code", "what went wrong", rule="R1.1", card="F5", number=3)
    error = raised.value
    assert (error.code, error.message, error.rule) == ("a-code", "what went wrong", "R1.1")
    assert error.details == {"card": "F5", "number": 3}


def test_the_family_is_whole() -> None:
    assert {recordfile.FileError, rules_page.NoClause, IllegalAction} <= set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
@pytest.mark.parametrize("rule", [None, "R1.1"])
def test_an_error_can_be_copied_and_pass_between_processes(
    kind: type[AedilisError], again: Callable[[AedilisError], AedilisError], rule: str | None
) -> None:
    error = kind("a-code", "what went wrong", rule=rule, card="F5", number=3)
    error.add_note("seen elsewhere")
    copied = again(error)
    assert type(copied) is kind
    assert (copied.code, copied.message, copied.rule) == (error.code, error.message, error.rule)
    assert (copied.details, copied.args, str(copied)) == (error.details, error.args, str(error))
    assert copied.__notes__ == ["seen elsewhere"]


def test_the_text_names_code_and_rule() -> None:
    assert str(IllegalAction("illegal-action", "not now", rule="R1.19c")) == "illegal-action (R1.19c): not now"
    assert str(IllegalAction("illegal-action", "not now")) == "illegal-action: not now"
    assert IllegalAction("illegal-action", "not now").rule is None


def test_details_are_not_shared() -> None:
    one, other = AedilisError("a", "b"), AedilisError("a", "b")
    one.details["x"] = 1
    assert other.details == {}

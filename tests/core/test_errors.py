"""Errors carry a code, and the clause of the rules where one decides."""

import inspect

import pytest

from aedilis.core import errors
from aedilis.core.errors import AedilisError, IllegalAction

KINDS = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, AedilisError)]


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_is_one_of_ours(kind: type[AedilisError]) -> None:
    with pytest.raises(AedilisError) as raised:
        raise kind("a-code", "what went wrong", rule="R1.1", card="F5", number=3)
    error = raised.value
    assert (error.code, error.message, error.rule) == ("a-code", "what went wrong", "R1.1")
    assert error.details == {"card": "F5", "number": 3}


def test_the_text_names_code_and_rule() -> None:
    assert str(IllegalAction("illegal-action", "not now", rule="R1.19c")) == "illegal-action (R1.19c): not now"
    assert str(IllegalAction("illegal-action", "not now")) == "illegal-action: not now"
    assert IllegalAction("illegal-action", "not now").rule is None


def test_details_are_not_shared() -> None:
    one, other = AedilisError("a", "b"), AedilisError("a", "b")
    one.details["x"] = 1
    assert other.details == {}

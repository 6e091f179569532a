"""Games that began under earlier rules: what each version changed, and how what was written before it is read since.

A game goes on as it began. What a new version reads otherwise stays an option of the game, so an old record names the
reading of then, and the same engine plays both. Nothing that is stored is rewritten.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from aedilis.core.errors import RecordError

if TYPE_CHECKING:
    from aedilis.core.contract import Rules


def _same_line(line: str) -> str:
    return line


def _same_position(position: dict[str, Any]) -> dict[str, Any]:
    return position


class Change(NamedTuple):
    """What a version of the rules changed, seen from the version before it."""

    options: Mapping[str, Any] = {}
    """Options that are new, with the values by which the version before it played."""
    line: Callable[[str], str] = _same_line
    """Return an action as it is written since; a line that is written so already stays as it is."""
    position: Callable[[dict[str, Any]], dict[str, Any]] = _same_position
    """Return a position as it is written since; its options and its version are seen to."""


class Reading:
    """How games that began under one version are read now."""

    def __init__(self, rules: "Rules", version: int) -> None:
        """Find the changes since then; raise RecordError for a version that these rules do not know."""
        self.version = rules.version
        since = range(version + 1, rules.version + 1)
        if not 1 <= version <= rules.version or any(number not in rules.changes for number in since):
            raise RecordError(
                "record-version",
                f"the game was played under rules version {version}, this is version {rules.version}",
                version=version,
            )
        self.changes = [rules.changes[number] for number in since]
        self.is_earlier = version < rules.version

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of then with those that came since, as they were read then."""
        result = dict(given)
        for change in self.changes:
            result = {**change.options, **result}
        return result

    def line(self, line: str) -> str:
        """Return an action as it is written now."""
        for change in self.changes:
            line = change.line(line)
        return line

    def position(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Return a position as it is written now; one that names its version names the present one."""
        result = dict(position)
        for change in self.changes:
            result = change.position(result)
        if self.is_earlier:
            result["options"] = self.options(result.get("options", {}))
            if "rules" in result:
                result["rules"] = self.version
        return result

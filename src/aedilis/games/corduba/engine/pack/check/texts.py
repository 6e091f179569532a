"""Content packs as somebody sends them: the texts of their files, which may be anything."""

from collections.abc import Mapping
from typing import Any

from aedilis.games.corduba.engine.option_file import STANDARD
from aedilis.games.corduba.engine.pack.check.content import check, in_order
from aedilis.games.corduba.engine.pack.check.toml import parsed
from aedilis.games.corduba.engine.pack.problems import Problem, error, forms


class ContentPacks:
    """What checks packs of one's own; the option `content` names one or holds its files."""

    option = "content"
    standard = STANDARD

    def checked(self, texts: Mapping[str, str], /) -> tuple[dict[str, Any], list[Problem]]:
        """Return the parsed files, and everything that is wrong with them."""
        documents: dict[str, Any] = {}
        problems: list[Problem] = []
        for name, text in texts.items():
            try:
                documents[name] = parsed(text)
            except ValueError as fault:
                problems.append(error(name[:40], "", "", f"is not TOML: {fault}"[:200]))
        unread = {problem.file for problem in problems}
        problems += [problem for problem in check(documents) if problem.file not in unread]
        return {name: documents[name] for name in forms() if name in documents}, in_order(problems)


PACKS = ContentPacks()

"""Every text was read as an editor reads, or is listed as waiting for that: `docs/reading` has the lists."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from aedilis import i18n
from aedilis.core import catalogue

pytestmark = pytest.mark.once

LISTS = Path(__file__).parents[2] / "docs" / "reading"
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
HEAD = (
    "# Texts in {language} that were read as an editor reads, file by file; a star marks what was changed then.\n"
    "# `python -m tests.contract.test_reading` lists new keys as waiting; who has read one moves it to its file.\n"
)


class Reading(NamedTuple):
    """What the list of a language says."""

    read: dict[str, list[str]]
    """The keys of each file."""
    changed: set[str]
    waiting: list[str]


def texts(language: str) -> dict[str, list[str]]:
    """Return the keys of each file of a language that people read on a screen."""
    folders = {"": Path(i18n.__file__).parent / language} | {
        f"{game}/": Path(str(catalogue.find(game).folder)) / "words" / language for game in catalogue.ours()
    }
    return {
        f"{place}{file.stem}": KEY.findall(file.read_text(encoding="utf-8"))
        for place, folder in folders.items()
        for file in sorted(folder.glob("*.ftl"))
        if file.stem not in ("terminal", "cli")  # these two are for terminals, in English alone
    }


def reading(language: str) -> Reading:
    """Return the list of a language."""
    found = Reading({}, set(), [])
    section = ""
    for line in (LISTS / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
            found.read.setdefault(section, [])
        elif not line.startswith("#"):
            for word in line.split():
                key = word.rstrip("*")
                (found.waiting if section == "waiting" else found.read[section]).append(key)
                if word.endswith("*"):
                    found.changed.add(key)
    found.read.pop("waiting", None)
    return found


def written(language: str, read: dict[str, list[str]], changed: set[str], waiting: list[str]) -> str:
    """Return a list as its file has it."""
    lines = [HEAD.format(language=language)]
    for name, keys in [*sorted(read.items()), ("waiting", waiting)]:
        if not keys:
            continue
        lines.append(f"## {name}")
        line = ""
        for key in keys:
            word = f"{key}*" if key in changed else key
            if line and len(line) + 1 + len(word) > 140:
                lines.append(line)
                line = ""
            line = f"{line} {word}".strip()
        lines += [line, ""]
    return "\n".join(lines).rstrip() + "\n"


@pytest.mark.parametrize("language", i18n.languages())
def test_every_text_is_read_or_waits_to_be(language: str) -> None:
    there = {key for keys in texts(language).values() for key in keys}
    found = reading(language)
    listed = [key for keys in found.read.values() for key in keys] + found.waiting
    assert sorted(there - set(listed)) == [], "read them in their place, then list them"
    assert sorted(set(listed) - there) == [], "gone"
    assert len(listed) == len(set(listed)), "listed twice"
    assert found.changed <= set(listed)


def main() -> None:
    """Drop what is gone from the lists, and let new keys wait."""
    for language in i18n.languages():
        there = texts(language)
        old = reading(language) if (LISTS / f"{language}.txt").exists() else Reading({}, set(), [])
        known = {key for keys in old.read.values() for key in keys}
        read = {name: [key for key in keys if key in known] for name, keys in there.items()}
        waiting = [key for keys in there.values() for key in keys if key not in known]
        (LISTS / f"{language}.txt").write_text(written(language, read, old.changed, waiting), encoding="utf-8")


if __name__ == "__main__":
    main()

"""The results file: JSON lines, the setting first, then one line a game; an interrupted match goes on from it."""

from pathlib import Path

import msgspec

from aedilis.arena.match import PlayedGame, Setting
from aedilis.core.errors import FormatError
from aedilis.terminal.recordfile import FileError

_lines = msgspec.json.Decoder(Setting | PlayedGame)
_encode = msgspec.json.Encoder().encode


class Results:
    """What has been played of one match, kept in a file when one is given."""

    def __init__(self, setting: Setting, path: Path | None = None) -> None:
        """Read what the file holds; raise FileError when it cannot be read, FormatError if it is of another match."""
        self.setting = setting
        self.games: dict[int, PlayedGame] = {}
        self._path = path
        if path is None:
            return
        try:
            if path.exists() and path.stat().st_size:
                self._read(path)
            else:
                path.write_bytes(_encode(setting) + b"\n")
        except OSError as error:
            raise FileError("cannot-read", f"{path}: {error.strerror or error}", file=str(path)) from error

    def _read(self, path: Path) -> None:
        lines = path.read_bytes().split(b"\n")
        broken = lines.pop()  # a line that was being written when the process died has no end
        for number, line in enumerate(lines, start=1):
            try:
                value = _lines.decode(line)
            except msgspec.DecodeError as error:
                raise FormatError("bad-results", f"{path}, line {number}: {error}") from error
            if isinstance(value, PlayedGame):
                self.games[value.number] = value
            elif not same_match(value, self.setting):
                raise FormatError("other-match", f"{path} holds the results of another match: choose another file")
        if broken:
            path.write_bytes(b"\n".join(lines) + b"\n")

    def add(self, played: PlayedGame) -> None:
        """Remember a game, on disk too."""
        self.games[played.number] = played
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(_encode(played) + b"\n")

    def in_order(self) -> list[PlayedGame]:
        """Return the games in the order of the match, whoever finished first."""
        return [self.games[number] for number in sorted(self.games)]


def same_match(one: Setting, other: Setting) -> bool:
    """Tell whether two settings differ at most in the number of deals: a match may be prolonged."""
    return msgspec.structs.replace(one, deals=other.deals) == other

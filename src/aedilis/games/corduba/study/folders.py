"""The folder of a content pack that somebody names."""

from pathlib import Path

from aedilis.games.corduba.terminal.say import t
from aedilis.terminal.recordfile import FileError


def there(folder: Path) -> Path:
    """Return the folder; raise FileError, once and not for each of its files, if there is none."""
    if not folder.is_dir():
        raise FileError("cannot-read", t("no-folder", folder=str(folder)), file=str(folder))
    return folder

"""Installs the third game where every test, and every process that a test starts, finds it."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).parent
KEPT = PACKAGE.parents[1] / ".build" / "thirdgame"


def sources() -> dict[str, bytes]:
    """Return the files of the package by their paths in it."""
    files = [PACKAGE / "pyproject.toml", *(PACKAGE / "src").rglob("*")]
    wanted = [file for file in files if file.suffix in (".py", ".ftl", ".md", ".toml")]
    return {file.relative_to(PACKAGE).as_posix(): file.read_bytes() for file in sorted(wanted)}


def installed() -> Path:
    """Return the folder into which pip has installed the package as it is now; it is kept for the next time."""
    digest = hashlib.sha256(repr((sys.version, sources())).encode()).hexdigest()[:16]
    target = KEPT / digest
    if target.is_dir():
        return target
    with tempfile.TemporaryDirectory() as folder:
        for path, content in sources().items():
            file = Path(folder, "package", path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        made = Path(folder, "target")
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-deps"]
        subprocess.run([*pip, "--no-build-isolation", "--target", made, Path(folder, "package")], check=True)
        KEPT.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(dir=KEPT), "target")
        shutil.copytree(made, draft)
        try:
            draft.rename(target)
        except OSError:  # another process was quicker
            if not target.is_dir():
                raise
        shutil.rmtree(draft.parent)
    return target


def be_found() -> None:
    """Let this process and those that it starts find the package."""
    folder = str(installed())
    if folder not in sys.path:
        sys.path.append(folder)
    known = os.environ.get("PYTHONPATH", "")
    if folder not in known.split(os.pathsep):
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [known, folder]))

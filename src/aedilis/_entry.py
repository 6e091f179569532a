"""The `aedilis` command: starts the command line, or says what to install first."""

import importlib
import sys


def main() -> int:
    """Run the command line; return 1 and name the missing extra when its packages are not installed."""
    try:
        command_line = importlib.import_module("aedilis.cli.main")
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "aedilis":
            raise  # a fault of ours, not a missing extra
        print(
            f"The aedilis command needs the package {missing.name!r}, which is part of the extra 'cli'.\n"
            "Install it with:  pip install 'aedilis[cli]'",
            file=sys.stderr,
        )
        return 1
    command_line.app()
    return 0

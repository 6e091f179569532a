"""Whether engine and bots are compiled here: where they are not, searching and whole games take too long."""

import pytest

from aedilis.cli.engine import is_compiled

COMPILED = is_compiled()
needs_compiled = pytest.mark.skipif(not COMPILED, reason="search and whole games are slow uncompiled")

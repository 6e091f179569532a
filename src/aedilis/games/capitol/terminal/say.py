"""Capitol's words in a terminal: its own where it has them, else those of all games."""

from functools import partial

from aedilis.terminal.say import own

t = partial(own, "capitol")

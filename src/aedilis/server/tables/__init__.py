"""Tables in memory: the game, the log, who sits where, and the rules of a table (undo, seats, clocks)."""

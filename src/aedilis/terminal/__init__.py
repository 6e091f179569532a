"""Games at a terminal: what all of them share, and a plain way for those that bring no other."""

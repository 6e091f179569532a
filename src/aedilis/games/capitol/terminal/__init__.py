"""Capitol in a terminal: what a seat may know on one screen, and a prompt that never loses a game."""

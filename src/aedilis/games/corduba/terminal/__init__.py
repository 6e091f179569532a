"""Corduba in a terminal: the city, the market and Rome on one screen, and every choice in plain words."""

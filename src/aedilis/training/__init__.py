"""Learning by self-play: what all games share."""

"""Studies of Corduba's content: what bots use of a pack, and how hard Caepio is."""

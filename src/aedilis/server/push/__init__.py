"""Web Push: telling browsers that are not looking whose turn it is."""

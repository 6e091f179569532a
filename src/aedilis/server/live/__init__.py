"""The WebSocket side: one line per client and table."""

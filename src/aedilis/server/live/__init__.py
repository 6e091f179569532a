"""The WebSocket side: one connection per client and table."""

"""Bots on the server: processes in which they think, and the driver that plays for them."""

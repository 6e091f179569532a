"""Telling somebody who is not here: web push and webhooks."""

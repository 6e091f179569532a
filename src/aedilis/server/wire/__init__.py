"""What crosses the wire: messages, requests, refusals with their texts, names and tokens."""

"""The HTTP side: what can be asked about tables, seats, records and accounts."""

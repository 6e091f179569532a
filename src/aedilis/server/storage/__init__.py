"""What is kept on disk: tables, their append-only logs, seats, accounts, notes."""

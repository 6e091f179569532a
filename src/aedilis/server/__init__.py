"""The table server: tables, seats, storage, live updates and bot workers."""

"""Single facts that the server remembers about itself."""

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from aedilis.server.storage.schema import facts


def keep(connection: Connection, key: str, value: str) -> None:
    """Remember a fact, in place of what was remembered under its key."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = insert(facts).values(key=key, value=value)
    connection.execute(row.on_conflict_do_update(index_elements=[facts.c.key], set_={"value": value}))

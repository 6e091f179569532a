"""Alembic runs this: it uses the connection that the server hands over."""

from alembic import context

from aedilis.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

"""Alembic runs this with the connection that `schema.open_database` hands over."""

from alembic import context

from serai.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

"""Alembic runs the migrations inside the connection that the storage gives it."""

from alembic import context

from kolejiste.server.schema import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema)
with context.begin_transaction():
    context.run_migrations()

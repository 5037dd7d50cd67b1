"""Alembic's entry: the server hands over its connection."""

from __future__ import annotations

from alembic import context

from wooden_o.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

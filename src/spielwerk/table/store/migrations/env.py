"""Called by Alembic; the connection, with a transaction begun, comes from `store.Store.migrate`."""

from alembic import context

from spielwerk.table.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

"""Run by Alembic with the connection that `bot.storage.migrate` opened."""

from alembic import context

from bot.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    # SQLite changes a table by making it anew.
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()

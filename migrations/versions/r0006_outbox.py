"""What is to be sent is kept until it is; a topic of direct messages is part of a chat's place."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
WITH_TOPICS = ("chats", "results", "contests", "posts")
CLAIMS = ("claimed_at", "revision", "tries")


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", KEY, nullable=False),
        sa.Column("chat", sa.BigInteger, nullable=False),
        sa.Column("topic", KEY, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("holder", sa.String(40), nullable=True),
        sa.Column("attempted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_chat", "outbox", ["chat"])
    op.create_index("ix_outbox_holder", "outbox", ["holder"])
    op.add_column("chats", sa.Column("missed", sa.Text, nullable=False, server_default=""))
    _widen(sa.BigInteger())
    # A post leaves the table in the transaction that puts it into the outbox.
    for name in CLAIMS:
        op.drop_column("posts", name)


def downgrade() -> None:
    op.drop_table("outbox")
    op.drop_column("chats", "missed")
    _forget_direct_messages()
    _widen(sa.Integer())
    op.add_column("posts", sa.Column("claimed_at", sa.Double, nullable=True))
    for name in ("revision", "tries"):
        op.add_column("posts", sa.Column(name, sa.Integer, nullable=False, server_default="0"))


def _widen(kind: sa.types.TypeEngine[int]) -> None:
    """SQLite's integers are wide already, and its tables would have to be made anew."""
    if op.get_bind().dialect.name == "sqlite":
        return
    for table in WITH_TOPICS:
        op.alter_column(table, "topic", type_=kind)


def _forget_direct_messages() -> None:
    """The version before has no place for them."""
    op.execute("DELETE FROM games WHERE chat_id IN (SELECT id FROM chats WHERE topic < 0)")
    for name in WITH_TOPICS:
        table = sa.table(name, sa.column("topic"))
        op.execute(table.delete().where(table.c.topic < 0))

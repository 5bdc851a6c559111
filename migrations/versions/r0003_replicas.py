"""Several processes for one bot: updates on their way, whose chat is whose, who is alive."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "inbox",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("chat", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("holder", sa.String(40), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_inbox"),
    )
    op.create_index("ix_inbox_chat", "inbox", ["chat"])
    op.create_table(
        "lanes",
        sa.Column("chat", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("chat", name="pk_lanes"),
    )
    op.create_index("ix_lanes_holder", "lanes", ["holder"])
    op.create_index("ix_lanes_until", "lanes", ["until"])
    op.create_table(
        "replicas",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_replicas"),
    )


def downgrade() -> None:
    for table in ("replicas", "lanes", "inbox"):
        op.drop_table(table)

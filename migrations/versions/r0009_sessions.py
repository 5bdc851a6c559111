"""Sessions of the live board's pages."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("username", sa.Text, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("proof", sa.String(64), nullable=True),
        sa.Column("ends_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_index("ix_sessions_proof", "sessions", ["proof"])
    op.create_index("ix_sessions_ends_at", "sessions", ["ends_at"])


def downgrade() -> None:
    op.drop_table("sessions")

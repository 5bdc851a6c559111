"""Questions with an identity of their own; the card tapped first belongs to its game's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "questions",
        sa.Column("id", Key, nullable=False),
        sa.Column("chat_id", Key, nullable=False),
        sa.Column("asker", sa.BigInteger, nullable=False),
        sa.Column("game", sa.BigInteger, nullable=True),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("ends_at", sa.Double, nullable=False),
        sa.Column("commands", sa.Text, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_questions"),
        sa.ForeignKeyConstraint(
            ["chat_id"], ["chats.id"], name="fk_questions_chat_id", ondelete="CASCADE"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_questions_chat_id", "questions", ["chat_id"])
    op.create_index("ix_questions_asker", "questions", ["asker"])
    # Column by column: a table made anew would take along, on SQLite, the rows that refer to it.
    place = sa.Column("selected", sa.String(8), nullable=False, server_default="")
    turn = sa.Column("selected_turn", sa.Integer, nullable=False, server_default="0")
    op.add_column("games", place)
    op.add_column("games", turn)
    op.drop_column("chats", "pending")
    op.drop_column("chats", "selected")


def downgrade() -> None:
    question = sa.Column("pending", sa.Text, nullable=False, server_default="")
    place = sa.Column("selected", sa.String(8), nullable=False, server_default="")
    op.add_column("chats", question)
    op.add_column("chats", place)
    op.drop_column("games", "selected_turn")
    op.drop_column("games", "selected")
    op.drop_table("questions")

"""Playing together: contests, who plays in them, what is to be said when."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")
TABLES = ("judged", "hidden", "deeds", "posts", "attempts", "entrants", "contests")


def upgrade() -> None:
    _make_contests()
    _make_attempts()
    _make_posts()
    op.create_table(
        "deeds",
        sa.Column("game_id", KEY, nullable=False),
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        *_integers("cards", "moves", "undos"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_deeds_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "user", name="pk_deeds"),
    )
    op.create_index("ix_deeds_user", "deeds", ["user"])
    op.create_table(
        "hidden",
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_hidden"),
    )
    op.create_table(
        "judged",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("winnable", sa.Boolean, nullable=True),
        sa.Column("par", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("code", name="pk_judged"),
    )


def _integers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer, nullable=False) for name in names]


def _make_contests() -> None:
    op.create_table(
        "contests",
        sa.Column("token", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("chat", sa.BigInteger, nullable=True),
        sa.Column("topic", sa.Integer, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("invited", "codes", "solution")),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("ends_at", sa.Double, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("board_message", sa.BigInteger, nullable=True),
        sa.Column("told_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_contests"),
    )
    op.create_index("ix_contests_chat_started_at", "contests", ["chat", "started_at"])
    op.create_table(
        "entrants",
        sa.Column("token", sa.String(24), nullable=False),
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined_at", sa.Double, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["token"], ["contests.token"], name="fk_entrants_token", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", "user", name="pk_entrants"),
    )
    op.create_index("ix_entrants_user", "entrants", ["user"])


def _make_attempts() -> None:
    op.create_table(
        "attempts",
        sa.Column("token", sa.String(24), nullable=False),
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("hand", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game_id", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        *_integers("removed", "cards", "moves", "undos"),
        sa.Column("seconds", sa.Double, nullable=False),
        *_integers("hints", "verdicts", "solutions"),
        *(
            sa.Column(name, sa.Double, nullable=False)
            for name in ("started_at", "finished_at", "closes_at")
        ),
        sa.ForeignKeyConstraint(
            ["token"], ["contests.token"], name="fk_attempts_token", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", "user", "hand", name="pk_attempts"),
    )
    op.create_index("ix_attempts_game_id", "attempts", ["game_id"])
    op.create_index("ix_attempts_user_code", "attempts", ["user", "code"])


def _make_posts() -> None:
    op.create_table(
        "posts",
        sa.Column("slot", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("token", sa.String(24), nullable=False),
        sa.Column("chat", sa.BigInteger, nullable=False),
        sa.Column("topic", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.Column("claimed_at", sa.Double, nullable=True),
        *_integers("revision", "tries", "minute"),
        sa.PrimaryKeyConstraint("slot", name="pk_posts"),
    )
    for column in ("chat", "due_at", "token"):
        op.create_index(f"ix_posts_{column}", "posts", [column])


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)

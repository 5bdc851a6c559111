"""The first tables: chats, games, results, players, updates, files."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    _make_chats()
    _make_games()
    _make_results()
    op.create_table(
        "players",
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("first_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_players"),
    )
    op.create_table(
        "updates",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_updates"),
    )
    op.create_index("ix_updates_at", "updates", ["at"])
    op.create_table(
        "files",
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("file_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_files"),
    )
    op.create_index("ix_files_at", "files", ["at"])


def _make_chats() -> None:
    op.create_table(
        "chats",
        sa.Column("id", KEY, nullable=False),
        sa.Column("chat", sa.BigInteger, nullable=False),
        sa.Column("topic", sa.Integer, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("game_id", sa.BigInteger, nullable=True),
        sa.Column("pending", sa.Text, nullable=False),
        sa.Column("selected", sa.String(8), nullable=False),
        sa.Column("last_reply", sa.Text, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
        sa.UniqueConstraint("chat", "topic", name="uq_chats_chat_topic"),
    )
    op.create_index("ix_chats_game_id", "chats", ["game_id"])


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", KEY, nullable=False),
        sa.Column("chat_id", KEY, nullable=False),
        sa.Column("owner", sa.BigInteger, nullable=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("board_message", sa.BigInteger, nullable=True),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("verdicts", sa.Integer, nullable=False),
        sa.Column("solutions", sa.Integer, nullable=False),
        sa.CheckConstraint(
            "state IN ('playing', 'won', 'lost', 'left')", name=op.f("ck_games_state")
        ),
        sa.ForeignKeyConstraint(
            ["chat_id"], ["chats.id"], name="fk_games_chat_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_chat_id", "games", ["chat_id"])
    op.create_index("ix_games_owner_touched_at", "games", ["owner", "touched_at"])
    op.create_index("ix_games_state_touched_at", "games", ["state", "touched_at"])


def _make_results() -> None:
    op.create_table(
        "results",
        sa.Column("game_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("chat", sa.BigInteger, nullable=False),
        sa.Column("topic", sa.Integer, nullable=False),
        sa.Column("owner", sa.BigInteger, nullable=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("removed", "moves", "undos", "score")
        ),
        sa.Column("seconds", sa.Double, nullable=False),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("hints", "verdicts", "solutions")
        ),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_results"),
    )
    op.create_index("ix_results_code", "results", ["code"])
    op.create_index("ix_results_owner_finished_at", "results", ["owner", "finished_at"])
    op.create_index("ix_results_chat_finished_at", "results", ["chat", "finished_at"])


def downgrade() -> None:
    for table in ("files", "updates", "players", "results", "games", "chats"):
        op.drop_table(table)

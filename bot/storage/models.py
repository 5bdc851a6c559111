"""The tables. Columns that only Python fills have no default in the database."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Key = BigInteger().with_variant(Integer, "sqlite")
"""A number that the database gives; SQLite counts only in a plain INTEGER."""


Topic = BigInteger().with_variant(Integer, "sqlite")
"""A topic as `bot.storage.places` numbers it."""


class Base(DeclarativeBase):
    """All tables; constraints are named, so that a migration can name them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class ChatRow(Base):
    """A chat (topic 0) or one topic of it."""

    __tablename__ = "chats"
    __table_args__ = (UniqueConstraint("chat", "topic"),)

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    chat: Mapped[int] = mapped_column(BigInteger)
    topic: Mapped[int] = mapped_column(Topic)
    private: Mapped[bool]
    settings: Mapped[str] = mapped_column(Text)
    # No foreign key: it would make a ring with games.chat_id, and a removed game is no fault.
    game_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    last_reply: Mapped[str] = mapped_column(Text)
    active: Mapped[bool]
    missed: Mapped[str] = mapped_column(Text)


class GameRow(Base):
    """A game; its id is never given twice, or an old button would find another game."""

    __tablename__ = "games"
    __table_args__ = (
        CheckConstraint("state IN ('playing', 'won', 'lost', 'left')", name="state"),
        Index(None, "owner", "touched_at"),
        Index(None, "state", "touched_at"),
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    chat_id: Mapped[int] = mapped_column(ForeignKey(ChatRow.id, ondelete="CASCADE"), index=True)
    owner: Mapped[int | None] = mapped_column(BigInteger)
    line: Mapped[str] = mapped_column(Text)
    version: Mapped[int] = mapped_column(Integer)
    started_at: Mapped[float] = mapped_column(Double)
    touched_at: Mapped[float] = mapped_column(Double)
    seconds: Mapped[float] = mapped_column(Double)
    state: Mapped[str] = mapped_column(String(8))
    board_message: Mapped[int | None] = mapped_column(BigInteger)
    selected: Mapped[str] = mapped_column(String(8), server_default="")
    selected_turn: Mapped[int] = mapped_column(server_default="0")
    hints: Mapped[int]
    verdicts: Mapped[int]
    solutions: Mapped[int]

    # An UPDATE that finds another version changes nothing and fails.
    __mapper_args__ = {"version_id_col": version}  # noqa: RUF012  SQLAlchemy wants a dict


class QuestionRow(Base):
    """An open question; its id is never given twice, or an old button would answer another."""

    __tablename__ = "questions"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012  SQLAlchemy's own form

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    chat_id: Mapped[int] = mapped_column(ForeignKey(ChatRow.id, ondelete="CASCADE"), index=True)
    asker: Mapped[int] = mapped_column(BigInteger, index=True)
    game: Mapped[int | None] = mapped_column(BigInteger)
    turn: Mapped[int | None]
    ends_at: Mapped[float] = mapped_column(Double)
    commands: Mapped[str] = mapped_column(Text)
    message: Mapped[int | None] = mapped_column(BigInteger)


class ResultRow(Base):
    """How a game ended; written with the game's last move, kept when the game is removed."""

    __tablename__ = "results"
    __table_args__ = (
        Index(None, "owner", "finished_at"),
        Index(None, "chat", "finished_at"),
    )

    game_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    chat: Mapped[int] = mapped_column(BigInteger)
    topic: Mapped[int] = mapped_column(Topic)
    owner: Mapped[int | None] = mapped_column(BigInteger)
    code: Mapped[str] = mapped_column(Text, index=True)
    rules: Mapped[str] = mapped_column(Text)
    state: Mapped[str] = mapped_column(String(8))
    removed: Mapped[int]
    moves: Mapped[int]
    undos: Mapped[int]
    score: Mapped[int]
    seconds: Mapped[float] = mapped_column(Double)
    hints: Mapped[int]
    verdicts: Mapped[int]
    solutions: Mapped[int]
    started_at: Mapped[float] = mapped_column(Double)
    finished_at: Mapped[float] = mapped_column(Double)


class PlayerRow(Base):
    """A person who wrote to the bot."""

    __tablename__ = "players"

    user: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(16))
    first_at: Mapped[float] = mapped_column(Double)
    seen_at: Mapped[float] = mapped_column(Double)


class UpdateRow(Base):
    """An update that was answered (C18)."""

    __tablename__ = "updates"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    at: Mapped[float] = mapped_column(Double, index=True)


class FileRow(Base):
    """A picture that Telegram keeps: its scene and theme, and its file id."""

    __tablename__ = "files"

    key: Mapped[str] = mapped_column(String(128), primary_key=True)
    file_id: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Double, index=True)


class ContestRow(Base):
    """Something that several people play: a challenge, a duel, a series, a day's deal.

    `chat` is None for the deal of the day, which belongs to the whole world.
    """

    __tablename__ = "contests"
    __table_args__ = (Index(None, "chat", "started_at"),)

    token: Mapped[str] = mapped_column(String(24), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    chat: Mapped[int | None] = mapped_column(BigInteger)
    topic: Mapped[int] = mapped_column(Topic)
    host: Mapped[int | None] = mapped_column(BigInteger)
    invited: Mapped[str] = mapped_column(Text)
    codes: Mapped[str] = mapped_column(Text)
    solution: Mapped[str] = mapped_column(Text)
    started_at: Mapped[float] = mapped_column(Double)
    ends_at: Mapped[float] = mapped_column(Double)
    closed: Mapped[bool]
    board_message: Mapped[int | None] = mapped_column(BigInteger)
    told_at: Mapped[float] = mapped_column(Double)


class EntrantRow(Base):
    """A person in a contest, under the name that they had when they last came to it."""

    __tablename__ = "entrants"

    token: Mapped[str] = mapped_column(
        ForeignKey(ContestRow.token, ondelete="CASCADE"), primary_key=True
    )
    user: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False, index=True)
    name: Mapped[str] = mapped_column(Text)
    joined_at: Mapped[float] = mapped_column(Double)
    gone: Mapped[bool]


class AttemptRow(Base):
    """A person's first game of one deal of a contest, as it stood at the contest's end.

    One game can count in several contests of the same deal.
    """

    __tablename__ = "attempts"
    __table_args__ = (Index(None, "user", "code"),)

    token: Mapped[str] = mapped_column(
        ForeignKey(ContestRow.token, ondelete="CASCADE"), primary_key=True
    )
    user: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    hand: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    code: Mapped[str] = mapped_column(Text)
    game_id: Mapped[int] = mapped_column(BigInteger, index=True)
    seen: Mapped[bool]
    state: Mapped[str] = mapped_column(String(8))
    removed: Mapped[int]
    cards: Mapped[int]
    moves: Mapped[int]
    undos: Mapped[int]
    seconds: Mapped[float] = mapped_column(Double)
    hints: Mapped[int]
    verdicts: Mapped[int]
    solutions: Mapped[int]
    started_at: Mapped[float] = mapped_column(Double)
    finished_at: Mapped[float] = mapped_column(Double)
    closes_at: Mapped[float] = mapped_column(Double)


class PostRow(Base):
    """Something to be said in a chat at a time, unasked: one row a slot."""

    __tablename__ = "posts"

    slot: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    token: Mapped[str] = mapped_column(String(24), index=True)
    chat: Mapped[int] = mapped_column(BigInteger, index=True)
    topic: Mapped[int] = mapped_column(Topic)
    due_at: Mapped[float] = mapped_column(Double, index=True)
    minute: Mapped[int]


class OutboxRow(Base):
    """Something to be sent to a chat, until Telegram has it; `holder` is sending it.

    `attempted` is set before a new message is sent and unset once it is known that nothing came
    of it: where it is found set, nobody knows whether the message arrived. An id is never given
    twice, or what is done with would be taken for something newer.
    """

    __tablename__ = "outbox"
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    chat: Mapped[int] = mapped_column(BigInteger, index=True)
    topic: Mapped[int] = mapped_column(Topic)
    kind: Mapped[str] = mapped_column(String(10))
    body: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Double)
    holder: Mapped[str | None] = mapped_column(String(40), index=True)
    attempted: Mapped[bool]


class DeedRow(Base):
    """What one person did in a group's shared game."""

    __tablename__ = "deeds"

    game_id: Mapped[int] = mapped_column(
        ForeignKey(GameRow.id, ondelete="CASCADE"), primary_key=True
    )
    user: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False, index=True)
    name: Mapped[str] = mapped_column(Text)
    cards: Mapped[int]
    moves: Mapped[int]
    undos: Mapped[int]


class HiddenRow(Base):
    """A person who does not want to stand in leaderboards."""

    __tablename__ = "hidden"

    user: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)


class JudgedRow(Base):
    """What the solver says of a deal: whether it can be won, and in how few moves."""

    __tablename__ = "judged"

    code: Mapped[str] = mapped_column(Text, primary_key=True)
    winnable: Mapped[bool | None]
    par: Mapped[int | None]


class InboxRow(Base):
    """An update that Telegram was told we have, until it is handled.

    lives   how many lives of the bot it has survived
    holder  of the version before, which may still run beside this one
    """

    __tablename__ = "inbox"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    chat: Mapped[int] = mapped_column(BigInteger, index=True)
    body: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Double)
    holder: Mapped[str | None] = mapped_column(String(40))
    lives: Mapped[int] = mapped_column(server_default="0")


class LaneRow(Base):
    """The replica that a chat belongs to, until it has been quiet for a while."""

    __tablename__ = "lanes"

    chat: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    holder: Mapped[str] = mapped_column(String(40), index=True)
    until: Mapped[float] = mapped_column(Double, index=True)


class ReplicaRow(Base):
    """A process that shares the work, and when it was last heard of."""

    __tablename__ = "replicas"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    seen_at: Mapped[float] = mapped_column(Double)


class NoticeRow(Base):
    """What the operator says: news by their number, or the sentence of a maintenance."""

    __tablename__ = "notices"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Double)


class ClaimRow(Base):
    """Work that one process at a time does; free again when its time is over."""

    __tablename__ = "claims"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    holder: Mapped[str] = mapped_column(String(40))
    until: Mapped[float] = mapped_column(Double)


class SessionRow(Base):
    """A page of the live board that knows whose it is.

    Neither its token nor Telegram's proof of who it is can be read from here: both are kept as
    digests. A session that was left or forgotten has no user any more; its proof opens no other.
    """

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    user: Mapped[int | None] = mapped_column(BigInteger, index=True)
    name: Mapped[str] = mapped_column(Text)
    username: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(16))
    proof: Mapped[str | None] = mapped_column(String(64), index=True)
    ends_at: Mapped[float] = mapped_column(Double, index=True)

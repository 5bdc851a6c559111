"""What waits to be sent to one chat: texts in order, and the newest picture of each board."""

from collections import deque
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from telegram import InlineKeyboardMarkup

from bot.replies import Extra, Settings, View
from bot.requests import Where
from bot.telegram.look.captions import LONGEST_TEXT

MOST_TEXTS = 60
"""Texts that wait for one chat; when there are more, the oldest go."""

MOST_PHOTOS = 20
"""Pictures beside the boards that wait for one chat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A message of plain text; `message` is the one whose place it takes, if any."""

    where: Where
    text: str
    keyboard: InlineKeyboardMarkup | None = None
    message: int | None = None
    tries: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A board to be brought up to date.

    line     what is said above the status; "" leaves what was said at this turn
    pressed  the message whose button was pressed, if it showed this board
    below    True to send it anew below everything, because it has scrolled away
    """

    where: Where
    view: View
    settings: Settings
    line: str = ""
    pressed: int | None = None
    below: bool = False
    tries: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """Buttons to be taken off a message that is no board any more."""

    where: Where
    message: int
    tries: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Photo:
    """A picture beside the boards: to be sent, or to take the place of the one in `message`."""

    where: Where
    settings: Settings
    extra: Extra
    message: int | None = None
    tries: int = 0


Job: TypeAlias = Text | Board | Strip | Photo


@dataclass(slots=True)
class Outbox:
    """The jobs of one chat."""

    texts: deque[Text] = field(default_factory=deque)
    boards: dict[int, Board] = field(default_factory=dict)
    strips: dict[int, Strip] = field(default_factory=dict)
    photos: deque[Photo] = field(default_factory=deque)

    def __bool__(self) -> bool:
        return bool(self.texts or self.boards or self.strips or self.photos)

    def put(self, job: Job) -> None:
        """Add a job; a newer board takes the place of the one that waits (C6)."""
        match job:
            case Text():
                self.texts.append(job)
                if len(self.texts) > MOST_TEXTS:
                    self.texts.popleft()
            case Board():
                # Taken out first: the newest board is also the last in order.
                older = self.boards.pop(job.view.game_id, None)
                self.boards[job.view.game_id] = _merged(older, job) if older else job
            case Strip():
                self.strips[job.message] = job
            case Photo():
                # Of several that would take the same place the newest is shown (C6).
                self._without(job.message)
                self.photos.append(job)
                if len(self.photos) > MOST_PHOTOS:
                    self.photos.popleft()

    def put_back(self, job: Job) -> None:
        """Return a job that could not be done; what came in since is newer."""
        match job:
            case Text():
                self.texts.appendleft(job)
            case Board():
                newer = self.boards.get(job.view.game_id)
                self.boards[job.view.game_id] = _merged(job, newer) if newer else job
            case Strip():
                self.strips.setdefault(job.message, job)
            case Photo():
                if job.message is None or all(p.message != job.message for p in self.photos):
                    self.photos.appendleft(job)

    def text(self) -> Text | None:
        """Take the next texts, as one message as far as they fit into one.

        A text with buttons ends the message that carries it.
        """
        if not self.texts:
            return None
        first = self.texts.popleft()
        while self.texts and first.keyboard is None and first.message is None:
            following = self.texts[0]
            if following.message is not None:
                break
            joined = f"{first.text}\n\n{following.text}"
            if following.where != first.where or len(joined) > LONGEST_TEXT:
                break
            self.texts.popleft()
            first = replace(first, text=joined, keyboard=following.keyboard)
        return first

    def board(self) -> Board | None:
        """Take the next board."""
        if not self.boards:
            return None
        return self.boards.pop(next(iter(self.boards)))

    def photo(self) -> Photo | None:
        """Take the next picture beside the boards."""
        return self.photos.popleft() if self.photos else None

    def _without(self, message: int | None) -> None:
        if message is not None:
            self.photos = deque(photo for photo in self.photos if photo.message != message)

    def strip(self) -> Strip | None:
        """Take the next message to be stripped of its buttons."""
        if not self.strips:
            return None
        return self.strips.pop(next(iter(self.strips)))


def _merged(older: Board, newer: Board) -> Board:
    """The newer board, with what the older one would still have said or done."""
    same_turn = older.view.game.turn == newer.view.game.turn
    return replace(
        newer,
        line=newer.line or (older.line if same_turn else ""),
        pressed=max((m for m in (older.pressed, newer.pressed) if m is not None), default=None),
        below=newer.below or older.below,
    )

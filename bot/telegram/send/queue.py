"""What waits to be sent to one chat: texts in order, and the newest picture of each board."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeVar

from bot.telegram.look.captions import LONGEST_TEXT
from bot.telegram.send.items import Board, Item, Job, Photo, Post, Strip, Text

T = TypeVar("T", bound=Item)

MOST_TEXTS = 60
"""Texts that wait for one chat; when there are more, the oldest go."""

MOST_BESIDE = 20
"""Pictures, posts and voice messages that wait for one chat."""


@dataclass(slots=True)
class ChatQueue:
    """The items of one chat.

    version  grows with whatever comes in
    sending  True while one of them is on its way
    """

    texts: deque[Text] = field(default_factory=deque)
    boards: dict[int, Board] = field(default_factory=dict)
    beside: deque[Job] = field(default_factory=deque)
    strips: dict[int, Strip] = field(default_factory=dict)
    version: int = 0
    sending: bool = False

    def __bool__(self) -> bool:
        return bool(self.texts or self.boards or self.strips or self.beside)

    def __iter__(self) -> Iterator[Job]:
        yield from (*self.texts, *self.boards.values(), *self.beside, *self.strips.values())

    def put(self, job: Job) -> Job | None:
        """Add an item; a newer board takes the place of the one that waits (C6).

        Gives what had to make room.
        """
        self.version += 1
        match job:
            case Text():
                self.texts.append(job)
                return self.texts.popleft() if len(self.texts) > MOST_TEXTS else None
            case Board():
                # Taken out first: the newest board is also the last in order.
                older = self.boards.pop(job.view.game_id, None)
                self.boards[job.view.game_id] = _merged(older, job) if older else job
            case Strip():
                older_strip = self.strips.get(job.message)
                self.strips[job.message] = _overtaken(older_strip, job) if older_strip else job
            case _:
                return self._put_beside(job)
        return None

    def put_back(self, job: Job) -> None:
        """Return an item that could not be sent; what came in since is newer."""
        match job:
            case Text():
                self.texts.appendleft(job)
            case Board():
                newer = self.boards.get(job.view.game_id)
                self.boards[job.view.game_id] = _merged(job, newer) if newer else job
            case Strip():
                newer_strip = self.strips.get(job.message)
                self.strips[job.message] = _overtaken(job, newer_strip) if newer_strip else job
            case _:
                for place, newer_job in enumerate(self.beside):
                    if _same_place(job, newer_job):
                        self.beside[place] = _overtaken(job, newer_job)
                        return
                self.beside.appendleft(job)

    def text(self) -> Text | None:
        """Take the next texts, as one message as far as they fit into one.

        A text with buttons ends the message that carries it.
        """
        if not self.texts:
            return None
        first = self.texts.popleft()
        while self.texts and first.keyboard is None:
            following = self.texts[0]
            joined = f"{first.text}\n\n{following.text}"
            if not _join(first, following) or len(joined) > LONGEST_TEXT:
                break
            self.texts.popleft()
            rows = first.rows + following.rows
            first = replace(first, text=joined, keyboard=following.keyboard, rows=rows)
        return first

    def board(self) -> Board | None:
        """Take the next board."""
        if not self.boards:
            return None
        return self.boards.pop(next(iter(self.boards)))

    def other(self) -> Job | None:
        """Take the next of the rest."""
        if self.beside:
            return self.beside.popleft()
        if not self.strips:
            return None
        return self.strips.pop(next(iter(self.strips)))

    def clear(self) -> None:
        """Nothing waits any more."""
        self.version += 1
        self.texts.clear()
        self.boards.clear()
        self.beside.clear()
        self.strips.clear()

    def _put_beside(self, job: Job) -> Job | None:
        """Of several that would take the same place the newest is shown (C6)."""
        for older in [older for older in self.beside if _same_place(older, job)]:
            self.beside.remove(older)
            job = _overtaken(older, job)
        self.beside.append(job)
        return self.beside.popleft() if len(self.beside) > MOST_BESIDE else None


def _join(one: Text, other: Text) -> bool:
    """True if two texts may be one message; what failed is sent as it is."""
    fresh = not (one.tries or other.tries or one.plain or other.plain)
    new = one.message is None and other.message is None
    return fresh and new and one.where == other.where


def _same_place(one: Job, other: Job) -> bool:
    match one, other:
        case Photo(message=int(first)), Photo(message=int(second)):
            return first == second
        case Post(edit=int(first)), Post(edit=int(second)):
            return first == second
        case _:
            return False


def _overtaken(older: Item, newer: T) -> T:
    """The newer item; with it the older one is done with."""
    return replace(newer, rows=older.rows + newer.rows)


def _merged(older: Board, newer: Board) -> Board:
    """The newer board, with what the older one would still have said or done."""
    same_turn = older.view.game.turn == newer.view.game.turn
    return replace(
        newer,
        rows=older.rows + newer.rows,
        line=newer.line or (older.line if same_turn else ""),
        pressed=max((m for m in (older.pressed, newer.pressed) if m is not None), default=None),
        below=newer.below or older.below,
    )

"""What the chats show at present, as far as this process has sent it.

Kept in memory only: what is not known is sent once more, which changes nothing visible.
"""

from collections import OrderedDict
from dataclasses import dataclass, replace

from bot.requests import Where

MOST_BOARDS = 20_000
SCROLLED_AWAY = 4
"""With so many messages below it, a board is sent anew at the next typed command."""

_SUPERGROUP = -1_000_000_000_000
"""Ids below this are supergroups, where message ids count that chat's messages."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a board's message shows.

    picture  the picture's key, None where the board is a text
    look     language and theme in which it was sent
    line     what its caption says above the status
    buttons  its keyboard as JSON
    """

    where: Where
    message: int
    turn: int
    picture: str | None
    look: tuple[str, str]
    line: str
    caption: str
    buttons: str


class Screen:
    """Boards by game, and how far each has scrolled away."""

    def __init__(self) -> None:
        self._boards: OrderedDict[int, Shown] = OrderedDict()
        self._latest: OrderedDict[tuple[int, int | None], tuple[int, int]] = OrderedDict()
        self._below: dict[tuple[int, int | None], int] = {}

    def of(self, game: int) -> Shown | None:
        """What is shown of a game."""
        return self._boards.get(game)

    def show(self, game: int, shown: Shown) -> tuple[int, int] | None:
        """Note what is shown; gives the (game, message) of another game's board it replaces."""
        self._boards[game] = shown
        self._boards.move_to_end(game)
        if len(self._boards) > MOST_BOARDS:
            self._boards.popitem(last=False)
        key = (shown.where.chat, shown.where.topic)
        before = self._latest.get(key)
        self._latest[key] = (game, shown.message)
        self._latest.move_to_end(key)
        if len(self._latest) > MOST_BOARDS:
            self._latest.popitem(last=False)
        return before if before is not None and before[0] != game else None

    def forget(self, game: int) -> None:
        """The board's message is gone."""
        self._boards.pop(game, None)

    def at_the_end(self, where: Where) -> None:
        """A board was sent: nothing is below it."""
        self._below.pop((where.chat, where.topic), None)

    def message_seen(self, where: Where) -> None:
        """Another message came in or went out."""
        key = (where.chat, where.topic)
        self._below[key] = self._below.get(key, 0) + 1
        if len(self._below) > MOST_BOARDS:
            self._below.clear()

    def scrolled_away(self, where: Where, board: int | None, heard: int | None) -> bool:
        """True if a board is too far above the message `heard` to be seen."""
        if board is None:
            return False
        if where.chat < _SUPERGROUP and where.topic is None and heard is not None:
            return heard - board >= SCROLLED_AWAY
        return self._below.get((where.chat, where.topic), 0) >= SCROLLED_AWAY

    def migrated(self, old: int, new: int) -> None:
        """A group has a new id, and its messages have new ids: its boards must be sent anew."""
        for game, shown in list(self._boards.items()):
            if shown.where.chat == old:
                del self._boards[game]
        for key in [key for key in self._latest if key[0] == old]:
            del self._latest[key]
        for key in [key for key in self._below if key[0] in {old, new}]:
            del self._below[key]


def with_chat(where: Where, chat: int) -> Where:
    """The same place under another chat id."""
    return replace(where, chat=chat)

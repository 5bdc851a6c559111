"""From a reply to what is sent: a toast, texts, a board.

A chat with pictures: buttons are answered on the board, typed words by a text and the board
brought up to date. A text-only chat gets plain new messages and nothing else.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

from telegram import Bot
from telegram.error import TelegramError

from bot.language.catalog import Catalog
from bot.replies import Extra, Kind, Menu, Reply, Sentence, Settings
from bot.requests import Press, Request, Where
from bot.telegram.logs import log
from bot.telegram.look.captions import LONGEST_TOAST, fits_caption, pieces
from bot.telegram.look.extras import photo_for
from bot.telegram.look.keyboards import Labels, answer_keyboard, menu_keyboard
from bot.telegram.send.faults import Fault, fault_of
from bot.telegram.send.outbox import Board, Photo, Strip, Text
from bot.telegram.send.sender import Sender

_PRIVATE_REFUSALS = frozenset({"not-your-game", "stale-board"})
"""Told to the one who pressed, and no news for the others who look at the board (C2, C3)."""


_ON_THE_BOARD = frozenset({"thinking", "left-as-it-is"})
_UNDER_PICTURES = frozenset({"theme", "solution"})
_IN_PLACE = frozenset({"menu", "set", "put"})
"""Buttons of menus that turn the same message into another menu."""


class Presenter:
    """Shows replies; nothing here waits for Telegram."""

    def __init__(self, bot: Bot, catalog: Catalog, sender: Sender) -> None:
        self._bot = bot
        self._catalog = catalog
        self._sender = sender
        self._toasts: set[asyncio.Task[None]] = set()

    def show(
        self, request: Request, reply: Reply, *, query: str | None = None, heard: int | None = None
    ) -> None:
        """Send a reply; `query` is the button's query, `heard` the id of the typed message."""
        tell = self._catalog.tell if reply.settings.text_only else self._catalog.show
        text = "" if photo_for(reply) else tell(reply)
        if reply.menu is not None and not reply.settings.text_only:
            self._menu(request, reply, reply.menu)
            text = text if reply.changed else ""
        if not isinstance(request.asks, Press):
            self._said(request, reply, text, heard)
        elif request.asks.text:
            self._pressed_beside(request, reply, text, query)
        else:
            self._pressed(request, request.asks, reply, text, query)
        if reply.extra is not None and not reply.settings.text_only:
            self._sender.put(_photo(request, reply.settings, reply.extra))

    def sentence(self, where: Where, key: str, language: str, **args: str) -> None:
        """One sentence outside any game: too fast, went wrong."""
        text = self._catalog.text(Sentence(key, args), language)
        self._sender.put(Text(where=where, text=text))

    def answer_query(self, query: str, text: str = "", *, alert: bool = False) -> None:
        """Answer a button at once; a late answer is no fault (C5)."""
        self._start(self._answer(query, text, alert=alert))

    @property
    def busy(self) -> bool:
        """True while an answer to a button is on its way."""
        return bool(self._toasts)

    async def close(self) -> None:
        """Wait for the answers that are on their way."""
        if self._toasts:
            await asyncio.wait(self._toasts, timeout=1.0)

    # --- a button -------------------------------------------------------------------------

    def _pressed(
        self, request: Request, press: Press, reply: Reply, text: str, query: str | None
    ) -> None:
        private = any(say.key in _PRIVATE_REFUSALS for say in reply.says)
        if query is not None:
            selecting = press.place is not None and reply.kind is Kind.INFO
            elsewhere = ((reply.changed or selecting) and not private) or reply.kind is Kind.ASK
            self.answer_query(query, "" if elsewhere else text, alert=reply.alert)
        if reply.settings.text_only:
            self._texts(request, reply, text)
            return
        view = reply.view
        beside = _is_beside(reply, press) or not fits_caption(text)
        if reply.kind is Kind.ASK or beside or (view is None and not reply.alert):
            self._texts(request, reply, text)
        self._strip_pressed(request, press, reply)
        if view is None:
            return
        quiet = private or reply.kind is Kind.ASK or beside
        self._sender.put(
            Board(
                where=request.where,
                view=view,
                settings=reply.settings,
                line="" if quiet else text,
                pressed=request.message
                if _is_board(press) and view.game_id == press.game
                else None,
            )
        )

    def _menu(self, request: Request, reply: Reply, menu: Menu) -> None:
        """A menu: in the place of the one whose button was pressed, else a new message."""
        language = reply.settings.language
        turned = isinstance(request.asks, Press) and request.asks.command in _IN_PLACE
        self._sender.put(
            Text(
                where=request.where,
                text=self._catalog.shown(menu.says, language),
                keyboard=menu_keyboard(menu.rows, Labels(self._catalog, language)),
                message=request.message if turned else None,
            )
        )

    def _pressed_beside(self, request: Request, reply: Reply, text: str, query: str | None) -> None:
        """A button under a picture that is no board: the board is brought up to date only."""
        press = request.asks
        if isinstance(press, Press) and press.command == "go":
            # As if it had been typed: what it brings stands below the menu.
            if query is not None:
                self.answer_query(query)
            self._said(request, reply, text, request.message)
            return
        if query is not None:
            self.answer_query(query, text, alert=reply.alert)
        if reply.settings.text_only or query is None:
            self._texts(request, reply, text)
        view = reply.view
        if view is not None and reply.changed and not reply.settings.text_only:
            self._sender.put(Board(where=request.where, view=view, settings=reply.settings))

    def _strip_pressed(self, request: Request, press: Press, reply: Reply) -> None:
        """Take the buttons off a question that was answered, and off boards left behind."""
        view, message = reply.view, request.message
        if view is None or message is None:
            return
        shown = self._sender.screen.of(press.game)
        board = shown.message if shown is not None else view.message
        behind = press.game != view.game_id or (board is not None and message < board)
        if not _is_board(press) or behind:
            self._sender.put(Strip(where=request.where, message=message))
        if press.game != view.game_id and shown is not None:
            self._sender.put(Strip(where=shown.where, message=shown.message))

    # --- words ----------------------------------------------------------------------------

    def _said(self, request: Request, reply: Reply, text: str, heard: int | None) -> None:
        """A text below what was said; the board only where something on it changed (C51)."""
        view = reply.view
        if view is None or reply.settings.text_only:
            self._texts(request, reply, text)
            return
        shown = self._sender.screen.of(view.game_id)
        board = shown.message if shown is not None else view.message
        marked = view.hint is not None or view.selected is not None
        if not (reply.changed or marked or board is None):
            self._texts(request, reply, text)
            return
        asked_for = reply.kind is Kind.INFO
        gone = self._sender.screen.scrolled_away(request.where, board, heard)
        below = reply.changed and (board is None or asked_for or gone)
        captioned = reply.changed and fits_caption(text) and reply.kind is not Kind.ASK
        if not (below and captioned):
            self._texts(request, reply, text)
        self._sender.put(
            Board(
                where=request.where,
                view=view,
                settings=reply.settings,
                line=text if captioned else "",
                below=below and board is not None,
            )
        )

    def _texts(self, request: Request, reply: Reply, text: str) -> None:
        """A text in as many messages as it needs; buttons under the last."""
        spanish = reply.spanish
        labels = Labels(self._catalog, reply.settings.language, spanish=spanish)
        keyboard = None if reply.settings.text_only else answer_keyboard(reply, labels)
        parts = [part for part in pieces(text) if part]
        for number, part in enumerate(parts, start=1):
            last = number == len(parts)
            self._sender.put(
                Text(where=request.where, text=part, keyboard=keyboard if last else None)
            )

    # --- toasts ---------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._toasts.add(task)
        task.add_done_callback(self._toasts.discard)

    async def _answer(self, query: str, text: str, *, alert: bool) -> None:
        told = pieces(text, LONGEST_TOAST)[0] if text else None
        try:
            await self._bot.answer_callback_query(query, told, show_alert=alert and bool(told))
        except TelegramError as error:
            if fault_of(error) is not Fault.TOO_LATE:
                log.info("button not answered", error=error)


def _photo(request: Request, settings: Settings, extra: Extra) -> Photo:
    """A picture beside the board; a button under one changes that one."""
    press = request.asks
    beside = isinstance(press, Press) and bool(press.text) and press.command in _UNDER_PICTURES
    message = request.message if beside else None
    return Photo(where=request.where, settings=settings, extra=extra, message=message)


def _is_beside(reply: Reply, press: Press) -> bool:
    """True for what is asked of the board's buttons and is no news of the board: the rules."""
    about = press.place is not None or reply.changed or reply.kind is not Kind.INFO
    hinted = reply.view is not None and reply.view.hint is not None
    waits = any(say.key in _ON_THE_BOARD for say in reply.says)
    return bool(reply.says) and not (about or hinted or waits)


def _is_board(press: Press) -> bool:
    """False for the answers under a question: their message is no board."""
    command = press.command
    return command is None or not (command in {"yes", "no"} or command.isdigit())

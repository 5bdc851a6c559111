"""From a reply to what is sent: a toast, texts, a board.

A chat with pictures: buttons are answered on the board, typed words by a text and the board
brought up to date. A text-only chat gets plain new messages and nothing else. Nothing is sent
here: what is to be sent is said, so that it can be written where the reply is.
"""

from dataclasses import dataclass, field

from bot.language.catalog import Catalog
from bot.replies import Kind, Menu, Reply, Sentence
from bot.requests import Press, Request, Where
from bot.telegram.look.captions import fits_caption, pieces
from bot.telegram.look.extras import photo_for
from bot.telegram.look.keyboards import Labels, answer_keyboard, menu_keyboard
from bot.telegram.send.items import Board, Chart, Job, Photo, Strip, Text, Voice
from bot.telegram.send.screen import Screen

_PRIVATE_REFUSALS = frozenset(
    {"not-your-game", "stale-board", "question-over", "question-not-yours"}
)
"""Told to the one who pressed, and no news for the others who look at the board (C2, C3)."""


_ON_THE_BOARD = frozenset({"thinking", "left-as-it-is"})
_UNDER_PICTURES = frozenset({"theme", "solution"})
_IN_PLACE = frozenset({"menu", "set", "put"})
"""Buttons of menus that turn the same message into another menu."""


@dataclass(frozen=True, slots=True)
class Toast:
    """The answer to a button.

    only  True if nothing else says it
    """

    query: str
    text: str = ""
    alert: bool = False
    only: bool = False


@dataclass(slots=True)
class Plan:
    """What a reply brings: things to be sent, and the answer to the button that was pressed."""

    jobs: list[Job] = field(default_factory=list)
    toast: Toast | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """How something was asked.

    query  the button's query; None for words, and for what is told later
    heard  the id of the typed message
    """

    query: str | None = None
    heard: int | None = None


class Presenter:
    """Plans what is sent, given what the chats show now."""

    def __init__(self, catalog: Catalog, screen: Screen) -> None:
        self._catalog = catalog
        self._screen = screen

    def plan(self, request: Request, reply: Reply, asked: Asked, missed: str = "") -> Plan:
        """What a reply brings; `missed` is what may not have arrived before (C16)."""
        plan, settings = Plan(), reply.settings
        if missed and not self._taken_up(request, reply):
            says = Sentence("perhaps-missed", {"text": missed})
            told = self._catalog.text(says, settings.language)
            plan.jobs.extend(Text(where=request.where, text=part) for part in pieces(told))
        text = "" if photo_for(reply) else self._words(reply)
        if reply.menu is not None and not settings.text_only:
            plan.jobs.append(self._menu(request, reply, reply.menu))
            text = text if reply.changed else ""
        if not isinstance(request.asks, Press):
            self._said(plan, request, reply, text, asked.heard)
        elif request.asks.text:
            self._pressed_beside(plan, request, reply, text, asked.query)
        else:
            self._pressed(plan, request, request.asks, reply, text, asked.query)
        plan.jobs.extend(Strip(where=request.where, message=message) for message in reply.ended)
        self._add_beside(plan, request, reply)
        return plan

    def _words(self, reply: Reply) -> str:
        """An answer for eyes beside pictures, for ears without them."""
        tell = self._catalog.tell if reply.settings.text_only else self._catalog.show
        return tell(reply)

    def sentence(self, where: Where, key: str, language: str, **args: str) -> Text:
        """One sentence outside any game: too fast, went wrong."""
        return Text(where=where, text=self._catalog.text(Sentence(key, args), language))

    def _taken_up(self, request: Request, reply: Reply) -> bool:
        """True if the board that may not have arrived is the one whose button was pressed."""
        view, pressed = reply.view, request.message
        press = request.asks
        if view is None or pressed is None or not isinstance(press, Press):
            return False
        if not _is_board(press) or press.game != view.game_id:
            return False
        shown = self._screen.of(view.game_id)
        return pressed > ((shown.message if shown is not None else view.message) or 0)

    # --- a button -------------------------------------------------------------------------

    def _pressed(
        self,
        plan: Plan,
        request: Request,
        press: Press,
        reply: Reply,
        text: str,
        query: str | None,
    ) -> None:
        private = any(say.key in _PRIVATE_REFUSALS for say in reply.says)
        selecting = press.place is not None and reply.kind is Kind.INFO
        beside = _is_beside(reply, press) or not fits_caption(text)
        news = (reply.changed or selecting) and not private
        elsewhere = news or beside or reply.kind is Kind.ASK
        if query is not None:
            alone = private and not reply.settings.text_only
            plan.toast = Toast(query, "" if elsewhere else text, reply.alert, only=alone)
        if reply.settings.text_only:
            self._texts(plan, request, reply, text)
            return
        view = reply.view
        if reply.kind is Kind.ASK or beside or (view is None and not reply.alert):
            self._texts(plan, request, reply, text)
        elif view is None and plan.toast is not None:
            plan.toast = Toast(plan.toast.query, text, reply.alert, only=True)
        self._strip_pressed(plan, request, press, reply)
        if view is None:
            return
        quiet = private or reply.kind is Kind.ASK or beside
        plan.jobs.append(
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

    def _menu(self, request: Request, reply: Reply, menu: Menu) -> Text:
        """A menu: in the place of the one whose button was pressed, else a new message."""
        language = reply.settings.language
        turned = isinstance(request.asks, Press) and request.asks.command in _IN_PLACE
        return Text(
            where=request.where,
            text=self._catalog.shown(menu.says, language),
            keyboard=menu_keyboard(menu.rows, Labels(self._catalog, language)),
            message=request.message if turned else None,
        )

    def _pressed_beside(
        self, plan: Plan, request: Request, reply: Reply, text: str, query: str | None
    ) -> None:
        """A button under a picture that is no board: the board is brought up to date only."""
        press = request.asks
        if isinstance(press, Press) and press.command == "go":
            # As if it had been typed: what it brings stands below the menu.
            if query is not None:
                plan.toast = Toast(query)
            self._said(plan, request, reply, text, request.message)
            return
        if query is not None:
            plan.toast = Toast(query, text, reply.alert, only=not reply.settings.text_only)
        if reply.settings.text_only or query is None:
            self._texts(plan, request, reply, text)
        view = reply.view
        if view is not None and reply.changed and not reply.settings.text_only:
            plan.jobs.append(Board(where=request.where, view=view, settings=reply.settings))

    def _strip_pressed(self, plan: Plan, request: Request, press: Press, reply: Reply) -> None:
        """Take the buttons off a question that was answered, and off boards left behind."""
        view, message = reply.view, request.message
        if view is None or message is None:
            return
        shown = self._screen.of(press.game)
        board = shown.message if shown is not None else view.message
        behind = press.game != view.game_id or (board is not None and message < board)
        if not _is_board(press) or behind:
            plan.jobs.append(Strip(where=request.where, message=message))
        if press.game != view.game_id and shown is not None:
            plan.jobs.append(Strip(where=shown.where, message=shown.message))

    # --- words ----------------------------------------------------------------------------

    def _said(
        self, plan: Plan, request: Request, reply: Reply, text: str, heard: int | None
    ) -> None:
        """A text below what was said; the board only where something on it changed (C51)."""
        view = reply.view
        if view is None or reply.settings.text_only:
            self._texts(plan, request, reply, text)
            return
        shown = self._screen.of(view.game_id)
        board = shown.message if shown is not None else view.message
        marked = view.hint is not None or view.selected is not None
        if not (reply.changed or marked or board is None):
            self._texts(plan, request, reply, text)
            return
        asked_for = reply.kind is Kind.INFO
        gone = self._screen.scrolled_away(request.where, board, heard)
        below = reply.changed and (board is None or asked_for or gone)
        captioned = reply.changed and fits_caption(text) and reply.kind is not Kind.ASK
        if not (below and captioned):
            self._texts(plan, request, reply, text)
        plan.jobs.append(
            Board(
                where=request.where,
                view=view,
                settings=reply.settings,
                line=text if captioned else "",
                below=below and board is not None,
            )
        )

    def _texts(self, plan: Plan, request: Request, reply: Reply, text: str) -> None:
        """A text in as many messages as it needs; buttons under the last."""
        labels = Labels(self._catalog, reply.settings.language, spanish=reply.spanish)
        keyboard = None if reply.settings.text_only else answer_keyboard(reply, labels)
        parts = [part for part in pieces(text) if part]
        for number, part in enumerate(parts, start=1):
            buttons = keyboard if number == len(parts) else None
            question = reply.question.id if reply.question is not None and buttons else None
            plan.jobs.append(
                Text(where=request.where, text=part, keyboard=buttons, question=question)
            )

    # --- beside the answer ----------------------------------------------------------------

    def _add_beside(self, plan: Plan, request: Request, reply: Reply) -> None:
        """A picture, figures, and the answer aloud."""
        where, settings = request.where, reply.settings
        if reply.extra is not None and not settings.text_only:
            words = self._words(reply) if photo_for(reply) else ""
            # A button under a picture changes that one.
            press = request.asks
            under = isinstance(press, Press) and press.command in _UNDER_PICTURES
            beside = isinstance(press, Press) and bool(press.text) and under
            message = request.message if beside else None
            plan.jobs.append(
                Photo(
                    where=where, settings=settings, extra=reply.extra, message=message, words=words
                )
            )
        if reply.figures is not None and not settings.text_only:
            plan.jobs.append(Chart(where=where, settings=settings, figures=reply.figures))
        if settings.voice and (spoken := self._catalog.speak(reply)):
            plan.jobs.append(
                Voice(where=where, text=spoken, language=settings.language, speed=settings.speed)
            )


def _is_beside(reply: Reply, press: Press) -> bool:
    """True for what is asked of the board's buttons and is no news of the board: the rules."""
    about = press.place is not None or reply.changed or reply.kind is not Kind.INFO
    hinted = reply.view is not None and reply.view.hint is not None
    waits = any(say.key in _ON_THE_BOARD for say in reply.says)
    return bool(reply.says) and not (about or hinted or waits)


def _is_board(press: Press) -> bool:
    """False for the answers under a question: their message is no board."""
    return press.question is None

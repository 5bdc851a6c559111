"""The corridor's middle: one request in, one reply out, one transaction around both."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from bot.language.listen import Heard, Sureness, listen
from bot.replies import Kind, Reply, Say
from bot.requests import Press, Request, Speech, Where, Who
from bot.service.asking import ask_whether, ask_which
from bot.service.guide import guided
from bot.service.memory import Recall, format_recall
from bot.service.presses import press
from bot.service.running import changes_board, run_command
from bot.service.table import Follow, House, Refused, Table
from bot.storage.repository import StaleGame, Store, Work
from bot.thinking import GivenUp
from bot.voice.recogniser import Hypotheses, Hypothesis
from bot.voice.understand import understand
from engine.game import parse_game

T = TypeVar("T")

LONGEST_LINE = 400
"""Characters of a line that are worth understanding; a longer one is no command."""

PATIENCE = 2.0
"""Seconds that an answer waits for the solver before it says that it still thinks."""

TRIES = 3
"""A save that another process overtook is tried again so often."""


class Service:
    """Answers requests; knows no front end and no language."""

    def __init__(self, store: Store, house: House) -> None:
        self.store = store
        self.house = house
        self._thoughts: set[asyncio.Task[Reply | None]] = set()

    async def answer(self, request: Request) -> Reply | None:
        """The reply, once what it says is on disk.

        None when the update was answered before (C18), or when silence is right: words in
        a group that were not meant for the bot.

        Raises:
            StorageUnavailable: nothing could be kept, so nothing was done.
        """
        reply, follow = await self._tried(lambda: self._answer(request))
        if reply is None or follow is None:
            return reply
        return await self._followed(request, reply, follow)

    async def close(self) -> None:
        """Give up what is still being thought about."""
        for task in tuple(self._thoughts):
            task.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        if self.house.thinker is not None:
            await self.house.thinker.close()

    async def _tried(self, run: Callable[[], Awaitable[T]]) -> T:
        """Run a transaction; one that another process overtook is run again."""
        for _ in range(TRIES - 1):
            try:
                return await run()
            except StaleGame:
                continue
        return await run()

    async def _answer(self, request: Request) -> tuple[Reply | None, Follow | None]:
        async with self.store.work() as work:
            if request.update is not None and not await work.first_time(request.update, request.at):
                return None, None
            table = await self._open(work, request)
            reply = await self._finished(table, self._run)
            await _save(work, table)
        self._move_on(table)
        return reply, table.follow

    async def _finished(
        self, table: Table, run: Callable[[Table], Awaitable[Reply | None]]
    ) -> Reply | None:
        """What came of a run, refusals included, ready to be told and remembered."""
        try:
            reply = await run(table)
        except Refused as refused:
            reply = table.reply(Kind.REFUSED, *refused.says, alert=refused.alert)
        if reply is None or not reply.says:
            return reply
        return _remembered(table, guided(table, reply), repeated=table.repeated)

    async def _followed(self, request: Request, reply: Reply, follow: Follow) -> Reply:
        """The final answer if it comes soon, else the first one with the rest to follow."""
        task = asyncio.get_running_loop().create_task(self._think(request, follow))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)
        if follow.patient:
            await asyncio.wait({task}, timeout=PATIENCE)
            if task.done():
                return task.result() or reply
        return replace(reply, later=task)

    async def _think(self, request: Request, follow: Follow) -> Reply | None:
        try:
            found = await follow.work()
        except GivenUp:
            found = None

        async def told() -> Reply | None:
            async with self.store.work() as work:
                table = await self._open(work, request)
                reply = await self._finished(table, lambda table: follow.then(table, found))
                await _save(work, table)
            self._move_on(table)
            return reply

        return await self._tried(told)

    def _move_on(self, table: Table) -> None:
        """Questions about positions that are gone need no answer."""
        if table.changed and table.stored is not None and self.house.thinker is not None:
            self.house.thinker.moved_on(table.stored.id, keep=table.game)

    async def _open(self, work: Work, request: Request) -> Table:
        chat = await work.chat(request.where, self.house.pick(request.who.language))
        stored = await work.game(chat.game_id) if chat.game_id is not None else None
        return Table(work, request, replace(chat, active=True), self.house, stored)

    async def _run(self, table: Table) -> Reply | None:
        asks = table.request.asks
        if isinstance(asks, Press):
            return await press(table, asks)
        if isinstance(asks, Speech):
            return await self._spoken(table, asks)
        heard = _heard(table, asks.text)
        if not heard.commands:
            return table.reply(Kind.REFUSED, Say("not-understood")) if asks.addressed else None
        return await _obey(table, heard)

    async def _spoken(self, table: Table, speech: Speech) -> Reply:
        """A voice message; what was understood is said before what came of it."""
        game = table.game
        readings = tuple(Hypothesis(text, score) for text, score in speech.readings)
        chosen = understand(
            Hypotheses(readings, speech.no_speech),
            lambda text: _heard(table, text),
            game.position if game else None,
        )
        if chosen is None:
            return table.reply(Kind.REFUSED, Say("voice-not-understood"))
        echo = Say("heard", {"text": chosen.text.strip().rstrip(".")})
        try:
            reply = await _obey(table, chosen.heard)
        except Refused as refused:
            raise Refused(echo, *refused.says, alert=refused.alert) from None
        return replace(reply, says=(echo, *reply.says))

    async def tongue(self, where: Where, who: Who) -> tuple[str, bool, int]:
        """What a listener must know before it listens to a chat.

        Its language, whether it plays with the Spanish deck, and the speed, in words a
        minute, of what is said to it.
        """
        async with self.store.work() as work:
            chat = await work.chat(where, self.house.pick(who.language))
            stored = await work.game(chat.game_id) if chat.game_id is not None else None
        settings = chat.settings
        spanish = stored is not None and parse_game(stored.line).deal.rules.spanish
        return settings.language, spanish, settings.speed


def _heard(table: Table, text: str) -> Heard:
    """What a line means at this table; a very long one means nothing."""
    if len(text) > LONGEST_LINE:
        return Heard()
    game = table.game
    return listen(
        text,
        language=table.settings.language,
        position=game.position if game else None,
        pending=table.pending,
    )


async def _obey(table: Table, heard: Heard) -> Reply:
    """Run what was heard; ask which of several, and whether a doubtful one was meant."""
    if len(heard.commands) > 1:
        return ask_which(table, heard.commands)
    command = heard.commands[0]
    if heard.sure is Sureness.FUZZY and changes_board(command):
        return ask_whether(table, command)
    return await run_command(table, command)


async def _save(work: Work, table: Table) -> None:
    if table.kept:
        await work.save_chat(table.chat)


def _remembered(table: Table, reply: Reply, *, repeated: bool) -> Reply:
    """Keep the answer for `repeat`; the same answer twice in a row differs (C25)."""
    before, user = table.recall, table.request.who.user
    seen = dict(before.seen)
    if user is not None and reply.view is not None:
        seen.pop(user, None)
        seen[user] = (reply.view.game_id, reply.view.game.turn)
    recall = Recall(reply.says, seen)
    table.chat = replace(table.chat, last_reply=format_recall(recall))
    same = reply.says == before.says and not repeated
    if same and not reply.changed and not isinstance(table.request.asks, Press):
        return replace(reply, says=(Say("still"), *reply.says))
    return reply

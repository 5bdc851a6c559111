"""The corridor's middle: one request in, one reply out, one transaction around both."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar
from weakref import WeakSet

from bot.language.listen import Heard, Sureness, listen
from bot.language.spoken import as_spoken, spoken_first
from bot.replies import Kind, Reply, Sentence
from bot.requests import Command, Press, Request, Speech, Where, Who
from bot.service.context import Context, Deferred, Features, Refused
from bot.service.game.taps import press
from bot.service.memory import Recall, format_recall
from bot.service.outlet import Outlet
from bot.service.policy import is_meant
from bot.service.questions import end, load, open_for, settle
from bot.service.running import changes_board, run_command
from bot.service.words.asking import ask_whether, ask_which
from bot.service.words.guide import guided
from bot.service.words.nearest import not_understood
from bot.service.words.steps import take_steps
from bot.storage.repository import StaleGame, Store, Work
from bot.thinking import GivenUp, Why
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

    def __init__(self, store: Store, features: Features) -> None:
        self.store = store
        self.features = features
        self._thoughts: dict[asyncio.Task[Reply | None], Where] = {}
        self._void: WeakSet[asyncio.Task[Reply | None]] = WeakSet()

    async def answer(self, request: Request, outlet: Outlet | None = None) -> Reply | None:
        """The reply, once what it says is on disk.

        With an `outlet` all that is to be told goes there, late results included; what is
        returned is only for those who look on.

        None when the update was answered before (C18), or when silence is right: words in
        a group that were not meant for the bot.

        Raises:
            StorageUnavailable: nothing could be kept, so nothing was done.
        """
        reply, deferred = await self._tried(lambda: self._answer(request, outlet))
        if reply is None or deferred is None:
            return reply
        return await self._followed(request, reply, deferred, outlet)

    async def close(self) -> None:
        """Give up what is still being thought about."""
        for task in tuple(self._thoughts):
            task.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        if self.features.thinker is not None:
            await self.features.thinker.close()

    async def _tried(self, run: Callable[[], Awaitable[T]]) -> T:
        """Run a transaction; one that another process overtook is run again."""
        for _ in range(TRIES - 1):
            try:
                return await run()
            except StaleGame:
                continue
        return await run()

    async def _answer(
        self, request: Request, outlet: Outlet | None
    ) -> tuple[Reply | None, Deferred | None]:
        async with self.store.work() as work:
            if request.update is not None and not await work.inbox.first_time(
                request.update, request.at
            ):
                return None, None
            context = await self._open(work, request)
            context.question = open_for(context)
            reply = await settle(context, await self._finished(context, self._run))
            if reply is not None and context.deferred is not None and context.deferred.patient:
                reply = replace(reply, bridge=True)
            await _save(work, context)
            await _put(work, request, reply, outlet)
        _committed(reply, outlet)
        self._move_on(context)
        return reply, context.deferred

    async def _finished(
        self, context: Context, run: Callable[[Context], Awaitable[Reply | None]]
    ) -> Reply | None:
        """What came of a run, refusals included, ready to be told and remembered."""
        try:
            reply = await run(context)
        except Refused as refused:
            reply = context.reply(Kind.REFUSED, *refused.says, alert=refused.alert)
        if reply is None or not reply.says:
            return reply
        return _remembered(context, guided(context, reply), repeated=context.repeated)

    async def _followed(
        self, request: Request, reply: Reply, deferred: Deferred, outlet: Outlet | None
    ) -> Reply:
        """The final answer if it comes soon, else the first one with the rest to come.

        An outlet has the first one already: nothing is waited for.
        """
        task = asyncio.get_running_loop().create_task(self._think(request, deferred, outlet))
        self._thoughts[task] = request.where
        task.add_done_callback(self._thoughts.pop)
        if deferred.patient and outlet is None:
            await asyncio.wait({task}, timeout=PATIENCE)
            if task.done():
                return task.result() or reply
        return replace(reply, later=task)

    async def _think(
        self, request: Request, deferred: Deferred, outlet: Outlet | None
    ) -> Reply | None:
        try:
            found = await deferred.work()
        except GivenUp as given_up:
            if given_up.why is Why.REPLACED:
                return None
            found = None

        async def then(context: Context) -> Reply | None:
            if not deferred.stale(context):
                return await deferred.then(context, found)
            if not deferred.patient:
                return None
            return context.reply(Kind.INFO, Sentence("thinking-outdated"))

        async def told() -> Reply | None:
            if asyncio.current_task() in self._void:
                return None
            async with self.store.work() as work:
                context = await self._open(work, request)
                reply = await settle(context, await self._finished(context, then))
                await _save(work, context)
                await _put(work, request, reply, outlet)
            _committed(reply, outlet)
            self._move_on(context)
            return reply

        return await self._tried(told)

    def _move_on(self, context: Context) -> None:
        """Questions about positions that are gone need no answer.

        Nor does anything that was thought about for a chat that asked to be forgotten.
        """
        if not context.kept:
            where = context.request.where
            self._void.update(task for task, asked in self._thoughts.items() if asked == where)
        if context.changed and context.stored is not None and self.features.thinker is not None:
            self.features.thinker.moved_on(context.stored.id, keep=context.game)

    async def _open(self, work: Work, request: Request) -> Context:
        chat = await work.chats.get(request.where, self.features.pick(request.who.language))
        stored = await work.games.get(chat.game_id) if chat.game_id is not None else None
        context = Context(work, request, replace(chat, active=True), self.features, stored)
        context.questions = await load(work, request.where)
        return context

    async def _run(self, context: Context) -> Reply | None:
        asks = context.request.asks
        if isinstance(asks, Press):
            return await press(context, asks)
        if isinstance(asks, Command):
            return await run_command(context, asks)
        if isinstance(asks, Speech):
            return await self._spoken(context, asks)
        heard = _heard(context, asks.text)
        if not is_meant(context, asks, heard):
            end(context)
            return None
        if not heard.commands:
            end(context)
            return context.reply(
                Kind.REFUSED,
                *not_understood(asks, heard.understood, language=context.settings.language),
            )
        return await _obey(context, heard)

    async def _spoken(self, context: Context, speech: Speech) -> Reply:
        """A voice message; what was understood is said before what came of it."""
        game = context.game
        readings = tuple(Hypothesis(text, score) for text, score in speech.readings)
        chosen = understand(
            Hypotheses(readings, speech.no_speech),
            lambda text: _heard(context, text),
            game.position if game else None,
        )
        if chosen is None:
            end(context)
            return context.reply(Kind.REFUSED, Sentence("voice-not-understood"))
        echo = Sentence("heard", {"text": chosen.text.strip().rstrip(".")})
        try:
            reply = await _obey(context, chosen.heard)
        except Refused as refused:
            raise Refused(echo, *refused.says, alert=refused.alert) from None
        return replace(reply, says=(echo, *reply.says))

    async def tongue(self, where: Where, who: Who) -> tuple[str, bool, int]:
        """What a listener must know before it listens to a chat.

        Its language, whether it plays with the Spanish deck, and the speed, in words a
        minute, of what is said to it.
        """
        async with self.store.work() as work:
            chat = await work.chats.get(where, self.features.pick(who.language))
            stored = await work.games.get(chat.game_id) if chat.game_id is not None else None
        settings = chat.settings
        spanish = stored is not None and parse_game(stored.line).deal.rules.spanish
        return settings.language, spanish, settings.speed


def _heard(context: Context, text: str) -> Heard:
    """What a line means at this table; a very long one means nothing."""
    if len(text) > LONGEST_LINE:
        return Heard()
    game = context.game
    return listen(
        text,
        language=context.settings.language,
        position=game.position if game else None,
        pending=context.question.pending if context.question else None,
    )


async def _obey(context: Context, heard: Heard) -> Reply:
    """Run what was heard; ask which of several, and whether a doubtful one was meant."""
    if len(heard.commands) > 1:
        return ask_which(context, heard.commands)
    command = heard.commands[0]
    if command.name == "sequence":
        end(context)
        return await take_steps(context, command.text, lambda step: _heard(context, step))
    if heard.sure is Sureness.FUZZY and changes_board(command):
        return ask_whether(context, command)
    return await run_command(context, command)


async def _save(work: Work, context: Context) -> None:
    if context.kept:
        await work.chats.save(context.chat)


async def _put(work: Work, request: Request, reply: Reply | None, outlet: Outlet | None) -> None:
    if outlet is not None and reply is not None:
        await outlet.put(work, request, reply)


def _committed(reply: Reply | None, outlet: Outlet | None) -> None:
    if outlet is not None and reply is not None:
        outlet.committed()


def _remembered(context: Context, reply: Reply, *, repeated: bool) -> Reply:
    """Keep the answer for `repeat`; the same answer twice in a row differs (C25)."""
    before, user = context.recall, context.request.who.user
    seen = dict(before.seen)
    if user is not None and reply.view is not None:
        seen.pop(user, None)
        seen[user] = (reply.view.game_id, reply.view.game.turn)
    same = reply.says == before.bare and not repeated
    if same and not reply.changed and not isinstance(context.request.asks, Press | Command):
        # The third and fourth time differ from the one before as well (C50).
        key = "still-again" if before.says[0].key == "still" else "still"
        reply = replace(reply, says=(Sentence(key), *reply.says))
    told = spoken_first(reply)
    says = as_spoken(reply) if told else reply.says
    recall = Recall(says, seen, before.cursors, told)
    context.chat = replace(context.chat, last_reply=format_recall(recall))
    return reply

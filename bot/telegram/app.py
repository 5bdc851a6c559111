"""The running bot: its parts wired together, started and stopped."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from telegram.error import BadRequest, InvalidToken, NetworkError, RetryAfter
from telegram.request import BaseRequest, HTTPXRequest

from bot.background import Background, within
from bot.guard import Pass
from bot.language.catalog import Catalog
from bot.service.outlet import Outlet as ServiceOutlet
from bot.service.service import Service
from bot.settings import BadSettings
from bot.storage.repository import StorageError, Store
from bot.telegram.chores import Chores
from bot.telegram.logs import log
from bot.telegram.look.pictures import Pictures
from bot.telegram.profile import set_profile
from bot.telegram.receive.decode import Me
from bot.telegram.receive.guard import Guards
from bot.telegram.receive.handle import Handler, Parcel
from bot.telegram.receive.inline import Inline
from bot.telegram.receive.intake import Intake, NotTaken, chat_of, new_name
from bot.telegram.receive.polling import ALLOWED, Json, Poller, PollingBot, parse_update
from bot.telegram.send.answers import Answers
from bot.telegram.send.commits import Commits
from bot.telegram.send.courier import Courier
from bot.telegram.send.gate import Clock, Gate, Sleep
from bot.telegram.send.limits import Allowance, Limits
from bot.telegram.send.mirror import Mirror
from bot.telegram.send.outbox import Outbox
from bot.telegram.send.posting import Posting
from bot.telegram.send.present import Presenter
from bot.telegram.send.recovery import Recovery
from bot.telegram.send.screen import Screen
from bot.telegram.send.sender import Sender
from bot.telegram.send.voice import Voice, Worker

CONNECTIONS = 64
LOOK_AFTER_HOOK = 30.0
STORE_TRIES = 4
"""Times that updates are stored again, half a second later each, before people are told."""

_BAD_HOOK = "Telegram does not accept the webhook's address: check PYRAMIDE_WEBHOOK_URL."
_REFUSED = "Telegram does not accept the token: check PYRAMIDE_TOKEN and PYRAMIDE_API_URL."


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How this process talks to Telegram.

    clock, sleep  those of the sender
    now           the wall clock, in Unix seconds
    voice         ears and mouth; None where the extras are missing
    name          of this process; no other one has it, nor this one after a restart
    shared        True if other processes serve the same bot
    page          the live board's public address, "" where there is none
    """

    token: str
    api_url: str = "https://api.telegram.org"
    allowance: Allowance = field(default_factory=Allowance)
    long_poll: int = 25
    guards: Guards = field(default_factory=Guards)
    clock: Clock | None = None
    sleep: Sleep = asyncio.sleep
    now: Callable[[], float] = time.time
    voice: Worker | None = None
    name: str = field(default_factory=new_name)
    shared: bool = False
    page: str = ""


class App:
    """The bot on Telegram. `start`, then let it `receive` updates or `poll`, then `stop`."""

    def __init__(
        self,
        options: Options,
        *,
        service: Service,
        store: Store,
        catalog: Catalog,
        requests: tuple[BaseRequest, BaseRequest] | None = None,
    ) -> None:
        self._options = options
        self._service = service
        self._store = store
        self.catalog = catalog
        usual, polling = requests or (http(), http(connections=1))
        self.bot = PollingBot(
            options.token,
            base_url=f"{options.api_url}/bot",
            base_file_url=f"{options.api_url}/file/bot",
            request=usual,
            get_updates_request=polling,
        )
        self.name = options.name
        self._poller: Poller | None = None
        self._background = Background()
        self._profile: asyncio.Task[None] | None = None
        self._hooked = False
        self._stopping = False

    async def start(self) -> None:
        """Learn who the bot is, and make ready to answer.

        Raises:
            BadSettings: Telegram does not know the token.
        """
        await self._introduce()
        me = self.bot.bot
        username = me.username or ""
        self._service.features = replace(self._service.features, username=username)
        self._make_exit(username)
        self._make_entrance(Me(me.id, username))
        await self._recovery.start()
        self._posting.start()
        self._chores = Chores(self._store, self._options.now)
        self._chores.start()
        self._profile = self._background.start(
            set_profile(self.gate, self.catalog, self._options.page), "setting the profile"
        )
        self._intake.start()
        log.info("started", bot=username)

    def _make_exit(self, username: str) -> None:
        """Everything on the way out."""
        options, store, catalog = self._options, self._store, self.catalog
        commits = Commits(store)
        outbox = self._outbox = Outbox(
            store, commits, me=options.name, shared=options.shared, now=options.now
        )
        pictures = self.pictures = Pictures(store, catalog, outbox.post)
        self._limits = Limits(options.allowance)
        self.gate = Gate(self.bot, self._limits, clock=options.clock, sleep=options.sleep)
        courier = Courier(self.gate, catalog, pictures, Screen(), username, options.page)
        self.sender = Sender(self.gate, courier, outbox, store)
        self._voice = Voice(self.gate, self._service, self.sender, outbox, options.voice)
        self.sender.speak = self._voice.speak
        self._answers = Answers(
            gate=self.gate,
            presenter=Presenter(catalog, courier.screen),
            outbox=outbox,
            sender=self.sender,
            store=store,
        )
        self._posting = Posting(
            catalog=catalog,
            store=store,
            sender=self.sender,
            outbox=outbox,
            username=username,
            mini_app=bool(options.page) and bool(self.bot.bot.has_main_web_app),
            now=options.now,
        )
        self._mirror = Mirror(catalog, outbox, self.sender)
        self._recovery = Recovery(store=store, outbox=outbox, sender=self.sender)

    def _make_entrance(self, me: Me) -> None:
        """Everything on the way in."""
        inline = Inline(
            gate=self.gate,
            catalog=self.catalog,
            pictures=self.pictures,
            store=self._store,
            service=self._service,
            now=self._options.now,
        )
        self._handler = Handler(
            gate=self.gate,
            me=me,
            service=self._service,
            store=self._store,
            catalog=self.catalog,
            answers=self._answers,
            posting=self._posting,
            inline=inline,
            voice=self._voice,
            now=self._options.now,
        )
        self._intake = Intake(
            self._store,
            self._hand_out,
            name=self.name if self._options.shared else None,
            counted=self.share,
            clock=self._options.now,
        )

    def mirror(self) -> ServiceOutlet:
        """What shows in the chat what was done on the live board."""
        return self._mirror.outlet()

    async def receive(self, updates: list[Json], *, piled: bool = False) -> None:
        """Take well-formed updates; on disk when this returns, and handled when their turn comes.

        piled  they waited while the bot was away: many of one person are no flood

        Inline queries are answered or forgotten: who typed one types on.

        Raises:
            NotTaken: they are not on disk, and have to come again.
        """
        let_in = [raw for raw in updates if piled or self._lets_in(raw)]
        if not self._stopping:
            for raw in let_in:
                if "inline_query" in raw and (query := parse_update(raw, self.bot)) is not None:
                    self._handler.query(query)
        await self._store_all([raw for raw in let_in if "inline_query" not in raw])

    async def _store_all(self, updates: list[Json]) -> None:
        """Store updates; where the database cannot for a while, people are told so.

        What they asked is not done then, and does not come again: they would ask once more.
        """
        for left in reversed(range(STORE_TRIES)):
            try:
                await self._intake.receive(updates)
            except NotTaken as error:
                if error.trouble is None:
                    raise
                if not left:
                    await self._tell_trouble(updates, error.trouble)
            else:
                return

    async def _tell_trouble(self, updates: list[Json], trouble: StorageError) -> None:
        """One sentence a chat, in the order in which they asked."""
        for raw in {chat_of(raw): raw for raw in updates}.values():
            update = parse_update(raw, self.bot)
            if update is not None:
                await self._handler.apologise(update, trouble)

    def _lets_in(self, raw: Json) -> bool:
        """False for one who floods; told once in a while."""
        passed = self._options.guards.asks(raw, time.monotonic())
        if passed is Pass.TOLD and not self._stopping:
            update = parse_update(raw, self.bot)
            if update is not None:
                self._handler.turn_away(update)
        return passed is Pass.YES

    def _hand_out(self, raw: Json) -> asyncio.Future[None]:
        """Put an update from the inbox into its lane."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        update = parse_update(raw, self.bot)
        if update is None:
            done.set_result(None)
        else:
            self._handler.lanes.put(chat_of(raw), Parcel(update, done))
        return done

    async def poll(self) -> None:
        """Ask for updates for ever; a webhook that was set before is taken away.

        Raises:
            BadSettings: Telegram does not know the token any more.
        """
        try:
            await _insist(lambda: self.bot.delete_webhook(drop_pending_updates=False))
            self._poller = Poller(self.bot, self.receive, self._options.long_poll)
            await self._poller.run()
        except InvalidToken:
            raise BadSettings(_REFUSED) from None

    async def hook(self, url: str, secret: str) -> None:
        """Have Telegram call `url` with its updates, for ever.

        Looked after: when another program takes the webhook away it is set again (C19).

        Raises:
            BadSettings: Telegram does not accept the address or the token.
        """
        try:
            while True:
                await self._hook_once(url, secret)
                await asyncio.sleep(LOOK_AFTER_HOOK)
        except (InvalidToken, BadRequest) as error:
            self._hooked = False
            raise BadSettings(_REFUSED if isinstance(error, InvalidToken) else _BAD_HOOK) from error

    async def _hook_once(self, url: str, secret: str) -> None:
        try:
            if (await self.bot.get_webhook_info()).url != url or not self._hooked:
                await self.bot.set_webhook(
                    url, secret_token=secret, allowed_updates=ALLOWED, drop_pending_updates=False
                )
                log.info("receiving updates", webhook=True)
            self._hooked = True
        except BadRequest:
            raise
        except (NetworkError, RetryAfter) as error:
            self._hooked = False
            log.warning("webhook not looked after", error=error)

    @property
    def receiving(self) -> bool:
        """True while Telegram hands its updates to this process (C19)."""
        return self._hooked or (self._poller is not None and self._poller.receiving)

    def share(self, parts: int) -> None:
        """So many replicas send for the bot, each an equal part of what may be sent."""
        self._limits.share(parts)
        log.info("replicas", living=parts)

    async def missing(self) -> str:
        """What keeps the bot from answering, in a few words; "" if nothing does."""
        if not self.receiving:
            return "no updates from Telegram"
        try:
            await self._store.check()
        except StorageError as error:
            return str(error)
        return ""

    @property
    def busy(self) -> bool:
        """True while an update is in hand or something is waiting to be sent."""
        parts = (self._intake, self._handler, self._posting, self._answers, self._voice)
        return bool(self.sender.waiting or self._outbox.busy or any(part.busy for part in parts))

    async def stop(self) -> None:
        """Finish what is in hand and let go of everything, within 5 seconds whatever hangs."""
        self._stopping = True
        await within(0.3, self._intake.close(0.2), "the intake")
        await within(1.7, self._handler.close(patience=1.2), "what is in hand")
        await self._all_within(
            0.7,
            setting=self._background.close(grace=0.5),
            chores=self._chores.close(),
            posts=self._posting.close(patience=0.5),
            recovery=self._recovery.close(patience=0.5),
        )
        await self._all_within(
            0.7,
            answers=self._answers.close(patience=0.5),
            voice=self._voice.close(patience=0.5),
            sender=self.sender.close(patience=0.5),
        )
        await within(0.7, self._outbox.close(patience=0.5), "the outbox")
        await within(0.4, self._intake.leave(), "leaving the inbox")
        await within(0.4, self.bot.shutdown(), "the connections")
        log.info("stopped")

    async def _all_within(self, seconds: float, **ends: Awaitable[object]) -> None:
        """End several parts side by side."""
        await asyncio.gather(*(within(seconds, end, name) for name, end in ends.items()))

    async def _introduce(self) -> None:
        async def initialize() -> None:
            await self.bot.initialize()

        try:
            await _insist(initialize)
        except InvalidToken:
            raise BadSettings(_REFUSED) from None


def http(connections: int = CONNECTIONS) -> HTTPXRequest:
    """Connections to Telegram."""
    return HTTPXRequest(
        connection_pool_size=connections,
        connect_timeout=5.0,
        read_timeout=10.0,
        write_timeout=10.0,
        pool_timeout=10.0,
        media_write_timeout=20.0,
    )


async def _insist(call: Callable[[], Awaitable[object]]) -> None:
    """Call until the network lets it through."""
    pause = 0.5
    while True:
        try:
            await call()
        except (NetworkError, TimeoutError) as error:
            log.warning("Telegram cannot be reached", seconds=pause, error=error)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 15.0)
        else:
            return

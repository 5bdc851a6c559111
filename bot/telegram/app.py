"""The running bot: its parts wired together, started and stopped."""

import asyncio
import contextlib
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from telegram.error import InvalidToken, NetworkError, TelegramError
from telegram.request import BaseRequest, HTTPXRequest

from bot.language.catalog import Catalog
from bot.service.service import Service
from bot.service.table import House
from bot.settings import BadSettings, Settings
from bot.storage.repository import Store
from bot.telegram.courier import Courier
from bot.telegram.decode import Me
from bot.telegram.guard import Guard
from bot.telegram.handle import Handler, Parcel
from bot.telegram.lanes import Lanes
from bot.telegram.limits import Allowance, Limits
from bot.telegram.logs import log, set_up_logging
from bot.telegram.pictures import Pictures
from bot.telegram.polling import Json, Poller, PollingBot, parse_update
from bot.telegram.present import Presenter
from bot.telegram.profile import set_profile
from bot.telegram.screen import Screen
from bot.telegram.sender import Sender
from render.themes import THEMES

CONNECTIONS = 64
_REFUSED = "Telegram does not accept the token: check PYRAMIDE_TOKEN and PYRAMIDE_API_URL."


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How this process talks to Telegram."""

    token: str
    api_url: str = "https://api.telegram.org"
    allowance: Allowance = field(default_factory=Allowance)
    long_poll: int = 25
    guard: Guard = field(default_factory=Guard)


class App:
    """The bot on Telegram. `start`, then `feed` it with updates or `poll`, then `stop`."""

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
        self._catalog = catalog
        usual, polling = requests or (_http(), _http(connections=1))
        self.bot = PollingBot(
            options.token,
            base_url=f"{options.api_url}/bot",
            base_file_url=f"{options.api_url}/file/bot",
            request=usual,
            get_updates_request=polling,
        )
        self._poller: Poller | None = None
        self._profile: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Learn who the bot is, and make ready to answer.

        Raises:
            BadSettings: Telegram does not know the token.
        """
        await self._introduce()
        me = self.bot.bot
        username = me.username or ""
        pictures = Pictures(self._store, self._catalog)
        courier = Courier(self.bot, self._catalog, pictures, Screen(), username)
        self.sender = Sender(courier, pictures, self._store, Limits(self._options.allowance))
        self.presenter = Presenter(self.bot, self._catalog, self.sender)
        handler = Handler(
            bot=self.bot,
            me=Me(me.id, username),
            service=self._service,
            store=self._store,
            catalog=self._catalog,
            sender=self.sender,
            presenter=self.presenter,
            guard=self._options.guard,
        )
        self._lanes: Lanes[Parcel] = Lanes(handler)
        self._profile = asyncio.create_task(set_profile(self.bot, self._catalog))
        log.info("started", bot=username)

    def feed(self, raw: Json) -> asyncio.Future[None]:
        """Take an update; the future is done once it need not come again."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        update = parse_update(raw, self.bot)
        if update is None:
            done.set_result(None)
            return done
        chat = update.effective_chat
        self._lanes.put(chat.id if chat is not None else 0, Parcel(update, done))
        return done

    async def poll(self) -> None:
        """Ask for updates for ever; a webhook that was set before is taken away.

        Raises:
            BadSettings: Telegram does not know the token any more.
        """
        try:
            await _insist(lambda: self.bot.delete_webhook(drop_pending_updates=False))
            self._poller = Poller(self.bot, self.feed, self._options.long_poll)
            await self._poller.run()
        except InvalidToken:
            raise BadSettings(_REFUSED) from None

    @property
    def receiving(self) -> bool:
        """True while Telegram hands its updates to this process (C19)."""
        return self._poller is not None and self._poller.receiving

    @property
    def busy(self) -> bool:
        """True while an update is in hand or something is waiting to be sent."""
        return bool(self._lanes.busy or self.sender.waiting or self.presenter.busy)

    async def stop(self) -> None:
        """Finish what is in hand and let go of everything, in a few seconds at most."""
        if self._profile is not None:
            self._profile.cancel()
        await self._lanes.close(patience=1.5)
        await self.sender.close(patience=1.5)
        await self.presenter.close()
        with contextlib.suppress(TelegramError, TimeoutError):
            async with asyncio.timeout(0.5):
                await self.bot.shutdown()
        log.info("stopped")

    async def _introduce(self) -> None:
        async def initialize() -> None:
            await self.bot.initialize()

        try:
            await _insist(initialize)
        except InvalidToken:
            raise BadSettings(_REFUSED) from None


def _http(connections: int = CONNECTIONS) -> HTTPXRequest:
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


async def run(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT.

    Raises:
        BadSettings: the token is missing or not accepted.
        StorageUnavailable: the database cannot be opened.
    """
    token = settings.require_token()
    set_up_logging(settings.log_level, (token, settings.database))
    store = await Store.open(settings.database)
    catalog = Catalog()
    service = Service(store, House(languages=catalog.languages(), themes=tuple(THEMES)))
    options = Options(token=token, api_url=settings.api_url)
    app = App(options, service=service, store=store, catalog=catalog)
    stopped = _stop_signal()
    try:
        if await _unless(stopped, app.start()):
            await _unless(stopped, app.poll())
            await app.stop()
    finally:
        await store.close()


def _stop_signal() -> asyncio.Event:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    return stopped


async def _unless(stopped: asyncio.Event, work: Awaitable[None]) -> bool:
    """Run something until it ends (True) or the stop signal comes (False)."""
    task = asyncio.ensure_future(work)
    signalled = asyncio.create_task(stopped.wait())
    await asyncio.wait({task, signalled}, return_when=asyncio.FIRST_COMPLETED)
    signalled.cancel()
    if task.done():
        await task
        return True
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return False

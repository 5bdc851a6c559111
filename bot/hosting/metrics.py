"""Figures for Prometheus. Nothing here is needed to play: without the library nothing counts.

Every figure starts with `pyramide_`. Labels have few values, and none names a chat or a person.
"""

import contextlib
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from importlib.util import find_spec

from bot.replies import Kind, Reply
from bot.requests import Request
from bot.settings import BadSettings, split_address
from bot.storage.repository import StaleGame, StorageUnavailable, Trouble

ANSWER_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
DRAW_BUCKETS = (0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.02, 0.05, 0.1)
CALL_BUCKETS = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


QUEUES = {
    "inbox_size": "Updates taken in and not worked off",
    "inbox_age_seconds": "How long the oldest of them has waited",
    "outbox_size": "Answers that are still to be sent",
    "outbox_age_seconds": "How long the oldest of them has waited",
    "thinking_queue": "Questions that wait for the solver",
    "replicas": "Processes that are known to serve this bot",
}
"""Figures that are asked for when they are read; what they are."""

FAULTS = (*(f"database-{trouble.value}" for trouble in Trouble), "StaleGame", "telegram", "other")
"""The kinds of faults that are told apart."""

REFUSALS = ("400", "401", "403", "404", "409", "429", "5xx", "none", "other")
"""Why a call to Telegram was not done: its HTTP status, or no answer at all."""


def metrics_possible() -> bool:
    """True if the Prometheus library is installed (`pip install 'pyramide[metrics]'`)."""
    return find_spec("prometheus_client") is not None


class Metrics:
    """The figures of this process.

    Raises:
        BadSettings: the library is not installed.
    """

    def __init__(self) -> None:
        if not metrics_possible():
            raise BadSettings("Metrics need a library: pip install 'pyramide[metrics]'.")
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
        from prometheus_client.gc_collector import GCCollector
        from prometheus_client.process_collector import ProcessCollector

        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self.registry = registry
        self._updates = Counter(
            "pyramide_updates", "Requests taken in", ["asks"], registry=registry
        )
        self._replies = Counter(
            "pyramide_replies", "Answers given, by what became of it", ["kind"], registry=registry
        )
        self._moves = Counter("pyramide_moves", "Moves played", registry=registry)
        self._errors = Counter("pyramide_errors", "Faults", ["kind"], registry=registry)
        self._refused = Counter(
            "pyramide_api_refused",
            "Calls to Telegram that it did not do, by why",
            ["why"],
            registry=registry,
        )
        self._answer = Histogram(
            "pyramide_answer_seconds",
            "From a request to its reply on disk",
            buckets=ANSWER_BUCKETS,
            registry=registry,
        )
        self._draw = Histogram(
            "pyramide_draw_seconds", "Drawing a board", buckets=DRAW_BUCKETS, registry=registry
        )
        self._solve = Histogram(
            "pyramide_solve_seconds", "Solving a board", buckets=CALL_BUCKETS, registry=registry
        )
        self._calls = Histogram(
            "pyramide_api_seconds",
            "Calls to Telegram, by method and HTTP status (429: too many)",
            ["method", "status"],
            buckets=CALL_BUCKETS,
            registry=registry,
        )
        self._waiting = Gauge(
            "pyramide_sender_waiting_chats", "Chats with something left to send", registry=registry
        )
        self._receiving = Gauge(
            "pyramide_receiving", "1 while Telegram hands us its updates", registry=registry
        )
        self._database = Gauge(
            "pyramide_database_up", "1 while the database can be used", registry=registry
        )
        self._database.set(1)
        info = Gauge(
            "pyramide_info", "Always 1; its labels tell the version", ["version"], registry=registry
        )
        info.labels(metadata.version("pyramide")).set(1)
        self._queues = {
            name: Gauge(f"pyramide_{name}", text, registry=registry)
            for name, text in QUEUES.items()
        }
        self._exist_from_the_start()
        self._games = Gauge("pyramide_games", "Games stored", ["state"], registry=registry)
        self._chats = Gauge("pyramide_chats", "Chats stored", ["active"], registry=registry)

    def _exist_from_the_start(self) -> None:
        """Every series of every counter: one that appears with its first error alarms nobody."""
        for asks in ("words", "speech", "press"):
            self._updates.labels(asks)
        for kind in (*(kind.value for kind in Kind), "silent"):
            self._replies.labels(kind)
        for fault in FAULTS:
            self._errors.labels(fault)
        for why in REFUSALS:
            self._refused.labels(why)

    # --- what happens ---------------------------------------------------------------------

    @contextlib.contextmanager
    def answering(self, request: Request) -> Iterator[Callable[[Reply | None], None]]:
        """Around the answer to a request; the reply is told to what this gives."""
        self._updates.labels(type(request.asks).__name__.lower()).inc()
        started = time.perf_counter()
        try:
            yield self._replied
        except Exception as error:
            self.failed(error)
            raise
        finally:
            self._answer.observe(time.perf_counter() - started)

    def _replied(self, reply: Reply | None) -> None:
        self._replies.labels(reply.kind.value if reply is not None else "silent").inc()
        if reply is not None and reply.kind is Kind.DONE and reply.move is not None:
            self._moves.inc()

    def failed(self, error: BaseException) -> None:
        """Something went wrong."""
        self._errors.labels(_kind_of(error)).inc()

    def called(self, method: str, status: int, seconds: float) -> None:
        """A call to Telegram ended; `status` is 0 if there was no answer."""
        self._calls.labels(method, str(status)).observe(seconds)
        if status != 200:
            why = str(status) if str(status) in REFUSALS else "5xx" if status >= 500 else "other"
            self._refused.labels("none" if status == 0 else why).inc()

    def drawn(self, seconds: float) -> None:
        """A board was drawn."""
        self._draw.observe(seconds)

    def solved(self, seconds: float) -> None:
        """A board was solved, or given up."""
        self._solve.observe(seconds)

    # --- what is --------------------------------------------------------------------------

    def watch_sender(self, waiting: Callable[[], int]) -> None:
        """Ask for the sender's queue whenever the figures are read."""
        self._waiting.set_function(waiting)

    def watch_receiving(self, receiving: Callable[[], bool]) -> None:
        """Ask whether updates arrive whenever the figures are read (C19)."""
        self._receiving.set_function(lambda: float(receiving()))

    def watch_database(self, away: Callable[[], bool]) -> None:
        """Ask whether the database is away whenever the figures are read."""
        self._database.set_function(lambda: float(not away()))

    def watch_queue(self, name: str, value: Callable[[], float]) -> None:
        """Ask for one of `QUEUES` whenever the figures are read."""
        self._queues[name].set_function(value)

    def stored(self, games: dict[str, int], active: int, inactive: int) -> None:
        """What the database holds."""
        for state, count in games.items():
            self._games.labels(state).set(count)
        self._chats.labels("yes").set(active)
        self._chats.labels("no").set(inactive)

    # --- giving them out ------------------------------------------------------------------

    def text(self) -> bytes:
        """All figures in Prometheus's own form."""
        from prometheus_client import generate_latest

        return generate_latest(self.registry)

    def serve(self, address: str) -> Callable[[], None]:
        """Answer Prometheus at host:port, from a thread; gives the function that ends it.

        Raises:
            BadSettings: the address is taken or not ours.
        """
        from prometheus_client import start_http_server

        host, port = split_address(address)
        try:
            server, thread = start_http_server(port, host, registry=self.registry)
        except OSError as error:
            raise BadSettings(
                f"PYRAMIDE_METRICS_LISTEN cannot be used: {error.strerror}."
            ) from None

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end


def _kind_of(error: BaseException) -> str:
    """Which of `FAULTS` an error is."""
    if isinstance(error, StorageUnavailable):
        return f"database-{error.trouble.value}"
    if isinstance(error, StaleGame):
        return "StaleGame"
    return "telegram" if type(error).__module__.startswith("telegram") else "other"

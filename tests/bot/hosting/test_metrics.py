"""Figures count what happens, and name nobody."""

import asyncio
import time
import urllib.request
from collections.abc import AsyncIterator

import pytest

from bot.hosting import metrics as metrics_module
from bot.hosting.hosted import HostedService, MeteredThinker, look, watch_queues
from bot.hosting.metrics import Metrics
from bot.language.catalog import Catalog
from bot.replies import View
from bot.requests import Request, Where, Who, Words
from bot.service.context import Features
from bot.settings import MEMORY_URL, BadSettings
from bot.storage.repository import StorageUnavailable, Store, StoredUpdate, Trouble
from bot.telegram.look.pictures import Pictures
from engine.deal import parse_code
from engine.game import new_game

CHAT = 987_654_321


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    opened = await Store.open(MEMORY_URL)
    yield opened
    await opened.close()


def _figures(metrics: Metrics) -> dict[str, float]:
    lines = metrics.text().decode().splitlines()
    return {
        name: float(value)
        for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    }


def _asked(text: str, update: int) -> Request:
    where, who = Where(CHAT), Who(CHAT, "Anna", "en")
    return Request(where=where, who=who, asks=Words(text), at=1.0, update=update)


async def test_requests_replies_and_moves_are_counted(store: Store) -> None:
    metrics = Metrics()
    service = HostedService(store, Features(), metrics=metrics)
    for update, text in enumerate(("new PY1-N-AAAAAAS", "draw", "king 2C", "status")):
        assert await service.answer(_asked(text, update)) is not None
    assert await service.answer(_asked("status", 3)) is None, "seen before"
    figures = _figures(metrics)
    assert figures['pyramide_updates_total{asks="words"}'] == 5
    assert figures["pyramide_moves_total"] == 1
    assert figures['pyramide_replies_total{kind="refused"}'] == 1
    assert figures['pyramide_replies_total{kind="silent"}'] == 1
    assert figures["pyramide_answer_seconds_count"] == 5
    assert str(CHAT) not in metrics.text().decode()
    assert "Anna" not in metrics.text().decode()


async def test_faults_are_counted_by_kind_and_pass_on(store: Store) -> None:
    metrics = Metrics()

    async def broken(_request: Request, _outlet: object) -> None:
        raise StorageUnavailable(Trouble.FULL)

    service = HostedService(store, Features(), metrics=metrics)
    service._answer = broken  # type: ignore[method-assign]
    with pytest.raises(StorageUnavailable):
        await service.answer(_asked("draw", 1))
    metrics.failed(ZeroDivisionError())
    figures = _figures(metrics)
    assert figures['pyramide_errors_total{kind="database-full"}'] == 1
    assert figures['pyramide_errors_total{kind="other"}'] == 1
    assert figures["pyramide_answer_seconds_count"] == 1


async def test_what_the_database_holds(store: Store) -> None:
    metrics = Metrics()
    async with store.work() as work:
        await work.chats.get(Where(1), "en")
        await work.chats.get(Where(2), "en")
        await work.chats.set_active(Where(2), False)
        await work.games.add(Where(1), 1, "PY1-N-AAAAAAS", 1.0)
    await look(store, metrics)
    figures = _figures(metrics)
    assert figures['pyramide_games{state="playing"}'] == 1
    assert figures['pyramide_games{state="won"}'] == 0
    assert figures['pyramide_chats{active="yes"}'] == 1
    assert figures['pyramide_chats{active="no"}'] == 1


async def test_thinking_takes_its_time_once() -> None:
    metrics = Metrics()
    thinker = MeteredThinker(metrics)
    game = new_game(parse_code("PY1-N-AAAAAAS"))
    assert await thinker.verdict(game) == await thinker.verdict(game)
    await thinker.close()
    assert _figures(metrics)["pyramide_solve_seconds_count"] == 1


async def test_drawing_takes_its_time(store: Store) -> None:
    metrics = Metrics()
    pictures = Pictures(store, Catalog(), lambda _: None)
    pictures.drawn = metrics.drawn
    view = View(game_id=1, game=new_game(parse_code("PY1-N-AAAAAAS")))
    picture = pictures.of(view, "en", "classic")
    assert isinstance(await pictures.photo(picture), bytes)
    pictures.sent(picture, "AgAC")
    assert await pictures.photo(picture) == "AgAC"
    pictures.close()
    assert _figures(metrics)["pyramide_draw_seconds_count"] == 1


def test_calls_and_queues_are_seen() -> None:
    metrics = Metrics()
    metrics.called("sendPhoto", 429, 0.1)
    metrics.drawn(0.004)
    metrics.solved(0.2)
    metrics.watch_sender(lambda: 7)
    metrics.watch_receiving(lambda: True)
    figures = _figures(metrics)
    assert figures['pyramide_api_seconds_count{method="sendPhoto",status="429"}'] == 1
    assert figures['pyramide_draw_seconds_bucket{le="0.005"}'] == 1
    assert figures["pyramide_solve_seconds_count"] == 1
    assert figures["pyramide_sender_waiting_chats"] == 7
    assert figures["pyramide_receiving"] == 1


def test_prometheus_is_served_and_a_taken_address_is_a_sentence() -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(BadSettings, match="PYRAMIDE_METRICS_LISTEN cannot be used"):
            Metrics().serve(address)
    end = Metrics().serve(address)
    with urllib.request.urlopen(f"http://{address}/metrics") as answer:
        assert b"pyramide_moves_total 0.0" in answer.read()
    end()


def test_without_the_library_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics_module, "metrics_possible", lambda: False)
    with pytest.raises(BadSettings, match=r"pip install 'pyramide\[metrics\]'"):
        Metrics()


def test_every_counter_exists_before_the_first_error() -> None:
    """C63: a series that appears with its first error alarms nobody."""
    figures = _figures(Metrics())
    for kind in metrics_module.FAULTS:
        assert figures[f'pyramide_errors_total{{kind="{kind}"}}'] == 0
    for why in metrics_module.REFUSALS:
        assert figures[f'pyramide_api_refused_total{{why="{why}"}}'] == 0
    for asks in ("words", "speech", "press"):
        assert figures[f'pyramide_updates_total{{asks="{asks}"}}'] == 0
    assert figures["pyramide_database_up"] == 1
    assert sum(name.startswith("pyramide_info{version=") for name in figures) == 1


def test_faults_never_make_a_series_of_their_own() -> None:
    metrics = Metrics()
    before = set(_figures(metrics))
    for error in (ValueError(), KeyError(), StorageUnavailable(Trouble.FULL), OSError()):
        metrics.failed(error)
    for status in (400, 418, 429, 500, 599, 0):
        metrics.called("sendMessage", status, 0.1)
    after = {name for name in _figures(metrics) if not name.startswith("pyramide_api_seconds")}
    assert after <= before


async def test_what_waits_is_asked_for(store: Store) -> None:
    metrics = Metrics()
    watching = asyncio.create_task(watch_queues(store, metrics, every=0.001))
    async with store.work() as work:
        await work.inbox.receive([StoredUpdate(7, 5, "{}")], time.time() - 60.0)
    while _figures(metrics)["pyramide_inbox_size"] != 1:  # noqa: ASYNC110  a gauge has no event
        await asyncio.sleep(0.01)
    assert _figures(metrics)["pyramide_inbox_age_seconds"] >= 60.0
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)

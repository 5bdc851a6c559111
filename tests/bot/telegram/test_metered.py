"""Calls to Telegram are counted by method and status, and no token gets into the figures."""

from typing import Any

import pytest
from telegram.error import NetworkError
from telegram.request import BaseRequest

from bot.hosting.metrics import Metrics
from bot.telegram.send.metered import MeteredRequest

TOKEN = "123:AAH-secret"


class Canned(BaseRequest):
    """Answers with a status, or not at all."""

    status = 200

    @property
    def read_timeout(self) -> float:
        return 7.0

    async def initialize(self) -> None:
        self.begun = True

    async def shutdown(self) -> None:
        self.begun = False

    async def do_request(self, url: str, *_: Any, **__: Any) -> tuple[int, bytes]:
        if not self.status:
            raise NetworkError("reset")
        return self.status, b"{}"


def _called(metrics: Metrics) -> set[str]:
    lines = metrics.text().decode().splitlines()
    return {line for line in lines if line.startswith("pyramide_api_seconds_count")}


async def test_methods_and_statuses_are_counted() -> None:
    metrics, inner = Metrics(), Canned()
    request = MeteredRequest(inner, metrics)
    await request.initialize()
    assert inner.begun
    for status in (200, 200, 429):
        inner.status = status
        answer = await request.do_request(f"https://x.org/bot{TOKEN}/sendPhoto", "POST")
        assert answer == (status, b"{}")
    inner.status = 0
    with pytest.raises(NetworkError):
        await request.do_request(f"https://x.org/bot{TOKEN}/sendMessage", "POST")
    inner.status = 200
    await request.do_request(f"https://x.org/file/bot{TOKEN}/photos/file_1.jpg", "GET")
    await request.do_request(f"https://x.org/bot{TOKEN}/getUpdates", "POST")
    assert _called(metrics) == {
        'pyramide_api_seconds_count{method="sendPhoto",status="200"} 2.0',
        'pyramide_api_seconds_count{method="sendPhoto",status="429"} 1.0',
        'pyramide_api_seconds_count{method="sendMessage",status="0"} 1.0',
        'pyramide_api_seconds_count{method="file",status="200"} 1.0',
    }
    assert "secret" not in metrics.text().decode()
    assert request.read_timeout == 7.0
    await request.shutdown()
    assert not inner.begun

"""The bot behind a webhook on this machine: updates are pushed, a refused one comes again."""

import socket
from pathlib import Path

from bot.local.server import LocalServer
from tests.e2e.rig import BotProcess, newcomer


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def test_a_game_by_webhook(tmp_path: Path) -> None:
    port = free_port()
    settings = {
        "PYRAMIDE_WEBHOOK_URL": f"http://127.0.0.1:{port}",
        "PYRAMIDE_LISTEN": f"127.0.0.1:{port}",
    }
    async with LocalServer(retry_scale=0.05) as server:
        bot = BotProcess(server, tmp_path, settings)
        await bot.start()
        dora = newcomer(server)
        dora.say("/new 2")
        await dora.shows("Draw 23")
        dora.tap("K♦")
        await dora.shows("K♦ is gone.")
        assert server.desk.webhook.secret
        await bot.kill()
        dora.say("/pair 10C 3S")
        await bot.start()
        await dora.shows("10♣ and 3♠ are gone.")
        assert await bot.stop() == 0

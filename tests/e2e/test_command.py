"""`pyramide local`: page and bot with one command, stopped by Ctrl-C, history kept."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
from pathlib import Path
from urllib.request import Request, urlopen

STARTED = re.compile(r"http://127\.0\.0\.1:(\d+)")


class Local:
    """The command as a process; the bot is its child."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.url = ""

    async def start(self, port: int = 0) -> int:
        """Start it; the port that it tells."""
        environment = {**os.environ, "PYTHONPATH": str(Path.cwd()), "DISPLAY": ""}
        command = [sys.executable, "-m", "bot", "local", "--no-browser", "--port", str(port)]
        self._process = await asyncio.create_subprocess_exec(
            *command, cwd=self._folder, env=environment, stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        line = (await asyncio.wait_for(self._process.stdout.readline(), 30)).decode()
        found = STARTED.search(line)
        assert found, line
        self.url = found[0]
        return int(found[1])

    async def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self._process.send_signal(signal.SIGINT)
        return await asyncio.wait_for(self._process.wait(), 15)

    async def ask(self, path: str, **body: object) -> dict[str, object]:
        def send() -> dict[str, object]:
            data = json.dumps(body).encode() if body else None
            request = Request(self.url + path, data, {"Content-Type": "application/json"})
            with urlopen(request, timeout=10) as answer:
                return json.load(answer)

        return await asyncio.to_thread(send)

    async def until_said(self, words: str) -> None:
        """Wait until the bot has said this to Anna."""
        async with asyncio.timeout(30):
            while words not in json.dumps(await self.ask("/local/state?user=1001")):  # noqa: ASYNC110  # over HTTP
                await asyncio.sleep(0.1)


async def test_it_starts_plays_stops_and_remembers(tmp_path: Path) -> None:
    local = Local(tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = await local.start(taken.getsockname()[1])
        assert port != taken.getsockname()[1]  # a free one instead
    await local.ask("/local/people/1001/1001/send", text="/new 2")
    await local.until_said("Draw 23")
    assert await local.interrupt() == 0
    assert sorted(path.name for path in (tmp_path / "var").iterdir()) == [
        "local-chat.json", "local-files", "pyramide.sqlite"
    ]  # fmt: skip
    assert await local.start(port) == port
    await local.until_said("Draw 23")
    await local.ask("/local/people/1001/1001/send", text="king")
    await local.until_said("is gone.")
    assert await local.interrupt() == 0


async def test_without_its_extra_it_says_so_in_one_sentence(tmp_path: Path) -> None:
    """C61: the library of the extra is hidden from a real `pyramide local`."""
    script = (
        "import sys; sys.modules['aiogram'] = None; sys.argv = ['pyramide', 'local']\n"
        "import importlib.util as util; find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'aiogram' else find(name, *rest)\n"
        "from bot.__main__ import main; main()"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        script,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, error = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 2
    assert out == b""
    assert error.decode().splitlines() == [
        "The local chat needs its extra: pip install 'pyramide[local]'."
    ]
    assert not (tmp_path / "var").exists()

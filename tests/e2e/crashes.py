"""Play by several people while the bot is killed again and again, and what must hold after it.

Those who tap press buttons at random, fresh and stale. Those who type say "/draw", which is
always possible: after n of them their game must hold n actions, no fewer and no more.
"""

import asyncio
import os
import random
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.local.server import LocalServer
from bot.requests import Where
from bot.storage.repository import Store
from bot.telegram.look.buttons import parse_data
from engine.game import Game, parse_game
from tests.e2e.rig import BotProcess, Player, buttons, newcomer


@dataclass(slots=True)
class Tally:
    """What was done, and what was found wrong."""

    kills: int = 0
    taps: int = 0
    typed: int = 0
    answered: int = 0
    lost: int = 0
    twice: int = 0
    stuck: int = 0


@dataclass
class ForkedBot(BotProcess):
    """The same bot, forked from a process that has done nothing but import it.

    Two hundred starts would be little else than two hundred times the same imports.
    """

    zygote: asyncio.subprocess.Process | None = None
    child: int = 0

    async def start(self) -> None:
        if self.zygote is None:
            self.zygote = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.e2e.zygote",
                env=self.environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        calls = self.server.desk.faults.calls
        before = calls["getupdates"]
        assert self.zygote.stdin is not None
        self.zygote.stdin.write(b"start\n")
        self.child = int(await self._line())
        async with asyncio.timeout(60):
            while calls["getupdates"] == before:  # noqa: ASYNC110  counted, not told
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        await self._line()

    async def stop(self) -> int:
        os.kill(self.child, signal.SIGTERM)
        await self._line()
        assert self.zygote is not None
        assert self.zygote.stdin is not None
        self.zygote.stdin.close()
        return await self.zygote.wait()

    async def _line(self) -> bytes:
        assert self.zygote is not None
        assert self.zygote.stdout is not None
        return await self.zygote.stdout.readline()


@dataclass(slots=True)
class Trial:
    """One bot, its people, and the chance that decides everything."""

    server: LocalServer
    bot: BotProcess
    url: str
    chance: random.Random
    tappers: list[Player] = field(default_factory=list)
    typers: list[Player] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    _presses: dict[int, dict[str, int]] = field(default_factory=dict)
    _typed: dict[int, int] = field(default_factory=dict)
    _waits: dict[int, tuple[str, int]] = field(default_factory=dict)

    async def begin(self, people: int) -> None:
        """Start the bot and give everybody a game."""
        await self.bot.start()
        self.tappers = [newcomer(self.server, f"Tap {n}") for n in range(people)]
        self.typers = [newcomer(self.server, f"Type {n}") for n in range(people)]
        for player in (*self.tappers, *self.typers):
            player.say("/start")
        for player in (*self.tappers, *self.typers):
            await player.shows("Draw 23")
            self._presses[player.id] = {}
            self._typed[player.id] = 0

    async def kill_at_random(self, kills: int, longest: float) -> None:
        """Let them play for up to `longest` seconds between one kill and the next."""
        for _ in range(kills):
            play = asyncio.create_task(self._play())
            await asyncio.sleep(self.chance.uniform(0.0, longest))
            await self.bot.kill()
            self.tally.kills += 1
            play.cancel()
            await asyncio.gather(play, return_exceptions=True)
            await self.bot.start()

    async def _play(self) -> None:
        while True:
            if self.chance.random() < 0.5:
                self._tap(self.chance.choice(self.tappers))
            else:
                self._type(self.chance.choice(self.typers))
            await asyncio.sleep(self.chance.uniform(0.0, 0.08))

    def _tap(self, player: Player) -> None:
        waits, life = self._waits.get(player.id, ("", 0))
        if life == self.tally.kills and waits and not self.server.desk.presses[waits].answers:
            return  # people look at what their last tap did before the next
        board = player.boards()[-1]
        kinds = self.chance.choice(("m", "p"))
        wanted = [b for b in buttons(board) if b["callback_data"].split(".")[2][0] in kinds]
        wanted = wanted or [b for b in buttons(board) if b["callback_data"].endswith("cundo")]
        if not wanted:
            return
        data = self.chance.choice(wanted)["callback_data"]
        press = parse_data(data)
        if press is None:
            raise AssertionError(data)
        pressed = player.press(board["message_id"], data)
        self._waits[player.id] = (pressed, self.tally.kills)
        self.tally.taps += 1
        if press.move is not None:
            # A draw of the shown board is always legal: answered, it must have been done.
            self._presses[player.id][pressed] = press.turn

    def _type(self, player: Player) -> None:
        player.say("/draw")
        self._typed[player.id] += 1
        self.tally.typed += 1

    async def settle(self) -> None:
        """Wait until every update was taken and answered."""
        queue = self.server.desk.queue
        async with asyncio.timeout(600):
            while queue.pending:  # noqa: ASYNC110  the queue tells nobody
                await asyncio.sleep(0.02)

    async def check(self) -> None:
        """Count what is lost, what was done twice, and whose game does not go on."""
        await self.settle()
        for player in self.tappers:
            game = await self._game(player)
            for press, turn in self._presses[player.id].items():
                answers = self.server.desk.presses[press].answers
                if answers and _was_a_move(answers[0]):
                    self.tally.answered += 1
                    self.tally.lost += game.turn <= turn
            await self._goes_on(player)
        for player in self.typers:
            game = await self._game(player)
            self.tally.lost += max(0, self._typed[player.id] - game.turn)
            self.tally.twice += max(0, game.turn - self._typed[player.id])

    async def _game(self, player: Player) -> Game:
        """The stored game; a line that holds a move twice cannot be replayed."""
        store = await Store.open(self.url)
        async with store.read() as work:
            games = await work.games.in_chat(Where(player.chat))
        await store.close()
        return parse_game(games[0].line)

    async def _goes_on(self, player: Player) -> None:
        """A draw, or an undo of a finished game, must change the board that is shown."""
        before = (await self._game(player)).turn
        player.say("/undo" if before else "/draw")
        try:
            await player.until(lambda: _turn_of(player) == before + 1 or None)
        except AssertionError:
            self.tally.stuck += 1


def _was_a_move(answer: dict[str, Any]) -> bool:
    """Moves are answered without a text: what they did stands on the board."""
    return not answer["alert"] and not answer["text"]


def _turn_of(player: Player) -> int:
    """The turn that the buttons of the newest board carry."""
    data = buttons(player.boards()[-1])
    press = parse_data(data[0]["callback_data"]) if data else None
    return press.turn if press is not None else -1


async def crash_trial(
    folder: Path,
    *,
    kills: int,
    people: int,
    longest: float,
    seed: int,
    kind: type[BotProcess] = BotProcess,
) -> Tally:
    """The whole of it."""
    async with LocalServer(retry_scale=0.05) as server:
        bot = kind(server, folder)
        url = f"sqlite+aiosqlite:///{folder / 'e2e.sqlite'}"
        trial = Trial(server, bot, url, random.Random(seed))
        try:
            await trial.begin(people)
            await trial.kill_at_random(kills, longest)
            await trial.check()
        finally:
            await bot.stop()
        return trial.tally

"""Anything at any time: taps fresh and stale, words, repeats, faults, restarts (C1 to C6, C18).

After every step the stored games must be games, and no action may be there that nobody asked
for; at the end every board must show its game as it is stored.
"""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.local.faults import Fault, FaultKind
from bot.requests import Where
from bot.telegram.look.buttons import parse_data
from engine.game import Game, parse_game
from tests.bot.telegram.rig import ANNA, BRUNO, CHIARA, Rig, rig_at

WORDS = (
    "/draw",
    "/undo",
    "/free",
    "/board",
    "10C 3S",
    "KD",
    "/new 2",
    "yes",
    "no",
    "rubbish",
    "1",
    "/theme",
)
METHODS = ("sendPhoto", "sendMessage", "editMessageMedia", "editMessageCaption", "*")
FAULTS = (
    {"kind": FaultKind.ERROR, "code": 500},
    {"kind": FaultKind.ERROR, "code": 429, "description": "x", "parameters": {"retry_after": 9}},
    {"kind": FaultKind.LOST_CALL},
    {"kind": FaultKind.LOST_ANSWER, "seconds": 0.01},
    {"kind": FaultKind.GARBAGE},
)
numbers = st.integers(0, 1000)


class Anything(RuleBasedStateMachine):
    """Two people alone, and a group of two of them."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.folder = tempfile.TemporaryDirectory()
        self.seen: list[tuple[int, int, int, str]] = []
        self.asked = 0
        self.turns: dict[int, int] = {}

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    @initialize()
    def begin(self) -> None:
        self.run(self._begin())

    async def _begin(self) -> None:
        folder = Path(self.folder.name)
        self.rig: Rig = await self.stack.enter_async_context(rig_at(folder, hurry=100.0))
        group = next(c.id for c in self.rig.desk.world.chats.values() if c.title == "Card table")
        self.seats = ((ANNA, ANNA), (CHIARA, CHIARA), (ANNA, group), (BRUNO, group))
        for person, chat in self.seats[:3]:
            await self.rig.ask("/new 2", by=person, chat=chat)

    @rule(who=numbers, button=numbers)
    def tap(self, who: int, button: int) -> None:
        person, chat = self.seats[who % 4]
        boards = self.rig.boards(chat)
        if boards:
            sends = [b for b in self.rig.buttons(boards[-1]) if "callback_data" in b]
            data = sends[button % len(sends)]["callback_data"]
            self.seen.append((person, chat, boards[-1].id, data))
            self._ask(self.rig.press_data(data, boards[-1].id, by=person, chat=chat))

    @rule(which=numbers)
    def tap_again(self, which: int) -> None:
        if self.seen:
            person, chat, message, data = self.seen[which % len(self.seen)]
            self._ask(self.rig.press_data(data, message, by=person, chat=chat))

    @rule(who=numbers, words=st.lists(st.sampled_from(WORDS), min_size=1, max_size=3))
    def say(self, who: int, words: list[str]) -> None:
        person, chat = self.seats[who % 4]
        for text in words:
            slash = text if text.startswith("/") or chat == person else f"/pair {text}"
            self.rig.say(slash, by=person, chat=chat)
        self.asked += len(words) - 1
        self._ask(self.rig.quiet())

    @rule(which=numbers)
    def repeat(self, which: int) -> None:
        """An update comes a second time; it asks for nothing new."""
        confirmed = self.rig.desk.queue.confirmed
        if confirmed:
            self.rig.desk.queue.repeat(confirmed[which % len(confirmed)]["update_id"])
            self.run(self.rig.quiet())

    @rule(method=st.sampled_from(METHODS), how=st.sampled_from(FAULTS), nth=st.integers(1, 3))
    def break_something(self, method: str, how: dict[str, Any], nth: int) -> None:
        self.rig.desk.faults.arm(Fault(method, nth=nth, **how))

    @rule()
    def restart(self) -> None:
        self.rig.desk.faults.clear()
        self.run(self.rig.shut_down())
        self.run(self.rig.boot())

    @invariant()
    def games_are_games(self) -> None:
        if not hasattr(self, "seats"):
            return
        games = self.run(self._games())
        turns = {number: game.turn for number, game in games.items()}
        assert sum(turns.values()) <= self.asked
        for number, turn in self.turns.items():
            assert turns[number] >= turn
        self.turns = turns

    def teardown(self) -> None:
        try:
            if hasattr(self, "seats"):
                self.run(self._boards_show_their_games())
        finally:
            self.run(self.stack.aclose())
            self.runner.close()
            self.folder.cleanup()

    async def _boards_show_their_games(self) -> None:
        self.rig.desk.faults.clear()
        for person, chat in self.seats[:3]:
            await self.rig.ask("/status", by=person, chat=chat)
            async with self.rig.kept.read() as work:
                (stored, *_) = await work.games.in_chat(Where(chat))
                current = (await work.chats.get(Where(chat), "en")).game_id
            board = self.rig.board(chat)
            sends = [b["callback_data"] for b in self.rig.buttons(board) if "callback_data" in b]
            press = parse_data(sends[0])
            assert press is not None
            assert press.game == current
            if stored.id == current:
                assert press.turn == parse_game(stored.line).turn

    async def _games(self) -> dict[int, Game]:
        async with self.rig.kept.read() as work:
            stored = [
                g for _, chat in self.seats[:3] for g in await work.games.in_chat(Where(chat), 99)
            ]
        return {game.id: parse_game(game.line) for game in stored}

    def _ask(self, work: Any) -> None:
        self.asked += 1
        self.run(work)


TestAnything = Anything.TestCase
TestAnything.settings = settings(
    max_examples=6,
    stateful_step_count=16,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],  # a step takes long: no shrinking
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

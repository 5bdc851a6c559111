"""Killed at random moments while Telegram has a bad day: 0 lost, 0 twice, 0 silent, 0 frozen.

Every life of the bot meets other faults: calls that are refused, that hang, that are done without
an answer. Those who type play without pictures: each card that they drew must have been said to
them, and once, but for what the bot marks as perhaps missed (C1, C16, C47).
"""

import random
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from bot.language.catalog import Catalog
from bot.local.faults import Fault, FaultKind
from bot.local.server import LocalServer
from bot.replies import Sentence
from engine.game import Game
from engine.moves import Draw
from tests.e2e.crashes import ForkedBot, Trial
from tests.e2e.rig import Player

CATALOG = Catalog()
PERHAPS = CATALOG.text(Sentence("perhaps-missed", {"text": ""}), "en").strip()
METHODS = (
    "sendMessage",
    "sendMessage",
    "sendPhoto",
    "editMessageMedia",
    "editMessageReplyMarkup",
    "answerCallbackQuery",
    "getUpdates",
)
FAULTS = (
    {"kind": FaultKind.ERROR, "code": 429, "parameters": {"retry_after": 1}},
    {"kind": FaultKind.ERROR, "code": 500},
    {"kind": FaultKind.LOST_ANSWER, "seconds": 0.1},
    {"kind": FaultKind.LOST_CALL},
    {"kind": FaultKind.GARBAGE},
    {"kind": FaultKind.SLOW, "seconds": 0.2},
)


@dataclass(slots=True)
class BadDays(Trial):
    """Faults of another kind in every life."""

    async def begin(self, people: int) -> None:
        await Trial.begin(self, people)
        for player in self.typers:
            player.say("/text on")
            await player.sees("text")

    async def kill_at_random(self, kills: int, longest: float) -> None:
        for _ in range(kills):
            self.server.desk.faults.clear()
            for _ in range(3):
                self.server.desk.faults.arm(self._fault())
            await Trial.kill_at_random(self, 1, longest)
        self.server.desk.faults.clear()

    def _fault(self) -> Fault:
        return Fault(
            self.chance.choice(METHODS),
            nth=self.chance.randint(1, 6),
            times=self.chance.randint(1, 3),
            **self.chance.choice(FAULTS),
        )

    async def silent_and_repeated(self) -> tuple[int, int]:
        """Cards drawn of which nothing was said, and cards said again unasked."""
        silent = repeated = 0
        for player in self.typers:
            drawn = cards_drawn(await self._game(player))
            player.say("/status")
            await player.sees("Pyramid:")
            for card, times in drawn.items():
                sure, perhaps = times_told(player, card)
                silent += max(0, times - sure - perhaps)
                repeated += max(0, sure - times)
        return silent, repeated


def cards_drawn(game: Game) -> Counter[str]:
    """What a game's draws turned up, as it is said."""
    drawn: Counter[str] = Counter()
    for position, move in zip(game.before, game.line, strict=True):
        if isinstance(move, Draw):
            say = Sentence("drew", {"card": position.stock_cards()[0]})
            drawn[CATALOG.text(say, "en")] += 1
    return drawn


def times_told(player: Player, card: str) -> tuple[int, int]:
    """How often a draw was told for sure, and how often as something perhaps missed."""
    sure = perhaps = 0
    beginning = re.compile(rf"(?:^|\n|Still: ){re.escape(card)}", re.IGNORECASE)
    for text in player.texts():
        for part in text.split("\n\n"):
            marked = part.startswith(PERHAPS)
            found = len(beginning.findall(part.removeprefix(PERHAPS).strip()))
            sure, perhaps = (sure, perhaps + found) if marked else (sure + found, perhaps)
    return sure, perhaps


async def test_killed_on_bad_days_it_loses_repeats_and_hides_nothing(tmp_path: Path) -> None:
    async with LocalServer(retry_scale=0.05) as server:
        bot = ForkedBot(server, tmp_path)
        trial = BadDays(
            server, bot, f"sqlite+aiosqlite:///{tmp_path / 'e2e.sqlite'}", random.Random(20261201)
        )
        try:
            await trial.begin(2)
            await trial.kill_at_random(8, 0.9)
            await trial.check()
            silent, repeated = await trial.silent_and_repeated()
        finally:
            await bot.stop()
    tally = trial.tally
    assert (tally.kills, tally.typed > 0, tally.taps > 0) == (8, True, True)
    assert (tally.lost, tally.twice, tally.stuck, silent, repeated) == (0, 0, 0, 0, 0)

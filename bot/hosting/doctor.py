"""Is this installation fit to run? Each part is tried, and each answer is one line.

A fault stops the bot, a note is something it can do without. What to do about it is said in
the same line. The token is never part of a line.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import aiohttp

import migrations
from bot import voice
from bot.hosting.metrics import metrics_possible
from bot.settings import BadSettings, Settings
from bot.storage import migrate
from bot.storage.repository import StorageError, Store
from bot.thinking import Thinker
from engine.deal import parse_code
from engine.game import new_game

PATIENCE = 10.0
"""Seconds that any one check may take."""

TELEGRAM = "https://api.telegram.org"

TRIAL = "PY1-N-AAAAAAS"
"""The deal that is drawn and solved for a trial."""


class Level(Enum):
    """How bad it is."""

    OK = "ok"
    NOTE = "note"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found."""

    level: Level
    part: str
    says: str

    def __str__(self) -> str:
        return f"{self.level.value:5} {self.part}: {self.says}"


Check = Callable[[Settings], Awaitable[Finding]]


async def examine(settings: Settings) -> list[Finding]:
    """Try every part, one after the other."""
    return [await _tried(part, check, settings) for part, check in CHECKS.items()]


async def _tried(part: str, check: Check, settings: Settings) -> Finding:
    try:
        async with asyncio.timeout(PATIENCE):
            return await check(settings)
    except TimeoutError:
        return Finding(Level.FAULT, part, f"gave no answer within {PATIENCE:.0f} seconds.")
    except Exception as error:  # noqa: BLE001  a check that breaks is a finding, too
        return Finding(Level.FAULT, part, f"cannot be used ({type(error).__name__}).")


async def check_token(settings: Settings) -> Finding:
    """Ask Telegram, or whatever stands in for it, who the bot is."""
    try:
        token = settings.require_token()
    except BadSettings as error:
        return Finding(Level.FAULT, "Token", str(error))
    try:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{settings.api_url}/bot{token}/getMe") as answer,
        ):
            told = await answer.json()
    except (aiohttp.ClientError, OSError, ValueError):
        says = f"{settings.api_url} cannot be reached; check the network and PYRAMIDE_API_URL."
        return Finding(Level.FAULT, "Token", says)
    if not told.get("ok"):
        says = "Telegram does not accept it; copy PYRAMIDE_TOKEN from @BotFather again."
        return Finding(Level.FAULT, "Token", says)
    return Finding(Level.OK, "Token", f"belongs to @{told['result'].get('username', '?')}.")


async def check_webhook(settings: Settings) -> Finding:
    """Whether what is set for a webhook fits together."""
    part = "Updates"
    if not settings.webhook_url:
        return Finding(Level.OK, part, "the bot asks for them; no address is needed.")
    own_server = settings.api_url != TELEGRAM
    if not settings.webhook_url.startswith("https://") and not own_server:
        says = "PYRAMIDE_WEBHOOK_URL must start with https://, or Telegram will not call it."
        return Finding(Level.FAULT, part, says)
    return Finding(Level.OK, part, f"Telegram calls {settings.webhook_url}.")


async def check_database(settings: Settings) -> Finding:
    """Open it, write to it, and see whose tables it has."""
    part = "Database"
    try:
        before = await migrate.revision_of(settings.database)
        store = await Store.open(settings.database)
        try:
            await store.check()
        finally:
            await store.close()
    except StorageError as error:
        return Finding(Level.FAULT, part, str(error))
    kind = "PostgreSQL" if settings.database.startswith("postgresql") else "SQLite"
    done = "" if before == migrations.HEAD else ", just migrated"
    return Finding(Level.OK, part, f"{kind}, writable, revision {migrations.HEAD}{done}.")


async def check_pictures(_settings: Settings) -> Finding:
    """Draw a board: this needs Pillow, the fonts and the texts."""
    from bot.language.catalog import DEFAULT, Catalog
    from bot.replies import View
    from bot.scenes import scene_for
    from render.board import draw_board
    from render.themes import DEFAULT_THEME

    scene = scene_for(View(game_id=0, game=new_game(parse_code(TRIAL))), Catalog(), DEFAULT)
    picture = await asyncio.to_thread(draw_board, scene, DEFAULT_THEME)
    return Finding(Level.OK, "Pictures", f"fonts are there, a board has {len(picture)} bytes.")


async def check_solver(_settings: Settings) -> Finding:
    """Solve a board in a worker process, as the bot does."""
    thinker = Thinker(workers=1)
    try:
        verdict = await thinker.verdict(new_game(parse_code(TRIAL)))
    finally:
        await thinker.close()
    return Finding(Level.OK, "Solver", f"works in its own process ({verdict.kind.value}).")


async def check_voice(settings: Settings) -> Finding:
    """Whether voice messages can be understood and sent."""
    part = "Voice"
    hears, speaks = voice.can_hear(), voice.can_speak()
    if not hears and not speaks:
        says = "not installed, the bot does without; pip install 'pyramide[voice,speak]'."
        return Finding(Level.NOTE, part, says)
    model = settings.voice_model
    if model and "/" in model and not await asyncio.to_thread(Path(model).is_dir):
        return Finding(Level.FAULT, part, "PYRAMIDE_VOICE_MODEL names a folder that is not there.")
    able = [word for word, can in (("hear", hears), ("speak", speaks)) if can]
    return Finding(Level.OK, part, f"the bot can {' and '.join(able)}.")


async def check_metrics(settings: Settings) -> Finding:
    """Whether Prometheus gets what was asked for."""
    part = "Metrics"
    if not settings.metrics_listen:
        return Finding(Level.NOTE, part, "off; set PYRAMIDE_METRICS_LISTEN to have them.")
    if not metrics_possible():
        return Finding(Level.FAULT, part, "not installed; pip install 'pyramide[metrics]'.")
    return Finding(Level.OK, part, f"at http://{settings.metrics_listen}/metrics.")


CHECKS: dict[str, Check] = {
    "Token": check_token,
    "Updates": check_webhook,
    "Database": check_database,
    "Pictures": check_pictures,
    "Solver": check_solver,
    "Voice": check_voice,
    "Metrics": check_metrics,
}

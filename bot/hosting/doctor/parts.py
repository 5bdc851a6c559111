"""The parts of the installation itself: pictures, texts, solver, voice, figures."""

import asyncio
from pathlib import Path

from bot import voice
from bot.hosting.doctor.findings import Finding, fault, note, ok
from bot.hosting.metrics import metrics_possible
from bot.settings import Settings
from bot.thinking import Thinker
from engine.deal import parse_code
from engine.game import new_game
from engine.solver import native

TRIAL = "PY1-N-AAAAAAS"
"""The deal that is drawn and solved for a trial."""


async def check_pictures(_settings: Settings) -> Finding:
    """Draw a board: this needs Pillow, the fonts and the texts."""
    from bot.language.catalog import DEFAULT, Catalog
    from bot.replies import View
    from bot.scenes import scene_for
    from render.board import draw_board
    from render.themes import DEFAULT_THEME

    scene = scene_for(View(game_id=0, game=new_game(parse_code(TRIAL))), Catalog(), DEFAULT)
    picture = await asyncio.to_thread(draw_board, scene, DEFAULT_THEME)
    return ok("Pictures", f"fonts are there, a board has {len(picture)} bytes.")


async def check_solver(_settings: Settings) -> Finding:
    """Solve a board in a worker process, as the bot does."""
    thinker = Thinker(workers=1)
    try:
        verdict = await thinker.verdict(new_game(parse_code(TRIAL)))
    finally:
        await thinker.close()
    core = "the native core" if native.name() == "native" else "Python alone, some ten times slower"
    return ok("Solver", f"works in its own process ({verdict.kind.value}), with {core}.")


async def check_voice(settings: Settings) -> Finding:
    """Whether voice messages can be understood and sent."""
    part = "Voice"
    hears, speaks = voice.can_hear(), voice.can_speak()
    if not hears and not speaks:
        says = "not installed, the bot does without; pip install 'pyramide[voice,speak]'."
        return note(part, says)
    model = settings.voice_model
    if model and "/" in model and not await asyncio.to_thread(Path(model).is_dir):
        return fault(part, "PYRAMIDE_VOICE_MODEL names a folder that is not there.")
    if model and "/" not in model and hears and model not in await asyncio.to_thread(_models):
        return fault(part, "PYRAMIDE_VOICE_MODEL is no model's name; base and small are two.")
    able = [word for word, can in (("hear", hears), ("speak", speaks)) if can]
    return ok(part, f"the bot can {' and '.join(able)}.")


def _models() -> tuple[str, ...]:
    """The names of models that the recogniser knows."""
    from faster_whisper import available_models

    return (*available_models(), "")


async def check_metrics(settings: Settings) -> Finding:
    """Whether Prometheus gets what was asked for."""
    part = "Metrics"
    if not settings.metrics_listen:
        return note(part, "off; set PYRAMIDE_METRICS_LISTEN to have them.")
    if not metrics_possible():
        return fault(part, "not installed; pip install 'pyramide[metrics]'.")
    return ok(part, f"at http://{settings.metrics_listen}/metrics.")


async def check_texts(_settings: Settings) -> Finding:
    """Whether every language has its texts and its words."""
    from bot.language.catalog import Catalog
    from bot.language.lexicon import lexicon

    languages = Catalog().languages()
    for language in languages:
        await asyncio.to_thread(lexicon, language)
    return ok("Texts", f"{', '.join(languages)}.")

"""Sentences whose keys are put together of parts, and commands that must all be run."""

import pytest

from bot.commands import COMMANDS
from bot.replies import Level
from bot.service.dispatch import RUNS
from bot.service.words.explaining import GLOSSARY, TIPS, TOPICS
from bot.service.words.guide import SENTENCES
from engine.errors import CodeFault, Reason
from engine.rules import VARIANTS


def composed_keys() -> set[str]:
    """Keys that are put together of parts."""
    return {
        *(f"help-{name}" for name in COMMANDS),
        *(f"help-topic-{name}" for name in TOPICS),
        *(f"variant-{token}" for token in VARIANTS),
        *(f"bad-code-{fault.value}" for fault in CodeFault),
        *(f"tip-{number}" for number in range(1, TIPS + 1)),
        *(f"glossary-{term}" for term in GLOSSARY),
        *(f"guide-{number}" for number in range(1, SENTENCES + 1)),
        *(f"level-{level.name.lower()}" for level in Level),
        *(f"setting-level-{level.name.lower()}" for level in Level),
        *(f"hint-known-{kind}" for kind in ("win", "loss", "unknown")),
        *(f"verdict-{kind}" for kind in ("win", "loss", "unknown")),
        *(f"analysis-{kind}" for kind in ("win", "loss", "unknown")),
        *(
            f"refused-{reason.value}"
            for reason in Reason
            if reason not in {Reason.GAME_OVER, Reason.COVERED, Reason.WRONG_SUM}
        ),
    }


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_composed_sentence_is_missing(catalog, language):
    assert not (composed_keys() - catalog._tongue(language).keys)


def test_every_command_does_something():
    of_the_talk = {"cancel", "repeat", "rest"}
    assert set(COMMANDS) - of_the_talk <= set(RUNS)

"""Times as people say them, in five languages: spans from now and times of day."""

import pytest

from bot.language.times import When, when_in
from bot.language.words import spoken

HOUR, MINUTE, DAY = 3600, 60, 86400


def when(text, language):
    return when_in(spoken(text), language)


@pytest.mark.parametrize(
    ("language", "text", "seconds"),
    [
        ("en", "2h", 2 * HOUR),
        ("en", "two hours", 2 * HOUR),
        ("en", "half an hour", HOUR // 2),
        ("en", "an hour and a half", 3 * HOUR // 2),
        ("en", "90 minutes", 90 * MINUTE),
        ("en", "in three days", 3 * DAY),
        ("it", "due ore", 2 * HOUR),
        ("it", "mezz'ora", HOUR // 2),
        ("it", "un'ora e mezza", 3 * HOUR // 2),
        ("fr", "deux heures et demie", 5 * HOUR // 2),
        ("fr", "une demi-heure", HOUR // 2),
        ("es", "dos horas", 2 * HOUR),
        ("es", "media hora", HOUR // 2),
        ("de", "zwei Stunden", 2 * HOUR),
        ("de", "eine halbe Stunde", HOUR // 2),
        ("de", "anderthalb Stunden", 3 * HOUR // 2),
        ("it", "2h", 2 * HOUR),
    ],
)
def test_spans(language, text, seconds):
    found, rest = when(text, language)
    assert (found, rest) == (When(seconds=seconds), "")


@pytest.mark.parametrize(
    ("language", "text", "minute", "days"),
    [
        ("en", "until 8 pm", 20 * 60, 0),
        ("en", "20:30", 20 * 60 + 30, 0),
        ("en", "half past eight", 8 * 60 + 30, 0),
        ("en", "tomorrow at noon", 12 * 60, 1),
        ("it", "alle 20 e 30", 20 * 60 + 30, 0),
        ("it", "fino alle otto di sera", 20 * 60, 0),
        ("it", "domani a mezzogiorno", 12 * 60, 1),
        ("fr", "jusqu'à 20 heures", 20 * 60, 0),
        ("fr", "20h30", 20 * 60 + 30, 0),
        ("fr", "demain à midi", 12 * 60, 1),
        ("es", "hasta las ocho de la tarde", 20 * 60, 0),
        ("es", "mañana a mediodía", 12 * 60, 1),
        ("de", "bis acht Uhr abends", 20 * 60, 0),
        ("de", "bis halb neun", 8 * 60 + 30, 0),
        ("de", "morgen mittag", 12 * 60, 1),
    ],
)
def test_times_of_day(language, text, minute, days):
    found, rest = when(text, language)
    assert (found, rest) == (When(minute=minute, days=days), "")


def test_what_stands_around_a_time_is_kept():
    assert when("strict 2h", "en") == (When(seconds=2 * HOUR), "strict")
    assert when("2 until 8 pm", "en") == (When(minute=20 * 60), "2")
    assert when("2 1h", "en") == (When(seconds=HOUR), "2")


@pytest.mark.parametrize("text", ["strict", "2", "482913", "PY1-N-AAAAAAS", "king tut 7", ""])
def test_a_deal_alone_is_no_time(text):
    assert when(text, "en") == (None, text)

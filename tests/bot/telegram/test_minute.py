"""What leaves for a group in any minute, however it is wished for (C6, C56).

Telegram counts 20 messages of the last 60 seconds; the figure stands here, not in an import.
"""

from bisect import bisect_left
from random import Random

import pytest

from bot.telegram.send.limits import Limits

MINUTE, MOST = 60.0, 20


def sent_at(limits: Limits, chat: int, wishes: list[float]) -> list[float]:
    """When each message goes, if every one goes as soon as it may."""
    now, sent = 0.0, []
    for wish in wishes:
        now = max(now, wish)
        while (wait := max(limits.chat_wait(chat, now), limits.total_wait(now))) > 0:
            now += wait
        limits.take(chat, now)
        sent.append(now)
    return sent


def fullest_minute(sent: list[float]) -> int:
    """The most messages of any 60 seconds, the last instant included."""
    return max(at + 1 - bisect_left(sent, moment - MINUTE) for at, moment in enumerate(sent))


def wishes(random: Random, kind: str) -> list[float]:
    gaps = {
        "flood": lambda: 0.0,
        "steady": lambda: 1.1,
        "every three seconds": lambda: 3.0,
        "bursts": lambda: random.choice([0.0] * 12 + [20.0, 35.0]),
        "at random": lambda: random.expovariate(0.7),
    }
    now, found = 0.0, []
    for _ in range(300):
        now += gaps[kind]()
        found.append(now)
    return found


KINDS = ("flood", "steady", "every three seconds", "bursts", "at random")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(4))
def test_no_minute_of_a_group_has_more_than_twenty(kind: str, seed: int) -> None:
    sent = sent_at(Limits(), -7, wishes(Random(seed), kind))
    assert fullest_minute(sent) <= MOST


def test_a_group_gets_nearly_all_that_it_may() -> None:
    """A limit that is too strict is a fault as well: 20 in every 62 seconds arrive."""
    sent = sent_at(Limits(), -7, [0.0] * 100)
    assert sent[-1] <= 4 * 62.0 + 20


@pytest.mark.parametrize("kind", KINDS)
def test_a_private_chat_knows_no_minute(kind: str) -> None:
    asked = wishes(Random(1), kind)
    sent = sent_at(Limits(), 7, asked)
    assert sent[-1] <= asked[-1] + len(asked), "one a second at least"


def test_groups_do_not_count_for_each_other() -> None:
    limits = Limits()
    one, other = ([limits.chat_wait(chat, 0.0) for _ in range(4)] for chat in (-7, -8))
    assert one == other == [0.0] * 4
    sent_at(limits, -7, [0.0] * 25)
    assert limits.chat_wait(-8, 100.0) == 0

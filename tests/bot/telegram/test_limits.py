"""C6: the budgets that keep us below Telegram's limits. Times are made up."""

from bot.telegram.send.limits import FORGET_AFTER, GROUP_WINDOW, Allowance, Limits


def sent_in(limits: Limits, chat: int, seconds: float) -> int:
    """How many messages go out to a chat in a while, if as many as possible are sent."""
    now, sent = 0.0, 0
    while now < seconds:
        wait = max(limits.chat_wait(chat, now), limits.total_wait(now))
        if wait > 0:
            now += wait
            continue
        limits.take(chat, now)
        sent += 1
    return sent


def test_a_chat_gets_a_short_burst_and_then_one_message_a_second():
    limits = Limits(Allowance(chat=1, chat_burst=4))
    assert 13 <= sent_in(limits, 5, 10.0) <= 14


def test_a_group_gets_twenty_a_minute():
    limits = Limits()
    assert sent_in(limits, -5, GROUP_WINDOW - 0.1) == 20
    assert limits.chat_wait(-5, GROUP_WINDOW - 0.1) > 0
    assert limits.chat_wait(-5, 2 * GROUP_WINDOW + 1) == 0


def test_all_chats_together_get_thirty_a_second():
    limits = Limits(Allowance(total=30, total_burst=10))
    now, sent = 0.0, 0
    while now < 10.0:
        wait = limits.total_wait(now)
        if wait:
            now += wait
            continue
        limits.take(sent, now)
        sent += 1
    assert 300 <= sent <= 311


def test_a_held_chat_waits_alone():
    limits = Limits()
    limits.hold(1, 7.0, 100.0)
    limits.hold(1, 2.0, 100.0)
    assert limits.chat_wait(1, 100.0) == 7.0
    assert limits.chat_wait(2, 100.0) == 0
    assert limits.total_wait(100.0) == 0
    assert limits.chat_wait(1, 107.0) == 0


def test_quiet_chats_are_forgotten():
    limits = Limits()
    for chat in range(1000):
        limits.take(chat, 1.0)
    limits.take(1, 2 * FORGET_AFTER + 2)
    assert len(limits._chats) < 10

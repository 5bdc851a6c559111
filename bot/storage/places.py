"""A topic as one number, so that a chat and a number name a place in every table.

0 is the chat itself, a forum's topic is its id, and a topic of direct messages is its id below
zero: Telegram's ids are all above it.
"""

from bot.requests import Where


def topic_number(where: Where) -> int:
    """The number under which a place's topic is stored."""
    return where.topic or -(where.direct_topic or 0)


def place(chat: int, number: int, *, private: bool) -> Where:
    """The place that a stored chat and number name."""
    return Where(
        chat,
        topic=number if number > 0 else None,
        private=private,
        direct_topic=-number if number < 0 else None,
    )

"""The voice for eyes: the same facts as for ears, said beside a picture that shows the rest.

An answer is composed once. For ears every sentence of the chat's level is told. For eyes a
sentence whose key has a text `eye-<key>` is said in those words; and what the picture that
comes with the answer shows is not said at all (score, moves, stock, waste, code, free cards).
"""

from collections.abc import Collection
from dataclasses import replace

from bot.replies import Level, Reply, Sentence

PREFIX = "eye-"

SHOWN = frozenset(
    {
        "board-row",
        "code-and-number",
        "drew",
        "drew-several",
        "drew-to-pile",
        "free",
        "free-none",
        "lost-next",
        "lost-totals",
        "new-game-rules",
        "nothing-new-free",
        "points",
        "points-and-moves",
        "redeals-left",
        "row",
        "row-empty",
        "stays-selected",
        "stock-count",
        "stock-now-empty",
        "text-offer",
        "waste-empty",
        "waste-pile-empty",
        "waste-pile-top",
        "waste-top",
        "welcome",
        "won-next",
        "won-totals",
    }
)
"""What a board's picture and its buttons show themselves."""


_LESS_THAN_STUCK = frozenset({"now-free", "it-matches-none", "stock-now-empty"})
"""What does not matter any more where nothing fits (C68)."""


def for_eyes(reply: Reply, texts: Collection[str]) -> list[Sentence]:
    """The sentences of an answer that are said beside a picture, each in its words for eyes.

    `texts` are the keys that there are. How much is told to ears is no matter here.
    """
    pictured = reply.changed and reply.view is not None
    over = _LESS_THAN_STUCK if any(say.key == "stuck" for say in reply.says) else frozenset()
    told = [
        say
        for say in reply.says
        if say.level <= Level.NORMAL and not (pictured and say.key in SHOWN) and say.key not in over
    ]
    return [in_words_for_eyes(say, texts) for say in told]


def in_words_for_eyes(say: Sentence, texts: Collection[str]) -> Sentence:
    """The same sentence by the key of its words for eyes, where there are such."""
    return replace(say, key=PREFIX + say.key) if PREFIX + say.key in texts else say

"""The answer to a line that means nothing: what was understood of it, and what one can say."""

from bot.language.listen import is_anothers
from bot.language.nearby import Understood
from bot.replies import Sentence, Term
from bot.requests import Words


def not_understood(words: Words, understood: Understood, *, language: str) -> tuple[Sentence, ...]:
    """What was understood of a line, and the nearest thing that one can say."""
    if is_anothers(words.text, language=language):
        return (Sentence("no-such-command"),)
    if understood.cards:
        return (Sentence("understood-card", {"card": understood.cards[0]}),)
    if understood.command:
        name = understood.command
        return (
            Sentence(
                "understood-command",
                {"name": Term(f"command-{name}"), "what": Sentence(f"help-{name}")},
            ),
        )
    return (Sentence("not-understood"),)

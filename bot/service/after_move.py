"""What a move causes: the coach, the result of a win, contests, and that nothing fits any more."""

from bot.replies import Sentence
from bot.service.advice.advice import watched
from bot.service.advice.result_card import celebrate
from bot.service.context import Context
from bot.service.together.counting import played
from bot.service.words.sentences import ending
from engine.game import Game
from engine.stuck import stuck


async def after_move(context: Context, before: Game, after: Game) -> tuple[Sentence, ...]:
    """Have everything that follows a move happen; gives what is said of it at once."""
    watched(context, before)
    celebrate(context, after)
    seconds = context.stored.seconds if context.stored else 0.0
    says = (*ending(after, seconds), *await played(context, before, after))
    if stuck(after.position) and not stuck(before.position):
        says += (Sentence("stuck"),)
    return says

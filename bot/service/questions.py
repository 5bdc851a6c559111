"""Questions and late results: the one place where what is stale dies (C37, C38, C39).

A question belongs to its asker, to the game and turn that it is about, and to ten minutes. It
is over with its answer, with its asker's next line or tap that is none, with a change of its
game, or when its asker is asked something else.
"""

from dataclasses import replace

from bot.replies import Kind, Reply, Sentence
from bot.requests import Command, Pending, Press, Question, Where
from bot.service.context import Context, Refused
from bot.service.memory import format_pending, parse_pending
from bot.storage.records import StoredQuestion
from bot.storage.repository import Work

LIFETIME = 600.0
"""Seconds that a question waits for its answer."""

ANSWERS = frozenset({"yes", "no", "choose", "cancel"})
"""Commands that mean nothing without a question."""


async def load(work: Work, where: Where) -> tuple[Question, ...]:
    """The questions of a chat, stale ones included: `settle` ends those."""
    return tuple(map(_question_of, await work.questions.open_in(where)))


def open_for(context: Context) -> Question | None:
    """The question that the person who asks may answer by words."""
    asker = context.request.who.user
    own = [question for question in context.questions if question.asker == asker]
    return own[-1] if own and not _is_over(context, own[-1]) else None


def pressed(context: Context, button: Press) -> Command:
    """The answer that a button gives.

    Raises:
        Refused: the question is over, or another person's.
    """
    found = next((one for one in context.questions if one.id == button.question), None)
    if found is None or _is_over(context, found):
        raise Refused(Sentence("question-over"))
    if found.asker is not None and found.asker != context.request.who.user:
        raise Refused(Sentence("question-not-yours"))
    context.question = found
    if found.pending.confirm:
        return Command("yes" if button.answer == 1 else "no")
    return Command("choose", number=button.answer) if button.answer else Command("no")


def answered(context: Context, answer: Command) -> Command | None:
    """The command that an answer stands for, None for a no; the question is over.

    Raises:
        Refused: nothing was asked, or there is no such choice.
    """
    question = context.question
    if question is None:
        raise Refused(Sentence("nothing-asked"))
    pending = question.pending
    if answer.name in {"no", "cancel"}:
        end(context)
        return None
    number = 1 if answer.name == "yes" else answer.number or 0
    if not 1 <= number <= len(pending.commands):
        raise Refused(Sentence("no-such-choice", {"count": len(pending.commands)}))
    context.confirmed = pending.confirm
    end(context)
    return pending.commands[number - 1]


def end(context: Context) -> None:
    """The open question of the person who asks is over: answered, or passed over."""
    over, context.question = context.question, None
    if over is not None:
        context.over.add(over.id)


async def settle(context: Context, reply: Reply | None) -> Reply | None:
    """At the end of a request: ask what is to be asked, and end what is over."""
    asker, asking = context.request.who.user, _to_ask(context)
    over = [
        question
        for question in context.questions
        if question.id in context.over
        or (asking is not None and question.asker == asker)
        or _is_over(context, question)
    ]
    if not context.kept:
        return reply
    await context.work.questions.end({question.id for question in over})
    if reply is None:
        return None
    strip = tuple(question.message for question in over if question.message is not None)
    asks = context.silently or reply.kind is Kind.ASK
    asked = await _asked(context, asking) if asking is not None and asks else None
    return replace(reply, question=None if context.silently else asked, ended=strip)


def _to_ask(context: Context) -> tuple[Pending, bool] | None:
    """What is to be asked; advice waits for no yes while something else is asked."""
    if not context.silently:
        return context.asking
    asker = context.request.who.user
    busy = any(
        question.asker == asker
        and question.id not in context.over
        and not _is_over(context, question)
        for question in context.questions
    )
    return None if busy else context.asking


async def _asked(context: Context, asking: tuple[Pending, bool]) -> Question:
    pending, about_game = asking
    game = context.game if about_game else None
    stored = await context.work.questions.ask(
        context.request.where,
        StoredQuestion(
            asker=context.request.who.user,
            game=context.stored.id if game is not None and context.stored is not None else None,
            turn=game.turn if game is not None else None,
            ends_at=context.request.at + LIFETIME,
            commands=format_pending(pending),
        ),
    )
    return _question_of(stored)


def _is_over(context: Context, question: Question) -> bool:
    """True if its time is over, or its game is not as it was."""
    if question.ends_at <= context.request.at:
        return True
    if question.game is None:
        return False
    if context.stored is None or context.game is None or context.stored.id != question.game:
        return True
    return context.game.turn != question.turn


def _question_of(stored: StoredQuestion) -> Question:
    return Question(
        id=stored.id,
        asker=stored.asker,
        game=stored.game,
        turn=stored.turn,
        ends_at=stored.ends_at,
        pending=parse_pending(stored.commands),
        message=stored.message,
    )


def need_private(context: Context) -> None:
    """What concerns a person alone is asked and done in private only.

    Raises:
        Refused: this is a group.
    """
    if not context.request.where.private:
        raise Refused(Sentence("private-only"))

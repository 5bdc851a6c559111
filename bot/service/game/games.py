"""Games begin here: new deals, the same deal again, and the way into the bot."""

from bot.language.wishes import ANY, GRADES, WINNABLE
from bot.replies import Kind, Level, Reply, Sentence, Value
from bot.requests import Command, Pending
from bot.service.context import Context, Refused
from bot.service.game.winnable import graded_number, is_known, known_grade, winnable_number
from bot.service.together.counting import began
from bot.service.words.sentences import listed, rules_name, stock_line, waste_line
from engine.deal import Deal, deal_of, parse_deal
from engine.errors import BadCode, BadRules
from engine.game import Game, new_game
from engine.moves import PYRAMID
from engine.position import Outcome
from engine.rules import APP_TOKEN, Goal, Rules, base_name, format_rules, parse_rules

SHORTEST_CODE = 7
"""Letters: a shorter text can only name rules."""


async def new(context: Context, command: Command) -> Reply:
    """Deal a new game: at random, by number, by code, or of a variant (R18)."""
    deal = wished_deal(context, command)
    if would_lose_a_game(context) and not context.confirmed:
        return ask_first(context, command)
    kind, text = wished_kind(context, command.text.strip())
    chosen = kind != ANY and command.number is None and len(text) < SHORTEST_CODE
    return await deal_out(context, deal, winnable=chosen and is_known(deal))


async def again(context: Context, command: Command) -> Reply:
    """The same deal from the start."""
    deal = context.need_game().deal
    if would_lose_a_game(context) and not context.confirmed:
        return ask_first(context, command)
    return await deal_out(context, deal)


async def start(context: Context, command: Command) -> Reply:
    """The first message of all, or a deep link with a code (C17)."""
    if command.text:
        try:
            return await new(context, Command("new", text=command.text))
        except Refused as refused:
            raise Refused(Sentence("bad-link"), *refused.says) from None
    game = context.game
    if game is not None and game.outcome is Outcome.PLAYING:
        return context.reply(Kind.INFO, Sentence("game-goes-on"), *opening(game))
    if game is not None:
        return context.reply(Kind.INFO, Sentence("home"))
    reply = await new(context, Command("new"))
    return context.reply(Kind.DONE, Sentence("welcome"), Sentence("text-offer"), *reply.says)


def wished_deal(context: Context, command: Command) -> Deal:
    """The deal that a command asks for.

    Without a wish for rules they stay those of the chat's last game.

    Raises:
        Refused: the code, number or token is wrong, with a sentence that says how.
    """
    kind, text = wished_kind(context, command.text.strip())
    try:
        rules = _wished_rules(context, text)
        if rules is not None:
            number = _any_number(context, rules, kind) if command.number is None else command.number
            return deal_of(number, rules)
        return parse_deal(text)
    except BadCode as error:
        args: dict[str, Value] = {"text": text}
        raise Refused(Sentence(f"bad-code-{error.fault.value}", args)) from None


def wished_kind(context: Context, text: str) -> tuple[str, str]:
    """Which deals are wished for, by a word or by the chat's setting; and the rest of a text."""
    first, _, rest = text.partition(" ")
    return (first, rest) if first in {WINNABLE, ANY, *GRADES} else (context.settings.deals, text)


def knows_winnable(context: Context, text: str) -> bool:
    """True if deals of the rules that a text names are known that can be won."""
    rules = _wished_rules(context, text)
    return rules is not None and winnable_number(0, rules) is not None


def _any_number(context: Context, rules: Rules, kind: str) -> int:
    """A number for a deal without one; of a deal that can be won unless any will do."""
    number = context.features.any_number()
    if kind in GRADES:
        graded = graded_number(number, rules, GRADES[kind])
        if graded is None:
            raise Refused(Sentence("no-such-grade", {"grade": GRADES[kind]}))
        return graded
    found = None if kind == ANY else winnable_number(number, rules)
    return number if found is None else found


def _wished_rules(context: Context, text: str) -> Rules | None:
    """The rules that a text names; None when the text can only be a code."""
    if not text:
        game = context.game
        return game.deal.rules if game else parse_rules(APP_TOKEN)
    if len(text) >= SHORTEST_CODE:
        return None
    try:
        return parse_rules(text)
    except BadRules:
        return None


def would_lose_a_game(context: Context) -> bool:
    """True if others may miss the game that is going on: a chat's shared one.

    Of one's own games none is lost: each is kept, and can be taken up again.
    """
    game = context.game
    if context.request.where.private or game is None:
        return False
    return game.outcome is Outcome.PLAYING and bool(game.log)


def ask_first(context: Context, command: Command) -> Reply:
    """A game in progress is left only after a yes (C14)."""
    game = context.need_game()
    context.ask(Pending((command,), confirm=True))
    args: dict[str, Value] = {"points": game.score, "moves": game.moves}
    return context.reply(Kind.ASK, Sentence("ask-leave-game", args), alert=True)


async def deal_out(context: Context, deal: Deal, *, winnable: bool = False) -> Reply:
    """Begin the game of a deal and tell what can be taken in at once.

    `winnable` says that it was chosen because it can be won (C69).
    """
    await context.begin(new_game(deal))
    game = context.need_game()
    says: tuple[Sentence, ...] = (
        Sentence("new-game-winnable" if winnable else "new-game", {"number": deal.number or 0}),
        Sentence(
            "new-game-rules", {"code": deal.code, "rules": rules_line(deal.rules)}, Level.NORMAL
        ),
    )
    grade = known_grade(deal) if winnable else None
    if grade is not None:
        says = (says[0], Sentence("deal-grade", {"grade": grade}, Level.NORMAL), *says[1:])
    return context.reply(Kind.DONE, *says, *await began(context, deal), *opening(game))


def rules_line(rules: Rules) -> Sentence:
    """The rules in a line: the name, how it is won, how many passes."""
    token = format_rules(rules)
    redeals = rules.redeals
    passes: Value = Sentence("passes-unlimited") if redeals is None else passes_said(redeals + 1)
    goal: Value = Sentence("goal-strict" if rules.goal is Goal.STRICT else "goal-relaxed")
    name = rules_name(token, base_name(token))
    return Sentence("rules-line", {"name": name, "goal": goal, "passes": passes})


def passes_said(count: int) -> Sentence:
    """A number of passes through the stock."""
    return Sentence("passes-count", {"count": count})


def opening(game: Game) -> tuple[Sentence, ...]:
    """The table in a few sentences: free cards, waste, stock."""
    position = game.position
    free = [place for place in position.open_places() if place.kind == PYRAMID]
    cards = listed(card for place in free if (card := position.card_at(place)))
    return (
        Sentence("free", {"cards": cards, "count": len(cards.cards)}),
        *(waste_line(position) if any(position.wastes) else ()),
        *stock_line(position, Level.NORMAL),
    )

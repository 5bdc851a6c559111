"""Games begin here: new deals, the same deal again, and the way into the bot."""

from bot.replies import Kind, Level, Reply, Sentence, Value
from bot.requests import Command, Pending
from bot.service.context import Context, Refused
from bot.service.together.counting import began
from bot.service.words.sentences import listed, rules_name, stock_line, waste_line
from engine.deal import Deal, deal_of, parse_deal
from engine.errors import BadCode, BadRules
from engine.game import Game, new_game
from engine.moves import PYRAMID
from engine.position import Outcome
from engine.rules import APP_TOKEN, Goal, Rules, base_name, format_rules, parse_rules


async def new(context: Context, command: Command) -> Reply:
    """Deal a new game: at random, by number, by code, or of a variant (R18)."""
    deal = wished_deal(context, command)
    if would_lose_a_game(context) and not context.confirmed:
        return ask_first(context, command)
    return await deal_out(context, deal)


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
    greeting = (Sentence("welcome"), Sentence("text-offer"))
    game = context.game
    if game is not None and game.outcome is Outcome.PLAYING:
        context.changed = True
        return context.reply(Kind.INFO, *greeting, Sentence("game-goes-on"), *opening(game))
    reply = await deal_out(context, wished_deal(context, Command("new")))
    return context.reply(Kind.DONE, *greeting, *reply.says)


def wished_deal(context: Context, command: Command) -> Deal:
    """The deal that a command asks for.

    Without a wish for rules they stay those of the chat's last game.

    Raises:
        Refused: the code, number or token is wrong, with a sentence that says how.
    """
    text = command.text.strip()
    try:
        rules = _wished_rules(context, text)
        if rules is not None:
            number = context.features.any_number() if command.number is None else command.number
            return deal_of(number, rules)
        return parse_deal(text)
    except BadCode as error:
        args: dict[str, Value] = {"text": text}
        raise Refused(Sentence(f"bad-code-{error.fault.value}", args)) from None


def _wished_rules(context: Context, text: str) -> Rules | None:
    """The rules that a text names; None when the text can only be a code."""
    if not text:
        game = context.game
        return game.deal.rules if game else parse_rules(APP_TOKEN)
    if len(text) >= 7:
        return None
    try:
        return parse_rules(text)
    except BadRules:
        return None


def would_lose_a_game(context: Context) -> bool:
    """True if a game is going on in which something was done."""
    game = context.game
    return game is not None and game.outcome is Outcome.PLAYING and bool(game.log)


def ask_first(context: Context, command: Command) -> Reply:
    """A game in progress is left only after a yes (C14)."""
    game = context.need_game()
    context.ask(Pending((command,), confirm=True))
    args: dict[str, Value] = {"points": game.score, "moves": game.moves}
    return context.reply(Kind.ASK, Sentence("ask-leave-game", args), alert=True)


async def deal_out(context: Context, deal: Deal) -> Reply:
    """Begin the game of a deal and tell what can be taken in at once."""
    await context.begin(new_game(deal))
    game = context.need_game()
    says = (
        Sentence("new-game", {"number": deal.number or 0}),
        Sentence(
            "new-game-rules", {"code": deal.code, "rules": rules_line(deal.rules)}, Level.NORMAL
        ),
    )
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

"""Games begin here: new deals, the same deal again, and the way into the bot."""

from bot.replies import Kind, Level, Reply, Say, Value
from bot.requests import Command, Pending
from bot.service.effects import began
from bot.service.table import Refused, Table
from bot.service.told import listed, rules_name, stock_line, waste_line
from engine.deal import Deal, deal_of, parse_deal
from engine.errors import BadCode, BadRules
from engine.game import Game, new_game
from engine.moves import PYRAMID
from engine.position import Outcome
from engine.rules import APP_TOKEN, Goal, Rules, base_name, format_rules, parse_rules


async def new(table: Table, command: Command) -> Reply:
    """Deal a new game: at random, by number, by code, or of a variant (R18)."""
    deal = wished_deal(table, command)
    if would_lose_a_game(table) and not table.confirmed:
        return ask_first(table, command)
    return await deal_out(table, deal)


async def again(table: Table, command: Command) -> Reply:
    """The same deal from the start."""
    deal = table.need_game().deal
    if would_lose_a_game(table) and not table.confirmed:
        return ask_first(table, command)
    return await deal_out(table, deal)


async def start(table: Table, command: Command) -> Reply:
    """The first message of all, or a deep link with a code (C17)."""
    if command.text:
        try:
            return await new(table, Command("new", text=command.text))
        except Refused as refused:
            raise Refused(Say("bad-link"), *refused.says) from None
    greeting = (Say("welcome"), Say("text-offer"))
    game = table.game
    if game is not None and game.outcome is Outcome.PLAYING:
        table.changed = True
        return table.reply(Kind.INFO, *greeting, Say("game-goes-on"), *opening(game))
    reply = await deal_out(table, wished_deal(table, Command("new")))
    return table.reply(Kind.DONE, *greeting, *reply.says)


def wished_deal(table: Table, command: Command) -> Deal:
    """The deal that a command asks for.

    Without a wish for rules they stay those of the chat's last game.

    Raises:
        Refused: the code, number or token is wrong, with a sentence that says how.
    """
    text = command.text.strip()
    try:
        rules = _wished_rules(table, text)
        if rules is not None:
            number = table.house.any_number() if command.number is None else command.number
            return deal_of(number, rules)
        return parse_deal(text)
    except BadCode as error:
        args: dict[str, Value] = {"text": text}
        raise Refused(Say(f"bad-code-{error.fault.value}", args)) from None


def _wished_rules(table: Table, text: str) -> Rules | None:
    """The rules that a text names; None when the text can only be a code."""
    if not text:
        game = table.game
        return game.deal.rules if game else parse_rules(APP_TOKEN)
    if len(text) >= 7:
        return None
    try:
        return parse_rules(text)
    except BadRules:
        return None


def would_lose_a_game(table: Table) -> bool:
    """True if a game is going on in which something was done."""
    game = table.game
    return game is not None and game.outcome is Outcome.PLAYING and bool(game.log)


def ask_first(table: Table, command: Command) -> Reply:
    """A game in progress is left only after a yes (C14)."""
    game = table.need_game()
    table.ask(Pending((command,), confirm=True))
    args: dict[str, Value] = {"points": game.score, "moves": game.moves}
    return table.reply(Kind.ASK, Say("ask-leave-game", args), alert=True)


async def deal_out(table: Table, deal: Deal) -> Reply:
    """Begin the game of a deal and tell what can be taken in at once."""
    await table.begin(new_game(deal))
    game = table.need_game()
    says = (
        Say("new-game", {"number": deal.number or 0}),
        Say("new-game-rules", {"code": deal.code, "rules": rules_line(deal.rules)}, Level.NORMAL),
    )
    return table.reply(Kind.DONE, *says, *await began(table, deal), *opening(game))


def rules_line(rules: Rules) -> Say:
    """The rules in a line: the name, how it is won, how many passes."""
    token = format_rules(rules)
    redeals = rules.redeals
    passes: Value = Say("passes-unlimited") if redeals is None else passes_said(redeals + 1)
    goal: Value = Say("goal-strict" if rules.goal is Goal.STRICT else "goal-relaxed")
    name = rules_name(token, base_name(token))
    return Say("rules-line", {"name": name, "goal": goal, "passes": passes})


def passes_said(count: int) -> Say:
    """A number of passes through the stock."""
    return Say("passes-count", {"count": count})


def opening(game: Game) -> tuple[Say, ...]:
    """The table in a few sentences: free cards, waste, stock."""
    position = game.position
    free = [place for place in position.open_places() if place.kind == PYRAMID]
    cards = listed(card for place in free if (card := position.card_at(place)))
    return (
        Say("free", {"cards": cards, "count": len(cards.cards)}),
        *(waste_line(position) if any(position.wastes) else ()),
        *stock_line(position, Level.NORMAL),
    )

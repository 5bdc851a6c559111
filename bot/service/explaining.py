"""Rules, variants, advice and help: composed from the rules record, never from a name."""

from bot.commands import COMMANDS
from bot.replies import Kind, Reply, Say, Value
from bot.requests import Command
from bot.service.games import passes_said
from bot.service.table import Refused, Table
from bot.service.told import rules_name
from engine.deal import parse_code
from engine.errors import BadCode, BadRules
from engine.rules import (
    APP_TOKEN,
    VARIANTS,
    Goal,
    Redeal,
    Rules,
    base_name,
    format_rules,
    parse_rules,
)

TIPS = 5
GLOSSARY = ("pyramid", "free", "stock", "waste", "pass", "foundation", "pair", "deal", "code")
TOPICS = ("moves", "table", "games", "variants", "settings", "groups", "speech")


async def rules(table: Table, command: Command) -> Reply:
    """The rules of a variant, or of the current game."""
    record = _asked_rules(table, command.text.strip())
    token = format_rules(record)
    title = Say("rules-title", {"name": rules_name(token, base_name(token)), "token": token})
    return table.reply(Kind.INFO, title, *explained(record), *_differences(record))


def _asked_rules(table: Table, text: str) -> Rules:
    if not text:
        game = table.game
        return game.deal.rules if game else parse_rules(APP_TOKEN)
    try:
        return parse_rules(text) if len(text) < 7 else parse_code(text).rules
    except (BadRules, BadCode):
        raise Refused(Say("no-such-variant", {"text": text})) from None


def explained(record: Rules) -> tuple[Say, ...]:
    """What is dealt, paired, drawn, won and scored under a record, a sentence each."""
    return (
        _dealt(record),
        Say("rules-free"),
        Say("rules-pairs", {"target": record.target}),
        Say("rules-values", {"target": record.target, "ranks": record.ranks}),
        *_table_of_pairs(record),
        *_drawing(record),
        _redealing(record),
        Say("rules-goal-strict" if record.goal is Goal.STRICT else "rules-goal-relaxed"),
        Say("rules-lost-limited" if record.redeals is not None else "rules-lost-unlimited"),
        Say("rules-score", {"most": 10 * record.pyramid_size}),
    )


def _dealt(record: Rules) -> Say:
    args: dict[str, Value] = {
        "pyramid": record.pyramid_size,
        "rows": record.rows,
        "decks": record.decks,
        "cards": record.deck_size,
        "stock": record.deck_size - record.pyramid_size - record.opening,
    }
    return Say("rules-dealt-opened" if record.opening else "rules-dealt", args)


def _table_of_pairs(record: Rules) -> tuple[Say, ...]:
    says = [Say("rules-fresh-pair" if record.fresh_pair else "rules-no-fresh-pair")]
    says.append(Say("rules-cover-pair" if record.cover_pair else "rules-no-cover-pair"))
    return tuple(says)


def _drawing(record: Rules) -> tuple[Say, ...]:
    says = [Say("rules-draw", {"count": record.draw})]
    if record.wastes > 1:
        says.append(Say("rules-wastes", {"count": record.wastes}))
    return tuple(says)


def _redealing(record: Rules) -> Say:
    if record.redeals is None:
        return Say("rules-redeals-unlimited")
    if record.redeals == 0:
        return Say("rules-redeals-none")
    reshuffled = record.redeal is Redeal.RESHUFFLE
    key = "rules-redeals-reshuffled" if reshuffled else "rules-redeals"
    return Say(key, {"count": record.redeals, "passes": record.redeals + 1})


def _differences(record: Rules) -> tuple[Say, ...]:
    """What differs from the app's rules, as one list."""
    items = differences(record)
    if not items:
        return (Say("rules-as-app"),)
    return (Say("rules-differ", {"items": items, "count": len(items)}),)


def differences(record: Rules) -> tuple[Say, ...]:
    """The fields in which a record differs from the app's, each as part of a sentence."""
    app = VARIANTS[APP_TOKEN]
    items: list[Say] = []
    if (record.rows, record.decks) != (app.rows, app.decks):
        items.append(Say("differs-size", {"rows": record.rows, "decks": record.decks}))
    if record.ranks != app.ranks or record.target != app.target:
        items.append(Say("differs-deck", {"target": record.target, "cards": record.deck_size}))
    if record.opening != app.opening:
        items.append(Say("differs-opening"))
    if record.draw != app.draw:
        items.append(Say("differs-draw", {"count": record.draw}))
    if record.wastes != app.wastes:
        items.append(Say("differs-wastes", {"count": record.wastes}))
    if record.redeals is not None:
        reshuffled = record.redeal is Redeal.RESHUFFLE
        key = "differs-passes-reshuffled" if reshuffled else "differs-passes"
        items.append(Say(key, {"passes": passes_said(record.redeals + 1)}))
    if record.goal is not app.goal:
        items.append(Say("differs-goal"))
    if record.fresh_pair:
        items.append(Say("differs-fresh-pair"))
    if record.cover_pair:
        items.append(Say("differs-cover-pair"))
    return tuple(items)


async def variants(table: Table, _: Command) -> Reply:
    """All named variants with a line each and a way to start one."""
    lines = tuple(
        Say(
            "variant-item",
            {"token": token, "name": rules_name(token, token), "items": differences(record)},
        )
        if differences(record)
        else Say("variant-item-app", {"token": token, "name": rules_name(token, token)})
        for token, record in VARIANTS.items()
    )
    return table.reply(Kind.INFO, Say("variants-intro"), *lines, Say("variants-start"))


async def tips(table: Table, _: Command) -> Reply:
    """Advice for playing well (document B)."""
    return table.reply(Kind.INFO, *(Say(f"tip-{number}") for number in range(1, TIPS + 1)))


async def glossary(table: Table, _: Command) -> Reply:
    """The terms of the game (document B)."""
    return table.reply(Kind.INFO, *(Say(f"glossary-{term}") for term in GLOSSARY))


async def help_(table: Table, command: Command) -> Reply:
    """A short help that leads on by topic or command."""
    topic = command.text.strip().lower().removeprefix("/")
    if topic in TOPICS:
        return table.reply(Kind.INFO, Say(f"help-topic-{topic}"))
    if topic in COMMANDS:
        return table.reply(Kind.INFO, Say("help-command", {"what": Say(f"help-{topic}")}))
    if topic:
        raise Refused(Say("no-such-topic", {"text": topic}), Say("help"))
    group = () if table.request.where.private else (Say("help-in-group"),)
    return table.reply(Kind.INFO, Say("help"), *group)

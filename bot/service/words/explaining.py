"""Rules, variants, advice and help: composed from the rules record, never from a name."""

from bot.commands import COMMANDS
from bot.replies import Kind, Reply, Sentence, Value
from bot.requests import Command
from bot.service.context import Context, Refused
from bot.service.game.games import passes_said
from bot.service.words.sentences import rules_name
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


async def rules(context: Context, command: Command) -> Reply:
    """The rules of a variant, or of the current game."""
    record = _asked_rules(context, command.text.strip())
    token = format_rules(record)
    title = Sentence("rules-title", {"name": rules_name(token, base_name(token)), "token": token})
    return context.reply(Kind.INFO, title, *explained(record), *_differences(record))


def _asked_rules(context: Context, text: str) -> Rules:
    if not text:
        game = context.game
        return game.deal.rules if game else parse_rules(APP_TOKEN)
    try:
        return parse_rules(text) if len(text) < 7 else parse_code(text).rules
    except (BadRules, BadCode):
        raise Refused(Sentence("no-such-variant", {"text": text})) from None


def explained(record: Rules) -> tuple[Sentence, ...]:
    """What is dealt, paired, drawn, won and scored under a record, a sentence each."""
    return (
        _dealt(record),
        Sentence("rules-free"),
        Sentence("rules-pairs", {"target": record.target}),
        Sentence("rules-values", {"target": record.target, "ranks": record.ranks}),
        *_table_of_pairs(record),
        *_drawing(record),
        _redealing(record),
        Sentence("rules-goal-strict" if record.goal is Goal.STRICT else "rules-goal-relaxed"),
        Sentence("rules-lost-limited" if record.redeals is not None else "rules-lost-unlimited"),
        Sentence("rules-score", {"most": 10 * record.pyramid_size}),
    )


def _dealt(record: Rules) -> Sentence:
    args: dict[str, Value] = {
        "pyramid": record.pyramid_size,
        "rows": record.rows,
        "decks": record.decks,
        "cards": record.deck_size,
        "stock": record.deck_size - record.pyramid_size - record.opening,
    }
    return Sentence("rules-dealt-opened" if record.opening else "rules-dealt", args)


def _table_of_pairs(record: Rules) -> tuple[Sentence, ...]:
    says = [Sentence("rules-fresh-pair" if record.fresh_pair else "rules-no-fresh-pair")]
    says.append(Sentence("rules-cover-pair" if record.cover_pair else "rules-no-cover-pair"))
    return tuple(says)


def _drawing(record: Rules) -> tuple[Sentence, ...]:
    says = [Sentence("rules-draw", {"count": record.draw})]
    if record.wastes > 1:
        says.append(Sentence("rules-wastes", {"count": record.wastes}))
    return tuple(says)


def _redealing(record: Rules) -> Sentence:
    if record.redeals is None:
        return Sentence("rules-redeals-unlimited")
    if record.redeals == 0:
        return Sentence("rules-redeals-none")
    reshuffled = record.redeal is Redeal.RESHUFFLE
    key = "rules-redeals-reshuffled" if reshuffled else "rules-redeals"
    return Sentence(key, {"count": record.redeals, "passes": record.redeals + 1})


def _differences(record: Rules) -> tuple[Sentence, ...]:
    """What differs from the app's rules, as one list."""
    items = differences(record)
    if not items:
        return (Sentence("rules-as-app"),)
    return (Sentence("rules-differ", {"items": items, "count": len(items)}),)


def differences(record: Rules) -> tuple[Sentence, ...]:
    """The fields in which a record differs from the app's, each as part of a sentence."""
    app = VARIANTS[APP_TOKEN]
    items: list[Sentence] = []
    if (record.rows, record.decks) != (app.rows, app.decks):
        items.append(Sentence("differs-size", {"rows": record.rows, "decks": record.decks}))
    if record.ranks != app.ranks or record.target != app.target:
        items.append(Sentence("differs-deck", {"target": record.target, "cards": record.deck_size}))
    if record.opening != app.opening:
        items.append(Sentence("differs-opening"))
    if record.draw != app.draw:
        items.append(Sentence("differs-draw", {"count": record.draw}))
    if record.wastes != app.wastes:
        items.append(Sentence("differs-wastes", {"count": record.wastes}))
    if record.redeals is not None:
        reshuffled = record.redeal is Redeal.RESHUFFLE
        key = "differs-passes-reshuffled" if reshuffled else "differs-passes"
        items.append(Sentence(key, {"passes": passes_said(record.redeals + 1)}))
    if record.goal is not app.goal:
        items.append(Sentence("differs-goal"))
    if record.fresh_pair:
        items.append(Sentence("differs-fresh-pair"))
    if record.cover_pair:
        items.append(Sentence("differs-cover-pair"))
    return tuple(items)


async def variants(context: Context, _: Command) -> Reply:
    """All named variants with a line each and a way to start one."""
    lines = tuple(
        Sentence(
            "variant-item",
            {"token": token, "name": rules_name(token, token), "items": differences(record)},
        )
        if differences(record)
        else Sentence("variant-item-app", {"token": token, "name": rules_name(token, token)})
        for token, record in VARIANTS.items()
    )
    return context.reply(Kind.INFO, Sentence("variants-intro"), *lines, Sentence("variants-start"))


async def tips(context: Context, _: Command) -> Reply:
    """Advice for playing well (document B)."""
    return context.reply(Kind.INFO, *(Sentence(f"tip-{number}") for number in range(1, TIPS + 1)))


async def glossary(context: Context, _: Command) -> Reply:
    """The terms of the game (document B)."""
    return context.reply(Kind.INFO, *(Sentence(f"glossary-{term}") for term in GLOSSARY))


async def help_(context: Context, command: Command) -> Reply:
    """A short help that leads on by topic or command."""
    topic = command.text.strip().lower().removeprefix("/")
    if topic in TOPICS:
        return context.reply(Kind.INFO, Sentence(f"help-topic-{topic}"))
    if topic in COMMANDS:
        return context.reply(
            Kind.INFO, Sentence("help-command", {"what": Sentence(f"help-{topic}")})
        )
    if topic:
        raise Refused(Sentence("no-such-topic", {"text": topic}), Sentence("help"))
    group = () if context.request.where.private else (Sentence("help-in-group"),)
    return context.reply(Kind.INFO, Sentence("help"), *group)

"""Home: what one can do here, as pages of buttons; in words where there are no buttons."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import MappingProxyType

from bot.language.wishes import ANY, WINNABLE
from bot.replies import Choice, Gallery, Key, Kind, Menu, Reply, Sentence, Term
from bot.requests import Command, Pending
from bot.service.advice.result_card import share_url
from bot.service.context import Context, Refused
from bot.service.game.games import opening
from bot.service.game.switches import SWITCHES, state
from bot.service.preferences import named
from bot.service.preferences import settings as settings_said
from bot.service.together import contests, joining
from bot.service.together.standings import title_args
from bot.service.words import explaining
from bot.storage.records import GameState
from bot.storage.repository import StoredGame
from engine.errors import PyramidError
from engine.game import Game, parse_game
from engine.position import Outcome
from engine.rules import VARIANTS, base_name, format_rules

Page = Callable[[Context, Command], Awaitable[Reply]]
UNFINISHED = frozenset({GameState.PLAYING, GameState.LEFT})
MOST_GAMES = 6
"""Unfinished games on a page: a phone shows them at once."""

LOOKED_THROUGH = 40

CHANCES: MappingProxyType[str, tuple[int, int]] = MappingProxyType(
    {
        "N": (2, 3),
        "P2": (2, 3),
        "T": (5, 9),
        "P1": (4, 7),
        "A": (2, 3),
        "F": (2, 9),
        "R": (1, 10),
        "E": (1, 10),
        "S": (1, 14),
    }
)
"""Of how many deals how many can be won (docs/winrates.md), as small whole numbers."""

HOME = Key(Sentence("key-home"), "menu", "home")


async def home(context: Context, _: Command) -> Reply:
    """Go on, a new game, variants, the day's deal, challenges, games, settings, help."""
    game = context.game
    going_on = game is not None and game.outcome is Outcome.PLAYING
    rows = (
        *(((Key(Sentence("key-continue"), "go", "open"),),) if going_on else ()),
        (Key(Sentence("key-new"), "go", "new"), Key(Sentence("key-variants"), "go", "variants")),
        (
            Key(Sentence("key-daily"), "go", "daily"),
            Key(Sentence("key-together"), "menu", "together"),
        ),
        (
            Key(Sentence("key-games"), "menu", "games"),
            Key(Sentence("key-settings"), "menu", "settings"),
        ),
        (Key(Sentence("key-stats"), "go", "stats"), Key(Sentence("key-help"), "menu", "help")),
    )
    reply = context.reply(Kind.INFO, Sentence("home"))
    return replace(reply, menu=Menu((Sentence("home"),), rows))


async def start(context: Context, command: Command) -> Reply:
    """The first message of all is answered by a board; whoever comes back finds home."""
    newcomer = context.stored is None
    reply = await joining.start(context, command)
    if command.text:
        return reply
    if newcomer:
        guide = max(context.settings.guide, 1)  # how to begin is said in the welcome
        context.chat = replace(context.chat, settings=replace(context.settings, guide=guide))
        return welcomed(reply)
    page = await home(context, command)
    return replace(reply, menu=page.menu)


async def more(context: Context, _: Command) -> Reply:
    """The buttons that are not needed for a move, in the place of the cards."""
    context.need_game()
    reply = context.reply(Kind.INFO)
    return replace(reply, view=replace(reply.view, more=True)) if reply.view else reply


async def less(context: Context, _: Command) -> Reply:
    """The cards' buttons again."""
    context.need_game()
    return context.reply(Kind.INFO)


def welcomed(reply: Reply) -> Reply:
    """The first answer of all, with how to begin as a message of its own."""
    rows = (
        (Key(Sentence("key-how"), "menu", "help"), Key(Sentence("key-by-ear"), "go", "text-on")),
        (Key(Sentence("key-language"), "menu", "lang"), HOME),
    )
    return replace(reply, menu=Menu((Sentence("welcome-eyes"),), rows))


async def settings(context: Context, command: Command) -> Reply:
    """Each setting as a button that shows its state."""
    now = context.settings

    def switched(name: str) -> Key:
        switch = SWITCHES[name]
        value = switch.now(now)
        others = [state for state in switch.states if state != value]
        return Key(Sentence(f"key-{name}-{value}"), "put", f"{name}-{others[0]}")

    levels = {"brief": "normal", "normal": "detailed", "detailed": "brief"}
    level = now.level.name.lower()
    rows: list[tuple[Key, ...]] = [
        (
            Key(Sentence("key-lang", {"name": Term(f"language-{now.language}")}), "menu", "lang"),
            switched("text"),
        ),
        (Key(Sentence("key-theme", {"name": named(now.theme)}), "go", "theme"),),
        (switched("deals"), switched("coach")),
        (switched("errors"), switched("guide")),
        (Key(Sentence(f"key-level-{level}"), "put", levels[level]),),
    ]
    if context.features.speaks:
        rows[-1] += (switched("voice"),)
    reply = await settings_said(context, command)
    return replace(reply, menu=Menu((Sentence("settings-eyes"),), (*rows, (HOME,))))


async def languages(context: Context, _: Command) -> Reply:
    """The languages, each by its own name."""
    known, now = context.features.languages, context.settings.language
    keys = [Key(Term(f"own-name-{code}"), "put", f"lang-{code}", on=code == now) for code in known]
    items = tuple(
        Sentence("language-item", {"name": Term(f"language-{code}"), "code": code})
        for code in known
    )
    reply = context.reply(Kind.INFO, Sentence("which-language", {"items": items}))
    rows = tuple((key,) for key in keys)
    return replace(reply, menu=Menu((Sentence("languages-eyes"),), (*rows, (HOME,))))


async def unfinished(context: Context, _: Command) -> Reply:
    """Games that were left or are going on, to take up again."""
    found = [
        (stored, game)
        for stored in await context.work.games.in_chat(context.request.where, LOOKED_THROUGH)
        if stored.state in UNFINISHED and (game := _readable(stored)) is not None and game.log
    ][:MOST_GAMES]
    keys = tuple((Key(_named_game(game), "go", f"resume-{stored.id}"),) for stored, game in found)
    if not found:
        reply = context.reply(Kind.INFO, Sentence("games-none"))
        return replace(reply, menu=Menu((Sentence("games-none-eyes"),), ((HOME,),)))
    context.ask(
        Pending(tuple(Command("resume", number=stored.id) for stored, _ in found)), about_game=False
    )
    choices = tuple(Choice(_named_game(game)) for _, game in found)
    reply = context.reply(Kind.ASK, Sentence("games-unfinished"), choices=choices)
    return replace(reply, menu=Menu((Sentence("games-unfinished-eyes"),), (*keys, (HOME,))))


def _readable(stored: StoredGame) -> Game | None:
    try:
        return parse_game(stored.line)
    except PyramidError:
        return None


def _named_game(game: Game) -> Sentence:
    token = base_name(format_rules(game.deal.rules))
    left = game.position.pyramid_count
    return Sentence(
        "game-named",
        {"name": Term(f"variant-{token}"), "number": game.deal.number or 0, "cards": left},
    )


async def resumed(context: Context, command: Command) -> Reply:
    """The game that was chosen of the unfinished ones."""
    stored = await context.work.games.get(command.number or 0)
    if stored is None or stored.where != context.request.where:
        raise Refused(Sentence("game-gone"))
    return await resume(context, stored)


async def resume(context: Context, stored: StoredGame) -> Reply:
    """Put an unfinished game back on the table; the one that lay there is kept as well."""
    if stored.state not in UNFINISHED:
        raise Refused(Sentence("game-gone"))
    if context.stored is None or context.stored.id != stored.id:
        await context.take_up(stored)
    context.changed = True
    return context.reply(Kind.INFO, Sentence("game-goes-on"), *opening(context.need_game()))


def _variant_label(token: str) -> Sentence | Term:
    name = Term(f"short-variant-{token}")
    if token not in CHANCES:
        return name
    won, of = CHANCES[token]
    return Sentence("key-variant", {"name": name, "won": won, "of": of})


def gallery(reply: Reply) -> Reply:
    """An answer with the variants as small boards, each with how often it can be won."""
    keys = [Key(_variant_label(token), "go", f"play-{token.lower()}") for token in VARIANTS]
    rows = tuple(tuple(keys[start : start + 3]) for start in range(0, len(keys), 3))
    says = (Sentence("variants-eyes"),)
    return replace(reply, extra=Gallery(says=says, rows=(*rows, (HOME,)), tokens=tuple(VARIANTS)))


async def together(context: Context, _: Command) -> Reply:
    """Contests are played in groups; from a private chat a friend gets a link to one's deal."""
    keys: list[tuple[Key, ...]] = []
    if context.game is not None and context.features.username:
        keys.append(
            (Key(Sentence("key-send-deal"), url=share_url(context.features, context.game)),)
        )
    keys.append((Key(Sentence("key-daily"), "go", "daily"),))
    user = context.request.who.user
    for contest in await context.work.contests.of(user) if user is not None else ():
        label = Sentence("key-contest", title_args(contest))
        keys.append((Key(label, "go", f"standings-{contest.token}"),))
    reply = context.reply(Kind.INFO, Sentence("together-words"))
    return replace(reply, menu=Menu((Sentence("together-eyes"),), (*keys, (HOME,))))


async def challenge(context: Context, command: Command) -> Reply:
    """Call a contest in a group; in private, what one can do with others."""
    if context.request.where.private:
        return await together(context, command)
    return await contests.challenge(context, command)


async def help_(context: Context, command: Command) -> Reply:
    """Help, with its topics as buttons."""
    reply = await explaining.help_(context, command)
    key = reply.says[0].key
    if key == "help":
        keys = [
            Key(Sentence(f"key-topic-{topic}"), "menu", f"help-{topic}")
            for topic in explaining.TOPICS
        ]
        rows = tuple(tuple(keys[start : start + 2]) for start in range(0, len(keys), 2))
        return replace(reply, menu=Menu(reply.says, (*rows, (HOME,))))
    if key.startswith("help-topic-"):
        back = (Key(Sentence("key-help"), "menu", "help"), HOME)
        return replace(reply, menu=Menu(reply.says, (back,)))
    return reply


async def variants(context: Context, command: Command) -> Reply:
    """All variants: in words, and for eyes as small boards."""
    return gallery(await explaining.variants(context, command))


async def deals(context: Context, command: Command) -> Reply:
    """Which deals a new game takes: those that can be won, or any."""
    kind = {WINNABLE: "won", "won": "won", ANY: "any"}.get(command.text.strip().lower())
    if kind is None:
        raise Refused(*state(context, "deals").says)
    context.chat = replace(context.chat, settings=replace(context.settings, deals=kind))
    return context.reply(Kind.DONE, Sentence(f"deals-{kind}"))


PAGES: MappingProxyType[str, Page] = MappingProxyType(
    {
        "home": home,
        "settings": settings,
        "lang": languages,
        "games": unfinished,
        "together": together,
    }
)

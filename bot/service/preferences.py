"""How a chat wants to be answered: language, text or pictures, level, and the rest."""

from dataclasses import replace

from bot.replies import Kind, Level, Reply, Sentence, Settings, Swatch, Term, Value
from bot.requests import Command, Pending
from bot.service.context import Context, Refused
from bot.service.questions import need_private

SPEEDS = range(80, 451)
"""Words a minute that can be followed, or at least be wished for."""

SWITCHES = {"on": True, "off": False}


def save_settings(context: Context, settings: Settings) -> None:
    """Keep how the chat is answered."""
    context.chat = replace(context.chat, settings=settings)


def switched(command: Command, *, now: bool) -> bool:
    """What "on", "off" or nothing makes of a switch; nothing turns it over.

    Raises:
        Refused: another word was given.
    """
    text = command.text.strip().lower()
    if not text:
        return not now
    if text not in SWITCHES:
        raise Refused(Sentence("on-or-off"))
    return SWITCHES[text]


async def language(context: Context, command: Command) -> Reply:
    """Change the language, or say which there are."""
    wish = command.text.strip().lower()
    known = context.features.languages
    if wish not in known:
        items = tuple(
            Sentence("language-item", {"name": Term(f"language-{code}"), "code": code})
            for code in known
        )
        says = (Sentence("which-language", {"items": items}),)
        return context.reply(Kind.REFUSED if wish else Kind.INFO, *says)
    save_settings(context, replace(context.settings, language=wish))
    context.changed = context.game is not None
    return context.reply(Kind.DONE, Sentence("language-set"))


async def text(context: Context, command: Command) -> Reply:
    """Text alone, or pictures with buttons."""
    wanted = switched(command, now=context.settings.text_only)
    save_settings(context, replace(context.settings, text_only=wanted))
    context.changed = context.game is not None and not wanted
    return context.reply(Kind.DONE, Sentence("text-on" if wanted else "text-off"))


async def brief(context: Context, _: Command) -> Reply:
    """Tell only what cannot be left out."""
    return _level(context, Level.BRIEF)


async def normal(context: Context, _: Command) -> Reply:
    """Tell as the bot does at first."""
    return _level(context, Level.NORMAL)


async def detailed(context: Context, _: Command) -> Reply:
    """Tell everything."""
    return _level(context, Level.DETAILED)


def _level(context: Context, level: Level) -> Reply:
    save_settings(context, replace(context.settings, level=level))
    return context.reply(Kind.DONE, Sentence(f"level-{level.name.lower()}"))


async def errors(context: Context, command: Command) -> Reply:
    """The app's own sentences for a covered card and a wrong sum (R11)."""
    wanted = switched(command, now=context.settings.error_help)
    save_settings(context, replace(context.settings, error_help=wanted))
    return context.reply(Kind.DONE, Sentence("errors-on" if wanted else "errors-off"))


async def coach(context: Context, command: Command) -> Reply:
    """Be told at once when a win is out of reach."""
    wanted = switched(command, now=context.settings.coach)
    save_settings(context, replace(context.settings, coach=wanted))
    return context.reply(Kind.DONE, Sentence("coach-on" if wanted else "coach-off"))


async def voice(context: Context, command: Command) -> Reply:
    """Answer with a spoken message as well."""
    wanted = switched(command, now=context.settings.voice)
    if wanted and not context.features.speaks:
        raise Refused(Sentence("voice-unavailable"))
    save_settings(context, replace(context.settings, voice=wanted))
    return context.reply(Kind.DONE, Sentence("voice-on" if wanted else "voice-off"))


async def speed(context: Context, command: Command) -> Reply:
    """How fast answers are spoken, in words a minute."""
    wish = command.number
    if wish is None or wish not in SPEEDS:
        args: dict[str, Value] = {"least": SPEEDS[0], "most": SPEEDS[-1]}
        says = Sentence("which-speed", args | {"now": context.settings.speed})
        return context.reply(Kind.INFO if wish is None else Kind.REFUSED, says)
    save_settings(context, replace(context.settings, speed=wish))
    return context.reply(Kind.DONE, Sentence("speed-set", {"speed": wish}))


async def theme(context: Context, command: Command) -> Reply:
    """Change how the board is drawn, or say which themes there are."""
    wish = command.text.strip().lower().replace(" ", "-")
    if wish not in context.features.themes:
        kind = Kind.REFUSED if wish else Kind.INFO
        return _swatched(context, context.reply(kind, *_themes(context)))
    save_settings(context, replace(context.settings, theme=wish))
    context.changed = context.game is not None
    return _swatched(
        context, context.reply(Kind.DONE, Sentence("theme-set", {"name": named(wish)}))
    )


def _themes(context: Context) -> tuple[Sentence, ...]:
    """The schemes, the theme that is set, and what may be added to any scheme."""
    themes = context.features.themes
    schemes = dict.fromkeys(theme.split("-")[0] for theme in themes)
    items = tuple(Sentence("theme-item", {"name": named(scheme)}) for scheme in schemes)
    which = Sentence("which-theme", {"items": items, "now": named(context.settings.theme)})
    return (which, Sentence("theme-options")) if len(themes) > len(schemes) else (which,)


def named(theme: str) -> Sentence:
    """A theme in words, from its key: the scheme, then the options."""
    scheme, *options = theme.split("-")
    args: dict[str, Value] = {
        "scheme": Term(f"theme-{scheme}"),
        "colours": "four" if "four" in options else "two",
        "print": "large" if "large" in options else "normal",
    }
    return Sentence("theme-name", args)


def _swatched(context: Context, reply: Reply) -> Reply:
    """The answer with a picture of the theme that is set."""
    swatch = Swatch(says=reply.says, theme=context.settings.theme, themes=context.features.themes)
    return replace(reply, extra=swatch)


async def settings(context: Context, _: Command) -> Reply:
    """Everything that is set, and the word that changes each."""
    now = context.settings
    return context.reply(
        Kind.INFO,
        Sentence("setting-language", {"name": Term(f"language-{now.language}")}),
        Sentence("setting-text-on" if now.text_only else "setting-text-off"),
        Sentence(f"setting-level-{now.level.name.lower()}"),
        Sentence("setting-errors-on" if now.error_help else "setting-errors-off"),
        Sentence("setting-coach-on" if now.coach else "setting-coach-off"),
        Sentence("setting-voice-on" if now.voice else "setting-voice-off"),
        Sentence("setting-theme", {"name": named(now.theme)}),
    )


async def privacy(context: Context, _: Command) -> Reply:
    """What is kept, and how to have it removed."""
    return context.reply(Kind.INFO, Sentence("privacy"))


async def forget(context: Context, command: Command) -> Reply:
    """Remove all that is kept of the person who asks, after a yes."""
    user = context.request.who.user
    if user is None:
        raise Refused(Sentence("forget-nobody"))
    need_private(context)
    if not context.confirmed:
        context.ask(Pending((command,), confirm=True), about_game=False)
        return context.reply(Kind.ASK, Sentence("forget-ask"))
    reply = replace(context.reply(Kind.DONE, Sentence("forgotten")), view=None)
    await context.work.people.forget(user)
    context.kept = False
    return reply

"""How a chat wants to be answered: language, text or pictures, level, and the rest."""

from dataclasses import replace

from bot.replies import Kind, Level, Reply, Say, Settings, Swatch, Term, Value
from bot.requests import Command, Pending
from bot.service.table import Refused, Table

SPEEDS = range(80, 451)
"""Words a minute that can be followed, or at least be wished for."""

SWITCHES = {"on": True, "off": False}


def save_settings(table: Table, settings: Settings) -> None:
    """Keep how the chat is answered."""
    table.chat = replace(table.chat, settings=settings)


def switched(command: Command, *, now: bool) -> bool:
    """What "on", "off" or nothing makes of a switch; nothing turns it over.

    Raises:
        Refused: another word was given.
    """
    text = command.text.strip().lower()
    if not text:
        return not now
    if text not in SWITCHES:
        raise Refused(Say("on-or-off"))
    return SWITCHES[text]


async def language(table: Table, command: Command) -> Reply:
    """Change the language, or say which there are."""
    wish = command.text.strip().lower()
    known = table.house.languages
    if wish not in known:
        items = tuple(
            Say("language-item", {"name": Term(f"language-{code}"), "code": code}) for code in known
        )
        says = (Say("which-language", {"items": items}),)
        return table.reply(Kind.REFUSED if wish else Kind.INFO, *says)
    save_settings(table, replace(table.settings, language=wish))
    table.changed = table.game is not None
    return table.reply(Kind.DONE, Say("language-set"))


async def text(table: Table, command: Command) -> Reply:
    """Text alone, or pictures with buttons."""
    wanted = switched(command, now=table.settings.text_only)
    save_settings(table, replace(table.settings, text_only=wanted))
    table.changed = table.game is not None and not wanted
    return table.reply(Kind.DONE, Say("text-on" if wanted else "text-off"))


async def brief(table: Table, _: Command) -> Reply:
    """Tell only what cannot be left out."""
    return _level(table, Level.BRIEF)


async def normal(table: Table, _: Command) -> Reply:
    """Tell as the bot does at first."""
    return _level(table, Level.NORMAL)


async def detailed(table: Table, _: Command) -> Reply:
    """Tell everything."""
    return _level(table, Level.DETAILED)


def _level(table: Table, level: Level) -> Reply:
    save_settings(table, replace(table.settings, level=level))
    return table.reply(Kind.DONE, Say(f"level-{level.name.lower()}"))


async def errors(table: Table, command: Command) -> Reply:
    """The app's own sentences for a covered card and a wrong sum (R11)."""
    wanted = switched(command, now=table.settings.error_help)
    save_settings(table, replace(table.settings, error_help=wanted))
    return table.reply(Kind.DONE, Say("errors-on" if wanted else "errors-off"))


async def coach(table: Table, command: Command) -> Reply:
    """Be told at once when a win is out of reach."""
    wanted = switched(command, now=table.settings.coach)
    save_settings(table, replace(table.settings, coach=wanted))
    return table.reply(Kind.DONE, Say("coach-on" if wanted else "coach-off"))


async def voice(table: Table, command: Command) -> Reply:
    """Answer with a spoken message as well."""
    wanted = switched(command, now=table.settings.voice)
    if wanted and not table.house.speaks:
        raise Refused(Say("voice-unavailable"))
    save_settings(table, replace(table.settings, voice=wanted))
    return table.reply(Kind.DONE, Say("voice-on" if wanted else "voice-off"))


async def speed(table: Table, command: Command) -> Reply:
    """How fast answers are spoken, in words a minute."""
    wish = command.number
    if wish is None or wish not in SPEEDS:
        args: dict[str, Value] = {"least": SPEEDS[0], "most": SPEEDS[-1]}
        says = Say("which-speed", args | {"now": table.settings.speed})
        return table.reply(Kind.INFO if wish is None else Kind.REFUSED, says)
    save_settings(table, replace(table.settings, speed=wish))
    return table.reply(Kind.DONE, Say("speed-set", {"speed": wish}))


async def theme(table: Table, command: Command) -> Reply:
    """Change how the board is drawn, or say which themes there are."""
    wish = command.text.strip().lower().replace(" ", "-")
    if wish not in table.house.themes:
        kind = Kind.REFUSED if wish else Kind.INFO
        return _swatched(table, table.reply(kind, *_themes(table)))
    save_settings(table, replace(table.settings, theme=wish))
    table.changed = table.game is not None
    return _swatched(table, table.reply(Kind.DONE, Say("theme-set", {"name": named(wish)})))


def _themes(table: Table) -> tuple[Say, ...]:
    """The schemes, the theme that is set, and what may be added to any scheme."""
    themes = table.house.themes
    schemes = dict.fromkeys(theme.split("-")[0] for theme in themes)
    items = tuple(Say("theme-item", {"name": named(scheme)}) for scheme in schemes)
    which = Say("which-theme", {"items": items, "now": named(table.settings.theme)})
    return (which, Say("theme-options")) if len(themes) > len(schemes) else (which,)


def named(theme: str) -> Say:
    """A theme in words, from its key: the scheme, then the options."""
    scheme, *options = theme.split("-")
    args: dict[str, Value] = {
        "scheme": Term(f"theme-{scheme}"),
        "colours": "four" if "four" in options else "two",
        "print": "large" if "large" in options else "normal",
    }
    return Say("theme-name", args)


def _swatched(table: Table, reply: Reply) -> Reply:
    """The answer with a picture of the theme that is set."""
    swatch = Swatch(says=reply.says, theme=table.settings.theme, themes=table.house.themes)
    return replace(reply, extra=swatch)


async def settings(table: Table, _: Command) -> Reply:
    """Everything that is set, and the word that changes each."""
    now = table.settings
    return table.reply(
        Kind.INFO,
        Say("setting-language", {"name": Term(f"language-{now.language}")}),
        Say("setting-text-on" if now.text_only else "setting-text-off"),
        Say(f"setting-level-{now.level.name.lower()}"),
        Say("setting-errors-on" if now.error_help else "setting-errors-off"),
        Say("setting-coach-on" if now.coach else "setting-coach-off"),
        Say("setting-voice-on" if now.voice else "setting-voice-off"),
        Say("setting-theme", {"name": named(now.theme)}),
    )


async def privacy(table: Table, _: Command) -> Reply:
    """What is kept, and how to have it removed."""
    return table.reply(Kind.INFO, Say("privacy"))


async def forget(table: Table, command: Command) -> Reply:
    """Remove all that is kept of the person who asks, after a yes."""
    user = table.request.who.user
    if user is None:
        raise Refused(Say("forget-nobody"))
    if not table.confirmed:
        table.ask(Pending((command,), confirm=True))
        return table.reply(Kind.ASK, Say("forget-ask"))
    reply = replace(table.reply(Kind.DONE, Say("forgotten")), view=None)
    await table.work.forget_user(user)
    table.kept = False
    return reply

"""Settings with two or three states: named alone they show how they are set (C44)."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from types import MappingProxyType

from bot.replies import Key, Kind, Menu, Reply, Sentence, Settings
from bot.requests import Command
from bot.service.context import Context
from bot.service.words.guide import OFF

Run = Callable[[Context, Command], Awaitable[Reply]]
ON_OFF = ("on", "off")


@dataclass(frozen=True, slots=True)
class Switch:
    """One setting: its states by the words that a command takes, and how to read it."""

    now: Callable[[Settings], str]
    states: tuple[str, ...] = ON_OFF


def _on_off(*, on: bool) -> str:
    return "on" if on else "off"


SWITCHES: MappingProxyType[str, Switch] = MappingProxyType(
    {
        "text": Switch(lambda settings: _on_off(on=settings.text_only)),
        "coach": Switch(lambda settings: _on_off(on=settings.coach)),
        "errors": Switch(lambda settings: _on_off(on=settings.error_help)),
        "guide": Switch(lambda settings: _on_off(on=settings.guide < OFF)),
        "voice": Switch(lambda settings: _on_off(on=settings.voice)),
        "deals": Switch(lambda settings: settings.deals, ("won", "any")),
    }
)


def bare_shows(name: str, run: Run) -> Run:
    """The command of a setting that changes nothing when it is given alone."""

    async def shown_or_run(context: Context, command: Command) -> Reply:
        if command.text.strip():
            return await run(context, command)
        return state(context, name)

    return shown_or_run


def state(context: Context, name: str) -> Reply:
    """How a setting stands, in words; and its states as buttons."""
    switch = SWITCHES[name]
    now = switch.now(context.settings)
    states = tuple(
        Key(Sentence(f"state-{name}-{value}"), "set", f"{name}-{value}", on=value == now)
        for value in switch.states
    )
    back = Key(Sentence("key-settings"), "menu", "settings")
    menu = Menu((Sentence(f"about-{name}"),), (states, (back,)))
    reply = context.reply(Kind.INFO, Sentence(f"setting-{name}-{now}"))
    return replace(reply, menu=menu)

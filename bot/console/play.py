"""A game in the terminal: one command a line, typed or from a pipe."""

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TextIO

import typer

from bot.language.catalog import Catalog
from bot.replies import Kind, Reply
from bot.requests import Request, Where, Who, Words
from bot.service.context import Features
from bot.service.service import Service
from bot.storage.repository import Store
from bot.thinking import Thinker
from engine.cards import format_card
from engine.moves import waste_place
from engine.position import Outcome
from render.themes import THEMES

HERE = Where(chat=0)
MEMORY = "sqlite+aiosqlite://"
KEPT = Path("var/terminal.sqlite")
"""Where a game played by hand waits for its player."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """One player at a terminal or a pipe."""

    service: Service
    catalog: Catalog
    language: str

    async def say(self, text: str) -> Reply:
        """The answer to one line; the whole one, however long it takes."""
        request = Request(
            where=HERE,
            who=Who(user=0, language=self.language),
            asks=Words(text),
            at=time.time(),
        )
        reply = await self.service.answer(request)
        if reply is None:
            raise RuntimeError("A line of a private player is always answered.")
        if reply.later is None:
            return reply
        more = await reply.later
        if more is None:
            return reply
        return replace(more, says=reply.says + more.says) if reply.move else more

    def record(self, text: str, reply: Reply) -> dict[str, Any]:
        """The answer for a script, as one JSON object."""
        record: dict[str, Any] = {
            "input": text,
            "kind": reply.kind.value,
            "text": self.catalog.tell(reply),
            "move": reply.move,
        }
        return record | _table_record(reply)


def _table_record(reply: Reply) -> dict[str, Any]:
    if reply.view is None:
        keys = ("code", "score", "moves", "waste", "stock", "outcome")
        return {"free": []} | dict.fromkeys(keys)
    game = reply.view.game
    position = game.position
    cards = [position.card_at(place) for place in position.free_places()]
    top = position.card_at(waste_place())
    outcome = None if game.outcome is Outcome.PLAYING else game.outcome.value
    return {
        "code": game.code,
        "score": game.score,
        "moves": game.moves,
        "free": [format_card(card) for card in cards if card],
        "waste": format_card(top) if top else None,
        "stock": position.stock_count,
        "outcome": outcome,
    }


async def play(code: str | None, language: str | None, *, as_json: bool) -> None:
    """Play until the lines end or the player leaves.

    By hand the game is kept in a file and goes on next time; from a pipe it is not.
    """
    catalog = Catalog()
    by_hand = sys.stdin.isatty() and not as_json
    store = await Store.open(f"sqlite+aiosqlite:///{KEPT}" if by_hand else MEMORY)
    service = Service(store, _house(catalog, by_hand=by_hand))
    try:
        terminal = Terminal(service, catalog, language or "en")
        if by_hand and language:
            await terminal.say(f"/lang {language}")
        await _opening(terminal, code, by_hand=by_hand, as_json=as_json)
        async for line in _lines(sys.stdin, prompt=by_hand):
            if by_hand and _leaves(catalog, terminal.language, line):
                break
            show(terminal, line, await terminal.say(line), as_json=as_json)
        if by_hand:
            typer.echo(catalog.word("terminal-goodbye", terminal.language))
    finally:
        await service.close()
        await store.close()


def _house(catalog: Catalog, *, by_hand: bool) -> Features:
    return Features(
        languages=catalog.languages(),
        themes=tuple(THEMES),
        guides=by_hand,
        thinker=Thinker(),
    )


async def _opening(terminal: Terminal, code: str | None, *, by_hand: bool, as_json: bool) -> None:
    """Greet a player at a terminal and lay out the game."""
    if by_hand:
        typer.echo(terminal.catalog.word("terminal-greeting", terminal.language))
    if code is not None:
        line = f"new {code}"
    elif by_hand:
        line = "status"
    else:
        return
    reply = await terminal.say(line)
    if code is None and reply.kind is Kind.REFUSED:
        reply = await terminal.say("new")
    show(terminal, line, reply, as_json=as_json)


def show(terminal: Terminal, line: str, reply: Reply, *, as_json: bool) -> None:
    """Print one answer."""
    if as_json:
        typer.echo(json.dumps(terminal.record(line, reply), ensure_ascii=False))
    else:
        typer.echo(terminal.catalog.tell(reply))


def _leaves(catalog: Catalog, language: str, line: str) -> bool:
    words = catalog.word("terminal-quit-words", language).split(", ")
    return line.strip().lower().removeprefix("/") in words


async def _lines(source: TextIO, *, prompt: bool) -> AsyncIterator[str]:
    """The lines that have something in them, read without blocking the loop."""
    while True:
        if prompt:
            typer.echo("> ", nl=False)
        line = await asyncio.to_thread(source.readline)
        if not line:
            return
        if line.strip():
            yield line.strip()

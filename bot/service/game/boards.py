"""What a chat front end keeps in the store: where boards hang, pictures sent, who left.

None of it is part of a game; losing it costs a picture, never a move.
"""

from bot.replies import Settings, View
from bot.requests import Where
from bot.service.context import selection_of
from bot.service.game.keeping import replayed
from bot.storage.repository import Store, Work


async def board_of(work: Work, game_id: int) -> tuple[View, Settings] | None:
    """A game's board as it stands now; None if another game is on the table."""
    stored = await work.games.get(game_id)
    if stored is None:
        return None
    chat = await work.chats.get(stored.where, "en")
    if chat.game_id != game_id:
        return None
    view = View(
        game_id=game_id,
        game=replayed(stored.line),
        selected=selection_of(stored),
        owner=stored.owner,
        seconds=stored.seconds,
        message=stored.board_message,
    )
    return view, chat.settings


async def game_place(store: Store, game_id: int) -> Where | None:
    """The chat and topic in which a game is played."""
    async with store.read() as work:
        game = await work.games.get(game_id)
        return game.where if game is not None else None


async def set_active(store: Store, chat: int, *, active: bool) -> None:
    """Note that a chat takes messages again, or no longer (C8); its games stay."""
    async with store.work() as work:
        await work.chats.set_active(Where(chat), active)


async def move_chat(store: Store, old: int, new: int) -> bool:
    """Give a group's games and settings its new id; False if that was done before (C7).

    Messages are counted anew there: the number of the old board would be another message.
    """
    async with store.work() as work:
        moved = await work.chats.move(old, new)
        if moved:
            await work.games.forget_boards(new)
        return moved


async def file_id(store: Store, key: str) -> str | None:
    """What Telegram calls a picture that was sent before."""
    async with store.read() as work:
        return await work.files.get(key)

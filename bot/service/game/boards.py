"""What a chat front end keeps in the store: where boards hang, pictures sent, who left.

None of it is part of a game; losing it costs a picture, never a move.
"""

from bot.requests import Where
from bot.storage.repository import Store


async def remember_board(store: Store, game_id: int, message: int | None) -> None:
    """Note which message shows a game's board; None if there is none any more."""
    async with store.work() as work:
        await work.games.set_board(game_id, message)


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
        for game in await work.games.in_chat(Where(new)):
            if moved and game.board_message is not None:
                await work.games.set_board(game.id, None)
        return moved


async def chat_language(store: Store, where: Where, language: str) -> str:
    """The language in which a chat is answered; `language` when it is new."""
    async with store.work() as work:
        return (await work.chats.get(where, language)).settings.language


async def file_id(store: Store, key: str) -> str | None:
    """What Telegram calls a picture that was sent before."""
    async with store.read() as work:
        return await work.files.get(key)


async def remember_file(store: Store, key: str, name: str, at: float) -> None:
    """Keep the name that Telegram gave a picture; `at` in Unix seconds."""
    async with store.work() as work:
        await work.files.remember(key, name, at)


async def forget_file(store: Store, key: str) -> None:
    """Telegram no longer knows the picture."""
    async with store.work() as work:
        await work.files.forget(key)

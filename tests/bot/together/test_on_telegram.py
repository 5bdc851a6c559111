"""Three people in two groups on the local Telegram: from the invitation to the last word."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.local.faults import Fault, FaultKind
from bot.local.people import links, places
from bot.local.world import Message
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.service.together.posts import Post
from bot.telegram.send.posting import Posting
from engine.game import format_game, parse_game
from engine.moves import format_move
from engine.solver import decide
from tests.bot.telegram.rig import ANNA, BRUNO, CHIARA, Rig, rig_at

HOUR = 3600.0
TABLE, CLUB = "Card table", "Pyramid club"


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    async with rig_at(tmp_path) as running:
        yield running


def chat_of(rig: Rig, title: str) -> int:
    chats = rig.desk.world.chats.values()
    return next(chat.id for chat in chats if chat.title == title and not chat.migrated_to)


async def passed(rig: Rig, seconds: float) -> None:
    """Let time pass, and everything be said that is due then."""
    await rig.quiet()
    rig.ahead += seconds
    await rig.running._posting.round()
    await rig.quiet()


def link_of(rig: Rig, chat: int) -> str:
    """The link under the last message of the bot that has one."""
    for message in reversed(rig.from_bot(chat)):
        for button in rig.buttons(message):
            if "url" in button:
                return str(button["url"])
    raise AssertionError("No message has a link.")


async def join(rig: Rig, user: int, url: str) -> str:
    before = rig.last(user)
    links.open_link(rig.desk, user, user, url=url)
    await rig.quiet()
    return "\n".join(rig.words(m) for m in rig.from_bot(user) if m.id > before)


async def win(rig: Rig, user: int, *, undos: int = 0, seconds: int = 100) -> str:
    """Win the game on a person's table; the last move is typed."""
    async with rig.kept.work() as work:
        chat = await work.chats.get(Where(user), "en")
        stored = await work.games.get(chat.game_id or 0)
        assert stored is not None
        game = parse_game(stored.line)
        for _ in range(undos):
            game = game.play(game.position.legal_moves()[-1]).undo()
        *moves, last = decide(game.position).line
        line = format_game(game.play(*moves))
        now = rig.now()
        await save_game(work, replace(stored, line=line, seconds=float(seconds), touched_at=now))
    return await rig.ask(format_move(last), by=user)


def finals(rig: Rig, chat: int) -> list[str]:
    told = [rig.words(message) for message in rig.from_bot(chat)]
    return [text for text in told if "is over" in text.splitlines()[0]]


async def test_from_the_invitation_to_the_last_word(rig: Rig) -> None:
    table, club = chat_of(rig, TABLE), chat_of(rig, CLUB)
    card = await rig.ask("/challenge 2 2h", chat=table)
    assert "Deal 2, code PY1-N-AAAAAAS." in card
    assert rig.from_bot(table)[-1].body.get("photo")
    url = link_of(rig, table)
    assert len(url.partition("start=")[2]) <= 64
    assert (await join(rig, ANNA, url)).startswith("This is your attempt in the challenge")
    assert (await join(rig, BRUNO, url)).startswith("Questo è il tuo tentativo nella sfida")
    await win(rig, ANNA)
    await passed(rig, 15)
    board = rig.from_bot(table)[-1]
    assert "First: Anna, won in 71 moves, 1 minute 40 seconds." in rig.words(board)
    # A second group plays the same deal; the one game counts in both.
    await rig.ask("/lang en", chat=club, by=CHIARA)
    await rig.ask("/challenge 2 2h", chat=club, by=CHIARA)
    assert "that attempt counts here too" in await join(rig, ANNA, link_of(rig, club))
    # The bot's process ends and begins anew.
    await rig.shut_down()
    await rig.boot()
    assert "posto 1 a pari merito su 2" in await win(rig, BRUNO)
    await passed(rig, 15)
    assert rig.from_bot(table)[-1].id == board.id
    assert rig.words(board).splitlines()[1:3] == [
        "Shared first: Anna, won in 71 moves, 1 minute 40 seconds.",
        "Shared first: Bruno, won in 71 moves, 1 minute 40 seconds.",
    ]
    # The group becomes a supergroup; Bruno blocks the bot; Chiara comes late.
    await rig.ask("/lang en", by=CHIARA)
    await join(rig, CHIARA, url)
    await rig.ask("king", by=CHIARA)
    third = rig.desk.world.people[CHIARA].first_name
    places.block(rig.desk, BRUNO, BRUNO)
    table = places.migrate(rig.desk, ANNA, table).id
    await rig.quiet()
    # The deadline passes while nobody is there.
    await rig.shut_down()
    rig.ahead += 3 * HOUR
    await rig.boot()
    await passed(rig, 1)
    assert finals(rig, table) == [
        (
            "The challenge is over, code PY1-N-AAAAAAS.\n"
            "Shared first: Anna, won in 71 moves, 1 minute 40 seconds.\n"
            "Shared first: Bruno, won in 71 moves, 1 minute 40 seconds.\n"
            f"Third: {third}, not finished, 1 card of the pyramid in 1 move, 0 seconds.\n"
            'Say "/challenge" for another one.'
        )
    ]
    assert "this result does not count" in await win(rig, CHIARA)
    assert "this one is for practice" not in await join(rig, ANNA, url)
    await passed(rig, 24 * HOUR)
    assert len(finals(rig, table)) == 1
    assert len(finals(rig, club)) == 1


async def test_a_second_attempt_is_practice(rig: Rig) -> None:
    table = chat_of(rig, TABLE)
    await rig.ask("/challenge 2", chat=table)
    url = link_of(rig, table)
    await join(rig, ANNA, url)
    await win(rig, ANNA)
    assert "this one is for practice" in await join(rig, ANNA, url)
    await win(rig, ANNA, seconds=5)
    await passed(rig, 15)
    assert "1 minute 40 seconds" in rig.words(rig.from_bot(table)[-1])


async def test_nobody_is_written_to_who_did_not_start(rig: Rig) -> None:
    table = chat_of(rig, TABLE)
    await rig.ask("/duel @bruno 2 1h", chat=table)
    await passed(rig, 2 * HOUR)
    assert len(finals(rig, table)) == 1
    for person in (ANNA, BRUNO, CHIARA):
        assert rig.from_bot(person) == []


async def test_a_duel_by_name(rig: Rig) -> None:
    table = chat_of(rig, TABLE)
    await rig.ask("/duel @Bruno 2", chat=table)
    url = link_of(rig, table)
    await rig.ask("/lang en", by=CHIARA)
    assert "This duel is between two others." in await join(rig, CHIARA, url)
    for user in (ANNA, BRUNO):
        await join(rig, user, url)
        await win(rig, user, undos=user == BRUNO)
    await passed(rig, 1)
    (told,) = finals(rig, table)
    assert told.splitlines()[1].startswith("First: Anna")
    assert told.splitlines()[2].endswith("with 1 undo.")


FAULTS = {
    "flood": Fault("sendMessage", FaultKind.ERROR, code=429, parameters={"retry_after": 1}),
    "gateway": Fault("sendMessage", FaultKind.GARBAGE),
    "server": Fault("sendMessage", FaultKind.ERROR, times=2),
    "answer lost": Fault("sendMessage", FaultKind.LOST_ANSWER),
}


@pytest.mark.parametrize("fault", list(FAULTS))
async def test_the_last_word_is_said_once_whatever_fails(rig: Rig, fault: str) -> None:
    table = chat_of(rig, TABLE)
    await rig.ask("/challenge 2 1h", chat=table)
    rig.desk.faults.arm(FAULTS[fault])
    await passed(rig, 2 * HOUR)
    for _ in range(4):
        rig.leap += 30
        await passed(rig, 30)
    assert len(finals(rig, table)) == 1


async def test_a_post_that_cannot_be_written_stops_no_other(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, club = chat_of(rig, TABLE), chat_of(rig, CLUB)
    usual = Posting.text

    def text(posting: Posting, post: Post) -> str:
        if post.where.chat == table:
            raise RuntimeError("No words.")
        return usual(posting, post)

    monkeypatch.setattr(Posting, "text", text)
    rig.say("/challenge 2", chat=table)
    assert "Deal 2," in await rig.ask("/challenge 2", chat=club)
    assert rig.from_bot(table) == []
    monkeypatch.undo()
    await passed(rig, 60)
    assert "Deal 2," in rig.words(rig.from_bot(table)[0])


async def test_a_group_that_takes_no_photos_gets_the_card_in_words(rig: Rig) -> None:
    table = chat_of(rig, TABLE)
    told = "Bad Request: not enough rights to send photos to the chat"
    rig.desk.faults.arm(Fault("sendPhoto", FaultKind.ERROR, times=9, code=400, description=told))
    assert "Deal 2, code PY1-N-AAAAAAS." in await rig.ask("/challenge 2", chat=table)
    assert link_of(rig, table)


async def test_a_group_that_shut_the_bot_out_costs_nothing(rig: Rig) -> None:
    table = chat_of(rig, TABLE)
    await rig.ask("/challenge 2 1h", chat=table)
    places.remove_bot(rig.desk, ANNA, table)
    await passed(rig, 2 * HOUR)
    async with rig.kept.read() as work:
        assert not await work.posts.any_due(rig.now() + 1e9)


async def test_standings_that_somebody_removed_are_sent_anew(rig: Rig) -> None:
    table = chat_of(rig, TABLE)
    await rig.ask("/challenge 2", chat=table)
    url = link_of(rig, table)
    await join(rig, ANNA, url)
    await passed(rig, 15)
    rig.from_bot(table)[-1].deleted = True
    await win(rig, ANNA)
    await passed(rig, 15)
    assert "First: Anna" in rig.words(rig.from_bot(table)[-1])


async def test_a_text_group_hears_sentences_and_a_link(rig: Rig) -> None:
    table = chat_of(rig, TABLE)
    await rig.ask("/text on", chat=table)
    card = await rig.ask("/challenge 2", chat=table)
    message: Message = rig.from_bot(table)[-1]
    assert not message.body.get("photo")
    assert rig.buttons(message) == []
    assert card.splitlines()[-1].startswith("Play here: https://t.me/")
    before = len(rig.from_bot(table))
    await join(rig, ANNA, card.split()[-1])
    await passed(rig, 61)
    assert len(rig.from_bot(table)) == before
    await win(rig, ANNA)
    await passed(rig, 61)
    assert len(rig.from_bot(table)) == before + 1
    assert rig.words(rig.from_bot(table)[-1]).startswith("The challenge so far")


async def test_inline_queries_bring_a_picture_that_telegram_has(rig: Rig) -> None:
    await rig.ask("/start PY1-N-AAAAAAS")
    results = await asked(rig, "PY1-N-AAAAAAS")
    assert [row["type"] for row in results] == ["photo"]
    assert results[0]["photo_file_id"]
    assert "https://t.me/" in results[0]["caption"]
    results = await asked(rig, "strict 77")
    assert [row["type"] for row in results] == ["article"]
    assert [row["title"] for row in await asked(rig, "")] == ["Deal 2, going on"]
    assert await asked(rig, "nothing like it") == []
    query = links.ask(rig.desk, ANNA, ANNA, query="daily")
    await rig.quiet()
    chosen = links.choose(rig.desk, ANNA, ANNA, query_id=query, result_id="d_N_" + today(rig))
    assert "The deal" not in rig.words(chosen)
    assert f"start=d_N_{today(rig)}" in rig.words(chosen)


def today(rig: Rig) -> str:
    return f"{datetime.fromtimestamp(rig.now(), UTC):%Y%m%d}"


async def asked(rig: Rig, query: str) -> list[dict[str, Any]]:
    number = links.ask(rig.desk, ANNA, ANNA, query=query)
    await rig.quiet()
    async with asyncio.timeout(5):
        while rig.desk.inline[number].answer is None:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    answer = rig.desk.inline[number].answer
    assert answer is not None
    return list(answer["results"])


async def test_statistics_come_with_a_picture(rig: Rig) -> None:
    await rig.ask("/start PY1-N-AAAAAAS")
    await win(rig, ANNA)
    told = await rig.ask("/stats")
    assert "1 game, 1 won, 100 percent." in told
    async with asyncio.timeout(5):
        while "Anna · Your statistics" not in rig.words(rig.from_bot(ANNA)[-1]):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert rig.from_bot(ANNA)[-1].body.get("photo")

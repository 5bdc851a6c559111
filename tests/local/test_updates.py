"""Long polling: waiting, offsets, kinds, conflicts, repeated and restarted ids."""

import asyncio

from bot.local.people import places, talk
from bot.local.rules import RULES
from bot.local.server_state import Desk
from tests.local.conftest import ANNA, BRUNO, GROUP, Call


def say(desk: Desk, text: str = "x", person: int = ANNA) -> None:
    talk.send(desk, person, person, text=text)


async def polled(desk: Desk) -> None:
    """Until a getUpdates waits."""
    async with asyncio.timeout(10):
        while desk.queue._poll is None:  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(0.005)


async def test_waits_for_the_first_update(desk: Desk, ok: Call) -> None:
    poll = asyncio.create_task(ok("getUpdates", timeout=30))
    await polled(desk)
    assert not poll.done()
    say(desk, "hello")
    (update,) = await poll
    assert update["message"]["text"] == "hello"


async def test_an_empty_poll_ends(ok: Call) -> None:
    assert await ok("getUpdates", timeout=0) == []


async def test_updates_stay_until_confirmed(desk: Desk, ok: Call) -> None:
    for text in "abc":
        say(desk, text)
    first = await ok("getUpdates", limit=2)
    assert [update["message"]["text"] for update in first] == ["a", "b"]
    assert await ok("getUpdates", limit=2) == first
    numbers = [update["update_id"] for update in first]
    assert numbers[1] == numbers[0] + 1
    (last,) = await ok("getUpdates", offset=numbers[1] + 1)
    assert last["message"]["text"] == "c"


async def test_a_negative_offset_keeps_the_last_ones(desk: Desk, ok: Call) -> None:
    for text in "abc":
        say(desk, text)
    (last,) = await ok("getUpdates", offset=-1)
    assert last["message"]["text"] == "c"
    assert len(desk.queue.pending) == 1


async def test_an_offset_beyond_restarted_ids_confirms_nothing(desk: Desk, ok: Call) -> None:
    say(desk, "before")
    (old,) = await ok("getUpdates")
    desk.queue.restart_ids(old["update_id"] - 5000)
    say(desk, "after")
    first, second = await ok("getUpdates", offset=old["update_id"] + 1)
    assert first == old  # not confirmed, delivered again: C18
    assert second["update_id"] < old["update_id"]


async def test_a_second_poll_ends_the_first(ok: Call, raw: Call, desk: Desk) -> None:
    first = asyncio.create_task(raw("getUpdates", timeout=30))
    await polled(desk)
    second = asyncio.create_task(ok("getUpdates", timeout=30))
    answer = await first
    assert (answer["error_code"], answer["description"]) == (409, RULES["other_poll"].answer)
    say(desk)
    assert len(await second) == 1


async def test_only_wanted_kinds_come_and_the_wish_lasts(desk: Desk, ok: Call) -> None:
    await ok("getUpdates", allowed_updates=["callback_query"])
    say(desk)
    assert await ok("getUpdates") == []
    await ok("getUpdates", allowed_updates=[])
    say(desk)
    assert len(await ok("getUpdates")) == 1


async def test_chat_member_updates_come_on_request_only(desk: Desk, ok: Call) -> None:
    places.join(desk, 1003, GROUP)
    (message,) = await ok("getUpdates", offset=-100)
    assert "new_chat_members" in message["message"]
    await ok("getUpdates", offset=message["update_id"] + 1, allowed_updates=["chat_member"])
    places.leave(desk, 1003, GROUP)
    (change,) = await ok("getUpdates")
    assert change["chat_member"]["new_chat_member"]["status"] == "left"


async def test_a_confirmed_update_can_come_again(desk: Desk, ok: Call) -> None:
    say(desk)
    (update,) = await ok("getUpdates")
    assert await ok("getUpdates", offset=update["update_id"] + 1) == []
    assert desk.queue.repeat(update["update_id"])
    assert await ok("getUpdates", offset=update["update_id"]) == [update]


async def test_two_people_share_the_queue(desk: Desk, ok: Call) -> None:
    say(desk, "a", ANNA)
    say(desk, "b", BRUNO)
    senders = [update["message"]["from"]["id"] for update in await ok("getUpdates")]
    assert senders == [ANNA, BRUNO]

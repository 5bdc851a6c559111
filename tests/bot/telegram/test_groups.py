"""Groups, topics, channels, and people who come and go (C2, C7 to C10, C12, C13, C20)."""

from bot.local.faults import Fault, FaultKind
from bot.local.people import places, talk
from bot.requests import Where
from bot.service.game import boards
from tests.bot.telegram.rig import ANNA, BRUNO, CHIARA, Rig

GROUP, FORUM = "Card table", "Pyramid club"


def chat_of(rig: Rig, title: str) -> int:
    return next(
        c.id for c in rig.desk.world.chats.values() if c.title == title and not c.migrated_to
    )


async def stored(rig: Rig, where: Where) -> list[str]:
    async with rig.kept.read() as work:
        return [game.line for game in await work.games.in_chat(where)]


async def active(rig: Rig, where: Where) -> bool:
    async with rig.kept.work() as work:
        return (await work.chats.get(where, "en")).active


async def test_a_group_shares_one_game(rig: Rig):
    group = chat_of(rig, GROUP)
    await rig.ask("/new 2", chat=group)
    await rig.press("K♦", by=BRUNO, chat=group)
    await rig.press("10♣", by=ANNA, chat=group)
    await rig.press("3♠", by=BRUNO, chat=group)
    assert "moves 2" in rig.caption(group)
    assert await stored(rig, Where(group)) == ["PY1-N-AAAAAAS g6 g2+g5"]


async def test_talk_among_people_is_not_answered(rig: Rig):
    """C13: also when privacy mode is off and the bot hears everything."""
    group = chat_of(rig, GROUP)
    rig.desk.privacy = False
    await rig.ask("/new 2", chat=group)
    assert await rig.ask("the king of Spain is dead", chat=group) == ""
    board = rig.board(group)
    assert "10♥ goes with" in await rig.ask("draw", chat=group, reply_to=board.id)
    assert await rig.ask("/draw@some_other_bot", chat=group) == ""


async def test_another_bot_s_command_gets_silence(rig: Rig):
    """C45: in private it gets one sentence; a command of ours that lacks something too."""
    group = chat_of(rig, GROUP)
    await rig.ask("/new 2", chat=group)
    before = len(rig.from_bot(group))
    for line in ("/weather", "/weather in Rome", "/ban @someone"):
        rig.say(line, chat=group)
        await rig.quiet()
    assert len(rig.from_bot(group)) == before
    assert "no such command" in await rig.ask("/weather")
    assert await rig.ask("/row", chat=group) != ""


async def test_everything_is_reachable_by_slash_commands_in_privacy_mode(rig: Rig):
    """C13."""
    group = chat_of(rig, GROUP)
    await rig.ask("/new 2", chat=group)
    for command in ("/king KD", "/pair 10C 3S", "/draw", "/undo", "/free", "/board", "/row 6"):
        assert await rig.ask(command, chat=group), command
    assert "slash commands" in await rig.ask("/help", chat=group)


async def test_a_game_of_ones_own_belongs_to_its_owner(rig: Rig):
    """C2: whoever else gets hold of a button is told in private, and nothing moves."""
    await rig.ask("/start")
    data = rig.button(rig.board(), "Draw")["callback_data"]
    await rig.ask("/start", by=BRUNO)
    theirs = rig.board(BRUNO)
    before = len(rig.from_bot(BRUNO))
    answer = await rig.press_data(data, theirs.id, by=BRUNO)
    assert answer is not None
    assert answer["alert"]
    assert len(rig.from_bot(BRUNO)) == before
    assert await stored(rig, Where(ANNA)) == ["PY1-N-AAAAAAS"]
    assert await stored(rig, Where(BRUNO)) == ["PY1-N-AAAAAAS"]


async def test_each_topic_has_its_own_game_and_its_own_answers(rig: Rig):
    """C9."""
    forum = chat_of(rig, FORUM)
    one, two = rig.desk.world.chats[forum].topics
    await rig.ask("/new 2", chat=forum, topic=one)
    await rig.ask("/new 3", chat=forum, topic=two)
    await rig.ask("/draw", chat=forum, topic=one)
    await rig.ask("/new 4", chat=forum)
    topics = [m.body.get("message_thread_id") for m in rig.boards(forum)]
    assert topics == [one, two, None]
    assert await stored(rig, Where(forum, one)) == ["PY1-N-AAAAAAS d"]
    assert len(await stored(rig, Where(forum, two))) == 1


async def test_a_topic_that_vanishes_falls_back_to_the_chat(rig: Rig):
    """C9."""
    forum = chat_of(rig, FORUM)
    topic = next(iter(rig.desk.world.chats[forum].topics))
    text = "Bad Request: message thread not found"
    for method in ("sendPhoto", "sendMessage"):
        rig.desk.faults.arm(Fault(method, FaultKind.ERROR, code=400, description=text))
    await rig.ask("/new 2", chat=forum, topic=topic)
    board = rig.board(forum)
    assert "message_thread_id" not in board.body
    await rig.ask("/free", chat=forum, topic=topic)
    assert "message_thread_id" not in rig.from_bot(forum)[-1].body


async def test_a_group_that_becomes_a_supergroup_keeps_its_game(rig: Rig):
    """C7: both service messages, and the game moves once."""
    group = chat_of(rig, GROUP)
    await rig.ask("/new 2", chat=group)
    await rig.press("K♦", chat=group)
    new = places.migrate(rig.desk, ANNA, group).id
    await rig.quiet()
    assert await stored(rig, Where(new)) == ["PY1-N-AAAAAAS g6"]
    assert await stored(rig, Where(group)) == []
    async with rig.kept.read() as work:
        (game,) = await work.games.in_chat(Where(new))
    assert game.board_message is None  # its number is another message's there
    await rig.ask("/draw", chat=new)
    assert "moves 2" in rig.caption(new)
    assert await stored(rig, Where(new)) == ["PY1-N-AAAAAAS g6 d"]


async def test_a_migration_is_learned_from_an_error_as_well(rig: Rig):
    """C7: what could not be sent to the old id is sent to the new one."""
    group = chat_of(rig, GROUP)
    await rig.ask("/new 2", chat=group)
    board = rig.board(group)
    data = rig.button(board, "Draw")["callback_data"]
    rig.desk.queue.allowed = ["callback_query"]
    press = rig.tap(data, board.id, chat=group)
    new = places.migrate(rig.desk, ANNA, group).id
    await rig.quiet()
    assert rig.desk.presses[press].answers
    assert await stored(rig, Where(new)) == ["PY1-N-AAAAAAS d"]
    assert "moves 1" in rig.caption(new)


async def test_a_blocked_bot_keeps_the_game_and_comes_back_at_start(rig: Rig):
    """C8."""
    await rig.ask("/start")
    board = rig.board()
    data = rig.button(board, "Draw")["callback_data"]
    places.block(rig.desk, ANNA, ANNA)
    await rig.quiet()
    assert not await active(rig, Where(ANNA))
    rig.desk.world.people[ANNA].blocked = False
    rig.tap(data, board.id)
    rig.desk.world.people[ANNA].blocked = True
    await rig.quiet()
    assert not await active(rig, Where(ANNA))
    places.unblock(rig.desk, ANNA, ANNA)
    await rig.ask("/start")
    assert await active(rig, Where(ANNA))
    await rig.press("Continue", message=rig.last(ANNA))
    assert "moves 1" in rig.caption()


async def test_a_bot_that_is_removed_and_added_again(rig: Rig):
    """C8."""
    group = chat_of(rig, GROUP)
    await rig.ask("/new 2", chat=group)
    places.remove_bot(rig.desk, ANNA, group)
    await rig.quiet()
    assert not await active(rig, Where(group))
    places.add_bot(rig.desk, ANNA, group)
    await rig.quiet()
    assert await active(rig, Where(group))
    await rig.ask("/draw", chat=group)
    assert await stored(rig, Where(group)) == ["PY1-N-AAAAAAS d"]


async def test_anonymous_admins_and_channels_play_the_shared_game(rig: Rig):
    """C12: no personal id is needed for it."""
    group = chat_of(rig, FORUM)
    await rig.ask("/new 2", chat=group, speaker="anonymous")
    await rig.ask("/draw", chat=group, speaker=str(group))
    await rig.press("Draw", by=CHIARA, chat=group)
    assert await stored(rig, Where(group)) == ["PY1-N-AAAAAAS d d"]


async def test_posts_in_a_channel(rig: Rig):
    """C12, C22."""
    channel = places.new_group(
        rig.desk, "News", kind="channel", people=(ANNA,), bot="administrator"
    )
    await rig.ask("/new 2", chat=channel.id)
    assert "photo" in rig.board(channel.id).body
    assert await rig.ask("good morning", chat=channel.id) == ""


async def test_a_group_without_photos_gets_the_board_in_letters(rig: Rig):
    """The bot has no right to send photos: a text with the same buttons, edited in place."""
    group = chat_of(rig, GROUP)
    text = "Bad Request: not enough rights to send photos to the chat"
    fault = Fault("sendPhoto", FaultKind.ERROR, times=99, code=400, description=text)
    rig.desk.faults.arm(fault)
    await rig.ask("/new 2", chat=group)
    board = rig.board(group)
    assert "[7♣]" in rig.words(board)
    assert "J♦" in rig.words(board)
    await rig.press("K♦", chat=group)
    assert rig.board(group) == board
    assert "moves 1" in rig.words(board)
    assert "[K♦]" not in rig.words(board)


async def test_a_press_on_a_message_that_is_gone_plays_and_shows_a_new_board(rig: Rig):
    """C22: an inaccessible message, in a topic that it does not tell."""
    forum = chat_of(rig, FORUM)
    topic = next(iter(rig.desk.world.chats[forum].topics))
    await rig.ask("/new 2", chat=forum, topic=topic)
    board = rig.board(forum)
    data = rig.button(board, "Draw")["callback_data"]
    board.deleted = True
    rig.tap(data, board.id, chat=forum)
    await rig.quiet()
    assert await stored(rig, Where(forum, topic)) == ["PY1-N-AAAAAAS d"]
    fresh = rig.board(forum)
    assert fresh.id != board.id
    assert fresh.body["message_thread_id"] == topic
    assert await boards.game_place(rig.kept, 1) == Where(forum, topic, private=False)


async def test_no_web_app_button_is_ever_sent(rig: Rig):
    """C20."""
    group = chat_of(rig, GROUP)
    await rig.ask("/new 2", chat=group)
    await rig.ask("/start")
    for chat in (group, ANNA):
        assert all("web_app" not in button for button in rig.buttons(rig.board(chat)))


async def test_a_forwarded_board_keeps_its_words_and_its_link(rig: Rig):
    """C15."""
    await rig.ask("/start")
    await rig.press("K♦")
    copy = talk.forward(rig.desk, ANNA, ANNA, message_id=rig.board().id, from_chat_id=ANNA)
    assert "reply_markup" not in copy.body
    assert copy.body["caption"] == "K♦ is gone. · Same cards"
    links = [e["url"] for e in copy.body["caption_entities"] if e["type"] == "text_link"]
    assert links[0].endswith("?start=PY1-N-AAAAAAS")

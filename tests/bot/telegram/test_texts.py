"""Text-only chats: plain new messages, nothing else; and texts from strangers (C22, C24, C26)."""

from tests.bot.telegram.rig import ANNA, BRUNO, Rig


def quiet_calls(rig: Rig) -> int:
    """Calls that a text-only chat must never cause."""
    calls = rig.desk.faults.calls
    edits = sum(count for name, count in calls.items() if name.startswith("edit"))
    return edits + calls["sendphoto"] + calls["deletemessage"]


async def test_a_text_only_chat_gets_plain_new_messages(rig: Rig):
    await rig.ask("/text on", by=BRUNO)
    before = quiet_calls(rig)
    said = await rig.ask("nuova 2", by=BRUNO)
    assert "Nuova partita, smazzata 2" in said
    assert "Tolto il re di quadri" in await rig.ask("togli il re", by=BRUNO)
    assert "make" not in await rig.ask("7 di fiori 7 di picche", by=BRUNO)
    await rig.ask("pesca", by=BRUNO)
    await rig.ask("annulla", by=BRUNO)
    assert quiet_calls(rig) == before
    for message in rig.from_bot(BRUNO):
        assert "reply_markup" not in message.body
        assert "entities" not in message.body
        assert message.reply_to is None


async def test_a_chat_may_return_to_pictures(rig: Rig):
    await rig.ask("/text on")
    await rig.ask("new 2")
    assert not rig.boards()
    await rig.ask("/text off")
    await rig.ask("/draw")
    assert "photo" in rig.board().body
    assert "moves 1" in rig.caption()


async def test_an_old_board_pressed_in_a_text_only_chat_is_answered_in_text(rig: Rig):
    await rig.ask("/start")
    board = rig.board()
    await rig.ask("/text on")
    before = rig.last(ANNA)
    await rig.press("Draw", message=board.id)
    assert rig.last(ANNA) > before
    assert "10 of hearts" in rig.words(rig.from_bot(ANNA)[-1])


async def test_questions_of_a_text_only_chat_have_no_buttons(rig: Rig):
    await rig.ask("/text on")
    await rig.ask("new 2")
    said = await rig.ask("forget me")
    assert "yes" in said
    assert not rig.buttons(rig.from_bot(ANNA)[-1])
    assert "nothing changes" in await rig.ask("no")


async def test_markup_and_odd_letters_of_strangers_come_back_harmless(rig: Rig):
    """C22: nothing that people type is read as markup."""
    await rig.ask("/start")
    for text in (
        "<b>bold</b> & <a href='x'>",
        "\u202eright to left\u2066",
        "/new <script>",
        "/start <i>&lt;",
        "\x00\x01",
        "💥" * 2000,
        "/pair " + "9" * 4000,
    ):
        said = await rig.ask(text)
        assert said
        assert "Traceback" not in said
        assert "Error number" not in said


async def test_long_answers_come_whole_in_several_messages(rig: Rig):
    """C26."""
    await rig.ask("/text on")
    await rig.ask("new 2")
    said = await rig.ask("/rules")
    assert said
    assert all(len(rig.words(message)) <= 4096 for message in rig.from_bot(ANNA))

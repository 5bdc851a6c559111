"""Settings and privacy: what is kept, and how it goes."""

import pytest

from bot.service.context import Features


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("text on", "text_only", True),
        ("lang it", "language", "it"),
        ("errors off", "error_help", False),
        ("coach on", "coach", True),
        ("theme dark", "theme", "dark"),
        ("guide off", "guide", 5),
    ],
)
async def test_a_setting_is_kept(chat, line, field, value):
    await chat.say(line)
    await chat.say("settings")
    assert getattr(chat.last.settings, field) == value


@pytest.mark.parametrize("name", ["text", "coach", "errors", "guide", "voice", "deals"])
async def test_a_setting_named_alone_shows_its_state_and_changes_nothing(chat, name):
    """C44: its states are buttons, the one that is set is marked."""
    await chat.say("new 2")
    before = chat.last.settings
    told = await chat.say(f"/{name}")
    assert "change it with" in told
    assert chat.last.settings == before
    states, back = chat.last.menu.rows
    assert [key.command for key in states] == ["set", "set"]
    assert sum(bool(key.on) for key in states) == 1
    assert back[0].text == "settings"


async def test_the_buttons_of_a_setting_change_it(chat):
    await chat.say("new 2")
    await chat.press(game=0, turn=0, command="set", text="coach-on")
    assert chat.last.settings.coach
    assert chat.last.menu.rows[0][0].on
    await chat.press(game=0, turn=0, command="put", text="deals-any")
    assert chat.last.settings.deals == "any"
    labels = [key.label.key for row in chat.last.menu.rows for key in row]
    assert "key-deals-any" in labels
    assert "key-coach-on" in labels


@pytest.mark.parametrize("text", ["", "nothing", "coach-loud", "text-", "lang-xx", "deals-never"])
async def test_forged_buttons_of_settings_change_nothing(chat, text):
    await chat.say("new 2")
    before = chat.last.settings
    await chat.press(game=0, turn=0, command="set", text=text or "x")
    assert chat.last.settings == before


async def test_wrong_values_are_answered_by_what_there_is(chat):
    assert "Languages: English, en" in await chat.say("/lang xx")
    assert "Themes: classic and dark." in await chat.say("/theme pink")
    assert chat.last.settings.language == "en"


async def test_spoken_answers_need_their_parts(chat):
    """Without the extras one friendly sentence."""
    assert await chat.say("voice on") == (
        "Spoken messages are not set up on this bot; please write instead."
    )
    assert not chat.last.settings.voice


async def test_error_help_has_the_apps_own_words(italian):
    """R11."""
    await italian.say("new 2")
    assert "La somma deve essere uguale a 13: 7 e 7 fanno 14." in await italian.say("7C 7S")
    await italian.say("errori no")
    assert "7 e 7 fanno 14: la somma deve essere uguale a 13." in await italian.say("7C 7S")


async def test_a_group_has_its_own_language(group):
    await group.say("/lang it")
    assert await group.say("/new 2") == group.catalog.tell(group.last)
    assert "Nuova partita" in group.catalog.tell(group.last)


async def test_forget_me_asks_first_and_removes_all(chat, store):
    await chat.say("new 2")
    await chat.say("king")
    assert "for good" in await chat.say("forget me")
    assert await chat.say("no") == "All right, nothing changes."
    await chat.say("/forget me")
    assert await chat.say("yes") == "Everything about you is removed."
    async with store.read() as work:
        kept = await work.people.export(1)
    assert not any(rows for part, rows in kept.items() if part != "user")
    assert "No game is running." in await chat.say("free")


def test_languages_are_picked_by_their_main_tag():
    features = Features(languages=("en", "it"))
    assert [features.pick(tag) for tag in ("it-CH", "IT", "xx", "", None)] == [
        "it",
        "it",
        "en",
        "en",
        "en",
    ]

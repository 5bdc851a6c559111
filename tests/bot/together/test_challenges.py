"""Challenges from the invitation to the final standings, told as the players hear them."""

from dataclasses import replace

from bot.requests import Where
from bot.storage.repository import Store
from tests.bot.together.conftest import ANNA, BRUNO, CHIARA, GROUP, OTHER_GROUP, Party

HOUR = 3600.0


async def test_a_challenge_among_three(party: Party) -> None:
    card = await party.group("/challenge 2h")
    assert card.splitlines() == [
        "Anna calls a challenge: everybody plays the same deal, each alone.",
        "Deal 2, code PY1-N-AAAAAAS.",
        "Pyramide rules: win by clearing the pyramid, as many passes as you like.",
        "It ends today at 20:00 (UTC).",
        "The first attempt counts; hints and undos are shown with the result.",
        "Times here are in UTC; /zone and a city sets yours.",
    ]
    assert len(party.link) <= 64
    assert party.link.replace("_", "").isalnum()
    told = await party.join(ANNA)
    assert told.startswith("This is your attempt in the challenge; the first one counts. New game")
    assert (await party.win(ANNA)).endswith("This counts: place 1 of 1 so far.")
    await party.join(BRUNO)
    await party.play(BRUNO, "draw", "undo")
    assert (await party.win(BRUNO)).endswith("This counts: place 2 of 2 so far.")
    await party.join(CHIARA)
    await party.play(CHIARA, "king")
    assert await party.post(15) == [
        (
            "The challenge so far, code PY1-N-AAAAAAS.\n"
            "First: Anna, won in 71 moves, 1 minute 11 seconds.\n"
            "Second: Bruno, won in 72 moves, 1 minute 13 seconds; with 1 undo.\n"
            "Still playing: Chiara."
        )
    ]
    final = await party.post(2 * HOUR)
    assert final == [
        (
            "The challenge is over, code PY1-N-AAAAAAS.\n"
            "First: Anna, won in 71 moves, 1 minute 11 seconds.\n"
            "Second: Bruno, won in 72 moves, 1 minute 13 seconds; with 1 undo.\n"
            "Third: Chiara, not finished, 1 card of the pyramid in 1 move, 1 second.\n"
            'Say "/challenge" for another one.'
        )
    ]
    assert await party.post(24 * HOUR) == []
    assert {chat for chat, _ in party.posted} == {GROUP.chat}


async def test_the_first_attempt_counts_and_later_ones_are_practice(party: Party) -> None:
    await party.group("/challenge 2")
    link = party.link
    await party.join(ANNA)
    await party.win(ANNA)
    before = await party.say("/standings")
    told = await party.join(ANNA, link)
    assert told.startswith("Your first attempt is finished and counts; this one is for practice.")
    await party.win(ANNA)
    assert (await party.say("again")).count("You play this deal for practice") == 1
    await party.win(ANNA)
    assert (await party.say("/standings")).removeprefix("The same as before. ") == before


async def test_an_attempt_that_was_left_is_taken_up_by_its_link(party: Party) -> None:
    await party.group("/challenge 2")
    link = party.link
    await party.join(ANNA)
    await party.play(ANNA, "king")
    await party.say("new 5")
    assert (await party.game(ANNA)).deal.number == 5
    told = await party.join(ANNA, link)
    assert told.startswith("Your attempt goes on.")
    game = await party.game(ANNA)
    assert (game.deal.number, game.moves) == (2, 1)
    assert "place 1 of 1" in await party.win(ANNA)


async def test_playing_the_deal_elsewhere_meanwhile_is_marked(party: Party) -> None:
    await party.group("/challenge 2")
    link = party.link
    await party.join(ANNA)
    await party.say("again")
    await party.win(ANNA)
    await party.join(ANNA, link)
    await party.win(ANNA)
    assert "with the deal known before." in await party.say("/standings")


async def test_a_player_who_knew_the_deal_is_marked(party: Party) -> None:
    await party.say("new 2", BRUNO)
    await party.win(BRUNO)
    await party.group("/challenge 2")
    told = await party.join(BRUNO)
    assert "the standings will show that you knew the deal before" in told
    await party.win(BRUNO)
    assert "with the deal known before." in (await party.post(15))[0]


async def test_who_played_the_deal_in_the_group_knows_it(party: Party) -> None:
    await party.group("/new 2")
    await party.group("/king", BRUNO)
    await party.group("/challenge 2")
    assert "you knew the deal before" in await party.join(BRUNO)
    assert "the first one counts" in await party.join(ANNA)


async def test_equal_players_share_a_place(party: Party) -> None:
    await party.group("/challenge 2")
    link = party.link
    for user in (BRUNO, ANNA):
        await party.join(user, link)
        told = await party.win(user)
    assert told.endswith("This counts: a shared place 1 of 2 so far.")
    await party.join(CHIARA, link)
    await party.play(CHIARA, "draw", "undo")
    await party.win(CHIARA)
    lines = (await party.post(15))[0].splitlines()
    assert [line.split(",")[0] for line in lines[1:]] == [
        "Shared first: Anna",
        "Shared first: Bruno",
        "Third: Chiara",
    ]


async def test_a_late_result_does_not_count(party: Party) -> None:
    await party.group("/challenge 2 1h")
    await party.join(ANNA)
    await party.play(ANNA, "king")
    party.now += 2 * HOUR
    assert (await party.win(ANNA)).endswith(
        "The contest had ended before: this result does not count."
    )
    final = (await party.post())[0]
    assert "First: Anna, not finished, 1 card of the pyramid in 1 move, 1 second." in final
    await party.say("again")
    assert "for practice" not in await party.say("new 2")
    assert (await party.join(BRUNO)).startswith("This contest is over; you play for practice.")


async def test_a_deadline_while_nobody_looked_is_kept_afterwards(party: Party) -> None:
    await party.group("/challenge 2 30m")
    await party.join(ANNA)
    await party.win(ANNA)
    party.service = type(party.service)(party.store, party.service.features)
    told = await party.post(9 * HOUR)
    assert len(told) == 1
    assert told[0].startswith("The challenge is over")
    assert "First: Anna, won in 71 moves" in told[0]


async def test_leaving_and_coming_back(party: Party) -> None:
    await party.group("/challenge 2")
    link = party.link
    await party.join(ANNA)
    await party.win(ANNA)
    told = await party.group("/leave")
    assert told.startswith("You have left the challenge, deal PY1-N-AAAAAAS.")
    assert await party.group("/leave") == "You are not in this contest."
    assert "Nobody has finished yet." in await party.group("/standings", BRUNO)
    await party.join(ANNA, link)
    assert "First: Anna, won in 71 moves" in await party.group("/standings", BRUNO)


async def test_names_cannot_break_the_standings(party: Party) -> None:
    await party.group("/challenge 2")
    link = party.link
    await party.join(ANNA)
    await party.say(f"/start {link}", BRUNO, name="<b>\u202eB\nr\u0000u\tno</b>" + "x" * 90)
    await party.say(f"/start {link}", CHIARA, name="\u200f\u200b")
    told = (await party.post(15))[0]
    assert "\u202e" not in told
    assert len(told.splitlines()) == 2
    assert "<b> B r u no</b>" in told
    assert "…" in told
    assert "#1003" in told


async def test_contests_need_a_group_and_a_person(party: Party) -> None:
    assert "Contests are played in groups" in await party.say("/duel")
    assert "a friend" in await party.say("/challenge")
    assert "This needs a person" in await party.group("/duel", user=None)
    await party.group("/challenge", user=None)
    assert "A challenge: everybody plays the same deal" in party.posted[-1][1]
    assert "open the link in a private chat" in await party.group(f"/start {party.link}")
    assert "That link does not lead to a deal." in await party.say("/start c_nothing")
    assert "There is no contest here." in await party.say("/standings", CHIARA)


async def test_what_can_be_wished_for(party: Party) -> None:
    wishes = {
        "PY1-N-AAAAAAJ": "Deal 1, code PY1-N-AAAAAAJ.",
        "py1 s aaaaaas 3 days": "Deal 2, code PY1-S-AAAAAAS.",
        "strict 30 minutes": "Strict rules",
        "winnable P1": "Par, one redeal rules",
        "20:30": "It ends today at 20:30 (UTC).",
        "9:30": "It ends tomorrow at 09:30 (UTC).",
        "40 days": "A contest lasts from 5 minutes to 31 days",
        "1 minute": "A contest lasts from 5 minutes to 31 days",
        "PY1-N-AAAAAAK": "slip",
    }
    for wish, expected in wishes.items():
        assert expected in await party.group(f"/challenge {wish}"), wish


async def test_the_time_zone_of_the_group(party: Party) -> None:
    told = await party.group("/zone rome")
    assert told == "The time zone here is Rome now; it is 19:00."
    assert "It ends today at 21:00 (Rome)." in await party.group("/challenge 2h")
    assert "It ends today at 23:15 (Rome)." in await party.group("/challenge 23:15")
    assert "The time zone here is Rome." in await party.group("/zone")
    assert "no time zone called Atlantis" in await party.group("/zone Atlantis")


async def test_one_game_counts_in_two_groups_of_the_same_deal(party: Party) -> None:
    await party.group("/challenge 2")
    first = party.link
    await party.group("/challenge 2", BRUNO, OTHER_GROUP)
    second = party.link
    await party.join(ANNA, first)
    await party.play(ANNA, "king")
    assert "Your attempt goes on." in await party.join(ANNA, second)
    assert (await party.win(ANNA)).count("This counts: place 1 of 1") == 2
    assert "You have played this deal already" not in await party.join(BRUNO, first)
    told = await party.post(15)
    assert len(told) == 2
    assert all("Anna, won in 71 moves" in text for text in told)


async def test_a_finished_attempt_counts_in_a_later_group_too(party: Party) -> None:
    await party.group("/challenge 2")
    await party.join(ANNA)
    await party.win(ANNA)
    await party.group("/challenge 2", BRUNO, OTHER_GROUP)
    assert "that attempt counts here too" in await party.join(ANNA)
    assert "First: Anna, won in 71 moves" in await party.group("/standings", where=OTHER_GROUP)


async def test_text_mode_gets_new_messages_without_picture_and_edit(party: Party) -> None:
    await party.group("/text on")
    await party.group("/challenge 2")
    assert party.sent[-1].game is None
    link = party.link
    for user in (ANNA, BRUNO):
        await party.join(user, link)
        await party.win(user)
    assert len(await party.post(61)) == 1
    assert party.sent[-1].edit is None
    await party.join(CHIARA, link)
    assert await party.post(15) == []
    assert len(await party.post(60)) == 1
    assert party.sent[-1].edit is None


async def test_pictures_and_edits_where_there_are_buttons(party: Party) -> None:
    await party.group("/challenge 2")
    assert party.sent[-1].game is not None
    link = party.link
    await party.join(ANNA, link)
    await party.post(15)
    assert party.sent[-1].edit is None
    await party.win(ANNA)
    await party.post(15)
    assert party.sent[-1].edit == 502


async def test_the_group_moves_and_its_contest_with_it(party: Party, store: Store) -> None:
    await party.group("/challenge 2 1h")
    await party.join(ANNA)
    await party.post(15)
    await party.win(ANNA)
    async with store.work() as work:
        await work.chats.get(GROUP, "en")
        await work.chats.move(GROUP.chat, -100_500)
    told = await party.post(HOUR)
    assert [post.where.chat for post in party.sent[-len(told) :]] == [-100_500] * len(told)
    assert told[-1].startswith("The challenge is over")
    assert "First: Anna" in await party.group("/standings", where=replace(GROUP, chat=-100_500))


async def test_a_group_that_shut_the_bot_out_hears_nothing(party: Party, store: Store) -> None:
    await party.group("/challenge 2 1h")
    async with store.work() as work:
        await work.chats.set_active(GROUP, False)
    assert await party.post(2 * HOUR) == []
    async with store.read() as work:
        assert not await work.posts.any_due(party.now + 1e9)


async def test_a_player_who_is_forgotten_leaves_no_line(party: Party, store: Store) -> None:
    await party.group("/challenge 2")
    await party.join(ANNA)
    await party.win(ANNA)
    await party.join(BRUNO)
    await party.win(BRUNO)
    async with store.work() as work:
        assert await work.people.forget(ANNA)
    assert "Anna" not in await party.group("/standings", BRUNO)
    await party.group("/challenge 3", BRUNO)
    async with store.read() as work:
        assert [contest.host for contest in await work.contests.in_chat(GROUP)] == [BRUNO, None]
        assert await work.contests.of(ANNA) == []
        assert await work.contests.get("") is None
        assert Where(ANNA) != GROUP


async def test_what_the_solver_was_asked_stands_beside_the_result(party: Party) -> None:
    party.think()
    await party.group("/challenge 2")
    await party.join(ANNA)
    await party.say("/coach on")
    assert "Removed" in await party.say("king")
    assert "keeps a win" in await party.say("/hint")
    assert "Yes" in await party.say("/verdict")
    await party.say("/hint")
    await party.win(ANNA)
    await party.say("/solution")
    assert "with 2 hints and 1 verdict." in await party.say("/standings")
    await party.service.close()


async def test_with_several_contests_one_is_asked_for_by_name(party: Party) -> None:
    """`/standings` and `/leave` never mean one that was not named."""
    await party.group("/challenge PY1-N-AAAAAAJ 2h")
    first = party.link
    await party.group("/duel PY1-S-AAAAAAS 3h")
    await party.join(ANNA, first)
    told = await party.group("/standings", BRUNO)
    assert told == (
        "Which one? 1: the duel, deal PY1-S-AAAAAAS, until today at 21:00 (UTC). "
        "2: the challenge, deal PY1-N-AAAAAAJ, until today at 20:00 (UTC)."
    )
    assert (await party.group("2", BRUNO)).startswith("The challenge so far, code PY1-N-AAAAAAJ.")
    await party.group("/leave")
    assert (await party.group("2")).startswith("You have left the challenge, deal PY1-N-AAAAAAJ.")

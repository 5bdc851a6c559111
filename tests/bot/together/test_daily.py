"""The deal of the day: the same for all, from the date alone; streaks and mornings."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.requests import Where
from bot.service.game.winnable import deal_of_day
from bot.service.together.daily import prepare
from bot.service.together.deadlines import next_time
from bot.storage.repository import Store
from engine.game import parse_game
from engine.position import Outcome
from engine.rules import VARIANTS, parse_rules
from tests.bot.together.conftest import ANNA, BRUNO, CHIARA, GROUP, Party

DAY = 86_400.0


def test_the_deals_of_a_week_are_fixed() -> None:
    week = [
        deal_of_day(date(2026, 11, 30) + timedelta(days=n), VARIANTS["N"]).deal.code
        for n in range(7)
    ]
    assert week[0] == "PY1-N-AACOWWS"
    assert len(set(week)) == 7


@pytest.mark.parametrize("token", ["N", "P1", "P2", "A", "T", "E"])
def test_the_deal_of_a_day_is_proved_to_be_winnable(token: str) -> None:
    found = deal_of_day(date(2026, 12, 24), parse_rules(token))
    game = parse_game(found.line)
    assert game.code == found.deal.code
    assert game.outcome is Outcome.WON


async def test_a_day_is_played_in_private_and_once(party: Party) -> None:
    told = await party.say("/daily")
    assert told.startswith("This is the deal of the day; your first attempt counts.")
    code = (await party.game(ANNA)).code
    assert (await party.win(ANNA)).endswith(
        "That was the deal of the day. You have won it on one day."
    )
    told = await party.say("daily deal")
    assert told.startswith("Your first attempt is finished and counts; this one is for practice.")
    assert (await party.game(ANNA)).code == code
    await party.say("/daily", BRUNO)
    assert (await party.game(BRUNO)).code == code


async def test_variants_have_their_own_deals(party: Party) -> None:
    await party.say("/daily")
    usual = (await party.game(ANNA)).deal
    await party.say("/daily king tut")
    other = (await party.game(ANNA)).deal
    assert other.rules == VARIANTS["T"]
    assert other.number != usual.number
    assert "I know no rules called nonsense" in await party.say("/daily nonsense")


async def test_a_streak_goes_on_day_by_day_and_ends(party: Party) -> None:
    for day in range(1, 4):
        await party.say("/daily")
        told = await party.win(ANNA)
        expected = "on one day" if day == 1 else f"on {day} days in a row"
        assert told.endswith(f"You have won it {expected}.")
        party.now += DAY
    assert "Deal of the day: won on 3 days in a row." in await party.say("/stats")
    party.now += DAY
    assert "Deal of the day" not in await party.say("/stats")
    await party.say("/daily")
    assert (await party.win(ANNA)).endswith("on one day.")


async def test_two_wins_on_one_day_of_the_player_are_one_day(party: Party) -> None:
    """C73: the deal changes at midnight of universal time, in Tokyo at nine in the morning."""
    await party.say("/zone Tokyo")
    midnight = (party.now // DAY + 1) * DAY
    party.now = midnight - 3600.0
    await party.say("/daily")
    assert (await party.win(ANNA)).endswith("on one day.")
    party.now = midnight + 3600.0
    await party.say("/daily")
    assert (await party.win(ANNA)).endswith("on one day.")
    party.now += DAY
    await party.say("/daily")
    assert (await party.win(ANNA)).endswith("on 2 days in a row.")


async def test_yesterday_with_its_solution(party: Party) -> None:
    await party.say("/daily", BRUNO)
    code = (await party.game(BRUNO)).code
    party.now += DAY
    told = await party.say("/daily yesterday")
    assert told.startswith(f"Yesterday's deal of the day: code {code}. Pyramide rules")
    assert "It can be won in " in told
    assert told.count("Removed") >= 15
    assert await party.say("/giornaliera ieri", CHIARA) == told


async def test_in_a_group_it_is_a_challenge_of_that_day(party: Party) -> None:
    card = await party.group("/daily")
    assert card.startswith("The deal of the day: everybody plays it alone")
    assert "It ends today at 23:59 (UTC)." in card
    link = party.link
    assert (await party.group("/challenge daily", BRUNO)) == card
    assert party.link == link
    await party.say("/daily")
    await party.win(ANNA)
    assert "that attempt counts here too" in await party.join(ANNA, link)
    await party.join(BRUNO, link)
    assert "You have won it on one day." in await party.win(BRUNO)
    final = (await party.post(DAY))[-1]
    assert "Shared first: Anna" in final or "First: Anna" in final
    assert "Bruno, won in" in final


async def test_every_morning_at_its_hour(party: Party) -> None:
    await party.group("/zone Rome")
    told = await party.group("/morning 8:30")
    assert told == (
        "I will post the deal of the day here every morning, the next time "
        "tomorrow at 08:30 (Rome)."
    )
    assert await party.post(13 * 3600.0) == []
    first = await party.post(3600.0)
    assert len(first) == 1
    assert first[0].startswith("The deal of the day")
    assert await party.post(3600.0) == []
    later = await party.post(24 * 3600.0)
    assert sum(text.startswith("The deal of the day") for text in later) == 1
    assert sum(text.startswith("The challenge is over") for text in later) == 1
    await party.join(ANNA)
    await party.win(ANNA)
    await party.post(20.0)
    assert await party.group("/morning off") == "No more deals of the day in the morning."
    assert await party.group("/morning off") == "There was no morning post here."
    rest = await party.post(48 * 3600.0)
    assert not any(text.startswith("The deal of the day") for text in rest)
    assert "/morning 8:30" in await party.group("/morning tea")


async def test_morning_alone_shows_how_it_stands_and_changes_nothing(party: Party) -> None:
    """C44."""
    for _ in range(2):
        assert "does not come here by itself" in await party.group("/morning")
    assert await party.post(2 * DAY) == []
    await party.group("/morning 8:30")
    assert "comes here every morning, the next time" in await party.group("/morning")
    assert "No more deals" in await party.group("/morning off")


async def test_mornings_that_were_missed_are_not_made_up_for(party: Party) -> None:
    await party.group("/morning on")
    told = await party.post(5 * DAY)
    assert len(told) == 1
    assert await party.post(60.0) == []


async def test_deals_are_looked_for_ahead_of_time(party: Party, store: Store) -> None:
    assert await prepare(store, party.now)
    async with store.read() as work:
        found = await work.contests.get("N_20261130")
    assert found is not None
    assert found.codes == ("PY1-N-AACOWWS",)
    assert found.where != GROUP


async def test_a_person_can_have_a_morning_too(party: Party) -> None:
    told = await party.say("/morning 9:00")
    assert "the next time tomorrow at 09:00 (UTC). Times here are in UTC; /zone" in told
    (post,) = await party.post(16 * 3600.0)
    assert post.startswith("The deal of the day")
    assert party.sent[-1].where == Where(ANNA)
    assert (await party.join(ANNA)).startswith("This is the deal of the day")
    await party.group("/morning 9:00")
    async with party.store.work() as work:
        await work.chats.move(GROUP.chat, -5)
    assert len(await party.post(24 * 3600.0)) == 2
    assert {post.where.chat for post in party.sent[-2:]} == {ANNA, -5}


async def test_the_clocks_go_forward_on_a_morning() -> None:
    # In Rome the hour from 2 to 3 was skipped on 29 March 2026.
    before = datetime(2026, 3, 28, 12, tzinfo=UTC).timestamp()
    skipped = next_time(before, 2 * 60 + 30, "Europe/Rome")
    assert datetime.fromtimestamp(skipped, UTC) == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)
    usual = next_time(skipped, 2 * 60 + 30, "Europe/Rome")
    assert datetime.fromtimestamp(usual, UTC) == datetime(2026, 3, 30, 0, 30, tzinfo=UTC)
    assert next_time(before, 0, "Nowhere/Here") == before + 12 * 3600

"""Leaderboards and statistics."""

from bot.language.catalog import Catalog
from bot.replies import Settings
from bot.service.together.statistics import judge_some, summed
from bot.storage.repository import Result, Store
from bot.telegram.look.figures import draw_figures
from tests.bot.together.conftest import ANNA, BRUNO, CHIARA, GROUP, OTHER_GROUP, Party

DAY = 86_400.0


async def two_winners(party: Party) -> None:
    await party.group("/challenge 2")
    link = party.link
    for user in (ANNA, BRUNO):
        await party.join(user, link)
        await party.play(user, *["draw", "undo"] * (user == BRUNO))
        await party.win(user)


async def test_a_groups_best_by_week_and_month(party: Party) -> None:
    assert (await party.group("/top week")).startswith("Nobody is on this leaderboard yet.")
    await two_winners(party)
    told = await party.group("/top week")
    assert told.startswith(
        "This week's best here. First: Anna, 1 win in 1 game, 28 cards of the pyramid. "
        "Second: Bruno, 1 win in 1 game, 28 cards of the pyramid."
    )
    party.now += 7 * DAY
    await party.group("/challenge 3")
    await party.join(BRUNO)
    await party.play(BRUNO, "draw")
    week = await party.group("/top week")
    assert "Anna" not in week
    assert "First: Bruno, 0 wins in 1 game" in week
    assert "First: Anna, 1 win in 1 game" in await party.group("/top all")
    assert "Nobody" in await party.group("/top all", where=OTHER_GROUP)
    assert "Nobody is on this" not in await party.group("/top")
    party.now += 40 * DAY
    assert (await party.group("/top month")).startswith("Nobody is on this leaderboard yet.")


async def test_leaving_the_leaderboards(party: Party) -> None:
    await two_winners(party)
    assert (await party.say("/top off")).startswith("You are left out of leaderboards")
    assert "Anna" not in await party.say("/top all", where=GROUP)
    assert "Anna" not in await party.say("/top PY1-N-AAAAAAS")
    await party.say("/top on")
    assert "First: Anna" in await party.group("/top all")


async def test_the_best_at_a_deal_by_their_first_game(party: Party) -> None:
    await party.say("new 2", ANNA)
    await party.win(ANNA)
    await party.say("again", BRUNO)
    await party.say("new 2", BRUNO)
    for _ in range(3):
        await party.play(BRUNO, "draw", "undo")
    await party.win(BRUNO)
    await party.say("again", BRUNO)
    await party.win(BRUNO)
    told = await party.say("/top PY1-N-AAAAAAS", CHIARA)
    assert told.startswith(
        "The best at PY1-N-AAAAAAS, each with the first game. First: Anna, won in 71 moves, "
    )
    assert "Second: Bruno, won in 74 moves" in told
    assert 'Say "/top" with a deal\'s code' in await party.say("/top", CHIARA)
    assert (await party.say("/top 3", CHIARA)) == "Nobody is on this leaderboard yet."


async def test_statistics_in_sentences(party: Party, store: Store) -> None:
    assert await party.say("/stats") == "There are no finished games yet."
    await party.say("new 2")
    await party.win(ANNA)
    await party.say("new 1")
    await party.play(ANNA, "draw")
    await party.say("new 3")
    await party.say("yes")
    while await judge_some(store):
        pass
    told = await party.say("/stats")
    assert told.startswith(
        "Your statistics, all variants. 2 games, 1 won, 50 percent. "
        "Of 1 deal that could be won you won 1, 100 percent. "
        "Wins in a row: 0 now, 1 at best. "
        "Best win: 71 moves; fastest: 1 minute 11 seconds. "
        "On average a win takes 71 moves and 1 minute 11 seconds."
    )
    assert (await party.say("/stats strict")) == "There are no finished games yet."
    assert (await party.say("/stats N")).startswith("Pyramide: your statistics.")
    async with store.work() as work:
        await work.judged.note("PY1-N-AAAAAAS", winnable=True, par=68)
    told = await party.say("/stats")
    assert "Against par: 3 moves over on average, over 1 win." in told


async def test_statistics_as_a_picture(party: Party, catalog: Catalog) -> None:
    await party.say("new 2")
    await party.win(ANNA)
    await party.say("/stats")
    assert party.last is not None
    assert party.last.figures is not None
    for language in catalog.languages():
        png = draw_figures(party.last.figures, catalog, Settings(language=language))
        assert png.startswith(b"\x89PNG")
    tiles = {
        catalog.text(tile.label, "en"): catalog.text(tile.value, "en")
        for tile in party.last.figures.tiles
    }
    assert tiles["Games"] == "1"
    assert tiles["Share won"] == "100 %"
    assert tiles["Fastest"] == "1:11"


def result(number: int, state: str, moves: int = 60) -> Result:
    return Result(
        game_id=number,
        chat=1,
        topic=0,
        owner=1,
        code=f"code {number}",
        rules="N",
        state=state,
        removed=28,
        moves=moves,
        undos=0,
        score=280,
        seconds=float(number),
        hints=0,
        verdicts=0,
        solutions=0,
        started_at=0.0,
        finished_at=float(number),
    )


def test_streaks_and_shares() -> None:
    states = ["won", "won", "lost", "won", "won", "won", "left", "won"]
    latest_first = [result(number, state) for number, state in enumerate(states)][::-1]
    judged = {"code 2": (True, None), "code 6": (False, None), "code 7": (True, 50)}
    sums = summed(latest_first, judged)
    assert (sums.games, sums.won, sums.streak, sums.best_streak) == (8, 6, 1, 3)
    assert (sums.known, sums.known_won) == (2, 1)
    assert (sums.over, sums.compared) == (10, 1)

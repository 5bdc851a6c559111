"""Contests, posts and sums on every kind of database."""

import asyncio
from dataclasses import replace

from bot.requests import Where, Who
from bot.service.game.keeping import save_game
from bot.storage.repository import Store, StoredGame, Work
from bot.storage.together import Attempt, Contest, ContestKind, PostKind, StoredPost

ANNA, BRUNO = 1, 2
GROUP = Where(-100, 7, private=False)
CODE = "PY1-N-AAAAAAS"
CONTEST = Contest(
    token="abc",
    kind=ContestKind.CHALLENGE,
    where=GROUP,
    host=ANNA,
    codes=(CODE,),
    started_at=100.0,
    ends_at=1000.0,
    told_at=100.0,
)


async def begun(work: Work, user: int, contest: Contest = CONTEST) -> StoredGame:
    await work.chats.get(Where(user), "en")
    await work.people.see(Who(user, f"P{user}"), "en", 100.0)
    game = await work.games.add(Where(user), user, CODE, 100.0)
    await work.contests.enter(contest.token, user, f"P{user}", 100.0)
    await work.contests.add_attempt(
        Attempt(
            token=contest.token,
            user=user,
            hand=1,
            code=CODE,
            game_id=game.id,
            started_at=100.0,
            closes_at=contest.ends_at,
        )
    )
    return game


async def test_a_contest_comes_back_as_it_went(store: Store) -> None:
    async with store.work() as work:
        assert await work.contests.add(CONTEST)
        assert not await work.contests.add(replace(CONTEST, host=BRUNO))
    async with store.read() as work:
        assert await work.contests.get("abc") == CONTEST
        assert await work.contests.in_chat(GROUP) == [CONTEST]
        assert await work.contests.by_token({"abc", "x"}) == {"abc": CONTEST}
        assert await work.contests.by_token(set()) == {}


async def test_an_attempt_follows_its_game_until_the_contest_closes(store: Store) -> None:
    async with store.work() as work:
        await work.contests.add(CONTEST)
        game = await begun(work, ANNA)
        game = await save_game(
            work, replace(game, line=f"{CODE} g6 d", touched_at=200.0, seconds=9.0, hints=1)
        )
        (attempt,) = await work.contests.attempts("abc")
        assert (attempt.removed, attempt.cards, attempt.moves, attempt.hints) == (1, 1, 2, 1)
        assert (attempt.seconds, attempt.state, attempt.name) == (9.0, "playing", "P1")
        game = await save_game(work, replace(game, state="lost", touched_at=300.0))
        game = await save_game(work, replace(game, solutions=1, touched_at=310.0))
        (attempt,) = await work.contests.attempts("abc")
        assert (attempt.state, attempt.solutions) == ("lost", 0)
        game = await save_game(
            work, replace(game, state="playing", line=f"{CODE} g6 d u", touched_at=320.0)
        )
        (attempt,) = await work.contests.attempts("abc")
        assert (attempt.state, attempt.solutions, attempt.undos) == ("playing", 1, 1)
        await save_game(work, replace(game, line=f"{CODE} g6 d u d", touched_at=1001.0))
        (attempt,) = await work.contests.attempts("abc")
        assert attempt.moves == 2


async def test_an_end_that_comes_sooner_closes_the_attempts(store: Store) -> None:
    async with store.work() as work:
        await work.contests.add(CONTEST)
        game = await begun(work, ANNA)
        await work.contests.save(replace(CONTEST, closed=True, ends_at=150.0))
        await save_game(work, replace(game, line=f"{CODE} g6", touched_at=160.0))
        (attempt,) = await work.contests.attempts("abc")
        assert (attempt.moves, attempt.closes_at) == (0, 150.0)


async def test_one_of_many_takes_a_post(store: Store) -> None:
    async with store.work() as work:
        for number in range(5):
            await work.posts.put(
                StoredPost(
                    slot=f"s{number}", kind=PostKind.CARD, where=GROUP, due_at=number, token="t"
                )
            )

    async def take() -> list[str]:
        async with store.work() as work:
            return [post.slot for post in await work.posts.take(10.0, 2)]

    taken = await asyncio.gather(*(take() for _ in range(4)))
    slots = sorted(slot for batch in taken for slot in batch)
    assert slots == ["s0", "s1", "s2", "s3", "s4"]
    assert await take() == []
    async with store.work() as work:
        assert not await work.posts.any_due(1e12)


async def test_a_group_that_moves_takes_contests_and_posts_along(store: Store) -> None:
    async with store.work() as work:
        await work.chats.get(GROUP, "en")
        await work.contests.add(replace(CONTEST, board_message=5))
        for slot, kind in (
            ("final:-100:abc", PostKind.FINAL),
            ("morning:-100:7", PostKind.MORNING),
        ):
            post = StoredPost(slot=slot, kind=kind, where=GROUP, due_at=50.0, minute=480)
            await work.posts.put(post)
        assert await work.chats.move(-100, -200)
        contest = await work.contests.get("abc")
        assert contest is not None
        assert contest.where == Where(-200, 7, private=False)
        assert contest.board_message is None
        posts = await work.posts.take(60.0, 9)
        assert [post.slot for post in posts] == ["final:-200:abc", "morning:-200:7"]
        assert {post.where for post in posts} == {Where(-200, 7, private=False)}
        assert {post.minute for post in posts} == {480}


async def test_leaders_are_summed_and_hidden(store: Store) -> None:
    async with store.work() as work:
        await work.contests.add(CONTEST)
        for user, removed in ((ANNA, 28), (BRUNO, 3)):
            game = await begun(work, user)
            state = "won" if removed == 28 else "lost"
            await save_game(
                work, replace(game, line=f"{CODE} g6", state=state, touched_at=200.0, seconds=50.0)
            )
        leaders = await work.leaders.in_chat(GROUP.chat, 0.0, 5)
        assert [(one.name, one.won, one.played, one.seconds) for one in leaders] == [
            ("P1", 1, 1, 50.0),
            ("P2", 0, 1, 0.0),
        ]
        assert await work.leaders.in_chat(GROUP.chat, 101.0, 5) == []
        assert [one.user for one in await work.leaders.at(CODE, 5)] == [ANNA, BRUNO]
        await work.leaders.hide(ANNA)
        await work.leaders.hide(ANNA)
        assert [one.user for one in await work.leaders.in_chat(GROUP.chat, 0.0, 5)] == [BRUNO]
        assert [one.user for one in await work.leaders.at(CODE, 5)] == [BRUNO]
        await work.leaders.unhide(ANNA)
        assert [one.user for one in await work.leaders.at(CODE, 1)] == [ANNA]


async def test_who_did_what_and_who_knows_a_deal(store: Store) -> None:
    async with store.work() as work:
        await work.chats.get(GROUP, "en")
        game = await work.games.add(GROUP, None, f"{CODE} g6", 1.0)
        assert not await work.contests.has_seen(ANNA, CODE)
        await work.deeds.note(game.id, ANNA, "Anna", 1, 0)
        await work.deeds.note(game.id, ANNA, "Anna", 0, 1)
        await work.deeds.note(game.id, BRUNO, "Bruno", 2, 0)
        assert [
            (one.name, one.cards, one.moves, one.undos) for one in await work.deeds.of(game.id)
        ] == [
            ("Bruno", 2, 1, 0),
            ("Anna", 1, 1, 1),
        ]
        assert await work.contests.has_seen(ANNA, CODE)
        assert not await work.contests.has_seen(ANNA, "PY1-N-AAAAAAJ")
        assert not await work.contests.has_seen(3, CODE)


async def test_what_is_known_of_deals(store: Store) -> None:
    async with store.work() as work:
        game = await begun_alone(work)
        await save_game(work, replace(game, line=f"{CODE} g6", state="left"))
        assert await work.judged.missing(5) == [CODE]
        await work.judged.note(CODE, winnable=True, par=60)
        await work.judged.note(CODE, winnable=True, par=None)
        await work.judged.note("other", winnable=None, par=None)
        assert await work.judged.missing(5) == []
        assert await work.judged.of({CODE, "other", "none"}) == {
            CODE: (True, 60),
            "other": (None, None),
        }


async def begun_alone(work: Work) -> StoredGame:
    await work.chats.get(Where(ANNA), "en")
    return await work.games.add(Where(ANNA), ANNA, CODE, 1.0)


async def test_days_in_a_row(store: Store) -> None:
    async with store.work() as work:
        for day in (1, 2, 3):
            token = f"N_{day}"
            contest = replace(
                CONTEST,
                token=token,
                kind=ContestKind.DAILY,
                where=None,
                started_at=day * 86_400.0,
                ends_at=1e9,
            )
            await work.contests.add(contest)
            game = await begun(work, ANNA, contest)
            state, at = "lost" if day == 2 else "won", day * 86_400.0 + 60.0
            await save_game(work, replace(game, state=state, touched_at=at))
        wins = await work.contests.wins_at(ANNA, ContestKind.DAILY, 10)
        assert wins == [3 * 86_400.0 + 60.0, 86_400.0 + 60.0]
        assert await work.contests.wins_at(BRUNO, ContestKind.DAILY, 10) == []

"""Order and places, and what five hundred players cost."""

import pytest
from sqlalchemy import event

from bot.language.catalog import Catalog
from bot.service.together.standings import PAGE, line, lines, ranked
from bot.storage.repository import Store
from bot.storage.together import Attempt, Contest, ContestKind
from bot.telegram.look.captions import LONGEST_TEXT, pieces
from tests.bot.together.conftest import ANNA, GROUP, Party
from tests.bot.together.handed import handed

CONTEST = Contest(
    token="t",
    kind=ContestKind.CHALLENGE,
    where=GROUP,
    host=None,
    codes=("PY1-N-AAAAAAS",),
    started_at=0.0,
    ends_at=1e6,
)


def attempt(user: int, state: str = "won", **more) -> Attempt:
    values = {"removed": 28, "cards": 50, "moves": 60, "seconds": 100.0, "name": f"P{user:04}"}
    return Attempt(
        token="t",
        user=user,
        hand=1,
        code="PY1-N-AAAAAAS",
        game_id=user,
        started_at=0.0,
        closes_at=1e6,
        state=state,
        **(values | more),
    )


def test_won_then_cards_then_moves_then_time() -> None:
    order = [
        attempt(1, moves=60),
        attempt(2, moves=61, seconds=99.0),
        attempt(3, moves=61, seconds=100.0),
        attempt(4, "lost", removed=27, moves=300),
        attempt(5, "lost", removed=26, moves=10),
        attempt(6, "left", removed=2, moves=3),
    ]
    rows = ranked(order[::-1], CONTEST, final=True)
    assert [row.user for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [row.place.number for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [row.user for row in ranked(order, CONTEST)] == [1, 2, 3, 4, 5]


def test_equal_players_share_and_the_next_place_is_left_out() -> None:
    rows = ranked([attempt(1), attempt(2, seconds=100.9), attempt(3, moves=61)], CONTEST)
    assert [(row.place.number, row.place.shared) for row in rows] == [
        (1, True),
        (1, True),
        (3, False),
    ]


@pytest.mark.parametrize("language", ["en", "it"])
def test_help_is_shown(catalog: Catalog, language: str) -> None:
    helped = attempt(1, hints=2, verdicts=1, solutions=1, undos=3, seen=True)
    told = catalog.text(line(ranked([helped], CONTEST)[0], CONTEST), language)
    expected = {
        "en": "First: P0001, won in 60 moves, 1 minute 40 seconds; "
        "with 2 hints, 1 verdict, the solution, 3 undos and the deal known before.",
        "it": "Primo posto: P0001, vittoria in 60 mosse, 1 minuto e 40 secondi; "
        "con 2 suggerimenti, 1 verdetto, la soluzione, 3 annullamenti "
        "e una smazzata già nota.",
    }
    assert told == expected[language]


def test_five_hundred_players_in_pages_that_fit(catalog: Catalog) -> None:
    many = [
        attempt(user, name="W" * 40, moves=60 + user, hints=10, undos=100, verdicts=9, seen=True)
        for user in range(500)
    ]
    for page in (1, 13, 25, 26, 1_000):
        for language in catalog.languages():
            told = lines(many, CONTEST, final=True, page=page)
            text = "\n".join(catalog.text(say, language) for say in told)
            assert len(told) == PAGE + 1
            assert len(text) < LONGEST_TEXT
            assert pieces(text) == [text]
    ranks = [row.user for row in ranked(many, CONTEST)]
    assert ranks == list(range(500))


async def crowd(store: Store, token: str, count: int) -> None:
    async with store.work() as work:
        for user in range(1, count + 1):
            await work.contests.enter(token, user, f"Player {user}", 1.0)
            place = {"moves": 60 + user, "finished_at": 2.0}
            one = attempt(user, **place)
            await work.contests.add_attempt(
                Attempt(**{name: getattr(one, name) for name in one.__slots__} | {"token": token})
            )


async def test_statements_do_not_grow_with_the_players(party: Party, store: Store) -> None:
    counts = []
    for players in (5, 500):
        await party.group("/challenge 2 1h")
        token = party.link.removeprefix("c_")
        await crowd(store, token, players)
        statements: list[str] = []

        def note(*args, into=statements) -> None:
            into.append(args[2])

        event.listen(store.engine.sync_engine, "before_cursor_execute", note)
        told = await party.group("/standings")
        final = await handed(store, party.now + 7200)
        event.remove(store.engine.sync_engine, "before_cursor_execute", note)
        assert "First: Player 1, won in 61 moves" in told
        assert len(final) == 1
        counts.append(len(statements))
    assert counts[0] == counts[1]
    assert counts[1] < 40
    told = await party.group("/standings 25")
    assert "Player 500, won in 560 moves" in told
    assert "Page 25 of 25, 500 players." in told


async def test_a_page_can_be_asked_for_in_words(party: Party, store: Store) -> None:
    await party.group("/challenge 2")
    await crowd(store, party.link.removeprefix("c_"), 45)
    assert "Player 41," in await party.group("standings 3")
    assert "Player 1," in await party.group("/standings", ANNA)

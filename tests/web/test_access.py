"""Who gets in, and what a page of somebody else's can do: nothing."""

import logging

import aiohttp
import pytest

from bot.guard import Guard
from bot.web.door import Door
from tests.web.rig import ANNA, BRUNO, NOW, Site, Visit, proof, site, sqlite, visit


@pytest.mark.parametrize(
    "bad", [proof(token="1:x"), proof(at=NOW - 90000), proof().replace("501", "502")]
)
async def test_what_proves_nothing_is_answered_with_401(board: Site, bad: str):
    async with visit(board) as page:
        assert await page.begin(bad) == 401


async def test_a_proof_is_used_up_by_leaving(board: Site):
    async with visit(board, proof()) as page:
        other = Visit(board, page.http)
        assert await other.begin(proof()) == 200
        async with page.http.delete(board.url + "/api/session", headers=page.headers()) as answer:
            assert answer.status == 200
        assert (await page.get("/api/state"))[0] == 401
        assert (await other.get("/api/state"))[0] == 401
        assert await page.begin(proof()) == 401
        assert await page.begin(proof(query_id="another")) == 200


async def test_forgetting_ends_every_session(anna: Visit):
    other = Visit(anna.site, anna.http)
    assert await other.begin(proof(query_id="phone")) == 200
    asked = await anna.act(do="forget")
    assert asked["kind"] == "ask"
    status, _ = await anna.post(
        "/api/act", {"id": "the-answer", "question": asked["question"], "answer": 1}
    )
    assert status == 200
    assert (await anna.get("/api/state"))[0] == 401
    assert (await other.get("/api/state"))[0] == 401
    assert await other.begin(proof(query_id="phone")) == 401
    async with anna.site.store.read() as work:
        assert (await work.people.export(ANNA))["sessions"] == []


async def test_a_session_ends_by_itself(anna: Visit):
    anna.site.pass_time(13 * 3600)
    assert (await anna.get("/api/state"))[0] == 401


async def test_the_game_of_another_person_is_refused(anna: Visit):
    async with visit(anna.site, proof(BRUNO)) as bruno:
        await bruno.act(do="new", text="PY1-N-AAAAAAJ")
        before = anna.game
        told = await bruno.act(game=before["id"], turn=before["turn"], tap="g6")
        assert (told["kind"], told["lines"]) == (
            "refused", ["This is someone else's game. Say /new to play one of your own."],
        )  # fmt: skip
        assert bruno.game["code"] == "PY1-N-AAAAAAJ"
        assert (await anna.look())["game"]["turn"] == before["turn"]


async def test_a_guest_has_a_cookie_that_no_script_reads(board: Site):
    async with aiohttp.ClientSession() as http:
        page = Visit(board, http)
        async with http.post(board.url + "/api/session", json={}, headers=page.headers()) as answer:
            cookie = answer.headers["Set-Cookie"]
            record = await answer.json()
    assert "token" not in record
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie  # plain http on this machine


async def test_behind_https_the_cookie_is_for_this_host_and_https_alone(tmp_path):
    door = Door("https://cards.example.org")
    async with site(sqlite(tmp_path), door=door) as safe, aiohttp.ClientSession() as http:
        headers = {"Origin": "https://cards.example.org"}
        async with http.post(safe.url + "/api/session", json={}, headers=headers) as answer:
            cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith("__Host-pyramide=")
    assert "Secure" in cookie


async def test_a_guest_comes_back_to_the_same_table(board: Site):
    async with visit(board) as page:
        await page.act(do="new", text="PY1-N-AAAAAAS")
        assert await page.begin() == 200
        assert page.game["code"] == "PY1-N-AAAAAAS"
        board.pass_time(120 * 86400)
        assert (await page.get("/api/state"))[0] == 200  # and that lets it last longer
        board.pass_time(120 * 86400)
        assert (await page.get("/api/state"))[0] == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "file://"])
async def test_a_page_of_another_site_cannot_act(anna: Visit, origin: str):
    status, _ = await anna.post("/api/act", {"id": "12345678", "do": "undo"}, Origin=origin)
    assert status == 403
    url = anna.site.url + "/api/session"
    async with anna.http.delete(url, headers=anna.headers(Origin=origin)) as answer:
        assert answer.status == 403


async def test_only_json_is_taken(anna: Visit):
    url = anna.site.url + "/api/act"
    async with anna.http.post(url, data="{}", headers=anna.headers()) as answer:
        assert answer.status == 415


async def test_large_bodies_are_refused(anna: Visit):
    big = {"id": "12345678", "say": "x" * 10_000}
    url = anna.site.url + "/api/act"
    async with anna.http.post(url, json=big, headers=anna.headers()) as answer:
        assert answer.status == 413

    async def chunks():
        for _ in range(100):
            yield b"x" * 1000

    headers = anna.headers(**{"Content-Type": "application/json"})
    async with anna.http.post(url, data=chunks(), headers=headers) as answer:
        assert answer.status == 413


async def test_every_answer_has_its_headers(anna: Visit):
    for path, status in (
        ("/", 200), ("/page/app.js", 200), ("/page/none.js", 404), ("/api/state", 200),
        ("/d/PY1-N-AAAAAAS", 302), ("/page/..%2Fpages.py", 404),
    ):  # fmt: skip
        async with anna.http.get(
            anna.site.url + path, headers=anna.headers(), allow_redirects=False
        ) as answer:
            assert answer.status == status, path
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_link_to_a_deal_leads_to_the_page(anna: Visit):
    url = anna.site.url + "/d/PY1-N-AAAAAAS%0d%0aX:1"
    async with anna.http.get(url, allow_redirects=False) as answer:
        assert answer.headers["Location"] == "../#deal=PY1-N-AAAAAASX1"


async def test_one_who_floods_is_slowed_down(tmp_path):
    guard = Guard(rate=0.001, burst=3.0)
    async with site(sqlite(tmp_path), guard=guard) as slow, visit(slow, proof()) as page:
        answers = [await page.post("/api/act", {"id": f"flood-{n:04}", "do": "score"})
                   for n in range(5)]  # fmt: skip
    assert [status for status, _ in answers] == [200, 200, 200, 429, 429]
    assert answers[-1][1] == {"error": "Too many messages at once: please wait a few seconds."}


async def test_nothing_personal_is_logged(board: Site, caplog):
    caplog.set_level(logging.DEBUG)
    async with visit(board, proof()) as page:
        await page.act(do="new")
        await page.begin(proof(token="1:x"))
    text = "\n".join(record.getMessage() for record in caplog.records if "web" in record.name)
    assert "a proof was refused: the seal does not fit" in text
    assert not [word for word in (str(ANNA), "User", page.token, "hash=") if word in text]


async def test_sessions_are_kept_as_digests_and_pruned(board: Site):
    async with visit(board, proof()) as page, board.store.read() as work:
        rows = await work.session.connection()
        stored = str((await rows.exec_driver_sql("select * from sessions")).all())
    assert page.token not in stored
    await board.store.prune(NOW + 5 * 86400, keep_days=1)
    async with board.store.read() as work:
        left = await (await work.session.connection()).exec_driver_sql(
            "select count(*) from sessions"
        )
        assert left.scalar_one() == 0

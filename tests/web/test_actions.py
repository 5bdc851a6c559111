"""A page's actions: each once, for the table that it was meant for; and news of the rest."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.commands import COMMANDS
from bot.replies import Bar, Figures, Kind, Reply, Sentence, Settings, Tile
from bot.requests import Command, Press, Request, Where, Who, Words
from bot.web.decode import MENUS, BadAction, read_action, update_number
from bot.web.told import told
from bot.web.words import WON_OF_100, page_words
from engine.moves import parse_move, parse_place
from tests.web.rig import ANNA, CATALOG, NOW, Site, Visit, proof, site, sqlite, visit


async def test_the_table_is_told_in_words(anna: Visit):
    game = anna.game
    names = {card["p"]: card["n"] for row in game["rows"] for card in row}
    assert names["g6"] == "King of diamonds, row 7, free"
    assert names["f1"] == "Queen of clubs, row 6, covered by 7 of clubs and 10 of clubs"
    assert game["wastes"][0]["top"]["n"] == "Waste: 7 of diamonds, free"
    assert game["stock"]["moves"] == [{"move": "d", "n": "Draw, 23 cards in the stock"}]
    assert (game["code"], game["score"], game["moves"]) == ("PY1-N-AAAAAAS", 0, 0)


async def test_the_stock_is_not_told(anna: Visit):
    """What lies face down must not be in what the page is sent (C30)."""
    assert anna.game["stock"].keys() == {"count", "passes", "moves", "n"}


async def test_two_taps_make_a_pair(anna: Visit):
    assert (await anna.here(tap="g6"))["lines"][0] == "Removed king of diamonds."
    await anna.here(tap="g2")
    assert anna.game["selected"] == "g2"
    told = await anna.here(tap="g5")
    assert told["kind"] == "done"
    assert (anna.game["score"], anna.game["moves"], anna.game["last"]) == (30, 2, "g2+g5")


async def test_what_is_not_possible_says_why(anna: Visit):
    told = await anna.here(tap="a1")
    assert told["kind"] == "refused"
    assert "covered" in told["lines"][0]
    told = await anna.here(move="g1+g7")
    assert told["lines"][0] == "7 and 7 make 14; a pair must make 13."


async def test_an_action_that_comes_twice_is_done_once(anna: Visit):
    game, turn = anna.game["id"], anna.game["turn"]
    first = await anna.act("the-same-tap", game=game, turn=turn, tap="g6")
    again = await anna.act("the-same-tap", game=game, turn=turn, tap="g6")
    assert first["kind"] == "done"
    assert again == {}
    assert (anna.game["score"], anna.game["moves"]) == (10, 1)
    assert anna.state["said"][0] == "Removed king of diamonds."


async def test_many_at_once_under_one_id_are_done_once(anna: Visit):
    body = {"id": "hurried-tap", "game": anna.game["id"], "turn": 0, "move": "d"}
    answers = await asyncio.gather(*(anna.post("/api/act", body) for _ in range(8)))
    assert {status for status, _ in answers} == {200}
    assert sum("told" in record for _, record in answers) == 1
    assert (await anna.look())["game"]["stock"]["count"] == 22


async def test_the_same_id_on_another_page_is_another_action(anna: Visit):
    other = Visit(anna.site, anna.http)
    await other.begin(proof(query_id="phone"))
    await anna.act("one-name", do="score")
    assert await other.act("one-name", do="score") != {}


async def test_a_tap_on_an_old_board_is_refused_with_the_fresh_one(anna: Visit):
    old = anna.game
    await anna.here(tap="g6")
    told = await anna.act(game=old["id"], turn=old["turn"], tap="g2")
    assert told["kind"] == "refused"
    assert "out of date" in told["lines"][0]
    assert (anna.game["moves"], anna.game["selected"]) == (1, None)


async def test_undo_takes_back_one_or_several(anna: Visit):
    for move in ("g6", "d", "d"):
        await anna.here(move=move)
    await anna.here(do="undo")
    assert anna.game["stock"]["count"] == 22
    await anna.here(do="undo", count=2)
    assert (anna.game["stock"]["count"], anna.game["score"]) == (23, 0)
    old = dict(anna.game, turn=0)
    told = await anna.act(game=old["id"], turn=0, do="undo", count=1)
    assert told["kind"] == "refused"


async def test_a_question_is_answered_by_its_number(anna: Visit):
    await anna.here(tap="g6")
    told = await anna.act(do="forget")
    assert (told["kind"], told["choices"]) == ("ask", [])
    await anna.act(question=told["question"], answer=0)
    assert anna.game["score"] == 10
    told = await anna.act(question=told["question"], answer=1)
    assert told["kind"] == "refused"


async def test_a_menu_brings_buttons(anna: Visit):
    told = await anna.act(do="settings")
    buttons = [key for row in told["menu"] for key in row]
    assert all(key["label"] and (key["do"] or key["url"]) for key in buttons)
    key = next(key for key in buttons if key["do"] == "menu")
    told = await anna.act(game=anna.game["id"], turn=0, do="menu", text=key["text"])
    assert told["kind"] == "info"


async def test_words_are_understood_as_in_the_chat(anna: Visit):
    await anna.act(say="ten of clubs three of spades")
    assert anna.game["last"] == "g2+g5"


async def test_settings_and_languages(anna: Visit):
    await anna.act(do="lang", text="it")
    assert (anna.state["lang"], anna.state["said"]) == ("it", ["Ora parlo italiano."])
    assert anna.game["rows"][6][5]["n"] == "Re di quadri, fila 7, libero"
    await anna.act(do="theme", text="dark-four-large")
    assert anna.state["settings"]["theme"] == "dark-four-large"
    status, words = await anna.get("/api/words?lang=it")
    assert (status, words["undo"], len(words["tokens"])) == (200, "Annulla", 9)


@pytest.mark.parametrize("name", sorted({*COMMANDS, *MENUS}))
async def test_every_command_has_an_answer(anna: Visit, name: str):
    status, _ = await anna.post("/api/act", {"id": f"{name:_<8}", "do": name})
    assert status == (200 if name in COMMANDS else 400)
    await anna.here(do=name, text="some-text")


@pytest.mark.parametrize("token", ["N", "S", "R", "P1", "P2", "A", "T", "F", "E"])
@pytest.mark.parametrize("language", ["en", "it", "fr", "es", "de"])
async def test_every_variant_is_told_in_every_language(board: Site, token: str, language: str):
    async with visit(board, proof(lang=language)) as page:
        await page.act(do="new", text=f"PY1-{token}-AAAAAAS")
        assert page.game["token"] == token
        await page.here(move="d")
        cards = [card for row in page.game["rows"] for card in row]
        assert all(card["n"] and card["r"] for card in cards)


def test_figures_are_told_with_their_shares():
    word = Sentence("button-yes")
    figures = Figures(
        title=word,
        tiles=(Tile(word, Sentence("variant-N")),),
        chart=word,
        bars=(Bar(word, 1, word), Bar(word, 4, word)),
    )
    reply = Reply(kind=Kind.INFO, says=(word,), settings=Settings(), figures=figures)
    record = told(reply, CATALOG)["figures"]
    assert record["tiles"] == [{"label": "Yes", "value": "Pyramide"}]
    assert [bar["share"] for bar in record["bars"]] == [0.25, 1.0]


@pytest.mark.parametrize(
    "body",
    [
        b"", b"[]", b"{", b'{"id": "x"}', b'{"id": "12345678"}', b'{"id": "12345678", "do": "rm"}',
        b'{"id": "12345678", "game": 1, "turn": -1, "tap": "g1"}',
        b'{"id": "12345678", "game": 1, "turn": 0, "tap": "z9"}',
        b'{"id": "12345678", "game": 1, "turn": 0, "move": "g1+g2+g3"}',
        b'{"id": "12345678", "game": true, "turn": 0, "tap": "g1"}',
        b'{"id": "12345678", "game": 99999999999999999999, "turn": 0, "tap": "g1"}',
        b'{"id": "12345678", "question": 1}', b'{"id": "12345678", "say": 5}',
        b"[" * 3000,
    ],
)  # fmt: skip
async def test_what_is_no_action_changes_nothing(anna: Visit, body: bytes):
    headers = anna.headers(**{"Content-Type": "application/json"})
    async with anna.http.post(anna.site.url + "/api/act", data=body, headers=headers) as answer:
        assert answer.status == 400
    with pytest.raises(BadAction):
        read_action(body)


def test_actions_are_read_into_what_the_service_knows():
    def asks(text: str):
        return read_action(b'{"id": "12345678", ' + text.encode() + b"}").asks

    assert asks('"game": 5, "turn": 2, "tap": "g3"') == Press(5, 2, place=parse_place("g3"))
    assert asks('"game": 5, "turn": 2, "move": "g3+w"') == Press(5, 2, move=parse_move("g3+w"))
    assert asks('"game": 5, "turn": 2, "do": "undo", "count": 3') == Press(
        5, 2, command="undo", number=3
    )
    assert asks('"question": 7, "answer": 2') == Press(0, 0, question=7, answer=2)
    assert asks('"do": "new", "number": 12') == Command("new", number=12)
    assert asks('"say": "hint"') == Words("hint")


def test_numbers_of_actions_are_below_those_of_updates():
    numbers = {update_number(session, f"act-{n}") for session in "ab" for n in range(500)}
    assert len(numbers) == 1000
    assert max(numbers) < -1
    assert min(numbers) >= -(2**63)


def test_the_gallery_says_how_often_a_variant_is_won():
    text = (Path(__file__).parents[2] / "docs" / "winrates.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| [\d,]+ \| [\d,]+ \| (\d+) \| ([\d.]+) %", text, re.MULTILINE)
    settled = {
        token: round(float(share)) for token, undecided, share in rows if int(undecided) <= 1
    }
    assert {token: settled[token] for token in WON_OF_100} == WON_OF_100
    lines = {token: line for token, _, line in page_words(CATALOG, "en")["tokens"]}
    assert lines["N"] == "These are the rules of Pyramide. About 67 of 100 deals can be won."
    assert "of 100" not in lines["F"]


# --- news ------------------------------------------------------------------------------------


async def _in_chat(at: Site, text: str) -> None:
    await at.service.answer(
        Request(where=Where(ANNA), who=Who(ANNA, "Anna", "en"), asks=Words(text), at=NOW)
    )


async def test_a_move_in_the_chat_is_news_within_a_second(anna: Visit):
    before = anna.state["mark"]
    waiting = asyncio.create_task(anna.mark(before))
    await asyncio.sleep(0.1)
    started = asyncio.get_running_loop().time()
    await _in_chat(anna.site, "king of diamonds")
    mark = await waiting
    assert asyncio.get_running_loop().time() - started < 1.0
    await anna.look()
    assert anna.state["mark"] == mark
    assert (anna.game["score"], anna.state["said"][0]) == (10, "Removed king of diamonds.")


async def test_a_selection_elsewhere_is_news_too(anna: Visit):
    other = Visit(anna.site, anna.http)
    await other.begin(proof(query_id="phone"))
    waiting = asyncio.create_task(anna.mark(anna.state["mark"]))
    await asyncio.sleep(0.1)
    await other.here(tap="g2")
    await waiting
    assert (await anna.look())["game"]["selected"] == "g2"


async def test_what_changed_while_the_line_was_down_is_told_at_once(anna: Visit):
    before = anna.state["mark"]
    await _in_chat(anna.site, "king of diamonds")
    assert await anna.mark(before) != before


async def test_another_replica_tells_of_it_as_well(tmp_path):
    url = sqlite(tmp_path)
    async with (
        site(url) as one,
        site(url) as two,
        visit(one, proof()) as here,
        visit(two, proof(query_id="b")) as there,
    ):
        await here.act(do="new", text="PY1-N-AAAAAAS")
        await there.look()
        waiting = asyncio.create_task(there.mark(there.state["mark"]))
        await asyncio.sleep(0.1)
        await here.here(tap="g6")
        await waiting
        assert (await there.look())["game"]["score"] == 10


async def test_nobody_hears_of_another_ones_table(anna: Visit):
    async with visit(anna.site, proof(502)) as bruno:
        await bruno.act(do="new")
        waiting = asyncio.create_task(bruno.mark(bruno.state["mark"], within=1.2))
        await asyncio.sleep(0.1)
        await anna.here(tap="g6")
        with pytest.raises(TimeoutError):
            await waiting


async def test_one_person_cannot_hold_ever_more_lines(anna: Visit):
    lines = [asyncio.create_task(anna.mark(anna.state["mark"], within=1.5)) for _ in range(12)]
    await asyncio.sleep(0.4)
    status, _ = await anna.get("/api/events?mark=x")
    assert status == 429
    await asyncio.gather(*lines, return_exceptions=True)


# --- the solver ------------------------------------------------------------------------------


async def test_a_hint_is_waited_for_and_shown(tmp_path):
    async with site(sqlite(tmp_path), thinks=True) as board, visit(board, proof()) as page:
        await page.act(do="new", text="PY1-N-AAAAAAS")
        told = await page.here(do="hint")
        assert told["hint"]
        assert told["lines"][-1] == "This keeps a win."


async def test_a_game_is_reviewed_step_by_step(tmp_path):
    async with site(sqlite(tmp_path), thinks=True) as board, visit(board, proof()) as page:
        await page.act(do="new", text="PY1-N-AAAAAAS")
        await page.here(tap="g6")
        await page.here(move="d")
        status, step = await page.get("/api/review?step=1")
        assert (status, step["step"], step["steps"]) == (200, 1, 2)
        assert step["said"] == "Removed king of diamonds."
        assert step["table"]["rows"][6][5] is None
        assert step["verdict"] is None  # the game goes on: no help from here
        assert (await page.get("/api/review?step=0"))[1]["table"]["score"] == 0
        assert (await page.get("/api/review?step=-1"))[0] == 400

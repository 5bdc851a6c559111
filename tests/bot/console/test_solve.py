"""`pyramide solve` and `pyramide winrate`: JSON, words, files, wrong input (R20)."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from bot.console import answers, winrates
from bot.console.solve import BadRequest, solve, winrate
from bot.console.winrates import BadResults, Rate, numbers, wilson
from engine.cards import format_card
from engine.deal import deal_of
from engine.errors import BadCode, IllegalMove, PyramidError
from engine.game import new_game
from engine.moves import parse_move
from engine.position import Outcome
from engine.rules import parse_rules
from engine.solver import native

app = typer.Typer()
app.command()(solve)
app.command()(winrate)
DATA = Path(__file__).parents[2] / "data" / "solver_deals.tsv"


def run(*arguments: object) -> str:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: object) -> PyramidError:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert isinstance(result.exception, PyramidError)
    assert "\n" not in str(result.exception)
    return result.exception


def cards(number: int, token: str = "N") -> str:
    return " ".join(map(format_card, deal_of(number, parse_rules(token)).cards))


def test_deal_1_is_a_loss_with_14_cards_r20():
    record = json.loads(run("solve", "PY1-N-AAAAAAJ", "--json"))
    assert list(record) == [
        "code", "rules", "verdict", "moves", "max_removed", "max_pyramid", "nodes", "seconds"
    ]  # fmt: skip
    assert (record["code"], record["rules"]) == ("PY1-N-AAAAAAJ", "N")
    assert (record["verdict"], record["max_removed"]) == ("loss", 14)
    assert record["nodes"] > 0
    assert record["seconds"] >= 0


@pytest.mark.parametrize("arguments", [("2",), ("PY1-R2-AAAAAAS",), ("2", "--rules", "t")])
def test_the_moves_of_a_win_replay(arguments):
    record = json.loads(run("solve", *arguments, "--json"))
    game = new_game(deal_of(2, parse_rules(record["rules"])))
    assert record["verdict"] == "win"
    assert game.play(*map(parse_move, record["moves"])).outcome is Outcome.WON


def test_the_shortest_win_says_whether_it_is_proved():
    longer = json.loads(run("solve", "2", "--rules", "R2", "--json"))
    record = json.loads(run("solve", "2", "--rules", "R2", "--shortest", "--json"))
    assert record["proved"] is True
    assert 0 < len(record["moves"]) <= len(longer["moves"])


def test_moves_made_before_are_gone_from_the_answer():
    before = json.loads(run("solve", "1", "--json"))
    record = json.loads(run("solve", "1", "--after", "g7, d d", "--json"))
    assert record["verdict"] == "loss"
    assert record["max_removed"] == before["max_removed"] - 1


def test_cards_laid_by_hand_have_no_code():
    record = json.loads(run("solve", "--deal", cards(1), "--json"))
    assert (record["code"], record["max_removed"]) == (None, 14)
    spanish = json.loads(run("solve", "--deal", cards(3, "E"), "--rules", "E", "--json"))
    assert (spanish["rules"], spanish["verdict"]) == ("E", "loss")


def test_a_small_budget_leaves_the_verdict_open():
    record = json.loads(run("solve", "7", "--rules", "F", "--budget", "10", "--json"))
    assert (record["verdict"], record["moves"], record["max_removed"]) == ("unknown", [], None)


def test_a_file_of_deals_is_answered_line_by_line(tmp_path):
    rows = [line.split("\t") for line in DATA.read_text().splitlines() if line[0] != "#"]
    some = tmp_path / "deals.tsv"
    some.write_text("# some\n\n" + "\n".join("\t".join(row) for row in rows[:21]))
    answers = [json.loads(line) for line in run("solve", "--deals", some).splitlines()]
    column = rows[0].index("N")
    expected = [{"W": "win", "L": "loss"}[row[column]] for row in rows[1:21]]
    assert [answer["verdict"] for answer in answers] == expected


def test_a_file_takes_codes_numbers_and_cards_alike_c77(tmp_path, capsys):
    mixed = tmp_path / "mixed.txt"
    mixed.write_text(f"PY1-N-AAAAAAJ\n482913\n{cards(2)}\tsomething\nPY1-R2-AAAAAAS\n")
    answers = [json.loads(line) for line in run("solve", "--deals", mixed).splitlines()]
    alone = [json.loads(run("solve", name, "--json")) for name in ("PY1-N-AAAAAAJ", "482913", "2")]
    kinds = [(answer["rules"], answer["verdict"]) for answer in answers]
    assert kinds[:3] == [(answer["rules"], answer["verdict"]) for answer in alone]
    assert [answer["code"] for answer in answers] == [
        "PY1-N-AAAAAAJ",
        alone[1]["code"],
        None,
        "PY1-R2-AAAAAAS",
    ]
    shared = run("solve", "--deals", mixed, "--jobs", 2)
    assert [json.loads(line)["moves"] for line in shared.splitlines()] == [
        answer["moves"] for answer in answers
    ]


def test_every_wrong_line_of_a_file_is_told_before_any_is_solved_c77(tmp_path):
    mixed = tmp_path / "mixed.txt"
    mixed.write_text(f"1\nPY1-N-AAAAAAK\n\n# no deal\n{cards(1)}\nAS KD\n-5\n")
    told = str(CliRunner().invoke(app, ["solve", "--deals", str(mixed)]).exception).splitlines()
    assert [line.split(":")[0] for line in told] == ["Line 2", "Line 6", "Line 7"]


def test_a_terminal_sees_how_far_it_is(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    file = tmp_path / "deals.txt"
    file.write_text("1\n2\n3\n")
    wish, deals = answers.Wish(), answers.read_deals(file, None)
    assert len(list(answers.answer_all(deals, wish, 1))) == 3
    assert "100%" in capsys.readouterr().err


def test_the_solver_that_is_used_is_told(monkeypatch):
    assert run("solve", "--version-info") == f"The solver is the {native.name()} one.\n"
    monkeypatch.setattr(native, "_module", None)
    assert "python" in run("solve", "--version-info")


def test_a_grade_is_told_where_it_is_asked_for():
    record = json.loads(run("solve", "2", "--grade", "--json"))
    assert record["grade"] in range(1, 6)
    assert f"Its grade is {record['grade']} of 5." in run("solve", "2", "--grade")
    assert json.loads(run("solve", "1", "--grade", "--json"))["grade"] is None


def test_without_a_proof_the_moves_that_are_needed_at_least_are_told():
    arguments = ("solve", "3", "--rules", "N", "--shortest", "--budget", 4_000)
    record = json.loads(run(*arguments, "--json"))
    assert (record["verdict"], record["proved"]) == ("win", False)
    assert 0 < record["at_least"] <= len(record["moves"])
    assert f"and in no fewer than {record['at_least']}" in run(*arguments)


def test_answers_in_words():
    assert run("solve", "1").startswith("It cannot be won; at most 14 cards can be removed (")
    told, moves = run("solve", "2", "--shortest", "--rules", "R2").splitlines()
    assert told.startswith(f"It can be won in {len(moves.split())} moves and no fewer (")
    assert run("solve", "7", "--rules", "F", "--budget", "9").startswith("Not decided within")


def test_wrong_input_is_one_sentence(tmp_path):
    assert isinstance(refused("solve"), BadRequest)
    assert isinstance(refused("solve", "1", "--deal", cards(1)), BadRequest)
    assert isinstance(refused("solve", "--deals", tmp_path / "none.tsv"), BadRequest)
    assert isinstance(refused("solve", "PY1-N-AAAAAAK"), BadCode)
    assert isinstance(refused("solve", "--deal", "AS KD"), BadCode)
    assert isinstance(refused("solve", "2", "--after", "g1"), IllegalMove)
    refused("solve", "2", "--rules", "X")
    refused("solve", "2", "--after", "z9")
    bad = tmp_path / "bad.tsv"
    bad.write_text(f"{cards(1)}\nAS KD\n")
    assert str(refused("solve", "--deals", bad)).startswith("Line 2: ")


def test_win_rates_go_on_where_they_ended(tmp_path, monkeypatch):
    arguments = ("winrate", "nw", "--seed", 3, "--workers", 1, "--folder", tmp_path, "--json")
    first = json.loads(run(*arguments, "--deals", 30))
    solved = []
    one = winrates._solve
    monkeypatch.setattr(winrates, "_solve", lambda task: solved.append(task) or one(task))
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text() + "12345")
    record = json.loads(run(*arguments, "--deals", 40))
    assert len(solved) == 10
    assert (record["rules"], record["seed"], record["deals"]) == ("NW", 3, 40)
    assert record["wins"] + record["losses"] == 40
    assert record["wins"] >= first["wins"]
    low, high = record["interval"]
    assert low <= record["share"] <= high
    assert json.loads(run(*arguments, "--deals", 30)) == first
    assert len(solved) == 10


def test_several_workers_find_the_same(tmp_path):
    records = [
        json.loads(run("winrate", "N", "--deals", 24, "--workers", workers,
                       "--folder", tmp_path / str(workers), "--json"))
        for workers in (1, 2)
    ]  # fmt: skip
    assert records[0] == records[1]


def test_results_of_another_seed_are_refused(tmp_path):
    arguments = ("winrate", "NW", "--deals", 3, "--workers", 1, "--folder", tmp_path)
    run(*arguments, "--seed", 1)
    (file,) = tmp_path.iterdir()
    file.rename(tmp_path / file.name.replace("-1", "-2"))
    assert isinstance(refused(*arguments, "--seed", 2), BadResults)


def test_the_rate_in_words(tmp_path):
    told = run("winrate", "N", "--deals", 20, "--workers", 1, "--folder", tmp_path)
    assert told.startswith("N: ")
    assert " of 20 deals can be won, " in told


def test_undecided_deals_widen_the_interval():
    sure, open_ = Rate("A", 1, 50, 50, 0), Rate("A", 1, 50, 40, 10)
    assert open_.interval[0] == sure.interval[0]
    assert open_.interval[1] > sure.interval[1]
    assert sure.interval == wilson(50, 100)


def test_wilsons_interval():
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_a_seed_has_one_sequence_of_deals():
    one, two = numbers(1), numbers(2)
    first = [next(one) for _ in range(100)]
    assert first[:2] == [3442004664, 4293853821]
    assert first != [next(two) for _ in range(100)]
    assert all(0 <= number < 1 << 32 for number in first)


@pytest.mark.parametrize(("token", "published"), [("N", 0.669), ("NC", 0.832)])
def test_a_small_run_has_the_published_share_in_its_interval(tmp_path, token, published):
    """The large runs are in `docs/winrates.md`."""
    rate = winrates.measure(token, 500, 1, 1_000_000, 1, tmp_path)
    low, high = rate.interval
    assert low < published < high
    assert rate.unknown == 0

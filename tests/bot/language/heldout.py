"""Held-out lines: written by somebody who had not read the lexicons (see `tests/data/heldout`).

`python -m tests.bot.language.heldout` prints the figures of every language over the lines that
nobody tuned on, `--odd` over the others, and `--wrong` each line that is not right.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.commands import COMMANDS
from bot.language.listen import Heard, Sureness, listen
from bot.requests import Command, Pending
from engine.cards import parse_card
from engine.deal import NUMBERS, Deal, parse_code
from engine.errors import BadCode, BadRules
from engine.game import Game, new_game
from engine.moves import Draw, Move, Recycle, Remove
from engine.position import Position
from engine.rules import parse_rules

DATA = Path(__file__).parents[2] / "data" / "heldout"
CARDS = (
    "8H 5C QD AS 2H JC 6S AD 9H 4D 7H KC 3D TH 2S QC KS 8C 5S 6D JH TC KH 3S 6C 7C 9D 4C "
    "7D 2D 9S AH KD TS 5H QH 3C 8D 7S 4H JS 2C 6H TD 3H 9C JD 4S AC 8S QS 5D"
)
SILENCE, ASK, STEPS = "silence", "ask", "steps"
MARKS = ("reply", "mention", "command", "asked person")
RANKS = {"A": "1", "J": "11", "Q": "12", "K": "13"}
SAME = {"pair": "remove", "king": "remove", "play": "remove", "draws": "draw"}
# What this bot calls that which the author named in his own way; the first word decides.
ALSO = {
    "hint": ("hint", "exact"), "free": ("free", "moves"), "pairs": ("moves", "free"),
    "moves": ("moves", "free", "status", "score"), "codeq": ("code", "share"),
    "giveup": ("new", "cancel", "leave", "again"), "wasteq": ("waste", "seen"),
    "top": ("top", "standings"), "challenge": ("challenge", "duel"), "doit": ("yes",),
    "status": ("status", "score"), "covers": ("needs", "where", "frees"),
    "where": ("where", "card", "partners"), "deal": ("new",), "code": ("new",),
    "thanks": ("thanks", SILENCE), "bye": ("bye", SILENCE), "unknown": (SILENCE,),
    "nothing": (SILENCE,), "pair": ("remove",), "king": ("remove",),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a set, in the author's notation."""

    id: str
    place: str
    state: str
    line: str
    expect: str
    note: str = ""

    @property
    def positive(self) -> bool:
        """True if it asks the bot for something."""
        return "-p" in self.id

    @property
    def odd(self) -> bool:
        """True if the words were tuned with it."""
        return int(self.id[-1]) % 2 == 1

    @property
    def addressed(self) -> bool:
        """True if it is for the bot by where it is said; the other bots' lines are not."""
        if self.place == "private" or "unaddressed" in self.note:
            return self.place == "private"
        elsewhere = re.search(r"@(?!pyramidbot)\w+", self.line)
        return elsewhere is None and any(mark in self.note for mark in MARKS)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a line: right, asked, wrong (a board would change), or missed."""

    line: Line
    said: str
    outcome: str


def lines(path: Path) -> Iterator[Line]:
    """The lines of a file but for those that the lexicons' authors may have seen as well."""
    for row in path.read_text(encoding="utf-8").splitlines():
        if not row.strip() or row.startswith(("#", "id\t")):
            continue
        line = Line(*[cell.strip() for cell in row.split("\t")][:6])
        if "seen" not in line.note:
            yield line


@cache
def table(state: str) -> Game:
    """The board of the author: dealt, or some moves later."""
    cards = tuple(parse_card(card) for card in CARDS.split())
    game = new_game(Deal(parse_rules("N"), cards))
    if state == "start":
        return game
    for names in ("KH", "TC 3S", "6C 7C"):
        game = game.play(_removal(game.position, names))
    for _ in range(4):
        game = game.play(next(m for m in game.position.legal_moves() if isinstance(m, Draw)))
    return game.undo()


def _removal(position: Position, names: str) -> Move:
    wanted = {parse_card(name) for name in names.split()}
    return next(
        move
        for move in position.legal_moves()
        if isinstance(move, Remove) and {position.card_at(p) for p in move.places} == wanted
    )


def _pending(line: Line) -> Pending | None:
    if line.state == "hinted":
        advised = _removal(table("hinted").position, "9D 4C")
        return Pending((Command("play", move=advised),), confirm=True)
    if line.state == "asked" and "other person" not in line.note:
        return Pending((Command("cancel"),), confirm=True)
    return None


def judge(line: Line, language: str) -> Verdict:
    """What the language's words make of a line, against what its author meant."""
    game = table(line.state)
    text = re.sub(r"@pyramidbot", " ", line.line)
    if line.addressed and line.place == "group":
        text = text.lstrip("/ ")
    heard = listen(text, language=language, position=game.position, pending=_pending(line))
    said = told(heard, game.position, addressed=line.addressed)
    return Verdict(line, said, _outcome(line, said, moves=_moves(heard, said, game)))


def _outcome(line: Line, said: str, *, moves: bool) -> str:
    wanted = [meant.strip() for meant in line.expect.split(" | ")]
    if any(_means(said, meant) for meant in wanted):
        return "right"
    if said.startswith(ASK):
        return "right" if {ASK, "doit"} & set(wanted) else "asked"
    if line.state == "hinted" and "doit" in wanted and said.startswith("remove"):
        return "right"
    if moves:
        return "wrong"
    return "right" if "refuse" in wanted else "missed"


def _means(said: str, meant: str) -> bool:
    """True if what was heard is what the author wrote, in either's names."""
    if " ; " in meant:
        return said.startswith(STEPS)
    name, *about = meant.split()
    if name == "draw" and about[:1] == ["until"]:
        about = ["until", "fits" if about[1] == "any" else RANKS.get(about[1], about[1])]
    if name == "row" and said == "row bottom":
        return meant == "row 7"
    if name == "brief":
        return said in ({"brief"} if about == ["on"] else {"normal", "detailed"})
    if name == "code":
        about = [about[0].upper()]
    options = (" ".join([one, *about]) for one in ALSO.get(name, (name,)))
    return said.removeprefix("talk ") in {canonical(option) for option in options}


def told(heard: Heard, position: Position | None, *, addressed: bool) -> str:
    """What the bot would make of a line (see `bot.service.policy`)."""
    if not addressed and not _overheard(heard, position):
        return SILENCE
    if not heard.commands:
        return SILENCE
    if len(heard.commands) > 1:
        return ASK
    command = heard.commands[0]
    if heard.sure is Sureness.FUZZY and _can_change(command):
        return f"{ASK} {normal(command, position)}"
    return normal(command, position)


def _overheard(heard: Heard, position: Position | None) -> bool:
    names = {command.name for command in heard.commands}
    if names and names <= {"yes", "no", "choose"}:
        return True
    move = heard.commands[0].move if len(heard.commands) == 1 else None
    legal = position is not None and isinstance(move, Remove) and position.why_not(move) is None
    return heard.in_full and heard.sure is Sureness.EXACT and names == {"play"} and legal


def _moves(heard: Heard, said: str, game: Game) -> bool:
    """True if a board would change at once: no question, and not refused by the rules."""
    if said.startswith((ASK, SILENCE)) or len(heard.commands) != 1:
        return False
    command = heard.commands[0]
    if not _can_change(command) or command.name in {"select", "cancel", "leave"}:
        return False
    if command.name == "new":
        return _can_be_dealt(command)
    if command.name in {"undo", "redo"}:
        return bool(game.log)
    if command.move is not None:
        return game.position.why_not(command.move) is None
    return not command.cards  # cards that lie nowhere are no move


def _can_be_dealt(command: Command) -> bool:
    try:
        if command.text.upper().startswith("PY"):
            parse_code(command.text)
    except (BadCode, BadRules):
        return False
    return command.number is None or 0 <= command.number < NUMBERS


def _can_change(command: Command) -> bool:
    shape = COMMANDS.get(command.name)
    others = {"play", "select", "draws", "until", "sequence"}
    return command.name in others or (shape is not None and shape.changes)


def normal(command: Command, position: Position | None) -> str:
    """A command in a notation near the author's."""
    match command.move:
        case Draw(pile) if command.name == "play":
            return f"draw {pile + 1}" if pile else "draw"
        case Recycle():
            return "draw"
        case _:
            pass
    name = SAME.get(command.name, command.name)
    places = command.move.places if isinstance(command.move, Remove) else command.places
    named = [position.card_at(place) if position else None for place in places]
    cards = sorted(str(card) for card in (*named, *command.cards) if card is not None)
    if command.name == "until":
        return f"draw until {command.number or 'fits'}"
    if command.name == "sequence":
        return f"{STEPS} " + " // ".join(command.text.split("\n"))
    number = [str(command.number)] if command.number is not None else []
    return canonical(" ".join([name, *cards, *filter(None, [command.text]), *number]))


def canonical(text: str) -> str:
    """One way to write a meaning: names alike, cards sorted, 10 as T."""
    name, *rest = text.strip().split()
    name = SAME.get(name.lower(), name.lower())
    words = [word.upper().replace("10", "T") if _is_card(word) else word for word in rest]
    cards = sorted(word for word in words if _is_card(word))
    return " ".join([name, *cards, *(word for word in words if not _is_card(word))])


def _is_card(word: str) -> bool:
    return re.fullmatch(r"(?:10|[A2-9TJQK])[CDHS]", word.upper()) is not None


def figures(language: str, *, odd: bool) -> tuple[Counter[str], list[Verdict]]:
    """How many lines of each outcome, positive and negative, and what came of each."""
    found = lines(DATA / f"{language}.tsv")
    verdicts = [judge(line, language) for line in found if line.odd is odd]
    counts: Counter[str] = Counter()
    for verdict in verdicts:
        kind = "positive" if verdict.line.positive else "negative"
        counts.update((kind, f"{kind} {verdict.outcome}"))
    return counts, verdicts


def run(*, odd: bool, wrong: bool) -> None:
    """Print the figures of every language."""
    for path in sorted(DATA.glob("??.tsv")):
        counts, verdicts = figures(path.stem, odd=odd)
        print(path.stem, dict(sorted(counts.items())))
        for verdict in verdicts:
            if wrong and verdict.outcome != "right":
                line = verdict.line
                print(f"  {line.id} {verdict.outcome}: {line.line!r} is {line.expect!r},", end=" ")
                print(f"heard {verdict.said!r}")


if __name__ == "__main__":
    run(odd="--odd" in sys.argv, wrong="--wrong" in sys.argv)

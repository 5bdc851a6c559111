"""Two questions, a late result, and taps of two turns and two people meet in every order.

A model of the rules of intents (C37 to C42) follows each conversation with an engine of its own
and says after every step what must be on the table, what is selected, and which questions are
open for whom. It is compared with what is stored, not with what is said.
"""

import asyncio
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from bot.language.catalog import Catalog
from bot.replies import Kind, Reply
from bot.requests import Press, Request, Where, Who, Words
from bot.service.context import Features
from bot.service.service import Service
from bot.settings import MEMORY_URL
from bot.storage.repository import Store, Work
from engine.deal import deal_of
from engine.errors import Reason
from engine.game import Game, format_game, parse_game
from engine.hints import Hint
from engine.hints import Kind as Known
from engine.moves import Draw, Move, Place, Recycle, Remove, format_place, parse_place, remove
from engine.position import Outcome
from engine.rules import parse_rules

CATALOG = Catalog()
TEN_MINUTES = 600.0
ANNA, BRUNO = 1, 2
RULES = parse_rules("N")


@dataclass
class Asked:
    """A question as the rules know it: whose, about which turn of which game, until when."""

    asker: int
    about: tuple[int, int] | None
    ends_at: float
    answers: list[tuple[str, Any]]


@dataclass
class Table:
    """What must be true: the game, its id, the selection, the open questions."""

    game: Game | None = None
    game_id: int | None = None
    selected: Place | None = None
    questions: dict[int, Asked] = field(default_factory=dict)
    forgotten: int = 0

    @property
    def now(self) -> tuple[int, int] | None:
        return (self.game_id or 0, self.game.turn) if self.game is not None else None

    def open_for(self, user: int, at: float) -> int | None:
        """The question that a person may answer by a word."""
        for number, asked in self.questions.items():
            if asked.asker == user and self.is_open(number, at):
                return number
        return None

    def is_open(self, number: int, at: float) -> bool:
        asked = self.questions.get(number)
        return asked is not None and at < asked.ends_at

    def end(self, user: int) -> None:
        self.questions = {n: q for n, q in self.questions.items() if q.asker != user}

    def change(self, game: Game | None, game_id: int | None) -> None:
        """The table changed: the selection and all that was asked about it are gone."""
        self.game, self.game_id, self.selected = game, game_id, None
        self.questions = {n: q for n, q in self.questions.items() if q.about in {None, self.now}}

    def play(self, move: Move) -> None:
        assert self.game is not None
        if self.game.position.why_not(move) is None:
            self.change(self.game.play(move), self.game_id)

    def tap(self, place: Place) -> None:
        """C40 to C42 and R11, for a button of this turn."""
        assert self.game is not None
        position = self.game.position
        if position.card_at(place) is None:
            return
        if self.selected == place:
            self.selected = None
            return
        alone = position.why_not(Remove((place,)))
        if alone is None:
            self.play(Remove((place,)))
        elif self.selected is not None:
            pair = remove(self.selected, place)
            reason = position.why_not(pair)
            if reason is None:
                self.play(pair)
            elif reason is Reason.WRONG_SUM:
                self.selected = place
        elif alone is Reason.NOT_ALONE:
            self.selected = place


@dataclass
class Thought:
    """A search under way: for which turn of which game."""

    about: tuple[int, int] | None
    era: int
    reply: Reply
    gate: asyncio.Event
    asker: int
    at: float


class SlowThinker:
    """Answers in the order in which it is let, and is never told that it is too late."""

    def __init__(self) -> None:
        self.begun: asyncio.Queue[asyncio.Event] = asyncio.Queue()

    def _gate(self) -> asyncio.Event:
        gate = asyncio.Event()
        self.begun.put_nowait(gate)
        return gate

    async def hint(self, game: Game, *_: Any, **__: Any) -> Hint:
        await self._gate().wait()
        return Hint(move=game.position.legal_moves()[0], kind=Known.UNKNOWN)

    fair_hint = hint

    def moved_on(self, *_: Any, **__: Any) -> None:
        """The result is on its way already."""

    async def close(self) -> None:
        """Nothing runs."""


class Out:
    """Takes every answer over, so that nobody waits for the solver."""

    async def put(self, work: Work, request: Request, reply: Reply) -> None:
        """Nothing is sent."""

    def committed(self) -> None:
        """All is on disk."""


class Conversation:
    """The real service and the model side by side."""

    def __init__(self, store: Store, *, private: bool) -> None:
        self.store, self.private = store, private
        self.where = Where(ANNA if private else -100, private=private)
        self.thinker = SlowThinker()
        features = Features(
            languages=CATALOG.languages(), thinker=self.thinker, any_number=count(1000).__next__
        )
        self.service = Service(store, features)
        self.table = Table()
        self.at = 1_000_000.0
        self.asked: list[int] = []
        self.boards: list[tuple[int, Game]] = []
        self.thoughts: list[Thought] = []

    # --- the real side ----------------------------------------------------------------------

    async def send(self, asks: Words | Press, user: int) -> Reply | None:
        self.at += 1
        request = Request(
            where=self.where, who=Who(user, f"person {user}", "en"), asks=asks, at=self.at
        )
        reply = await self.service.answer(request, Out())
        if reply is not None and reply.later is not None:
            gate = await asyncio.wait_for(self.thinker.begun.get(), 5)
            era = self.table.forgotten
            self.thoughts.append(Thought(self.table.now, era, reply, gate, user, self.at))
        return reply

    async def compare(self) -> None:
        """What is stored is what the model says."""
        async with self.store.work() as work:
            chat = await work.chats.get(self.where, "en")
            stored = await work.games.get(chat.game_id) if chat.game_id is not None else None
            found = await work.questions.open_in(self.where)
        table = self.table
        if table.game is None:
            assert stored is None
        else:
            assert stored is not None
            assert (stored.id, stored.line) == (table.game_id, format_game(table.game))
            current = stored.selected if stored.selected_turn == table.game.turn else ""
            assert current == (format_place(table.selected) if table.selected else "")
        really = {(one.id, one.asker) for one in found if one.ends_at > self.at}
        assert really == {
            (number, asked.asker)
            for number, asked in table.questions.items()
            if self.at < asked.ends_at
        }

    async def begun(self) -> tuple[int, str]:
        """The id and the line of the game that must have been begun just now."""
        async with self.store.work() as work:
            chat = await work.chats.get(self.where, "en")
            assert chat.game_id is not None
            stored = await work.games.get(chat.game_id)
        assert stored is not None
        assert all(stored.id != game_id for game_id, _ in self.boards), "no new game"
        return stored.id, stored.line

    # --- what is done, on both sides --------------------------------------------------------

    async def dealt(self, number: int | None) -> None:
        """A deal was laid out, which one only where it has a number."""
        game_id, line = await self.begun()
        game = parse_game(line)
        assert not game.log
        assert number is None or game.deal == deal_of(number, RULES)
        self.table.change(game, game_id)
        self.look()

    def look(self) -> None:
        """Remember a board that somebody may tap much later."""
        if self.table.game is not None and self.table.game_id is not None:
            self.boards.append((self.table.game_id, self.table.game))

    def question(self, reply: Reply | None, user: int, about_game: bool, answers: Any) -> None:  # noqa: FBT001
        assert reply is not None
        assert reply.kind is Kind.ASK
        assert reply.question is not None
        self.table.end(user)
        about = self.table.now if about_game else None
        asked = Asked(user, about, self.at + TEN_MINUTES, answers)
        self.table.questions[reply.question.id] = asked
        self.asked.append(reply.question.id)

    async def carry_out(self, answer: tuple[str, Any]) -> None:
        """What a question was about is done now."""
        table = self.table
        match answer:
            case ("deal", number):
                await self.dealt(number)
            case ("move", move):
                table.play(move)
                self.look()
            case ("forget", _):
                table.change(None, None)
                table.questions.clear()
                table.forgotten += 1

    async def step_say(self, text: str, user: int) -> None:
        """A line: an answer, a wish that needs a yes, a move, or only a question."""
        reply = await self.send(Words(f"/{text}"), user)
        table, game = self.table, self.table.game
        table.end(user)
        going = not self.private and game is not None and game.outcome is Outcome.PLAYING
        going = going and bool(game.log)
        name, _, wish = text.partition(" ")
        if name == "new":
            answer = ("deal", None if wish == "winnable" else int(wish))
            if going:
                self.question(reply, user, True, [answer])
            else:
                await self.carry_out(answer)
        elif name == "again" and game is not None:
            answer = ("deal", game.deal.number)
            if going:
                self.question(reply, user, True, [answer])
            else:
                await self.carry_out(answer)
        elif name == "forget":
            if self.private:
                self.question(reply, user, False, [("forget", None)])
        elif game is not None:
            self._on_table(name, game, reply, user)

    def _on_table(self, name: str, game: Game, reply: Reply | None, user: int) -> None:
        """Lines that mean something on a table only."""
        table = self.table
        if name == "draw":
            table.play(Draw() if game.position.stock else Recycle())
        elif name == "undo" and game.before and game.outcome is not Outcome.WON:
            table.change(game.undo(), table.game_id)
        elif name == "pair":
            moves = [
                move
                for move in game.position.legal_moves()
                if isinstance(move, Remove)
                and {card.rank for p in move.places if (card := game.position.card_at(p))}
                == {10, 3}
            ]
            if len(moves) > 1:
                self.question(reply, user, True, [("move", move) for move in moves])
            elif moves:
                table.play(moves[0])
        self.look()

    async def step_word(self, text: str, user: int) -> None:
        """A yes or a no among people."""
        number = self.table.open_for(user, self.at + 1)
        asked = self.table.questions[number] if number is not None else None
        if asked is not None and len(asked.answers) > 1 and text == "yes":
            return  # yes to "which one" is small talk; the other words are tried
        reply = await self.send(Words(text, addressed=self.private), user)
        if asked is None:
            assert reply is None or reply.kind is Kind.REFUSED
            return
        self.table.end(user)
        if text == "yes":
            await self.carry_out(asked.answers[0])

    async def step_talk(self, user: int) -> None:
        """Talk among people ends what was asked of the one who talks, without a word (C38)."""
        assert await self.send(Words("what a lovely day", addressed=False), user) is None
        self.table.end(user)

    async def step_answer(self, which: int, answer: int, user: int) -> None:
        """A button under any question that was ever asked."""
        if not self.asked:
            return
        number = self.asked[-1 - which % len(self.asked)]
        is_open = self.table.is_open(number, self.at + 1)
        reply = await self.send(Press(0, 0, question=number, answer=answer), user)
        assert reply is not None
        keys = {say.key for say in reply.says}
        if not is_open:
            assert keys == {"question-over"}
            return
        asked = self.table.questions[number]
        if asked.asker != user:
            assert keys == {"question-not-yours"}
            return
        if answer > len(asked.answers) and len(asked.answers) > 1:
            assert keys == {"no-such-choice"}
            return
        self.table.end(user)
        if answer == 0 or (len(asked.answers) == 1 and answer != 1):
            return
        await self.carry_out(asked.answers[answer - 1])

    async def step_tap(self, age: int, what: str, user: int) -> None:
        """A button of the board as it was some changes ago."""
        if not self.boards:
            return
        game_id, game = self.boards[-1 - age % min(len(self.boards), 6)]
        place = parse_place(what) if what not in {"draw", "undo"} else None
        button = Press(
            game_id,
            game.turn,
            place=place,
            move=Draw() if what == "draw" else None,
            command="undo" if what == "undo" else None,
        )
        reply = await self.send(button, user)
        assert reply is not None
        table = self.table
        table.end(user)
        if table.now != (game_id, game.turn):
            assert reply.kind is Kind.REFUSED
            return
        assert table.game is not None
        if place is not None:
            table.tap(place)
        elif what == "draw":
            table.play(Draw())
        elif table.game.before and table.game.outcome is not Outcome.WON:
            table.change(table.game.undo(), table.game_id)
        self.look()

    async def step_late(self, which: int) -> None:
        """One of the searches comes back."""
        if not self.thoughts:
            return
        thought = self.thoughts.pop(which % len(self.thoughts))
        thought.gate.set()
        assert thought.reply.later is not None
        told = await thought.reply.later
        table = self.table
        if (thought.about, thought.era) != (table.now, table.forgotten):
            assert told is None or [say.key for say in told.says] == ["thinking-outdated"]
        else:
            assert told is not None
            await self.offered(thought, told)

    async def offered(self, thought: Thought, told: Reply) -> None:
        """Advice can be taken by a yes, where nothing else is asked of that person (C46)."""
        table, move = self.table, told.view.hint if told.view is not None else None
        if move is None or table.open_for(thought.asker, thought.at) is not None:
            return
        async with self.store.work() as work:
            found = await work.questions.open_in(self.where)
        number = max(one.id for one in found if one.asker == thought.asker)
        ends_at = thought.at + TEN_MINUTES
        table.questions[number] = Asked(thought.asker, table.now, ends_at, [("move", move)])

    async def step(self, kind: str, rest: tuple[Any, ...]) -> None:
        if kind == "wait":
            self.at += rest[0]
            return
        await getattr(self, f"step_{kind}")(*rest)
        await self.compare()


PEOPLE = st.sampled_from([ANNA, ANNA, ANNA, BRUNO])
WISHES = ("new 5", "new 6", "new winnable", "again", "pair 10 and 3", "forget me")
LINES = (*WISHES, "hint", "hint", "hint", "draw", "draw", "undo", "status", "status")
PLACES = ("g1", "g2", "g3", "g5", "g6", "g7", "f2", "w")
SAY = st.tuples(st.just("say"), st.tuples(st.sampled_from(LINES), PEOPLE))
WORD = st.tuples(st.just("word"), st.tuples(st.sampled_from(["yes", "yes", "no"]), PEOPLE))
ANSWER = st.tuples(
    st.just("answer"),
    st.tuples(st.sampled_from([0, 0, 0, 1, 2, 5]), st.sampled_from([1, 1, 1, 0, 2, 3]), PEOPLE),
)
TAP = st.tuples(
    st.just("tap"),
    st.tuples(
        st.sampled_from([0, 0, 0, 0, 1, 2, 4]),
        st.sampled_from([*PLACES, *PLACES, "draw", "undo"]),
        PEOPLE,
    ),
)
LATE = st.tuples(st.just("late"), st.tuples(st.integers(0, 3)))
WAIT = st.tuples(st.just("wait"), st.tuples(st.sampled_from([1.0, 590.0, 601.0])))
STEPS = st.one_of(SAY, SAY, SAY, SAY, WORD, ANSWER, ANSWER, TAP, TAP, TAP, LATE, LATE, WAIT)

BOTH = st.sampled_from([ANNA, BRUNO])
QUESTION = st.tuples(
    st.just("say"), st.tuples(st.sampled_from(["new 5", "again", "pair 10 and 3"]), BOTH)
)
REPLY = st.tuples(
    st.just("answer"), st.tuples(st.integers(0, 3), st.sampled_from([1, 2, 2, 0, 3]), BOTH)
)
ABOUT = st.one_of(
    QUESTION,
    QUESTION,
    REPLY,
    REPLY,
    st.tuples(st.just("word"), st.tuples(st.sampled_from(["yes", "no"]), BOTH)),
    st.tuples(st.just("say"), st.tuples(st.sampled_from(["status", "draw", "undo"]), BOTH)),
    st.tuples(st.just("talk"), st.tuples(BOTH)),
    WAIT,
)
"""Two people of a group are asked things, again and again."""


async def conversation(steps: list[tuple[str, tuple[Any, ...]]], *, private: bool) -> None:
    store = await Store.open(MEMORY_URL)
    talk = Conversation(store, private=private)
    try:
        for kind, rest in steps:
            alone = private and kind in {"say", "word", "answer", "tap"}
            await talk.step(kind, (*rest[:-1], ANNA) if alone else rest)
    finally:
        await talk.service.close()
        await store.close()


BEGUN = [("say", ("new 2", ANNA)), ("say", ("draw", ANNA))]

SAME_TURN = [
    ("say", ("new 2", ANNA)),
    ("say", ("pair 10 and 3", ANNA)),
    ("say", ("new 5", BRUNO)),
    ("answer", (0, 1, ANNA)),
]
"""The other game is at the very turn at which something was asked in the first one."""

SAME_TURN_LATE = [
    ("say", ("new 2", ANNA)),
    ("say", ("hint", ANNA)),
    ("say", ("new 5", BRUNO)),
    ("late", (0,)),
]


@example(steps=SAME_TURN, private=False, begun=False)
@example(steps=SAME_TURN_LATE, private=False, begun=False)
@given(st.lists(STEPS, min_size=14, max_size=30), st.booleans(), st.booleans())
@settings(
    max_examples=100,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],  # making it shorter takes minutes
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_whatever_meets_nothing_is_mixed_up(steps: list, private: bool, begun: bool) -> None:  # noqa: FBT001
    asyncio.run(conversation((BEGUN if begun else []) + steps, private=private))


@given(st.lists(ABOUT, min_size=12, max_size=24))
@settings(
    max_examples=60,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_two_people_are_asked_at_once(steps: list) -> None:
    asyncio.run(conversation(BEGUN + steps, private=False))

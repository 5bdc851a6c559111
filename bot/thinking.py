"""Thinking off the loop: the solver in worker processes, with a cache and cancelling.

Everybody has one question at a time: a newer one takes the place of the older. Those that wait
are worked on in the order in which they came, so nobody waits longer than for one question of
each other person (C52). A question has a budget in nodes, so that its answer can be repeated,
and a deadline that begins with the work on it. When its game moves on it is cancelled: workers
look at a shared slot that says which question they still work on.
"""

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from multiprocessing.sharedctypes import SynchronizedArray
from typing import Any, TypeVar

from bot.background import end_with_parent
from engine.game import Game, new_game, parse_game
from engine.hints import (
    Analysis,
    Hint,
    at_last_removal,
    fair_hint_from,
    hint_from,
    positions_of,
    without_secrets,
)
from engine.position import start_position
from engine.solver import FairHint, Kind, Shortest, Verdict, decide, fair_hint, shortest, solve
from engine.solver.fair import is_exact, seen_in

BUDGET = 1_000_000
"""States that one question may look at."""

PAR_BUDGET = 150_000
"""States that the par of a game just won is worth: a second or two."""

DEADLINE = 60.0
"""Seconds of work after which a question is given up, whatever its budget says."""

FEWEST_WORKERS = 2
"""So many at least, however few the cores: a long question must not hold up a short one."""

LESS_PRIORITY = 5
"""Workers take the time that answers leave: as many of them may think as there are cores."""

REMEMBERED = 4096
TRIES = 2
"""A question whose worker died is asked again so often."""

T = TypeVar("T")
Key = tuple[str, str]


class Why(Enum):
    """Why a question has no answer."""

    MOVED_ON = "moved on"
    REPLACED = "replaced"
    TIME = "time"
    CLOSED = "closed"
    WORKERS = "workers"


class GivenUp(Exception):
    """There is no answer, and `why`."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


@dataclass(frozen=True, slots=True)
class Whose:
    """For whom it is thought.

    asker  the person, or the chat where nobody has an id; None for nobody in particular
    game   the stored game that it is about: when it moves on, nobody wants the answer
    """

    asker: int | None = None
    game: int | None = None


NOBODY = Whose()


@dataclass(slots=True)
class _Question:
    """A question that waits for its answer, and all who do."""

    task: "asyncio.Task[Any]"
    askers: set[int | None] = field(default_factory=set)
    games: set[int | None] = field(default_factory=set)
    why: Why = Why.MOVED_ON


class Thinker:
    """Answers about games, from worker processes."""

    def __init__(self, workers: int | None = None, budget: int = BUDGET) -> None:
        self.workers = workers or max(FEWEST_WORKERS, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self._context = multiprocessing.get_context("spawn")
        self._slots: SynchronizedArray[int] | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._known: OrderedDict[Key, Any] = OrderedDict()
        self._asked: dict[Key, _Question] = {}
        self._latest: dict[int, _Question] = {}
        self._turns = asyncio.Semaphore(self.workers)
        self._free = list(range(self.workers))
        self._numbers = 0
        self._closed = False

    async def verdict(self, game: Game, whose: Whose = NOBODY) -> Verdict:
        """Whether the game can still be won.

        Raises:
            GivenUp: there is no answer; so from all that ask.
        """
        verdict: Verdict = await self._ask("verdict", game, _verdict, whose)
        return verdict

    async def hint(self, game: Game, whose: Whose = NOBODY) -> Hint:
        """What to do now, and why.

        A player who follows hints follows one line, and never draws for ever (C36).
        """
        key = ("way", _line(game))
        for start in (at_last_removal(game), game):
            if key not in self._known:
                self._remember_way(start, await self.verdict(start, whose))
        return hint_from(game.position, self._known[key])

    async def fair_hint(self, game: Game, whose: Whose = NOBODY) -> Hint:
        """What to do now, from what the player can know."""
        seen = seen_in(game)
        if is_exact(game.position, seen):
            return without_secrets(game.position, await self.hint(game, whose), seen)
        run = partial(_fair, seen)
        found: FairHint = await self._ask(f"fair {seen}", game, run, whose)
        return fair_hint_from(game.position, found)

    async def shortest(self, game: Game, whose: Whose = NOBODY) -> Shortest:
        """The deal's par: the fewest moves from its start (R15)."""
        found: Shortest = await self._ask("shortest", new_game(game.deal), _shortest, whose)
        return found

    async def par(self, game: Game) -> Shortest:
        """The deal's par as far as a small budget finds it; what is known better is given."""
        start = new_game(game.deal)
        better = ("shortest", _line(start))
        if better in self._known:
            known: Shortest = self._known[better]
            return known
        found: Shortest = await self._ask("par", start, _shortest, NOBODY, PAR_BUDGET)
        if found.proved:
            self._remember(better, found)
        return found

    async def analysis(self, game: Game, whose: Whose = NOBODY) -> Analysis:
        """After which move the win was gone."""
        found: Analysis = await self._ask("analysis", game, _analysis, whose)
        return found

    async def run(self, function: Callable[..., T], *args: Any, whose: Whose = NOBODY) -> T:
        """Run a function of a module in a worker: a search that has a limit of its own.

        It is called with a function `cancelled` besides: true once nobody wants the answer.

        Raises:
            GivenUp: there is no answer.
        """
        self._numbers += 1
        key = (f"run {self._numbers}", function.__name__)
        work = partial(_run, function, args)
        found: T = await self._answer(key, work, whose, 0)
        return found

    def moved_on(self, game: int, *, keep: Game | None = None) -> None:
        """The stored game with this id changed: what was asked about it before is given up."""
        kept = _line(keep) if keep is not None else None
        for (_, line), question in list(self._asked.items()):
            if game not in question.games or line == kept:
                continue
            question.games.discard(game)
            if not question.games:
                self._stop(question, Why.MOVED_ON)

    @property
    def waiting(self) -> int:
        """Questions that have no answer yet."""
        return len(self._asked)

    async def close(self) -> None:
        """Give up every question and let the workers go; does not wait for them to think."""
        self._closed = True
        for question in list(self._asked.values()):
            self._stop(question, Why.CLOSED)
        self._drop_pool()
        await asyncio.sleep(0)

    async def _ask(
        self,
        kind: str,
        game: Game,
        run: Callable[..., Any],
        whose: Whose,
        budget: int | None = None,
    ) -> Any:
        """An answer from memory, from a question already asked, or from a worker."""
        key = (kind, _line(game))
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        answer = await self._answer(key, partial(run, key[1]), whose, budget or self.budget)
        self._remember(key, answer)
        return answer

    async def _answer(self, key: Key, run: Callable[..., Any], whose: Whose, budget: int) -> Any:
        if self._closed:
            raise GivenUp(Why.CLOSED)
        question = self._asked.get(key) or self._begin(key, run, budget)
        self._join(question, whose)
        try:
            return await asyncio.shield(question.task)
        except asyncio.CancelledError:
            if question.task.cancelled():
                raise GivenUp(question.why) from None
            raise

    def _begin(self, key: Key, run: Callable[..., Any], budget: int) -> _Question:
        task = asyncio.get_running_loop().create_task(self._work(run, budget))
        question = self._asked[key] = _Question(task)

        def done(task: "asyncio.Task[Any]") -> None:
            self._asked.pop(key, None)
            for asker, latest in list(self._latest.items()):
                if latest is question:
                    del self._latest[asker]
            if not task.cancelled():
                task.exception()  # told to those who asked; nobody may be left

        task.add_done_callback(done)
        return question

    def _join(self, question: _Question, whose: Whose) -> None:
        """One more waits for a question; what the same person asked before is given up."""
        question.askers.add(whose.asker)
        question.games.add(whose.game)
        if whose.asker is None:
            return
        before = self._latest.get(whose.asker)
        self._latest[whose.asker] = question
        if before is not None and before is not question:
            before.askers.discard(whose.asker)
            if not before.askers:
                self._stop(before, Why.REPLACED)

    async def _work(self, run: Callable[..., Any], budget: int) -> Any:
        """Wait for a turn, and let a worker find the answer."""
        async with self._turns:
            slot = self._free.pop()
            try:
                return await self._in_worker(run, budget, slot)
            finally:
                self._free.append(slot)

    async def _in_worker(self, run: Callable[..., Any], budget: int, slot: int) -> Any:
        for attempt in range(TRIES):
            pool, slots = self._ready()
            self._numbers += 1
            slots[slot] = self._numbers
            future = pool.submit(run, budget, slot, self._numbers)
            try:
                async with asyncio.timeout(DEADLINE):
                    return await asyncio.wrap_future(future)
            except TimeoutError:
                raise GivenUp(Why.TIME) from None
            except BrokenExecutor:
                if self._pool is pool:
                    self._drop_pool()
                if attempt == TRIES - 1:
                    raise GivenUp(Why.WORKERS) from None
            finally:
                slots[slot] = 0
        raise GivenUp(Why.WORKERS)

    def _ready(self) -> "tuple[ProcessPoolExecutor, SynchronizedArray[int]]":
        if self._slots is None:
            self._slots = self._context.Array("Q", self.workers)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, self._context, initializer=_begin_worker, initargs=(self._slots,)
            )
        return self._pool, self._slots

    def _stop(self, question: _Question, why: Why) -> None:
        """Give a question up; leaving its slot tells the worker."""
        question.why = why
        question.task.cancel()

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # noqa: SLF001 -- to end them
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def _remember(self, key: Key, answer: Any) -> None:
        self._known[key] = answer
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _remember_way(self, game: Game, verdict: Verdict) -> None:
        """What is left of a verdict's line now and after each of its moves.

        A winning line is a verdict for every position on it, too.
        """
        line = _line(game)
        self._remember(("way", line), verdict)
        for number, move in enumerate(verdict.line[:-1], start=1):
            line = f"{line} {move}"
            rest = Verdict(verdict.kind, verdict.line[number:])
            self._remember(("way", line), rest)
            if verdict.kind is Kind.WIN and ("verdict", line) not in self._known:
                self._remember(("verdict", line), rest)


def _line(game: Game) -> str:
    """The moves that stand, as a line: the same position by the same way has the same key."""
    return " ".join((game.code, *map(str, game.line)))


_slots: "SynchronizedArray[int] | None" = None


def _begin_worker(slots: "SynchronizedArray[int]") -> None:
    global _slots  # noqa: PLW0603 -- a worker has one parent, and it hands the slots over once
    _slots = slots
    end_with_parent()
    os.nice(LESS_PRIORITY)


def _given_up(slot: int, number: int) -> Callable[[], bool]:
    slots = _slots
    return lambda: slots is not None and slots[slot] != number


def _run(
    function: Callable[..., Any], args: tuple[Any, ...], _budget: int, slot: int, number: int
) -> Any:
    return function(*args, cancelled=_given_up(slot, number))


def _verdict(line: str, budget: int, slot: int, number: int) -> Verdict:
    return solve(parse_game(line).position, budget, _given_up(slot, number))


def _fair(seen: int, line: str, _budget: int, slot: int, number: int) -> FairHint:
    cancelled = _given_up(slot, number)
    return fair_hint(parse_game(line).position, seen, cancelled=cancelled)


def _shortest(line: str, budget: int, slot: int, number: int) -> Shortest:
    return shortest(parse_game(line).position, budget, _given_up(slot, number))


def _analysis(line: str, budget: int, slot: int, number: int) -> Analysis:
    """The last winnable position by halving: what is lost stays lost."""
    positions = positions_of(parse_game(line))
    cancelled = _given_up(slot, number)
    verdicts = {0: decide(start_position(positions[0].deal), budget, cancelled).kind}
    verdicts[len(positions) - 1] = decide(positions[-1], budget, cancelled).kind
    if verdicts[0] is Kind.UNKNOWN or verdicts[len(positions) - 1] is Kind.UNKNOWN:
        return Analysis(Kind.UNKNOWN, None)
    if verdicts[0] is Kind.LOSS:
        return Analysis(Kind.LOSS, winnable=False)
    if verdicts[len(positions) - 1] is Kind.WIN:
        return Analysis(Kind.WIN, winnable=True)
    won, lost = 0, len(positions) - 1
    while lost - won > 1:
        middle = (won + lost) // 2
        kind = decide(positions[middle], budget, cancelled).kind
        if kind is Kind.UNKNOWN:
            return Analysis(Kind.LOSS, winnable=True)
        won, lost = (middle, lost) if kind is Kind.WIN else (won, middle)
    return Analysis(Kind.LOSS, winnable=True, lost_at=lost)

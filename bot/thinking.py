"""Thinking off the loop: the solver in worker processes, with a cache and cancelling.

Workers start when the first question comes, at most one less than there are cores. A
question has a budget in nodes (so that its answer can be repeated) and a deadline. When its
game moves on, it is cancelled: workers look at a shared slot that says whose question they
still work on.
"""

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing.sharedctypes import SynchronizedArray
from typing import Any, TypeVar

from engine.game import Game, new_game, parse_game
from engine.hints import Analysis, Hint, at_last_removal, hint_from, positions_of
from engine.position import start_position
from engine.solver import Kind, Shortest, Verdict, decide, shortest, solve

BUDGET = 1_000_000
"""States that one question may look at."""

PAR_BUDGET = 150_000
"""States that the par of a game just won is worth: a second or two."""

DEADLINE = 60.0
"""Seconds after which a question is given up, whatever its budget says."""

SLOTS = 64
REMEMBERED = 4096
TRIES = 2
"""A question whose worker died is asked again so often."""

T = TypeVar("T")
Key = tuple[str, str]


class GivenUp(Exception):
    """The game moved on, the time was up, or the workers are closed."""


@dataclass(slots=True)
class _Question:
    """A question that waits for its answer; `number` is what its slot holds meanwhile."""

    task: "asyncio.Task[Any]"
    slot: int
    owner: int | None


class Thinker:
    """Answers about games, from worker processes."""

    def __init__(self, workers: int | None = None, budget: int = BUDGET) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self._context = multiprocessing.get_context("spawn")
        self._slots: SynchronizedArray[int] | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._known: OrderedDict[Key, Any] = OrderedDict()
        self._asked: dict[Key, _Question] = {}
        self._free = list(range(SLOTS))
        self._numbers = 0
        self._closed = False

    async def verdict(self, game: Game, owner: int | None = None) -> Verdict:
        """Whether the game can still be won; `owner` is the stored game's id."""
        verdict: Verdict = await self._ask("verdict", game, _verdict, owner)
        return verdict

    async def hint(self, game: Game, owner: int | None = None) -> Hint:
        """What to do now, and why.

        A player who follows hints follows one line, and never draws for ever (C36).
        """
        key = ("way", _line(game))
        for start in (at_last_removal(game), game):
            if key not in self._known:
                self._remember_way(start, await self.verdict(start, owner))
        return hint_from(game.position, self._known[key])

    async def shortest(self, game: Game, owner: int | None = None) -> Shortest:
        """The deal's par: the fewest moves from its start (R15)."""
        found: Shortest = await self._ask("shortest", new_game(game.deal), _shortest, owner)
        return found

    async def par(self, game: Game) -> Shortest:
        """The deal's par as far as a small budget finds it; what is known better is given."""
        start = new_game(game.deal)
        better = ("shortest", _line(start))
        if better in self._known:
            known: Shortest = self._known[better]
            return known
        found: Shortest = await self._ask("par", start, _shortest, None, PAR_BUDGET)
        if found.proved:
            self._remember(better, found)
        return found

    async def analysis(self, game: Game, owner: int | None = None) -> Analysis:
        """After which move the win was gone."""
        found: Analysis = await self._ask("analysis", game, _analysis, owner)
        return found

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """Run a function of a module in a worker: for searches that have a limit of their own.

        Raises:
            GivenUp: the workers died over it, or are closed.
        """
        for _ in range(TRIES):
            if self._closed:
                break
            pool, _slots = self._ready()
            try:
                return await asyncio.wrap_future(pool.submit(function, *args))
            except BrokenExecutor:
                if self._pool is pool:
                    self._drop_pool()
        raise GivenUp("The workers died or are closed.")

    def moved_on(self, owner: int, *, keep: Game | None = None) -> None:
        """The game with this id changed: what was asked about it before is given up."""
        kept = _line(keep) if keep is not None else None
        for (_, line), question in list(self._asked.items()):
            if question.owner == owner and line != kept:
                self._stop(question)

    async def close(self) -> None:
        """Give up every question and let the workers go; does not wait for them to think."""
        self._closed = True
        for question in list(self._asked.values()):
            self._stop(question)
        self._drop_pool()
        await asyncio.sleep(0)

    async def _ask(
        self,
        kind: str,
        game: Game,
        run: Callable[..., Any],
        owner: int | None,
        budget: int | None = None,
    ) -> Any:
        """An answer from memory, from a question already asked, or from a worker."""
        key = (kind, _line(game))
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        question = self._asked.get(key)
        if question is None:
            question = self._begin(key, run, owner, budget or self.budget)
        try:
            return await asyncio.shield(question.task)
        except asyncio.CancelledError:
            if question.task.cancelled():
                raise GivenUp("The game moved on.") from None
            raise

    def _begin(
        self, key: Key, run: Callable[..., Any], owner: int | None, budget: int
    ) -> _Question:
        if self._closed or not self._free:
            raise GivenUp("There are too many questions now." if not self._closed else "Closed.")
        slot = self._free.pop()
        task = asyncio.get_running_loop().create_task(self._work(key, run, slot, budget))
        question = self._asked[key] = _Question(task, slot, owner)

        def done(task: "asyncio.Task[Any]") -> None:
            self._asked.pop(key, None)
            self._free.append(slot)
            if not task.cancelled() and task.exception() is None:
                self._remember(key, task.result())

        task.add_done_callback(done)
        return question

    async def _work(self, key: Key, run: Callable[..., Any], slot: int, budget: int) -> Any:
        for attempt in range(TRIES):
            pool, slots = self._ready()
            self._numbers += 1
            slots[slot] = self._numbers
            future = pool.submit(run, key[1], budget, slot, self._numbers)
            try:
                async with asyncio.timeout(DEADLINE):
                    return await asyncio.wrap_future(future)
            except TimeoutError:
                raise GivenUp("The time was up.") from None
            except BrokenExecutor:
                if self._pool is pool:
                    self._drop_pool()
                if attempt == TRIES - 1:
                    raise GivenUp("The workers died.") from None
            finally:
                slots[slot] = 0
        raise GivenUp("The workers died.")

    def _ready(self) -> "tuple[ProcessPoolExecutor, SynchronizedArray[int]]":
        if self._slots is None:
            self._slots = self._context.Array("Q", SLOTS)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, self._context, initializer=_begin_worker, initargs=(self._slots,)
            )
        return self._pool, self._slots

    def _stop(self, question: _Question) -> None:
        if self._slots is not None:
            self._slots[question.slot] = 0
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


def _given_up(slot: int, number: int) -> Callable[[], bool]:
    slots = _slots
    return lambda: slots is not None and slots[slot] != number


def _verdict(line: str, budget: int, slot: int, number: int) -> Verdict:
    return solve(parse_game(line).position, budget, _given_up(slot, number))


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

"""An answer belongs to one question, its asker, its game and turn, and ten minutes (C37–C39).

Kinds, not examples: conversations of two people in which questions, answers by words and by
buttons, moves and late results meet in any order are generated, and after each step a small
model says what may have happened.
"""

import asyncio
from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.commands import COMMANDS
from bot.language.catalog import Catalog
from bot.replies import Kind
from bot.requests import Press, Request, Where, Who, Words
from bot.service.context import Features
from bot.service.questions import LIFETIME
from bot.service.service import Service
from bot.settings import MEMORY_URL
from bot.storage.repository import Store
from tests.bot.service.conftest import ANNA, BRUNO, Chat

CATALOG = Catalog()


@pytest.fixture
async def playing(chat: Chat) -> Chat:
    """A game in private in which something was done."""
    await chat.say("new 2")
    await chat.say("king")
    return chat


@pytest.fixture
async def shared(group: Chat) -> Chat:
    """A group's game in which something was done."""
    await group.say("/new 2")
    await group.say("/king")
    return group


def asked(chat: Chat) -> int:
    """The id of the question that was asked last."""
    assert chat.last.question is not None
    return chat.last.question.id


async def test_an_old_yes_does_not_answer_a_newer_question(playing: Chat) -> None:
    """C37: the person's data were erased."""
    await playing.say("ten and three")
    first = asked(playing)
    await playing.say("forget me")
    second = asked(playing)
    told = await playing.answer(1, question=first)
    assert told == "That question is over; nothing was changed."
    assert playing.last.kind is Kind.REFUSED
    await playing.say("status")
    assert playing.line == "g6"
    assert await playing.answer(1, question=second) == "That question is over; nothing was changed."


async def test_two_new_games_and_a_yes_under_the_first(shared: Chat) -> None:
    """C37."""
    await shared.say("/new strict")
    first = asked(shared)
    await shared.say("/new spanish")
    await shared.answer(1, question=first)
    assert shared.view.game.code == "PY1-N-AAAAAAS"
    await shared.say("yes")
    assert shared.view.game.code.startswith("PY1-E"), "the newer question is still open"


async def test_somebody_else_answers(shared: Chat) -> None:
    """C38: by button, by word, by number; with or without being addressed."""
    await shared.say("/new 5")
    question = asked(shared)
    assert await shared.answer(1, user=BRUNO) == "This question was not put to you."
    assert await shared.ask(Words("yes", addressed=False), user=BRUNO) is None
    await shared.say("yes", user=BRUNO)
    assert shared.last.kind is Kind.REFUSED
    assert shared.view.game.deal.number == 2
    await shared.answer(1, question=question)
    assert shared.view.game.deal.number == 5


@pytest.mark.parametrize("command", ["/forget me", "/forget"])
async def test_what_concerns_a_person_is_asked_in_private_only(shared: Chat, command: str) -> None:
    """C38."""
    told = await shared.say(command)
    assert told == "That concerns you alone: ask me in our private chat."
    assert shared.last.question is None
    assert await shared.say("yes") != ""
    assert shared.view.game.deal.number == 2


@pytest.mark.parametrize(
    "line", ["status", "draw", "blue skies over the sea", "free", "undo", "board"]
)
async def test_a_question_ends_with_the_next_unrelated_line(shared: Chat, line: str) -> None:
    await shared.say("/new 5")
    question = asked(shared)
    await shared.say(line)
    await shared.say("yes")
    assert shared.last.kind is Kind.REFUSED
    told = await shared.answer(1, question=question)
    assert told == "That question is over; nothing was changed."
    assert shared.view.game.deal.number == 2


async def test_hearing_it_once_more_does_not_end_it(shared: Chat) -> None:
    await shared.say("/new 5")
    await shared.say("/repeat")
    await shared.say("yes")
    assert shared.view.game.deal.number == 5


async def test_small_talk_of_the_asker_ends_it_silently(shared: Chat) -> None:
    await shared.say("/new 5")
    assert await shared.ask(Words("what a lovely day", addressed=False)) is None
    assert await shared.ask(Words("yes", addressed=False)) is None
    assert shared.view.game.deal.number == 2


async def test_a_question_ends_with_a_change_of_its_game(shared: Chat) -> None:
    await shared.say("/new 5")
    question = asked(shared)
    await shared.say("/draw", user=BRUNO)
    told = await shared.answer(1, question=question)
    assert told == "That question is over; nothing was changed."
    assert shared.view.game.deal.number == 2


async def test_a_question_ends_after_ten_minutes(shared: Chat) -> None:
    await shared.say("/new 5")
    question = asked(shared)
    shared.now += LIFETIME - 2
    assert shared.replies[-1].question is not None
    shared.now += 2
    assert "over" in await shared.answer(1, question=question)
    await shared.say("yes")
    assert shared.view.game.deal.number == 2


async def test_the_old_buttons_are_taken_away(shared: Chat, store: Store) -> None:
    await shared.say("/new 5")
    async with store.work() as work:
        await work.questions.shown(asked(shared), 77)
    await shared.say("/new 6")
    assert shared.last.ended == (77,)
    async with store.work() as work:
        await work.questions.shown(asked(shared), 78)
    await shared.say("no")
    assert shared.last.ended == (78,)


async def test_each_person_of_a_group_has_a_question_of_their_own(shared: Chat) -> None:
    await shared.say("/new 5")
    first = asked(shared)
    await shared.say("/new 6", user=BRUNO)
    second = asked(shared)
    await shared.answer(0, question=first)
    await shared.answer(1, question=second, user=BRUNO)
    assert shared.view.game.deal.number == 6


async def test_a_number_that_is_no_choice_is_refused_and_the_question_stays(playing: Chat) -> None:
    await playing.say("ten and three")
    question = asked(playing)
    assert "choice" in await playing.answer(9, question=question) or playing.last.kind is (
        Kind.REFUSED
    )
    await playing.answer(2, question=question)
    assert playing.line == "g6 g2+g5"


async def test_ids_of_questions_are_never_given_twice(shared: Chat) -> None:
    ids = []
    for number in range(5):
        await shared.say(f"/new {number + 10}")
        ids.append(asked(shared))
        await shared.say("no")
    assert len(set(ids)) == 5
    assert ids == sorted(ids)


@pytest.mark.parametrize("question", [0, 999_999, 2**63 - 1])
async def test_forged_questions(shared: Chat, question: int) -> None:
    await shared.say("/new 5")
    reply = await shared.ask(Press(0, 0, question=question, answer=1))
    assert (reply.kind, reply.alert) == (Kind.REFUSED, True)
    assert shared.view.game.deal.number == 2


async def test_those_without_an_id_can_be_asked_too(group: Chat) -> None:
    """C12: whoever presses then has one."""
    await group.say("/new 2", user=None)
    await group.say("/king", user=None)
    await group.say("/new 5", user=None)
    await group.answer(1, user=BRUNO)
    assert group.view.game.deal.number == 5


# --- every command, everywhere, by everybody ----------------------------------------------------


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize("name", sorted(COMMANDS))
async def test_no_command_lets_another_person_answer(
    name: str,
    private: bool,  # noqa: FBT001
    service: Service,
) -> None:
    """C38, as a matrix: command × place × asker; the other person changes nothing."""
    chat = Chat(service, CATALOG, where=Where(40 if private else -40, private=private))
    await chat.say("/new 2")
    await chat.say("/king")
    reply = await chat.ask(Words(f"/{name}"))
    if reply is None or reply.question is None:
        return
    before = (chat.view.game_id, chat.line)
    question = reply.question.id
    for answer in range(3):
        other = await chat.ask(Press(0, 0, question=question, answer=answer), user=BRUNO)
        assert other.kind is Kind.REFUSED
    for word in ("yes", "1", "no", "2"):
        await chat.ask(Words(word, addressed=False), user=BRUNO)
    await chat.say("/status")
    assert (chat.view.game_id, chat.line) == before


# --- generated conversations --------------------------------------------------------------------

LINES = ("new 5", "new strict", "ten and three", "forget me", "seven and six")
STEPS = st.one_of(
    st.tuples(st.just("ask"), st.sampled_from(LINES), st.sampled_from([ANNA, BRUNO])),
    st.tuples(
        st.just("press"), st.integers(0, 5), st.integers(0, 2), st.sampled_from([ANNA, BRUNO])
    ),
    st.tuples(
        st.just("word"), st.sampled_from(["yes", "no", "1", "2"]), st.sampled_from([ANNA, BRUNO])
    ),
    st.tuples(
        st.just("move"),
        st.sampled_from(["/draw", "/undo", "/status"]),
        st.sampled_from([ANNA, BRUNO]),
    ),
    st.tuples(st.just("wait"), st.sampled_from([1.0, 300.0, 601.0])),
)


@dataclass
class Model:
    """What each question may still do: who, which, and until when."""

    open: dict[int, tuple[int, int, tuple[int, int] | None, float]] = field(default_factory=dict)
    ids: list[int] = field(default_factory=list)

    def may(self, number: int, user: int, table: tuple[int, int], now: float) -> bool:
        found = self.open.get(user)
        return (
            found is not None
            and found[0] == number
            and (found[2] is None or found[2] == table)
            and now < found[3]
        )


@pytest.mark.slow
@given(st.lists(STEPS, min_size=2, max_size=14), st.booleans())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_in_any_conversation_only_the_open_question_of_its_asker_is_answered(
    steps: list[tuple],
    private: bool,  # noqa: FBT001
) -> None:
    asyncio.run(_conversation(steps, private=private))


async def _conversation(steps: list[tuple], *, private: bool) -> None:
    store = await Store.open(MEMORY_URL)
    service = Service(store, Features(languages=CATALOG.languages()))
    chat = Chat(service, CATALOG, where=Where(50 if private else -50, private=private))
    model = Model()
    people = {ANNA: ANNA, BRUNO: ANNA} if private else {ANNA: ANNA, BRUNO: BRUNO}
    await chat.say("/new 2")
    await chat.say("/king")
    for kind, *rest in steps:
        if kind == "wait":
            chat.now += rest[0]
            continue
        before = (chat.view.game_id, chat.view.game.turn)
        if kind == "press":
            await _pressed(chat, model, rest[0], rest[1], people[rest[2]])
        else:
            user = people[rest[1]]
            text = rest[0] if private or kind == "word" else f"/{rest[0].lstrip('/')}"
            if kind == "ask" and not rest[0].startswith(("new", "forget")):
                text = rest[0]
            had = model.open.get(user)
            reply = await chat.ask(Words(text, addressed=kind != "word"), user=user)
            table = (chat.view.game_id, chat.view.game.turn)
            if kind == "word" and table != before:
                assert had is not None, "nobody was asked"
                assert model.may(had[0], user, before, chat.now)
            _note(chat, model, user, reply, ended=True)
        table = (chat.view.game_id, chat.view.game.turn)
        model.open = {
            user: one for user, one in model.open.items() if one[2] is None or one[2] == table
        }
    await store.close()


async def _pressed(chat: Chat, model: Model, which: int, answer: int, user: int) -> None:
    if not model.ids:
        return
    number = model.ids[which % len(model.ids)]
    before = (chat.view.game_id, chat.view.game.turn)
    may = model.may(number, user, before, chat.now + 1)
    reply = await chat.ask(Press(0, 0, question=number, answer=answer), user=user)
    if not may:
        assert reply.kind is Kind.REFUSED
        assert {say.key for say in reply.says} & {"question-over", "question-not-yours"}
        assert (chat.view.game_id, chat.view.game.turn) == before
        return
    assert not {say.key for say in reply.says} & {"question-over", "question-not-yours"}
    refused = any(say.key == "no-such-choice" for say in reply.says)
    _note(chat, model, user, reply, ended=not refused)


def _note(chat: Chat, model: Model, user: int, reply: object, *, ended: bool) -> None:
    if ended:
        model.open.pop(user, None)
    question = getattr(reply, "question", None)
    if question is None:
        return
    about = (question.game, question.turn) if question.game is not None else None
    model.open[user] = (question.id, user, about, question.ends_at)
    model.ids.append(question.id)


# --- late results -------------------------------------------------------------------------------


class Slow:
    """A solver whose answers come when they are let go."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()

    async def run(self, function, *args, whose=None):
        await self.gate.wait()
        return function(*args)

    async def verdict(self, game, whose=None):
        await self.gate.wait()
        from engine.solver import solve

        return solve(game.position, 50_000)

    shortest = hint = fair_hint = analysis = verdict

    def moved_on(self, game, *, keep=None) -> None:
        """Too late: the answer is on its way already."""

    async def close(self) -> None:
        """Nothing runs."""


LATER = (
    ("new winnable NW", ["new 2", "king", "draw"]),
    ("new winnable NW", ["draw"]),
    ("verdict", ["draw"]),
    ("hint", ["new 5", "yes"]),
    ("par", ["new 5", "yes"]),
    ("analysis", ["draw", "undo"]),
)


@pytest.mark.parametrize(("command", "then"), LATER)
async def test_a_late_result_never_touches_a_newer_game(
    command: str, then: list[str], store: Store
) -> None:
    """C39: a search for a deal replaced the game that was begun meanwhile."""
    slow = Slow()
    service = Service(store, Features(languages=CATALOG.languages(), thinker=slow))
    chat = Chat(service, CATALOG)
    await chat.say("new 3")

    class Out:
        """Takes everything, so that nobody waits."""

        async def put(self, work, request, reply) -> None:
            """Nothing is sent."""

        def committed(self) -> None:
            """All of it is on disk."""

    out = Out()
    reply = await service.answer(
        Request(where=chat.where, who=Who(ANNA, "a", "en"), asks=Words(command), at=chat.now), out
    )
    for line in then:
        await chat.say(line)
    code, line = chat.view.game.code, chat.line
    slow.gate.set()
    assert reply.later is not None
    later = await reply.later
    await chat.say("status")
    assert (chat.view.game.code, chat.line) == (code, line)
    assert later is None or later.says[0].key == "thinking-outdated"


async def test_a_question_of_someone_else_is_not_ended_by_reading(shared: Chat) -> None:
    await shared.say("/new 5")
    question = asked(shared)
    await shared.say("/status", user=BRUNO)
    await shared.say("/free", user=BRUNO)
    await shared.answer(1, question=question)
    assert shared.view.game.deal.number == 5


def test_a_request_without_an_update_is_no_other() -> None:
    assert Request(where=Where(1), who=Who(1), asks=Words("x"), at=1.0).update is None

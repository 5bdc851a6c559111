"""The context of one request: the chat, its game, and the transaction that holds them."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.replies import Choice, Figures, Kind, Reply, Sentence, Settings, View
from bot.requests import Command, Pending, Question, Request
from bot.service.game.keeping import replayed, save_game
from bot.service.memory import Recall, parse_recall
from bot.storage.records import GameState
from bot.storage.repository import StoredChat, StoredGame, Work
from bot.thinking import Thinker, Whose
from engine.deal import EVERYDAY_NUMBERS
from engine.game import Game, format_game
from engine.moves import Move, Place, format_place, parse_place
from engine.position import Outcome

LONGEST_PAUSE = 300.0
"""Seconds: a longer pause between two actions counts as this much playing time (R17)."""

_STATES = {
    Outcome.PLAYING: GameState.PLAYING,
    Outcome.WON: GameState.WON,
    Outcome.LOST: GameState.LOST,
}


class Refused(Exception):
    """Ends a command early with an answer; nothing it did so far is kept on the board."""

    def __init__(self, *says: Sentence, alert: bool = True) -> None:
        super().__init__(says[0].key)
        self.says = says
        self.alert = alert


@dataclass(frozen=True, slots=True)
class Features:
    """What this installation offers.

    languages   codes of the languages with texts
    themes      names of the board's themes
    speaks      True if answers can be spoken
    guides      True if a first game is guided by a sentence a turn
    thinker     asks the solver; None where there is none
    results     True if a win is followed by a card of its result
    username    the bot's name in links, "" where there are none
    any_number  gives a number for a new game without a wish (R18)
    """

    languages: tuple[str, ...] = ("en",)
    themes: tuple[str, ...] = ("classic",)
    speaks: bool = False
    guides: bool = False
    thinker: Thinker | None = None
    results: bool = False
    username: str = ""
    any_number: Callable[[], int] = field(
        default=lambda: secrets.randbelow(EVERYDAY_NUMBERS), kw_only=True
    )

    def pick(self, tag: str | None) -> str:
        """The language for an IETF tag, as "it-CH"; the first one for what is unknown."""
        main = (tag or "").replace("_", "-").split("-")[0].lower()
        return main if main in self.languages else self.languages[0]


def selection_of(stored: StoredGame | None) -> Place | None:
    """The card that was chosen first in a stored game's turn; None for a turn that is over."""
    if stored is None or not stored.selected:
        return None
    if replayed(stored.line).turn != stored.selected_turn:
        return None
    return parse_place(stored.selected)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deferred:
    """What is to be done after the transaction, because it takes long.

    work     what takes long; it may raise `GivenUp`
    then     tells its result, in a new transaction; None for nothing to tell
    patient  True if the first answer only bridges the time and may be left out
    bound    True if the result is only good for the game that it was thought for (C39)
    game     the id of that game; None if there was none
    turn     that game's turn; None if the result is good for all of them
    """

    work: Callable[[], Awaitable[Any]]
    then: Callable[["Context", Any], Awaitable[Reply | None]]
    patient: bool = True
    bound: bool = True
    game: int | None = None
    turn: int | None = None

    def stale(self, context: "Context") -> bool:
        """True if the game went on, or made room for another, while it was thought about."""
        if not self.bound:
            return False
        if self.game != (context.stored.id if context.stored else None):
            return True
        game = context.game
        return self.turn is not None and (game is None or game.turn != self.turn)


@dataclass(slots=True)
class Context:
    """What a command works on.

    work       the open transaction
    request    what was asked
    chat       the chat's stored record; `save` writes it
    stored     the chat's current game as stored, None before the first
    features   what this installation offers
    questions  the questions that are open in the chat
    question   the one among them that the person who asks may answer now
    asking     what is to be asked at the end, and whether it is about the game
    silently   True if it is asked without buttons: advice that can be taken by a yes
    over       ids of questions that this request ends
    confirmed  True when a yes was given to this very command
    changed    True once the table changed: a picture is due
    repeated   True when the last answer was asked for again
    deferred   what is to be done after the transaction
    kept       False once the chat asked to be forgotten: nothing of it is written any more
    """

    work: Work
    request: Request
    chat: StoredChat
    features: Features
    stored: StoredGame | None = None
    questions: tuple[Question, ...] = ()
    question: Question | None = None
    asking: tuple[Pending, bool] | None = None
    silently: bool = False
    over: set[int] = field(default_factory=set)
    confirmed: bool = False
    changed: bool = False
    repeated: bool = False
    deferred: Deferred | None = None
    kept: bool = True

    @property
    def settings(self) -> Settings:
        """How the chat is answered."""
        return self.chat.settings

    @property
    def game(self) -> Game | None:
        """The chat's current game."""
        return replayed(self.stored.line) if self.stored else None

    def need_game(self) -> Game:
        """The current game.

        Raises:
            Refused: there is none.
        """
        game = self.game
        if game is None:
            raise Refused(Sentence("no-game"))
        return game

    @property
    def selected(self) -> Place | None:
        """The card that was chosen first in this turn and waits for its partner."""
        return selection_of(self.stored)

    async def select(self, place: Place | None) -> None:
        """Keep the card that waits for its partner with the game's turn, or forget it."""
        stored, game = self.stored, self.game
        if stored is None or game is None:
            raise Refused(Sentence("no-game"))
        chosen = format_place(place) if place else ""
        self.stored = replace(stored, selected=chosen, selected_turn=game.turn)
        await self.work.games.select(stored.id, chosen, game.turn)

    def ask(self, pending: Pending, *, about_game: bool = True) -> None:
        """Ask something at the end of this request; what was asked before is over then."""
        self.asking = (pending, about_game)

    def offer(self, command: Command) -> None:
        """Let a yes do what was just advised: "do it", "play it", "ok" (C46)."""
        self.asking = (Pending((command,), confirm=True), True)
        self.silently = True

    def defer(
        self,
        work: Callable[[], Awaitable[Any]],
        then: Callable[["Context", Any], Awaitable[Reply | None]],
        *,
        patient: bool = True,
        bound: bool = True,
        any_turn: bool = False,
    ) -> None:
        """Have something done after the transaction; see `Deferred`."""
        game = self.game
        self.deferred = Deferred(
            work=work,
            then=then,
            patient=patient,
            bound=bound,
            game=self.stored.id if self.stored else None,
            turn=None if game is None or any_turn else game.turn,
        )

    @property
    def whose(self) -> Whose:
        """For whom the solver thinks: for a person, or for a chat where nobody has an id."""
        asker = self.request.who.user
        return Whose(
            self.request.where.chat if asker is None else asker,
            self.stored.id if self.stored else None,
        )

    @property
    def recall(self) -> Recall:
        """What was said last here, and what each person saw."""
        return parse_recall(self.chat.last_reply)

    def remember(self, recall: str) -> None:
        """Keep what the chat remembers between requests."""
        self.chat = replace(self.chat, last_reply=recall)

    async def put(self, game: Game) -> None:
        """Store the game after an action; the pause before it counts as playing time."""
        stored = self.stored
        if stored is None:
            raise Refused(Sentence("no-game"))
        now = self.request.at
        pause = min(max(now - stored.touched_at, 0.0), LONGEST_PAUSE)
        self.stored = await save_game(
            self.work,
            replace(
                stored,
                line=format_game(game),
                touched_at=now,
                seconds=stored.seconds + pause,
                state=_STATES[game.outcome],
            ),
        )
        self.changed = True

    async def begin(self, game: Game) -> None:
        """Make a new game the chat's current one; the one before it is left."""
        if self.stored is not None and self.stored.state is GameState.PLAYING:
            await save_game(self.work, replace(self.stored, state=GameState.LEFT))
        where = self.request.where
        owner = self.request.who.user if where.private else None
        self.stored = await self.work.games.add(where, owner, format_game(game), self.request.at)
        self.chat = replace(self.chat, game_id=self.stored.id)
        self.changed = True

    async def take_up(self, game: StoredGame) -> None:
        """Put an earlier game back on the table; the one that lay there is left."""
        if self.stored is not None and self.stored.state is GameState.PLAYING:
            await save_game(self.work, replace(self.stored, state=GameState.LEFT))
        state = GameState.PLAYING if game.state is GameState.LEFT else game.state
        self.stored = await save_game(
            self.work, replace(game, state=state, touched_at=self.request.at)
        )
        self.chat = replace(self.chat, game_id=game.id)
        self.changed = True

    def view(self, *, selected: Place | None = None, hint: Move | None = None) -> View | None:
        """The current board; `selected` defaults to the card named by words."""
        game = self.game
        if game is None or self.stored is None:
            return None
        return View(
            game_id=self.stored.id,
            game=game,
            selected=selected or self.selected,
            hint=hint,
            owner=self.stored.owner,
            seconds=self.stored.seconds,
            message=self.stored.board_message,
        )

    def aside(self, kind: Kind, *says: Sentence) -> Reply:
        """An answer that has nothing to do with the board and leaves it alone."""
        return Reply(kind=kind, says=says, settings=self.settings)

    def shown(self, kind: Kind, figures: Figures, *says: Sentence) -> Reply:
        """An answer with figures, beside the board."""
        return replace(self.aside(kind, *says), figures=figures)

    def reply(
        self,
        kind: Kind,
        *says: Sentence,
        selected: Place | None = None,
        hint: Move | None = None,
        choices: tuple[Choice, ...] = (),
        move: str | None = None,
        alert: bool = False,
    ) -> Reply:
        """An answer with the board as it stands now."""
        return Reply(
            kind=kind,
            says=says,
            settings=self.settings,
            view=self.view(selected=selected, hint=hint),
            changed=self.changed,
            choices=choices,
            move=move,
            alert=alert,
        )

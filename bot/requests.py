"""What comes in: a request from someone, somewhere, in no language and from no front end."""

from dataclasses import dataclass

from engine.cards import Card
from engine.moves import Move, Place


@dataclass(frozen=True, slots=True)
class Where:
    """A chat, and the topic in it if it has topics.

    `private` is True where one person plays alone: no slash is needed there. `direct_topic` is
    the topic of one person in the direct messages of a channel (C49); a chat has topics of one
    kind or of the other.
    """

    chat: int
    topic: int | None = None
    private: bool = True
    direct_topic: int | None = None


@dataclass(frozen=True, slots=True)
class Who:
    """A person. `user` is None for anonymous admins and channels (C12).

    `language` is the IETF tag that the person's client reports, if any; `username` is the
    name without the @ by which others can call the person, "" if there is none.
    """

    user: int | None
    name: str = ""
    language: str | None = None
    username: str = ""


@dataclass(frozen=True, slots=True)
class Words:
    """What someone typed or said.

    heard      True for speech: read back before anything doubtful is done
    addressed  True where silence would be rude: a private chat, a slash command, or a
               reply to the bot; elsewhere what is not understood is not answered
    """

    text: str
    heard: bool = False
    addressed: bool = True


@dataclass(frozen=True, slots=True)
class Speech:
    """What a voice message may have said.

    readings   likely texts with their scores, best first (0 is certain)
    no_speech  the probability that nobody spoke
    """

    readings: tuple[tuple[str, float], ...]
    no_speech: float = 0.0


@dataclass(frozen=True, slots=True)
class Press:
    """A button. Exactly one of the following is what it does.

    game, turn  the board's game and its turn: a stale button is refused (C3)
    place       a card tapped; which one was tapped before it is kept with the game
    move        a move to play at once (draw, recycle)
    question    the question that it answers: `answer` is the number of the choice, from 1,
                and 0 for no
    command     the name of a command ("undo", "new", "hint")
    text        what follows the command's name, for buttons that belong to no turn: a theme,
                a step of a solution
    number      a count for a command of the board's turn (so many actions to take back)
    """

    game: int
    turn: int
    place: Place | None = None
    move: Move | None = None
    command: str | None = None
    text: str = ""
    number: int | None = None
    question: int | None = None
    answer: int = 0


@dataclass(frozen=True, slots=True)
class Command:
    """A command understood, resolved against the table.

    name    a key of `bot.commands.COMMANDS`, or "play" (`move`), "select" (`places`),
            "choose" (`number`, from 1), "yes", "no"
    move    for "play": a move, legal or not (the service says why not)
    places  for "card" and "select": where the named card lies, one place
    cards   cards that were named but lie nowhere in sight
    number  a count, a row, a pile (from 1), a rank, a deal's number
    text    what followed, as typed: a code, a token, a variant's name, a topic
    """

    name: str
    move: Move | None = None
    places: tuple[Place, ...] = ()
    cards: tuple[Card, ...] = ()
    number: int | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Pending:
    """What a question would do.

    commands  what each answer would do, in the order of their numbers
    confirm   True for a yes/no question about the only command
    """

    commands: tuple[Command, ...]
    confirm: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question that waits for an answer: whose, about what, and until when (C37, C38).

    id       never given twice; its buttons carry it
    asker    the person who must answer; None for those who have no id of their own (C12)
    game     the game that it is about; None if it is about none
    turn     that game's turn: in any other the question is over
    ends_at  Unix seconds; nobody answers it later
    pending  what it would do
    message  the message that has its buttons, None if there is none
    """

    id: int
    asker: int | None
    game: int | None
    turn: int | None
    ends_at: float
    pending: Pending
    message: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """One thing asked: by whom, where, when (Unix seconds), and the update that brought it.

    `update` makes it count exactly once: Telegram's number of the update, or a number below
    zero for a page's action; None where nothing comes twice. `message` is the id of the message
    whose button was pressed. A `Command` comes from a front end that needs no words for it.
    """

    where: Where
    who: Who
    asks: Words | Speech | Press | Command
    at: float
    update: int | None = None
    message: int | None = None

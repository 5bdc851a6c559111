"""Questions back to the player: which of several, and was this meant."""

from bot.replies import Choice, Kind, Reply, Sentence, Term, Value
from bot.requests import Command, Pending
from bot.service.context import Context
from bot.service.game.play import rank_card
from bot.service.words.sentences import card_of, exact_place
from engine.moves import Draw, Place, Recycle, Remove
from engine.position import Position


def ask_which(context: Context, commands: tuple[Command, ...]) -> Reply:
    """Several commands fit what was said: ask for one by number or name."""
    context.ask(Pending(commands))
    position = context.need_game().position
    shared, differing = _split(commands)
    choices = tuple(
        Choice(exact_place(position, place) if place else would(context, command))
        for command, place in zip(commands, differing, strict=True)
    )
    return context.reply(Kind.ASK, _question(context, position, shared, differing), choices=choices)


def _split(commands: tuple[Command, ...]) -> tuple[Place | None, tuple[Place | None, ...]]:
    """The place that all commands share, if one, and the single place each has beside it."""
    groups = [_places(command) for command in commands]
    common = set(groups[0]).intersection(*groups[1:])
    rests = [[place for place in places if place not in common] for places in groups]
    if any(len(rest) != 1 for rest in rests) or len(common) > 1:
        return None, (None,) * len(commands)
    return next(iter(common), None), tuple(rest[0] for rest in rests)


def _places(command: Command) -> tuple[Place, ...]:
    return command.move.places if isinstance(command.move, Remove) else command.places


def _question(
    context: Context,
    position: Position,
    shared: Place | None,
    differing: tuple[Place | None, ...],
) -> Sentence:
    ranks = {card_of(position, place).rank for place in differing if place}
    if len(ranks) != 1:
        return Sentence("which-one")
    rank = rank_card(context, ranks.pop())
    if shared is None:
        return Sentence("which-of-rank", {"rank": rank})
    return Sentence("which-of-rank-with", {"rank": rank, "card": card_of(position, shared)})


def ask_whether(context: Context, command: Command) -> Reply:
    """What was heard is doubtful and would change the board: read it back (yes or no)."""
    context.ask(Pending((command,), confirm=True))
    return context.reply(Kind.ASK, Sentence("did-you-mean", {"what": would(context, command)}))


def would(context: Context, command: Command) -> Sentence:
    """What a command would do, as part of a question."""
    game = context.game
    match command.move:
        case Remove(places) if game is not None:
            cards = [card for place in places if (card := game.position.card_at(place))]
            if len(cards) == 1:
                return Sentence("would-remove-one", {"card": cards[0]})
            if len(cards) == 2:
                return Sentence("would-remove-pair", {"first": cards[0], "second": cards[1]})
        case Draw() | Recycle():
            return Sentence("would-draw")
        case _:
            pass
    if command.name == "select" and command.places and game is not None:
        return Sentence("would-select", {"card": card_of(game.position, command.places[0])})
    return _would_command(command)


def _would_command(command: Command) -> Sentence:
    args: dict[str, Value] = {"text": command.text, "number": command.number or 0}
    if command.name == "new":
        if command.number is not None:
            return Sentence("would-deal-number", args)
        return Sentence("would-deal-text", args) if command.text else Sentence("would-deal")
    if command.name in {"draw", "undo", "again"}:
        return Sentence(f"would-{command.name}")
    return Sentence("would-command", {"name": Term(f"command-{command.name}")})

"""Sharing: a result as a sentence, links that deal the same cards, and inline offers.

The sentence gives no card away and is read by a screen reader as what it is.
"""

from dataclasses import dataclass

from bot.language.listen import listen, read_arguments
from bot.language.wishes import WINNABLE
from bot.replies import Kind, Reply, Sentence, Value
from bot.requests import Command
from bot.service.advice.result_card import link, result_sentence
from bot.service.context import Context, Features
from bot.service.game.games import rules_line
from bot.service.together.daily import daily_contest
from bot.service.together.joining import payload_of
from bot.storage.repository import Store, StoredGame
from engine.deal import Deal, deal_of, parse_code, parse_deal
from engine.errors import PyramidError
from engine.game import Game, new_game, parse_game
from engine.position import Outcome
from engine.rules import APP_TOKEN, parse_rules

LAST_GAMES = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Something to send into any chat.

    key      names it among the offers of one query
    title, about  what the list of offers shows
    text     what is sent
    game     the board of its picture
    payload  what the link to the bot carries
    """

    key: str
    title: Sentence
    about: Sentence
    text: Sentence
    game: Game
    payload: str


async def share(context: Context, _: Command) -> Reply:
    """The current game's result in one sentence, with a link to the same deal."""
    return shared(context, context.need_game(), context.stored.seconds if context.stored else 0.0)


def shared(context: Context, game: Game, seconds: float) -> Reply:
    """A game's result in one sentence, with a link to the same deal."""
    told = result_sentence(context.features, game, seconds)
    if not context.features.username:  # a terminal has no groups to invite
        return context.aside(Kind.INFO, told)
    group = Sentence("share-group", {"link": link(context.features, game.code, group=True)})
    return context.aside(Kind.INFO, told, group)


async def offers(
    store: Store, features: Features, *, user: int, query: str, language: str, at: float
) -> tuple[Offer, ...]:
    """What an inline query finds: a code's deal, the day's deal, or one's last games."""
    text = query.strip()
    if not text:
        async with store.read() as work:
            games = await work.games.of(user, LAST_GAMES)
        found = (_last_game(features, stored) for stored in games)
        return tuple(offer for offer in found if offer is not None)
    heard = listen(text, language=language).commands
    if len(heard) == 1 and heard[0].name == "daily":
        async with store.work() as work:
            contest = await daily_contest(work, at, APP_TOKEN)
        deal = parse_code(contest.codes[0])
        return (_deal_offer(deal, Sentence("inline-daily"), payload_of(contest)),)
    wished = _wished(text, language)
    if wished is None:
        return ()
    title = Sentence("inline-deal", {"number": wished.number or 0})
    return (_deal_offer(wished, title, wished.code),)


def _wished(text: str, language: str) -> Deal | None:
    wish = read_arguments("new", text, language=language)
    if wish.text.startswith(WINNABLE):
        return None
    try:
        if wish.number is not None:
            return deal_of(wish.number, parse_rules(wish.text or APP_TOKEN))
        return parse_deal(wish.text)
    except PyramidError:
        return None


def _deal_offer(deal: Deal, title: Sentence, payload: str) -> Offer:
    rules = rules_line(deal.rules)
    args: dict[str, Value] = {"number": deal.number or 0, "code": deal.code, "rules": rules}
    return Offer(
        key=payload,
        title=title,
        about=Sentence("inline-deal-about", {"rules": rules}),
        text=Sentence("inline-invite", args),
        game=new_game(deal),
        payload=payload,
    )


def _last_game(features: Features, stored: StoredGame) -> Offer | None:
    try:
        game = parse_game(stored.line)
    except PyramidError:
        return None
    keys = {Outcome.WON: "inline-won", Outcome.LOST: "inline-lost"}
    key = keys.get(game.outcome, "inline-playing")
    return Offer(
        key=f"g{stored.id}",
        title=Sentence(key, {"number": game.deal.number or 0}),
        about=Sentence("inline-deal-about", {"rules": rules_line(game.deal.rules)}),
        text=result_sentence(features, game, stored.seconds),
        game=game,
        payload=game.code,
    )

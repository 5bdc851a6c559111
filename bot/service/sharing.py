"""Sharing: a result as a sentence, links that deal the same cards, and inline offers.

The sentence gives no card away and is read by a screen reader as what it is.
"""

from dataclasses import dataclass

from bot.language.listen import listen
from bot.language.wishes import WINNABLE
from bot.replies import Kind, Reply, Say, Value
from bot.requests import Command
from bot.service.daily import daily_contest
from bot.service.finish import link, result_sentence
from bot.service.games import rules_line
from bot.service.joining import payload_of
from bot.service.table import House, Table
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
    title: Say
    about: Say
    text: Say
    game: Game
    payload: str


async def share(table: Table, _: Command) -> Reply:
    """The current game's result in one sentence, with a link to the same deal."""
    game = table.need_game()
    seconds = table.stored.seconds if table.stored else 0.0
    told = result_sentence(table.house, game, seconds)
    if not table.house.username:  # a terminal has no groups to invite
        return table.aside(Kind.INFO, told)
    group = Say("share-group", {"link": link(table.house, game.code, group=True)})
    return table.aside(Kind.INFO, told, group)


async def offers(
    store: Store, house: House, *, user: int, query: str, language: str, at: float
) -> tuple[Offer, ...]:
    """What an inline query finds: a code's deal, the day's deal, or one's last games."""
    text = query.strip()
    if not text:
        async with store.read() as work:
            games = await work.games_of(user, LAST_GAMES)
        found = (_last_game(house, stored) for stored in games)
        return tuple(offer for offer in found if offer is not None)
    heard = listen(text, language=language).commands
    if len(heard) == 1 and heard[0].name == "daily":
        async with store.work() as work:
            contest = await daily_contest(work, at, APP_TOKEN)
        deal = parse_code(contest.codes[0])
        return (_deal_offer(deal, Say("inline-daily"), payload_of(contest)),)
    wished = _wished(text, language)
    if wished is None:
        return ()
    title = Say("inline-deal", {"number": wished.number or 0})
    return (_deal_offer(wished, title, wished.code),)


def _wished(text: str, language: str) -> Deal | None:
    heard = listen(f"/new {text}", language=language).commands
    wish = heard[0] if len(heard) == 1 else Command("new", text=text)
    if wish.text.startswith(WINNABLE):
        return None
    try:
        if wish.number is not None:
            return deal_of(wish.number, parse_rules(wish.text or APP_TOKEN))
        return parse_deal(wish.text)
    except PyramidError:
        return None


def _deal_offer(deal: Deal, title: Say, payload: str) -> Offer:
    rules = rules_line(deal.rules)
    args: dict[str, Value] = {"number": deal.number or 0, "code": deal.code, "rules": rules}
    return Offer(
        key=payload,
        title=title,
        about=Say("inline-deal-about", {"rules": rules}),
        text=Say("inline-invite", args),
        game=new_game(deal),
        payload=payload,
    )


def _last_game(house: House, stored: StoredGame) -> Offer | None:
    try:
        game = parse_game(stored.line)
    except PyramidError:
        return None
    keys = {Outcome.WON: "inline-won", Outcome.LOST: "inline-lost"}
    key = keys.get(game.outcome, "inline-playing")
    return Offer(
        key=f"g{stored.id}",
        title=Say(key, {"number": game.deal.number or 0}),
        about=Say("inline-deal-about", {"rules": rules_line(game.deal.rules)}),
        text=result_sentence(house, game, stored.seconds),
        game=game,
        payload=game.code,
    )

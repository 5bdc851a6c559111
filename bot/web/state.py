"""From a game to what a page shows of it: JSON, with its words in the person's language."""

from functools import lru_cache
from typing import Any

from bot.language.catalog import Catalog
from bot.replies import Cards, Sentence, Settings, Value, View
from engine.cards import Card, format_card
from engine.game import Game
from engine.moves import (
    Draw,
    Place,
    Recycle,
    Remove,
    format_move,
    format_place,
    pyramid_place,
    under_place,
    waste_place,
)
from engine.position import Outcome, Position
from engine.rules import base_name, format_rules

Json = dict[str, Any]


def board(view: View, catalog: Catalog, language: str) -> Json:
    """A stored game as its page shows it.

    id, turn  what its buttons carry
    selected  the place of the card tapped first, None if none was
    seconds   playing time up to the last action
    """
    return {
        "id": view.game_id,
        "turn": view.game.turn,
        "selected": format_place(view.selected) if view.selected else None,
        "seconds": round(view.seconds),
        **table(view.game, catalog, language),
    }


def table(game: Game, catalog: Catalog, language: str) -> Json:
    """What lies on the table.

    rows    the pyramid from the top; None where a card is gone
    wastes  for each pile its top, the card beneath it, and how many there are
    stock   how many cards, and the moves that it offers
    last    the move made last, in place notation; None after a deal
    A card: p place, r rank, s suit (C D H S), k "K" for one that goes alone, n its name in words,
    f 1 if it may be played,
    m the places that it may leave with ("" for alone).
    """
    return _Table(game, catalog, language).record()


def settings_record(settings: Settings) -> Json:
    """How the chat is answered, as far as a page can change it."""
    return {
        "language": settings.language,
        "theme": settings.theme,
        "level": settings.level.name.lower(),
        "text": settings.text_only,
        "errors": settings.error_help,
        "coach": settings.coach,
    }


class _Table:
    def __init__(self, game: Game, catalog: Catalog, language: str) -> None:
        self._game = game
        self._catalog = catalog
        self._language = language
        self._position = game.position
        self._partners = _partners(game.position)

    def record(self) -> Json:
        game, position = self._game, self._position
        rules = game.deal.rules
        token = format_rules(rules)
        last = game.line[-1] if game.line else None
        return {
            "code": game.code,
            "number": game.deal.number,
            "token": token,
            "rules": self._catalog.word(f"variant-{base_name(token)}", self._language),
            "score": game.score,
            "moves": game.moves,
            "outcome": game.outcome.value,
            "undo": bool(game.before) and game.outcome is not Outcome.WON,
            "last": None if last is None else format_move(last),
            "target": rules.target,
            "left": position.pyramid_count,
            "rows": [
                [self._card(pyramid_place(number, column), card) for column, card in enumerate(row)]
                for number, row in enumerate(position.rows())
            ],
            "wastes": [self._waste(pile) for pile in range(len(position.wastes))],
            "stock": self._stock(),
        }

    def _card(self, place: Place, card: Card | None) -> Json | None:
        if card is None:
            return None
        position = self._position
        partners = self._partners.get(place, [])
        covers = tuple(
            cover for where in position.covering(place) if (cover := position.card_at(where))
        )
        return {
            "p": format_place(place),
            "r": self._rank(card),
            "s": format_card(card)[-1],
            "k": "K" if card.rank == position.rules.target else "",
            "n": self._name(place, card, covers),
            "f": int(position.is_free(place) or bool(partners)),
            "m": partners,
        }

    def _rank(self, card: Card) -> str:
        spanish = self._position.rules.spanish
        return self._catalog.rank_label(card.rank, self._language, spanish=spanish)

    def _name(self, place: Place, card: Card, covers: tuple[Card, ...]) -> str:
        piles = len(self._position.wastes)
        return _card_name(
            self._catalog,
            self._language,
            place,
            card,
            covers,
            pile=place.column + 1 if piles > 1 else 0,
            spanish=self._position.rules.spanish,
        )

    def _waste(self, pile: int) -> Json:
        position = self._position
        top, under = waste_place(pile), under_place(pile)
        cards = position.wastes[pile].bit_count()
        empty: dict[str, Value] = {"pile": pile + 1}
        key = "waste-pile-empty" if len(position.wastes) > 1 else "waste-empty"
        return {
            "top": self._card(top, position.card_at(top)),
            "under": self._card(under, position.card_at(under)),
            "count": cards,
            "n": "" if cards else self._say(key, empty if len(position.wastes) > 1 else {}),
        }

    def _stock(self) -> Json:
        position = self._position
        legal = position.legal_moves()
        moves = [move for move in legal if isinstance(move, Draw | Recycle)]
        left = position.redeals_left
        passes = "" if left is None else self._say("picture-passes", {"count": left})
        return {
            "count": position.stock_count,
            "passes": passes,
            "moves": [{"move": format_move(move), "n": self._stock_name(move)} for move in moves],
            "n": "" if moves else self._say("refused-stock-empty", {}),
        }

    def _stock_name(self, move: Draw | Recycle) -> str:
        position = self._position
        if isinstance(move, Recycle):
            count = sum(pile.bit_count() for pile in position.wastes)
            return self._say("web-recycle", {"count": count})
        if len(position.wastes) > 1:
            args: dict[str, Value] = {"pile": move.pile + 1, "count": position.stock_count}
            return self._say("web-draw-to-pile", args)
        return self._say("web-draw", {"count": position.stock_count})

    def _say(self, key: str, args: dict[str, Value]) -> str:
        return self._catalog.text(Sentence(key, args), self._language)


def _partners(position: Position) -> dict[Place, list[str]]:
    """For each card that may leave now: the places it may leave with, "" for alone."""
    found: dict[Place, list[str]] = {}
    for move in position.legal_moves():
        if not isinstance(move, Remove):
            continue
        for place in move.places:
            others = [format_place(other) for other in move.places if other != place]
            found.setdefault(place, []).extend(others or [""])
    return found


@lru_cache(maxsize=20_000)
def _card_name(
    catalog: Catalog,
    language: str,
    place: Place,
    card: Card,
    covers: tuple[Card, ...],
    *,
    pile: int,
    spanish: bool,
) -> str:
    """A card in words, and what matters of it: the same few thousand come again and again."""
    args: dict[str, Value] = {"card": card}
    match place.kind:
        case "p":
            args["row"] = place.row + 1
            key = "web-card-covered" if covers else "web-card-free"
            if covers:
                args["covers"] = Cards(covers)
        case "w":
            key = "web-card-on-pile" if pile else "web-card-on-waste"
            args |= {"pile": pile} if pile else {}
        case _:
            key = "card-under-waste"
    return catalog.text(Sentence(key, args), language, spanish=spanish)

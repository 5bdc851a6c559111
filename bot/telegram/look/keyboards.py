"""From a view to the buttons under its board.

Rows from the top: the cards that may be played, from left to right as they lie; the stock and
the waste; undo, hint, more. Within a turn every button keeps its place: only marks change.
"More" shows the rest in their place. Nothing here asks for a variant's name.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from telegram import CopyTextButton, InlineKeyboardButton, InlineKeyboardMarkup, WebAppInfo

from bot.language.catalog import Catalog
from bot.replies import Key, Reply, Term, View
from bot.requests import Press
from bot.telegram.look.buttons import format_data
from engine.cards import Card
from engine.moves import PYRAMID, UNDER, Draw, Move, Place, Recycle, Remove, under_place
from engine.position import Outcome, Position
from engine.stuck import stuck

WIDEST_ROW = 7
LIKE_MARKS = ("‹", "›")
"""Two like cards of two decks: the left one and the right one."""

SELECTED, PARTNER, HINTED = "✔", "•", "★"
_PRIMARY, _SUCCESS = "primary", "success"


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of buttons in one language; `spanish` for sota, caballo and rey."""

    catalog: Catalog
    language: str
    spanish: bool = False

    def word(self, key: str) -> str:
        """A fixed word of the language files."""
        return self.catalog.word(key, self.language)

    def card(self, card: Card) -> str:
        """The short name of a card."""
        return self.catalog.card_label(card, self.language, spanish=self.spanish)


def board_keyboard(view: View, labels: Labels, page: str = "") -> InlineKeyboardMarkup:
    """The buttons of a board; `page` is the address of the live board, "" where it cannot be."""
    keys = _Keys(view, labels)
    door = [_door(labels, page)] if page else []
    if view.game.outcome is not Outcome.PLAYING:
        return InlineKeyboardMarkup([*keys.after_the_end(), *door])
    if view.more:
        return InlineKeyboardMarkup([*keys.more(), *door])
    return InlineKeyboardMarkup([*keys.cards(), *keys.piles(), *keys.controls(), *door])


def _door(labels: Labels, page: str) -> list[InlineKeyboardButton]:
    """The way to the live board; groups refuse such a button (C20)."""
    return [InlineKeyboardButton(labels.word("web-open-board"), web_app=WebAppInfo(page))]


def answer_keyboard(reply: Reply, labels: Labels) -> InlineKeyboardMarkup | None:
    """Buttons for the answers to a question; None if nothing is asked."""
    question = reply.question
    if question is None:
        return None

    def button(label: str, answer: int) -> InlineKeyboardButton:
        data = format_data(Press(0, 0, question=question.id, answer=answer))
        return InlineKeyboardButton(label, callback_data=data)

    if not question.pending.confirm:
        numbers = [button(str(n), n) for n in range(1, len(question.pending.commands) + 1)]
        return InlineKeyboardMarkup(list(_even_rows(numbers)))
    return InlineKeyboardMarkup(
        [[button(labels.word("button-yes"), 1), button(labels.word("button-no"), 0)]]
    )


def menu_keyboard(rows: Iterable[Iterable[Key]], labels: Labels) -> InlineKeyboardMarkup:
    """The buttons of a menu; the choice that is set bears a mark."""
    return InlineKeyboardMarkup([[_menu_button(key, labels) for key in row] for row in rows])


def _menu_button(key: Key, labels: Labels) -> InlineKeyboardButton:
    told = (
        labels.word(key.label.key)
        if isinstance(key.label, Term)
        else labels.catalog.text(key.label, labels.language)
    )
    if key.url:
        return InlineKeyboardButton(told, url=key.url)
    data = format_data(Press(0, 0, command=key.command, text=key.text))
    return InlineKeyboardButton(f"{SELECTED} {told}" if key.on else told, callback_data=data)


def playable(position: Position) -> tuple[Place, ...]:
    """Every place that is worth a button, in reading order.

    Free cards and waste tops, the card under a fresh top (R10), and a covered card that
    may leave together with the one that covers it.
    """
    places = set(position.open_places())
    for move in position.legal_moves():
        if isinstance(move, Remove):
            places.update(move.places)
    for pile in range(len(position.wastes)):
        under = under_place(pile)
        if position.fresh >> pile & 1 and position.card_at(under) is not None:
            places.add(under)
    return tuple(sorted(places, key=lambda place: place.order))


class _Keys:
    """The buttons of one view."""

    def __init__(self, view: View, labels: Labels) -> None:
        self._view = view
        self._labels = labels
        self._position = view.game.position
        self._places = playable(self._position)
        self._stuck = stuck(self._position)
        chosen = view.selected
        self._selected = chosen if chosen in self._places else None
        self._partners = self._position.partners(chosen) if self._selected and chosen else ()

    def cards(self) -> list[list[InlineKeyboardButton]]:
        """The pyramid's cards as they lie, from left to right."""
        places = [place for place in self._places if place.kind == PYRAMID]
        places.sort(key=lambda place: (2 * place.column - place.row, place.row))
        cards = [self._position.card_at(place) for place in places]
        buttons = []
        for number, (place, card) in enumerate(zip(places, cards, strict=True)):
            shape = "{}"
            if cards.count(card) > 1:
                shape = f"{LIKE_MARKS[0]}{{}}" if card in cards[number + 1 :] else "{}"
                shape = shape if card not in cards[:number] else f"{{}}{LIKE_MARKS[1]}"
            buttons.append(self._card(place, shape))
        twins = self._position.rules.decks > 1  # their marks need room
        return list(_even_rows(buttons, widest=WIDEST_ROW - 1 if twins else WIDEST_ROW))

    def piles(self) -> list[list[InlineKeyboardButton]]:
        """The stock and the waste in one row; several wastes have a row of their own."""
        places = [place for place in self._places if place.kind != PYRAMID]
        places.sort(key=lambda place: (place.column, place.kind == UNDER))
        if len(self._position.wastes) > 1:
            tops = [self._card(place, f"{place.column + 1}: {{}}") for place in places]
            return [self.stock()] if self._stuck else [*_even_rows(tops), self.stock()]
        words = {UNDER: "button-under"}
        shapes = [
            f"{self._labels.word(words.get(place.kind, 'button-waste'))} {{}}" for place in places
        ]
        tops = [self._card(place, shape) for place, shape in zip(places, shapes, strict=True)]
        return [[*self.stock(), *tops]]

    def stock(self) -> list[InlineKeyboardButton]:
        """One button a pile to draw to; or the redeal; or what cannot be drawn."""
        position, count = self._position, self._position.stock_count
        if not position.stock:
            waste = sum(pile.bit_count() for pile in position.wastes)
            can = Recycle() in position.legal_moves()
            key = "button-recycle" if can else "button-stock-empty"
            label = f"{self._labels.word(key)} {waste}" if can else self._labels.word(key)
            return [self._stock_button(Recycle(), label)]
        draw = self._labels.word("button-draw")
        if len(position.wastes) == 1:
            return [self._stock_button(Draw(), f"{draw} {count}")]
        return [
            self._stock_button(Draw(pile), f"{draw} {pile + 1}")
            for pile in range(len(position.wastes))
        ]

    def controls(self) -> list[list[InlineKeyboardButton]]:
        """Undo, hint, more; where nothing fits any more the ways out of it (C68)."""
        if self._stuck:
            row = [self._command(name) for name in ("undo", "again", "new")]
            return [row, [self._command("more")]]
        return [[self._command(name) for name in ("undo", "hint", "more")]]

    def more(self) -> list[list[InlineKeyboardButton]]:
        """What is not needed for a move: in the place of the cards, and back to them."""
        names = (("new", "again"), ("rules", "settings"), ("share", "home"))
        rows = [[self._command(name) for name in pair] for pair in names]
        return [*rows, [self._code(), self._command("less")]]

    def after_the_end(self) -> list[list[InlineKeyboardButton]]:
        """What may follow a finished game; a lost one may be taken back (C33)."""
        names: tuple[tuple[str, ...], ...]
        if self._view.game.outcome is Outcome.LOST:
            names = (("undo", "again"), ("new", "analysis"), ("share", "home"))
        else:
            names = (("new", "again", "home"),)  # the rest stands under the picture of the win
        return [[self._command(name) for name in pair] for pair in names]

    def _card(self, place: Place, shape: str) -> InlineKeyboardButton:
        card = self._position.card_at(place)
        label = shape.format(self._labels.card(card) if card is not None else "")
        mark, style = self._mark(place)
        press = Press(self._view.game_id, self._view.game.turn, place=place)
        return InlineKeyboardButton(mark + label, callback_data=format_data(press), style=style)

    def _mark(self, place: Place) -> tuple[str, str | None]:
        """A sign before the label, since colour alone tells nobody anything (C24)."""
        if place == self._selected:
            return SELECTED, _PRIMARY
        if place in self._partners:
            return PARTNER, _SUCCESS
        return (HINTED, None) if place in self._view.hinted else ("", None)

    def _stock_button(self, move: Move, label: str) -> InlineKeyboardButton:
        press = Press(self._view.game_id, self._view.game.turn, move=move)
        label = f"{HINTED}{label}" if move == self._view.hint else label
        return InlineKeyboardButton(label, callback_data=format_data(press))

    def _command(self, name: str) -> InlineKeyboardButton:
        press = Press(self._view.game_id, self._view.game.turn, command=name)
        return InlineKeyboardButton(
            self._labels.word(f"button-{name}"), callback_data=format_data(press)
        )

    def _code(self) -> InlineKeyboardButton:
        code = self._view.game.code
        return InlineKeyboardButton(code, copy_text=CopyTextButton(code))


def _even_rows(
    buttons: Sequence[InlineKeyboardButton], *, widest: int = WIDEST_ROW
) -> Iterable[list[InlineKeyboardButton]]:
    """As few rows as possible, as even as possible: ten buttons are five and five."""
    if not buttons:
        return
    rows = -(-len(buttons) // widest)
    for row in range(rows):
        start, end = row * len(buttons) // rows, (row + 1) * len(buttons) // rows
        yield list(buttons[start:end])

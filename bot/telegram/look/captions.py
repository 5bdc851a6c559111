"""Texts in the form in which Telegram takes them: escaped, within their lengths.

A board's caption stands alone when it is forwarded without its buttons (C15): it links to the
same deal.
"""

from html import escape

from bot.language.catalog import Catalog
from bot.replies import Sentence, View
from bot.telegram.look.keyboards import Labels
from engine.cards import Card
from engine.position import Position

LONGEST_TEXT = 4096
LONGEST_CAPTION = 1024
LONGEST_TOAST = 200
_APART = " · "
_SENTENCE_ENDS = (". ", "! ", "? ", "\n")


def caption(line: str, view: View, language: str, catalog: Catalog, username: str) -> str:
    """What is said under a board, in HTML: the last answer, and a link that deals the same.

    Score, moves, stock and code stand in the picture; the link is for whom it is forwarded to.
    """
    word = escape(catalog.word("caption-same", language), quote=False)
    link = f'<a href="https://t.me/{escape(username)}?start={view.game.code}">{word}</a>'
    # The link's address does not count; entities such as &amp; do count as one character.
    room = LONGEST_CAPTION - len(word) - len(_APART)
    head = escape(pieces(line, room)[0], quote=False) if line else ""
    return f"{head}{_APART}{link}" if head else link


def fits_caption(line: str) -> bool:
    """True if a line goes into a caption whole."""
    return len(line) <= LONGEST_CAPTION - 256


def pieces(text: str, longest: int = LONGEST_TEXT) -> list[str]:
    """A text in parts, cut at the ends of sentences or, without any, at words (C26)."""
    text = text.strip()
    found = []
    while len(text) > longest:
        head = text[: longest + 1]
        cut = max(head.rfind(end) + 1 for end in _SENTENCE_ENDS)
        cut = cut or head.rfind(" ") or longest
        cut = cut if cut > 0 else longest
        found.append(text[:cut].strip())
        text = text[cut:].strip()
    return [*found, text] if text or not found else found


def status_line(view: View, language: str, catalog: Catalog) -> str:
    """The figures of a game, where no picture shows them."""
    game = view.game
    figures = {"score": game.score, "moves": game.moves, "stock": game.position.stock_count}
    return escape(catalog.text(Sentence("caption-status", figures), language), quote=False)


def text_board(position: Position, labels: Labels) -> str:
    """The pyramid drawn with letters in HTML, where pictures are not allowed.

    A free card stands in brackets; a card that is gone is a dot.
    """
    width = 5 if position.rules.ranks >= 10 else 4
    free = set(position.free_places())
    rows = position.rows()
    lines = []
    for number, cards in enumerate(rows):
        cells = [
            _cell(card, labels, is_free=any(p.row == number and p.column == c for p in free))
            for c, card in enumerate(cards)
        ]
        line = " ".join(cell.center(width) for cell in cells)
        lines.append((" " * ((len(rows) - 1 - number) * (width + 1) // 2) + line).rstrip())
    return f"<pre>{escape(chr(10).join(lines), quote=False)}</pre>"


def _cell(card: Card | None, labels: Labels, *, is_free: bool) -> str:
    if card is None:
        return "·"
    name = labels.card(card)
    return f"[{name}]" if is_free else name

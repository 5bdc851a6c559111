"""From a view to a scene: the board with its words in the player's language."""

from bot.language.catalog import Catalog
from bot.replies import Sentence, View
from engine.cards import Card
from engine.moves import Draw, Recycle, Remove
from engine.position import Outcome
from render.scene import Labels, Scene, scene_of
from render.scene import View as SceneView

_TITLES = {Outcome.WON: "picture-won", Outcome.LOST: "picture-lost"}


def scene_for(view: View, catalog: Catalog, language: str) -> Scene:
    """What the picture of a view shows."""
    title = _TITLES.get(view.game.outcome)
    return scene_of(
        view.game,
        SceneView(
            labels=_labels(view, catalog, language),
            selected=(view.selected,) if view.selected else (),
            hint=view.hint,
            footer=_last_move(view, catalog, language),
            title=catalog.word(title, language) if title else "",
            clock=clock(view.seconds),
        ),
    )


def clock(seconds: float) -> str:
    """A playing time as on a clock: "4:10", "1:02:30"."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _last_move(view: View, catalog: Catalog, language: str) -> str:
    """What was done last, with the names that the buttons carry."""
    game = view.game
    if not game.line or not game.before:
        return ""
    before, move = game.before[-1], game.line[-1]
    spanish = game.deal.rules.spanish

    def label(card: Card) -> str:
        return catalog.card_label(card, language, spanish=spanish)

    match move:
        case Remove(places):
            cards = [label(card) for place in places if (card := before.card_at(place))]
            return f"{' + '.join(cards)} = {game.deal.rules.target}"
        case Draw():
            drawn = before.stock_cards()[: before.rules.draw]
            names = ", ".join(map(label, drawn))
            return f"{catalog.word('button-draw', language)}: {names}"
        case Recycle():
            return catalog.word("button-recycle", language)


def _labels(view: View, catalog: Catalog, language: str) -> Labels:
    left = view.game.position.redeals_left
    passes = Sentence("picture-passes", {"count": left or 0})
    return Labels(
        score=catalog.word("picture-score", language),
        moves=catalog.word("picture-moves", language),
        stock=catalog.word("picture-stock", language),
        waste=catalog.word("picture-waste", language),
        passes="" if left is None else catalog.text(passes, language),
        ranks=_ranks(view, catalog, language),
    )


def _ranks(view: View, catalog: Catalog, language: str) -> tuple[str, ...]:
    """What each rank is called on the buttons, without its suit's sign."""
    rules = view.game.deal.rules
    return tuple(
        catalog.rank_label(rank, language, spanish=rules.spanish)
        for rank in range(1, rules.ranks + 1)
    )

"""From a view to a scene: the board with its words in the player's language."""

from bot.language.catalog import Catalog
from bot.replies import Say, View
from engine.cards import Card, Suit
from engine.moves import Remove
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
            hint=Remove(view.hints) if view.hints else None,
            title=catalog.word(title, language) if title else "",
        ),
    )


def _labels(view: View, catalog: Catalog, language: str) -> Labels:
    left = view.game.position.redeals_left
    passes = Say("picture-passes", {"count": left or 0})
    return Labels(
        score=catalog.word("picture-score", language),
        moves=catalog.word("picture-moves", language),
        deal=catalog.word("picture-deal", language),
        stock=catalog.word("picture-stock", language),
        waste=catalog.word("picture-waste", language),
        passes="" if left is None else catalog.text(passes, language),
        ranks=_ranks(view, catalog, language),
    )


def _ranks(view: View, catalog: Catalog, language: str) -> tuple[str, ...]:
    """What each rank is called on the buttons, without its suit's sign."""
    ranks = view.game.deal.rules.ranks
    spanish = ranks == 12
    labels = (
        catalog.card_label(Card(rank, Suit.CLUBS), language, spanish=spanish)
        for rank in range(1, ranks + 1)
    )
    return tuple(label.split()[0] if spanish else label[:-1] for label in labels)

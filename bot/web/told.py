"""From a reply to what a page tells: JSON in the person's language."""

from collections.abc import Callable

from bot.language.catalog import Catalog
from bot.replies import Figures, Gallery, Key, Replay, Reply, Result, Sentence, Swatch, Term
from bot.scenes import clock
from bot.web.state import Json, table
from engine.moves import format_move


def told(reply: Reply, catalog: Catalog) -> Json:
    """A reply.

    kind      done, info, ask or refused
    lines     its sentences, in the language of `lang`
    hint      the move that is suggested, in place notation
    question  its id; the answers are `choices`, numbered from 1 (none for yes and no)
    figures   tiles and a chart
    lost      the number of the move with which the win slipped away
    menu      rows of buttons
    replay, result, themes  a step of a solution, the card of a win, a look at the themes
    """
    language = reply.settings.language

    def say(sentence: Sentence) -> str:
        return catalog.text(sentence, language, spanish=reply.spanish)

    view = reply.view
    record: Json = {
        "lang": language,
        "kind": reply.kind.value,
        "lines": [say(one) for one in reply.says if one.level <= reply.settings.level],
        "hint": format_move(view.hint) if view is not None and view.hint is not None else None,
    }
    if reply.question is not None:
        record["question"] = reply.question.id
        record["choices"] = [say(choice.say) for choice in reply.choices]
    if reply.figures is not None:
        record["figures"] = _figures(reply.figures, say)
    return record | _more(reply, catalog, language)


def _more(reply: Reply, catalog: Catalog, language: str) -> Json:
    """What stands beside the sentences."""
    record: Json = {}
    for one in reply.says:
        if one.key == "analysis-lost-at":
            record["lost"] = one.args["number"]
    rows = reply.menu.rows if reply.menu is not None else ()
    match reply.extra:
        case Gallery() as gallery:
            rows = (*rows, *gallery.rows)
        case Replay() as replay:
            record["replay"] = {
                "game": replay.game_id,
                "step": replay.step,
                "steps": replay.steps,
                "table": table(replay.game, catalog, language),
            }
        case Result() as result:
            record["result"] = {
                "par": result.par,
                "best": result.best,
                "stars": result.stars,
                "clock": clock(result.seconds),
            }
        case Swatch():
            record["themes"] = True
    if rows:
        record["menu"] = [[_key(key, catalog, language) for key in row] for row in rows]
    return record


def _key(key: Key, catalog: Catalog, language: str) -> Json:
    """A button of a menu: what it is called and does; `on` is null where nothing is chosen."""
    label = (
        catalog.word(key.label.key, language)
        if isinstance(key.label, Term)
        else catalog.text(key.label, language)
    )
    return {"label": label, "do": key.command, "text": key.text, "url": key.url, "on": key.on}


def _figures(figures: Figures, say: Callable[[Sentence], str]) -> Json:
    most = max((bar.amount for bar in figures.bars), default=0) or 1
    return {
        "title": say(figures.title),
        "tiles": [{"label": say(tile.label), "value": say(tile.value)} for tile in figures.tiles],
        "chart": say(figures.chart),
        "bars": [
            {"label": say(bar.label), "text": say(bar.text), "share": round(bar.amount / most, 3)}
            for bar in figures.bars
        ],
    }

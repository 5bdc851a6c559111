"""From a reply to what a page tells: JSON in the person's language."""

from collections.abc import Callable

from bot.language.catalog import Catalog
from bot.replies import Figures, Replay, Reply, Result, Sentence, Swatch
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
    extra     a result, a step of a solution, or the themes
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
    for one in reply.says:
        if one.key == "analysis-lost-at":
            record["lost"] = one.args["number"]
    match reply.extra:
        case Replay() as replay:
            record["replay"] = {
                "game": replay.game_id,
                "step": replay.step,
                "steps": replay.steps,
                "table": table(replay.game, catalog, language),
            }
        case Result() as result:
            record["result"] = {"par": result.par, "best": result.best, "stars": result.stars,
                                "clock": clock(result.seconds)}  # fmt: skip
        case Swatch():
            record["themes"] = True
    return record


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

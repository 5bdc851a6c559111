"""Items as JSON for the outbox, and back.

A board's picture and buttons are not written: only that it is due, and what was to be said on
it. It is read back as it stands then.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any

from telegram import InlineKeyboardMarkup

from bot.replies import (
    Bar,
    Extra,
    Figures,
    Gallery,
    Key,
    Replay,
    Result,
    Sentence,
    Settings,
    Swatch,
    Term,
    Tile,
    View,
)
from bot.requests import Where
from bot.service.memory import sentence_from, sentence_record
from bot.storage.chats import read_settings, write_settings
from bot.storage.outbox import StoredItem
from bot.telegram.send.items import Board, Chart, Job, Photo, Post, Strip, Text, Voice
from engine.game import format_game, parse_game

Json = dict[str, Any]
_DOES = ("command", "text", "url", "on")
"""What a menu's button does, beside its label."""


def written(job: Job) -> StoredItem:
    """An item as it is stored."""
    kind, body = _kind_and_body(job)
    return StoredItem(where=job.where, kind=kind, body=json.dumps(body, separators=(",", ":")))


def _kind_and_body(job: Job) -> tuple[str, Json]:
    match job:
        case Text(text=text):
            return "text", {
                "text": text,
                "keyboard": _keyboard(job.keyboard),
                "question": job.question,
                "message": job.message,
            }
        case Board(line=line, pressed=pressed, below=below):
            game = job.view.game_id
            return "board", {"game": game, "line": line, "pressed": pressed, "below": below}
        case Strip(message=message):
            return "strip", {"message": message}
        case Photo(message=message, words=words):
            settings, extra = write_settings(job.settings), _extra(job.extra)
            return "photo", {
                "settings": settings,
                "extra": extra,
                "message": message,
                "words": words,
            }
        case Chart(figures=figures):
            settings = write_settings(job.settings)
            return "chart", {"settings": settings, "figures": _figures(figures)}
        case Voice(text=text, language=language, speed=speed):
            return "voice", {"text": text, "language": language, "speed": speed}
        case Post():
            return "post", _post_body(job)


def _post_body(post: Post) -> Json:
    return {
        "text": post.text,
        "settings": write_settings(post.settings),
        "keyboard": _keyboard(post.keyboard),
        "game": format_game(post.game) if post.game is not None else None,
        "edit": post.edit,
        "token": post.token,
    }


def game_in(item: StoredItem) -> int | None:
    """The game whose board is due; None for other kinds."""
    return int(json.loads(item.body)["game"]) if item.kind == "board" else None


def read(item: StoredItem, board: tuple[View, Settings] | None) -> Job | None:
    """The item that was stored; `board` is the game of `game_in` as it stands now.

    None for a board that is not to be shown any more.

    Raises:
        ValueError, KeyError, PyramidError: another version wrote it.
    """
    body: Json = json.loads(item.body)
    where, rows = item.where, (item.id,)
    match item.kind:
        case "text":
            return Text(
                where=where,
                rows=rows,
                text=body["text"],
                keyboard=_keyboard_from(body["keyboard"]),
                question=body["question"],
                message=body.get("message"),
            )
        case "board":
            return _board(where, rows, body, board)
        case "strip":
            return Strip(where=where, rows=rows, message=body["message"])
        case "photo":
            return Photo(
                where=where,
                rows=rows,
                settings=read_settings(body["settings"]),
                extra=_extra_from(body["extra"]),
                message=body["message"],
                words=body["words"],
            )
        case "chart":
            settings = read_settings(body["settings"])
            figures = _figures_from(body["figures"])
            return Chart(where=where, rows=rows, settings=settings, figures=figures)
        case "voice":
            text, language, speed = body["text"], body["language"], body["speed"]
            return Voice(where=where, rows=rows, text=text, language=language, speed=speed)
        case "post":
            return _post(where, rows, body)
    raise ValueError(f"There is no kind of item {item.kind!r}.")


def _board(
    where: Where, rows: tuple[int, ...], body: Json, board: tuple[View, Settings] | None
) -> Board | None:
    if board is None:
        return None
    view, settings = board
    return Board(
        where=where,
        rows=rows,
        view=view,
        settings=settings,
        line=body["line"],
        pressed=body["pressed"],
        below=body["below"],
    )


def _post(where: Where, rows: tuple[int, ...], body: Json) -> Post:
    return Post(
        where=where,
        rows=rows,
        text=body["text"],
        settings=read_settings(body["settings"]),
        keyboard=_keyboard_from(body["keyboard"]),
        game=parse_game(body["game"]) if body["game"] is not None else None,
        edit=body["edit"],
        token=body["token"],
    )


def _keyboard(keyboard: InlineKeyboardMarkup | None) -> Json | None:
    return keyboard.to_dict() if keyboard is not None else None


def _keyboard_from(record: Json | None) -> InlineKeyboardMarkup | None:
    return InlineKeyboardMarkup.de_json(record, None) if record is not None else None


# --- pictures beside the boards -----------------------------------------------------------


def _extra(extra: Extra) -> Json:
    says = [sentence_record(say) for say in extra.says]
    match extra:
        case Result():
            return {
                "kind": "result",
                "says": says,
                "game": format_game(extra.game),
                "seconds": extra.seconds,
                "par": extra.par,
                "best": extra.best,
                "stars": extra.stars,
                "rows": _rows(extra.rows),
            }
        case Replay():
            return {
                "kind": "replay",
                "says": says,
                "game_id": extra.game_id,
                "game": format_game(extra.game),
                "step": extra.step,
                "steps": extra.steps,
            }
        case Swatch():
            return {
                "kind": "swatch",
                "says": says,
                "theme": extra.theme,
                "themes": list(extra.themes),
            }
        case Gallery():
            return {
                "kind": "gallery",
                "says": says,
                "tokens": list(extra.tokens),
                "rows": _rows(extra.rows),
            }


def _extra_from(record: Json) -> Extra:
    says = tuple(map(sentence_from, record["says"]))
    match record["kind"]:
        case "result":
            return Result(
                says=says,
                game=parse_game(record["game"]),
                seconds=record["seconds"],
                par=record["par"],
                best=record["best"],
                stars=record["stars"],
                rows=_rows_from(record.get("rows", ())),
            )
        case "replay":
            return Replay(
                says=says,
                game_id=record["game_id"],
                game=parse_game(record["game"]),
                step=record["step"],
                steps=record["steps"],
            )
        case "swatch":
            return Swatch(says=says, theme=record["theme"], themes=tuple(record["themes"]))
        case "gallery":
            tokens = tuple(record["tokens"])
            return Gallery(says=says, tokens=tokens, rows=_rows_from(record["rows"]))
    raise ValueError(f"There is no kind of picture {record['kind']!r}.")


def _rows(rows: Iterable[Iterable[Key]]) -> list[list[Json]]:
    return [[_key(key) for key in row] for row in rows]


def _key(key: Key) -> Json:
    term = isinstance(key.label, Term)
    label = key.label.key if isinstance(key.label, Term) else sentence_record(key.label)
    return {"term" if term else "say": label, **{name: getattr(key, name) for name in _DOES}}


def _rows_from(rows: Any) -> tuple[tuple[Key, ...], ...]:
    return tuple(tuple(_key_from(record) for record in row) for row in rows)


def _key_from(record: Json) -> Key:
    label = Term(record["term"]) if "term" in record else sentence_from(record["say"])
    return Key(label, **{name: record[name] for name in _DOES})


def _figures(figures: Figures) -> Json:
    return {
        "title": sentence_record(figures.title),
        "tiles": [[sentence_record(t.label), sentence_record(t.value)] for t in figures.tiles],
        "chart": sentence_record(figures.chart),
        "bars": [
            [sentence_record(b.label), b.amount, sentence_record(b.text)] for b in figures.bars
        ],
    }


def _figures_from(record: Json) -> Figures:
    said: Callable[[Any], Sentence] = sentence_from
    return Figures(
        title=said(record["title"]),
        tiles=tuple(Tile(said(label), said(value)) for label, value in record["tiles"]),
        chart=said(record["chart"]),
        bars=tuple(Bar(said(label), amount, said(text)) for label, amount, text in record["bars"]),
    )

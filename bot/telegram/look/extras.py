"""Pictures that are no boards: the themes to choose from, a result, a solution's steps.

Each is composed when its turn to be sent has come: the picture's key and how to draw it, a
caption that stands alone (C15), and buttons that carry all that they need (C1).
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.language.catalog import Catalog
from bot.replies import Gallery, Replay, Reply, Result, Sentence, Settings, Swatch, View
from bot.requests import Press
from bot.scenes import clock, scene_for
from bot.telegram.look.buttons import format_data
from bot.telegram.look.captions import caption
from bot.telegram.look.keyboards import SELECTED, Labels, menu_keyboard
from bot.telegram.look.pictures import Drawing, Pictures
from bot.telegram.send.items import Photo
from engine.deal import deal_of
from engine.game import new_game
from engine.position import Outcome
from engine.rules import VARIANTS
from render.gallery import draw_gallery
from render.preview import draw_preview
from render.result import Fact, ResultScene, draw_result
from render.scene import ART, Scene
from render.themes import DEFAULT_THEME, THEMES, Theme

_SHOWN_DEAL = 2
"""The deal that stands for each variant where they are shown side by side."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture that is drawn when it must be; `key` is the same for the same picture."""

    key: str
    how: Callable[[], bytes]

    def draw(self) -> bytes:
        """The picture as PNG bytes."""
        return self.how()


@dataclass(frozen=True, slots=True)
class Print:
    """A picture composed for sending.

    caption   in HTML
    text      what is sent where pictures are not allowed
    """

    drawing: Drawing
    caption: str
    text: str
    keyboard: InlineKeyboardMarkup | None = None


class Prints:
    """Composes pictures beside the boards."""

    def __init__(self, catalog: Catalog, pictures: Pictures, username: str) -> None:
        self._catalog = catalog
        self._pictures = pictures
        self._username = username

    def compose(self, photo: Photo) -> Print:
        """What is to be sent, in the chat's language and theme."""
        match photo.extra:
            case Swatch() as swatch:
                return self._swatch(swatch, photo.settings)
            case Result() as result:
                return self._result(result, photo.settings)
            case Replay() as replay:
                return self._replay(replay, photo.settings)
            case Gallery() as gallery:
                return self._gallery(gallery, photo.settings)

    # --- variants -------------------------------------------------------------------------

    def _gallery(self, gallery: Gallery, settings: Settings) -> Print:
        theme, language = _theme(settings.theme), settings.language
        labels = Labels(self._catalog, language)
        boards = tuple(
            (
                self._catalog.word(f"short-variant-{token}", language),
                self._catalog.word(f"about-variant-{token}", language),
                self._start(token, language),
            )
            for token in gallery.tokens
        )
        digest = hashlib.sha256(f"{ART} {boards!r}".encode()).hexdigest()[:32]
        text = self._catalog.shown(gallery.says, language)
        return Print(
            Sketch(f"gallery-{theme.key}-{digest}", lambda: draw_gallery(boards, theme)),
            escape(text, quote=False),
            text,
            menu_keyboard(gallery.rows, labels),
        )

    def _start(self, token: str, language: str) -> Scene:
        """A variant's board as it is dealt."""
        view = View(game_id=0, game=new_game(deal_of(_SHOWN_DEAL, VARIANTS[token])))
        return scene_for(view, self._catalog, language)

    # --- themes ---------------------------------------------------------------------------

    def _swatch(self, swatch: Swatch, settings: Settings) -> Print:
        theme = _theme(swatch.theme)
        told = (self._catalog.text(say, settings.language) for say in swatch.says)
        return Print(
            Sketch(f"preview-{ART}-{theme.key}", lambda: draw_preview(theme)),
            escape(self._told(swatch.says, settings), quote=False),
            " ".join(told),  # without its picture and buttons it lists the themes
            self._theme_keyboard(theme, swatch.themes, settings.language),
        )

    def _theme_keyboard(
        self, now: Theme, keys: Iterable[str], language: str
    ) -> InlineKeyboardMarkup:
        """A row for each quality of a theme; a button changes that quality alone."""
        themes = [THEMES[key] for key in keys if key in THEMES]
        rows = []
        for quality in (_scheme, _colours, _print):
            others = [q for q in (_scheme, _colours, _print) if q is not quality]
            near = [t for t in themes if all(q(t) == q(now) for q in others)]
            if len(near) > 1:
                rows.append([self._theme_button(t, quality(t), now, language) for t in near])
        return InlineKeyboardMarkup(rows)

    def _theme_button(
        self, theme: Theme, name: str, now: Theme, language: str
    ) -> InlineKeyboardButton:
        label = self._catalog.word(f"button-theme-{name}", language)
        mark = f"{SELECTED} " if theme.key == now.key else ""
        data = format_data(Press(0, 0, command="theme", text=theme.key))
        return InlineKeyboardButton(mark + label, callback_data=data)

    # --- a result -------------------------------------------------------------------------

    def _result(self, result: Result, settings: Settings) -> Print:
        theme, scene = _theme(settings.theme), self.result_scene(result, settings)
        digest = hashlib.sha256(f"{ART} {scene!r}".encode()).hexdigest()[:32]
        # The link ends the first line; what is measured stands below it.
        lines = (self._told(says, settings) for says in (result.says[:1], result.says[1:]))
        text = "\n".join(line for line in lines if line)
        return Print(
            Sketch(f"result-{theme.key}-{digest}", lambda: draw_result(scene, theme)),
            escape(text, quote=False),
            text,
            menu_keyboard(result.rows, Labels(self._catalog, settings.language))
            if result.rows
            else None,
        )

    def result_scene(self, result: Result, settings: Settings) -> ResultScene:
        """The card of a result in words and figures."""
        game, language = result.game, settings.language

        def fact(key: str, value: str) -> Fact:
            return Fact(self._catalog.word(key, language), value)

        facts = [
            fact("picture-score", str(game.score)),
            fact("picture-moves", str(game.moves)),
            fact("picture-time", clock(result.seconds)),
        ]
        if result.par is not None:
            facts.append(fact("picture-par", str(result.par)))
        elif result.best is not None:
            facts.append(fact("picture-best", str(result.best)))
        return ResultScene(
            title=self._catalog.word("picture-victory", language),
            deal=fact("picture-deal", game.code),
            facts=tuple(facts),
            won=game.outcome is Outcome.WON,
            gone=tuple(tuple(card is None for card in row) for row in game.position.rows()),
            stars=result.stars,
        )

    # --- a solution -----------------------------------------------------------------------

    def _replay(self, replay: Replay, settings: Settings) -> Print:
        view = View(game_id=replay.game_id, game=replay.game)
        spanish = replay.game.deal.rules.spanish
        text = self._told(replay.says, settings, spanish=spanish)
        return Print(
            self._pictures.of(view, settings.language, settings.theme),
            caption(text, view, settings.language, self._catalog, self._username),
            text,
            self._step_keyboard(replay, settings.language),
        )

    def _step_keyboard(self, replay: Replay, language: str) -> InlineKeyboardMarkup:
        """Back, where one is, and on; at either end without the button that leads nowhere."""
        here = Sentence("button-step", {"step": replay.step, "steps": replay.steps})

        def button(label: str, step: int) -> InlineKeyboardButton:
            press = Press(replay.game_id, 0, command="solution", text=str(step))
            return InlineKeyboardButton(label, callback_data=format_data(press))

        row = [button(self._catalog.text(here, language), replay.step)]
        if replay.step > 0:
            row.insert(0, button(self._catalog.word("button-back", language), replay.step - 1))
        if replay.step < replay.steps:
            row.append(button(self._catalog.word("button-next", language), replay.step + 1))
        return InlineKeyboardMarkup([row])

    def _told(
        self, says: tuple[Sentence, ...], settings: Settings, *, spanish: bool = False
    ) -> str:
        return self._catalog.shown(says, settings.language, spanish=spanish)


def photo_for(reply: Reply) -> bool:
    """True if a reply's picture says all that the reply says."""
    extra = reply.extra
    if extra is None or reply.settings.text_only:
        return False
    return isinstance(extra, Gallery | Replay) or extra.says == reply.says


def _theme(key: str) -> Theme:
    return THEMES.get(key, DEFAULT_THEME)


def _scheme(theme: Theme) -> str:
    return theme.key.split("-")[0]


def _colours(theme: Theme) -> str:
    return "four" if theme.four else "two"


def _print(theme: Theme) -> str:
    return "large" if theme.large else "normal"

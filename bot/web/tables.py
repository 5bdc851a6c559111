"""The table of a visitor as it stands in the database, and the page's words."""

from functools import cache

from bot.language.catalog import Catalog
from bot.replies import Sentence, Settings, View
from bot.service.context import selection_of
from bot.service.game.keeping import replayed
from bot.service.memory import parse_recall
from bot.service.service import Service
from bot.storage.records import StoredChat
from bot.storage.repository import Store, StoredGame
from bot.web.sessions import Visitor
from bot.web.state import Json, board, settings_record
from bot.web.words import page_words


class Tables:
    """Reads tables; changes nothing."""

    def __init__(self, store: Store, service: Service, catalog: Catalog) -> None:
        self._store = store
        self._service = service
        self._catalog = catalog
        self.words = cache(self._words)

    async def state(self, visitor: Visitor) -> Json:
        """All that a page shows.

        mark  changes with anything of it
        said  what was said last at this table, wherever it was asked
        """
        chat, stored, mark = await self._table(visitor)
        fallback = Settings(language=self._catalog.pick(visitor.who.language))
        settings = chat.settings if chat is not None else fallback
        return {
            "mark": mark,
            "lang": settings.language,
            "name": visitor.who.name,
            "guest": visitor.guest,
            "settings": settings_record(settings),
            "said": self._said(chat, stored),
            "game": self._board(stored, settings),
        }

    async def stored(self, visitor: Visitor) -> tuple[StoredGame | None, Settings]:
        """The visitor's game as it is stored."""
        chat, stored, _ = await self._table(visitor)
        return stored, chat.settings if chat is not None else Settings()

    async def _table(self, visitor: Visitor) -> tuple[StoredChat | None, StoredGame | None, str]:
        async with self._store.read() as work:
            return await work.pages.table(visitor.where) or (None, None, "")

    def _board(self, stored: StoredGame | None, settings: Settings) -> Json | None:
        if stored is None:
            return None
        view = View(
            game_id=stored.id,
            game=replayed(stored.line),
            selected=selection_of(stored),
            owner=stored.owner,
            seconds=stored.seconds,
        )
        return board(view, self._catalog, settings.language)

    def _said(self, chat: StoredChat | None, stored: StoredGame | None) -> list[str]:
        if chat is None:
            return []
        settings = chat.settings
        spanish = stored is not None and replayed(stored.line).deal.rules.spanish
        return [
            self._catalog.text(say, settings.language, spanish=spanish)
            for say in parse_recall(chat.last_reply).says
            if say.level <= settings.level
        ]

    def _words(self, language: str) -> Json:
        features = self._service.features
        return {
            **page_words(self._catalog, language),
            "languages": [
                [code, self._catalog.text(Sentence(f"language-{code}"), code)]
                for code in features.languages
            ],
            "themes": [
                [theme, self._theme(theme, language)]
                for theme in features.themes
                if not theme.endswith("-large")
            ],
            "bot": features.username,
            "thinks": features.thinker is not None,
        }

    def _theme(self, theme: str, language: str) -> str:
        scheme, *four = theme.split("-")
        words = [self._catalog.word(f"button-theme-{scheme}", language)]
        words += [self._catalog.word("button-theme-four", language)] if four else []
        return ", ".join(words)

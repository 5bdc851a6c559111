"""Inline mode: deals and results to send into any chat, by the bot's name and a few words.

A picture that Telegram has already goes with the words; where it has none the words go alone.
Nothing is uploaded for a query, and no chat but the one that asks is written to.
"""

import time
from collections.abc import Callable

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InputTextMessageContent,
    LinkPreviewOptions,
)

from bot.language.catalog import Catalog
from bot.replies import View
from bot.service.advice.result_card import link
from bot.service.service import Service
from bot.service.together.sharing import Offer, offers
from bot.storage.repository import StorageError, Store
from bot.telegram.logs import log
from bot.telegram.look.captions import LONGEST_CAPTION
from bot.telegram.look.pictures import Pictures
from bot.telegram.send.gate import Gate, Undelivered
from render.themes import DEFAULT_THEME

CACHE = 30
"""Seconds that Telegram may repeat an answer to the same person."""

LONGEST_KEY = 64


class Inline:
    """Answers inline queries."""

    def __init__(
        self,
        *,
        gate: Gate,
        catalog: Catalog,
        pictures: Pictures,
        store: Store,
        service: Service,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._gate = gate
        self._catalog = catalog
        self._pictures = pictures
        self._store = store
        self._service = service
        self._now = now

    async def answer(self, query: InlineQuery) -> None:
        """Answer one query; a failure costs a list of offers, nothing else."""
        language = self._catalog.pick(query.from_user.language_code)
        try:
            found = await offers(
                self._store,
                self._service.features,
                user=query.from_user.id,
                query=query.query,
                language=language,
                at=self._now(),
            )
            results = [await self._result(offer, language) for offer in found]
            await self._gate.offers(query.id, results, cache_time=CACHE)
        except (StorageError, Undelivered) as error:
            log.info("inline query not answered", user=query.from_user.id, error=error)

    async def _result(
        self, offer: Offer, language: str
    ) -> InlineQueryResultCachedPhoto | InlineQueryResultArticle:
        spanish = offer.game.deal.rules.spanish
        title = self._catalog.text(offer.title, language, spanish=spanish)
        about = self._catalog.text(offer.about, language, spanish=spanish)
        text = self._catalog.text(offer.text, language, spanish=spanish)
        address = link(self._service.features, offer.payload)
        label = self._catalog.word("button-play", language)
        keyboard = InlineKeyboardMarkup([[InlineKeyboardButton(label, url=address)]])
        if address not in text:
            text = f"{text}\n{address}"
        picture = self._pictures.of(View(game_id=0, game=offer.game), language, DEFAULT_THEME.key)
        name = await self._pictures.name(picture)
        if name is not None and len(text) <= LONGEST_CAPTION:
            return InlineQueryResultCachedPhoto(
                id=offer.key[:LONGEST_KEY],
                photo_file_id=name,
                title=title,
                description=about,
                caption=text,
                reply_markup=keyboard,
            )
        return InlineQueryResultArticle(
            id=offer.key[:LONGEST_KEY],
            title=title,
            description=about,
            input_message_content=InputTextMessageContent(
                text, link_preview_options=LinkPreviewOptions(is_disabled=True)
            ),
            reply_markup=keyboard,
        )

"""Results as sentences, links, and what inline queries find."""

from bot.language.catalog import Catalog
from bot.service.context import Features
from bot.service.together.sharing import offers
from bot.storage.repository import Store
from tests.bot.together.conftest import ANNA, BRUNO, Party

HOUSE = Features(username="pyramide_bot")


async def found(party: Party, store: Store, query: str, user: int = ANNA, language: str = "en"):
    return await offers(store, HOUSE, user=user, query=query, language=language, at=party.now)


async def test_a_result_is_a_sentence_without_cards(party: Party) -> None:
    await party.say("new 2")
    told = await party.say("/share")
    assert told.startswith("Pyramide deal 2, code PY1-N-AAAAAAS. Same cards for you: https://t.me/")
    await party.win(ANNA)
    assert await party.say("share") == (
        "I won Pyramide deal 2 in 71 moves, 1 minute 12 seconds. "
        "Same cards for you: https://t.me/pyramide_bot?start=PY1-N-AAAAAAS "
        "For a group: https://t.me/pyramide_bot?startgroup=PY1-N-AAAAAAS"
    )
    assert "No game is running" in await party.say("share", BRUNO)


async def test_a_group_link_deals_in_the_group(party: Party) -> None:
    assert "New game, deal 2." in await party.group("/start PY1-N-AAAAAAS")


async def test_a_code_is_offered_with_its_board(
    party: Party, store: Store, catalog: Catalog
) -> None:
    (offer,) = await found(party, store, "py1 n aaaaaas")
    assert offer.payload == "PY1-N-AAAAAAS"
    assert offer.game.moves == 0
    assert catalog.text(offer.text, "en").startswith("Pyramid Solitaire: deal 2, code PY1-N-")
    assert (await found(party, store, "strict 5"))[0].payload == "PY1-S-AAAAABN"
    assert await found(party, store, "PY1-N-AAAAAAK") == ()
    assert await found(party, store, "hello there") == ()


async def test_the_day_is_offered_in_every_language(party: Party, store: Store) -> None:
    for query, language in (("daily", "en"), ("giornaliera", "it")):
        (offer,) = await found(party, store, query, language=language)
        assert offer.payload == "d_N_20261130"


async def test_nothing_typed_offers_the_last_games(
    party: Party, store: Store, catalog: Catalog
) -> None:
    assert await found(party, store, "") == ()
    await party.say("new 2")
    await party.win(ANNA)
    await party.say("new 5")
    titles = [catalog.text(offer.title, "en") for offer in await found(party, store, " ")]
    assert titles == ["Deal 5, going on", "Deal 2, won"]
    assert await found(party, store, "", user=BRUNO) == ()


async def test_a_daily_link_works_on_a_fresh_installation(party: Party) -> None:
    told = await party.join(ANNA, "d_N_20261130")
    assert told.startswith("This is the deal of the day")
    assert await party.join(BRUNO, "d_XX_1") == "That link does not lead to a deal."

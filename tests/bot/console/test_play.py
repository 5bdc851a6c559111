"""The terminal's player, who has the id 0, is somebody: what is asked there can be answered."""

import pytest
import pytest_asyncio

from bot.console.play import MEMORY, Terminal
from bot.language.catalog import Catalog
from bot.service.context import Features
from bot.service.service import Service
from bot.storage.repository import Store
from bot.thinking import Thinker


@pytest_asyncio.fixture
async def terminal():
    catalog = Catalog()
    store = await Store.open(MEMORY)
    service = Service(store, Features(catalog.languages(), thinker=Thinker()))
    yield Terminal(service, catalog, "en")
    await service.close()
    await store.close()


async def test_a_choice_is_made_by_its_number(terminal):
    await terminal.say("new 2")
    await terminal.say("seven")
    chosen = await terminal.say("1")
    assert terminal.catalog.tell(chosen).startswith("7 of clubs is selected.")


async def test_what_was_read_back_is_done_by_a_yes_and_left_by_a_no(terminal):
    await terminal.say("new 2")
    asked = await terminal.say("ten of culbs and 3 of hearts")
    assert "10 of clubs and 3 of hearts? Say yes or no." in terminal.catalog.tell(asked)
    left = await terminal.say("no")
    assert left.view is None or left.view.game.score == 0
    await terminal.say("ten of culbs and 3 of hearts")
    done = await terminal.say("yes")
    assert terminal.catalog.tell(done).startswith("Removed 10 of clubs and 3 of hearts.")


@pytest.mark.parametrize("advice", ["hint", "exact hint"])
async def test_advice_is_done_by_do_it(advice, terminal):
    """C46."""
    await terminal.say("new 2")
    advised = await terminal.say(advice)
    done = await terminal.say("do it")
    assert advised.view.hint is not None
    assert done.view.game.line == (advised.view.hint,)

"""Names stay as people write them; blank ones get a stand-in (C22, C72)."""

import pytest

from bot.language.catalog import Catalog
from bot.replies import Sentence
from bot.service.together.names import fit_name
from tests.bot.together.conftest import ANNA, Party

CATALOG = Catalog()


@pytest.mark.parametrize(
    "name", ["a_b_c", "de la Cruz", "ßandra", "élise", "iPad", "żaba", "7even"]
)
@pytest.mark.parametrize("language", CATALOG.languages())
def test_a_name_keeps_its_small_letters_at_the_start_of_a_sentence(
    name: str, language: str
) -> None:
    told = CATALOG.text(Sentence("card-challenge", {"host": fit_name(name, 7)}), language)
    assert name in told
    assert "\ue000" not in told


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u3164", "\u3164\u3164", "\u2800", "\u115f\u1160", "\u200b", "\u0301"],
)
def test_a_name_that_shows_nothing_gets_a_stand_in(name: str) -> None:
    assert fit_name(name, 12_345) == "#2345"


async def test_names_in_standings(party: Party) -> None:
    await party.group("/challenge", name="a_b_c")
    await party.join(ANNA)
    await party.win(ANNA)
    assert "\ue000" not in await party.group("/standings")

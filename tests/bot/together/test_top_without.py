"""A leaderboard holds who takes part, and nobody else: C38 for what is kept of people.

Whoever leaves a contest, hides, or is forgotten stands in no list; whoever comes back does.
Every order of leaving and finishing gives the same list.
"""

from itertools import permutations

import pytest

from tests.bot.together.conftest import ANNA, BRUNO, CHIARA, NAMES, Party

PEOPLE = (ANNA, BRUNO, CHIARA)
LISTS = ("/top", "/top all", "/top week", "/top month")


async def playing(party: Party) -> None:
    """A challenge in which three have removed a card."""
    await party.group("/challenge 2")
    for user in PEOPLE:
        await party.join(user)
        await party.play(user, "king")


async def names_in(party: Party, line: str) -> set[str]:
    told = await party.group(line)
    return {name for name in NAMES.values() if name in told}


@pytest.mark.parametrize("line", LISTS)
async def test_who_left_is_in_no_list(party: Party, line: str) -> None:
    await playing(party)
    assert await names_in(party, line) == {"Anna", "Bruno", "Chiara"}
    await party.group("/leave", BRUNO)
    assert await names_in(party, line) == {"Anna", "Chiara"}
    await party.join(BRUNO)
    assert await names_in(party, line) == {"Anna", "Bruno", "Chiara"}


@pytest.mark.parametrize("order", list(permutations(["leave", "move", "hide"])))
async def test_in_whatever_order(party: Party, order: tuple[str, ...]) -> None:
    """A move made after leaving brings nobody back."""
    await playing(party)
    for step in order:
        match step:
            case "leave":
                await party.group("/leave", BRUNO)
            case "move":
                await party.play(BRUNO, "draw")
            case "hide":
                await party.say("/top off", CHIARA)
    assert await names_in(party, "/top") == {"Anna"}
    await party.say("/top on", CHIARA)
    assert await names_in(party, "/top") == {"Anna", "Chiara"}


def line_of(name: str, told: str) -> str:
    """What is said of one player, up to the next full stop."""
    return told[told.index(name) :].partition(".")[0]


async def test_who_left_one_contest_keeps_what_the_other_gave(party: Party) -> None:
    await playing(party)
    await party.group("/challenge 3")
    await party.join(BRUNO)
    await party.play(BRUNO, "yes", "draw")
    told = await party.group("/top")
    assert "0 wins in 2 games" in line_of("Bruno", told)
    await party.group("/leave", BRUNO)  # asks which of the two
    await party.group("1", BRUNO)
    told = await party.group("/top")
    assert "0 wins in 1 game" in line_of("Bruno", told)


async def test_leaving_after_a_win(party: Party) -> None:
    await party.group("/challenge 2")
    for user in PEOPLE:
        await party.join(user)
    await party.win(ANNA)
    await party.win(BRUNO)
    await party.group("/leave", ANNA)
    told = await party.group("/top")
    assert "Anna" not in told
    assert "First: Bruno" in told

"""A whole game by taps in every variant, sent from keyboards that may be old (C3, C40–C42).

A person aims at a place on the screen. The screen shows the keyboard of this turn before or
after an edit, or of an earlier turn; a tap in between may be somebody's old one; the process
may end between two taps. What is played is what was tapped, nothing else, and at once.
"""

from collections.abc import AsyncIterator
from random import Random

import pytest
from telegram import InlineKeyboardMarkup

from bot.language.catalog import Catalog
from bot.replies import Kind, Reply, View
from bot.requests import Press, Request, Where, Who, Words
from bot.service.context import Features
from bot.service.service import Service
from bot.storage.repository import Store
from bot.telegram.look.buttons import parse_data
from bot.telegram.look.keyboards import Labels, board_keyboard, playable
from engine.deal import format_code
from engine.game import Game
from engine.moves import Draw, Move, Place, Recycle, Remove, remove
from engine.position import Outcome
from engine.rules import VARIANTS, parse_rules

CATALOG = Catalog()
LABELS = Labels(CATALOG, "en")
OPTIONS = ("ND", "NC", "NDC", "A1DC", "TD", "ED")
"""Options that let more cards be played: the fresh pair and the covered card."""

ANNA, BRUNO = 1, 2
TURNS = 40
Screen = InlineKeyboardMarkup
Pixel = tuple[int, int]


def screen_of(view: View, selected: Place | None = None) -> Screen:
    more = {"game_id": view.game_id, "game": view.game, "owner": view.owner}
    return board_keyboard(View(**more, selected=selected), LABELS)


def press_at(screen: Screen, pixel: Pixel) -> Press | None:
    row, column = pixel
    data = screen.inline_keyboard[row][column].callback_data
    return parse_data(str(data)) if data is not None else None


def pixel_of(screen: Screen, wanted: Place | Move) -> Pixel:
    for row, buttons in enumerate(screen.inline_keyboard):
        for column in range(len(buttons)):
            press = press_at(screen, (row, column))
            if press is not None and wanted in {press.place, press.move}:
                return row, column
    raise AssertionError(f"no button for {wanted}")


class Phone:
    """A group's board on the phones of two people, and the screens that it had."""

    def __init__(self, store: Store, token: str, seed: int) -> None:
        self.store, self.token, self.random = store, token, Random(f"{token}{seed}")
        self.now = 1_000_000.0
        self.restart()
        self.view: View | None = None
        self.screens: list[Screen] = []

    def restart(self) -> None:
        """The process ends and starts again."""
        self.service = Service(self.store, Features(languages=("en",)))

    async def send(self, asks: Press | Words, user: int = ANNA) -> Reply:
        self.now += self.random.choice([0.0, 0.0, 0.05, 3.0])
        where = Where(-5, private=False)
        request = Request(where=where, who=Who(user, f"{user}", "en"), asks=asks, at=self.now)
        reply = await self.service.answer(request)
        assert reply is not None
        self.view = reply.view or self.view
        return reply

    @property
    def shown(self) -> View:
        assert self.view is not None
        return self.view

    @property
    def game(self) -> Game:
        return self.shown.game

    def screen(self) -> Screen:
        """This turn's keyboard, before or after the edit that marks what is selected."""
        marked = self.random.choice([None, self.shown.selected])
        return screen_of(self.shown, marked)

    async def tap(self, wanted: Place | Move, user: int = ANNA) -> Reply:
        """Aim on one screen of this turn; by the time the finger is down it may be another."""
        pixel = pixel_of(self.screen(), wanted)
        press = press_at(self.screen(), pixel)
        assert press is not None
        return await self.send(press, user)

    async def old_tap(self) -> None:
        """Any button of an earlier turn, whoever's: it is refused and moves nothing (C3)."""
        if not self.screens:
            return
        screen = self.random.choice(self.screens)
        buttons = [b for row in screen.inline_keyboard for b in row if b.callback_data]
        press = parse_data(str(self.random.choice(buttons).callback_data))
        assert press is not None
        if press.command in {"new", "again"}:
            return
        before, selected = self.game, self.shown.selected
        reply = await self.send(press, self.random.choice([ANNA, BRUNO]))
        assert reply.kind is Kind.REFUSED
        assert self.game == before
        assert self.shown.selected == selected, "an old tap took the selection away"

    async def between(self) -> None:
        """What may happen between two taps of one person."""
        match self.random.randrange(6):
            case 0:
                await self.old_tap()
            case 1:
                self.restart()
            case _:
                pass

    # --- what a person wants ----------------------------------------------------------------

    async def pair(self, first: Place, second: Place) -> None:
        await self.tap(first)
        await self.between()
        await self.tap(second)

    async def change_of_mind(self) -> None:
        """A card tapped twice is not selected any more (C40)."""
        free = [place for place in self.selectable() if place != self.shown.selected]
        if not free or self.shown.selected is not None:
            return
        place, before = self.random.choice(free), self.game
        await self.tap(place)
        assert self.shown.selected == place
        await self.between()
        await self.tap(place)
        assert self.shown.selected is None
        assert self.game == before

    def selectable(self) -> list[Place]:
        position = self.game.position
        kings = {m.places[0] for m in position.legal_moves() if _is_king(m)}
        return [place for place in position.open_places() if place not in kings]

    async def king(self, place: Place) -> None:
        """It goes at one tap, whatever is selected (C42)."""
        free = self.selectable()
        if free and self.random.random() < 0.5:
            await self.tap(self.random.choice(free))
            await self.between()
        await self.tap(place)

    async def interrupted(self, first: Place, second: Place) -> bool:
        """Somebody draws between the two taps: the second one is old (C3)."""
        draws = [m for m in self.game.position.legal_moves() if not isinstance(m, Remove)]
        if not draws:
            return False
        await self.tap(first)
        late = press_at(self.screen(), pixel_of(self.screen(), second))
        assert late is not None
        await self.tap(draws[0], BRUNO)
        drawn = self.game
        reply = await self.send(late)
        assert reply.kind is Kind.REFUSED
        assert self.game == drawn
        assert self.shown.selected is None
        return True

    async def turn(self) -> None:
        """One thing done, and nothing else."""
        position, before = self.game.position, self.game
        for place in self.random.sample(playable(position), 1):
            assert _aims(screen_of(self.shown, place)) == _aims(screen_of(self.shown))
        await self.change_of_mind()
        removals = [move for move in position.legal_moves() if isinstance(move, Remove)]
        move = self.random.choice(removals or list(position.legal_moves()))
        if not isinstance(move, Remove):
            await self.tap(move)
        elif len(move.places) == 1:
            await self.king(move.places[0])
        else:
            first, second = self.random.sample(move.places, 2)
            if self.random.random() < 0.1 and await self.interrupted(first, second):
                return
            await self.pair(first, second)
        assert self.game.log == (*before.log, move), f"{move} was tapped"
        assert self.shown.selected is None
        self.screens.append(screen_of(View(game_id=self.shown.game_id, game=before)))


def _is_king(move: Move) -> bool:
    return isinstance(move, Remove) and len(move.places) == 1


def _aims(screen: Screen) -> list[list[str | None]]:
    return [[str(button.callback_data) for button in row] for row in screen.inline_keyboard]


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    store = await Store.open("sqlite+aiosqlite://")
    yield store
    await store.close()


@pytest.mark.parametrize("token", [*VARIANTS, *OPTIONS])
async def test_a_whole_game_by_taps(token: str, store: Store) -> None:
    phone = Phone(store, token, 1)
    code = format_code(21, parse_rules(token))
    await phone.send(Words(f"/new {code}"))
    assert phone.game.code == code
    for _ in range(TURNS):
        if phone.game.outcome is not Outcome.PLAYING:
            break
        await phone.turn()
    assert len(phone.game.log) > 20


@pytest.mark.parametrize("seed", range(2))
async def test_the_second_card_of_a_wrong_pair_goes_on(seed: int, store: Store) -> None:
    """R11 by taps: two that do not fit, and the next tap goes with the second of them."""
    phone = Phone(store, "N", seed)
    await phone.send(Words(f"/new {seed + 40}"))
    done = 0
    for _ in range(40):
        position = phone.game.position
        pairs = [m for m in position.legal_moves() if isinstance(m, Remove) and len(m.places) == 2]
        others = phone.selectable()
        if not pairs:
            moves = position.legal_moves()
            if not moves:
                break
            await phone.tap(moves[0] if not _is_king(moves[0]) else moves[0].places[0])
            continue
        first, second = phone.random.sample(pairs[0].places, 2)
        wrong = [p for p in others if p not in {first, second} and not _fit(phone, p, first)]
        if not wrong:
            await phone.tap(Draw() if position.stock else Recycle())
            continue
        await phone.tap(wrong[0])
        await phone.tap(first)
        assert phone.shown.selected == first
        await phone.tap(second)
        assert phone.game.log[-1] == remove(first, second)
        done += 1
    assert done > 3


def _fit(phone: Phone, one: Place, other: Place) -> bool:
    return phone.game.position.why_not(remove(one, other)) is None

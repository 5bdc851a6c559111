"""The bot killed in the middle of play, and ended in good order (C1)."""

import resource
from pathlib import Path

from bot.local.server import LocalServer
from tests.e2e.crashes import crash_trial
from tests.e2e.rig import BotProcess, newcomer


async def test_killed_at_random_moments_it_loses_nothing_and_repeats_nothing(tmp_path: Path):
    """Two hundred kills are in the benchmark "crashes"."""
    tally = await crash_trial(tmp_path, kills=4, people=2, longest=0.6, seed=7)
    assert tally.kills == 4
    assert tally.typed > 0
    assert (tally.lost, tally.twice, tally.stuck) == (0, 0, 0)


async def test_a_stop_signal_finishes_what_is_in_hand(tmp_path: Path, capfd):
    async with LocalServer() as server:
        bot = BotProcess(server, tmp_path, {"PYRAMIDE_LOG_LEVEL": "INFO"})
        await bot.start()
        dora = newcomer(server)
        dora.say("/new 2")
        await dora.shows("Draw 23")
        for _ in range(10):
            dora.say("/draw")
        assert await bot.stop() == 0
        await bot.start()
        await dora.shows("Draw 13")
        assert await bot.stop() == 0
    log = capfd.readouterr().err
    assert "answered update=" in log
    assert server.desk.token not in log


async def test_a_wrong_token_is_said_in_one_sentence(tmp_path: Path, capfd):
    async with LocalServer() as server:
        bot = BotProcess(server, tmp_path, {"PYRAMIDE_TOKEN": "1:wrong"})
        try:
            await bot.start()
        except AssertionError:
            assert await bot.stop() != 0
        else:
            raise AssertionError
    said = capfd.readouterr().err.strip().splitlines()
    assert said[-1].endswith("check PYRAMIDE_TOKEN and PYRAMIDE_API_URL.")
    assert "Traceback" not in "".join(said)


async def test_a_full_disk_costs_no_move_and_the_game_goes_on_afterwards(tmp_path: Path):
    """The process may write no file further: what happens is what a full disk does."""
    async with LocalServer() as server:
        bot = BotProcess(server, tmp_path)
        await bot.start()
        dora = newcomer(server)
        dora.say("/new 2")
        await dora.shows("Draw 23")
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        dora.tap("Draw")
        await dora.sees("nothing was changed")
        dora.say("/draw")
        await dora.until(lambda: sum("nothing was changed" in t for t in dora.texts()) == 2 or None)
        await dora.shows("Draw 23")
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, unlimited)
        dora.tap("Draw")
        await dora.shows("Draw 22")
        assert await bot.stop() == 0

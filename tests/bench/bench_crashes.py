"""Two hundred kills at random moments of play (`PYRAMIDE_BENCH_KILLS` for fewer)."""

import asyncio
import os
import tempfile
from pathlib import Path

from tests.e2e.crashes import ForkedBot, crash_trial

KILLS = int(os.environ.get("PYRAMIDE_BENCH_KILLS", "200"))
SEED = 20261130


def run() -> None:
    """Print what was done and what was lost."""
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(
            crash_trial(Path(folder), kills=KILLS, people=3, longest=1.0, seed=SEED, kind=ForkedBot)
        )
    print(f"{tally.kills} kills, {tally.taps} taps and {tally.typed} commands")
    print(f"{tally.answered} draws by button answered")
    print(f"lost {tally.lost}, done twice {tally.twice}, games that stopped {tally.stuck}")


if __name__ == "__main__":
    run()

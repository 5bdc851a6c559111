"""Starts bots quickly: everything is imported once, and each line read forks one bot.

Prints the process id of each bot, and "gone" when it has ended.
"""

import asyncio
import os
import sys

from bot.settings import load_settings
from bot.telegram.run import run


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(run(load_settings()))
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()

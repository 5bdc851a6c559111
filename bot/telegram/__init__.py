"""The Telegram front end: updates in, messages and pictures out.

The only room that knows the Telegram library.
"""

import os
import sys

# The library's coming form of durations; the old one warns each time Telegram says "wait".
os.environ.setdefault("PTB_TIMEDELTA", "1")

# httpx's own command line, with all of rich behind it: 5 MB that nobody here calls.
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]  # means: do not import

"""The Telegram front end: updates in, messages and pictures out.

The only room that knows the Telegram library.
"""

import os

# The library's coming form of durations; the old one warns each time Telegram says "wait".
os.environ.setdefault("PTB_TIMEDELTA", "1")

"""Listening: how many dictated lines are read rightly, and how long a parse takes (in CPU time).

`python -m tests.bench.bench_listen [--tuned]`; with `--tuned` the lines that were not held
out and are read wrongly are shown.
"""

import random
import string
import sys
import time
from dataclasses import replace

from bot.language.lexicon import languages
from bot.language.listen import listen
from tests.bot.language.dictation import (
    DATA,
    Verdict,
    dictated,
    hear,
    moves_at_once,
    silences,
    tables,
)

ROUNDS = 20
SLIPS = 10


def run() -> None:
    known = [name for name in languages() if (DATA / f"{name}.tsv").exists()]
    print("language  lines  right  held out  right  wrong moves  read back")
    for language in known:
        _right(language)
    print("language  not commands  change a board  read back  answered  silent")
    for language in known:
        if (DATA / f"silence_{language}.tsv").exists():
            _silent(language)
    print("language  lines with a slip  right  of them read back  not understood  wrong moves")
    for language in known:
        _slips(language)
    print("language  parses  p50 µs  p99 µs  max µs")
    for language in known:
        _speed(language)


def _right(language: str) -> None:
    heard = [hear(language, line) for line in dictated(language)]
    held = [verdict for verdict in heard if verdict.line.held_out]
    wrong = sum(verdict.wrong_move for verdict in heard)
    asked = sum(verdict.read_back for verdict in heard)
    print(
        f"{language:8}  {len(heard):5}  {_share(heard)}  {len(held):8}  {_share(held)}"
        f"  {wrong:11}  {asked:9}"
    )
    if "--tuned" in sys.argv:
        for verdict in heard:
            if not verdict.right and not verdict.line.held_out:
                said = " | ".join(verdict.said)
                line = verdict.line
                print(
                    f"  {line.table}: {line.text!r}: {line.meanings}, heard {said!r}"
                    f" {verdict.heard.sure.value}"
                )


def _share(verdicts: list[Verdict]) -> str:
    return f"{100 * sum(verdict.right for verdict in verdicts) / len(verdicts):4.1f}%"


def _silent(language: str) -> None:
    heard = [
        listen(text, language=language, position=position)
        for text in silences(language)
        for position in tables().values()
    ]
    changed = sum(map(moves_at_once, heard))
    back = sum(len(one.commands) == 1 and one.sure.value == "fuzzy" for one in heard)
    silent = sum(not one.commands for one in heard)
    rest = len(heard) - silent - changed - back
    print(f"{language:8}  {len(heard):12}  {changed:14}  {back:9}  {rest:8}  {silent:6}")
    if "--tuned" in sys.argv:
        for text in silences(language):
            one = listen(text, language=language, position=tables()["start"])
            if one.commands:
                print(f"  {text!r}: {one}")


def _slips(language: str) -> None:
    """One letter wrong, missing or too much in every spoken line, by a fixed seed."""
    source = random.Random(13)
    right = back = deaf = wrong = count = 0
    for line in dictated(language):
        if len(line.text) < 8 or not line.text.isascii() or any(map(str.isdigit, line.text)):
            continue
        for _ in range(SLIPS):
            slipped = replace(line, text=_slip(line.text, source))
            verdict = hear(language, slipped)
            count += 1
            right += verdict.said == line.meanings
            back += verdict.said == line.meanings and verdict.read_back
            deaf += not verdict.said
            wrong += verdict.wrong_move
    print(
        f"{language:8}  {count:17}  {100 * right / count:4.1f}%  {100 * back / count:16.1f}%"
        f"  {100 * deaf / count:13.1f}%  {wrong:11}"
    )


def _slip(text: str, source: random.Random) -> str:
    place = source.randrange(len(text))
    letter = source.choice(string.ascii_lowercase)
    kind = source.randrange(3)
    return text[:place] + letter * (kind > 0) + text[place + (kind < 2) :]


def _speed(language: str) -> None:
    lines = [(line.text, tables()[line.table]) for line in dictated(language)]
    if (DATA / f"silence_{language}.tsv").exists():
        lines += [(text, tables()["start"]) for text in silences(language)]
    took = []
    for _ in range(ROUNDS):
        for text, position in lines:
            began = time.thread_time()
            listen(text, language=language, position=position)
            took.append(1e6 * (time.thread_time() - began))
    took.sort()
    half, most = took[len(took) // 2], took[len(took) * 99 // 100]
    print(f"{language:8}  {len(took):6}  {half:6.0f}  {most:6.0f}  {took[-1]:6.0f}")


if __name__ == "__main__":
    run()

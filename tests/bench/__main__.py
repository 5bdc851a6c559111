"""`make bench`: every benchmark, or those named on the command line."""

import importlib
import sys
from pathlib import Path

NAMES = sorted(
    path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py")
)


def main(chosen: list[str]) -> None:
    unknown = sorted(set(chosen) - set(NAMES))
    if unknown:
        sys.exit(f"There is no benchmark {', '.join(unknown)}; choose of {', '.join(NAMES)}.")
    for name in chosen or NAMES:
        print(f"== {name}", flush=True)
        importlib.import_module(f"tests.bench.bench_{name}").run()


if __name__ == "__main__":
    main(sys.argv[1:])

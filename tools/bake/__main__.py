"""`python -m tools.bake [board ...] [--check]`: bakes the named boards or all, or only checks the baked."""

import argparse
import sys
from collections.abc import Callable

from tools.bake import ancient, world

BAKES: dict[str, Callable[[], None]] = {"ancient": ancient.bake, "world": world.bake}
CHECKS: dict[str, Callable[[], list[str]]] = {
    "ancient": ancient.faults_of_baked,
    "world": world.faults_of_baked,
}


def main() -> int:
    """Bakes or checks; what is wrong is printed, and nothing when all is right."""
    parser = argparse.ArgumentParser(prog="python -m tools.bake", description="Bakes the boards.")
    parser.add_argument("boards", nargs="*", metavar="board", help=f"one of: {', '.join(BAKES)}")
    parser.add_argument("--check", action="store_true", help="only check the baked boards")
    options = parser.parse_args()
    boards = options.boards or list(BAKES)
    if unknown := set(boards) - set(BAKES):
        parser.error(f"no such board: {', '.join(sorted(unknown))}")
    if not options.check:
        for board in boards:
            BAKES[board]()
    wrong = [fault for board in boards for fault in CHECKS[board]()]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tools.goldens [GAME ...]`: draw the golden pictures and texts of the tests anew."""

from __future__ import annotations

import sys
from importlib import import_module

from tests.renders.golden import FOLDER, keep

GAMES = ("civ", "civx", "dawn", "history", "peoples")


def main(games: list[str]) -> int:
    """Write the goldens of these games, or of all."""
    for game in games or list(GAMES):
        goldens = import_module(f"tests.renders.{game}.goldens").GOLDENS
        for path in keep(game, goldens):
            print(path.relative_to(FOLDER.parents[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`python -m tools.history_tables --games 90 --players 6 --conquests FILE --cards --renown`.

What the stand-in for History of the World learns: those of today play. `--conquests` writes how often each
land fell to each empire card, which is `rules/standins/history/data/conquests.json`; `--cards` prints what
cards kept may bring, as in `patience.py`; `--renown` what empire cards bring besides what the board promises
them, as in `renown.py`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tqdm import tqdm

from rules.standins.history.renown import hopes_among
from tools.history_tables.tables import (
    conquests,
    conquests_text,
    patience,
    patience_text,
    renown,
    renown_text,
)
from tools.history_tables.watching import watch


def main() -> None:
    """Watch the games and make the tables that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=90)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--conquests", type=Path, metavar="FILE", help="write this table")
    parser.add_argument("--cards", action="store_true", help="print the other one")
    parser.add_argument("--renown", action="store_true", help="print the third one")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    games = [watch(given.players, seed) for seed in tqdm(seeds, unit=" games", disable=None)]
    if given.conquests:
        table = conquests(turn for turns in games for turn in turns)
        given.conquests.write_text(conquests_text(table), "utf-8")
    if given.cards:
        print(patience_text(patience(games)), end="")
    if given.renown:
        print(renown_text(renown(games, hopes_among(given.players))), end="")


if __name__ == "__main__":
    main()

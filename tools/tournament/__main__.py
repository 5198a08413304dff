"""`python -m tools.tournament --players 5 --count 200 --against main~5`: stand-ins against each other.

Without `--against`, `--random` or `--seats` the best stand-in of a game plays all seats. Otherwise the kinds
sit in turn round the table, each game is played once for every seating, and `--count` says how many in all.
"""

from __future__ import annotations

import argparse
import itertools
import tempfile
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tqdm import tqdm

from rules.games import GAMES
from rules.standins import STANDINS, for_game
from tools.tournament.former import FORMER, former, unpack
from tools.tournament.playing import Entry, Tally, play
from tools.tournament.report import line, summary


def entries(given: argparse.Namespace) -> list[Entry]:
    """The games that are asked for."""
    game = GAMES[given.game]
    players = given.players or list(range(game.least, game.most + 1))
    options = tuple((key, value) for key, _, value in (option.partition("=") for option in given.option))
    seats = tuple(given.seats or (for_game(given.game),))
    seats += ("random",) * given.random + (FORMER,) * bool(given.against)
    seeds = range(given.first, given.first + given.count)
    return [Entry(given.game, n, seed, options, seats, given.ahead) for n in players for seed in seeds]


def with_former(folder: Path | None, entry: Entry) -> Tally:
    """Play one game, perhaps with stand-ins that were unpacked into a folder."""
    return play(entry, {FORMER: former(folder, entry.game)} if folder else None)


def main() -> None:
    """Play the games, print each and all together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--game", default="western-empires", choices=[k for k in GAMES if for_game(k) != "random"]
    )
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players (default: all)")
    parser.add_argument("--count", type=int, default=10, help="games for each number of players")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seats", nargs="*", choices=sorted(STANDINS), help="who sits in turn")
    parser.add_argument("--against", metavar="REV", help="and the stand-ins of an earlier revision")
    parser.add_argument("--random", action="store_true", help="and chance")
    parser.add_argument("--ahead", action="store_true", help="they answer as early as they may")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--brief", action="store_true", help="no line for each game")
    given = parser.parse_args()
    asked = entries(given)
    with tempfile.TemporaryDirectory(prefix="tournament-") as folder, ProcessPoolExecutor(given.jobs) as pool:
        unpacked = unpack(given.against, Path(folder)) if given.against else None
        played = pool.map(partial(with_former, unpacked), asked)
        tallies = list(tqdm(played, total=len(asked), unit=" games", disable=None))
    if not given.brief:
        print("\n".join(map(line, tallies)))
    for _, group in itertools.groupby(tallies, key=lambda tally: tally.entry.players):
        print("\n".join(summary(list(group))))


if __name__ == "__main__":
    main()

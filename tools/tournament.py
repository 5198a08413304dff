"""Whole games of civ stand-ins, and what they are like: `python -m tools.tournament --count 50`."""

from __future__ import annotations

import argparse
import itertools
import statistics
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tqdm import tqdm

from rules.civ.events_calamity import CalamityStruck
from rules.civ.events_trade import DealStruck
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match, Pace
from rules.table import Table

LONGEST = 80  # turns after which a game is given up


@dataclass(frozen=True, slots=True)
class Entry:
    """One game to play: of those seats, every second may be left to chance."""

    game: str
    players: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    against_random: bool = False

    @property
    def kinds(self) -> list[str]:
        """Who sits where."""
        best = for_game(self.game)
        return [
            f"{title:<46}least   median     most",
            span("turns", (t.turns for t in tallies)),
            span("points of the winner", (max(t.points) for t in tallies)),
            span("points of a player", itertools.chain.from_iterable(t.points for t in tallies)),
            span("advances of a player", itertools.chain.from_iterable(t.advances for t in tallies)),
            span("cities of a player, mid-game", (t.city_count() for t in tallies)),
            span("deals in a turn, mid-game", (t.per_turn(t.deals) for t in tallies)),
            span("calamities in a turn, mid-game", (t.per_turn(t.calamities) for t in tallies)),
            span(
                "rounds of waiting in a turn, mid-game",
                itertools.chain.from_iterable(t.rounds() for t in tallies),
            ),
            span(
                "questions of the busiest seat in a turn",
                itertools.chain.from_iterable(t.questions() for t in tallies),
            ),
            span("seconds for a game", (t.seconds for t in tallies)),
        ]


def main() -> None:
    """Play the games, print each and all together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--game", default="western-empires", choices=[k for k in GAMES if for_game(k) == "civ"]
    )
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players (default: all)")
    parser.add_argument("--count", type=int, default=10, help="games for each number of players")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--random", action="store_true", help="leave every second seat to chance")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    game = GAMES[given.game]
    players = given.players or list(range(game.least, game.most + 1))
    options = tuple(tuple(option.split("=", 1)) for option in given.option)
    entries = [
        Entry(given.game, n, seed, options, given.random) for n in players for seed in range(given.count)
    ]
    with ProcessPoolExecutor(given.jobs) as pool:
        tallies = list(tqdm(pool.map(play, entries), total=len(entries), unit=" games", disable=None))
    print("\n".join(map(line, tallies)))
    for _, group in itertools.groupby(tallies, key=lambda tally: tally.entry.players):
        print("\n".join(summary(list(group))))


if __name__ == "__main__":
    main()

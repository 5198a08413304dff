"""Random games to their end, with every invariant checked after every input: `python -m tools.fuzz`."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from tqdm import tqdm

from rules.standins import Anybody
from rules.standins.match import Match
from rules.table.record import dump_record
from tests.bot.toy import Toy
from tests.contract.settings import games

GAMES = {key: game for key, game in games().items() if key != Toy.key}
FAILURES = Path(__file__).parent.parent / "tests" / "failures"


@dataclass(frozen=True, slots=True)
class Try:
    """One random game: which, with what options, for how many, from which seed."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: int
    seed: int

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options)
        return f"{self.game}-{self.players}-{chosen or 'default'}-{self.seed}"


def tries(games: list[str], count: int) -> Iterator[Try]:
    """Every number of players and every value of every option, over and over with new seeds."""
    for seed, key in itertools.product(range(count), games):
        game = GAMES[key]
        players = game.least + seed % (game.most - game.least + 1)
        chosen = []
        for place, option in enumerate(game.options):
            value = option.choices[(seed // (place + 1)) % len(option.choices)].key
            chosen.append((option.key, value))
        yield Try(key, tuple(chosen), players, seed)


def play(tried: Try) -> tuple[Try, int, str]:
    """Play one game; how many inputs it took, and what went wrong if something did."""
    names = tuple(f"P{n}" for n in range(tried.players))
    seed = f"fuzz {tried}".encode()
    match = Match(
        GAMES[tried.game],
        dict(tried.options),
        names,
        [Anybody()] * tried.players,
        seed,
        check=True,
        waits=True,
    )
    try:
        match.play()
    except Exception as problem:
        FAILURES.mkdir(exist_ok=True)
        (FAILURES / f"{tried}.json").write_text(dump_record(match.record()), encoding="utf-8")
        return tried, match.inputs, f"{type(problem).__name__}: {problem}"
    return tried, match.inputs, "" if match.table.over else "the game does not end"


def main() -> int:
    """Play, count, and leave a file for every failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="keys of games (default: all)")
    parser.add_argument("--count", type=int, default=200, help="games of each kind")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    inputs, failed = 0, []
    with ProcessPoolExecutor(options.jobs) as pool:
        running = [pool.submit(play, tried) for tried in tries(options.games or list(GAMES), options.count)]
        for done in tqdm(as_completed(running), total=len(running), unit=" games", disable=None):
            tried, count, problem = done.result()
            inputs += count
            if problem:
                failed.append(tried)
                print(f"{tried}: {problem}", file=sys.stderr)
    print(f"{len(running)} games, {inputs:,} inputs, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

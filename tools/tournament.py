"""Whole games of stand-ins, and what they are like: `python -m tools.tournament --count 50`."""

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
from rules.standins.match import Match, TurnCost

LONGEST = 80  # turns after which a game is given up


@dataclass(frozen=True, slots=True)
class Entry:
    """One game to play; every second seat may be left to chance."""

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
            "random" if self.against_random and (n + self.seed) % 2 else best for n in range(self.players)
        ]


@dataclass(slots=True)
class Tally:
    """What one game was like; cities, deals, calamities and costs by turn.

    `ahead` and `behind` compare each stand-in with each seat that was left to chance, by their places.
    """

    entry: Entry
    turns: int = 0
    over: bool = False
    seconds: float = 0
    points: list[int] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)
    won_by: list[str] = field(default_factory=list)
    ahead: int = 0
    behind: int = 0
    advances: list[int] = field(default_factory=list)
    cities: dict[int, float] = field(default_factory=dict)
    deals: Counter[int] = field(default_factory=Counter)
    calamities: Counter[int] = field(default_factory=Counter)
    costs: dict[int, TurnCost] = field(default_factory=dict)

    @property
    def middle(self) -> list[int]:
        """The middle third of the turns; all of a very short game."""
        return [t for t in self.costs if self.turns < 3 * t <= 2 * self.turns] or list(self.costs)

    def per_turn(self, counts: Counter[int]) -> float:
        """How many in a turn, in the middle of the game."""
        return statistics.mean(counts[turn] for turn in self.middle)

    def city_count(self) -> float:
        """Cities of a player in the middle of the game."""
        return statistics.mean(self.cities[turn] for turn in self.middle)

    def rounds(self) -> list[int]:
        """Rounds of waiting in each turn of the middle of the game."""
        return [self.costs[turn].rounds for turn in self.middle]

    def waits(self) -> list[int]:
        """The same if nobody gave standing orders."""
        return [self.costs[turn].waits for turn in self.middle]

    def questions(self) -> list[int]:
        """Questions of the busiest seat in each turn of the middle of the game."""
        return [max(self.costs[turn].questions.values(), default=0) for turn in self.middle]


def play(entry: Entry) -> Tally:
    """Play one game to its end."""
    tally, seen = Tally(entry), 0
    names = tuple(f"P{n}" for n in range(entry.players))
    seats = [STANDINS[kind] for kind in entry.kinds]
    started = time.process_time()
    match = Match(GAMES[entry.game], dict(entry.options), names, seats, b"%d" % entry.seed, ahead=True)
    table = match.table
    for _ in match.steps():
        view = table.view(None)
        for told in table.told:
            if told.number >= seen:
                tally.deals[view.turn] += isinstance(told.event, DealStruck)
                tally.calamities[view.turn] += isinstance(told.event, CalamityStruck)
        seen = max(seen, *(told.number + 1 for told in table.told), 0)
        if _is_civ(entry.game):
            tally.cities[view.turn] = sum(nation.cities for nation in view.nations) / entry.players
        if view.turn > LONGEST:
            break
    tally.seconds = time.process_time() - started
    tally.turns, tally.over, tally.costs = table.view(None).turn, table.over, match.costs
    standings = sorted(table.standings(), key=lambda standing: standing.seat)
    tally.points = [standing.points for standing in standings]
    tally.winners = [entry.kinds[standing.seat] for standing in standings if standing.place == 1]
    chance = [standing.place for standing in standings if entry.kinds[standing.seat] == "random"]
    best = [standing.place for standing in standings if entry.kinds[standing.seat] != "random"]
    tally.ahead = sum(place < other for place in best for other in chance)
    tally.behind = len(best) * len(chance) - tally.ahead
    if _is_civ(entry.game):
        tally.advances = [len(nation.advances) for nation in table.view(None).nations]
    if entry.game == "peoples":
        view = table.view(None)
        tally.advances = [sum(people.advances.values()) for people in view.players]
        tally.won_by = [victory.value for seat in view.winners for victory in view.players[seat].achieved]
    return tally


def _is_civ(game: str) -> bool:
    return for_game(game) == "civ"


def line(tally: Tally) -> str:
    """One game in one line."""
    start = (
        f"{tally.entry.players} players, seed {tally.entry.seed}: {tally.turns} turns"
        f"{'' if tally.over else ' and not over'}, points {min(tally.points)}-{max(tally.points)}, "
        f"advances {min(tally.advances)}-{max(tally.advances)}"
    )
    if not _is_civ(tally.entry.game):
        return f"{start}; won by {', '.join(tally.won_by) or 'points'}; {tally.seconds:.1f} s"
    return (
        f"{start}; mid-game a turn: "
        f"{tally.city_count():.1f} cities, {tally.per_turn(tally.deals):.1f} deals, "
        f"{tally.per_turn(tally.calamities):.1f} calamities, {statistics.mean(tally.rounds()):.1f} rounds; "
        f"{tally.seconds:.1f} s"
    )


def _span(title: str, values: Iterable[float]) -> str:
    known = sorted(values)
    return f"  {title:<40}{known[0]:9.1f}{statistics.median(known):9.1f}{known[-1]:9.1f}"


def summary(tallies: list[Tally]) -> list[str]:
    """All games of the same number of players together."""
    every = itertools.chain.from_iterable
    title = f"{tallies[0].entry.players} players, {len(tallies)} games, {sum(t.over for t in tallies)} over"
    if tallies[0].entry.against_random:
        title += f", {sum('random' not in t.winners for t in tallies)} not won by chance"
        ahead, behind = sum(t.ahead for t in tallies), sum(t.behind for t in tallies)
        title += f", {ahead} of {ahead + behind} seats ahead of chance" if ahead + behind else ""
    if not _is_civ(tallies[0].entry.game):
        ways = Counter(", ".join(t.won_by) or "points" for t in tallies)
        title += f"; won by {', '.join(f'{way} {number}' for way, number in ways.most_common())}"
    rows = [
        title,
        f"  {'':<40}    least   median     most",
        _span("turns", (t.turns for t in tallies)),
        _span("points of the winner", (max(t.points) for t in tallies)),
        _span("points of a player", every(t.points for t in tallies)),
        _span("advances of a player", every(t.advances for t in tallies)),
    ]
    if _is_civ(tallies[0].entry.game):
        rows += [
            _span("cities of a player, mid-game", (t.city_count() for t in tallies)),
            _span("deals in a turn, mid-game", (t.per_turn(t.deals) for t in tallies)),
            _span("calamities in a turn, mid-game", (t.per_turn(t.calamities) for t in tallies)),
        ]
    return [
        *rows,
        _span("rounds of waiting in a turn, mid-game", every(t.rounds() for t in tallies)),
        _span("... without standing orders", every(t.waits() for t in tallies)),
        _span("questions of the busiest seat in a turn", every(t.questions() for t in tallies)),
        _span("seconds for a game", (t.seconds for t in tallies)),
    ]


def main() -> None:
    """Play the games, print each and all together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--game", default="western-empires", choices=[k for k in GAMES if for_game(k) in ("civ", "peoples")]
    )
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players (default: all)")
    parser.add_argument("--count", type=int, default=10, help="games for each number of players")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--random", action="store_true", help="leave every second seat to chance")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    game = GAMES[given.game]
    players = given.players or list(range(game.least, game.most + 1))
    options = tuple((key, value) for key, _, value in (option.partition("=") for option in given.option))
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

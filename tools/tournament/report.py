"""What games of stand-ins were like, in lines."""

from __future__ import annotations

import itertools
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

from tools.tournament.playing import Tally, is_civ
from tools.tournament.rating import duels, ratings, share


def line(tally: Tally) -> str:
    """One game in one line."""
    start = (
        f"{tally.entry.players} players, seed {tally.entry.seed}: {tally.turns} turns"
        f"{'' if tally.over else ' and not over'}, points {min(tally.points)}-{max(tally.points)}"
    )
    if tally.advances:
        start += f", advances {min(tally.advances)}-{max(tally.advances)}"
    if not is_civ(tally.entry.game):
        return f"{start}; won by {', '.join(tally.won_by) or 'points'}; {tally.seconds:.1f} s"
    return (
        f"{start}; mid-game a turn: "
        f"{tally.city_count():.1f} cities, {tally.per_turn(tally.deals):.1f} deals, "
        f"{tally.per_turn(tally.calamities):.1f} calamities, {statistics.mean(tally.rounds()):.1f} rounds; "
        f"{tally.seconds:.1f} s"
    )


def _span(title: str, values: Iterable[float]) -> str:
    known = sorted(values)
    middle, mean = statistics.median(known), statistics.mean(known)
    return f"  {title:<40}{known[0]:9.1f}{middle:9.1f}{mean:9.1f}{known[-1]:9.1f}"


def summary(tallies: Sequence[Tally]) -> list[str]:
    """All games of the same number of players together."""
    every = itertools.chain.from_iterable
    game = tallies[0].entry.game
    title = f"{tallies[0].entry.players} players, {len(tallies)} games, {sum(t.over for t in tallies)} over"
    if not is_civ(game):
        ways = Counter(", ".join(t.won_by) or "points" for t in tallies)
        title += f"; won by {', '.join(f'{way} {number}' for way, number in ways.most_common())}"
    rows = [
        title,
        f"  {'':<40}    least   median     mean     most",
        _span("turns", (t.turns for t in tallies)),
        _span("points of the winner", (max(t.points) for t in tallies)),
        _span("points of a player", every(t.points for t in tallies)),
    ]
    if any(t.advances for t in tallies):
        rows.append(_span("advances of a player", every(t.advances for t in tallies)))
    if is_civ(game):
        rows += _civ(tallies)
    return [
        *rows,
        _span("rounds of waiting in a turn, mid-game", every(t.rounds() for t in tallies)),
        _span("... without standing orders", every(t.waits() for t in tallies)),
        _span("questions of the busiest seat in a turn", every(t.questions() for t in tallies)),
        _span("seconds for a game", (t.seconds for t in tallies)),
        *compared(tallies),
    ]


def _civ(tallies: Sequence[Tally]) -> list[str]:
    every = itertools.chain.from_iterable
    return [
        _span("advances of the winner", (_best(t, t.advances) for t in tallies)),
        _span("cities of a player, mid-game", (t.city_count() for t in tallies)),
        _span("cities of a player, at the end", every(t.last_cities for t in tallies)),
        _span("deals in a turn, mid-game", (t.per_turn(t.deals) for t in tallies)),
        _span("calamities in a turn, mid-game", (t.per_turn(t.calamities) for t in tallies)),
        _span("calamities traded on in a game", (t.passed_on.total() for t in tallies)),
        _span("cities lost to attack in a game", (t.lost_cities.total() for t in tallies)),
    ]


def _best(tally: Tally, values: Sequence[int]) -> int:
    """What a winner had of something."""
    return values[tally.places.index(1)]


def compared(tallies: Sequence[Tally]) -> list[str]:
    """The kinds that met, beside each other: games won, places, points, and their ratings."""
    kinds = sorted({kind for tally in tallies for kind in tally.entry.kinds})
    if len(kinds) < 2:
        return []
    head = (
        f"  {'':<12}   won    place   points    advances  cities  taken  lost  deals  passed on    Elo (95 %)"
    )
    measured, found = {rating.kind: rating for rating in ratings(tallies)}, duels(tallies)
    rows = [head]
    for kind, rating in measured.items():
        seats = [(t, n) for t in tallies for n, other in enumerate(t.entry.kinds) if other == kind]
        won = sum(t.winners.count(kind) / len(t.winners) for t in tallies)
        rows.append(
            f"  {kind:<12}{won:6.1f}{_mean(t.places[n] for t, n in seats):9.2f}"
            f"{_mean(t.points[n] for t, n in seats):9.1f}"
            f"{_mean(t.advances[n] for t, n in seats if t.advances):12.1f}"
            f"{_mean(t.last_cities[n] for t, n in seats if t.last_cities):8.1f}"
            f"{_mean(t.taken_cities[n] for t, n in seats):7.2f}"
            f"{_mean(t.lost_cities[n] for t, n in seats):6.2f}"
            f"{_mean(t.traded[n] for t, n in seats):7.1f}{_mean(t.passed_on[n] for t, n in seats):11.2f}"
            f"{rating.elo:+7.0f} ({rating.low:+.0f} to {rating.high:+.0f})"
        )
    for kind, other in itertools.combinations(measured, 2):
        counted = found[kind, other] + found[other, kind]
        rows.append(f"  {kind} before {other}: {share(found, kind, other):.1%} of {counted // 2} comparisons")
    return rows


def _mean(values: Iterable[float]) -> float:
    known = list(values)
    return statistics.mean(known) if known else 0.0

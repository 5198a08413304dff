"""Who is ahead, and where the points come from."""

from __future__ import annotations

from renders.civ.shown import Chart, Shown
from renders.picture import Picture
from renders.pictures.ranking import Sources, draw_ranking, used_sources, winners
from renders.words.counting import ordinal
from renders.words.joining import listed
from rules.civ.views import NationView
from rules.table import Standing

ALWAYS = ("cities", "advances", "steps")


def sources_of(chart: Chart) -> Sources:
    """Where points can come from."""
    return {
        "cities": ("Cities", (178, 106, 56)),
        "advances": ("Advances", (58, 106, 150)),
        "steps": (f"{chart.name} steps", (206, 166, 60)),
        "bonus": ("Bonus", (104, 132, 78)),
        "hand": ("Cards in hand", (150, 88, 140)),
        "treasury": ("Treasury", (120, 140, 150)),
    }


def interim(shown: Shown) -> tuple[Standing, ...]:
    """The standings as they would be now, from what everybody sees."""
    ranked = sorted(shown.nations, key=lambda n: (-n.points, -n.step, n.number))
    return tuple(Standing(n.seat, place, n.points, _sources(shown, n)) for place, n in enumerate(ranked, 1))


def _sources(shown: Shown, nation: NationView) -> tuple[tuple[str, int], ...]:
    numbers = shown.rules.numbers
    cities = nation.cities * numbers.victory_city
    advances = sum(shown.rules.advances[name].points for name in nation.advances)
    steps = nation.step * numbers.victory_step
    rest = nation.points - cities - advances - steps
    return (("cities", cities), ("advances", advances), ("steps", steps), (shown.setting.rest, rest))


def draw_standings(shown: Shown, standings: tuple[Standing, ...], final: bool) -> Picture:
    """Bars of points by source, the leader on top."""
    title = "Final standings" if final else "Standings"
    subtitle = winners(standings, shown.full) if final else f"{shown.turn}, {shown.moment}"
    known = sources_of(shown.setting.chart)
    texts = [_say(shown, standing, known) for standing in standings]
    sources = used_sources(known, standings, ALWAYS)
    return draw_ranking(
        standings, sources, shown.livery, shown.player, shown.scheme, title, (subtitle, subtitle), texts
    )


def _say(shown: Shown, standing: Standing, known: Sources) -> str:
    parts = listed(
        f"{points} from {known[key][0]}" for key, points in standing.sources if points and key in known
    )
    return f"{ordinal(standing.place)} {shown.full(standing.seat)}: {standing.points} points ({parts})"

"""Who is ahead, and where the points come from."""

from __future__ import annotations

from renders.civ.shown import Shown
from renders.paint.bars import Part, stacked
from renders.paint.colour import RGB
from renders.paint.compose import flat
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import ordinal
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.views import NationView
from rules.table import Standing

SOURCES: dict[str, tuple[str, RGB]] = {
    "cities": ("Cities", (178, 106, 56)),
    "advances": ("Advances", (58, 106, 150)),
    "steps": ("A.S.T. steps", (206, 166, 60)),
    "bonus": ("Bonus", (104, 132, 78)),
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
    return (("cities", cities), ("advances", advances), ("steps", steps), ("bonus", rest))


def draw_standings(shown: Shown, standings: tuple[Standing, ...], final: bool) -> Picture:
    """Bars of points by source, the leader on top."""
    keys = [key for key in SOURCES if any(dict(s.sources).get(key) for s in standings) or key != "bonus"]
    bars = [(shown.livery(s.seat), [float(dict(s.sources).get(key, 0)) for key in keys]) for s in standings]
    title = "Final standings" if final else "Standings"
    winner = (
        f"{shown.full(standings[0].seat)} wins" if final and standings else f"{shown.turn}, {shown.moment}"
    )
    image = stacked(bars, [Part(*SOURCES[key]) for key in keys], shown.scheme, title, winner)
    texts = [_say(shown, s) for s in standings]
    listing = Listing(f"{title}. {winner}.").say(*texts)
    return Picture(flat(image, shown.scheme.paper), alt(title, winner, *texts), str(listing))


def _say(shown: Shown, standing: Standing) -> str:
    parts = listed(
        f"{points} from {SOURCES[key][0]}" for key, points in standing.sources if points and key in SOURCES
    )
    return f"{ordinal(standing.place)} {shown.full(standing.seat)}: {standing.points} points ({parts})"

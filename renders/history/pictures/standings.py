"""Who is ahead, and where the points come from."""

from __future__ import annotations

from renders.history.shown import Shown
from renders.history.words.phrases import Who
from renders.paint.bars import Part, stacked
from renders.paint.colour import RGB
from renders.paint.compose import flat
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import counted, ordinal
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.history_of_the_world.reckoning import MARKER_SOURCE
from rules.table import Standing

SOURCES: dict[str, tuple[str, RGB]] = {
    "areas": ("Areas", (58, 106, 150)),
    "capitals": ("Capitals", (178, 106, 56)),
    "cities": ("Cities", (206, 166, 60)),
    "monuments": ("Monuments", (104, 132, 78)),
    "seas": ("Seas", (96, 168, 178)),
    MARKER_SOURCE: ("Pre-eminence", (132, 76, 130)),
}
ALWAYS = ("areas", "capitals", "cities", "monuments")


def interim(shown: Shown) -> tuple[Standing, ...]:
    """The standings as they are now, from what everybody sees."""
    ranked = sorted(shown.view.players, key=lambda p: (p.left, -p.score, p.seat))
    scores = [(player.left, player.score) for player in ranked]
    return tuple(Standing(p.seat, scores.index((p.left, p.score)) + 1, p.score, p.sources) for p in ranked)


def draw_standings(shown: Shown, standings: tuple[Standing, ...], final: bool) -> Picture:
    """Bars of points by source, the leader on top."""
    sources = {standing.seat: dict(standing.sources) for standing in standings}
    keys = [key for key in SOURCES if key in ALWAYS or any(parts.get(key) for parts in sources.values())]
    bars = [(shown.livery(s.seat), [float(sources[s.seat].get(key, 0)) for key in keys]) for s in standings]
    title = "Final standings" if final else "Standings"
    subtitle = _winners(shown.player, standings) if final else f"{shown.epoch}, {shown.moment}"
    head = _winners(shown.written, standings) if final else subtitle
    image = stacked(bars, [Part(*SOURCES[key]) for key in keys], shown.scheme, title, head)
    texts = [_say(shown, standing) for standing in standings]
    listing = Listing(f"{title}. {subtitle}.").say(*texts)
    return Picture(flat(image, shown.scheme.paper), alt(title, subtitle, *texts), str(listing))


def _winners(who: Who, standings: tuple[Standing, ...]) -> str:
    first = [who(standing.seat) for standing in standings if standing.place == 1]
    return f"{listed(first)} {'wins' if len(first) == 1 else 'win together'}"


def _say(shown: Shown, standing: Standing) -> str:
    parts = listed(
        (f"{points} from {SOURCES[key][0].lower()}" for key, points in standing.sources if points), "none yet"
    )
    player = shown.view.players[standing.seat]
    markers = f", {counted(player.markers, 'marker')} still hidden" if _hides(shown, standing) else ""
    points = counted(standing.points, "point")
    return f"{ordinal(standing.place)} {shown.player(standing.seat)}: {points} ({parts}{markers})"


def _hides(shown: Shown, standing: Standing) -> bool:
    player = shown.view.players[standing.seat]
    return player.markers > 0 and player.marker_points is None

"""Who is ahead, and where the points come from."""

from __future__ import annotations

from renders.history.shown import Shown
from renders.picture import Picture
from renders.pictures.ranking import Sources, draw_ranking, used_sources, winners
from renders.words.counting import counted, ordinal
from renders.words.joining import listed
from rules.history_of_the_world.reckoning import MARKER_SOURCE
from rules.table import Standing

SOURCES: Sources = {
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
    title = "Final standings" if final else "Standings"
    moment = f"{shown.epoch}, {shown.moment}"
    written = winners(standings, shown.written) if final else moment
    said = winners(standings, shown.player) if final else moment
    texts = [_say(shown, standing) for standing in standings]
    sources = used_sources(SOURCES, standings, ALWAYS)
    return draw_ranking(
        standings, sources, shown.livery, shown.written, shown.scheme, title, (written, said), texts
    )


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

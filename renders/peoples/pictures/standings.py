"""Who is ahead, and where the points come from."""

from __future__ import annotations

from renders.peoples.race import nearest
from renders.peoples.shown import Shown
from renders.peoples.words import phrases as say
from renders.picture import Picture
from renders.pictures.ranking import Sources, draw_ranking, winners
from renders.words.counting import counted, ordinal
from renders.words.joining import listed
from rules.table import Standing

SOURCES: Sources = {
    "advances": ("Advances", (58, 106, 150)),
    "developments": ("Developments", (178, 106, 56)),
}


def interim(shown: Shown) -> tuple[Standing, ...]:
    """The standings as they are now, by points."""
    ranked = sorted(shown.view.players, key=lambda p: (p.left, -p.points, p.seat))
    scores = [(player.left, player.points) for player in ranked]
    return tuple(Standing(p.seat, scores.index((p.left, p.points)) + 1, p.points, p.sources) for p in ranked)


def draw_standings(shown: Shown, standings: tuple[Standing, ...], final: bool) -> Picture:
    """Bars of points by source, the leader on top; a victory beats all points."""
    title = "Final standings" if final else "Standings"
    moment = f"{shown.round}, {shown.moment}"
    written = _won(shown, standings) if final else moment
    texts = [_say(shown, standing) for standing in standings]
    return draw_ranking(
        standings, SOURCES, shown.livery, shown.player, shown.scheme, title, (written, written), texts
    )


def _won(shown: Shown, standings: tuple[Standing, ...]) -> str:
    how = listed(
        dict.fromkeys(
            say.TITLES[v] for seat in shown.view.winners for v in shown.view.players[seat].achieved
        ),
        "",
    )
    return winners(standings, shown.name) + (f": {how}" if how else "")


def _say(shown: Shown, standing: Standing) -> str:
    parts = listed(
        (f"{points} from {SOURCES[key][0].lower()}" for key, points in standing.sources if points), "none yet"
    )
    player = shown.view.players[standing.seat]
    victory, (have, need) = nearest(player)
    reached = listed((say.TITLES[v] for v in player.achieved), "")
    race = f"reached the {reached} victory" if reached else f"{say.TITLES[victory]} victory {have} of {need}"
    points = counted(standing.points, "point")
    return f"{ordinal(standing.place)} {shown.full(standing.seat)}: {points} ({parts}); {race}"

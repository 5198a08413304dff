"""Who is ahead, and where the points come from: a bar for each player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from renders.paint.bars import Part, Ranked, stacked
from renders.paint.colour import RGB
from renders.paint.compose import flat
from renders.paint.emblems import Livery
from renders.picture import Picture
from renders.schemes import Scheme
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.table import Seat, Standing

Sources = Mapping[str, tuple[str, RGB]]
"""Where points come from: by key, the words and the colour of a part of a bar."""


def draw_ranking(
    standings: Sequence[Standing],
    sources: Sources,
    livery: Callable[[Seat], Livery],
    players: Callable[[Seat], str],
    scheme: Scheme,
    title: str,
    subtitle: tuple[str, str],
    texts: Sequence[str],
) -> Picture:
    """Points by source, the leader on top; the subtitle as it is written and as it is said."""
    rows = []
    for standing in standings:
        found, worn = dict(standing.sources), livery(standing.seat)
        values = [float(found.get(key, 0)) for key in sources]
        player = players(standing.seat)
        rows.append(Ranked(standing.place, worn, values, player if player != worn.name else ""))
    written, said = subtitle
    image = stacked(rows, [Part(*source) for source in sources.values()], scheme, title, written)
    listing = Listing(f"{title}. {said}.").say(*texts)
    return Picture(flat(image, scheme.paper), alt(title, said, *texts), str(listing))


def used_sources(sources: Sources, standings: Sequence[Standing], always: Sequence[str]) -> Sources:
    """Those that anybody scored from, and those that are always shown."""
    scored = {key for standing in standings for key, points in standing.sources if points}
    return {key: source for key, source in sources.items() if key in scored or key in always}


def winners(standings: Sequence[Standing], who: Callable[[Seat], str]) -> str:
    """Who won, alone or together."""
    first = [who(standing.seat) for standing in standings if standing.place == 1]
    return f"{listed(first)} {'wins' if len(first) == 1 else 'win together'}"

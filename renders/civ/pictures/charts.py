"""The race over the turns: points, cities, population, advances."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renders.civ.shown import Shown
from renders.picture import Picture
from renders.pictures.race import draw_race, leaders, or_you
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.views import NationView

Measure = Callable[[NationView], int]
MEASURES: tuple[tuple[str, Measure], ...] = (
    ("Victory points", lambda nation: nation.points),
    ("Cities", lambda nation: nation.cities),
    ("Population", lambda nation: nation.tokens),
    ("Advances", lambda nation: len(nation.advances)),
)
WHEN = "at the end of each turn"


def ends_of_turns(frames: Sequence[Shown]) -> list[Shown]:
    """The frames that end a turn, and the last one."""
    if not frames:
        return []
    last = frames[0].rules.phases[-1].title
    found = [shown for shown in frames if shown.frame.title == last]
    return found if found and found[-1] is frames[-1] else [*found, frames[-1]]


def draw_charts(frames: Sequence[Shown]) -> tuple[Picture, ...]:
    """A chart for each measure."""
    moments = ends_of_turns(frames)
    if not moments or not any(nation.civ for nation in moments[-1].view.nations):
        return ()
    return tuple(_chart(moments, title, measure) for title, measure in MEASURES)


def _chart(moments: list[Shown], title: str, measure: Measure) -> Picture:
    shown = moments[-1]
    seats = [nation.seat for nation in shown.view.nations if nation.civ]
    values = {seat: [_value(moment, seat, measure) for moment in moments] for seat in seats}
    labels = [str(turn) for turn in range(1, len(moments) + 1)]
    lead = alt(f"{title} over {len(moments)} turns", leaders(values, shown.name))
    listing = Listing(f"{title} {WHEN}.")
    own = shown.look.own
    for seat in seats:
        numbers = listed(["none" if value is None else str(value) for value in values[seat]])
        listing.say(f"{or_you(shown.full(seat), seat, own)}: {numbers}")
    return draw_race(
        values,
        shown.livery,
        shown.scheme,
        (title, WHEN),
        ("turn", labels),
        (lead, str(listing)),
        shown.player,
        own,
    )


def _value(moment: Shown, seat: int, measure: Measure) -> int | None:
    nation = moment.view.nations[seat]
    return None if nation.left else measure(nation)

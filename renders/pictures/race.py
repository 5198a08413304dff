"""How something grew in the course of a game: a line for each player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from renders.paint.chart import Series, lines
from renders.paint.compose import flat
from renders.paint.emblems import Livery
from renders.paint.multiples import multiples
from renders.picture import Picture
from renders.schemes import Scheme
from renders.words.joining import listed
from rules.table import Seat

Values = Mapping[Seat, Sequence[int | None]]
"""By seat, a value for each moment; none for a player who had left."""

TOGETHER = 6
"""So many lines can be followed in one chart; more players have a small chart each."""

YOU = "you"


def draw_race(
    values: Values,
    livery: Callable[[Seat], Livery],
    scheme: Scheme,
    titles: tuple[str, str],
    axis: tuple[str, Sequence[str]],
    words: tuple[str, str],
    players: Callable[[Seat], str] = lambda seat: "",
    own: Seat | None = None,
) -> Picture:
    """A chart with its title and subtitle, the axis with its labels, the alt text and the listing.

    Players are named where their liveries are not called after them; the reader's own line is marked.
    """
    series = [
        Series(livery(seat), tuple(row), YOU if seat == own else players(seat), seat == own)
        for seat, row in values.items()
    ]
    name, labels = axis
    drawn = lines if len(series) <= TOGETHER else multiples
    image = drawn(series, scheme, *titles, labels, axis=name)
    return Picture(flat(image, scheme.paper), *words)


def or_you(name: str, seat: Seat, own: Seat | None) -> str:
    """What a text calls a player, who may be its reader."""
    return f"{name}, {YOU}" if seat == own else name


def leaders(values: Values, who: Callable[[Seat], str]) -> str:
    """Everybody's last value, the highest first."""
    last = {seat: row[-1] or 0 for seat, row in values.items()}
    return listed(f"{who(seat)} {last[seat]}" for seat in sorted(last, key=lambda seat: -last[seat]))

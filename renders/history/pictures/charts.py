"""The race over the epochs: points, points of each epoch, lands, strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renders.history.shown import Shown
from renders.picture import Picture
from renders.pictures.race import draw_race, leaders, or_you
from renders.words.alt import alt
from renders.words.counting import roman
from renders.words.listing import Listing
from rules.history_of_the_world.events import EpochEnded
from rules.history_of_the_world.view import HistoryView
from rules.table import Seat

Measure = Callable[[HistoryView, int, Seat], int]


def _points(view: HistoryView, epoch: int, seat: Seat) -> int:
    return sum(record.total for record in view.records if record.seat == seat and record.epoch <= epoch)


def _each(view: HistoryView, epoch: int, seat: Seat) -> int:
    return sum(record.total for record in view.records if record.seat == seat and record.epoch == epoch)


def _lands(view: HistoryView, epoch: int, seat: Seat) -> int:
    return view.players[seat].lands


def _strength(view: HistoryView, epoch: int, seat: Seat) -> int:
    return sum(strength for at, strength in view.players[seat].strengths if at <= epoch)


MEASURES: tuple[tuple[str, str, Measure], ...] = (
    ("Victory points", "at the end of each epoch, without markers", _points),
    ("Points scored", "in each epoch", _each),
    ("Lands held", "at the end of each epoch", _lands),
    ("Strength", "of all empires led so far", _strength),
)


def ends_of_epochs(frames: Sequence[Shown]) -> list[tuple[int, HistoryView]]:
    """Each epoch with the game as it ended, and the one under way as it is now."""
    found: dict[int, HistoryView] = {}
    for shown in frames:
        for event in shown.events():
            if isinstance(event, EpochEnded):
                found[event.epoch] = shown.view
    if frames:
        last = frames[-1].view
        if last.turn not in found and any(record.epoch == last.turn for record in last.records):
            found[last.turn] = last
    return sorted(found.items())


def draw_charts(frames: Sequence[Shown]) -> tuple[Picture, ...]:
    """A chart for each measure."""
    ends = ends_of_epochs(frames)
    if not ends:
        return ()
    return tuple(_chart(frames[-1], ends, *measure) for measure in MEASURES)


def _chart(
    shown: Shown, ends: list[tuple[int, HistoryView]], title: str, subtitle: str, measure: Measure
) -> Picture:
    seats = [player.seat for player in shown.view.players]
    values = {seat: [_value(view, epoch, seat, measure) for epoch, view in ends] for seat in seats}
    labels = [roman(epoch) for epoch, _ in ends]
    lead = alt(f"{title} {subtitle}, now", leaders(values, shown.player))
    texts = [_say(shown, seat, labels, values[seat]) for seat in seats]
    listing = Listing(f"{title} {subtitle}.").say(*texts)
    return draw_race(
        values,
        shown.livery,
        shown.scheme,
        (title, subtitle),
        ("epoch", labels),
        (lead, str(listing)),
        own=shown.look.own,
    )


def _say(shown: Shown, seat: Seat, labels: list[str], values: list[int | None]) -> str:
    parts = [f"{label} {'none' if v is None else v}" for label, v in zip(labels, values, strict=True)]
    return f"{or_you(shown.player(seat), seat, shown.look.own)}: {', '.join(parts)}"


def _value(view: HistoryView, epoch: int, seat: Seat, measure: Measure) -> int | None:
    return None if view.players[seat].left else measure(view, epoch, seat)

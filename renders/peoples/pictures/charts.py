"""The course of the game over the rounds: tribes, points, regions, kinds, tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renders.peoples.shown import Shown
from renders.picture import Picture
from renders.pictures.race import draw_race, leaders, or_you
from renders.words.alt import alt
from renders.words.listing import Listing
from rules.peoples.state import TurnRecord
from rules.table import Seat

Measure = Callable[[TurnRecord], int]
MEASURES: tuple[tuple[str, str, Measure], ...] = (
    ("Tribes", "after each round", lambda record: record.tribes),
    ("Points", "for advances and developments, after each round", lambda record: record.points),
    ("Kinds of resources", "in stock after each round", lambda record: record.kinds),
    ("Advances", "of all traits, after each round", lambda record: record.advances),
    ("Developments", "after each round", lambda record: record.developments),
    ("Tokens", "of culture and religion, after each round", lambda record: record.culture + record.religion),
    ("Regions", "lived in after each round", lambda record: record.regions),
)


def draw_charts(frames: Sequence[Shown]) -> tuple[Picture, ...]:
    """A chart for each measure."""
    if not frames or not frames[-1].view.records:
        return ()
    return tuple(_chart(frames[-1], *measure) for measure in MEASURES)


def _chart(shown: Shown, title: str, subtitle: str, measure: Measure) -> Picture:
    records = shown.view.records
    rounds = sorted({record.round for record in records})
    seats = [player.seat for player in shown.view.players]
    values = {seat: [_value(records, seat, number, measure) for number in rounds] for seat in seats}
    labels = [str(number) for number in rounds]
    lead = alt(f"{title} {subtitle}, now", leaders(values, shown.name))
    own = shown.look.own
    texts = [f"{or_you(shown.full(seat), seat, own)}: {_say(labels, values[seat])}" for seat in seats]
    listing = Listing(f"{title} {subtitle}.").say(*texts)
    return draw_race(
        values,
        shown.livery,
        shown.scheme,
        (title, subtitle),
        ("round", labels),
        (lead, str(listing)),
        shown.player,
        own,
    )


def _value(records: Sequence[TurnRecord], seat: Seat, number: int, measure: Measure) -> int | None:
    """The value after a people's turn in a round; before its turn, that of the round before."""
    known = [measure(record) for record in records if record.seat == seat and record.round <= number]
    return known[-1] if known else None


def _say(labels: list[str], values: list[int | None]) -> str:
    pairs = zip(labels, values, strict=True)
    return ", ".join(f"round {label} {'none' if value is None else value}" for label, value in pairs)

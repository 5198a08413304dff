"""The score table: who holds what in each area, and what it would pay now."""

from __future__ import annotations

from renders.history.shown import Shown
from renders.history.worth import Worth, worth
from renders.paint.compose import flat
from renders.paint.table import Cell, Column, Note, Row, table
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.counting import counted, roman
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.history_of_the_world.board import board
from rules.history_of_the_world.scoring import LEVELS
from rules.table import Seat

SIGNS = ("", "P", "D", "C")
EXTRAS = ("Capitals", "Cities", "Monuments", "Seas")
FOOT = "P presence · D dominance (double) · C control (three times)"


def draw_scores(shown: Shown) -> Picture:
    """Areas by players, with totals."""
    view = shown.view
    seats = [player.seat for player in shown.players]
    worths = {seat: worth(view, seat) for seat in seats}
    columns = [
        Column("", "l", 240, name=True),
        Column("Pays"),
        *(Column(shown.written(seat), least=112, most=150) for seat in seats),
    ]
    rows = [Row(("", "", *(shown.livery(seat) for seat in seats)))]
    rows += [_area(shown, area.id, seats, worths) for area in board().areas.values()]
    for place, name in enumerate(EXTRAS):
        points = [_extra(worths[seat])[place] for seat in seats]
        if any(points) or name != "Seas":
            rows.append(Row((name, "", *(str(p) if p else None for p in points)), ruled=place == 0))
    rows.append(
        Row(("If scored now", "", *(Note(str(worths[s].total), bold=True) for s in seats)), ruled=True)
    )
    rows.append(Row(("Points so far", "", *(view.players[s].score for s in seats)), strong=True))
    title = f"Scores in epoch {roman(view.turn)}"
    image = table(columns, rows, shown.scheme, title, f"{shown.epoch}, {shown.moment}", FOOT)
    texts = [_say(shown, seat, worths[seat]) for seat in seats]
    listing = Listing(f"{title}. {shown.epoch}, {shown.moment}.").section("What areas pay for presence")
    pays = listed(f"{board().areas[area].name} {value}" for area, value in view.values.items() if value)
    listing.say(pays).section("Players").say(*texts)
    short = [
        f"{shown.player(s)}: {view.players[s].score} so far, {worths[s].total} if scored now" for s in seats
    ]
    return Picture(flat(image, shown.scheme.paper), alt(title, *short, *texts), str(listing))


def _extra(found: Worth) -> tuple[int, int, int, int]:
    return found.capitals, found.cities, found.monuments, found.seas


def _area(shown: Shown, area: str, seats: list[Seat], worths: dict[Seat, Worth]) -> Row:
    value = shown.view.values[area]
    cells = [_cell(shown, worths[seat].areas.get(area)) for seat in seats]
    return Row((board().areas[area].name, value or None, *cells), faint=not value)


def _cell(shown: Shown, found: tuple[int, int, int] | None) -> Cell:
    if found is None:
        return None
    _, level, points = found
    text = f"{SIGNS[level]} {points}" if points else SIGNS[level]
    tone = (None, shown.scheme.faint, shown.scheme.ink, shown.scheme.good)[level]
    return Note(text, tone if points else shown.scheme.faint, bold=level > 1)


def _say(shown: Shown, seat: Seat, found: Worth) -> str:
    parts = [
        f"{board().areas[area].name} {points} ({LEVELS[level]}, {counted(lands, 'land')})"
        for area, (lands, level, points) in found.areas.items()
    ]
    parts += [f"{name.lower()} {p}" for name, p in zip(EXTRAS, _extra(found), strict=True) if p]
    return (
        f"{shown.player(seat)}: {listed(parts, 'nothing')}; {found.total} if scored now, "
        f"{shown.view.players[seat].score} so far"
    )

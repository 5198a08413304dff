"""Everybody's public figures in one table, in the order of play."""

from __future__ import annotations

from renders.civ.pictures.standings import interim
from renders.civ.pictures.strip import epoch_name, figure_columns, figures, order_of_play
from renders.civ.shown import Shown
from renders.civ.words.barbarians import led
from renders.paint.bars import GOLD
from renders.paint.compose import flat
from renders.paint.glyphs import glyph
from renders.paint.table import Cell, Column, Note, Row, table
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.table import Seat

CROWN = 36


def draw_nations(shown: Shown) -> Picture:
    """A row for each nation."""
    seats, order = order_of_play(shown)
    columns = [Column(""), Column(""), Column("", "l", name=True), Column("", "l", most=156), Column("")]
    columns += figure_columns(shown)
    columns += [Column("Epoch", "l")]
    leader = interim(shown)[0].seat
    rows = [_row(shown, seat, place, seat == leader) for place, seat in enumerate(seats, start=1)]
    wild = led(shown.view, shown.name)
    image = table(columns, rows, shown.scheme, "Nations", f"{shown.turn}, {order}", wild)
    listing = Listing(f"Nations {order}, turn {shown.number}.")
    listing.say(*(_say(shown, seat, place) for place, seat in enumerate(seats, start=1)))
    listing.say(*([wild] if wild else []))
    said = [f"{shown.name(seat)} {shown.view.nations[seat].points}" for seat in seats]
    lead = f"Nations {order}, turn {shown.number}"
    return Picture(flat(image, shown.scheme.paper), alt(lead, f"Points: {listed(said)}", wild), str(listing))


def _row(shown: Shown, seat: Seat, place: int, leads: bool) -> Row:
    nation = shown.view.nations[seat]
    who: tuple[Cell, ...] = (
        Note(str(place), shown.scheme.faint),
        shown.livery(seat),
        shown.name(seat),
        shown.player(seat) if nation.civ else "",
        glyph("crown", GOLD, CROWN) if leads and nation.points else None,
    )
    epoch = epoch_name(shown, nation).removesuffix(" Age")
    return Row((*who, *figures(shown, nation).values(), epoch), strong=seat == shown.seat)


def _say(shown: Shown, seat: Seat, place: int) -> str:
    nation = shown.view.nations[seat]
    counts = listed(f"{head} {value}" for head, value in figures(shown, nation).items())
    epoch = f"; {epoch_name(shown, nation)}" if nation.civ else ""
    return f"{place}. {shown.full(seat)}, {shown.livery(seat).words}: {counts}{epoch}"

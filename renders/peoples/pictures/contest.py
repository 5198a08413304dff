"""The race for the eight victories: how far every people has come in each."""

from __future__ import annotations

from renders.paint.compose import flat
from renders.paint.table import Bar, Cell, Column, Row, table
from renders.peoples.race import racers
from renders.peoples.shown import Shown
from renders.peoples.signs.traits import trait_sign
from renders.peoples.words import phrases as say
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.peoples.state import Victory

SIGN = 56
NEEDED = {
    "1": "Whoever fulfils one of them wins,",
    "2": "Whoever has fulfilled two of them wins, each",
    "3": "Whoever has fulfilled three of them wins, each",
}


def draw_race(shown: Shown) -> Picture:
    """A row for each victory, a bar for each people."""
    columns = [Column(""), Column("Victory", "l", 150), Column("What it takes", "l", 300, 520)]
    columns += [Column(shown.name(player.seat), "l", 220) for player in shown.people]
    rows = [_row(shown, victory) for victory in Victory]
    needed = shown.view.options.get("victories", "1")
    foot = f"{NEEDED[needed]} at the start of a Revolution."
    image = table(columns, rows, shown.scheme, "The race for victory", f"{shown.round}, {shown.moment}", foot)
    texts = [_say(shown, victory) for victory in Victory]
    listing = Listing(f"The race for victory, {shown.round}, {shown.moment}.").say(*texts, foot)
    return Picture(flat(image, shown.scheme.paper), alt("The race for victory", *texts), str(listing))


def _row(shown: Shown, victory: Victory) -> Row:
    cells: list[Cell] = [trait_sign(str(victory), SIGN), say.TITLES[victory], say.VICTORIES[victory]]
    for player in shown.people:
        have, need = player.race[victory]
        label = f"{have}/{need}" + (" reached" if victory in player.achieved else "")
        cells.append(Bar(have, need, shown.livery(player.seat).colour, label))
    return Row(tuple(cells))


def _say(shown: Shown, victory: Victory) -> str:
    standing = (
        f"{shown.name(racer.seat)} {racer.have} of {racer.need}"
        + (" (reached)" if victory in shown.view.players[racer.seat].achieved else "")
        for racer in racers(shown, victory)
    )
    return f"{say.TITLES[victory]}, {say.VICTORIES[victory]}: {listed(standing)}"

"""The two orders that decide who goes first: in movement, and in drawing trade cards."""

from __future__ import annotations

from PIL import Image

from renders.civ.shown import Shown
from renders.paint.compose import beside
from renders.paint.table import Bar, Cell, Column, Row, table
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.views import NationView


def census_order(shown: Shown) -> list[NationView]:
    """The order of movement; before a census was taken, by tokens on the board."""
    there = {nation.seat: nation for nation in shown.nations}
    taken = [there[seat] for seat in shown.view.moving if seat in there]
    return taken or sorted(there.values(), key=lambda n: (-n.tokens, n.number))


def drawing_order(shown: Shown) -> list[NationView]:
    """The order in which trade cards are drawn; before it is known, the ranking."""
    there = {nation.seat: nation for nation in shown.nations}
    return [there[seat] for seat in shown.view.drawing if seat in there] or list(shown.nations)


def draw_census(shown: Shown) -> Picture:
    """Both orders side by side."""
    numbers = shown.rules.numbers
    moving, drawing = census_order(shown), drawing_order(shown)
    taken = shown.view.counts
    counts = {n.seat: taken.get(n.seat, n.tokens) for n in shown.nations}
    left = _table(shown, moving, counts, numbers.tokens, "Order of movement", "tokens at the census")
    cities = {n.seat: n.cities for n in shown.nations}
    right = _table(shown, drawing, cities, numbers.cities, "Order of trade cards", shown.setting.drawing)
    image = beside([left, right], shown.scheme.edge, 10)
    said = [
        f"Order of movement: {_say(shown, moving, counts, 'tokens')}",
        f"Order of trade cards: {_say(shown, drawing, cities, 'cities')}",
    ]
    listing = Listing(f"Census and cities, turn {shown.number}, {shown.moment}.")
    for title, nations, figures in (("Movement", moving, counts), ("Trade cards", drawing, cities)):
        listing.section(title)
        listing.say(
            *(f"{i}. {shown.full(n.seat)}: {figures[n.seat]}" for i, n in enumerate(nations, start=1))
        )
    return Picture(image, alt(*said), str(listing))


def _table(
    shown: Shown, nations: list[NationView], figures: dict[int, int], most: int, title: str, subtitle: str
) -> Image.Image:
    rows = []
    for place, nation in enumerate(nations, start=1):
        livery = shown.livery(nation.seat)
        bar = Bar(figures[nation.seat], most, livery.colour, str(figures[nation.seat]))
        cells: tuple[Cell, ...] = (place, livery, shown.name(nation.seat), shown.player(nation.seat), bar)
        rows.append(Row(cells, strong=nation.seat == shown.seat))
    columns = [
        Column(""),
        Column(""),
        Column("", "l", name=True),
        Column("", "l", most=200),
        Column("", "l", 210),
    ]
    return table(columns, rows, shown.scheme, title, subtitle, least=720)


def _say(shown: Shown, nations: list[NationView], figures: dict[int, int], noun: str) -> str:
    return listed(
        f"{shown.name(n.seat)} {figures[n.seat]} {noun if not i else ''}".strip()
        for i, n in enumerate(nations)
    )

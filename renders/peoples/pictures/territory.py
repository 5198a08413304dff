"""The land in its people's colours, the line around a settlement, and areas that are pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.paint.colour import RGB, mix
from renders.paint.emblems import RIM
from renders.paint.overlay import hatch
from renders.paint.pieces import IVORY
from renders.paint.vector import Point
from renders.peoples.ground.chart import Cell
from renders.peoples.pictures.sheet import BoardSheet

TINT = 150
PAPER: RGB = (206, 182, 132)
LINE, EDGE = 0.05, 0.035
"""How wide the line around a settlement is, and the edge of a people's land, in areas."""


def paint_territory(sheet: BoardSheet) -> None:
    """Tint all land that somebody holds, with an edge in the plain colour; a line around each settlement."""
    by_colour: dict[RGB, list[Cell]] = {}
    for cell, livery in sheet.scene.owners.items():
        by_colour.setdefault(livery.colour, []).extend(sheet.copies(cell))
    for colour, cells in by_colour.items():
        land, corner = land_of(sheet, cells)
        mask = land.point([value * TINT // 255 for value in range(256)])
        sheet.picture.paste(mix(colour, PAPER, 0.15), corner, mask)
        _edge(sheet, land, corner, colour, EDGE)
    for town in sheet.scene.towns:
        for shift in _shifts(sheet, town.cells):
            outline(sheet, [(x + shift, y) for x, y in town.cells], IVORY)


def _shifts(sheet: BoardSheet, cells: Sequence[Cell]) -> set[int]:
    """By how many columns a group of areas is seen moved, where the world goes round."""
    return {copy[0] - cell[0] for cell in cells for copy in sheet.copies(cell)}


def land_of(sheet: BoardSheet, cells: Iterable[Cell]) -> tuple[Image.Image, tuple[int, int]]:
    """The mask of some areas, as far as they are land, and where its corner lies in the picture."""
    part, unit, zones = sheet.ground.part, sheet.unit, sheet.ground.zones
    x, y = (part.left - sheet.left) * unit, (part.top - sheet.top) * unit
    polygons = [
        [(px + x, py + y) for px, py in polygon] for cell in cells for polygon in zones.polygons(cell)
    ]
    left, top, right, bottom = _around(polygons, sheet.picture.size)
    mask = Image.new("L", (right - left, bottom - top), 0)
    draw = ImageDraw.Draw(mask)
    for polygon in polygons:
        draw.polygon([(px - left, py - top) for px, py in polygon], fill=255)
    x, y = left - round(x), top - round(y)
    land = sheet.ground.land.crop((x, y, x + mask.width, y + mask.height))
    return ImageChops.multiply(mask, land), (left, top)


def _around(polygons: Sequence[Sequence[Point]], size: tuple[int, int]) -> tuple[int, int, int, int]:
    """The box around polygons, as far as it lies in a picture."""
    places = [place for polygon in polygons for place in polygon]
    across, down = [x for x, _ in places] or [0], [y for _, y in places] or [0]
    left, right = (min(max(0, edge), size[0]) for edge in (floor(min(across)) - 1, ceil(max(across)) + 2))
    top, bottom = (min(max(0, edge), size[1]) for edge in (floor(min(down)) - 1, ceil(max(down)) + 2))
    return left, top, right, bottom


def outline(sheet: BoardSheet, cells: Sequence[Cell], colour: RGB, width: float = LINE) -> None:
    """A bright line with a dark edge around some areas of land."""
    land, corner = land_of(sheet, cells)
    _edge(sheet, land, corner, colour, width)


def _edge(sheet: BoardSheet, land: Image.Image, at: tuple[int, int], colour: RGB, width: float) -> None:
    """The same inside a mask whose corner lies there in the picture."""
    box = land.getbbox()
    if box is None:
        return
    reach = max(1, round(width * sheet.unit))
    left, top, right, bottom = box
    box = left - reach - 3, top - reach - 3, right + reach + 3, bottom + reach + 3
    mask, corner = land.crop(box), (box[0] + at[0], box[1] + at[1])
    inner = _narrowed(mask, -(-reach // 2))
    rim = _narrowed(inner, -(-(reach + 2) // 2) - -(-reach // 2))
    for tone, within in ((RIM, rim), (colour, inner)):
        sheet.picture.paste(tone, corner, ImageChops.subtract(mask, within))


def _narrowed(mask: Image.Image, steps: int) -> Image.Image:
    """A mask without so many pixels of its rim."""
    for _ in range(steps):
        mask = mask.filter(ImageFilter.MinFilter(3))
    return mask


def ring(sheet: BoardSheet, region: Cell, colour: RGB) -> None:
    """A frame around a whole region: newly found."""
    wide = max(2, round(0.06 * sheet.unit))
    draw = ImageDraw.Draw(sheet.picture)
    for x, y in sheet.copies((2 * region[0], 2 * region[1]), 2.2):
        left, top = sheet.corner((x, y))
        box = left + wide, top + wide, left + 2 * sheet.unit - wide, top + 2 * sheet.unit - wide
        draw.rounded_rectangle(box, 0.12 * sheet.unit, outline=RIM, width=wide + 2)
        draw.rounded_rectangle(box, 0.12 * sheet.unit, outline=colour, width=wide)


def hatch_places(sheet: BoardSheet, places: Iterable[Cell], colour: RGB) -> None:
    """Regions where something may come to lie, in thin bands."""
    mask = Image.new("L", sheet.picture.size, 0)
    draw = ImageDraw.Draw(mask)
    for region in places:
        for cell in sheet.copies((2 * region[0], 2 * region[1]), 2.2):
            left, top = sheet.corner(cell)
            draw.rectangle((left, top, left + 2 * sheet.unit, top + 2 * sheet.unit), fill=255)
    mask = _shrunk(mask, round(0.08 * sheet.unit))
    band = max(3, round(0.1 * sheet.unit))
    lines = hatch(sheet.picture.size, ((0, 0, 0), (0, 0, 0), (0, 0, 0), (255, 255, 255)), band).convert("L")
    bright = ImageChops.multiply(mask, lines).point([value * 130 // 255 for value in range(256)])
    sheet.picture.paste(colour, mask=bright)
    edge = ImageChops.subtract(mask, _shrunk(mask, max(2, band // 3)))
    sheet.picture.paste(colour, mask=edge.point([value * 210 // 255 for value in range(256)]))


def _shrunk(mask: Image.Image, by: int) -> Image.Image:
    """A mask of rectangles without so much of its rim."""
    for step in ((by, 0), (-by, 0), (0, by), (0, -by)):
        mask = ImageChops.darker(mask, ImageChops.offset(mask, *step))
    return mask

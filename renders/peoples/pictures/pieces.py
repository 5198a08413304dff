"""What lies and stands on a board: resources, tribes, settlements, tokens, and the names of areas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from PIL import Image, ImageDraw

from renders.paint.colour import RGB
from renders.paint.emblems import Livery
from renders.paint.fonts import Typeface, width, write_centred
from renders.paint.layout import Box, square
from renders.paint.sprites import put
from renders.paint.vector import Point
from renders.peoples.ground.chart import Cell
from renders.peoples.pictures.sheet import BoardSheet
from renders.peoples.scene import Town
from renders.peoples.signs.pieces import culture_token, pawn, religion_token, settlement, tribe
from renders.peoples.signs.resources import resource_sign
from renders.pictures.placed import Placed, What

ALONE, BESIDE = 0.5, 0.42
"""How large a resource is in an empty area, and beside a piece, in areas."""
TRIBE, TOWN, NARROW, TOKEN = 0.74, 0.92, 0.8, 0.36
PLATE = 1.1
"""How far below its middle the plate of a settlement reaches, for half its size."""
SETTLEMENT = "settlement"
ASIDE, OVER = 0.03, 0.2
"""By how much a piece, and a settlement or a name, is moved at most so that it is not cut, in areas."""
HEART = 0.5
"""The part of a piece that must be seen: its letter, or what tells one resource from another."""
NEUTRAL: RGB = (152, 148, 142)
CODES = ((0.5, 0.15), (0.3, 0.15), (0.7, 0.15), (0.5, 0.88), (0.25, 0.88), (0.75, 0.88), (0.5, 0.5))
NUMBERS = ((1.0, 0.13), (0.72, 0.13), (1.28, 0.13), (0.5, 0.13), (1.5, 0.13), (1.0, 0.9), (1.0, 1.88))
LETTERS = ((0.13, 0.16), (0.36, 0.14), (0.13, 0.5), (0.13, 0.86), (0.6, 0.12), (0.87, 0.86), (0.87, 0.16))
"""Where the name of an area, the number of a region and the letter of an area may stand, the best first."""
CODE_INK: RGB = (72, 40, 20)
CODE_HALO: RGB = (252, 244, 222)


def put_pieces(sheet: BoardSheet) -> None:
    """Everything on the board, from the ground up."""
    towns, aside = _towns(sheet), _aside(sheet)
    for home, resource in sheet.scene.resources.items():
        place, size = _resource_place(sheet, home, towns)
        for cell in sheet.copies(home):
            sign = resource_sign(resource, _pixels(sheet, size))
            x, y = sheet.at(cell, *place)
            xy = x + aside.get(cell, 0.0), y
            _put(sheet, sign, xy, size, resource, sheet.scene.codes.get(home, ""))
    for home, figure in sheet.scene.figures.items():
        drawn = (
            pawn(NEUTRAL, figure.is_engaged, _pixels(sheet, TRIBE))
            if figure.livery is None
            else tribe(figure.livery, figure.is_engaged, _pixels(sheet, TRIBE))
        )
        across = 0.66 if home in sheet.scene.resources else 0.5
        for cell in sheet.copies(home):
            area = sheet.scene.codes.get(home, "")
            _put(sheet, drawn, sheet.at(cell, across, 0.56), TRIBE * 0.8, "tribe", area)
    for town in sheet.scene.towns:
        _put_town(sheet, town)
    _put_tokens(sheet, sheet.scene.culture, culture_token)
    _put_tokens(sheet, sheet.scene.religion, religion_token)


def _towns(sheet: BoardSheet) -> dict[Cell, bool]:
    """The areas with the sign of a settlement over a part of them: whether it stands at their right."""
    grid = sheet.scene.chart.grid()
    rows = [_row(town) for town in sheet.scene.towns]
    return {grid.home(cell): place == 0 for row in rows for place, cell in enumerate(row)}


def _resource_place(sheet: BoardSheet, cell: Cell, towns: dict[Cell, bool]) -> tuple[Point, float]:
    if cell in towns:
        return ((0.2, 0.62) if towns[cell] else (0.8, 0.62)), BESIDE
    if cell in sheet.scene.figures:
        return (0.27, 0.58), BESIDE
    return (0.5, 0.56), ALONE


def _row(town: Town) -> list[Cell]:
    """The areas that the sign of a settlement stands between: a row with two of them, else the upper one."""
    for y in sorted({y for _, y in town.cells}):
        row = sorted(cell for cell in town.cells if cell[1] == y)
        if len(row) == 2:
            return row
    return [min(town.cells, key=lambda cell: cell[1])]


def _aside(sheet: BoardSheet) -> dict[Cell, float]:
    """By how much the sign of a settlement within one area is moved across at the edge of the picture."""
    found: dict[Cell, float] = {}
    for town in sheet.scene.towns:
        row = _row(town)
        for cell in sheet.copies(row[0], 1.2) if len(row) == 1 else ():
            place, size = _town_place(sheet, row, cell)
            if xy := sheet.kept(square((0, 0), size * 0.43 * sheet.unit), place, OVER):
                found[cell] = xy[0] - place[0]
    return found


def _town_place(sheet: BoardSheet, row: Sequence[Cell], cell: Cell) -> tuple[Point, float]:
    """Where the sign of a settlement should stand, whose first area is seen here, and how large."""
    across, down, size = (1.0, 0.42, TOWN) if len(row) == 2 else (0.63, 0.58, NARROW)
    return sheet.at(cell, across, down), size


def _put_town(sheet: BoardSheet, town: Town) -> None:
    row, grid = _row(town), sheet.scene.chart.grid()
    areas = " ".join(sheet.scene.codes.get(grid.home(cell), "") for cell in town.cells)
    for cell in sheet.copies(row[0], 1.2):
        place, size = _town_place(sheet, row, cell)
        drawn = settlement(town.livery, len(town.cells), town.is_engaged, _pixels(sheet, size))
        _put(sheet, drawn, place, size * 0.86, SETTLEMENT, areas)


def _put_tokens(
    sheet: BoardSheet, tokens: dict[Cell, tuple[Livery, ...]], draw: Callable[[Livery, int], Image.Image]
) -> None:
    for home, liveries in tokens.items():
        for cell in sheet.copies(home, 1.1):
            for i, livery in enumerate(liveries):
                x, y = sheet.corner(cell)
                aside = (i - (len(liveries) - 1) / 2) * TOKEN * 0.8 * sheet.unit
                _put(sheet, draw(livery, _pixels(sheet, TOKEN)), (x + aside, y), TOKEN, "token")


def _pixels(sheet: BoardSheet, size: float) -> int:
    return max(6, round(size * sheet.unit))


def _put(
    sheet: BoardSheet, piece: Image.Image, wanted: Point, size: float, kind: str, place: str = ""
) -> None:
    """A piece where it is not cut by the edge, or not at all."""
    half = size * sheet.unit / 2
    xy = sheet.kept(square((0, 0), half), wanted, OVER if kind == SETTLEMENT else ASIDE)
    if xy is None:
        return
    put(sheet.picture, piece, xy)
    box = square(xy, half)
    sheet.taken.take(replace(box, bottom=xy[1] + PLATE * half) if kind == SETTLEMENT else box)
    number = square(xy, half * HEART)
    sheet.placed.append(Placed(What.PIECE, square(xy, half), kind, place, number=number))


def write_codes(sheet: BoardSheet, size: float) -> None:
    """The whole name of every area at its upper edge, or where it hides nothing, so many areas tall."""
    for home, code in sheet.scene.codes.items():
        for cell in sheet.copies(home):
            places = [sheet.at(cell, *place) for place in CODES]
            _write(sheet, places, code, size * sheet.unit, sheet.is_whole(cell))


def write_numbers(sheet: BoardSheet, size: float, letter: float) -> None:
    """The number of each region at the middle of its upper edge, and the letter of each area at a corner."""
    for x, y, tile in sheet.scene.chart.tiles:
        top = 2 * y + (1 if sheet.scene.chart.has_latitudes and y == 0 else 0)
        for cell in sheet.copies((2 * x, top), 1.2):
            places = [sheet.at(cell, *place) for place in NUMBERS]
            is_whole = sheet.is_whole(cell) and sheet.is_whole((cell[0] + 1, cell[1]))
            _write(sheet, places, tile.number, size * sheet.unit, is_whole)
    for home, code in sheet.scene.codes.items() if letter else ():
        for cell in sheet.copies(home):
            mirrored = home[0] % 2
            places = [sheet.at(cell, 1 - across if mirrored else across, down) for across, down in LETTERS]
            _write(sheet, places, code[-1], letter * sheet.unit, sheet.is_whole(cell))


def _freest(sheet: BoardSheet, box: Box, places: Sequence[Point]) -> Point:
    """The first of some places where a box hides least."""
    best, least = places[0], inf
    for xy in places:
        hidden = round(sheet.taken.hidden(box.at(xy)), 1)
        if hidden < least:
            best, least = xy, hidden
        if not hidden:
            break
    return best


def _write(sheet: BoardSheet, places: Sequence[Point], text: str, size: float, must: bool) -> None:
    """A name at the first of some places where it hides least; one that need not be, only at the first."""
    letters = max(7, round(size))
    half = width(text, Typeface.NUMBER, letters) / 2, letters * 0.4
    box = Box(-half[0], -half[1], half[0], half[1])
    kept = [xy for place in places if (xy := sheet.kept(box, place, OVER)) is not None]
    if not must:
        kept = [xy for xy in kept if xy == places[0] and sheet.taken.is_free(box.at(xy))]
    if not kept:
        return
    xy = _freest(sheet, box, kept)
    draw, halo = ImageDraw.Draw(sheet.picture), max(1, size * 0.12)
    write_centred(draw, xy, text, Typeface.NUMBER, letters, CODE_INK, CODE_HALO, halo)
    sheet.taken.take(box.at(xy))
    sheet.names.append(box.at(xy))
    sheet.placed.append(Placed(What.NAME, box.at(xy), text))

"""What is lettered on the world in the reader's colours: waters, oceans beyond the edges, areas, the key."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renders.boards import Label, Window
from renders.boards.ink import SUPERSAMPLING, Pen
from renders.boards.world import Edge, load_world
from renders.boards.world_key import KeyTones, draw_key
from renders.boards.world_plates import LINE, SPACE, VALUE, plate_size
from renders.fonts import Typeface, font
from renders.history.pictures.sheet import WorldSheet
from renders.history.shown import Shown
from renders.paint.colour import RGB, darker, mix
from renders.paint.fonts import write
from renders.paint.layout import Box
from renders.paint.pieces import IVORY
from renders.paint.sprites import put
from renders.paint.vector import Canvas
from renders.pictures.placed import Placed, What
from renders.schemes import Scheme

SEA_LETTERS = 1.1
HALO = 2.4
EDGE_LETTERS, EDGE_ARROW = 25, (58.0, 72.0)
INDENT = 0.14
NAME_SHADE, IDLE = 0.45, (120, 112, 102)
DARK_SEA_NAME: RGB = (170, 204, 220)
SEA_NAME: RGB = (22, 54, 80)


def letter_waters(sheet: WorldSheet, scheme: Scheme) -> None:
    """The names of the waters, and the oceans beyond the edges of the picture."""
    draw = ImageDraw.Draw(sheet.picture)
    for water in sheet.board.waters.values():
        for label in (water.label, *water.again):
            _letter(sheet, draw, label, scheme)
    for edge in sheet.board.edges:
        _letter(sheet, draw, Label(*edge.at, EDGE_LETTERS / SEA_LETTERS, (edge.text,)), scheme)
        _point_out(sheet, draw, edge, scheme)


def sea_tone(scheme: Scheme) -> RGB:
    """In which colour waters are named."""
    return DARK_SEA_NAME if scheme.is_dark else SEA_NAME


def _letter(sheet: WorldSheet, draw: ImageDraw.ImageDraw, label: Label, scheme: Scheme) -> None:
    if not sheet.sees((label.x, label.y)):
        return
    size, step = round(label.size * SEA_LETTERS * sheet.unit), label.size * sheet.unit
    x, y = sheet.point((label.x, label.y))
    y -= step * (len(label.lines) - 1) / 2
    tone, halo = sea_tone(scheme), scheme.deep if scheme.is_dark else mix(scheme.sea, IVORY, 0.25)
    for line in label.lines:
        half = write(draw, (x, y), line, Typeface.SEA, size, tone, "mm", halo, HALO * sheet.unit) / 2
        sheet.waters.take(Box(x - half, y - step / 2, x + half, y + step / 2))
        y += step


def _point_out(sheet: WorldSheet, draw: ImageDraw.ImageDraw, edge: Edge, scheme: Scheme) -> None:
    x, y = sheet.point(edge.at)
    near, far = (edge.side * reach * sheet.unit for reach in EDGE_ARROW)
    high = 7 * sheet.unit
    draw.polygon([(x + near, y - high), (x + far, y), (x + near, y + high)], fill=sea_tone(scheme))


def put_areas(sheet: WorldSheet, shown: Shown) -> None:
    """Each area's name on its land, with what presence pays in this epoch."""
    for name, box in sheet.plates.items():
        area = sheet.board.areas[name]
        plate = area_plate(area.label, area.colour, shown.view.values[name], round(sheet.unit, 3))
        put(sheet.picture, plate, sheet.point((area.label.x, area.label.y)))
        sheet.placed.append(Placed(What.NAME, box))


@lru_cache(maxsize=256)
def area_plate(label: Label, colour: RGB, value: int, scale: float) -> Image.Image:
    """A plate in the area's colour: its value this epoch, then its name; grey where nothing is paid."""
    wide, tall = plate_size(label.lines, label.size)
    ground = darker(colour, NAME_SHADE) if value else IDLE
    canvas = Canvas(wide + 2, tall + 2, scale)
    canvas.box((-wide / 2, -tall / 2), (wide / 2, tall / 2), IVORY, radius=8)
    canvas.box((2 - wide / 2, 2 - tall / 2), (wide / 2 - 2, tall / 2 - 2), ground, radius=6)
    middle = (VALUE / 2) * label.size - wide / 2
    canvas.disc((middle, 0), 0.56 * label.size, IVORY)
    canvas.number((middle, 0), str(value) if value else "–", label.size * 0.86, ground)
    image = canvas.image()
    draw = ImageDraw.Draw(image)
    letters = font(Typeface.TITLE, max(6, round(label.size * scale)))
    step, gap = label.size * LINE * scale, SPACE * label.size * scale
    left = image.width / 2 + ((VALUE - INDENT) * label.size - wide / 2) * scale
    room = image.width - left - INDENT * label.size * scale
    y = image.height / 2 - step * (len(label.lines) - 1) / 2
    for line in label.lines:
        x = left
        apart = min(gap, (room - sum(map(letters.getlength, line))) / len(line))
        for letter in line:
            draw.text((x, y), letter, font=letters, anchor="lm", fill=IVORY)
            x += letters.getlength(letter) + apart
        y += step
    return image


def put_key(sheet: WorldSheet, scheme: Scheme) -> None:
    """The key to the printed marks, in the empty south Atlantic, where all of it is seen."""
    left, top = sheet.point(sheet.board.key[:2])
    right, bottom = sheet.point(sheet.board.key[2:])
    if min(left, top) >= 0 and right <= sheet.picture.width and bottom <= sheet.picture.height:
        plate = _key(sheet.unit, scheme)
        sheet.picture.paste(plate, (round(left), round(top)), plate)
        box = Box(left, top, left + plate.width, top + plate.height)
        sheet.placed.append(Placed(What.TITLE, box, "printed key"))


@lru_cache(maxsize=4)
def _key(unit: float, scheme: Scheme) -> Image.Image:
    world = load_world()
    left, top, right, bottom = world.key
    size = round((right - left + 4) * unit), round((bottom - top + 4) * unit)
    canvas = size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING
    image = Image.new("RGBA", canvas, (*scheme.edge, 0))
    pen = Pen(ImageDraw.Draw(image), Window(left, top, unit * SUPERSAMPLING), canvas)
    dash = sea_tone(scheme)
    draw_key(
        pen, world.key, KeyTones((*scheme.paper, 245), (*scheme.edge, 255), (*scheme.ink, 255), (*dash, 255))
    )
    return image.reduce(SUPERSAMPLING)

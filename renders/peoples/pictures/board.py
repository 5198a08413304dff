"""One part of the world as a picture: ground, territory, ways, pieces, marks, names of areas."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.front.tones import tones_of
from renders.paint.fonts import Typeface, fit, write, write_centred
from renders.paint.sprites import Sprite
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.marks import draw_moves, put_counts, put_marks, ring_found
from renders.peoples.pictures.pieces import put_pieces, write_codes, write_numbers
from renders.peoples.pictures.sheet import BEYOND, BoardSheet
from renders.peoples.pictures.territory import hatch_places, paint_territory
from renders.peoples.shown import Shown
from renders.schemes import Scheme
from renders.words.joining import listed
from rules.peoples.world import LATITUDES, LONGITUDES, WORLD

LETTERS = 44
"""Areas of so many pixels have their letters written; smaller ones only the numbers of regions."""
NUMBER, LETTER, CODE = 0.3, 0.19, 0.2
HEADING, LEAST, NOTE = 46, 14, 22
"""The size of a title above a part, at most and at least, and of the note beside it at least."""
RULER = 36
"""How wide the edge with longitudes and latitudes is."""
SHADE = 110


def paint(
    sheet: BoardSheet, shown: Shown, changes: WorldChanges, part: int, codes: bool = False
) -> set[Sprite]:
    """Everything on the ground; the kinds of marks used."""
    for found in sheet.scene.fits:
        hatch_places(sheet, found.places, found.livery.colour)
    paint_territory(sheet)
    ring_found(sheet, shown, changes, part)
    counted = draw_moves(sheet, shown, changes.moves, part)
    put_pieces(sheet)
    if codes:
        write_codes(sheet, CODE)
    else:
        write_numbers(sheet, NUMBER, LETTER if sheet.unit >= LETTERS else 0)
    put_counts(sheet, counted)
    return put_marks(sheet, shown, changes, part)


def ruled(sheet: BoardSheet, scheme: Scheme, ruler: int = RULER) -> Image.Image:
    """The world with its longitudes above and its latitudes at the left; what is seen twice is darker."""
    tones = tones_of(scheme)
    chart = sheet.scene.chart
    picture = sheet.picture
    draw = ImageDraw.Draw(picture)
    edge = round(BEYOND * sheet.unit)
    for left, right in ((0, edge), (picture.width - edge, picture.width)):
        picture.paste(tones.bar, (left, 0), Image.new("L", (right - left, picture.height), SHADE))
    for x in (edge, picture.width - edge):
        for y in range(0, picture.height, 14):
            draw.line([(x, y), (x, y + 7)], fill=(255, 250, 232), width=2)
    whole = Image.new("RGB", (picture.width + ruler, picture.height + ruler), tones.bar)
    whole.paste(picture, (ruler, ruler))
    draw = ImageDraw.Draw(whole)
    size = round(ruler * 0.8)
    for x in range(chart.wide):
        at = ruler + edge + (2 * x + 1) * sheet.unit, ruler / 2
        write_centred(draw, at, LONGITUDES[x], Typeface.NUMBER, size, tones.gold)
    for y in range(LATITUDES):
        row = {0: 1.5, LATITUDES - 1: 2 * LATITUDES - 1.5}.get(y, 2 * y + 1)
        down = ruler + (row - sheet.top) * sheet.unit
        write_centred(draw, (ruler / 2, down), str(y + 1), Typeface.NUMBER, size, tones.gold)
    return whole


def titled(
    picture: Image.Image, title: str, note: str, tall: int, scheme: Scheme, least: int = 0
) -> Image.Image:
    """A picture in the middle below its title, so wide at least, with as much of a note as has room."""
    tones = tones_of(scheme)
    whole = Image.new("RGB", (max(picture.width, least), picture.height + tall), tones.bar)
    whole.paste(picture, ((whole.width - picture.width) // 2, tall))
    draw = ImageDraw.Draw(whole)
    named, size = fit(title, Typeface.NAME, min(HEADING, round(tall * 0.84)), whole.width - 16, LEAST)
    wide = write(draw, (8, tall * 0.78), named, Typeface.NAME, size, tones.text, "ls")
    for words in (note, note.partition(",")[0]):
        text, small = fit(words, Typeface.SEA, round(size * 0.84), whole.width - wide - 26, NOTE)
        if text == words:
            write(draw, (whole.width - 8, tall * 0.78), text, Typeface.SEA, small, tones.gold, "rs")
            break
    return whole


def part_name(shown: Shown, part: int) -> str:
    """Whose part it is: the peoples that live there."""
    if part == WORLD:
        return "the world"
    world = shown.view.world
    seats = {tribe.seat for tribe in shown.view.tribes if world.part_of(tribe.areas[0]) == part}
    names = [shown.name(player.seat) for player in shown.people if player.seat in seats]
    return listed(names) if names else f"region {world.parts[part][0][0]}"


def part_title(shown: Shown, part: int) -> str:
    """The same above the part: every people keeps its capital letter."""
    name = part_name(shown, part)
    return name[:1].upper() + name[1:]

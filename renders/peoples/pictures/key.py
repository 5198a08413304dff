"""The whole board to read orders from: a name on every area; on another page what all signs mean."""

from __future__ import annotations

from PIL import Image

from renders.front.tones import tones_of
from renders.paint.compose import below, flat
from renders.paint.frame import Key, legend
from renders.peoples.pictures.board import paint, part_title, ruled, titled
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.pieces import NEUTRAL
from renders.peoples.pictures.sheet import BoardSheet, whole
from renders.peoples.pictures.twin import map_alt, map_listing
from renders.peoples.shown import Shown
from renders.peoples.signs.pieces import culture_token, pawn, religion_token, settlement, tribe
from renders.peoples.signs.resources import FIGURES, resource_sign
from renders.peoples.signs.traits import trait_sign
from renders.peoples.staging import adrift, stage
from renders.peoples.words import phrases as say
from renders.picture import Picture
from renders.schemes import Scheme
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.peoples.state import Victory
from rules.peoples.world import WORLD

UNIT, PART_UNIT = 92, 76
SIGN = 76
PAGES, COLUMNS, SCALE = 2, 3, 1.5


def draw_board(shown: Shown, page: int = 1) -> Picture:
    """The world and the parts adrift, one under the other; on a page of its own the key."""
    changes = WorldChanges()
    if page > 1:
        said = f"What the signs on the board mean: {listed(key.text for key in _keys(shown))}"
        return Picture(_key(shown), alt(said), str(Listing(f"{said}.")), pages=PAGES)
    sheet = whole(stage(shown, WORLD), UNIT, shown.scheme)
    paint(sheet, shown, changes, WORLD, codes=True)
    world = ruled(sheet, shown.scheme)
    rows = [world, *_parts(shown, changes, world.width)]
    image = below(rows, tones_of(shown.scheme).bar, 12)
    return Picture(image, map_alt(shown, changes), map_listing(shown, changes), pages=PAGES)


def _parts(shown: Shown, changes: WorldChanges, wide: int) -> list[Image.Image]:
    """The parts adrift in rows."""
    rows: list[list[Image.Image]] = [[]]
    for part in adrift(shown.view.world):
        sheet: BoardSheet = whole(stage(shown, part), PART_UNIT, shown.scheme)
        paint(sheet, shown, changes, part, codes=True)
        drawn = titled(sheet.picture, part_title(shown, part), "adrift", 48, shown.scheme)
        if rows[-1] and sum(p.width + 12 for p in rows[-1]) + drawn.width > wide:
            rows.append([])
        rows[-1].append(drawn)
    return [_beside(row, shown.scheme) for row in rows if row]


def _beside(pictures: list[Image.Image], scheme: Scheme) -> Image.Image:
    wide = sum(p.width for p in pictures) + 12 * (len(pictures) - 1)
    row = Image.new("RGB", (wide, max(p.height for p in pictures)), tones_of(scheme).bar)
    x = 0
    for picture in pictures:
        row.paste(picture, (x, 0))
        x += picture.width + 12
    return row


def _key(shown: Shown) -> Image.Image:
    return flat(legend(_keys(shown), shown.scheme, columns=COLUMNS, scale=SCALE), tones_of(shown.scheme).bar)


def _keys(shown: Shown) -> list[Key]:
    """Resources, pieces and the signs of the victories."""
    livery = shown.livery(shown.people[0].seat if shown.people else 0)
    keys = [Key(resource_sign(kind, SIGN), kind) for kind in FIGURES]
    keys += [
        Key(tribe(livery, False, SIGN), "tribe, ready"),
        Key(tribe(livery, True, SIGN), "tribe, engaged"),
    ]
    keys += [Key(pawn(NEUTRAL, False, SIGN), "neutral tribe")]
    keys += [Key(settlement(livery, size, False, SIGN), say.settlement(size)) for size in (2, 3, 4)]
    keys += [
        Key(culture_token(livery, SIGN - 16), "culture"),
        Key(religion_token(livery, SIGN - 16), "religion"),
    ]
    keys += [Key(trait_sign(str(victory), SIGN), say.VICTORIES[victory]) for victory in Victory]
    return keys

"""The starting parts that nobody has chosen yet: four regions each, side by side and not yet laid."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renders.front.tones import tones_of
from renders.peoples.ground.chart import Chart
from renders.peoples.pictures.board import CODE, titled
from renders.peoples.pictures.packing import TITLE, Block
from renders.peoples.pictures.pieces import put_pieces, write_codes
from renders.peoples.pictures.sheet import window
from renders.peoples.scene import Scene
from renders.peoples.shown import Shown
from renders.peoples.staging import tile_of
from renders.schemes import Scheme
from rules.peoples.regions import areas, regions
from rules.peoples.world import Spot, quarter_cell

RIM = 0.2
"""How much parchment is shown around a region, in areas."""
GAP = 8
SIDE = 2 * (2 + 2 * RIM)


def start_blocks(shown: Shown) -> list[Block]:
    """A block for each starting part that can still be chosen."""
    return [Block(SIDE, SIDE, partial(_draw, start, shown.scheme)) for start in shown.view.starts]


def _draw(start: tuple[str, ...], scheme: Scheme, unit: int) -> Image.Image:
    pictures = [_region(region, unit, scheme) for region in start]
    side = pictures[0].width
    sheet = Image.new("RGB", (2 * side + GAP, 2 * side + GAP), tones_of(scheme).bar)
    for place, picture in enumerate(pictures):
        sheet.paste(picture, (place % 2 * (side + GAP), place // 2 * (side + GAP)))
    return titled(sheet, f"Start {start[0]}", "to be chosen", round(TITLE * unit), scheme)


def _region(region: str, unit: int, scheme: Scheme) -> Image.Image:
    spot = Spot(0, 0)
    scene = Scene(Chart(0, 0, ((0, 0, tile_of(region, spot)),)))
    for area in regions()[region].areas:
        cell = quarter_cell(area.quarter, spot.turn)
        scene.codes[cell] = area.id
        if resource := areas()[area.id].resource:
            scene.resources[cell] = resource
    sheet = window(scene, (-RIM, -RIM, 2 + RIM, 2 + RIM), unit, scheme)
    put_pieces(sheet)
    write_codes(sheet, CODE)
    return sheet.picture

"""Where everything lies on a page: the world with its parts adrift elsewhere, or all parts side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from renders.peoples.ground.chart import Cell
from renders.peoples.pictures.board import paint, part_title, titled
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.closeups import Box, box_around
from renders.peoples.pictures.packing import TITLE, Block, arranged
from renders.peoples.pictures.sheet import extent, whole_box, window
from renders.peoples.pictures.starts import start_blocks
from renders.peoples.scene import Fit
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift, fit_of, stage
from renders.words.counting import counted
from rules.peoples.regions import region_of, regions
from rules.peoples.state import NEUTRAL
from rules.peoples.world import WORLD

MARGIN = 0.36
"""How much parchment is shown around a part adrift, in areas."""
ELSEWHERE = 1000.0
"""So far from the world, in areas, lies a part that has no place in it."""
BAND = 46
"""How high the title is of a part that has a room of its own."""
FEW = 2
"""With up to so many parts adrift the world is the main picture, with where they may come to lie."""
WIDEST = 1.7
"""Below a world wider than this, for its height, a part adrift would be tiny: all are shown side by side."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A part of the world: which columns and rows are shown, and where on the plane they begin, in areas."""

    part: int
    box: Box
    left: float
    top: float

    @property
    def on_plane(self) -> Box:
        """The room it takes on the plane, in areas."""
        left, top, right, bottom = self.box
        return self.left, self.top, self.left + right - left, self.top + bottom - top


@dataclass(frozen=True, slots=True)
class Plane:
    """All parts where they lie; with blocks, those side by side, with their places."""

    wide: float
    tall: float
    lying: tuple[Lying, ...]
    blocks: tuple[tuple[Block, float, float], ...] = ()

    @property
    def is_world(self) -> bool:
        """Whether it shows the world, and not several parts side by side."""
        return not self.blocks


def plane_of(shown: Shown, changes: WorldChanges, shape: float, share: float) -> Plane:
    """The world, once such a share of all tribes lives there and few parts are adrift; else all parts."""
    floating, box = adrift(shown.view.world), whole_box(stage(shown, WORLD))
    there = settled(shown)
    if there and there >= share and len(floating) <= (FEW if _leaves_room(box) else 0):
        world = Lying(WORLD, box, 0.0, 0.0)
        others = [
            Lying(part, part_box(shown, part), n * ELSEWHERE, 0.0) for n, part in enumerate(floating, start=1)
        ]
        return Plane(box[2] - box[0], box[3] - box[1], (world, *others))
    parts = (*((WORLD,) if there else ()), *floating)
    blocks = [*part_blocks(shown, changes, parts), *start_blocks(shown)]
    found = arranged(blocks, shape)
    lying = [
        Lying(part, part_box(shown, part), x, y)
        for part, (x, y) in zip(parts, found.places[: len(parts)], strict=True)
    ]
    placed = [(block, x, y) for block, (x, y) in zip(blocks, found.places, strict=True)]
    return Plane(found.wide, found.tall, tuple(lying), tuple(placed))


def _leaves_room(world: Box) -> bool:
    """Whether parts adrift find room beside the world."""
    left, top, right, bottom = world
    return right - left <= WIDEST * (bottom - top)


def settled(shown: Shown) -> float:
    """The share of all tribes of peoples that have their place in the world."""
    world = shown.view.world
    there = [world.part_of(tribe.areas[0]) == WORLD for tribe in shown.view.tribes if tribe.seat != NEUTRAL]
    return sum(there) / len(there) if there else 0.0


def fits_of(shown: Shown) -> list[Fit]:
    """Where the parts adrift may come to lie, once there are few of them."""
    floating = adrift(shown.view.world)
    found = [fit_of(shown, part) for part in floating] if len(floating) <= FEW else []
    return [fit for fit in found if fit is not None]


def part_box(shown: Shown, part: int) -> Box:
    """What is shown of a part: all of one adrift, of the world what is known and, of the poles, held."""
    scene = stage(shown, part)
    if part == WORLD:
        return box_around(scene, _known(shown))
    left, top, right, bottom = extent(scene)
    return left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN


def _known(shown: Shown) -> list[Cell]:
    """The regions between the poles that are known, and those of the poles where somebody is."""
    view = shown.view
    held = {region_of(area) for tribe in view.tribes for area in tribe.areas}
    held |= {region_of(area) for area in view.religion} | set(view.culture)
    layout = view.world.parts[WORLD]
    return [(spot.x, spot.y) for region, spot in layout if region in held or not regions()[region].is_polar]


def part_blocks(shown: Shown, changes: WorldChanges, parts: Sequence[int]) -> list[Block]:
    """Parts of the world under their titles."""
    blocks = []
    for part in parts:
        left, top, right, bottom = box = part_box(shown, part)
        blocks.append(Block(right - left, bottom - top, partial(_part, shown, changes, part, box)))
    return blocks


def _part(shown: Shown, changes: WorldChanges, part: int, box: Box, unit: int) -> Image.Image:
    sheet = window(stage(shown, part), box, unit, shown.scheme)
    paint(sheet, shown, changes, part)
    note = "" if part == WORLD else adrift_words(shown, part)
    title = part_title(shown, part)
    return titled(sheet.picture, title, note, round(TITLE * unit), shown.scheme)


def drawn_alone(shown: Shown, changes: WorldChanges, part: int, size: tuple[int, int]) -> Image.Image:
    """One part in a room of its own, below a title that can be read however small the part is."""
    left, top, right, bottom = box = part_box(shown, part)
    unit = int(min(size[0] / (right - left), (size[1] - BAND) / (bottom - top)))
    sheet = window(stage(shown, part), box, unit, shown.scheme)
    paint(sheet, shown, changes, part)
    said = part_title(shown, part), adrift_words(shown, part)
    return titled(sheet.picture, *said, BAND, shown.scheme, size[0])


def adrift_words(shown: Shown, part: int) -> str:
    """That a part has no place yet, and in how many ways it may get one."""
    ways = [counted(fit.ways, "way") for fit in fits_of(shown) if fit.part == part]
    return f"adrift, {ways[0]}" if ways else "adrift"


def drawn_blocks(
    blocks: Sequence[tuple[Block, float, float]], unit: float, picture: Image.Image
) -> Image.Image:
    """Blocks with their titles at their places, at so many pixels to the area."""
    for block, x, y in blocks:
        drawn = block.draw(max(8, int(unit)))
        across = (x + block.wide / 2) * unit - drawn.width / 2
        picture.paste(drawn, (round(across), round((y - TITLE) * unit)))
    return picture

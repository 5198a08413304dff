"""The posted page: the world as far as it is known, the parts adrift, and where everybody stands."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renders.paint.sprites import Sprite
from renders.peoples.ground.chart import Cell
from renders.peoples.pictures.board import RULER, paint, part_name, ruled, titled
from renders.peoples.pictures.changes import WorldChanges, changes_of
from renders.peoples.pictures.closeups import Box, box_around
from renders.peoples.pictures.levels import levels_panel
from renders.peoples.pictures.news_panel import news_panel
from renders.peoples.pictures.packing import SMALL, Block, packed
from renders.peoples.pictures.page import (
    GAP,
    HEAD,
    TALL,
    WIDE,
    new_page,
    peoples_column,
    race_panel,
)
from renders.peoples.pictures.sheet import BEYOND, POLE, extent, whole, window
from renders.peoples.pictures.starts import start_blocks
from renders.peoples.pictures.twin import map_alt, map_listing
from renders.peoples.scene import Fit
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift, fit_of, stage
from renders.picture import Picture
from renders.words.counting import counted
from rules.peoples.regions import regions
from rules.peoples.state import NEUTRAL
from rules.peoples.world import LATITUDES, WORLD

COLUMN, NEWS = 436, 112
"""The least room for the column of peoples and for the news."""
ROW, RACE = 88, 256
TITLE = 44
DEEP = 220
"""So much room below the world is shared with another picture."""
FEW, MANY = 2, 12
"""Up to so many parts adrift the world is the main picture; up to so many ways their places are shown."""


def draw_map(shown: Shown) -> Picture:
    """The page after a phase."""
    changes = changes_of(shown.events())
    changes.mark(Sprite.OWN, *_heart(shown))
    floating = adrift(shown.view.world)
    page = new_page(shown)
    room = WIDE - COLUMN - 3 * GAP, TALL - HEAD - NEWS - GAP
    is_world = len(floating) <= FEW and _is_settled(shown)
    main = _world(shown, changes, room) if is_world else _parts(shown, changes, _apart(shown), room)
    page.paste(main, (GAP, HEAD))
    foot = HEAD + main.height + GAP
    inset = _inset(shown, changes, (main.width, TALL - foot - GAP)) if is_world else None
    _column(page, shown, changes, main.width + 2 * GAP, is_world, bool(inset))
    wide = main.width
    if inset is not None:
        wide -= inset.width + GAP
        page.paste(inset, (wide + 2 * GAP, foot))
    page.paste(news_panel(shown, (wide, TALL - foot - GAP)), (GAP, foot))
    return Picture(page, map_alt(shown, changes), map_listing(shown, changes))


def _heart(shown: Shown) -> list[str]:
    """Where the largest settlement of the reader's own people stands; nowhere where nobody's is marked."""
    own = [tribe for tribe in shown.view.tribes if tribe.seat == shown.look.own]
    return [tribe.areas[0] for tribe in sorted(own, key=lambda tribe: (-len(tribe.areas), tribe.areas))[:1]]


def _inset(shown: Shown, changes: WorldChanges, room: tuple[int, int]) -> Image.Image | None:
    """Where there is room below the world: the parts adrift, else everybody's traits."""
    wide, tall = room
    if tall < DEEP:
        return None
    if floating := adrift(shown.view.world):
        return _parts(shown, changes, floating, (min(wide // 2, tall * len(floating)), tall))
    return levels_panel(shown, (wide // 2, tall))


def _column(
    page: Image.Image, shown: Shown, changes: WorldChanges, left: int, is_world: bool, has_inset: bool
) -> None:
    """From above: what the main picture does not show, the peoples, the race."""
    wide, floating = WIDE - left - GAP, adrift(shown.view.world)
    rows = ROW * len(shown.people)
    bottom = TALL - GAP - RACE
    page.paste(race_panel(shown, (wide, RACE)), (left, bottom))
    top, room = HEAD, bottom - rows - GAP - HEAD
    if is_world and (has_inset or not floating):
        rows, room = rows + room, 0
    page.paste(peoples_column(shown, (wide, rows)), (left, bottom - rows - GAP))
    if room > SMALL * 6:
        other = (
            _parts(shown, changes, floating, (wide, room))
            if is_world
            else _world(shown, changes, (wide, room))
        )
        page.paste(other, (left + (wide - other.width) // 2, top + (room - other.height) // 2))


def _apart(shown: Shown) -> tuple[int, ...]:
    """The parts adrift, and the world where a people lives there."""
    return (*((WORLD,) if _is_settled(shown) else ()), *adrift(shown.view.world))


def _is_settled(shown: Shown) -> bool:
    """Whether a people has found its place in the world."""
    world = shown.view.world
    return any(t.seat != NEUTRAL and world.part_of(t.areas[0]) == WORLD for t in shown.view.tribes)


def fits_of(shown: Shown) -> list[Fit]:
    """Where the parts adrift may come to lie, once there are few of them."""
    floating = adrift(shown.view.world)
    found = [fit_of(shown, part) for part in floating] if len(floating) <= FEW else []
    return [fit for fit in found if fit is not None]


def _world(shown: Shown, changes: WorldChanges, room: tuple[int, int]) -> Image.Image:
    """The world map as large as it fits."""
    scene = stage(shown, WORLD)
    across, down = 2 * scene.chart.wide + 2 * BEYOND, 2 * LATITUDES - 2 + 2 * POLE
    ruler = RULER if room[0] > 2 * COLUMN else RULER // 2
    unit = max(SMALL, int(min((room[0] - ruler) / across, (room[1] - ruler) / down)))
    scene.fits = [fit for fit in fits_of(shown) if fit.ways <= MANY]
    sheet = whole(scene, unit, shown.scheme)
    paint(sheet, shown, changes, WORLD)
    return ruled(sheet, ruler)


def _parts(shown: Shown, changes: WorldChanges, parts: tuple[int, ...], room: tuple[int, int]) -> Image.Image:
    """Parts of the world, and in the set-up the starting parts still to be chosen, as large as they fit."""
    blocks = start_blocks(shown, TITLE)
    for part in parts:
        left, top, right, bottom = box = _box(shown, part)
        blocks.append(Block(right - left, bottom - top, partial(_part, shown, changes, part, box)))
    return packed(blocks, room, TITLE)


def _box(shown: Shown, part: int) -> Box:
    """What is shown of a part: all of one adrift, of the world what is known between the poles."""
    scene = stage(shown, part)
    if part == WORLD:
        return box_around(scene, _inner(shown))
    left, top, right, bottom = extent(scene)
    return left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND


def _inner(shown: Shown) -> list[Cell]:
    """The regions between the poles that are known."""
    layout = shown.view.world.parts[WORLD]
    return [(spot.x, spot.y) for region, spot in layout if not regions()[region].is_polar]


def _part(shown: Shown, changes: WorldChanges, part: int, box: Box, unit: int) -> Image.Image:
    sheet = window(stage(shown, part), box, unit, shown.scheme)
    paint(sheet, shown, changes, part)
    ways = [counted(fit.ways, "way") for fit in fits_of(shown) if fit.part == part]
    note = "" if part == WORLD else f"adrift, {ways[0]}" if ways else "adrift"
    return titled(sheet.picture, part_name(shown, part).capitalize(), note, TITLE)

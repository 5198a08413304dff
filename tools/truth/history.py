"""The maps of History of the World as scenes to check: the whole world, close-ups of armies, drafts."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renders.boards import Point
from renders.boards.world import load_world
from renders.face import Proposal
from renders.front.page import compose
from renders.history.pictures.front import page_of
from renders.history.pictures.front_deeds import deeds_of
from renders.history.pictures.front_stage import WorldStage
from renders.history.pictures.map import all_changes, paint, painted
from renders.history.pictures.near import parts
from renders.history.pictures.preview import draft_pages, draft_sheets, places_of
from renders.history.pictures.sheet import SHARE, WorldSheet
from renders.history.pictures.zoom import ROOM, lands_of, sheet_of
from renders.history.shown import Shown
from renders.paint.layout import Box
from rules.table import Seat
from tools.truth.check import Finding, Scene, close_up_findings, findings
from tools.truth.check import front_findings as close_findings
from tools.truth.posted import kept_from

FRAME = 8
"""How much of a picture's edge its frame takes."""
SHORE = 32.0
"""So far from its land a piece may stand, as the board has it: on an islet there is no room."""
_STEPS = tuple(SHORE * step / 4 for step in range(-4, 5))
_NARROW = ((0.0, 0.0), (-4.0, 0.0), (4.0, 0.0), (0.0, -4.0), (0.0, 4.0))
"""The shores of a sound that is narrower than an arrow are no land to it."""


def map_findings(shown: Shown) -> list[Finding]:
    """What is wrong with the world of a frame."""
    return findings(scene_of(painted(shown, all_changes(shown))))


def front_findings(shown: Shown) -> list[Finding]:
    """What is wrong with the close-ups of the posted page."""
    deeds = deeds_of(shown)
    stage = WorldStage(shown, deeds)
    with kept_from(stage, "close_sheet") as close_ups:
        compose(page_of(shown, deeds), stage, shown.scheme)
    return [finding for close in close_ups for finding in close_findings(close)]


def zoom_findings(shown: Shown, seat: Seat) -> list[Finding]:
    """What is wrong with the close-ups of a seat's armies, or coarser than the whole map."""
    found = []
    for group in parts(tuple(lands_of(shown.view, seat)), ROOM):
        sheet = sheet_of(shown, list(group))
        paint(sheet, shown, all_changes(shown))
        found += close_up_findings(scene_of(sheet), SHARE, group[0])
    return found


def draft_findings(shown: Shown, proposal: Proposal) -> list[Finding]:
    """What is wrong with the preview of a draft, or does not show what it names."""
    places = places_of(shown, proposal)
    if not places:
        return []
    pages = draft_pages(shown, proposal, places)
    sheets = [sheet for page in pages for sheet in draft_sheets(shown, proposal, places, page)[0]]
    missing = [place for place in places if not any(sheet.shows(place, 0) for sheet in sheets)]
    found = [finding for sheet in sheets for finding in findings(scene_of(sheet))]
    return [*found, *(Finding("target not shown", place) for place in missing)]


def scene_of(sheet: WorldSheet) -> Scene:
    """A painted sheet, and the world as it was baked."""
    wide, tall = sheet.board.size
    lands = _lands()

    def number(place: Point) -> int:
        x, y = int(place[0]), int(place[1])
        return lands.getpixel((x, y)) if 0 <= x < wide and 0 <= y < tall else 0  # type: ignore[return-value]

    def is_in(name: str, place: Point) -> bool:
        if name in sheet.board.waters:
            return not number(place)
        others = [number(place), *(number((place[0] + dx, place[1] + dy)) for dx in _STEPS for dy in _STEPS)]
        return others[0] == _numbers()[name] or (not others[0] and _numbers()[name] in others)

    return Scene(
        placed=sheet.placed,
        shown=Box(FRAME, FRAME, sheet.picture.width - FRAME, sheet.picture.height - FRAME),
        names=[*sheet.names, *sheet.plates.values()],
        place=sheet.board_place,
        is_in=is_in,
        is_land=lambda place: all(number((place[0] + dx, place[1] + dy)) for dx, dy in _NARROW),
        unit=sheet.unit,
    )


@lru_cache(maxsize=1)
def _numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(load_world().lands, start=1)}


@lru_cache(maxsize=1)
def _lands() -> Image.Image:
    """By pixel of the board: the number of the land that is there, 0 at sea."""
    world = load_world()
    image = Image.new("L", world.size, 0)
    draw = ImageDraw.Draw(image)
    for name, number in _numbers().items():
        for polygon in world.lands[name].land:
            for hole, ring in enumerate(polygon):
                draw.polygon(list(ring), fill=0 if hole else number)
    return image

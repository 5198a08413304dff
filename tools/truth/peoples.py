"""The maps of Peoples: Civilizations as scenes to check: the world, its parts adrift, close-ups, drafts."""

from __future__ import annotations

from renders.boards import Point
from renders.face import Proposal
from renders.front.page import compose
from renders.peoples.pictures.board import paint
from renders.peoples.pictures.changes import changes_of, regions_touched
from renders.peoples.pictures.closeups import closeups
from renders.peoples.pictures.front import page_of
from renders.peoples.pictures.front_stage import PeoplesStage
from renders.peoples.pictures.preview import draft_pages, draft_sheets
from renders.peoples.pictures.sheet import BoardSheet, whole
from renders.peoples.pictures.zoom import homes
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift
from renders.peoples.staging import stage as staged
from rules.peoples.world import WORLD
from rules.table import Seat
from tools.truth.check import Finding, Scene, findings
from tools.truth.posted import kept_from

POSTED = 64
"""Pixels to the area of the world on the posted page."""
ROOM = 1500, 820
CUT = 0.1
"""The middle of an area that is seen may lie so far beyond the edge: of the poles little is shown."""
READABLE = 44
"""The pixels to an area at which the letter of a tribe is still about 8 pixels high in a channel."""


def map_findings(shown: Shown) -> list[Finding]:
    """What is wrong with the world and the parts adrift of a frame."""
    found, changes = [], changes_of(shown.events())
    for part in (WORLD, *adrift(shown.view.world)):
        sheet = whole(staged(shown, part), POSTED, shown.scheme)
        paint(sheet, shown, changes, part)
        found += findings(scene_of(sheet))
    return found


def zoom_findings(shown: Shown, seat: Seat) -> list[Finding]:
    """What is wrong with close-ups of what happened, and of somebody's tribes."""
    found, changes = [], changes_of(shown.events())
    for focus in (regions_touched(changes), homes(shown.view, seat)):
        for sheet in closeups(shown, changes, focus, ROOM) if focus else ():
            found += findings(scene_of(sheet))
    return found


def front_findings(shown: Shown) -> list[Finding]:
    """What is wrong with the close-ups of the posted page, or with the world on it."""
    changes = changes_of(shown.events())
    stage = PeoplesStage(shown, changes)
    with kept_from(stage, "close_sheet") as close_ups, kept_from(stage, "overview_sheet") as worlds:
        panels = compose(page_of(shown, changes, stage), stage, shown.scheme).panels
    found = [finding for sheet in (*close_ups, *worlds) for finding in findings(scene_of(sheet))]
    for panel, sheet in zip(panels, close_ups, strict=True):
        found += [Finding("not in its close-up", area) for area in panel.places if not is_seen(sheet, area)]
    return found


def is_seen(sheet: BoardSheet, area: str) -> bool:
    """Whether an area is in a picture, wherever a round world was unrolled."""
    return any(code == area and sheet.copies(cell, CUT) for cell, code in sheet.scene.codes.items())


def draft_findings(shown: Shown, proposal: Proposal) -> list[Finding]:
    """What is wrong with the preview of a draft, or too small to be read."""
    found = []
    pages = draft_pages(shown, proposal)
    for sheet in (sheet for page in pages for sheet in draft_sheets(shown, proposal, page)):
        found += findings(scene_of(sheet))
        if sheet.unit < READABLE:
            found.append(Finding("too small to read", f"{sheet.unit} pixels to the area"))
    return found


def scene_of(sheet: BoardSheet) -> Scene:
    """A painted sheet, and the chart below it."""
    homes_of = {code: cell for cell, code in sheet.scene.codes.items()}

    def is_in(areas: str, place: Point) -> bool:
        """Whether one of some areas has a place: a settlement stands in several."""
        xy = (place[0] - sheet.left) * sheet.unit, (place[1] - sheet.top) * sheet.unit
        cells = [homes_of[area] for area in areas.split() if area in homes_of]
        return any(sheet.holds(copy, xy) for cell in cells for copy in sheet.copies(cell, 1.2))

    return Scene(
        placed=sheet.placed,
        shown=sheet.shown,
        names=sheet.names,
        place=sheet.chart_place,
        is_in=is_in,
        is_land=lambda place: False,
        unit=float(sheet.unit),
    )

"""The maps of the civ family as scenes to check: whole maps, the posted page, close-ups of units, drafts."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renders.boards import Point, load
from renders.civ.pictures.front import page_of
from renders.civ.pictures.front_deeds import deeds_of
from renders.civ.pictures.front_news import news_of
from renders.civ.pictures.front_stage import CivStage
from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.near import parts
from renders.civ.pictures.preview import changes_by, draft_pages, draft_sheets
from renders.civ.pictures.sheet import BoardSheet, in_play, share_of
from renders.civ.pictures.zoom import ROOM, sheet_of, units_of
from renders.civ.shown import Shown
from renders.face import Proposal
from renders.front.closeup import CloseUp
from renders.front.page import compose
from renders.paint.layout import Box
from renders.pictures.placed import What
from rules.table import Seat
from tools.truth.check import Finding, Scene, close_up_findings, findings, names_findings
from tools.truth.check import front_findings as close_findings
from tools.truth.posted import kept_from

READABLE = 0.8
"""The scale at which the number of a token is still about 10 pixels high in a channel."""
OVERVIEW = 1090, 640
"""The room for the overview beside two columns of players."""
FRAME = 12
"""How much of a picture's edge its frame takes."""


def map_findings(shown: Shown) -> list[Finding]:
    """What is wrong with the whole map of a frame."""
    sheet = in_play(shown.board, shown.scheme, shown.view.out_of_play)
    paint(sheet, shown, all_changes(shown))
    return findings(scene_of(sheet))


def front_close_ups(shown: Shown) -> list[CloseUp]:
    """The close-ups of the posted page."""
    return _posted(shown)[0]


def front_findings(shown: Shown) -> list[Finding]:
    """What is wrong with the close-ups of the posted page, or with its overview."""
    close_ups, overviews = _posted(shown)
    found = [finding for close in close_ups for finding in close_findings(close)]
    found += [finding for sheet in overviews for finding in _of_overview(sheet)]
    return found if overviews else [*found, *overview_findings(shown)]


def _posted(shown: Shown) -> tuple[list[CloseUp], list[BoardSheet]]:
    """The close-ups of the posted page; its overview, if it has one."""
    deeds = deeds_of(shown)
    stage, page = CivStage(shown, deeds), page_of(shown, deeds, news_of(shown, deeds))
    with kept_from(stage, "close_sheet") as close_ups, kept_from(stage, "overview_sheet") as overviews:
        compose(page, stage, shown.scheme)
    return close_ups, overviews


def overview_findings(shown: Shown) -> list[Finding]:
    """What is wrong with the overview of the posted page, in the least room that it gets."""
    return _of_overview(CivStage(shown, deeds_of(shown)).overview_sheet(OVERVIEW))


def _of_overview(sheet: BoardSheet) -> list[Finding]:
    """Nations whose names touch."""
    return names_findings([placed.box for placed in sheet.placed if placed.kind == "nation"])


def zoom_findings(shown: Shown, seat: Seat) -> list[Finding]:
    """What is wrong with the close-ups of a seat's units, or coarser than the whole map."""
    found = []
    whole = share_of(shown.board, shown.view.out_of_play)
    for group in parts(shown.board, tuple(units_of(shown.view, seat)), ROOM):
        sheet = sheet_of(shown, list(group))
        paint(sheet, shown, all_changes(shown))
        found += close_up_findings(scene_of(sheet), whole, group[0])
    return found


def draft_findings(shown: Shown, proposal: Proposal) -> list[Finding]:
    """What is wrong with the preview of a draft, or too small to be read."""
    changes = changes_by(shown, proposal)
    if changes is None:
        return []
    found = []
    pages = draft_pages(shown, proposal, changes)
    sheets = [sheet for page in pages for sheet in draft_sheets(shown, proposal, changes, page)[0]]
    for sheet in sheets:
        found += findings(scene_of(sheet))
        if sheet.unit < READABLE:
            found.append(Finding("too small to read", f"{sheet.unit:.2f}"))
    shown_at = {placed.place for sheet in sheets for placed in sheet.placed if placed.what is What.COUNT}
    for journey in changes.journeys:
        if journey.path[-1] not in shown_at:
            found.append(Finding("target not shown", " to ".join(journey.path)))
    return found


def scene_of(sheet: BoardSheet) -> Scene:
    """A painted sheet, and the board as it was baked."""
    board = sheet.board
    land = _land(board.name)
    wide, tall = board.size

    def is_land(place: Point) -> bool:
        x, y = int(place[0]), int(place[1])
        return 0 <= x < wide and 0 <= y < tall and land[y * wide + x] > 0

    return Scene(
        placed=sheet.placed,
        shown=Box(FRAME, FRAME, sheet.picture.width - FRAME, sheet.picture.height - FRAME),
        names=sheet.names,
        place=sheet.board_place,
        is_in=board.encloses,
        is_land=is_land,
        unit=sheet.unit,
    )


@lru_cache(maxsize=2)
def _land(board: str) -> bytes:
    geometry = load(board)
    image = Image.new("L", geometry.size, 0)
    draw = ImageDraw.Draw(image)
    for polygon in geometry.lines.coast:
        for hole, ring in enumerate(polygon):
            draw.polygon(list(ring), fill=0 if hole else 255)
    return image.tobytes()

"""A player's own draft, before it is given: on the board, or on the people where only that changes."""

from __future__ import annotations

from dataclasses import replace

from renders.face import Proposal
from renders.front.tones import tones_of
from renders.paint.compose import below
from renders.peoples.pictures.board import titled
from renders.peoples.pictures.closeups import closeups, side_by_side
from renders.peoples.pictures.drafted import compared, drafted, named_areas, named_regions
from renders.peoples.pictures.people import draw_people
from renders.peoples.pictures.sheet import BoardSheet
from renders.peoples.shown import Shown
from renders.peoples.words.differences import differences
from renders.peoples.words.intentions import intentions
from renders.picture import Picture
from renders.pictures.draft import TITLE, draft_picture, subtitle
from rules.peoples.regions import region_of
from rules.peoples.state import Stage

WIDE, TALL, GAP, BAND = 1500, 960, 12, 60


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """The areas that a draft names or changes, and the people where its cards change; else nothing."""
    images = []
    if sheets := draft_sheets(shown, proposal):
        board = side_by_side(sheets, shown.scheme)
        images.append(titled(board, TITLE, subtitle(proposal), BAND, shown.scheme))
    if _learns(shown, proposal):
        images.append(draw_people(_then(shown, proposal), proposal.seat).image)
    if not images:
        return None
    said = replace(proposal, lines=intentions(shown, proposal))
    changed = differences(shown, _then(shown, proposal))
    return draft_picture(below(images, tones_of(shown.scheme).bar, GAP), said, changed)


def draft_sheets(shown: Shown, proposal: Proposal) -> list[BoardSheet]:
    """Close-ups of the position after a draft, around what it names or changes; ghosts of who was there."""
    regions = _focus(shown, proposal)
    changes = drafted(shown.view, proposal)
    return closeups(_then(shown, proposal), changes, regions, (WIDE, TALL)) if regions else []


def _then(shown: Shown, proposal: Proposal) -> Shown:
    return shown if proposal.after is None else shown.later(proposal.after)


def _focus(shown: Shown, proposal: Proposal) -> list[str]:
    """Regions to look at: those named, those that change."""
    view = shown.view if proposal.after is None else proposal.after
    found = [region_of(area) for area in named_areas(proposal.data)] + named_regions(proposal.data)
    found += compared(shown.view, proposal.after) if proposal.after is not None else []
    return list(dict.fromkeys(region for region in found if region in view.world.spots))


def _learns(shown: Shown, proposal: Proposal) -> bool:
    """Whether the people would have other cards, advances or specialists than now."""
    if proposal.after is None or shown.view.stage is Stage.SETUP:
        return False
    now, then = shown.view.players[proposal.seat], proposal.after.players[proposal.seat]
    before, later = ((p.developments, p.advances, p.specialists) for p in (now, then))
    return bool(before != later)

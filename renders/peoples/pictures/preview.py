"""A player's own draft, before it is given: on the board, or on the people where only that changes."""

from __future__ import annotations

from renders.face import Proposal
from renders.paint.frame import cartouche
from renders.peoples.pictures.closeups import side_by_side
from renders.peoples.pictures.drafted import compared, drafted, named_areas, named_regions
from renders.peoples.pictures.people import draw_people
from renders.peoples.shown import Shown
from renders.peoples.words.differences import differences
from renders.picture import Picture
from renders.pictures.draft import TITLE, draft_picture, subtitle
from rules.peoples.regions import region_of

WIDE, TALL = 1500, 960


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """The areas that a draft names or changes; a Revolution shows the people after it; nothing for others."""
    then = shown if proposal.after is None else shown.later(proposal.after)
    regions = _focus(shown, proposal)
    if not regions:
        return _of_the_people(shown, then, proposal)
    changes = drafted(shown.view, proposal)
    image = side_by_side(then, changes, regions, (WIDE, TALL))
    sign = cartouche(TITLE, subtitle(proposal), shown.scheme, 0.62, most=760)
    image.paste(sign, (10, 10), sign)
    return draft_picture(image, proposal, differences(shown, then))


def _focus(shown: Shown, proposal: Proposal) -> list[str]:
    """Regions to look at: those named, those that change."""
    view = shown.view if proposal.after is None else proposal.after
    found = [region_of(area) for area in named_areas(proposal.data)] + named_regions(proposal.data)
    found += compared(shown.view, proposal.after) if proposal.after is not None else []
    return list(dict.fromkeys(region for region in found if region in view.world.spots))


def _of_the_people(shown: Shown, then: Shown, proposal: Proposal) -> Picture | None:
    changed = differences(shown, then)
    if proposal.after is None or not changed:
        return None
    return draft_picture(draw_people(then, proposal.seat).image, proposal, changed)

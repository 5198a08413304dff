"""A player's own draft, before it is given: on the board, or on the people where only that changes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from renders.face import Proposal
from renders.front.tones import tones_of
from renders.paint.compose import below, beside
from renders.peoples.pictures.board import titled
from renders.peoples.pictures.cards import card
from renders.peoples.pictures.closeups import closeups, least_unit, parts_of, side_by_side, unrolled
from renders.peoples.pictures.drafted import compared, drafted, named_areas, named_regions
from renders.peoples.pictures.people import ordered, people_strip
from renders.peoples.pictures.sheet import BoardSheet
from renders.peoples.shown import Shown
from renders.peoples.staging import stage
from renders.peoples.words.differences import differences
from renders.peoples.words.intentions import intentions
from renders.picture import Picture
from renders.pictures.closeup import paged
from renders.pictures.clusters import spread
from renders.pictures.draft import TITLE, draft_picture, subtitle
from rules.peoples.regions import region_of
from rules.peoples.state import Stage
from rules.peoples.traits import Trait
from rules.peoples.view import PeopleView
from rules.peoples.world import WORLD, Spot

WIDE, TALL, GAP, BAND = 1500, 960, 12, 60
LOW, CARD = 520, (340, 300)
"""How high the board is above the traits of a people, and how large a card that is learnt."""
READABLE = 80
"""The least size of an area whose name can still be read, so wide a picture being as small as on a phone."""


@dataclass(frozen=True, slots=True)
class Page:
    """What stands on a page: the world around some regions, the people, or both."""

    regions: tuple[str, ...]
    people: bool


def draw_preview(shown: Shown, proposal: Proposal, page: int = 1) -> Picture | None:
    """The areas that a draft names or changes, and the people where its cards change; else nothing.

    What cannot be read in one picture comes on several pages, the people on the last.
    """
    pages = draft_pages(shown, proposal)
    if not pages:
        return None
    here = min(page, len(pages))
    image = titled(
        _drawn(shown, proposal, pages[here - 1]),
        paged(TITLE, here, len(pages)),
        subtitle(proposal),
        BAND,
        shown.scheme,
    )
    said = replace(proposal, lines=intentions(shown, proposal))
    changed = differences(shown, _then(shown, proposal))
    return replace(draft_picture(image, said, changed), pages=len(pages))


def draft_pages(shown: Shown, proposal: Proposal) -> list[Page]:
    """What a draft is about, page by page."""
    regions = _focus(shown, proposal)
    people = bool(_learnt(shown, proposal) or _raised(shown, proposal))
    if not regions:
        return [Page((), people)] if people else []
    then = _then(shown, proposal)
    if least_unit(then, regions, _room(shown, proposal, people)) >= READABLE:
        return [Page(tuple(regions), people)]
    groups = spread(_in_order(then, regions), lambda some: least_unit(then, some, (WIDE, TALL)) >= READABLE)
    boards = [Page(tuple(group), people=False) for group in groups]
    return [*boards, Page((), people)] if people else boards


def draft_sheets(shown: Shown, proposal: Proposal, page: Page) -> list[BoardSheet]:
    """Close-ups of the position after a draft, around what it names or changes; ghosts of who was there."""
    if not page.regions:
        return []
    room = _room(shown, proposal, page.people)
    return closeups(_then(shown, proposal), drafted(shown.view, proposal), page.regions, room)


def _drawn(shown: Shown, proposal: Proposal, page: Page) -> Image.Image:
    """A page without its title."""
    bar, upper = tones_of(shown.scheme).bar, []
    if sheets := draft_sheets(shown, proposal, page):
        upper.append(side_by_side(sheets, shown.scheme))
    if page.people:
        upper += [card(key, CARD, shown.scheme) for key in _learnt(shown, proposal)]
    images = [beside(upper, bar, GAP) if len(upper) > 1 else upper[0]] if upper else []
    if page.people:
        strip = people_strip(_then(shown, proposal), proposal.seat, _raised(shown, proposal))
        images.append(strip)
    return below(images, bar, GAP) if len(images) > 1 else images[0]


def _room(shown: Shown, proposal: Proposal, people: bool) -> tuple[int, int]:
    """What is left for the board beside the cards that are learnt, above the people."""
    if not people:
        return WIDE, TALL
    return WIDE - len(_learnt(shown, proposal)) * (CARD[0] + GAP), LOW


def _in_order(shown: Shown, regions: list[str]) -> list[str]:
    """Regions part by part, from west to east; of the round world from where the widest gap is."""
    spots, columns = shown.view.world.spots, dict[int, list[int]]()
    for part, cells in parts_of(shown, regions).items():
        wide = stage(shown, part).chart.wide
        found = sorted({x for x, _ in cells})
        columns[part] = [x % wide for x in unrolled(found, wide)] if part == WORLD else found
    return sorted(regions, key=lambda region: _place(columns, *spots[region]))


def _place(columns: dict[int, list[int]], part: int, spot: Spot) -> tuple[int, int, int]:
    return part, columns[part].index(spot.x), spot.y


def _then(shown: Shown, proposal: Proposal) -> Shown:
    return shown if proposal.after is None else shown.later(proposal.after)


def _focus(shown: Shown, proposal: Proposal) -> list[str]:
    """Regions to look at: those named, those that change."""
    view = shown.view if proposal.after is None else proposal.after
    found = [region_of(area) for area in named_areas(proposal.data)] + named_regions(proposal.data)
    found += compared(shown.view, proposal.after) if proposal.after is not None else []
    return list(dict.fromkeys(region for region in found if region in view.world.spots))


def _learnt(shown: Shown, proposal: Proposal) -> list[str]:
    """The developments that the people would have and has not now."""
    if not _is_told(shown, proposal):
        return []
    now = shown.view.players[proposal.seat].developments
    return [key for key in ordered(proposal.after.players[proposal.seat]) if key not in now]


def _raised(shown: Shown, proposal: Proposal) -> list[Trait]:
    """The traits in which the people would have other advances, markers or specialists than now."""
    if not _is_told(shown, proposal):
        return []
    now, then = shown.view.players[proposal.seat], proposal.after.players[proposal.seat]
    return [trait for trait in Trait if _held(now, trait) != _held(then, trait)]


def _held(player: PeopleView, trait: Trait) -> tuple[int, int, bool]:
    return player.levels[trait], player.available[trait], trait in player.specialists


def _is_told(shown: Shown, proposal: Proposal) -> bool:
    return proposal.after is not None and shown.view.stage is not Stage.SETUP

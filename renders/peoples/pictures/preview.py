"""A player's own draft, before it is given: on the board, or on the people where only that changes."""

from __future__ import annotations

from dataclasses import replace

from renders.face import Proposal
from renders.front.tones import tones_of
from renders.paint.compose import below, beside
from renders.peoples.pictures.board import titled
from renders.peoples.pictures.cards import card
from renders.peoples.pictures.closeups import closeups, side_by_side
from renders.peoples.pictures.drafted import compared, drafted, named_areas, named_regions
from renders.peoples.pictures.people import ordered, people_strip
from renders.peoples.pictures.sheet import BoardSheet
from renders.peoples.shown import Shown
from renders.peoples.words.differences import differences
from renders.peoples.words.intentions import intentions
from renders.picture import Picture
from renders.pictures.draft import TITLE, draft_picture, subtitle
from rules.peoples.regions import region_of
from rules.peoples.state import Stage
from rules.peoples.traits import Trait
from rules.peoples.view import PeopleView

WIDE, TALL, GAP, BAND = 1500, 960, 12, 60
LOW, CARD = 520, (340, 300)
"""How high the board is above the traits of a people, and how large a card that is learnt."""


def draw_preview(shown: Shown, proposal: Proposal) -> Picture | None:
    """The areas that a draft names or changes, and the people where its cards change; else nothing."""
    learnt, traits = _learnt(shown, proposal), _raised(shown, proposal)
    upper = [card(key, CARD, shown.scheme) for key in learnt]
    if sheets := draft_sheets(shown, proposal):
        upper.insert(0, side_by_side(sheets, shown.scheme))
    bar = tones_of(shown.scheme).bar
    images = [beside(upper, bar, GAP) if len(upper) > 1 else upper[0]] if upper else []
    if learnt or traits:
        images.append(people_strip(_then(shown, proposal), proposal.seat, traits))
    if not images:
        return None
    said = replace(proposal, lines=intentions(shown, proposal))
    changed = differences(shown, _then(shown, proposal))
    image = below(images, bar, GAP) if len(images) > 1 else images[0]
    return draft_picture(titled(image, TITLE, subtitle(proposal), BAND, shown.scheme), said, changed)


def draft_sheets(shown: Shown, proposal: Proposal) -> list[BoardSheet]:
    """Close-ups of the position after a draft, around what it names or changes; ghosts of who was there."""
    regions = _focus(shown, proposal)
    changes = drafted(shown.view, proposal)
    learnt = len(_learnt(shown, proposal))
    room = WIDE - learnt * (CARD[0] + GAP), LOW if learnt or _raised(shown, proposal) else TALL
    return closeups(_then(shown, proposal), changes, regions, room) if regions else []


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

"""What was done, or what the reader wants to see, drawn large."""

from __future__ import annotations

from renders.front.news import LINE, news_strip
from renders.paint.compose import above
from renders.peoples.pictures.board import part_name, titled
from renders.peoples.pictures.changes import WorldChanges, changes_of, regions_touched
from renders.peoples.pictures.closeups import closeups, side_by_side
from renders.peoples.pictures.front_news import drawn, news_of
from renders.peoples.pictures.twin import map_alt, map_listing
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift
from renders.picture import Picture
from renders.words.finding import named
from rules.peoples.regions import region_of
from rules.peoples.traits import peoples
from rules.peoples.view import PeoplesView
from rules.peoples.world import WORLD
from rules.table import Seat

WIDE, TALL, LINES, BAND = 1500, 820, 2, 60
MINE = "Around my tribes"
NEWEST = "Where things happened"
TRIBES = "Tribes of "
REGION = "Region "
ADRIFT = "Adrift: "


def zoom_subjects(view: PeoplesView) -> tuple[str, ...]:
    """Everything that can be looked at closely."""
    mine = (MINE,) if view.seat is not None else ()
    tribes = [f"{TRIBES}{peoples()[player.people].name}" for player in view.players if player.people]
    drifting = [f"{ADRIFT}{view.world.parts[part][0][0]}" for part in adrift(view.world)]
    regions = [f"{REGION}{region}" for region in sorted(view.world.spots)]
    return (*mine, NEWEST, *tribes, *drifting, *regions)


def draw_zoom(shown: Shown, subject: str) -> Picture:
    """What the subject names, with its surroundings."""
    changes = changes_of(shown.events())
    title = _title(shown, subject, changes)
    focus = _focus(shown, title, changes)
    image = side_by_side(closeups(shown, changes, focus, (WIDE, TALL)), shown.scheme)
    if title == NEWEST:
        news = drawn(shown, news_of(shown))
        image = above(image, news_strip(news, (image.width, LINES * LINE), shown.scheme))
    image = titled(image, _said(shown, title), f"{shown.round}, {shown.moment}", BAND, shown.scheme)
    words = map_alt(shown, changes, _said(shown, title)), map_listing(shown, changes, _seen(shown, focus))
    return Picture(image, *words, is_map=True)


def homes(view: PeoplesView, seat: Seat) -> list[str]:
    """The regions that a people lives in."""
    mine = [area for tribe in view.tribes if tribe.seat == seat for area in tribe.areas]
    return list(dict.fromkeys(map(region_of, mine)))


def _title(shown: Shown, subject: str, changes: WorldChanges) -> str:
    meant = named(subject, zoom_subjects(shown.view))
    if not meant and region_of(subject) in shown.view.world.spots:
        return f"{REGION}{region_of(subject)}"
    if meant:
        return meant
    return MINE if shown.seat is not None and homes(shown.view, shown.seat) else NEWEST


def _focus(shown: Shown, title: str, changes: WorldChanges) -> list[str]:
    """The regions to look at; where nothing is to be seen, the whole of the first part."""
    view, found = shown.view, list[str]()
    if title == MINE and shown.seat is not None:
        found = homes(view, shown.seat)
    elif title == NEWEST:
        found = [region for region in regions_touched(changes) if region in view.world.spots]
    elif title.startswith(TRIBES):
        name = title.removeprefix(TRIBES)
        found = [region for p in view.players if shown.name(p.seat) == name for region in homes(view, p.seat)]
    elif title.startswith(ADRIFT):
        part, _ = view.world.spots[title.removeprefix(ADRIFT)]
        found = [region for region, _ in view.world.parts[part]]
    elif title.startswith(REGION):
        found = [title.removeprefix(REGION)]
    return found or [region for region, _ in view.world.parts[(adrift(view.world) or (WORLD,))[0]]]


def _said(shown: Shown, title: str) -> str:
    """A part adrift goes by those who live there."""
    if title.startswith(ADRIFT):
        return f"{ADRIFT}{part_name(shown, shown.view.world.spots[title.removeprefix(ADRIFT)][0])}"
    return title


def _seen(shown: Shown, focus: list[str]) -> list[str]:
    """The regions named, and those beside them."""
    world = shown.view.world
    seen = dict.fromkeys(focus)
    for region in focus:
        part, spot = world.spots[region]
        beside = (world.region_at(part, (spot.x + dx, spot.y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        seen.update(dict.fromkeys(region for region in beside if region))
    return list(seen)

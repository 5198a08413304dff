"""A player's own draft on the map, before it is given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import cos, pi, sin

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Point
from renders.face import Proposal
from renders.front.choosing import scale_in
from renders.history.pictures.arrows import STEPS, line_of
from renders.history.pictures.changes import WORDS, Entry, WorldChanges
from renders.history.pictures.drafted import built, compared, drafted, planned
from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.near import near, parts
from renders.history.pictures.sheet import WorldSheet, part
from renders.history.pictures.zoom import HIGH, LEAST, ROOM, WIDE, sheet_of
from renders.history.pictures.zoom import LOW as TALL
from renders.history.shown import Shown
from renders.history.words.differences import differences
from renders.history.words.intentions import intentions
from renders.paint.colour import RGB
from renders.paint.frame import frame
from renders.paint.layout import Box
from renders.paint.sprites import Sprite, body, put, sprite
from renders.paint.streams import point_at
from renders.picture import Picture
from renders.pictures.bands import bands_around
from renders.pictures.changes import keys_of
from renders.pictures.closeup import LOW, paged, widened
from renders.pictures.clusters import around, spread
from renders.pictures.draft import TITLE, draft_picture, subtitle
from renders.pictures.placed import Placed, What

BESIDE = tuple(
    (far * cos(pi * turn / 8), far * sin(pi * turn / 8)) for far in range(30, 75, 5) for turn in range(10, 26)
)
"""Where the number of a line may stand beside its place, the best first."""
CELL, CLOSE, MOST = (680.0, 740.0), 0.6, 4
"""Places too far apart for one picture come in groups of this size, closer by so much, up to so many."""
READABLE = 1.0
"""The scale at which the figures on armies can still be read in a channel."""
GAP = 6
LAST = 8
"""How many places before an arrow leaves a picture are tried for its number."""


def draw_preview(shown: Shown, proposal: Proposal, page: int = 1) -> Picture | None:
    """A plan as arrows, the places of a choice, numbered, or what is changed; nothing for others.

    Places too far apart to be read in one picture come on several pages.
    """
    places = places_of(shown, proposal)
    if not places:
        return None
    pages = draft_pages(shown, proposal, places)
    here = min(page, len(pages))
    sheets, used = draft_sheets(shown, proposal, places, pages[here - 1])
    for sheet in sheets:
        frame(sheet.picture, LOW)
    picture = _together([sheet.picture for sheet in sheets], shown.scheme.edge)
    title, keys = paged(TITLE, here, len(pages)), keys_of(WORDS, used, 0.8)
    image = bands_around(picture, title, subtitle(proposal), keys, shown.scheme)
    said = replace(proposal, lines=intentions(shown, proposal))
    drawn = draft_picture(image, said, differences(shown, _afterwards(shown, proposal)))
    return replace(drawn, pages=len(pages))


def places_of(shown: Shown, proposal: Proposal) -> list[str]:
    """The lands and seas that a draft names, else those it changes."""
    places = drafted(proposal)
    return places or ([] if proposal.after is None else compared(shown.view, proposal.after))


def draft_pages(shown: Shown, proposal: Proposal, places: list[str]) -> list[list[str]]:
    """What to look at, page by page: the places of a draft, each with where its armies come from."""
    entries = planned(shown.view, proposal.seat, drafted(proposal))
    sources = {place: [entry.source for entry in entries if entry.land == place] for place in places}
    focus = _joint((place, *sources[place]) for place in places)
    if _reads(focus):
        return [focus]
    ordered = sorted(places, key=lambda place: (near(place)[0], place))
    wholes = [(place, *sources[place]) for place in ordered]
    return [_joint(some) for some in spread(wholes, lambda some: _reads(_joint(some)))]


def draft_sheets(
    shown: Shown, proposal: Proposal, places: list[str], focus: Sequence[str]
) -> tuple[list[WorldSheet], set[Sprite]]:
    """The parts of the world on a page, as they are after a draft, and the kinds of marks used."""
    then = _afterwards(shown, proposal)
    changes = _changes(shown, then, proposal)
    used = set[Sprite]()
    sheets = _sheets(shown, tuple(focus))
    for sheet in sheets:
        used |= paint(sheet, then, changes, places)
        if drafted(proposal):
            _number(sheet, places, changes.entries)
    return sheets, used


def _joint(groups: Iterable[Sequence[str]]) -> list[str]:
    return list(dict.fromkeys(place for group in groups for place in group))


def _reads(focus: Sequence[str]) -> bool:
    """Whether the figures on armies can be read in the parts that show these places."""
    boxes = _boxes(tuple(focus))
    whole = widened(around([near(name) for name in focus]), LEAST), (WIDE, HIGH)
    return min(scale_in(box, size) for box, size in boxes or [whole]) >= READABLE


def _sheets(shown: Shown, focus: tuple[str, ...]) -> list[WorldSheet]:
    """One picture of all places; of places far apart several, beside and below each other."""
    boxes = _boxes(focus)
    return [part(shown.scheme, box, size) for box, size in boxes] or [sheet_of(shown, list(focus))]


def _boxes(focus: tuple[str, ...]) -> list[tuple[Corners, tuple[int, int]]]:
    """The parts that places far apart are shown in, and how large each is drawn; none for one picture."""
    groups = parts(focus, CELL) if len(parts(focus, ROOM)) > 1 else ()
    if not 1 < len(groups) <= MOST:
        return []
    boxes = [widened(around([near(name) for name in group]), LEAST * CLOSE) for group in groups]
    half, low = (WIDE - GAP) // 2, (TALL - GAP) // 2
    if len(boxes) == 3:
        boxes.sort(key=lambda box: scale_in(box, (half, low)))
        first = max(((WIDE, low), (half, TALL)), key=lambda size: scale_in(boxes[0], size))
        sizes = [first, (half, low), (half, low)]
    else:
        sizes = [(half, TALL if len(boxes) == 2 else low)] * len(boxes)
    return list(zip(boxes, sizes, strict=True))


def _together(pictures: list[Image.Image], ground: RGB) -> Image.Image:
    """Pictures in rows of two, but for a first one that is as wide or as high as all."""
    if len(pictures) == 1:
        return pictures[0]
    whole = Image.new("RGB", (WIDE, TALL), ground)
    x = y = 0
    for picture in pictures:
        whole.paste(picture, (x, y))
        x += picture.width + GAP
        if x >= WIDE:
            y += picture.height + GAP
            x = pictures[0].width + GAP if pictures[0].height > y else 0
    return whole


def _afterwards(shown: Shown, proposal: Proposal) -> Shown:
    return shown if proposal.after is None else shown.later(proposal.after)


def _changes(shown: Shown, then: Shown, proposal: Proposal) -> WorldChanges:
    """The fleets that are there then, the arrows and marks of the draft, and ghosts of who would be gone."""
    entries = planned(shown.view, proposal.seat, drafted(proposal))
    found = WorldChanges(entries=entries, fleets=all_changes(then).fleets)
    found.mark(Sprite.BUILT, *built(proposal))
    for land, held in shown.view.lands.items():
        later = then.view.lands.get(land)
        if later is None or later.seat != held.seat:
            found.lose(land, held.seat)
    return found


def _number(sheet: WorldSheet, places: list[str], entries: list[Entry]) -> None:
    """The number of each line beside the place it names, and so on the arrow that leads there."""
    scale = round(1.3 * sheet.unit, 2)
    box = body(Sprite.COUNT, scale * 0.5)
    arrows = {entry.land: entry for entry in entries}
    for number, place in enumerate(places, start=1):
        if sheet.shows(place, 0):
            x, y = sheet.middle(place)
            spots = [sheet.brought_in(box, (x + dx * sheet.unit, y + dy * sheet.unit)) for dx, dy in BESIDE]
        elif place in arrows and sheet.shows(arrows[place].source, 0):
            spots = _on_its_way(sheet, arrows[place], box)
        else:
            continue
        at = min(spots, key=lambda spot: sheet.taken.cost(box.at(spot)) + sheet.over_letters(box.at(spot)))
        sheet.taken.take(box.at(at))
        put(sheet.picture, sprite(Sprite.COUNT, text=str(number), scale=scale), at)
        if place in arrows:
            seat, by_sea = arrows[place].seat, arrows[place].by_sea
            sheet.placed.append(
                Placed(What.COUNT, box.at(at), "line", place, seat, box.at(at), by_sea=by_sea)
            )


def _on_its_way(sheet: WorldSheet, entry: Entry, box: Box) -> list[Point]:
    """Where the number of an arrow that leaves the picture may stand: on it, near the edge."""
    line = line_of(sheet, entry)
    way = [point_at(line, step / STEPS) for step in range(STEPS + 1)]
    return [spot for spot in way if sheet.has_whole(box.at(spot))][-LAST:] or [sheet.brought_in(box, way[0])]

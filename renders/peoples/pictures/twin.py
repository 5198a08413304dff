"""The board in words: what a reader who cannot see it needs to know."""

from __future__ import annotations

from collections.abc import Collection

from renders.peoples.pictures.board import part_name
from renders.peoples.pictures.changes import WORDS, WorldChanges
from renders.peoples.race import nearest
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift
from renders.peoples.words import phrases as say
from renders.words.alt import alt
from renders.words.counting import counted
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.peoples.regions import Terrain, areas, regions
from rules.peoples.state import NEUTRAL
from rules.peoples.traits import Trait
from rules.peoples.view import PeopleView, TribeView
from rules.peoples.world import WORLD, Spot, coordinates, quarter_cell

HEADS = (
    "tribes",
    "ready",
    "culture tokens",
    "religion tokens",
    "kinds of resources",
    "points",
    "nearest victory",
)


def map_alt(shown: Shown, changes: WorldChanges, where: str = "the world") -> str:
    """The picture in a few sentences."""
    floating = [part_name(shown, part) for part in adrift(shown.view.world)]
    drift = [f"Adrift: {listed(floating)}"] if floating else []
    stands = [_stand(shown, player) for player in shown.people]
    return alt(f"Map of {where}, {shown.round}, {shown.moment}", *stands, *drift, *changed(shown, changes))


def _stand(shown: Shown, player: PeopleView) -> str:
    victory, (have, need) = nearest(player)
    tribes = f"{counted(player.tribes, 'tribe')}, {player.ready} ready"
    race = f"nearest to the {say.TITLES[victory]} victory with {have} of {need}"
    return f"{shown.full(player.seat)}: {tribes}, {race}"


def figures(player: PeopleView) -> tuple[str | int, ...]:
    """The public figures of a people, one for each of the heads."""
    victory, (have, need) = nearest(player)
    kinds = sum(count > 0 for count in player.resources.values())
    race = f"{say.TITLES[victory]} {have} of {need}"
    return player.tribes, player.ready, player.culture, player.religion, kinds, player.points, race


def map_listing(shown: Shown, changes: WorldChanges, only: Collection[str] | None = None) -> str:
    """All of it as text, or only these regions: figures, changes, then every region where it lies."""
    view = shown.view
    listing = Listing(f"Peoples: Civilizations, {shown.round}, {shown.moment}.")
    listing.section("Peoples in turn order")
    rows = [(f"{shown.full(p.seat)}, {shown.livery(p.seat).words}", *figures(p)) for p in shown.people]
    listing.table(("", *HEADS), rows)
    listing.section("Traits: level, and markers available").say(
        *(trait_words(shown, p) for p in shown.people)
    )
    if view.pages:
        listing.section("In force").say(*map(str, view.pages))
    if said := changed(shown, changes):
        listing.section("What changed").say(*said)
    if view.starts and only is None:
        listing.section("Starting parts to be chosen; areas from the north-west, row by row")
        listing.say(*(start_words(shown, start) for start in view.starts))
    for part in (WORLD, *adrift(view.world)):
        here = [(region, spot) for region, spot in view.world.parts[part] if only is None or region in only]
        if here:
            listing.section(_heading(shown, part))
            here.sort(key=lambda entry: (entry[1].y, entry[1].x))
            listing.say(*(region_words(shown, region, spot, part) for region, spot in here))
    return str(listing)


def trait_words(shown: Shown, player: PeopleView) -> str:
    """The traits that a people has reached."""
    known = [trait for trait in Trait if player.levels[trait]]
    told = (f"{say.trait(trait)} {player.levels[trait]} ({player.available[trait]})" for trait in known)
    return f"{shown.name(player.seat)}: {listed(told, 'no trait yet')}"


def start_words(shown: Shown, start: tuple[str, ...]) -> str:
    """A starting part: the areas of its four regions, as they lie before they are turned."""
    told = [f"{area.id} {say.ground(area)}" for region in start for area in regions()[region].areas]
    return f"Start {start[0]}: {'; '.join(told)}"


def _heading(shown: Shown, part: int) -> str:
    order = "areas from the north-west, row by row"
    if part == WORLD:
        return f"The world, longitudes from A, latitudes from 1 in the north; {order}"
    return f"Adrift, {part_name(shown, part)}; column and row counted from the north-west; {order}"


def region_words(shown: Shown, region: str, spot: Spot, part: int) -> str:
    """A region with its areas as they lie, and its tokens."""
    layout = shown.view.world.parts[part]
    left, top = min(s.x for _, s in layout), min(s.y for _, s in layout)
    adrift_at = f"{spot.x - left + 1}/{spot.y - top + 1}"
    place = coordinates(spot.x, spot.y) if part == WORLD else adrift_at
    lying = sorted(regions()[region].areas, key=lambda area: quarter_cell(area.quarter, spot.turn)[::-1])
    told = [area_words(shown, area.id) for area in lying if area.terrain is not Terrain.POLAR]
    if region in shown.view.culture:
        told.append(f"culture of {shown.name(shown.view.culture[region])}")
    for first, seats in shown.view.religion.items():
        if first in {area.id for area in lying}:
            told.append(f"religion of {listed(map(shown.name, seats))} at the outer corner of {first}")
    return f"{place}, region {region}: {'; '.join(told)}"


def area_words(shown: Shown, area: str) -> str:
    """What an area is and who lives there."""
    tribe = next((tribe for tribe in shown.view.tribes if area in tribe.areas), None)
    return f"{area} {say.ground(areas()[area])}" + (f", {tribe_words(shown, tribe)}" if tribe else "")


def tribe_words(shown: Shown, tribe: TribeView) -> str:
    """A tribe or settlement: whose, and whether it is ready."""
    owner = "neutral" if tribe.seat == NEUTRAL else shown.name(tribe.seat)
    kind = say.settlement(len(tribe.areas))
    return f"{owner} {kind} {'engaged' if tribe.engaged else 'ready'}"


def changed(shown: Shown, changes: WorldChanges) -> list[str]:
    """The arrows and marks as sentences."""
    said = changes.marked(WORDS, changes.marks, lambda area, text: f"{area} ({text})" if text else area)
    said += [f"Found: {listed(changes.found)}"] if changes.found else []
    said += [f"Joined to another part: {listed(dict.fromkeys(changes.joined))}"] if changes.joined else []
    for move in changes.moves:
        did = "attacked" if move.is_attack else "had to go" if move.is_retreat else "went"
        name = shown.name(move.seat)
        said.append(f"{name[:1].upper()}{name[1:]} {did} from {move.source} to {move.to}")
    for trait, place in changes.tokens:
        at = f"in region {place}" if trait is Trait.CULTURE else f"at the outer corner of {place}"
        said.append(f"New {trait} token {at}")
    return said

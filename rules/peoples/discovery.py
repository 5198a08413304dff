"""Ch. 5: a tribe beside an unknown region discovers it; parts merge, and find their place in the world."""

from collections.abc import Mapping

from rules.peoples.book import Page
from rules.peoples.events import NothingFound, PartsMerged, RegionFound, RegionPlaced, ShareTaken
from rules.peoples.fitting import Laying, laid, layings
from rules.peoples.laying import ChooseLaying, lay
from rules.peoples.pieces import gain, place_tribe, tribes_left
from rules.peoples.play import Play
from rules.peoples.production import can_produce
from rules.peoples.regions import AreaId, RegionId, areas, region_of, regions, regions_for
from rules.peoples.state import NEUTRAL
from rules.peoples.world import WORLD, Cell, World, coordinates
from rules.table import Choice, Script, Seat

SECTION = "PC 5"


def discover(g: Play, seat: Seat, area: AreaId) -> Script[None]:
    """Ch. 5: every unknown region that borders the area is found, clockwise from the north."""
    while cells := g.world.unknown(area):
        found = next(((cell, ways) for cell in cells if (ways := possible(g, area, cell))), None)
        if found is None:
            g.tell(NothingFound(seat, area))
            return
        yield from find_region(g, seat, area, found[1])


def possible(g: Play, area: AreaId, cell: Cell) -> Mapping[RegionId, tuple[Laying, ...]]:
    """Every region that the dice could show there, with the ways to lay it."""
    world, unknown = g.world, g.unknown
    part = world.part_of(area)
    found: dict[RegionId, tuple[Laying, ...]] = {}
    # All unknown regions are alike as far as room goes: what holds for one holds for all.
    is_room = bool(unknown) and bool(layings(world, part, cell, unknown[0]))
    for region in regions_for(len(g.state.players)):
        if region in unknown:
            ways = layings(world, part, cell, region) if is_room else ()
        else:
            ways = layings(world, part, cell, region) if region in world.spots else ()
        if ways:
            found[region] = ways
    return found


def find_region(
    g: Play, seat: Seat, area: AreaId, ways: Mapping[RegionId, tuple[Laying, ...]]
) -> Script[None]:
    """Ch. 5: the dice are rolled until they show a region that can be laid here."""
    rolls = [g.throw()]
    while rolls[-1] not in ways:
        rolls.append(g.throw())
    region = rolls[-1]
    is_new = region not in g.world.spots
    g.tell(RegionFound(seat, area, region, tuple(rolls), is_new))
    if is_new:
        yield from _lay_new(g, seat, area, ways[region])
    else:
        yield from _merge(g, seat, area, ways[region])


def _lay_new(g: Play, seat: Seat, area: AreaId, ways: tuple[Laying, ...]) -> Script[None]:
    """Ch. 5: the finder orients the new region and places a neutral tribe in it."""
    region = ways[0].region
    homes = [home.id for home in regions()[region].lands if home.resource] if tribes_left(g, NEUTRAL) else []
    options = []
    for way in ways:
        shown = _shown(g.world, way)
        for home in homes or [""]:
            tribe = f", neutral tribe in {home} {areas()[home].resource}" if home else ""
            label = f"{_beside(g.world, way, area)} beside {area}{tribe}"
            options.append(Choice(f"{way.turn}{':' if home else ''}{home}", label, shown))
    answer = yield from g.ask(
        ChooseLaying(
            play=g,
            ways=ways,
            seat=seat,
            key=f"lay:{region}",
            prompt=f"Region {region} was discovered beside {area}. How is it turned"
            f"{', and where does a neutral tribe live' if homes else ''}?",
            section=SECTION,
            public=f"lays region {region}",
            options=tuple(options),
            fallback=options[0].key,
        )
    )
    turn, _, home = answer.partition(":")
    lay(g, next(way for way in ways if way.turn == int(turn)))
    if home:
        place_tribe(g, NEUTRAL, home)
    g.tell(RegionPlaced(seat, region, home or None))
    if g.holds(Page.AGE_OF_DISCOVERY):
        _take_sample(g, seat, region)


def _take_sample(g: Play, seat: Seat, region: RegionId) -> None:
    """Age of Discovery: a resource printed on the new region, one the people lacks if there is any."""
    kinds = [a.resource for a in regions()[region].areas if a.resource and can_produce(g, seat, a.resource)]
    if kinds:
        kind = min(kinds, key=lambda kind: g.player(seat).resources.get(kind, 0))
        gain(g, seat, kind, 1)
        g.tell(ShareTaken(seat, kind, 1, Page.AGE_OF_DISCOVERY.value))


def _merge(g: Play, seat: Seat, area: AreaId, ways: tuple[Laying, ...]) -> Script[None]:
    """Ch. 5: two parts become one; the player in turn chooses how they are oriented."""
    region = ways[0].region
    options = [
        Choice(str(way.turn), f"{_beside(g.world, way, area)} beside {area}", _shown(g.world, way))
        for way in ways
    ]
    answer = yield from g.ask(
        ChooseLaying(
            play=g,
            ways=ways,
            seat=seat,
            key=f"merge:{region}",
            prompt=f"Region {region} was discovered beside {area}: two parts of the world become one. "
            "How do they meet?",
            section=SECTION,
            public="joins two parts of the world",
            options=tuple(options),
            fallback=options[0].key,
        )
    )
    way = next(way for way in ways if way.turn == int(answer))
    assert way.moved is not None
    moved = tuple(name for name, _ in g.world.parts[way.moved])
    lay(g, way)
    g.tell(PartsMerged(seat, region, moved, way.into == WORLD))


def _beside(world: World, way: Laying, area: AreaId) -> str:
    """The area of the found region that comes to border the one it was found from."""
    after = _after(world, way)
    return next(other for other in after.borders(area) if region_of(other) == way.region)


def _after(world: World, way: Laying) -> World:
    parts = laid(world, way)
    assert parts is not None
    return World(parts, world.width)


def _shown(world: World, way: Laying) -> str:
    """The found region as it would lie, row by row; with its place, if that is known."""
    after = _after(world, way)
    part, spot = after.spots[way.region]
    rows = (
        " ".join(_ground(after.area_at(part, 2 * spot.x + dx, 2 * spot.y + dy)) for dx in (0, 1))
        for dy in (0, 1)
    )
    place = f"; at {coordinates(spot.x, spot.y)}" if part == WORLD else ""
    return f"{' / '.join(rows)}{place}"


def _ground(area: AreaId | None) -> str:
    assert area is not None
    return areas()[area].resource or areas()[area].terrain.value

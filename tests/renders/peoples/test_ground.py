"""The ground keeps to the tiles: areas keep their middles, like neighbours stay joined."""

from PIL import ImageChops

from renders.peoples.ground.chart import Chart, Surface, Tile
from renders.peoples.ground.noise import roughness
from renders.peoples.ground.shape import PAD, Part, filled, shape_of
from renders.peoples.ground.terrain import ground_of
from renders.peoples.ground.zones import zones_of
from renders.peoples.staging import chart_of, tile_of
from renders.schemes import SCHEMES
from rules.peoples.regions import Terrain, areas, regions
from rules.peoples.world import WORLD, Spot
from tests.renders.peoples.positions import late, seen

UNIT = 24
LAND, SEA, POLAR = Surface.LAND, Surface.SEA, Surface.POLAR


def world():
    """The world map of a late game."""
    view = seen(late())
    return view.world, chart_of(view.world.parts[WORLD], view.world.width)


def shaped(chart, wide, tall):
    return shape_of(chart.grid(), Part(0, 0, wide, tall), UNIT)


def value(mask, x, y):
    """The mask at a place of the part, in areas."""
    return mask.getpixel((round((x + PAD) * UNIT), round((y + PAD) * UNIT)))


def test_the_middle_of_every_area_is_what_its_tile_says():
    known, chart = world()
    shape = shaped(chart, 2 * known.width, 12)
    for area, (part, x, y) in known.places.items():
        if part == WORLD:
            is_land = areas()[area].terrain is not Terrain.SEA
            assert (value(shape.land, x + 0.5, y + 0.5) > 128) is is_land, area


def test_like_neighbours_are_joined_all_the_way_between_their_middles():
    known, chart = world()
    shape = shaped(chart, 2 * known.width, 12)
    joined = 0
    for area, (part, x, y) in known.places.items():
        beside = known.area_at(WORLD, x + 1, y)
        if part != WORLD or beside is None or x + 1 >= 2 * known.width:
            continue
        kinds = {areas()[one].terrain is Terrain.SEA for one in (area, beside)}
        if len(kinds) == 1:
            joined += 1
            line = [value(shape.land, x + 0.5 + step / 8, y + 0.5) for step in range(9)]
            assert all((found > 128) is not kinds.copy().pop() for found in line), (area, beside)
    assert joined > 60


def test_a_tile_keeps_its_roughness_when_it_is_turned():
    plain, turned = roughness("41", 0, "coast", 72), roughness("41", 1, "coast", 72)
    assert plain.tobytes() != turned.tobytes()
    assert ImageChops.difference(plain.rotate(-90), turned).getextrema()[1] <= 1
    assert roughness("42", 0, "coast", 72).tobytes() != plain.tobytes()


def test_a_turned_region_lies_as_the_rules_say():
    for region in ("41", "53", "28"):
        for turn in range(4):
            tile = tile_of(region, Spot(0, 0, turn))
            grid = Chart(0, 0, ((0, 0, tile),)).grid()
            for x in (0, 1):
                for y in (0, 1):
                    area = regions()[region].areas[grid.quarter((x, y))]
                    assert str(grid.surface((x, y))) == str(area.terrain)


def test_the_ground_of_an_unknown_region_is_not_in_the_picture():
    known = (0, 0, Tile("31", 0, (LAND, SEA, LAND, SEA)))
    hidden = (1, 0, Tile("41", 0, (SEA, SEA, LAND, LAND)))
    grid = Chart(4, 6, (known,), is_round=True, has_latitudes=True).grid()
    surfaces = filled(grid, Part(0, 0, 8, 2))
    assert [surfaces[x, 0] for x in (1, 2, 3)] == [SEA, SEA, SEA]
    shape = shaped(Chart(4, 6, (known, hidden)), 4, 2)
    assert value(shape.known, 2.5, 1) == 255
    assert value(shaped(Chart(4, 6, (known,)), 4, 2).known, 3, 1) == 0


def test_a_round_world_goes_on_at_its_other_side():
    tiles = tuple((x, 0, Tile(f"1{x}", 0, (POLAR, POLAR, LAND, SEA))) for x in range(3))
    grid = Chart(3, 6, tiles, is_round=True, has_latitudes=True).grid()
    assert grid.surface((-1, 1)) is SEA
    assert grid.surface((6, 1)) is LAND
    assert grid.tile((-1, 0)).number == "12"
    assert grid.surface((0, -1)) is POLAR


def test_a_border_is_the_same_for_both_its_areas_and_ends_at_its_corners():
    _, chart = world()
    shape = shaped(chart, 8, 6)
    zones = zones_of(chart.grid(), shape)
    one, other = zones.outlines[2, 3], zones.outlines[3, 3]
    shared = set(one) & set(other)
    assert len(shared) >= 8
    corner = 3 * UNIT, 3 * UNIT
    assert corner in shared


def test_land_that_reaches_into_the_sea_belongs_to_an_area_beside_it():
    chart = Chart(0, 0, ((0, 0, Tile("31", 0, (LAND, SEA, SEA, SEA))),))
    shape = shaped(chart, 2, 2)
    zones = zones_of(chart.grid(), shape)
    assert zones.reaches[0, 0]
    assert (1, 1) not in zones.reaches
    assert len(zones.polygons((0, 0))) == len(zones.reaches[0, 0]) + 1


def test_every_scheme_has_its_own_ground():
    _, chart = world()
    part = Part(0, 0, 4, 4)
    grounds = {key: ground_of(chart, part, UNIT, scheme) for key, scheme in SCHEMES.items()}
    assert len({ground.picture.tobytes() for ground in grounds.values()}) >= 3
    assert {ground.picture.size for ground in grounds.values()} == {(4 * UNIT, 4 * UNIT)}


def test_nobody_settles_on_ice():
    _, chart = world()
    ground = ground_of(chart, Part(0, 0, 8, 2), UNIT, SCHEMES["classic"])
    assert ground.land.crop((0, 0, 8 * UNIT, UNIT // 2)).getextrema() == (0, 0)

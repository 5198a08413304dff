"""The drawn world agrees with the board of the rules; everything is computed from the committed polygons."""

import itertools
import json
import math
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import pytest
from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.strtree import STRtree

from renders.boards import base, ink
from renders.boards.baked import Label
from renders.boards.world import World, load_world
from renders.fonts import Typeface, font
from renders.history.pictures.sheet import part
from renders.schemes import CLASSIC
from rules.history_of_the_world.board import Board, Terrain, board
from tools.bake.world_check import PRESENT_PIXELS, borders_by_land, faults, shape_of, shared_length
from tools.bake.world_marks import linked

SMALLEST_LETTERS = 18
SHORTEST_LINE = 36.0
NAMED_PART = 900.0
"""A part of a water that is larger than this many square pixels must say which water it is."""
ARMY, CITY, MONUMENT, RESOURCE, FLEET = 40.0, 34.0, 28.0, 24.0, 40.0


def _points(line: Sequence[float]) -> list[tuple[float, float]]:
    return list(zip(line[0::2], line[1::2], strict=True))


@pytest.fixture(scope="module")
def world() -> World:
    return load_world()


@pytest.fixture(scope="module")
def rules() -> Board:
    return board()


@pytest.fixture(scope="module")
def shapes(world: World) -> dict[str, BaseGeometry]:
    return {name: shape_of(row.land) for name, row in world.lands.items()}


@pytest.fixture(scope="module")
def seas(world: World) -> dict[str, BaseGeometry]:
    return {name: shape_of(row.zone) for name, row in world.waters.items()}


def test_every_border_and_coast_of_the_board_is_drawn_and_no_other(
    rules: Board, shapes: dict[str, BaseGeometry], seas: dict[str, BaseGeometry]
) -> None:
    assert faults(rules, shapes, seas) == []


def test_the_comparison_sees_a_missing_and_an_unlisted_border(
    rules: Board, shapes: dict[str, BaseGeometry], seas: dict[str, BaseGeometry]
) -> None:
    swapped = {**shapes, "crete": shapes["ceylon"], "ceylon": shapes["palestine"].buffer(2)}
    found = "\n".join(faults(rules, swapped, seas))
    assert "unlisted border ('ceylon', 'palestine')" in found
    assert "missing coast ('crete', 'eastern_med')" in found


def test_lands_do_not_overlap(shapes: dict[str, BaseGeometry]) -> None:
    names = sorted(shapes)
    tree = STRtree([shapes[name] for name in names])
    for place, name in enumerate(names):
        for other in tree.query(shapes[name]):
            if other > place:
                assert shapes[name].intersection(shapes[names[other]]).area < 40, (name, names[other])


def test_every_border_is_visible(world: World, rules: Board, shapes: dict[str, BaseGeometry]) -> None:
    lines = {frozenset(row.lands): row for row in world.crossings}
    for land in rules.lands.values():
        for there in land.neighbours:
            if line := lines.get(frozenset((land.id, there))):
                assert math.dist(*line.ends) >= SHORTEST_LINE, line.lands
            else:
                assert shared_length(shapes[land.id], shapes[there]) >= PRESENT_PIXELS, (land.id, there)


def test_every_coast_touches_the_water_it_names(
    rules: Board, shapes: dict[str, BaseGeometry], seas: dict[str, BaseGeometry]
) -> None:
    for land in rules.lands.values():
        for water in land.waters:
            assert shared_length(shapes[land.id], seas[water]) >= PRESENT_PIXELS, (land.id, water)


def test_a_line_joins_every_strait_and_what_no_flat_map_lets_touch(
    world: World, rules: Board, shapes: dict[str, BaseGeometry]
) -> None:
    straits = {frozenset((land.id, there)) for land in rules.lands.values() for there in land.straits}
    drawn = {frozenset(row.lands): row.is_strait for row in world.crossings}
    assert drawn == {frozenset(pair): frozenset(pair) in straits for pair in linked(rules)}
    for row in world.crossings:
        for land, end in zip(row.lands, row.ends, strict=True):
            assert shapes[land].distance(Point(end)) < 22, row.lands


def test_a_line_that_is_no_strait_joins_only_lands_of_the_board(rules: Board) -> None:
    for one, other in linked(rules):
        assert other in rules.lands[one].neighbours, (one, other)


def test_a_part_of_a_water_that_lies_apart_carries_its_name(
    world: World, seas: dict[str, BaseGeometry]
) -> None:
    frame = box(3, 3, world.size[0] - 3, world.size[1] - 3)
    for name, water in world.waters.items():
        printed = [Point(label.x, label.y) for label in (water.label, *water.again)]
        for body in getattr(seas[name], "geoms", [seas[name]]):
            if body.area > NAMED_PART and frame.contains(body):
                assert min(body.distance(at) for at in printed) < 12, (name, body.area)


def test_terrain_stands_on_its_side_of_the_border(
    world: World, rules: Board, shapes: dict[str, BaseGeometry]
) -> None:
    expected = {
        (land.id, border.neighbour): border.terrain
        for land in rules.lands.values()
        for border in land.borders.values()
        if border.terrain in (Terrain.FOREST, Terrain.MOUNTAIN)
    }
    assert {(row.land, row.against): Terrain(row.kind) for row in world.terrain} == expected
    ends = {
        (land, there): Point(end)
        for row in world.crossings
        for land, there, end in zip(row.lands, row.lands[::-1], row.ends, strict=True)
    }
    for row in world.terrain:
        assert row.places
        for place in row.places:
            assert shapes[row.land].contains(Point(place)), (row.land, row.against)
            border = ends.get((row.land, row.against), shapes[row.against])
            assert border.distance(Point(place)) < 40, (row.land, row.against)


def test_the_great_wall_stands_in_the_lands_it_protects(
    world: World, rules: Board, shapes: dict[str, BaseGeometry]
) -> None:
    walled = [land.id for land in rules.lands.values() if land.is_walled]
    lines = [LineString(_points(line)) for line in world.lines.wall]
    for line in lines:
        inside = sum(line.intersection(shapes[land]).length for land in walled)
        assert inside > 0.9 * line.length
    for land in walled:
        for there, border in rules.lands[land].borders.items():
            if border.terrain is Terrain.GREAT_WALL:
                middle = world.border(land, there)
                assert middle is not None
                assert min(line.distance(Point(middle)) for line in lines) < 12, (land, there)


def test_resources_and_barren_lands_are_those_of_the_rules(world: World, rules: Board) -> None:
    assert {name for name, land in world.lands.items() if land.resource} == set(rules.resources)
    assert {name for name, land in world.lands.items() if land.is_barren} == set(rules.barren)
    assert world.areas.keys() == rules.areas.keys()


def test_every_border_can_be_pointed_at(world: World, rules: Board) -> None:
    for land in rules.lands.values():
        for there in land.neighbours:
            assert world.border(land.id, there) is not None
    assert world.border("crete", "ceylon") is None
    assert len(borders_by_land(rules)) + len(world.crossings) == len(world.borders)


def test_areas_have_distinct_tones(world: World) -> None:
    for one, other in itertools.combinations(world.areas.values(), 2):
        assert math.dist(one.colour, other.colour) > 25


def test_waters_that_do_not_connect_are_closed_off(
    world: World, rules: Board, seas: dict[str, BaseGeometry]
) -> None:
    closed = [LineString(_points(line)) for line in world.lines.closed]
    for one, other in itertools.combinations(seas, 2):
        near = seas[one].buffer(0.6).intersection(seas[other])
        if near.area > 3 and other not in rules.waters[one].adjacent:
            assert min(line.distance(near) for line in closed) < 2, (one, other)


def _box(label: Label, face: Typeface, spacing: float = 0.8, letters: float = 1.0) -> BaseGeometry:
    fitted = font(face, round(label.size * letters))
    width = max(fitted.getlength(line) for line in label.lines)
    height = label.size * spacing * (len(label.lines) - 1) + label.size * 0.7
    return box(label.x - width / 2, label.y - height / 2, label.x + width / 2, label.y + height / 2)


def test_names_are_legible_and_do_not_overlap(world: World) -> None:
    names = {name: _box(land.label, Typeface.NAME) for name, land in world.lands.items()}
    names |= {
        f"{name} {number}": _box(label, Typeface.SEA, 1.0, 1.1)
        for name, water in world.waters.items()
        for number, label in enumerate((water.label, *water.again))
    }
    names |= {
        f"the area {name}": _box(area.label, Typeface.TITLE, 0.92) for name, area in world.areas.items()
    }
    for (one, first), (other, second) in itertools.combinations(names.items(), 2):
        assert first.intersection(second).area < 12, (one, other)
    frame = box(10, 10, world.size[0] - 10, world.size[1] - 10)
    assert all(frame.contains(name) for name in names.values())
    assert min(land.label.size for land in world.lands.values()) >= SMALLEST_LETTERS


def _around(at: tuple[float, float], size: float) -> BaseGeometry:
    return box(at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2)


def test_pieces_stand_at_their_land_and_leave_each_other_free(
    world: World, shapes: dict[str, BaseGeometry]
) -> None:
    for name, land in world.lands.items():
        if land.is_barren:
            continue
        places: list[tuple[Any, float]] = [(land.army, ARMY), (land.city, CITY), (land.monument, MONUMENT)]
        if land.resource:
            places.append((land.resource, RESOURCE))
        boxes = [_around(at, size) for at, size in places]
        for at, _ in places:
            assert shapes[name].distance(Point(at)) < 32, name
        for one, other in itertools.combinations(boxes, 2):
            assert one.intersection(other).area < 0.25 * min(one.area, other.area), name


def test_armies_hide_no_name(world: World) -> None:
    for name, land in world.lands.items():
        printed = _box(land.label, Typeface.NAME)
        if not land.is_barren:
            assert printed.intersection(_around(land.army, ARMY)).area < 0.1 * printed.area, name


def test_fleets_lie_on_their_water(world: World, seas: dict[str, BaseGeometry]) -> None:
    for name, water in world.waters.items():
        assert len(water.fleets) == 3
        assert seas[name].contains(Point(water.fleets[0])), name


def test_panel_and_key_cover_no_land(world: World, shapes: dict[str, BaseGeometry]) -> None:
    for corner in (world.panel, world.key):
        assert not any(box(*corner).intersects(shape) for shape in shapes.values())


def test_layers_have_the_size_of_the_world(world: World) -> None:
    assert base("world").size == world.size
    assert ink("world").size == world.size
    assert ink("world").mode == "RGBA"


def test_a_part_is_drawn_sharp_at_another_scale(world: World) -> None:
    sheet = part(CLASSIC, world.bounds("crete"), (600, 400))
    assert sheet.picture.size == sheet.ink.size == (600, 400)
    assert sheet.unit > 1.5
    assert sheet.ink.getchannel("A").getextrema() == (0, 255)
    left, top, right, bottom = world.bounds("crete")
    for corner in ((left, top), (right, bottom)):
        x, y = sheet.point(corner)
        assert 0 < x < 600
        assert 0 < y < 400


def test_the_geometry_is_plain_data() -> None:
    data = json.loads(files("renders.boards").joinpath("world.json").read_text("utf-8"))
    assert data["name"] == "world"
    assert list(data["lands"]) == list(board().lands)

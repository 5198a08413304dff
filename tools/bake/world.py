"""The board of History of the World: 102 lands and 14 waters on the real world."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from shapely.geometry import MultiPolygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

import renders.boards
from renders.boards.window import Window
from renders.boards.world import read_world
from renders.boards.world_ink import draw_world_ink
from rules.history_of_the_world.board import Board, board
from tools.bake.drawing import flat, polygons
from tools.bake.land import lakes, pieces, rivers, shaped_land
from tools.bake.partition import Partition
from tools.bake.projection import point
from tools.bake.raster import ground
from tools.bake.sources import INPUTS, read_relief
from tools.bake.world_base import Colour, paint_base
from tools.bake.world_check import faults
from tools.bake.world_check import faults_of_baked as check
from tools.bake.world_marks import crossings, great_wall, middles, pair_of, terrain_marks
from tools.bake.world_partition import divide
from tools.bake.world_placement import Name, Placement, place
from tools.bake.world_projection import WorldProjection
from tools.bake.world_ways import write_ways
from tools.bake.world_zones import OUT_OF_PLAY, Zones, zones

CELL = 2.5
BOARDS = Path(renders.boards.__file__).parent
RELIEFS = ("relief-world.webp", "relief-ancient.webp")
BASE_QUALITY = 86
BAND = 7.0
LAKES = (350.0, 60000.0)
SHORTEST_RIVER = 40.0
PANEL = (30, 1240, 480, 1790)
"""The empty south-east Pacific."""
KEY = (1000, 1590, 1440, 1796)
"""The key to the marks, in the empty south Atlantic."""
EDGES = (("W. Pacific", -1, 100, 1010), ("E. Pacific", 1, 3262, 1010))
"""Where the picture ends but the ocean does not: what lies beyond, on which side, and where that is said."""
EDGE_SIZE = (150, 40)


@dataclass(frozen=True)
class Inputs:
    """What the world is baked from."""

    shape: Mapping[str, Any]
    changes: Mapping[str, Any]
    lands: Mapping[str, Any]
    waters: Mapping[str, Any]
    colours: Mapping[str, Any]
    parts: Sequence[Mapping[str, Any]]
    """Parts of waters that lie apart, where the name is printed once more."""

    @classmethod
    def read(cls) -> "Inputs":
        """The committed inputs."""
        names = ("projection", "geometry", "lands", "waters", "colours", "parts")
        return cls(*(json.loads((INPUTS / "world" / f"{name}.json").read_text()) for name in names))

    @cached_property
    def projection(self) -> WorldProjection:
        """Degrees to pixels."""
        return WorldProjection(self.shape)

    def colour(self, area: str) -> Colour:
        """The tone of an area."""
        red, green, blue = self.colours[area]
        return red, green, blue


def drawn_world(inputs: Inputs) -> tuple[Partition, Zones]:
    """The division of the world, refused if it is not the board of the rules."""
    land = shaped_land(inputs.projection, inputs.changes)
    cells = ground(inputs.projection, land, read_relief(RELIEFS[0]), inputs.changes, CELL)
    parts = divide(inputs.projection, cells, inputs.lands, inputs.waters, inputs.changes)
    drawn = zones(parts, land, inputs.projection.size)
    wrong = faults(board(), drawn.lands, drawn.waters)
    if wrong:
        raise SystemExit("\n".join(wrong))
    return parts, drawn


def bake() -> None:
    """Bakes the geometry of the world and its two layers."""
    inputs = Inputs.read()
    parts, drawn = drawn_world(inputs)
    geometry = world_geometry(inputs, parts, drawn)
    write_world(geometry, BOARDS)
    write_ways(board(), read_world(geometry), BOARDS)
    base_layer(inputs, drawn).save(BOARDS / "world-base.webp", quality=BASE_QUALITY, method=6)
    ink = draw_world_ink(read_world(geometry), Window(), inputs.projection.size)
    ink.save(BOARDS / "world-ink.webp", lossless=True, quality=60, method=4)


def faults_of_baked() -> list[str]:
    """What is wrong with the committed world."""
    return [f"world: {fault}" for fault in check(BOARDS / "world.json")]


def base_layer(inputs: Inputs, drawn: Zones) -> Any:
    """The layer below everything."""
    world = board()
    tones = {inputs.colour(area.id): _together(drawn, area.lands) for area in world.areas.values()}
    seas = unary_union(list(drawn.waters.values()))
    closed = box(0, 0, *inputs.projection.size).difference(drawn.land).difference(seas)
    reliefs = [read_relief(name) for name in RELIEFS]
    barren = _together(drawn, world.barren)
    return paint_base(inputs.projection, reliefs, drawn.land, tones, barren, drawn.out, closed)


def _together(drawn: Zones, lands: tuple[str, ...]) -> BaseGeometry:
    return unary_union([drawn.lands[land] for land in lands])


def world_geometry(inputs: Inputs, parts: Partition, drawn: Zones) -> dict[str, Any]:
    """Everything the pictures need to know, as plain data."""
    world = board()
    links = crossings(world, drawn, inputs.projection)
    marks = terrain_marks(world, drawn, links)
    wall = great_wall(world, drawn)
    kept = [PANEL, KEY, *(_edge_box(x, y) for *_, x, y in EDGES)]
    again = [(row["water"], point(inputs.projection, *row["at"])) for row in inputs.parts]
    placed = place(world, parts, marks, links, wall, kept, again)
    return {
        "name": "world",
        "size": list(inputs.projection.size),
        "panel": list(PANEL),
        "key": list(KEY),
        "edges": [{"text": text, "side": side, "at": [x, y]} for text, side, x, y in EDGES],
        "lands": {land: _land(world, drawn, placed, land) for land in world.lands},
        "waters": {
            water: {
                "zone": polygons(drawn.waters[water]),
                "label": _label(placed.waters[water].label),
                "again": [_label(name) for name in placed.waters[water].again],
                "fleets": [_rounded(fleet) for fleet in placed.waters[water].fleets],
            }
            for water in world.waters
        },
        "areas": {
            area.id: {
                "colour": list(inputs.colour(area.id)),
                "label": _label(placed.areas[area.id]),
                "band": _band(drawn, area.lands),
            }
            for area in world.areas.values()
        },
        "crossings": [
            {
                "lands": list(pair),
                "ends": [_rounded(end) for end in ends],
                "is_strait": pair[1] in world.lands[pair[0]].straits,
            }
            for pair, ends in links.items()
        ],
        "terrain": [
            {
                "kind": mark.kind.value,
                "land": mark.land,
                "against": mark.against,
                "places": [_rounded(spot) for spot in mark.places],
            }
            for mark in marks
        ],
        "borders": [[*pair, *_rounded(spot)] for pair, spot in middles(world, drawn, links).items()],
        "out": polygons(drawn.out),
        "lines": _lines(inputs, world, drawn),
    }


def _edge_box(x: int, y: int) -> tuple[int, int, int, int]:
    wide, high = EDGE_SIZE[0] // 2, EDGE_SIZE[1] // 2
    return x - wide, y - high, x + wide, y + high


def _land(world: Board, drawn: Zones, placed: Placement, land: str) -> dict[str, Any]:
    spots = placed.lands[land]
    return {
        "land": polygons(drawn.lands[land]),
        "label": _label(spots.label),
        "army": _rounded(spots.army),
        "city": _rounded(spots.city),
        "monument": _rounded(spots.monument),
        "resource": _rounded(spots.resource) if spots.resource else None,
        "is_barren": world.lands[land].is_barren,
    }


def _label(name: Name) -> dict[str, Any]:
    return {"x": round(name.x, 1), "y": round(name.y, 1), "size": name.size, "lines": list(name.lines)}


def _rounded(spot: tuple[float, float]) -> list[float]:
    return [round(spot[0], 1), round(spot[1], 1)]


def _band(drawn: Zones, lands: tuple[str, ...]) -> list[list[list[float]]]:
    """The strip inside an area along its land borders, in pieces that have no holes."""
    inside, whole = set(lands), _together(drawn, lands)
    return [
        polygon
        for pair, lines in drawn.land_borders.items()
        if len(inside.intersection(pair)) == 1
        for line in lines
        for polygon in polygons(line.buffer(BAND).intersection(whole).simplify(0.4))
    ]


def _lines(inputs: Inputs, world: Board, drawn: Zones) -> dict[str, Any]:
    area_of = {land.id: land.area or land.id for land in world.lands.values()}
    within = {pair: area_of.get(pair[0]) == area_of.get(pair[1]) for pair in drawn.land_borders}
    open_water = {pair_of(water.id, there) for water in world.waters.values() for there in water.adjacent}
    between = {pair: lines for pair, lines in drawn.water_borders.items() if OUT_OF_PLAY not in pair}
    streams = [
        line.simplify(0.4)
        for river in rivers(inputs.projection)
        for line in pieces(river.intersection(drawn.land), "LineString")
        if line.length > SHORTEST_RIVER
    ]
    return {
        "coast": polygons(drawn.land),
        "lakes": polygons(MultiPolygon(lakes(inputs.projection, drawn.land, *LAKES))),
        "rivers": [flat(line) for line in streams],
        "land": [flat(line) for pair, lines in drawn.land_borders.items() if within[pair] for line in lines],
        "area": [
            flat(line) for pair, lines in drawn.land_borders.items() if not within[pair] for line in lines
        ],
        "water": [flat(line) for pair, lines in between.items() if pair in open_water for line in lines],
        "closed": [flat(line) for pair, lines in between.items() if pair not in open_water for line in lines],
        "wall": [flat(line) for line in great_wall(world, drawn)],
    }


def write_world(geometry: Mapping[str, Any], folder: Path) -> None:
    """Writes the geometry, compactly."""
    text = json.dumps(geometry, ensure_ascii=False, separators=(",", ":"))
    (folder / "world.json").write_text(text + "\n", encoding="utf-8")

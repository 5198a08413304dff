"""Where everything lies on the drawn world, in pixels of its layers (`base("world")`, `ink("world")`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from renders.boards import baked
from renders.boards.baked import Box, Label, Point, Polygon, Ring

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class LandShape:
    """A land on the drawing, and where its pieces stand; a fort stands around its army."""

    land: tuple[Polygon, ...]
    label: Label
    army: Point
    city: Point
    monument: Point
    resource: Point | None
    is_barren: bool


@dataclass(frozen=True, slots=True)
class WaterShape:
    """A sea or ocean on the drawing, and where its fleets lie, best place first.

    Parts of it that lie apart carry its name once more.
    """

    zone: tuple[Polygon, ...]
    label: Label
    again: tuple[Label, ...]
    fleets: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class AreaShape:
    """An area's colour, its name with room for its value before it, and the band along its borders."""

    colour: Colour
    label: Label
    band: tuple[Polygon, ...]


@dataclass(frozen=True, slots=True)
class Crossing:
    """A strait, or a border of lands that do not touch on this map: the line from one to the other."""

    lands: tuple[str, str]
    ends: tuple[Point, Point]
    is_strait: bool


@dataclass(frozen=True, slots=True)
class TerrainMarks:
    """Peaks or trees on one side of a border: `land` is defended by them against `against`."""

    kind: str
    land: str
    against: str
    places: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Edge:
    """A note at the edge of the picture: the ocean beyond, left (-1) or right (1)."""

    text: str
    side: int
    at: Point


@dataclass(frozen=True, slots=True)
class WorldLines:
    """What the ink layer draws besides names and marks; `closed` separates waters that do not connect."""

    coast: tuple[Polygon, ...]
    lakes: tuple[Polygon, ...]
    rivers: tuple[Ring, ...]
    land: tuple[Ring, ...]
    area: tuple[Ring, ...]
    water: tuple[Ring, ...]
    closed: tuple[Ring, ...]
    wall: tuple[Ring, ...]


@dataclass(frozen=True, slots=True)
class World:
    """The drawn world; names are the ids of the rules' board."""

    size: tuple[int, int]
    lands: Mapping[str, LandShape]
    waters: Mapping[str, WaterShape]
    areas: Mapping[str, AreaShape]
    crossings: tuple[Crossing, ...]
    terrain: tuple[TerrainMarks, ...]
    borders: Mapping[frozenset[str], Point]
    out: tuple[Polygon, ...]
    panel: Box
    key: Box
    edges: tuple[Edge, ...]
    lines: WorldLines

    def middle(self, name: str) -> Point:
        """The place to point at in a land or water."""
        return self.lands[name].army if name in self.lands else self.waters[name].fleets[0]

    def border(self, one: str, other: str) -> Point | None:
        """The middle of the border or strait between two neighbours."""
        return self.borders.get(frozenset((one, other)))

    def bounds(self, name: str) -> Box:
        """The box around a land or water."""
        shape = self.lands[name].land if name in self.lands else self.waters[name].zone
        return baked.bounds(shape)


@cache
def load_world() -> World:
    """The drawn world, read when first needed and then kept."""
    return read_world(baked.data_of("world"))


def read_world(data: Mapping[str, Any]) -> World:
    """The geometry written in a baked file."""
    return World(
        size=(data["size"][0], data["size"][1]),
        lands={name: _land(row) for name, row in data["lands"].items()},
        waters={
            name: WaterShape(
                tuple(row["zone"]),
                baked.label(row["label"]),
                tuple(baked.label(again) for again in row["again"]),
                baked.points(row["fleets"]),
            )
            for name, row in data["waters"].items()
        },
        areas={
            name: AreaShape(
                (row["colour"][0], row["colour"][1], row["colour"][2]),
                baked.label(row["label"]),
                tuple(row["band"]),
            )
            for name, row in data["areas"].items()
        },
        crossings=tuple(
            Crossing(
                (row["lands"][0], row["lands"][1]),
                (baked.point(row["ends"][0]), baked.point(row["ends"][1])),
                row["is_strait"],
            )
            for row in data["crossings"]
        ),
        terrain=tuple(
            TerrainMarks(row["kind"], row["land"], row["against"], baked.points(row["places"]))
            for row in data["terrain"]
        ),
        borders={frozenset((one, other)): (x, y) for one, other, x, y in data["borders"]},
        out=tuple(data["out"]),
        panel=tuple(data["panel"]),
        key=tuple(data["key"]),
        edges=tuple(Edge(row["text"], row["side"], baked.point(row["at"])) for row in data["edges"]),
        lines=WorldLines(**{key: tuple(value) for key, value in data["lines"].items()}),
    )


def _land(row: Mapping[str, Any]) -> LandShape:
    return LandShape(
        land=tuple(row["land"]),
        label=baked.label(row["label"]),
        army=baked.point(row["army"]),
        city=baked.point(row["city"]),
        monument=baked.point(row["monument"]),
        resource=baked.point(row["resource"]) if row["resource"] else None,
        is_barren=row["is_barren"],
    )

"""Where everything lies on a drawn board, in pixels of its layers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from renders.boards import baked
from renders.boards.baked import Box, Label, Point, Polygon, Ring


@dataclass(frozen=True, slots=True)
class AreaShape:
    """An area on the drawing; `zone` includes its coastal water, `land` does not."""

    zone: tuple[Polygon, ...]
    land: tuple[Polygon, ...]
    label: Label
    slots: tuple[Point, ...]
    ships: Mapping[str, tuple[Point, ...]]
    badge: Point | None = None
    limit: int | None = None
    site: Point | None = None
    gate: str = ""
    is_start: bool = False

    @property
    def city(self) -> Point:
        """Where a city stands: on its site, else on the first slot."""
        return self.site or self.slots[0]


@dataclass(frozen=True, slots=True)
class SeaShape:
    """An open sea on the drawing."""

    zone: tuple[Polygon, ...]
    label: Label
    slots: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Corner:
    """A place where two areas come close without being neighbours.

    A link joins the two that do meet there; if nobody does, the corner is a stone.
    """

    apart: tuple[str, str]
    stone: Point | None
    link: tuple[Point, Point] | None


@dataclass(frozen=True, slots=True)
class Volcano:
    """A volcano and its place."""

    name: str
    at: Point


@dataclass(frozen=True, slots=True)
class Lines:
    """What the ink layer draws besides names and marks."""

    coast: tuple[Polygon, ...]
    lakes: tuple[Polygon, ...]
    rivers: tuple[Ring, ...]
    land: tuple[Ring, ...]
    water: tuple[Ring, ...]
    sea: tuple[Ring, ...]
    out: tuple[Ring, ...]
    flood: Mapping[str, tuple[Polygon, ...]]


@dataclass(frozen=True, slots=True)
class Geometry:
    """A drawn board."""

    name: str
    size: tuple[int, int]
    areas: Mapping[str, AreaShape]
    seas: Mapping[str, SeaShape]
    links: Mapping[frozenset[str], Mapping[str, Point]]
    volcanoes: tuple[Volcano, ...]
    corners: tuple[Corner, ...]
    out: tuple[Polygon, ...]
    panel: Box
    lines: Lines

    def middle(self, name: str) -> Point:
        """The place to point at in an area or a sea."""
        return self.areas[name].slots[0] if name in self.areas else self.seas[name].slots[0]

    def crossing(self, one: str, other: str, kind: str = "") -> Point | None:
        """The middle of the border between two neighbours: of this kind, else by land if there is one."""
        border = self.links.get(frozenset((one, other)), {})
        return border.get(kind) if kind else border.get("land", border.get("water"))

    def encloses(self, name: str, place: Point) -> bool:
        """Whether a place lies in an area or a sea, exactly."""
        zone = self.areas[name].zone if name in self.areas else self.seas[name].zone
        return any(baked.winds_around(polygon, place) for polygon in zone)

    def bounds(self, name: str) -> Box:
        """The box around an area or a sea."""
        zone = self.areas[name].zone if name in self.areas else self.seas[name].zone
        return baked.bounds(zone)


def read(data: Mapping[str, Any]) -> Geometry:
    """The geometry written in a baked file."""
    return Geometry(
        name=data["name"],
        size=(data["size"][0], data["size"][1]),
        areas={name: _area(row) for name, row in data["areas"].items()},
        seas={
            name: SeaShape(tuple(row["zone"]), baked.label(row["label"]), baked.points(row["slots"]))
            for name, row in data["seas"].items()
        },
        links=_links(data["links"]),
        volcanoes=tuple(Volcano(row["name"], baked.point(row["at"])) for row in data["volcanoes"]),
        corners=tuple(_corner(row) for row in data["corners"]),
        out=tuple(data["out"]),
        panel=tuple(data["panel"]),
        lines=Lines(
            **{key: tuple(value) for key, value in data["lines"].items() if key != "flood"},
            flood={name: tuple(polygons) for name, polygons in data["lines"]["flood"].items()},
        ),
    )


def _area(row: Mapping[str, Any]) -> AreaShape:
    return AreaShape(
        zone=tuple(row["zone"]),
        land=tuple(row["land"]),
        label=baked.label(row["label"]),
        slots=baked.points(row["slots"]),
        ships={coast: baked.points(places) for coast, places in row["ships"].items()},
        badge=baked.point(row["badge"]) if row.get("badge") else None,
        limit=row.get("limit"),
        site=baked.point(row["site"]) if row.get("site") else None,
        gate=row.get("gate", ""),
        is_start=row.get("is_start", False),
    )


def _corner(row: Mapping[str, Any]) -> Corner:
    link = row.get("link")
    return Corner(
        apart=(row["apart"][0], row["apart"][1]),
        stone=baked.point(row["stone"]) if row.get("stone") else None,
        link=(baked.point(link[0]), baked.point(link[1])) if link else None,
    )


def _links(rows: Sequence[Sequence[Any]]) -> dict[frozenset[str], dict[str, Point]]:
    links: dict[frozenset[str], dict[str, Point]] = {}
    for one, other, kind, x, y in rows:
        links.setdefault(frozenset((one, other)), {})[kind] = (x, y)
    return links

"""The board of the ancient world: the whole of it, and its western crop."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage
from shapely.geometry.base import BaseGeometry

import renders.boards
import rules.atlas
from renders.boards.geometry import read
from renders.boards.ink import draw_ink
from renders.boards.window import Window
from rules.atlas.reading import read as read_board
from rules.civ.ancient.line_up import STARTS
from tools.bake.adjacency import faults, listed
from tools.bake.check import check
from tools.bake.drawing import (
    Drawing,
    borders,
    crossings,
    drawing,
    flood_plains,
    lake_polygons,
    near_corners,
    polygons,
    river_lines,
    volcano,
)
from tools.bake.land import pieces, shaped_land
from tools.bake.layers import base_layer
from tools.bake.panel import largest_box
from tools.bake.partition import Partition, partition
from tools.bake.placement import Placement, Spot, Wish
from tools.bake.projection import StretchedProjection, point
from tools.bake.raster import fill_mask, ground
from tools.bake.rulesfile import ONLY_COAST, board_data, write_rows
from tools.bake.sources import INPUTS, Relief, read_relief
from tools.bake.vectorise import vectorise

CELL = 2.5
NAMES = ("ancient", "ancient-west")
MOVED_STARTS = {"ancient": STARTS}
"""Civilizations that begin elsewhere in the game that is played on a board."""
RULES_FILE = Path(rules.atlas.__file__).parent / "data" / "ancient.json"
BOARDS = Path(renders.boards.__file__).parent
BASE_QUALITY = 88
VOLCANO = (40.0, 52.0)
"""Room kept free around a volcano."""


@dataclass(frozen=True)
class Inputs:
    """What the board is baked from."""

    seeds: Mapping[str, Any]
    topology: Mapping[str, Any]

    @classmethod
    def read(cls) -> "Inputs":
        """The committed inputs."""
        folder = INPUTS / "ancient"
        seeds, topology = (
            json.loads((folder / f"{name}.json").read_text()) for name in ("seeds", "topology")
        )
        return cls(seeds, topology)

    @cached_property
    def projection(self) -> StretchedProjection:
        """Degrees to pixels."""
        return StretchedProjection(self.seeds["projection"])

    @cached_property
    def relief(self) -> Relief:
        """The shaded relief of the region."""
        return read_relief("relief-ancient.webp")

    @cached_property
    def neighbours(self) -> set[tuple[str, str]]:
        """All pairs that share a border."""
        return listed(self.topology, "land") | listed(self.topology, "water")


def bake() -> None:
    """Bakes the rules file, both geometries, and their layers; refuses a board that is not the topology."""
    inputs = Inputs.read()
    land = shaped_land(inputs.projection, inputs.seeds)
    whole = partition(
        inputs.projection, ground(inputs.projection, land, inputs.relief, inputs.seeds, CELL), inputs.seeds
    )
    wrong = faults(whole, inputs.topology)
    if wrong:
        raise SystemExit("\n".join(wrong))
    write_rows(board_data("ancient", inputs.topology), RULES_FILE)
    for name, part in zip(NAMES, (_whole(whole, inputs), _west(whole, inputs)), strict=True):
        drawn = drawing(part, vectorise(part.labels, CELL), land)
        geometry = _geometry(name, drawn, inputs)
        write_geometry(geometry, BOARDS / f"{name}.json")
        write_layers(name, geometry, base_layer(geometry, inputs.relief, inputs.projection))


def faults_of_baked() -> list[str]:
    """What is wrong with the committed boards."""
    return [f"{name}: {fault}" for name in NAMES for fault in check(BOARDS / f"{name}.json", RULES_FILE)]


def _whole(board: Partition, inputs: Inputs) -> Partition:
    """Only full cells: the last row and column may be cut by the edge."""
    width, height = inputs.projection.size
    return _cropped(board, int(height / CELL), int(width / CELL))


def _west(board: Partition, inputs: Inputs) -> Partition:
    """The western crop; areas of the east are out of play there."""
    _, _, right, bottom = inputs.seeds["projection"]["west_crop"]
    crop = _cropped(board, int(bottom / CELL), int(right / CELL))
    western = {row["name"] for row in (*inputs.topology["areas"], *inputs.topology["seas"]) if row["west"]}
    lookup = np.array(
        [label if name in western else crop.out for label, name in enumerate(crop.names)] + [crop.out],
        np.int32,
    )
    return replace(crop, labels=lookup[crop.labels])


def _cropped(board: Partition, rows: int, columns: int) -> Partition:
    return replace(board, land=board.land[:rows, :columns], labels=board.labels[:rows, :columns])


def _geometry(name: str, drawn: Drawing, inputs: Inputs) -> dict[str, Any]:
    rows = [row for row in inputs.topology["areas"] if row["name"] in drawn.zones]
    volcanoes = _volcanoes(drawn, rows, inputs)
    corners = near_corners(drawn, inputs.neighbours)
    plains = flood_plains(drawn, inputs.projection, inputs.seeds, rows)
    spots = _placed(drawn, rows, volcanoes, corners, plains, inputs)
    labels = drawn.board.labels
    starts = _starts(rows, MOVED_STARTS.get(name, {}))
    return {
        "name": name,
        "size": [int(labels.shape[1] * CELL), int(labels.shape[0] * CELL)],
        "panel": largest_box(labels == drawn.board.out, CELL),
        "areas": {row["name"]: _area(row, drawn, spots[row["name"]], starts) for row in rows},
        "seas": {
            row["name"]: {
                "zone": polygons(drawn.zones[row["name"]]),
                "label": spots[row["name"]].label,
                "slots": spots[row["name"]].slots,
            }
            for row in inputs.topology["seas"]
            if row["name"] in drawn.zones
        },
        "links": crossings(drawn),
        "volcanoes": volcanoes,
        "corners": corners,
        "out": polygons(drawn.out),
        "lines": {
            "coast": polygons(drawn.land),
            "lakes": lake_polygons(drawn, inputs.projection),
            "rivers": river_lines(drawn, inputs.projection),
            **borders(drawn),
            "flood": {plain: polygons(shape) for plain, shape in plains.items()},
        },
    }


def _starts(rows: list[Any], moved: Mapping[str, str]) -> set[str]:
    """The areas whose names are printed as starts."""
    begun = {row["start"]: row["name"] for row in rows if row["start"] is not None}
    return set({**begun, **moved}.values())


def _area(row: Mapping[str, Any], drawn: Drawing, spot: Spot, starts: set[str]) -> dict[str, Any]:
    return {
        "zone": polygons(drawn.zones[row["name"]]),
        "land": polygons(drawn.lands[row["name"]]),
        "label": spot.label,
        "badge": spot.badge,
        "limit": row["limit"],
        "site": spot.site,
        "gate": row["site"],
        "is_start": row["name"] in starts,
        "slots": spot.slots,
        "ships": spot.ships,
    }


def _volcanoes(drawn: Drawing, rows: list[Any], inputs: Inputs) -> list[dict[str, Any]]:
    found = []
    for name, (lat, lon) in inputs.seeds["volcanoes"].items():
        areas = [row["name"] for row in rows if row["volcano"] == name]
        if areas:
            at = volcano(drawn, point(inputs.projection, lat, lon), areas)
            found.append({"name": name, "at": at})
    return found


def _placed(
    drawn: Drawing,
    rows: list[Any],
    volcanoes: list[Any],
    corners: list[Any],
    plains: Mapping[str, BaseGeometry],
    inputs: Inputs,
) -> dict[str, Spot]:
    flooded = [piece for plain in plains.values() for piece in pieces(plain)]
    shape = (drawn.board.labels.shape[0], drawn.board.labels.shape[1])
    placement = Placement(drawn.board, fill_mask(flooded, shape, CELL))
    for row in volcanoes:
        placement.reserve(row["at"][0], row["at"][1] - 6, *VOLCANO)
    for corner in corners:
        ends = [corner["stone"]] if "stone" in corner else corner["link"]
        for x, y in ends:
            placement.reserve(x, y, 14, 14)
    wishes = [
        Wish(
            row["name"],
            point(inputs.projection, *inputs.seeds["areas"][row["name"]]["seeds"][0]),
            has_site=bool(row["site"]),
            has_badge=True,
            site_on_plain=row["site"] == "white",
        )
        for row in rows
    ]
    return placement.place(wishes, _coasts(drawn, inputs))


def _coasts(drawn: Drawing, inputs: Inputs) -> dict[str, dict[str, NDArray[np.bool_]]]:
    """The water cells of each coast that ships can use: those from which one can sail to another zone."""
    board = drawn.board
    open_water = _open_water(board)
    atlas = read_board(board_data("ancient", inputs.topology)).keeping(drawn.zones)
    water = {}
    for label, name in enumerate(board.names[: board.areas]):
        ids = [coast.id for coast in atlas.areas[name].coasts] if name in atlas.areas else []
        if ids == [ONLY_COAST]:
            water[name] = {ONLY_COAST: (board.labels == label) & open_water}
        elif ids:
            raise ValueError(f"{name} has several coasts: say which water belongs to which")
    return water


def _open_water(board: Partition) -> NDArray[np.bool_]:
    """Water that more than one zone shares: no lake, no backwater."""
    bodies, count = ndimage.label(~board.land)
    numbers = np.arange(count + 1)
    least, most = (reach(board.labels, bodies, numbers) for reach in (ndimage.minimum, ndimage.maximum))
    return np.asarray((least != most)[bodies] & ~board.land)


def write_geometry(geometry: Mapping[str, Any], path: Path) -> None:
    """Writes a baked geometry, compactly."""
    path.write_text(json.dumps(geometry, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def write_layers(name: str, geometry: Mapping[str, Any], base: Image.Image) -> None:
    """Writes the base layer and the ink of a board."""
    base.save(BOARDS / f"{name}-base.webp", quality=BASE_QUALITY, method=6)
    ink = draw_ink(read(geometry), Window(), (geometry["size"][0], geometry["size"][1]))
    ink.save(BOARDS / f"{name}-ink.webp", lossless=True, quality=60, method=4)

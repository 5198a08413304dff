"""Reads the shipped boards."""

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from rules.atlas.board import Area, Board, Coast, Sea, Site, Water, without_dead_coasts
from rules.atlas.names import Aliases


def read(data: Mapping[str, Any], also: Aliases | None = None) -> Board:
    """The board written in a data file; shores of inland seas are dropped; `also` are its aliases."""
    areas = {
        row["name"]: Area(
            name=row["name"],
            limit=row["limit"],
            site=Site(row["site"]),
            flood_plain=row["flood_plain"],
            volcanoes=tuple(row["volcanoes"]),
            region=row["region"],
            start_of=row["start_of"],
            parts=tuple(row["parts"]),
            land=tuple(row["land"]),
            coasts=tuple(
                Coast(coast["id"], tuple(Water(*pair) for pair in coast["water"]), tuple(coast["seas"]))
                for coast in row["coasts"]
            ),
        )
        for row in data["areas"]
    }
    seas = {
        row["name"]: Sea(
            name=row["name"],
            inland=row["inland"],
            parts=tuple(row["parts"]),
            water=tuple(Water(*pair) for pair in row["water"]),
            seas=tuple(row["seas"]),
        )
        for row in data["seas"]
    }
    return without_dead_coasts(Board(data["name"], areas, seas, also or {}))


@lru_cache(maxsize=8)
def load(name: str = "ancient", part: str = "") -> Board:
    """A shipped board, or a part of it: `load("ancient")`, `load("ancient", "west")`."""
    if part:
        return load(name).part(part)
    return read(_data(name), _aliases())


def _aliases() -> Aliases:
    """Other words for areas and seas, such as modern names; one may stand for several."""
    return {alias: tuple(meant.split(", ")) for meant, others in _data("aliases").items() for alias in others}


def _data(name: str) -> Any:
    return json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))

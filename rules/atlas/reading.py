"""Reads the shipped boards."""

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from rules.atlas.board import Area, Board, Coast, Sea, Site, Water, without_dead_coasts
from rules.atlas.names import Finder


def read(data: Mapping[str, Any]) -> Board:
    """The board written in a data file; shores of inland seas are dropped."""
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
    return without_dead_coasts(Board(data["name"], areas, seas))


@lru_cache(maxsize=8)
def load(name: str = "ancient", part: str = "") -> Board:
    """A shipped board, or a part of it: `load("ancient")`, `load("ancient", "west")`."""
    if part:
        return load(name).part(part)
    text = files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    return read(json.loads(text))


@lru_cache(maxsize=8)
def aliases(name: str = "aliases") -> Mapping[str, tuple[str, ...]]:
    """Other words for areas and seas, such as modern names; one may stand for several."""
    text = files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    return {alias: tuple(meant.split(", ")) for meant, others in json.loads(text).items() for alias in others}


@lru_cache(maxsize=8)
def finder(board: str = "ancient", part: str = "") -> Finder:
    """The finder for the areas and seas of a board."""
    known = load(board, part)
    return Finder((*known.areas, *known.seas), aliases())

"""Nine areas around a lake: two shores, one hill between them."""

from typing import Any

from rules.atlas import Board
from rules.atlas.reading import read

LAKE = "The Mere"

# name, limit, gate, whose region, who begins there
AREAS = (
    ("Ashford", 3, "black", "Ash", "Ash"),
    ("Alders", 2, "", "Ash", None),
    ("Birchwood", 3, "black", "Birch", "Birch"),
    ("Brook", 2, "white", "Birch", None),
    ("Claymoor", 3, "black", "Clay", "Clay"),
    ("Cairn", 2, "", "Clay", None),
    ("Dunes", 3, "black", "Dune", "Dune"),
    ("Delta", 4, "black", "Dune", None),
    ("Hill", 1, "", "Ash", None),
)
LAND = (
    ("Ashford", "Alders"),
    ("Alders", "Birchwood"),
    ("Birchwood", "Brook"),
    ("Claymoor", "Cairn"),
    ("Cairn", "Dunes"),
    ("Dunes", "Delta"),
    ("Brook", "Delta"),
    ("Hill", "Ashford"),
    ("Hill", "Birchwood"),
    ("Hill", "Claymoor"),
    ("Hill", "Dunes"),
)
INLAND = ("Hill",)
ALIASES = {"the ford": ("Ashford",), "the moor": ("Claymoor",)}


def _neighbours(area: str) -> list[str]:
    return [b if a == area else a for a, b in LAND if area in (a, b)]


def _area(name: str, limit: int, site: str, region: str, start_of: str | None) -> dict[str, Any]:
    shore = [other for other in _neighbours(name) if other not in INLAND]
    coast = {"id": "shore", "water": [[other, "shore"] for other in shore], "seas": [LAKE]}
    return {
        "name": name,
        "limit": limit,
        "site": site,
        "flood_plain": "the brook" if site == "white" else None,
        "volcanoes": [],
        "region": region,
        "start_of": start_of,
        "parts": [],
        "land": _neighbours(name),
        "coasts": [] if name in INLAND else [coast],
    }


def board() -> Board:
    """The board."""
    wet = [[name, "shore"] for name, *_ in AREAS if name not in INLAND]
    lake = {"name": LAKE, "inland": False, "parts": [], "water": wet, "seas": []}
    return read({"name": "tiny", "areas": [_area(*row) for row in AREAS], "seas": [lake]}, ALIASES)

"""Boards as the rules see them, and the finder for the names players type."""

from rules.atlas.board import Area, Board, Coast, Sea, Site, Water
from rules.atlas.names import Ambiguous, Answer, Finder, Found, Unknown
from rules.atlas.reading import load

__all__ = [
    "Ambiguous",
    "Answer",
    "Area",
    "Board",
    "Coast",
    "Finder",
    "Found",
    "Sea",
    "Site",
    "Unknown",
    "Water",
    "load",
]

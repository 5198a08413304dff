"""Boards as the rules see them, and the finder for the names players type."""

from rules.atlas.board import Area, Board, Coast, Sea, Site, Water
from rules.atlas.reading import load

__all__ = ["Area", "Board", "Coast", "Sea", "Site", "Water", "load"]

"""The baked boards: geometry and layers."""

from renders.boards.geometry import AreaShape, Box, Geometry, Label, Point, SeaShape
from renders.boards.loader import Zoom, base, ink, load, zoom
from renders.boards.view import View, window

__all__ = [
    "AreaShape",
    "Box",
    "Geometry",
    "Label",
    "Point",
    "SeaShape",
    "View",
    "Zoom",
    "base",
    "ink",
    "load",
    "window",
    "zoom",
]

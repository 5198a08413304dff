"""The baked boards: geometry and layers."""

from renders.boards.baked import Box, Label, Point
from renders.boards.geometry import AreaShape, Geometry, SeaShape
from renders.boards.loader import Zoom, base, ink, load, zoom
from renders.boards.tiles import Tiled
from renders.boards.window import Window, window_on

__all__ = [
    "AreaShape",
    "Box",
    "Geometry",
    "Label",
    "Point",
    "SeaShape",
    "Tiled",
    "Window",
    "Zoom",
    "base",
    "ink",
    "load",
    "window_on",
    "zoom",
]
